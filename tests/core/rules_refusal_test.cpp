// Why a move text is refused, and that the reasons come in their order; see docs/rules.md.
#include <string>

#include <gtest/gtest.h>

#include "tests/core/rules_play.h"

namespace {

using rules_play::Game;

constexpr const char* kTwo = "{'players':2}";
constexpr const char* kGoal = " q1 p1 p2 o1 o2 o3 n1 n2 n3 n4 ";

TEST(RulesRefusal, BadText) {
  const Game game(kTwo, "a i5 / d q1", 0);
  for (const char* text : {"", "i5", "i5-", "i5i6", "I5-i6", "i5--i6", "5-6", "i5-i6 "}) {
    EXPECT_EQ(game.whyNot(text), "bad-text") << text;
  }
}

TEST(RulesRefusal, BadTextGoesBeforeGameOver) {
  const Game over(kTwo, std::string("a") + kGoal + "/ d i5", 0);
  EXPECT_EQ(over.whyNot("i5"), "bad-text");
  EXPECT_EQ(over.whyNot("i5-z9"), "game-over");
}

TEST(RulesRefusal, NotOnBoard) {
  const Game game(kTwo, "a i5 / d q1", 0);
  EXPECT_EQ(game.whyNot("i5-i10"), "not-on-board");
  EXPECT_EQ(game.whyNot("z99-a1"), "not-on-board");
  EXPECT_EQ(game.whyNot("h1-i5-b3"), "not-on-board");
}

TEST(RulesRefusal, NoPiece) {
  const Game game(kTwo, "a i5 / d q1", 0);
  EXPECT_EQ(game.whyNot("h1-h1"), "no-piece");
}

TEST(RulesRefusal, NotYourPiece) {
  const Game game(kTwo, "a i5 / d q1", 0);
  EXPECT_EQ(game.whyNot("q1-q1"), "not-your-piece");
}

TEST(RulesRefusal, SameHole) {
  const Game game(kTwo, "a i5 / d q1", 0);
  EXPECT_EQ(game.whyNot("i5-i5"), "same-hole");
}

TEST(RulesRefusal, Occupied) {
  const Game game("{'players':3,'rules':{'camps':'closed'}}", "a i5 e5 / c e4 i6", 0);
  EXPECT_EQ(game.whyNot("i5-i6"), "occupied");
  EXPECT_EQ(game.whyNot("e5-e4"), "occupied");
}

TEST(RulesRefusal, CampClosed) {
  const Game game("{'players':3,'rules':{'camps':'closed','goalLock':true}}", "a e5 m5 / c f3", 0);
  EXPECT_EQ(game.whyNot("e5-e4"), "camp-closed");
}

TEST(RulesRefusal, GoalLocked) {
  const Game game("{'players':2,'rules':{'goalLock':true}}", "a n1 / d a1", 0);
  EXPECT_EQ(game.whyNot("n1-m5"), "goal-locked");
  EXPECT_EQ(game.whyNot("n1-a1"), "occupied");
  EXPECT_EQ(game.whyNot("n1-l5"), "goal-locked");
}

TEST(RulesRefusal, NoBridge) {
  const Game game(kTwo, "a i5 / d i6 q1", 0);
  EXPECT_EQ(game.whyNot("i5-k7"), "no-bridge");
  EXPECT_EQ(game.whyNot("i5-i7-i9"), "no-bridge");
}

TEST(RulesRefusal, KingNotHopped) {
  const Game game("{'players':2,'preset':'japanese'}", "a i5 / D i6", 0);
  EXPECT_EQ(game.whyNot("i5-i7"), "king-not-hopped");
}

TEST(RulesRefusal, Ambiguous) {
  // By way of c3 alone, or of c3 and e7: the piece on c1 ends up on the last of them.
  const Game game("{'players':2,'rules':{'blocking':'swap'}}", "d a1 b2 c2 d2 d3 / a c1", 1);
  EXPECT_EQ(game.whyNot("a1-c3*c1"), "");
  EXPECT_EQ(game.whyNot("a1-c3-e7*c1"), "");
  EXPECT_EQ(game.whyNot("a1*c1"), "ambiguous");
}

TEST(RulesRefusal, NotAdjacent) {
  const Game game(kTwo, "a i5 / d i6 q1", 0);
  EXPECT_EQ(game.whyNot("i5-k8"), "not-adjacent");
  EXPECT_EQ(game.whyNot("i5-i9"), "not-adjacent");
  EXPECT_EQ(game.whyNot("i5-l5"), "not-adjacent");
}

}  // namespace
