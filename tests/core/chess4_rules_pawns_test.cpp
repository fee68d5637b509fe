// Rules of four-player chess: pawns, promotion, captures in passing, castling.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/core/chess4_rules_play.h"

namespace {

using chess4_rules::Game;

TEST(Chess4Pawns, GoOneForward) {
  EXPECT_EQ(Game("", "d5rP").targets("d5"), "d6");
  EXPECT_EQ(Game("", "turn:b e6bP").targets("e6"), "f6");
  EXPECT_EQ(Game("", "turn:y f9yP").targets("f9"), "f8");
  EXPECT_EQ(Game("", "turn:g j9gP").targets("j9"), "i9");
}

TEST(Chess4Pawns, StopBeforeAPiece) { EXPECT_EQ(Game("", "d5rP d6bP").targets("d5"), ""); }

TEST(Chess4Pawns, GoTwoFromTheSecondRow) {
  EXPECT_EQ(Game("", "d2rP").targets("d2"), "d3 d4");
  EXPECT_EQ(Game("", "turn:b b5bP").targets("b5"), "c5 d5");
  EXPECT_EQ(Game("", "turn:y e13yP").targets("e13"), "e11 e12");
  EXPECT_EQ(Game("", "turn:g m6gP").targets("m6"), "k6 l6");
  EXPECT_EQ(Game("", "d3rP").targets("d3"), "d4");
}

TEST(Chess4Pawns, GoTwoOverEmptySquaresOnly) {
  EXPECT_EQ(Game("", "d2rP d3bN").targets("d2"), "");
  EXPECT_EQ(Game("", "d2rP d4bN").targets("d2"), "d3");
}

TEST(Chess4Pawns, CaptureDiagonallyForward) {
  EXPECT_EQ(Game("", "e5rP d6bN f6yN e6gN d4bN").targets("e5"), "d6 f6");
  EXPECT_EQ(Game("", "turn:b e5bP f6rN f4yN d6gN").targets("e5"), "f4 f5 f6");
}

TEST(Chess4Pawns, BecomeQueensOnTheEighthRow) {
  struct Way {
    const char* pieces;
    const char* text;
    const char* told;
  };
  for (const Way& way : {Way{"b7rP", "b7-b8", "promoted 0 b8 queen"},
                         Way{"turn:b g11bP", "g11-h11", "promoted 1 h11 queen"},
                         Way{"turn:y k8yP", "k8-k7", "promoted 2 k7 queen"},
                         Way{"turn:g h1gP h2rK", "h1-g1", "promoted 3 g1 queen"}}) {
    Game game("", way.pieces);
    EXPECT_TRUE(game.play(way.text)) << way.text;
    EXPECT_TRUE(game.told(way.told)) << way.told;
  }
}

TEST(Chess4Pawns, BecomeQueensByCapturing) {
  Game game("", "d7rP e8bN");
  EXPECT_TRUE(game.play("d7-e8"));
  EXPECT_EQ(game.on("e8"), "rD");
}

TEST(Chess4Pawns, QueensKeepTheMark) {
  Game game("", "d7rP");
  EXPECT_TRUE(game.play("d7-d8"));
  EXPECT_EQ(game.on("d8"), "rD");
}

TEST(Chess4Passing, ThePawnNextDoorCaptures) {
  Game game("", "d2rP c4bP");
  EXPECT_TRUE(game.play("d2-d4"));
  EXPECT_TRUE(game.can("c4-d3"));
}

TEST(Chess4Passing, OnlyAfterADoubleStep) {
  Game game("", "d3rP c4bP");
  EXPECT_TRUE(game.play("d3-d4"));
  EXPECT_FALSE(game.can("c4-d3"));
}

TEST(Chess4Passing, TakesThePawnOff) {
  Game game("", "d2rP c4bP");
  EXPECT_TRUE(game.playAll({"d2-d4", "c4-d3"}));
  EXPECT_EQ(game.on("d4"), "");
  EXPECT_EQ(game.on("d3"), "bP");
}

TEST(Chess4Passing, LastsAWholeRound) {
  Game game("", "d2rP e4gP");
  EXPECT_TRUE(game.playAll({"d2-d4", "a7-a6", "g14-g13"}));
  EXPECT_TRUE(game.can("e4-d3"));
}

TEST(Chess4Passing, EndsWhenTheTurnComesAgain) {
  Game game("", "d2rP c4bP");
  EXPECT_TRUE(game.playAll({"d2-d4", "a7-a6", "g14-g13", "n8-n9", "h1-h2"}));
  EXPECT_FALSE(game.can("c4-d3"));
}

TEST(Chess4Passing, NextIsForTheVeryNextMove) {
  Game game("next", "d2rP c4bP e4gP");
  EXPECT_TRUE(game.play("d2-d4"));
  EXPECT_TRUE(game.can("c4-d3"));
  EXPECT_TRUE(game.playAll({"a7-a6", "g14-g13"}));
  EXPECT_FALSE(game.can("e4-d3"));
}

TEST(Chess4Passing, AResignationIsNoMove) {
  Game game("next", "d2rP e4gP");
  EXPECT_TRUE(game.play("d2-d4"));
  game.resign(1);
  game.resign(2);
  EXPECT_TRUE(game.can("e4-d3"));
}

TEST(Chess4Passing, MayBeOff) {
  Game game("off", "d2rP c4bP");
  EXPECT_TRUE(game.play("d2-d4"));
  EXPECT_FALSE(game.can("c4-d3"));
}

TEST(Chess4Passing, LapsesWhenThePawnIsGone) {
  Game game("", "d2rP e4gP d9bR");
  EXPECT_TRUE(game.playAll({"d2-d4", "d9-d4", "g14-g13"}));
  EXPECT_FALSE(game.can("e4-d3"));
}

TEST(Chess4Passing, LapsesWhenTheOwnerIsOut) {
  Game game("", "d2rP c4bP");
  EXPECT_TRUE(game.play("d2-d4"));
  game.resign(0);
  EXPECT_FALSE(game.can("c4-d3"));
}

TEST(Chess4Passing, LapsesWhenAPieceComesBetween) {
  Game game("", "d2rP f1bB e4gP");
  EXPECT_TRUE(game.playAll({"d2-d4", "f1-d3"}));
  EXPECT_EQ(game.now().enPassant(0), nyota::chess4::kNoCell);
  EXPECT_TRUE(game.playAll({"g14-g13", "e4-d3"}));
  EXPECT_TRUE(game.told("captured 3 1 d3 bishop plain live 5"));
  EXPECT_EQ(game.on("d4"), "rP");
}

TEST(Chess4Passing, MayPromoteToo) {
  Game game("", "h2rP g4bP");
  EXPECT_TRUE(game.playAll({"h2-h4", "g4-h3"}));
  EXPECT_EQ(game.on("h3"), "bD");
  EXPECT_EQ(game.on("h4"), "");
}

TEST(Chess4Passing, NeitherPawnOpensALineToTheKing) {
  Game open("", "f2rP d4bK e4bP k5gR");
  EXPECT_TRUE(open.play("f2-f4"));
  EXPECT_TRUE(open.can("e4-f3"));
  Game hidden("", "f2rP d4bK e4bP k4gR");
  EXPECT_TRUE(hidden.play("f2-f4"));
  EXPECT_FALSE(hidden.can("e4-f3"));
}

TEST(Chess4Castling, GoesTowardEitherRook) {
  struct Way {
    const char* pieces;
    const char* text;
    const char* told;
    const char* rook;
  };
  for (const Way& way : {Way{"turn:r k1rR castle:rs", "h1-j1", "castled 0 k1 i1", "i1"},
                         Way{"turn:r d1rR castle:rl", "h1-f1", "castled 0 d1 g1", "g1"},
                         Way{"turn:b a4bR castle:bs", "a7-a5", "castled 1 a4 a6", "a6"},
                         Way{"turn:b a11bR castle:bl", "a7-a9", "castled 1 a11 a8", "a8"},
                         Way{"turn:y d14yR castle:ys", "g14-e14", "castled 2 d14 f14", "f14"},
                         Way{"turn:y k14yR castle:yl", "g14-i14", "castled 2 k14 h14", "h14"},
                         Way{"turn:g n11gR castle:gs", "n8-n10", "castled 3 n11 n9", "n9"},
                         Way{"turn:g n4gR castle:gl", "n8-n6", "castled 3 n4 n7", "n7"}}) {
    Game game("", way.pieces);
    EXPECT_TRUE(game.play(way.text)) << way.text;
    EXPECT_TRUE(game.told(way.told)) << way.told;
    EXPECT_EQ(game.on(way.rook).substr(1), "R") << way.rook;
  }
}

TEST(Chess4Castling, NeedsAKingThatNeverMoved) {
  Game game("", "k1rR castle:rs");
  EXPECT_TRUE(game.playAll({"h1-h2", "a7-a6", "g14-g13", "n8-n9"}));
  EXPECT_TRUE(game.playAll({"h2-h1", "a6-a7", "g13-g14", "n9-n8"}));
  EXPECT_FALSE(game.can("h1-j1"));
}

TEST(Chess4Castling, NeedsARookThatNeverMoved) {
  Game game("", "k1rR d1rR castle:rs castle:rl");
  EXPECT_TRUE(game.playAll({"k1-k2", "a7-a6", "g14-g13", "n8-n9"}));
  EXPECT_TRUE(game.playAll({"k2-k1", "a6-a7", "g13-g14", "n9-n8"}));
  EXPECT_FALSE(game.can("h1-j1"));
  EXPECT_TRUE(game.can("h1-f1"));
}

TEST(Chess4Castling, ACapturedRookTakesItsRight) {
  // Another rook comes to where the captured one stood.
  Game game("", "turn:b k9bR k1rR k12rR castle:rs");
  EXPECT_TRUE(game.playAll({"k9-k1", "g14-g13", "n8-n9", "k12-k1", "a7-a6", "g13-g14", "n9-n8"}));
  EXPECT_EQ(game.on("k1"), "rR");
  EXPECT_FALSE(game.can("h1-j1"));
}

TEST(Chess4Castling, NeedsEmptySquaresBetween) {
  for (const char* between : {"e1rN", "f1rN", "g1bN"}) {
    EXPECT_FALSE(Game("", std::string("d1rR castle:rl ") + between).can("h1-f1")) << between;
  }
  EXPECT_FALSE(Game("", "k1rR castle:rs j1rN").can("h1-j1"));
}

TEST(Chess4Castling, NotOutOfCheck) { EXPECT_FALSE(Game("", "k1rR castle:rs h9yR").can("h1-j1")); }

TEST(Chess4Castling, NotThroughAnAttack) {
  EXPECT_FALSE(Game("", "k1rR castle:rs i9yR").can("h1-j1"));
  EXPECT_FALSE(Game("", "d1rR castle:rl g9bR").can("h1-f1"));
}

TEST(Chess4Castling, NotIntoAnAttack) {
  EXPECT_FALSE(Game("", "k1rR castle:rs j9gR").can("h1-j1"));
}

TEST(Chess4Castling, OtherSquaresMayBeAttacked) {
  EXPECT_TRUE(Game("", "k1rR castle:rs k9yR").can("h1-j1"));
  EXPECT_TRUE(Game("", "d1rR castle:rl e9bR").can("h1-f1"));
}

TEST(Chess4Castling, GreyPiecesDoNotMatter) {
  EXPECT_TRUE(Game("", "out:y k1rR castle:rs i9yR").can("h1-j1"));
}

}  // namespace
