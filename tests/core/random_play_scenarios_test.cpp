// Rare situations put up by hand, played by the engine and the reference side by side, with the
// outcome written down as a third opinion.
#include <map>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "tests/core/random_play_case.h"
#include "tests/core/random_play_lockstep.h"

namespace {

using random_play::Case;
using random_play::Events;
using random_play::Lockstep;
using Seats = std::vector<int>;

Case caseOf(int players, std::map<std::string, std::string> rules,
            const std::string& preset = "standard") {
  Case c;
  c.players = players;
  c.preset = preset;
  c.rules = std::move(rules);
  return c;
}

TEST(RandomPlayScenarios, AResignationTakesTheBridgesOfTheSeatToMove) {
  Events events;
  Lockstep both(caseOf(3, {{"camps", "pass"}}), events,
                "1/2/3/4/13/12/11/10/4e4/10/11/12/ac1c9/4/3/2/1 0");
  ASSERT_EQ(both.game().legalMoves().size(), 1U);
  EXPECT_EQ(both.game().legalMoves()[0].text, "e1-e3-e5");
  both.resign(1);
  EXPECT_EQ(both.game().lastSkipped(), Seats({0}));
  EXPECT_EQ(both.game().turn(), 2);
  EXPECT_EQ(both.game().idle(), 1);
  EXPECT_EQ(both.game().ranks(), Seats({0, 3, 0}));
}

TEST(RandomPlayScenarios, OneSwapFinishesBoth) {
  Events events;
  Lockstep both(caseOf(2, {{"blocking", "swap-last"}}), events,
                "a/aa/aaa/aaad/13/12/11/10/9/10/11/12/13/dddd/ddd/dd/a 0");
  both.play("a1*n4");
  EXPECT_EQ(both.game().lastFinished(), Seats({0, 1}));
  EXPECT_EQ(both.game().ranks(), Seats({1, 2}));
  EXPECT_EQ(both.game().reason(), "finished");
}

TEST(RandomPlayScenarios, AnotherSeatFillsTheGoal) {
  Events events;
  Lockstep both(caseOf(2, {}), events, "d/dd/ddd/aad1/8d4/12/11/10/9/10/11/12/13/4/3/2/1 1");
  both.play("m9-n4");
  EXPECT_EQ(both.game().lastFinished(), Seats({0}));
  EXPECT_EQ(both.game().ranks(), Seats({1, 2}));
}

TEST(RandomPlayScenarios, APieceInTheCornerIsSkipped) {
  Events events;
  Lockstep both(caseOf(2, {}), events, "1/2/3/4/13/12/11/10/4a4/10/11/12/13/4/a1a/aa/d 0");
  both.play("i5-i6");
  EXPECT_EQ(both.game().lastSkipped(), Seats({1}));
  EXPECT_EQ(both.game().turn(), 0);
  EXPECT_EQ(both.game().idle(), 2);
}

TEST(RandomPlayScenarios, SkippedTurnsCountForTheMoveLimit) {
  Events events;
  Lockstep both(caseOf(2, {{"moveLimit", "1"}}), events,
                "1/2/3/4/13/12/11/10/4a4/10/11/12/13/4/a1a/aa/d 0");
  both.play("i5-i6");
  EXPECT_EQ(both.game().reason(), "move-limit");
  EXPECT_EQ(both.game().ranks(), Seats({1, 1}));
}

TEST(RandomPlayScenarios, SkippedTurnsCountForStagnation) {
  Events events;
  Lockstep both(caseOf(2, {{"stagnation", "1"}}), events,
                "1/2/3/4/13/12/11/10/4a4/10/11/12/13/4/a1a/aa/d 0");
  both.play("i5-i6");
  EXPECT_EQ(both.game().reason(), "stagnation");
  EXPECT_EQ(both.game().ranks(), Seats({2, 1}));
}

TEST(RandomPlayScenarios, NobodyLeftCanMove) {
  Events events;
  Lockstep both(caseOf(3, {}), events, "1/2/3/4/13/12/11/10/4a4/10/11/12/13/4/3/2/1 0");
  both.resign(0);
  EXPECT_EQ(both.game().reason(), "stagnation");
  EXPECT_EQ(both.game().lastSkipped(), Seats());
  EXPECT_EQ(both.game().ranks(), Seats({3, 1, 1}));
}

TEST(RandomPlayScenarios, AForeignPieceOnTheTipIsForgiven) {
  Events events;
  Lockstep both(caseOf(2, {}, "japanese"), events,
                "d/aA/aaa/aaaa/4aaaa5/7a4/11/10/4D4/10/11/12/13/4/3/2/1 0");
  both.play("l8-m9");
  EXPECT_EQ(both.game().lastFinished(), Seats({0}));
  EXPECT_EQ(both.game().reason(), "finished");
}

TEST(RandomPlayScenarios, AnOwnPieceOnTheTipIsNot) {
  Events events;
  Lockstep both(caseOf(2, {}, "japanese"), events,
                "a/aA/aaa/aaaa/4aaaa5/7a4/11/10/4D4/10/11/12/13/4/3/2/1 0");
  both.play("l8-m9");
  EXPECT_EQ(both.game().lastFinished(), Seats());
  EXPECT_EQ(both.game().turn(), 1);
}

TEST(RandomPlayScenarios, AClosedCampHoldsAPieceThatASwapPutThere) {
  Events events;
  Lockstep both(caseOf(2, {{"camps", "closed"}}), events,
                "1/2/3/4/13/12/11/10/4a4/10/11/12/d12/4/3/2/1 1");
  EXPECT_EQ(both.game().lastSkipped(), Seats({1}));
  EXPECT_EQ(both.game().turn(), 0);
}

TEST(RandomPlayScenarios, TwoChainsWithTheSameEndsAreToldApart) {
  Events events;
  Lockstep both(caseOf(2, {{"blocking", "swap"}}), events,
                "1/2/2a/4/13/12/11/10/9/10/11/9a2/13/ddd1/ad1/1d/d 1");
  both.judge("a1*c1");
  EXPECT_EQ(events["ambiguous"], 1);
  both.judge("a1-c1");
  both.play("a1-c3-e7*c1");
  EXPECT_TRUE(both.agree());
}

TEST(RandomPlayScenarios, AKingsDetourToTheNextHoleIsItsStep) {
  Events events;
  Lockstep both(caseOf(2, {}, "japanese"), events,
                "A/a1/aaa/aaaa/5aa6/9ad1/11/d1a6a/9/10/5D5/5d6/ad4dd5/1ddd/dd1/dd/d 1");
  both.judge("g6-e6-e9-c3-e9-c3-g5");
  EXPECT_EQ(events["odd text accepted"], 1);
  both.play("g6-e6-e9-c3-e9-c3-g5");
  EXPECT_TRUE(both.agree());
}

TEST(RandomPlayScenarios, TheMoveLimitRanksBehindAFinisher) {
  Events events;
  Lockstep both(caseOf(3, {{"moveLimit", "1"}}), events,
                "a/aa/aaa/aaa1/8a4/12/11/10/1c5e1/10/11/12/13/4/3/2/1 0");
  both.play("m9-n4");
  both.play("i2-i3");
  EXPECT_EQ(both.game().ranks(), Seats({1, 0, 0}));
  both.play("i8-i7");
  EXPECT_EQ(both.game().reason(), "move-limit");
  EXPECT_EQ(both.game().ranks(), Seats({1, 2, 2}));
}

TEST(RandomPlayScenarios, AResignationMayMeetTheMoveLimit) {
  Events events;
  Lockstep both(caseOf(3, {{"moveLimit", "1"}}), events,
                "1/2/3/4/13/12/11/10/1c3a1e1/10/11/12/13/4/3/2/1 0");
  both.play("i6-i5");
  both.play("i2-i3");
  both.resign(2);
  EXPECT_EQ(both.game().reason(), "move-limit");
  EXPECT_EQ(both.game().ranks(), Seats({1, 1, 3}));
}

TEST(RandomPlayScenarios, WhatIsDecidedEndsAtOnce) {
  Events events;
  const Lockstep both(caseOf(2, {}), events, "a/dd/ddd/dddd/13/12/11/10/9/10/11/12/13/4/3/2/1 1");
  EXPECT_EQ(both.game().reason(), "finished");
  EXPECT_EQ(both.game().ranks(), Seats({1, 2}));
}

}  // namespace
