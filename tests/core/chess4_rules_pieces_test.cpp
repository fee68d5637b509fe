// Rules of four-player chess: the board, the armies and how pieces move.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/core/chess4_rules_play.h"

namespace {

using chess4_rules::Game;

TEST(Chess4Board, HasAHundredAndSixtySquares) {
  int squares = 0;
  for (int file = 1; file <= 14; ++file) {
    for (int rank = 1; rank <= 14; ++rank) {
      if (nyota::chess4::onBoard(nyota::chess4::cellAt(file, rank))) ++squares;
    }
  }
  EXPECT_EQ(squares, 160);
  for (const char* corner : {"c3", "a1", "l3", "c12", "l12", "n14"}) {
    EXPECT_EQ(nyota::chess4::findCell(corner), nyota::chess4::kNoCell) << corner;
  }
}

TEST(Chess4Board, SquaresHaveNames) {
  EXPECT_EQ(nyota::chess4::nameOf(nyota::chess4::cellAt(1, 4)), "a4");
  EXPECT_EQ(nyota::chess4::nameOf(nyota::chess4::cellAt(14, 11)), "n11");
  EXPECT_EQ(nyota::chess4::findCell("k14"), nyota::chess4::cellAt(11, 14));
}

TEST(Chess4Board, SeatsSitClockwiseFromTheBottom) {
  const Game game;
  EXPECT_EQ(game.on("h2"), "rP");
  EXPECT_EQ(game.on("b7"), "bP");
  EXPECT_EQ(game.on("g13"), "yP");
  EXPECT_EQ(game.on("m8"), "gP");
}

TEST(Chess4Board, ArmiesStandAsSeenByTheirPlayers) {
  const Game game;
  const std::vector<std::vector<std::string>> rows = {
      {"d1", "e1", "f1", "g1", "h1", "i1", "j1", "k1"},
      {"a11", "a10", "a9", "a8", "a7", "a6", "a5", "a4"},
      {"k14", "j14", "i14", "h14", "g14", "f14", "e14", "d14"},
      {"n4", "n5", "n6", "n7", "n8", "n9", "n10", "n11"}};
  const std::string colours = "rbyg";
  const std::string pieces = "RNBQKBNR";
  for (int seat = 0; seat < 4; ++seat) {
    for (int i = 0; i < 8; ++i) {
      EXPECT_EQ(game.on(rows[seat][i]), std::string() + colours[seat] + pieces[i]) << rows[seat][i];
    }
  }
  for (const char* pawn : {"d2", "k2", "b4", "b11", "d13", "k13", "m4", "m11"}) {
    EXPECT_EQ(game.on(pawn).back(), 'P') << pawn;
  }
}

TEST(Chess4Board, TurnsGoClockwise) {
  Game game;
  for (const char* text : {"h2-h3", "b7-c7", "g13-g12", "m8-l8"}) {
    const int turn = game.turn();
    EXPECT_TRUE(game.play(text));
    EXPECT_EQ(game.turn(), (turn + 1) % 4);
  }
}

TEST(Chess4Board, FirstSeatStarts) {
  EXPECT_EQ(Game().turn(), 0);
  EXPECT_EQ(Game("first:2").turn(), 2);
}

TEST(Chess4Board, OwnRowsCountFromTheOwnSide) {
  const nyota::chess4::Cell cell = nyota::chess4::findCell("d6");
  EXPECT_EQ(nyota::chess4::rowOf(0, cell), 6);
  EXPECT_EQ(nyota::chess4::rowOf(1, cell), 4);
  EXPECT_EQ(nyota::chess4::rowOf(2, cell), 9);
  EXPECT_EQ(nyota::chess4::rowOf(3, cell), 11);
}

TEST(Chess4Pieces, OnlyTheSeatToMoveMoves) {
  const Game game;
  EXPECT_EQ(game.now().countMoves(), 20U);
  EXPECT_EQ(game.targets("h2"), "h3 h4");
  EXPECT_EQ(game.targets("b7"), "");
}

TEST(Chess4Pieces, AKingGoesOneSquare) {
  EXPECT_EQ(Game("", "e5rK k2rP").targets("e5"), "d4 d5 d6 e4 e6 f4 f5 f6");
}

TEST(Chess4Pieces, AKnightJumps) {
  const Game game("", "e5rN d4rP d5rP e4rP e6bP f5rP f6yN");
  EXPECT_EQ(game.targets("e5"), "c4 c6 d3 d7 f3 f7 g4 g6");
}

TEST(Chess4Pieces, ARookGoesStraight) {
  EXPECT_EQ(Game("", "e5rR").targets("e5"),
            "a5 b5 c5 d5 e1 e10 e11 e12 e13 e14 e2 e3 e4 e6 e7 e8 e9 f5 g5 h5 i5 j5 k5 l5 m5 n5");
}

TEST(Chess4Pieces, ABishopGoesDiagonally) {
  EXPECT_EQ(Game("", "e4rB").targets("e4"), "a8 b7 c6 d3 d5 f3 f5 g2 g6 h7 i8 j9 k10 l11");
}

TEST(Chess4Pieces, AQueenGoesBothWays) {
  EXPECT_EQ(Game("", "c4rQ d4rP b4rN c6rP").targets("c4"),
            "a6 b5 c5 d3 d5 e2 e6 f1 f7 g8 h9 i10 j11 k12");
}

TEST(Chess4Pieces, LinesEndAtPieces) {
  EXPECT_EQ(Game("", "e5rR e7rP e3bP h5yN c5rN").targets("e5"), "d5 e3 e4 e6 f5 g5 h5");
}

TEST(Chess4Pieces, LinesEndAtTheMissingCorners) {
  EXPECT_EQ(Game("", "c5rR b5rN d5rN").targets("c5"), "c10 c11 c4 c6 c7 c8 c9");
  EXPECT_EQ(Game("", "d4rB e3rN e5rN").targets("d4"), "b6 c5");
}

TEST(Chess4Pieces, EndingOnAnOpponentCaptures) {
  Game game("", "e5rR e3bP");
  EXPECT_TRUE(game.play("e5-e3"));
  EXPECT_EQ(game.on("e3"), "rR");
  EXPECT_TRUE(game.told("captured 0 1 e3 pawn plain live 1"));
}

TEST(Chess4Pieces, AKingInPlayIsNotCaptured) {
  // Yellow's king stands attacked, and it is Red's turn.
  const Game game("", "g9rR");
  EXPECT_TRUE(game.can("g9-g13"));
  EXPECT_FALSE(game.can("g9-g14"));
}

TEST(Chess4Pieces, APinnedPieceStays) {
  for (const char* rook : {"h9bR", "h9yR", "h9gR"}) {
    EXPECT_EQ(Game("", std::string("h3rN ") + rook).targets("h3"), "") << rook;
  }
}

TEST(Chess4Pieces, AKingKeepsOffAttackedSquares) {
  for (const char* rook : {"g9bR", "g9yR", "g9gR"}) {
    EXPECT_EQ(Game("", std::string("k2rP ") + rook).targets("h1"), "h2 i1 i2") << rook;
  }
}

TEST(Chess4Pieces, ACheckMustBeMet) {
  const Game game("", "h9bR d2rR e4rP f9rB");
  EXPECT_EQ(game.targets("d2"), "h2");
  EXPECT_EQ(game.targets("e4"), "");
  EXPECT_EQ(game.targets("f9"), "h7");
  EXPECT_EQ(game.targets("h1"), "g1 g2 i1 i2");
}

TEST(Chess4Pieces, ADoubleCheckIsMetByTheKing) {
  const Game game("", "h9bR d5yB d2rR");
  EXPECT_EQ(game.targets("d2"), "");
  EXPECT_EQ(game.targets("h1"), "g1 i1 i2");
}

TEST(Chess4Pieces, APinnedPieceAttacks) {
  EXPECT_EQ(Game("", "h7rK k2rP d10bK d6bR d3yR").targets("h7"), "g7 g8 h8 i7 i8");
}

}  // namespace
