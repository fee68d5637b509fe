// The options that bound how a piece may move; see docs/rules.md.
#include <string>

#include <gtest/gtest.h>

#include "tests/core/rules_play.h"

namespace {

using rules_play::Game;

constexpr const char* kLocked = "{'players':2,'rules':{'goalLock':true}}";

TEST(RulesOptions, ALockedPieceStaysInItsGoal) {
  const Game game(kLocked, "a n1 / d a1", 0);
  EXPECT_EQ(game.targets("n1"), "n2 o1");
}

TEST(RulesOptions, ALockedPieceHopsWithinItsGoal) {
  const Game game(kLocked, "a n1 / d m6 n2", 0);
  EXPECT_EQ(game.targets("n1"), "n3 o1");
}

TEST(RulesOptions, ALockedPieceLeavesItsGoalNotEvenInMidChain) {
  const Game game(kLocked, "a n1 / d m6 m7", 0);
  EXPECT_EQ(game.whyNot("n1-l6-n3"), "goal-locked");
  EXPECT_EQ(game.routes("n1", "n3"), 0);
}

TEST(RulesOptions, WithoutTheLockItMayLeave) {
  const Game game("{'players':2}", "a n1 / d m6 m7", 0);
  EXPECT_EQ(game.whyNot("n1-l6-n3"), "");
  EXPECT_EQ(game.whyNot("n1-m5"), "");
}

// e4, e3 and f3 lie in point 1: with three seats the goal of seat 2, with two nobody's.
constexpr const char* kEdge = "a e5 / c e4 f3";

TEST(RulesOptions, FreeCampsAreForAll) {
  const Game game("{'players':3}", kEdge, 0);
  EXPECT_EQ(game.whyNot("e5-e3"), "");
  EXPECT_EQ(game.routes("e5", "e3"), 1);
}

TEST(RulesOptions, CampsToPassAreNoRest) {
  const Game game("{'players':3,'rules':{'camps':'pass'}}", kEdge, 0);
  EXPECT_EQ(game.whyNot("e5-e3"), "camp-closed");
  EXPECT_EQ(game.routes("e5", "e3"), 0);
}

TEST(RulesOptions, CampsToPassMayBePassed) {
  const Game game("{'players':3,'rules':{'camps':'pass'}}", kEdge, 0);
  EXPECT_EQ(game.whyNot("e5-e3-g3"), "");
  EXPECT_EQ(game.routes("e5", "g3"), 1);
}

TEST(RulesOptions, UnusedPointsAreFreeToPassAndRest) {
  const Game game("{'players':2,'rules':{'camps':'pass'}}", "a e5 / d e4 f3", 0);
  EXPECT_EQ(game.whyNot("e5-e3"), "");
  EXPECT_EQ(game.routes("e5", "e3"), 1);
}

TEST(RulesOptions, ClosedCampsAreNotEntered) {
  const Game game("{'players':3,'rules':{'camps':'closed'}}", kEdge, 0);
  EXPECT_EQ(game.whyNot("e5-e3-g3"), "camp-closed");
  EXPECT_EQ(game.routes("e5", "g3"), 0);
}

TEST(RulesOptions, ClosedMeansUnusedPointsToo) {
  const Game game("{'players':2,'rules':{'camps':'closed'}}", "a e5 / d e4 f3", 0);
  EXPECT_EQ(game.whyNot("e5-e3"), "camp-closed");
}

TEST(RulesOptions, HomeAndGoalOfThePieceStayOpen) {
  const Game game("{'players':3,'rules':{'camps':'closed'}}", "a e5 m5 / c q1", 0);
  EXPECT_EQ(game.targets("e5"), "d1 e6 f4 f5");
  EXPECT_EQ(game.targets("m5"), "l4 l5 m6 n1");
}

TEST(RulesOptions, AnotherSetOfTheSeatHasACampOfItsOwn) {
  const Game game("{'players':2,'rules':{'camps':'closed','sets':2}}", "a e5 / b f4 / d q1", 0);
  EXPECT_EQ(game.targets("e5"), "d1 e6 f5 g3");
  EXPECT_EQ(game.targets("f4"), "e4 f3 f5 g3 g4");
}

TEST(RulesOptions, TheHexagonIsAlwaysOpen) {
  const Game game("{'players':3,'preset':'japanese'}", "a f5 / c q1", 0);
  EXPECT_EQ(game.targets("f5"), "e5 e6 f4 f6 g4 g5");
}

constexpr const char* kFilled = "{'players':2,'rules':{'unusedCamps':'filled'}}";

TEST(RulesOptions, FilledPointsHoldNeutralPieces) {
  EXPECT_EQ(Game(kFilled).text(),
            "d/dd/ddd/dddd/nnnn5nnnn/nnn6nnn/nn7nn/n8n/9/n8n/nn7nn/nnn6nnn/nnnn5nnnn/"
            "aaaa/aaa/aa/a 0");
}

TEST(RulesOptions, NeutralPiecesNeverMove) {
  const Game game(kFilled, "a a1 / n e4 / d q1", 0);
  EXPECT_EQ(game.whyNot("e4-e5"), "not-your-piece");
  EXPECT_EQ(game.routes("e4", "e5"), 0);
}

TEST(RulesOptions, NeutralPiecesMayBeHopped) {
  const Game game(kFilled, "a e5 / n e4 / d q1", 0);
  EXPECT_EQ(game.whyNot("e5-e3"), "");
  EXPECT_EQ(game.routes("e5", "e3"), 1);
}

TEST(RulesOptions, EmptyPointsHoldNone) {
  EXPECT_EQ(Game("{'players':2}").text(),
            "d/dd/ddd/dddd/13/12/11/10/9/10/11/12/13/aaaa/aaa/aa/a 0");
}

constexpr const char* kFar = "{'players':2,'rules':{'hops':'distance'}}";

TEST(RulesOptions, ADistantHopLandsAsFarBehind) {
  const Game game(kFar, "a i5 / d i7 q1", 0);
  EXPECT_EQ(game.whyNot("i5-i9"), "");
  EXPECT_EQ(game.routes("i5", "i9"), 1);
  EXPECT_EQ(game.routes("i5", "i8"), 0);
}

TEST(RulesOptions, ADistantHopNeedsTheRestOfTheLineEmpty) {
  const Game game(kFar, "a i5 / d i7 i8", 0);
  EXPECT_NE(game.whyNot("i5-i9"), "");
  EXPECT_EQ(game.routes("i5", "i9"), 0);
}

TEST(RulesOptions, DistanceMayBeOne) {
  const Game game(kFar, "a i5 / d i6", 0);
  EXPECT_EQ(game.routes("i5", "i7"), 1);
}

TEST(RulesOptions, AdjacentHopsAreShort) {
  const Game game("{'players':2}", "a i5 / d i7 q1", 0);
  EXPECT_EQ(game.routes("i5", "i9"), 0);
  EXPECT_EQ(game.whyNot("i5-i9"), "not-adjacent");
}

TEST(RulesOptions, ASeatMovesAnyOfItsSets) {
  const Game game("{'players':2,'rules':{'sets':2}}", "a i5 / b g5 / d q1", 0);
  EXPECT_EQ(game.routes("i5", "i6"), 1);
  EXPECT_EQ(game.routes("g5", "g6"), 1);
}

TEST(RulesOptions, FirstSeatStarts) {
  EXPECT_EQ(Game("{'players':3,'firstSeat':2}").turn(), 2);
  EXPECT_EQ(Game("{'players':3}").turn(), 0);
}

}  // namespace
