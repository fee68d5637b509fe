// Resigning; see docs/rules.md.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/core/rules_play.h"

namespace {

using rules_play::boardText;
using rules_play::Game;
using Seats = std::vector<int>;

constexpr const char* kThree = "{'players':3}";

TEST(RulesResignation, IsNoTurn) {
  Game game(kThree, "a i5 / c i7 / e g5", 0);
  game.resign(0);
  EXPECT_EQ(game.now().turnsTaken(0), 0);
  EXPECT_EQ(game.now().turnsTaken(1), 0);
}

TEST(RulesResignation, TheFirstToResignIsLast) {
  Game game(kThree, "a i5 / c i7 / e g5", 0);
  game.resign(1);
  EXPECT_EQ(game.ranks(), Seats({0, 3, 0}));
  game.resign(2);
  EXPECT_EQ(game.ranks(), Seats({1, 3, 2}));
}

TEST(RulesResignation, ThePiecesAreTakenOff) {
  Game game(kThree, "a i5 / c i6 / e g5", 0);
  game.resign(1);
  EXPECT_EQ(game.text(), boardText("a i5 / e g5") + " 0");
  EXPECT_EQ(game.routes("i5", "i6"), 1);
  EXPECT_EQ(game.now().hash(), game.now().hashFromScratch());
}

TEST(RulesResignation, TheOneLeftTakesTheFreeRank) {
  Game game("{'players':2}", "a i5 / d i7", 0);
  game.resign(0);
  EXPECT_EQ(game.turn(), -1);
  EXPECT_EQ(game.ranks(), Seats({2, 1}));
}

TEST(RulesResignation, IsTheReasonWhereNobodyFinished) {
  Game game("{'players':2}", "a i5 / d i7", 0);
  game.resign(0);
  EXPECT_EQ(game.reason(), "resigned");
}

const std::string kGoal = " q1 p1 p2 o1 o2 o3 n1 n2 n3 n4 ";

TEST(RulesResignation, IsNotTheReasonAfterAFinisher) {
  Game game(kThree, "a" + kGoal + "/ c i5 / e g5", 1);
  game.resign(2);
  EXPECT_EQ(game.reason(), "finished");
  EXPECT_EQ(game.ranks(), Seats({1, 2, 3}));
}

TEST(RulesResignation, InTurnPassesTheTurn) {
  Game game(kThree, "a i5 / c i7 / e g5", 0);
  game.resign(0);
  EXPECT_EQ(game.turn(), 1);
}

TEST(RulesResignation, OutOfTurnLeavesTheTurn) {
  Game game(kThree, "a i5 / c i7 / e g5", 0);
  game.resign(1);
  EXPECT_EQ(game.turn(), 0);
}

TEST(RulesResignation, ASeatThatLosesItsBridgesIsSkipped) {
  // In the corner of a point that is closed to rest in, seat 0 moves only over seat 2's piece.
  Game game("{'players':3,'rules':{'camps':'pass'}}", "a e1 / c e2 i9 / e e4 i5", 0);
  EXPECT_EQ(game.targets("e1"), "e5");
  game.resign(2);
  EXPECT_EQ(game.skipped(), Seats({0}));
  EXPECT_EQ(game.turn(), 1);
}

TEST(RulesResignation, EmptiesTheCounter) {
  Game game(kThree, "a i5 / c i7 / e g5", 0);
  EXPECT_TRUE(game.play("i5-h5"));
  EXPECT_EQ(game.now().idle(), 1);
  game.resign(2);
  EXPECT_EQ(game.now().idle(), 0);
}

TEST(RulesResignation, MayMeetTheMoveLimit) {
  Game game("{'players':3,'rules':{'moveLimit':1}}", "a i5 / c i7 / e g5", 0);
  EXPECT_TRUE(game.play("i5-i6"));
  EXPECT_TRUE(game.play("i7-i8"));
  game.resign(2);
  EXPECT_EQ(game.reason(), "move-limit");
  EXPECT_EQ(game.ranks(), Seats({1, 1, 3}));
}

}  // namespace
