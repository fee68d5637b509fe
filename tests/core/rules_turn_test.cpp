// One turn: steps, hops, chains, and how moves are told apart; see docs/rules.md.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/core/rules_play.h"

namespace {

using rules_play::boardText;
using rules_play::Game;

constexpr const char* kTwo = "{'players':2}";
constexpr const char* kThree = "{'players':3}";
constexpr const char* kJapanese = "{'players':2,'preset':'japanese'}";
constexpr const char* kSwap = "{'players':2,'rules':{'blocking':'swap'}}";

TEST(RulesTurn, AStepGoesToAnEmptyNeighbour) {
  const Game game(kTwo, "a i5 i6 / d i7 q1", 0);
  EXPECT_EQ(game.targets("i5"), "h5 h6 i4 j5 j6");
  EXPECT_EQ(game.whyNot("i5-j5"), "");
  EXPECT_EQ(game.whyNot("i5-i6"), "occupied");
  EXPECT_EQ(game.whyNot("i5-k8"), "not-adjacent");
}

TEST(RulesTurn, OnlyAnOwnPieceMoves) {
  const Game game(kTwo, "a i5 / d q1", 0);
  EXPECT_EQ(game.targets("q1"), "");
  EXPECT_EQ(game.whyNot("q1-p1"), "not-your-piece");
  EXPECT_EQ(game.whyNot("h5-g5"), "no-piece");
}

TEST(RulesTurn, AHopGoesOverAPieceOfAnyColour) {
  const Game game(kThree, "a i5 i6 / c j6 / e h5", 0);
  EXPECT_EQ(game.routes("i5", "i7"), 1);
  EXPECT_EQ(game.routes("i5", "k7"), 1);
  EXPECT_EQ(game.routes("i5", "g5"), 1);
  EXPECT_EQ(game.whyNot("i5-k7"), "");
}

TEST(RulesTurn, AHopNeedsAnEmptyHoleBehind) {
  const Game game(kTwo, "a i5 / d i6 i7 / a j6", 0);
  EXPECT_EQ(game.routes("i5", "i7"), 0);
  EXPECT_EQ(game.routes("i5", "i8"), 0);
  EXPECT_EQ(game.routes("i5", "k7"), 1);
  EXPECT_EQ(game.whyNot("i5-i8"), "not-adjacent");
}

TEST(RulesTurn, AHopNeedsAPieceToHop) {
  const Game game(kTwo, "a i5 / d q1", 0);
  EXPECT_EQ(game.whyNot("i5-i7"), "no-bridge");
}

TEST(RulesTurn, HopsStayOnTheBoard) {
  // From the tips and corners every hop but the one inwards would leave the board.
  const Game game(kTwo, "a a1 e1 b1 b2 e2 f1 / d q1", 0);
  EXPECT_EQ(game.targets("a1"), "c1 c3");
  EXPECT_EQ(game.targets("e1"), "e3 g1");
}

TEST(RulesTurn, AChainGoesOnInAnyDirection) {
  const Game game(kTwo, "a i5 i6 / d j8", 0);
  EXPECT_EQ(game.targets("i5"), "h5 h6 i4 i7 j5 j6 k9");
  EXPECT_EQ(game.whyNot("i5-i7-k9"), "");
}

TEST(RulesTurn, AChainMayStopAfterAnyHop) {
  Game game(kTwo, "a i5 i6 / d j8", 0);
  EXPECT_EQ(game.whyNot("i5-i7"), "");
  EXPECT_TRUE(game.stops({"i5"}, "i7"));
  EXPECT_TRUE(game.stops({"i5", "i7"}, "k9"));
}

TEST(RulesTurn, AStepEndsTheTurn) {
  const Game game(kTwo, "a i5 / d i7 q1", 0);
  EXPECT_NE(game.whyNot("i5-i6-i8"), "");
  EXPECT_EQ(game.routes("i5", "i8"), 0);
}

TEST(RulesTurn, AHopIsNotFollowedByAStep) {
  const Game game(kTwo, "a i5 / d i6 q1", 0);
  EXPECT_NE(game.whyNot("i5-i7-i8"), "");
  EXPECT_EQ(game.routes("i5", "i8"), 0);
}

TEST(RulesTurn, NothingIsCaptured) {
  Game game(kTwo, "a i5 / d i6 q1", 0);
  EXPECT_TRUE(game.play("i5-i7"));
  EXPECT_EQ(game.text(), boardText("a i7 / d i6 q1") + " 1");
}

TEST(RulesTurn, TheFirstHoleMayBePassedThrough) {
  const Game game(kTwo, "a i5 / d i6 j7 j6 h5", 0);
  EXPECT_EQ(game.whyNot("i5-i7-k7-i5-g5"), "");
}

TEST(RulesTurn, APieceIsNotItsOwnBridge) {
  const Game game("{'players':2,'rules':{'hops':'distance'}}", "a i5 / d i6 j7", 0);
  EXPECT_EQ(game.whyNot("i5-i7-k7"), "");
  EXPECT_EQ(game.whyNot("i5-i7-k7-g5"), "no-bridge");
  EXPECT_EQ(game.routes("i5", "g5"), 0);
}

TEST(RulesTurn, AChainDoesNotEndWhereItBegan) {
  const Game game(kTwo, "a i5 / d i6 j7 j6", 0);
  EXPECT_EQ(game.routes("i5", "i5"), 0);
  EXPECT_EQ(game.whyNot("i5-i7-k7-i5"), "same-hole");
}

TEST(RulesTurn, NorAfterASwap) {
  const Game game(kSwap, "a n1 n2 o2 o1 / d n3", 0);
  EXPECT_EQ(game.whyNot("n1*n3-p1"), "");
  EXPECT_EQ(game.routes("n1", "n1"), 0);
}

TEST(RulesTurn, EqualMovesAreOne) {
  // The king reaches j6 by a step and by a chain of three hops.
  const Game game(kJapanese, "A i5 / a i6 i7 j8 k8 k7", 0);
  EXPECT_EQ(game.whyNot("i5-i8-l8-j6"), "");
  EXPECT_EQ(game.routes("i5", "j6"), 1);
}

TEST(RulesTurn, EqualMovesAreWrittenOnce) {
  const Game game(kJapanese, "A i5 / a i6 i7 j8 k8 k7", 0);
  int times = 0;
  for (const std::string& text : game.offered("i5")) {
    if (text.size() >= 2 && text.substr(text.size() - 2) == "j6") ++times;
  }
  EXPECT_EQ(times, 1);
}

TEST(RulesTurn, DifferentPositionsAreDifferentMoves) {
  const Game game("{'players':3,'rules':{'blocking':'swap'}}", "a n1 n2 o1 o2 / c n3 / e p1", 0);
  EXPECT_EQ(game.whyNot("n1*n3"), "");
  EXPECT_EQ(game.whyNot("n1*p1*n3"), "");
  EXPECT_EQ(game.routes("n1", "n3"), 2);
}

TEST(RulesTurn, ThePathIsTheFirstOfTheShortest) {
  const Game game(kTwo, "a i5 / d i6 j8 j6 k8", 0);
  EXPECT_EQ(game.readAs("i5-k9"), "i5-i7-k9");
  EXPECT_EQ(game.readAs("i5-k7"), "i5-k7");
}

TEST(RulesTurn, AnyLegalPathIsAccepted) {
  const Game game(kTwo, "a i5 / d i6 j8 j6 k8", 0);
  EXPECT_EQ(game.readAs("i5-k7-k9"), "i5-k7-k9");
  EXPECT_EQ(game.readAs("i5-k7-k9-i7"), "i5-k7-k9-i7");
}

TEST(RulesTurn, ASeatWithoutAMoveIsSkipped) {
  Game game(kTwo, "a i5 b1 b2 c1 c3 / d a1", 0);
  EXPECT_TRUE(game.play("i5-i6"));
  EXPECT_EQ(game.skipped(), std::vector<int>({1}));
  EXPECT_EQ(game.turn(), 0);
}

TEST(RulesTurn, ASeatWithAMoveIsNotSkipped) {
  // d can hop out of the corner.
  Game game(kTwo, "a i5 b1 b2 c1 / d a1", 0);
  EXPECT_TRUE(game.play("i5-i6"));
  EXPECT_EQ(game.skipped(), std::vector<int>());
  EXPECT_EQ(game.turn(), 1);
}

TEST(RulesTurn, NobodyPassesByChoice) {
  const Game game(kTwo, "a i5 / d q1", 0);
  EXPECT_EQ(game.whyNot("i5-i5"), "same-hole");
}

}  // namespace
