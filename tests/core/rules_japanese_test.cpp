// The Japanese style; see docs/rules.md.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/core/rules_play.h"

namespace {

using rules_play::Game;
using Seats = std::vector<int>;

constexpr const char* kJapanese = "{'players':2,'preset':'japanese'}";
constexpr const char* kOwnOnly =
    "{'players':2,'preset':'japanese','rules':{'blocking':'own-only'}}";

TEST(RulesJapanese, ACampHoldsAKingAndFourteen) {
  EXPECT_EQ(Game(kJapanese).text(),
            "D/dd/ddd/dddd/4ddddd4/12/11/10/9/10/11/12/4aaaaa4/aaaa/aaa/aa/A 0");
}

TEST(RulesJapanese, TheGoalIsTheWideCamp) {
  const Game game("{'players':2,'preset':'japanese','rules':{'goalLock':true}}", "a m6 / d a1", 0);
  EXPECT_EQ(game.targets("m6"), "m5 m7 n1 n2");
  EXPECT_EQ(game.now().distance(0), 0);
  EXPECT_EQ(game.now().inGoal(0), 1);
}

TEST(RulesJapanese, AKingHopsOverARow) {
  const Game game(kJapanese, "A i5 / d i6 i7", 0);
  EXPECT_EQ(game.whyNot("i5-i8"), "");
  EXPECT_EQ(game.routes("i5", "i8"), 1);
}

TEST(RulesJapanese, AKingHopsOverOne) {
  const Game game(kJapanese, "A i5 / d i6 i8", 0);
  EXPECT_EQ(game.routes("i5", "i7"), 1);
  EXPECT_EQ(game.whyNot("i5-i9"), "");  // over i6, then over i8
}

TEST(RulesJapanese, TheRowIsUnbroken) {
  const Game game(kJapanese, "A i4 / d i5 i7", 0);
  EXPECT_EQ(game.whyNot("i4-i6-i8"), "");
  EXPECT_EQ(game.routes("i4", "i6"), 1);
  const Game apart(kJapanese, "A i4 / d i6 i7", 0);
  EXPECT_EQ(apart.routes("i4", "i8"), 0);
}

TEST(RulesJapanese, AKingSteps) {
  const Game game(kJapanese, "A i5 / d q1", 0);
  EXPECT_EQ(game.targets("i5"), "h5 h6 i4 i6 j5 j6");
  EXPECT_EQ(game.whyNot("i5-j5"), "");
}

TEST(RulesJapanese, AKingChainsHops) {
  const Game game(kJapanese, "A i4 / d i5 i6 j8", 0);
  EXPECT_EQ(game.whyNot("i4-i7-k9"), "");
  EXPECT_EQ(game.routes("i4", "k9"), 1);
}

TEST(RulesJapanese, AnOrdinaryPieceHopsOverOneOnly) {
  const Game game(kJapanese, "a i5 / d i6 i7", 0);
  EXPECT_NE(game.whyNot("i5-i8"), "");
  EXPECT_EQ(game.routes("i5", "i8"), 0);
}

TEST(RulesJapanese, NobodyHopsOverAKing) {
  const Game game(kJapanese, "a i5 / A j6 / D i6", 0);
  EXPECT_EQ(game.whyNot("i5-i7"), "king-not-hopped");
  EXPECT_EQ(game.whyNot("i5-k7"), "king-not-hopped");
  EXPECT_EQ(game.targets("i5"), "h5 h6 i4 j5");
}

TEST(RulesJapanese, ARowWithAKingIsNotHopped) {
  const Game game(kJapanese, "A i5 / d i6 / D i7", 0);
  EXPECT_EQ(game.whyNot("i5-i8"), "king-not-hopped");
  EXPECT_EQ(game.routes("i5", "i8"), 0);
}

// Thirteen of the goal's fifteen holes: all but its tip and m9.
constexpr const char* kGoalButTwo = " o1 o2 o3 n1 n2 n3 n4 m5 m6 m7 m8 ";

TEST(RulesJapanese, FinishesWithTheKingOnTheTip) {
  Game game(kJapanese, "A q1 / a p1 p2" + std::string(kGoalButTwo) + "l8 / D i5", 0);
  EXPECT_TRUE(game.play("l8-m9"));
  EXPECT_EQ(game.finished(), Seats({0}));
}

TEST(RulesJapanese, AnOwnPieceOnTheTipIsNotEnough) {
  Game game(kJapanese, "A p1 / a q1 p2" + std::string(kGoalButTwo) + "l8 / D i5", 0);
  EXPECT_TRUE(game.play("l8-m9"));
  EXPECT_EQ(game.finished(), Seats());
}

TEST(RulesJapanese, TheKingOnTheTipIsNeededWithOwnOnlyToo) {
  Game game(kOwnOnly, "A p1 / a q1 p2" + std::string(kGoalButTwo) + "l8 / D i5", 0);
  EXPECT_TRUE(game.play("l8-m9"));
  EXPECT_EQ(game.finished(), Seats());
}

TEST(RulesJapanese, AForeignPieceOnTheTipIsForgiven) {
  Game game(kJapanese, "A p1 / a p2" + std::string(kGoalButTwo) + "l8 / d q1 / D i5", 0);
  EXPECT_TRUE(game.play("l8-m9"));
  EXPECT_EQ(game.finished(), Seats({0}));
}

TEST(RulesJapanese, ButTheKingMustBeInTheGoal) {
  Game game(kJapanese, "A i3 / a p1 p2" + std::string(kGoalButTwo) + "l8 / d q1 / D i5", 0);
  EXPECT_TRUE(game.play("l8-m9"));
  EXPECT_EQ(game.finished(), Seats());
}

}  // namespace
