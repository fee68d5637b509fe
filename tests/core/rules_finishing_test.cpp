// When a seat has finished, and the swaps that two ways of finishing bring; see docs/rules.md.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/core/rules_play.h"

namespace {

using rules_play::boardText;
using rules_play::Game;
using Seats = std::vector<int>;

constexpr const char* kFullGoal = "{'players':2}";
constexpr const char* kOwnOnly = "{'players':2,'rules':{'blocking':'own-only'}}";
constexpr const char* kSwap = "{'players':2,'rules':{'blocking':'swap'}}";
constexpr const char* kSwapLast = "{'players':2,'rules':{'blocking':'swap-last'}}";

/// Nine of the ten holes of seat 0's goal: all but n4.
const std::string kGoalButN4 = " q1 p1 p2 o1 o2 o3 n1 n2 n3 ";

TEST(RulesFinishing, AFullGoalWithAnOwnPiece) {
  Game game(kFullGoal, "a m9 / d i5" + kGoalButN4, 0);
  EXPECT_TRUE(game.play("m9-n4"));
  EXPECT_EQ(game.finished(), Seats({0}));
}

TEST(RulesFinishing, AGoalFullOfOthersIsNoFinish) {
  const Game game(kFullGoal, "a i5 / d n4" + kGoalButN4, 0);
  EXPECT_EQ(game.reason(), "");
}

TEST(RulesFinishing, AGoalWithAHoleIsNoFinish) {
  Game game(kFullGoal, "a m9 q1 p1 p2 o1 o2 o3 n1 n2 / d i5", 0);
  EXPECT_TRUE(game.play("m9-n4"));
  EXPECT_EQ(game.finished(), Seats());
}

TEST(RulesFinishing, OwnOnlyWantsOwnPieces) {
  Game mixed(kOwnOnly, "a m9 / d i5" + kGoalButN4, 0);
  EXPECT_TRUE(mixed.play("m9-n4"));
  EXPECT_EQ(mixed.finished(), Seats());
  Game own(kOwnOnly, "a m9" + kGoalButN4 + "/ d i5", 0);
  EXPECT_TRUE(own.play("m9-n4"));
  EXPECT_EQ(own.finished(), Seats({0}));
}

constexpr const char* kTwoSets = "{'players':2,'rules':{'blocking':'own-only','sets':2}}";
const std::string kGoalOfB = " m10 m11 m12 m13 l10 l11 l12 k10 k11 j10 ";

TEST(RulesFinishing, EachSetHasToBeHome) {
  const Game half(kTwoSets, "a n4 i5 / b" + kGoalOfB + "/ d a1", 0);
  EXPECT_EQ(half.reason(), "");
  const Game whole(kTwoSets, "a n4" + kGoalButN4 + "/ b" + kGoalOfB + "/ d a1", 0);
  EXPECT_EQ(whole.reason(), "finished");
}

TEST(RulesFinishing, OwnMeansOfThisSet) {
  const Game crossed(kTwoSets, "b n4" + kGoalButN4 + "/ a" + kGoalOfB + "/ d a1", 0);
  EXPECT_EQ(crossed.reason(), "");
}

TEST(RulesFinishing, AStepMaySwap) {
  Game game(kSwap, "a m9 / d n4", 0);
  EXPECT_TRUE(game.play("m9*n4"));
  EXPECT_EQ(game.text(), boardText("a n4 / d m9") + " 1");
}

TEST(RulesFinishing, AHopMaySwap) {
  Game game(kSwap, "a l9 m9 / d n4", 0);
  EXPECT_EQ(game.routes("l9", "n4"), 1);
  EXPECT_TRUE(game.play("l9*n4"));
  EXPECT_EQ(game.text(), boardText("a n4 m9 / d l9") + " 1");
}

TEST(RulesFinishing, TheOtherPieceGoesWhereThisHopLeft) {
  Game game(kSwap, "a j9 k9 m9 / d n4", 0);
  EXPECT_TRUE(game.play("j9-l9*n4"));
  EXPECT_EQ(game.text(), boardText("a n4 k9 m9 / d l9") + " 1");
}

TEST(RulesFinishing, TheChainMayGoOnAfterASwap) {
  const Game game(kSwap, "a l9 m9 n3 / d n4", 0);
  EXPECT_EQ(game.whyNot("l9*n4-n2"), "");
  EXPECT_EQ(game.routes("l9", "n2"), 1);
}

TEST(RulesFinishing, NoSwapOutsideTheGoal) {
  const Game game(kSwap, "a i5 / d i6 q1", 0);
  EXPECT_EQ(game.whyNot("i5*i6"), "occupied");
}

TEST(RulesFinishing, NoSwapWithTheOwnSeat) {
  const Game game("{'players':2,'rules':{'blocking':'swap','sets':2}}", "a m9 / b n4 / d a1", 0);
  EXPECT_EQ(game.whyNot("m9*n4"), "occupied");
}

TEST(RulesFinishing, SwapFinishesLikeOwnOnly) {
  Game game(kSwap, "a m9 / d i5" + kGoalButN4, 0);
  EXPECT_TRUE(game.play("m9-n4"));
  EXPECT_EQ(game.finished(), Seats());
}

TEST(RulesFinishing, OnlyTheTwoSwapRulesSwap) {
  const Game game(kOwnOnly, "a m9 / d n4", 0);
  EXPECT_EQ(game.whyNot("m9*n4"), "occupied");
  EXPECT_EQ(game.routes("m9", "n4"), 0);
}

TEST(RulesFinishing, ALastSwapTakesAnyTwo) {
  Game game(kSwapLast, "a n4 i5 / d" + kGoalButN4, 0);
  EXPECT_EQ(game.routes("i5", "q1"), 1);
  EXPECT_TRUE(game.play("i5*q1"));
  EXPECT_EQ(game.text(), boardText("a n4 q1 / d i5 p1 p2 o1 o2 o3 n1 n2 n3") + " 1");
}

TEST(RulesFinishing, ALastSwapNeedsAFullGoal) {
  const Game game(kSwapLast, "a n4 i5 / d q1 p1 p2 o1 o2 o3 n1 n2", 0);
  EXPECT_EQ(game.whyNot("i5*q1"), "occupied");
}

TEST(RulesFinishing, ALastSwapNeedsAnOwnPieceThere) {
  const Game game(kSwapLast, "a i5 / d n4" + kGoalButN4, 0);
  EXPECT_EQ(game.whyNot("i5*q1"), "occupied");
}

TEST(RulesFinishing, ALastSwapTakesAPieceFromOutside) {
  const Game game(kSwapLast, "a n4 i5 / d" + kGoalButN4, 0);
  EXPECT_EQ(game.whyNot("n4*q1"), "occupied");
}

TEST(RulesFinishing, ALastSwapIsTheWholeMove) {
  const Game game(kSwapLast, "a n4 m9 m7 / d" + kGoalButN4, 0);
  EXPECT_EQ(game.whyNot("m9*n3"), "");
  EXPECT_NE(game.whyNot("m9*n3-l7"), "");
  EXPECT_EQ(game.routes("m9", "l7"), 0);
}

TEST(RulesFinishing, ASwapPutsAPieceWhereItCouldNotGo) {
  Game game("{'players':3,'rules':{'blocking':'swap-last','camps':'closed'}}",
            "a n4 a1 / c" + kGoalButN4 + "/ e i5", 0);
  EXPECT_TRUE(game.play("a1*q1"));
  EXPECT_EQ(game.text(), boardText("a n4 q1 / c a1 p1 p2 o1 o2 o3 n1 n2 n3 / e i5") + " 1");
}

}  // namespace
