// What follows a move: finishing, ends, skipped turns, limits and ranks; see docs/rules.md.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/core/rules_play.h"

namespace {

using rules_play::boardText;
using rules_play::Game;
using Seats = std::vector<int>;

const std::string kGoalButN4 = " q1 p1 p2 o1 o2 o3 n1 n2 n3 ";               // of seat 0
const std::string kGoalOf2 = " e1 e2 e3 e4 f1 f2 f3 g1 g2 h1 ";              // of seat 2 of three
const std::string kGoalOf1ButH10 = " e10 e11 e12 e13 f10 f11 f12 g10 g11 ";  // of seat 1 of three
/// Seat 1 cannot move: its piece is shut into the corner. Seat 0 walks about.
const std::string kShutIn = "a i5 b1 b2 c1 c3 / d a1";

TEST(RulesEnds, TheMoverIsTestedFirst) {
  Game game("{'players':2,'rules':{'blocking':'swap-last'}}",
            "a" + kGoalButN4 + "a1 / d n4 b1 b2 c1 c2 c3 d1 d2 d3 d4", 1);
  EXPECT_TRUE(game.play("n4*a1"));
  EXPECT_EQ(game.finished(), Seats({1, 0}));
  EXPECT_EQ(game.ranks(), Seats({2, 1}));
}

TEST(RulesEnds, ThenTheOthersInTurnOrder) {
  // Seats 2 and 0 have both finished; from seat 1 on, seat 2 comes first.
  const Game game("{'players':3}", "a n4" + kGoalButN4 + "/ c i5 / e" + kGoalOf2, 1);
  EXPECT_EQ(game.finished(), Seats({2, 0}));
  EXPECT_EQ(game.ranks(), Seats({2, 3, 1}));
}

TEST(RulesEnds, AnotherSeatMayFillTheGoal) {
  Game game("{'players':2}", "a n1 n2 o1 / d q1 p1 p2 o2 o3 n3 m9", 1);
  EXPECT_TRUE(game.play("m9-n4"));
  EXPECT_EQ(game.finished(), Seats({0}));
}

TEST(RulesEnds, FinishersTakeRanksFromTheTop) {
  Game game("{'players':4}", "a m9" + kGoalButN4 + "/ b i5 / d i7 / e g5", 0);
  EXPECT_TRUE(game.play("m9-n4"));
  EXPECT_EQ(game.ranks(), Seats({1, 0, 0, 0}));
  Game second("{'players':4}",
              "a n4" + kGoalButN4 + "/ b j9 m10 m11 m12 m13 l10 l11 l12 k10 k11 / d i7 / e g5", 1);
  EXPECT_EQ(second.ranks(), Seats({1, 0, 0, 0}));
  EXPECT_TRUE(second.play("j9-j10"));
  EXPECT_EQ(second.ranks(), Seats({1, 2, 0, 0}));
}

TEST(RulesEnds, AFinishedSeatMovesNoMore) {
  Game game("{'players':3}", "a m9" + kGoalButN4 + "/ c i5 / e g5", 0);
  EXPECT_TRUE(game.play("m9-n4"));
  EXPECT_TRUE(game.play("i5-i6"));
  EXPECT_TRUE(game.play("g5-g6"));
  EXPECT_EQ(game.turn(), 1);
  EXPECT_EQ(game.skipped(), Seats());
  EXPECT_EQ(game.text(), boardText("a n4" + kGoalButN4 + "/ c i6 / e g6") + " 1");
}

TEST(RulesEnds, TwoSeatsEndWithTheFirstFinisher) {
  Game game("{'players':2}", "a m9" + kGoalButN4 + "/ d i5", 0);
  EXPECT_TRUE(game.play("m9-n4"));
  EXPECT_EQ(game.turn(), -1);
  EXPECT_EQ(game.ranks(), Seats({1, 2}));
}

TEST(RulesEnds, ThreeSeatsPlayOn) {
  Game game("{'players':3}", "a m9" + kGoalButN4 + "/ c i5 / e g5", 0);
  EXPECT_TRUE(game.play("m9-n4"));
  EXPECT_EQ(game.turn(), 1);
}

TEST(RulesEnds, TheLastSeatTakesTheLastRank) {
  Game game("{'players':3}", "a n4" + kGoalButN4 + "/ c i9" + kGoalOf1ButH10 + "/ e g5", 1);
  EXPECT_EQ(game.turn(), 1);
  EXPECT_TRUE(game.play("i9-h10"));
  EXPECT_EQ(game.turn(), -1);
  EXPECT_EQ(game.ranks(), Seats({1, 2, 3}));
}

TEST(RulesEnds, WithoutPlayToEndTheFirstFinisherEndsIt) {
  Game game("{'players':3,'rules':{'playToEnd':false}}", "a m9" + kGoalButN4 + "/ c i5 / e e1", 0);
  EXPECT_TRUE(game.play("m9-n4"));
  EXPECT_EQ(game.turn(), -1);
  EXPECT_EQ(game.ranks(), Seats({1, 3, 2}));
}

TEST(RulesEnds, AFinishIsTheReason) {
  Game game("{'players':2}", "a m9" + kGoalButN4 + "/ d i5", 0);
  EXPECT_TRUE(game.play("m9-n4"));
  EXPECT_EQ(game.reason(), "finished");
}

TEST(RulesEnds, TheTurnGoesToTheNextSeat) {
  Game game("{'players':3}");
  EXPECT_TRUE(game.play("d1-e5"));
  EXPECT_EQ(game.turn(), 1);
}

TEST(RulesEnds, TheTurnMayComeBackToTheMover) {
  Game game("{'players':2}", kShutIn, 0);
  EXPECT_TRUE(game.play("i5-i6"));
  EXPECT_EQ(game.turn(), 0);
}

TEST(RulesEnds, ASkippedTurnIsATurn) {
  Game game("{'players':2}", kShutIn, 0);
  EXPECT_TRUE(game.play("i5-i6"));
  EXPECT_EQ(game.now().turnsTaken(0), 1);
  EXPECT_EQ(game.now().turnsTaken(1), 1);
}

TEST(RulesEnds, NobodyCanMove) {
  Game game("{'players':3}", "a i5", 0);
  game.resign(0);
  EXPECT_EQ(game.reason(), "stagnation");
}

TEST(RulesEnds, NobodyIsSkippedThen) {
  Game game("{'players':3}", "a i5", 0);
  game.resign(0);
  EXPECT_EQ(game.skipped(), Seats());
  EXPECT_EQ(game.now().turnsTaken(1), 0);
  EXPECT_EQ(game.now().idle(), 0);
}

TEST(RulesEnds, TheMoveLimit) {
  Game game("{'players':2,'rules':{'moveLimit':2}}");
  EXPECT_TRUE(game.play("d1-e5"));
  EXPECT_TRUE(game.play("n1-m5"));
  EXPECT_TRUE(game.play("e5-f5"));
  EXPECT_EQ(game.reason(), "");
  EXPECT_TRUE(game.play("m5-l5"));
  EXPECT_EQ(game.reason(), "move-limit");
}

TEST(RulesEnds, SkippedTurnsCountForTheMoveLimit) {
  Game game("{'players':2,'rules':{'moveLimit':1}}", kShutIn, 0);
  EXPECT_TRUE(game.play("i5-i6"));
  EXPECT_EQ(game.reason(), "move-limit");
}

TEST(RulesEnds, TheMoveLimitIsForPlayingSeats) {
  Game game("{'players':3,'rules':{'moveLimit':1}}", "a i5 / c i2 / e i8", 1);
  game.resign(0);
  EXPECT_TRUE(game.play("i2-i3"));
  EXPECT_TRUE(game.play("i8-i7"));
  EXPECT_EQ(game.reason(), "move-limit");
}

TEST(RulesEnds, ZeroIsNoMoveLimit) {
  Game game("{'players':2,'rules':{'moveLimit':0}}");
  EXPECT_TRUE(game.play("d1-e5"));
  EXPECT_TRUE(game.play("n1-m5"));
  EXPECT_EQ(game.reason(), "");
}

TEST(RulesEnds, TheMoveLimitIsADraw) {
  Game game("{'players':3,'rules':{'moveLimit':1}}", "a n1 / c i2 / e i8", 0);
  EXPECT_TRUE(game.play("n1-o1"));
  EXPECT_TRUE(game.play("i2-i3"));
  EXPECT_TRUE(game.play("i8-i7"));
  EXPECT_EQ(game.ranks(), Seats({1, 1, 1}));
}

TEST(RulesEnds, BehindAFinisherTheyShareTheNextRank) {
  Game game("{'players':3,'rules':{'moveLimit':1}}", "a m9" + kGoalButN4 + "/ c i2 / e i8", 0);
  EXPECT_TRUE(game.play("m9-n4"));
  EXPECT_TRUE(game.play("i2-i3"));
  EXPECT_TRUE(game.play("i8-i7"));
  EXPECT_EQ(game.reason(), "move-limit");
  EXPECT_EQ(game.ranks(), Seats({1, 2, 2}));
}

TEST(RulesEnds, TheMoveLimitComesBeforeStagnation) {
  // Both seats step away from their goals.
  Game game("{'players':2,'rules':{'moveLimit':1,'stagnation':1}}", "a i5 / d i7", 0);
  EXPECT_TRUE(game.play("i5-h5"));
  EXPECT_TRUE(game.play("i7-j7"));
  EXPECT_EQ(game.reason(), "move-limit");
}

TEST(RulesEnds, MovesWithoutProgressAreCounted) {
  Game game("{'players':2}", "a i5 / d i7", 0);
  EXPECT_TRUE(game.play("i5-h5"));
  EXPECT_EQ(game.now().idle(), 1);
  EXPECT_TRUE(game.play("i7-j7"));
  EXPECT_EQ(game.now().idle(), 2);
}

TEST(RulesEnds, ProgressEmptiesTheCounter) {
  Game game("{'players':2}", "a i5 / d i7", 0);
  EXPECT_TRUE(game.play("i5-h5"));
  EXPECT_TRUE(game.play("i7-h7"));
  EXPECT_EQ(game.now().idle(), 0);
}

TEST(RulesEnds, ReachingTheOldBestIsNoProgress) {
  Game game("{'players':2}", "a i5 / d i7", 0);
  for (const char* text : {"i5-h5", "i7-i6", "h5-i5"}) EXPECT_TRUE(game.play(text));
  EXPECT_EQ(game.now().idle(), 3);
}

TEST(RulesEnds, TheBestSoFarIsKept) {
  Game game("{'players':2}", "a i5 / d i7", 0);
  for (const char* text : {"i5-j5", "i7-i6", "j5-i5", "i6-i7", "i5-j5"}) {
    EXPECT_TRUE(game.play(text));
  }
  EXPECT_EQ(game.now().idle(), 4);
}

TEST(RulesEnds, AFinishEmptiesTheCounter) {
  // Seat 1 gets no nearer to its own goal by filling that of seat 0.
  Game game("{'players':3}", "a" + kGoalButN4 + "/ c m9 / e g5", 1);
  EXPECT_TRUE(game.play("m9-n4"));
  EXPECT_EQ(game.finished(), Seats({0}));
  EXPECT_EQ(game.now().idle(), 0);
}

TEST(RulesEnds, ASkipCountsAfterProgress) {
  Game game("{'players':2}", kShutIn, 0);
  EXPECT_TRUE(game.play("i5-j5"));
  EXPECT_EQ(game.now().idle(), 1);
}

TEST(RulesEnds, ASkipCountsForStagnation) {
  Game game("{'players':2}", kShutIn, 0);
  EXPECT_TRUE(game.play("i5-i6"));
  EXPECT_EQ(game.now().idle(), 2);
}

TEST(RulesEnds, StagnationEndsTheGame) {
  Game game("{'players':2,'rules':{'stagnation':2}}", "a i5 / d i7", 0);
  for (const char* text : {"i5-h5", "i7-j7", "h5-i5"}) {
    EXPECT_TRUE(game.play(text));
    EXPECT_EQ(game.reason(), "");
  }
  EXPECT_TRUE(game.play("j7-i7"));
  EXPECT_EQ(game.reason(), "stagnation");
}

TEST(RulesEnds, StagnationCountsPlayingSeats) {
  Game game("{'players':3,'rules':{'stagnation':1}}", "a i5 / c i7 / e g5", 0);
  game.resign(2);
  EXPECT_TRUE(game.play("i5-h5"));
  EXPECT_TRUE(game.play("i7-i6"));
  EXPECT_EQ(game.reason(), "stagnation");
}

TEST(RulesEnds, ZeroIsNoStagnation) {
  Game game("{'players':2,'rules':{'stagnation':0}}", "a i5 / d i7", 0);
  for (const char* text : {"i5-h5", "i7-j7", "h5-i5", "j7-i7"}) EXPECT_TRUE(game.play(text));
  EXPECT_EQ(game.reason(), "");
}

TEST(RulesEnds, MorePiecesInTheGoalRankFirst) {
  // Seat 2 has one piece in its goal and one farther off than the others'.
  Game game("{'players':3,'rules':{'stagnation':1}}", "a i5 / c i7 / e e1 i9", 0);
  for (const char* text : {"i5-h5", "i7-i6", "i9-j10"}) EXPECT_TRUE(game.play(text));
  EXPECT_EQ(game.reason(), "stagnation");
  EXPECT_EQ(game.ranks(), Seats({3, 2, 1}));
}

TEST(RulesEnds, ThenTheSmallerDistance) {
  Game game("{'players':2,'rules':{'stagnation':1}}", "a i5 / d f5", 0);
  EXPECT_TRUE(game.play("i5-h5"));
  EXPECT_TRUE(game.play("f5-g5"));
  EXPECT_EQ(game.reason(), "stagnation");
  EXPECT_EQ(game.ranks(), Seats({2, 1}));
}

TEST(RulesEnds, EqualSeatsShareTheBetterRank) {
  Game game("{'players':2,'rules':{'stagnation':1}}", "a i5 / d i6", 0);
  EXPECT_TRUE(game.play("i5-h5"));
  EXPECT_TRUE(game.play("i6-j6"));
  EXPECT_EQ(game.ranks(), Seats({1, 1}));
}

TEST(RulesEnds, DistanceIsStepsToTheNearestHole) {
  const Game game("{'players':2}", "a i5 a1 / d q1", 0);
  EXPECT_EQ(game.now().distance(0), 5 + 13);
  EXPECT_EQ(game.now().distance(1), 13);
}

TEST(RulesEnds, PiecesInTheGoalHaveNoDistance) {
  const Game game("{'players':2}", "a n1 q1 / d i5", 0);
  EXPECT_EQ(game.now().distance(0), 0);
  EXPECT_EQ(game.now().inGoal(0), 2);
}

TEST(RulesEnds, DistanceIsAddedUpOverSets) {
  const Game game("{'players':2,'rules':{'sets':2}}", "a i5 / b i4 i6 / d a1", 0);
  EXPECT_EQ(game.now().distance(0), 5 + 6 + 4);
}

}  // namespace
