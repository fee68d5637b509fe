// Rules of four-player chess: grey armies, points, checks, going out.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/core/chess4_rules_play.h"

namespace {

using chess4_rules::Game;

/// Blue's king behind its pawns, where a queen or rook on the eighth rank mates it.
const std::string kBoxedBlue = "a8bK a7bP a9bP b7bP b9bP ";

TEST(Chess4Grey, ArmiesStayAndDoNotMove) {
  Game game("", "d5bN e5rP");
  game.resign(1);
  EXPECT_EQ(game.on("d5"), "bN");
  EXPECT_TRUE(game.play("h1-h2"));
  EXPECT_EQ(game.turn(), 2);
}

TEST(Chess4Grey, AttackNothing) {
  const Game game("", "h9bR k2rP out:b");
  EXPECT_FALSE(game.now().inCheck(0));
  EXPECT_TRUE(game.can("h1-h2"));
}

TEST(Chess4Grey, StopGivingCheckAtOnce) {
  Game game("", "h9bR k2rP");
  EXPECT_TRUE(game.now().inCheck(0));
  game.resign(1);
  EXPECT_FALSE(game.now().inCheck(0));
}

TEST(Chess4Grey, BlockLines) {
  EXPECT_EQ(Game("", "i5rR i8bN d5rN k5rN out:b").targets("i5"),
            "e5 f5 g5 h5 i1 i2 i3 i4 i6 i7 i8 j5");
}

TEST(Chess4Grey, AreCapturedForNothing) {
  Game game("", "i5rR i8bQ out:b");
  EXPECT_TRUE(game.play("i5-i8"));
  EXPECT_TRUE(game.told("captured 0 1 i8 queen plain grey 0"));
  EXPECT_EQ(game.points(0), 0);
}

TEST(Chess4Grey, KingsAreCapturedToo) {
  Game game("", "i5rR i8bK out:b");
  EXPECT_TRUE(game.play("i5-i8"));
  EXPECT_TRUE(game.told("captured 0 1 i8 king plain grey 0"));
}

TEST(Chess4Points, EachPieceHasItsValue) {
  const std::vector<std::pair<std::string, int>> values = {
      {"P", 1}, {"N", 3}, {"B", 5}, {"R", 5}, {"Q", 9}};
  for (const auto& [piece, points] : values) {
    Game game("", "d5rR f5b" + piece);
    EXPECT_TRUE(game.play("d5-f5"));
    EXPECT_EQ(game.points(0), points) << piece;
    EXPECT_EQ(game.points(1), 0) << piece;
  }
}

TEST(Chess4Points, APromotedQueenIsWorthOne) {
  Game game("", "d5rR f5bD");
  EXPECT_TRUE(game.play("d5-f5"));
  EXPECT_TRUE(game.told("captured 0 1 f5 queen promoted live 1"));
  EXPECT_EQ(game.points(0), 1);
}

TEST(Chess4Points, ACaptureInPassingIsWorthThePawn) {
  Game game("", "d2rP c4bP");
  EXPECT_TRUE(game.playAll({"d2-d4", "c4-d3"}));
  EXPECT_EQ(game.points(1), 1);
}

TEST(Chess4Checks, OneKingBringsNothing) {
  Game game("", "g6rN f7bK");
  EXPECT_TRUE(game.play("g6-h8"));
  EXPECT_TRUE(game.told("check 0 1 0"));
  EXPECT_EQ(game.points(0), 0);
}

TEST(Chess4Checks, TwoKingsBringFive) {
  Game game("", "g6rN f7bK j9gK");
  EXPECT_TRUE(game.play("g6-h8"));
  EXPECT_TRUE(game.told("check 0 1,3 5"));
  EXPECT_EQ(game.points(0), 5);
}

TEST(Chess4Checks, ThreeKingsBringTwenty) {
  Game game("", "g6rN f7bK g10yK j9gK");
  EXPECT_TRUE(game.play("g6-h8"));
  EXPECT_TRUE(game.told("check 0 1,2,3 20"));
}

TEST(Chess4Checks, AQueenBringsLess) {
  Game two("", "c6rQ f7bK j9gK");
  EXPECT_TRUE(two.play("c6-f9"));
  EXPECT_TRUE(two.told("check 0 1,3 1"));
  Game three("", "c6rQ f7bK d11yK j9gK");
  EXPECT_TRUE(three.play("c6-f9"));
  EXPECT_TRUE(three.told("check 0 1,2,3 5"));
}

TEST(Chess4Checks, AQueenAmongTheAttackersIsEnough) {
  Game game("", "g6rN g3rQ f7bK g9yK j9gK");
  EXPECT_TRUE(game.play("g6-h8"));
  EXPECT_TRUE(game.told("check 0 1,2,3 5"));
}

TEST(Chess4Checks, AQueenThatAttacksNoneOfThemDoesNotMatter) {
  Game game("", "g6rN d4rQ f7bK j9gK");
  EXPECT_TRUE(game.play("g6-h8"));
  EXPECT_TRUE(game.told("check 0 1,3 5"));
}

TEST(Chess4Checks, APromotedQueenIsAQueen) {
  Game game("", "c6rD f7bK j9gK");
  EXPECT_TRUE(game.play("c6-f9"));
  EXPECT_TRUE(game.told("check 0 1,3 1"));
}

TEST(Chess4Checks, DiscoveredAttacksCount) {
  Game game("", "g6rN g3rR g11yK j9gK");
  EXPECT_TRUE(game.play("g6-h8"));
  EXPECT_TRUE(game.told("check 0 2,3 5"));
}

TEST(Chess4Checks, AKingAttackedBeforeDoesNotCount) {
  Game game("", "g6rN f2rR f7bK j9gK");
  EXPECT_TRUE(game.play("g6-h8"));
  EXPECT_TRUE(game.told("check 0 3 0"));
}

TEST(Chess4Checks, AnotherArmysAttackIsNone) {
  // The knight opens the line of Yellow's rook to Blue's king, and attacks Green's itself.
  Game game("", "g6rN g3yR g9bK j9gK");
  EXPECT_TRUE(game.play("g6-h8"));
  EXPECT_TRUE(game.told("check 0 3 0"));
}

TEST(Chess4Checks, AnotherArmysAttackBeforeDoesNotMatter) {
  Game game("", "g6rN f2yR f7bK j9gK");
  EXPECT_TRUE(game.play("g6-h8"));
  EXPECT_TRUE(game.told("check 0 1,3 5"));
}

TEST(Chess4Checks, GreyKingsDoNotCount) {
  Game game("", "g6rN f7bK j9gK out:b");
  EXPECT_TRUE(game.play("g6-h8"));
  EXPECT_TRUE(game.told("check 0 3 0"));
}

TEST(Chess4Checks, ArePaidBeforeAnybodyGoesOut) {
  Game game("", kBoxedBlue + "e5rQ");
  EXPECT_TRUE(game.play("e5-h8"));
  EXPECT_EQ(game.told(),
            std::vector<std::string>({"check 0 1,3 1", "eliminated 1 checkmate 0 20"}));
  EXPECT_EQ(game.points(0), 21);
}

TEST(Chess4Out, CheckmateIsAtOnce) {
  // Green is mated by Red, with two turns before its own.
  Game game("", "n8gK m7gP m9gP n7gP n9gP d5rQ");
  EXPECT_TRUE(game.play("d5-d8"));
  EXPECT_TRUE(game.told("eliminated 3 checkmate 0 20"));
  EXPECT_FALSE(game.plays(3));
  EXPECT_EQ(game.turn(), 1);
}

TEST(Chess4Out, ACheckWithAnEscapeIsNone) {
  Game game("", "n8gK m7gP m9gP n9gP d5rQ");
  EXPECT_TRUE(game.play("d5-d8"));
  EXPECT_TRUE(game.plays(3));
}

TEST(Chess4Out, TheMoverIsPaidWhoeverGivesTheCheck) {
  Game game("", "d1rK a8bK a7bP a9bP b9bP h8yR n5gK e5rR");
  EXPECT_TRUE(game.plays(1));
  EXPECT_TRUE(game.play("e5-e7"));
  EXPECT_TRUE(game.told("eliminated 1 checkmate 0 20"));
  EXPECT_EQ(game.points(0), 20);
}

TEST(Chess4Out, OthersDoNotRescue) {
  // Blue could take the queen before it is Yellow's turn.
  Game game("", "h14yK g13yP i13yP g14yR i14yR d8bR e5rQ");
  EXPECT_TRUE(game.play("e5-h8"));
  EXPECT_TRUE(game.told("eliminated 2 checkmate 0 20"));
}

TEST(Chess4Out, RightsBeforeTheTurnPassesAreEscapes) {
  // Red's turn comes next and ends the right with which Blue could save itself.
  Game game("", "turn:g d3bK d2bR c4bP d4bP e4bP e2bP k4gR f4rP crossed:f3");
  EXPECT_TRUE(game.play("k4-k3"));
  EXPECT_TRUE(game.plays(1));
}

TEST(Chess4Out, LaterTestsSeeWhoWentOut) {
  // Only Blue's knight keeps Yellow's king from i13.
  Game game("", kBoxedBlue + "k12bN h14yK g13yP g14yR i14yR e5rQ n5gK");
  EXPECT_TRUE(game.play("e5-h8"));
  EXPECT_FALSE(game.plays(1));
  EXPECT_TRUE(game.plays(2));
}

TEST(Chess4Out, StalemateBringsTwentyToItself) {
  Game game("", "d1bK e5rQ");
  EXPECT_TRUE(game.play("e5-e3"));
  EXPECT_TRUE(game.told("eliminated 1 stalemate 1 20"));
  EXPECT_EQ(game.points(1), 20);
  EXPECT_EQ(game.turn(), 2);
}

TEST(Chess4Out, StalemateWaitsForTheTurn) {
  Game game("", "turn:g d1bK e5gQ k2rP");
  EXPECT_TRUE(game.play("e5-e3"));
  EXPECT_TRUE(game.plays(1));
  EXPECT_EQ(game.turn(), 0);
}

TEST(Chess4Out, StuckInCheckBringsNothing) {
  Game game("", "turn:b d3bK d2bR c4bP d4bP e4bP e2bP k3gR f4rP crossed:f3");
  EXPECT_EQ(game.now().countMoves(), 2U);
  game.resign(0);
  EXPECT_TRUE(game.told("eliminated 1 checkmate null 0"));
  EXPECT_EQ(game.turn(), 2);
}

TEST(Chess4Out, AResignationMayLeaveASeatStuck) {
  Game game("", "turn:b d1bK e4bP e3gQ f4rP crossed:f3");
  EXPECT_EQ(game.now().countMoves(), 1U);
  game.resign(0);
  EXPECT_TRUE(game.told("eliminated 1 stalemate 1 20"));
}

TEST(Chess4Out, ResigningBringsNobodyAnything) {
  Game game("", "e5rP");
  game.resign(2);
  EXPECT_EQ(game.told(), std::vector<std::string>({"resigned 2", "eliminated 2 resigned null 0"}));
  EXPECT_FALSE(game.plays(2));
  for (int seat = 0; seat < 4; ++seat) EXPECT_EQ(game.points(seat), 0);
}

TEST(Chess4Out, TheSurvivorOfTwoGetsTwenty) {
  Game game("", "e5rP out:yg");
  game.resign(0);
  EXPECT_TRUE(game.told("bonus 1 20 survivor"));
  EXPECT_EQ(game.points(1), 20);
}

TEST(Chess4Out, PointsAreKept) {
  Game game("", "e5rP points:0,7,0,0");
  game.resign(1);
  EXPECT_EQ(game.points(1), 7);
}

}  // namespace
