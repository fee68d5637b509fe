// Rules of four-player chess: teams, move texts, refusals.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/core/chess4_rules_play.h"

namespace {

using chess4_rules::Game;
using Ranks = std::vector<int>;

TEST(Chess4Teams, OppositeSeatsBelongTogether) {
  EXPECT_TRUE(Game("teams", "e5rR e8bN").can("e5-e8"));
  EXPECT_TRUE(Game("teams", "e5rR e8gN").can("e5-e8"));
  EXPECT_FALSE(Game("teams", "e5rR e8yN").can("e5-e8"));
  EXPECT_FALSE(Game("teams", "turn:b e5bR e8gN").can("e5-e8"));
}

TEST(Chess4Teams, PartnersAreInTheWay) {
  EXPECT_EQ(Game("teams", "e5rR e8yN d5yP f5yP").targets("e5"), "e1 e2 e3 e4 e6 e7");
}

TEST(Chess4Teams, PartnersGiveNoCheck) {
  const Game game("teams", "h9yR k2rP");
  EXPECT_FALSE(game.now().inCheck(0));
  EXPECT_TRUE(game.can("h1-h2"));
}

TEST(Chess4Teams, PartnersDoNotCaptureInPassing) {
  Game game("teams", "f2rP e4bP g3yP");
  EXPECT_TRUE(game.play("f2-f4"));
  EXPECT_TRUE(game.can("e4-f3"));
  EXPECT_TRUE(game.play("a7-a6"));
  EXPECT_EQ(game.targets("g3"), "g2");
}

TEST(Chess4Teams, PawnsArePromotedOnTheEleventhRow) {
  EXPECT_TRUE(Game("teams", "d7rP").can("d7-d8"));
  EXPECT_TRUE(Game("teams", "d10rP").can("d10-d11=Q"));
  EXPECT_TRUE(Game("teams", "turn:g e9gP").can("e9-d9=Q"));
}

TEST(Chess4Teams, APawnBecomesWhatItsPlayerWants) {
  for (const char piece : std::string("QRBN")) {
    Game game("teams", "e10rP");
    EXPECT_EQ(game.targets("e10"), "e11");
    EXPECT_TRUE(game.play(std::string("e10-e11=") + piece)) << piece;
    EXPECT_EQ(game.on("e11").back(), piece == 'Q' ? 'D' : piece);
  }
}

TEST(Chess4Teams, ACaptureInPassingMayPromote) {
  const Game game("teams", "turn:y d5yP d4bP crossed:c4");
  EXPECT_TRUE(game.can("d5-c4=N"));
  EXPECT_TRUE(game.can("d5-c4=Q"));
}

TEST(Chess4Teams, ThereAreNoPoints) {
  Game game("teams", "g6rN f7bK j9gK h8bR");
  EXPECT_TRUE(game.play("g6-h8"));
  EXPECT_TRUE(game.told("captured 0 1 h8 rook plain live 0"));
  EXPECT_TRUE(game.told("check 0 1,3 0"));
  EXPECT_EQ(game.points(0), 0);
}

TEST(Chess4Teams, ACheckmateWinsForBoth) {
  Game game("teams", "e5rQ a8bK a7bP a9bP b7bP b9bP");
  EXPECT_TRUE(game.play("e5-h8"));
  EXPECT_EQ(game.reason(), "checkmate");
  EXPECT_EQ(game.ranks(), Ranks({1, 3, 1, 3}));
}

TEST(Chess4Teams, ACheckmateWaitsForTheTurn) {
  Game game("teams", "n8gK m7gP m9gP n7gP n9gP d5rQ");
  EXPECT_TRUE(game.play("d5-d8"));
  EXPECT_EQ(game.turn(), 1);
  EXPECT_TRUE(game.playAll({"a7-a6", "g14-g13"}));
  EXPECT_EQ(game.reason(), "checkmate");
}

TEST(Chess4Teams, AStalemateIsADraw) {
  Game game("teams", "d1bK e5rQ");
  EXPECT_TRUE(game.play("e5-e3"));
  EXPECT_EQ(game.reason(), "draw");
  EXPECT_EQ(game.detail(), "stalemate");
  EXPECT_EQ(game.ranks(), Ranks({1, 1, 1, 1}));
}

TEST(Chess4Teams, AResignationLosesForBoth) {
  Game game("teams");
  game.resign(2);
  EXPECT_EQ(game.reason(), "resigned");
  EXPECT_EQ(game.ranks(), Ranks({3, 1, 3, 1}));
}

TEST(Chess4Teams, BareKingsOfAllAreADraw) {
  Game game("teams", "e8bR d8rK");
  EXPECT_TRUE(game.play("d8-e8"));
  EXPECT_EQ(game.detail(), "bare-kings");
  EXPECT_EQ(game.points(0), 0);
}

TEST(Chess4Teams, NobodyWinsByTheMoveLimit) {
  Game game("teams limit:1");
  EXPECT_TRUE(game.play("h2-h4"));
  EXPECT_EQ(game.reason(), "move-limit");
  EXPECT_EQ(game.ranks(), Ranks({1, 1, 1, 1}));
}

TEST(Chess4Texts, AMoveIsItsTwoSquares) {
  EXPECT_EQ(Game().whyNot("h2-h4"), "");
  EXPECT_EQ(Game().whyNot("h2h4"), "bad-text");
}

TEST(Chess4Texts, CastlingIsTheKingsMove) {
  Game game("", "k1rR castle:rs");
  EXPECT_TRUE(game.play("h1-j1"));
  EXPECT_EQ(game.on("i1"), "rR");
}

TEST(Chess4Texts, AQueenMayBeSaid) {
  for (const char* text : {"d7-d8", "d7-d8=Q"}) {
    Game game("", "d7rP");
    EXPECT_TRUE(game.play(text)) << text;
    EXPECT_EQ(game.on("d8"), "rD");
  }
}

TEST(Chess4Texts, NothingElseMayBeSaid) {
  for (const char* text : {"d7-d8=R", "d7-d8=B", "d7-d8=N", "d7-d8=K", "h1-h2=Q"}) {
    EXPECT_FALSE(Game("", "d7rP").play(text)) << text;
  }
}

TEST(Chess4Texts, WithTeamsAQueenIsMeant) {
  Game game("teams", "d10rP");
  EXPECT_TRUE(game.play("d10-d11"));
  EXPECT_EQ(game.on("d11"), "rD");
}

TEST(Chess4Refusal, BadText) {
  for (const char* text : {"", "h2", "h2-", "-h4", "h2-h4-h5", "h2-h4=", "h2 h4", "H2-h4"}) {
    EXPECT_EQ(Game().whyNot(text), "bad-text") << text;
  }
}

TEST(Chess4Refusal, GameOver) {
  const Game game("", "e5rP out:byg");
  EXPECT_EQ(game.whyNot("e5-e6"), "game-over");
  EXPECT_EQ(game.whyNot("nonsense"), "bad-text");
}

TEST(Chess4Refusal, NotOnBoard) {
  EXPECT_EQ(Game().whyNot("h2-c3"), "not-on-board");
  EXPECT_EQ(Game().whyNot("b2-h4"), "not-on-board");
  EXPECT_EQ(Game().whyNot("h2-h15"), "not-on-board");
}

TEST(Chess4Refusal, NoPiece) { EXPECT_EQ(Game().whyNot("h5-h5"), "no-piece"); }

TEST(Chess4Refusal, NotYourPiece) { EXPECT_EQ(Game().whyNot("b7-b7"), "not-your-piece"); }

TEST(Chess4Refusal, SameSquare) { EXPECT_EQ(Game().whyNot("h2-h2"), "same-hole"); }

TEST(Chess4Refusal, Occupied) {
  EXPECT_EQ(Game().whyNot("g1-h1"), "occupied");
  EXPECT_EQ(Game("", "g9rR").whyNot("g9-g14"), "occupied");
  EXPECT_EQ(Game("teams", "e5rR e8yN").whyNot("e5-e8"), "occupied");
}

TEST(Chess4Refusal, NotHowItMoves) {
  EXPECT_EQ(Game().whyNot("h2-h5"), "not-how-it-moves");
  EXPECT_EQ(Game().whyNot("e1-e3"), "not-how-it-moves");
}

TEST(Chess4Refusal, PathBlocked) {
  EXPECT_EQ(Game().whyNot("g1-g5"), "path-blocked");
  EXPECT_EQ(Game("", "d2rP d3bN").whyNot("d2-d4"), "path-blocked");
}

TEST(Chess4Refusal, KingInCheck) {
  EXPECT_EQ(Game("", "h3rN h9bR").whyNot("h3-g5"), "king-in-check");
  EXPECT_EQ(Game("", "g9bR k2rP").whyNot("h1-g1"), "king-in-check");
}

}  // namespace
