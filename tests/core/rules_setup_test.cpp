// Seats, homes, options, presets and what is refused; see docs/rules.md.
#include <string>

#include <gtest/gtest.h>

#include "tests/core/rules_setups.h"

namespace {

using namespace nyota::sternhalma;  // NOLINT(google-build-using-namespace): the options
using rules_play::homesOf;
using rules_play::notesOn;
using rules_play::refusedField;
using rules_play::setupOf;

TEST(RulesSetup, OneToSixPlayers) {
  EXPECT_EQ(refusedField("{'players':0}"), "players");
  EXPECT_EQ(refusedField("{'players':7}"), "players");
  for (const char* players : {"1", "2", "3", "4", "5", "6"}) {
    EXPECT_EQ(refusedField(std::string("{'players':") + players + "}"), "");
  }
}

TEST(RulesSetup, DefaultHomes) {
  EXPECT_EQ(homesOf("{'players':1}"), "0");
  EXPECT_EQ(homesOf("{'players':2}"), "0 / 3");
  EXPECT_EQ(homesOf("{'players':3}"), "0 / 2 / 4");
  EXPECT_EQ(homesOf("{'players':4}"), "0 / 1 / 3 / 4");
  EXPECT_EQ(homesOf("{'players':5}"), "0 / 1 / 2 / 3 / 4");
  EXPECT_EQ(homesOf("{'players':6}"), "0 / 1 / 2 / 3 / 4 / 5");
}

TEST(RulesSetup, FivePlayersAreNoted) {
  EXPECT_EQ(notesOn("{'players':5}"), "five-players");
  EXPECT_EQ(notesOn("{'players':6}"), "");
}

TEST(RulesSetup, DefaultHomesOfSeveralSets) {
  EXPECT_EQ(homesOf("{'players':2,'rules':{'sets':2}}"), "0 1 / 3 4");
  EXPECT_EQ(homesOf("{'players':2,'rules':{'sets':3}}"), "0 1 2 / 3 4 5");
  EXPECT_EQ(homesOf("{'players':3,'rules':{'sets':2}}"), "0 1 / 2 3 / 4 5");
}

TEST(RulesSetup, SetsFitTheNumberOfPlayers) {
  EXPECT_EQ(refusedField("{'players':1,'homes':[[0,1]]}"), "rules.sets");
  EXPECT_EQ(refusedField("{'players':1,'rules':{'sets':2}}"), "rules.sets");
  EXPECT_EQ(refusedField("{'players':3,'rules':{'sets':3}}"), "rules.sets");
  EXPECT_EQ(refusedField("{'players':4,'rules':{'sets':2}}"), "rules.sets");
}

TEST(RulesSetup, HomesMayBeGiven) {
  EXPECT_EQ(homesOf("{'players':2,'homes':[[0],[2]]}"), "0 / 2");
  EXPECT_EQ(homesOf("{'players':2,'homes':[[0,2,4],[1,3,5]]}"), "0 2 4 / 1 3 5");
}

TEST(RulesSetup, APointIsAHomeOnce) {
  EXPECT_EQ(refusedField("{'players':2,'homes':[[4],[4]]}"), "homes");
}

TEST(RulesSetup, SeatsHaveEqualNumbersOfSets) {
  EXPECT_EQ(refusedField("{'players':2,'homes':[[0],[1,3]]}"), "homes");
}

TEST(RulesSetup, GivenSetsAgreeWithHomes) {
  EXPECT_EQ(refusedField("{'players':2,'homes':[[0],[3]],'rules':{'sets':2}}"), "homes");
  EXPECT_EQ(refusedField("{'players':2,'homes':[[0],[3]],'rules':{'sets':1}}"), "");
}

TEST(RulesSetup, FirstSeatIsASeat) {
  EXPECT_EQ(refusedField("{'players':2,'firstSeat':2}"), "firstSeat");
  EXPECT_EQ(refusedField("{'players':2,'firstSeat':-1}"), "firstSeat");
  EXPECT_EQ(setupOf("{'players':2,'firstSeat':1}").firstSeat, 1);
  EXPECT_EQ(setupOf("{'players':2}").firstSeat, 0);
}

TEST(RulesSetup, UnknownNamesAreRefused) {
  EXPECT_EQ(refusedField("{'players':2,'colour':1}"), "colour");
  EXPECT_EQ(refusedField("{'players':2,'rules':{'speed':1}}"), "rules.speed");
  EXPECT_EQ(refusedField("{'players':2,'rules':{'camps':'shut'}}"), "rules.camps");
  EXPECT_EQ(refusedField("{'players':2,'preset':'house'}"), "preset");
}

TEST(RulesSetup, APresetSetsItsRules) {
  EXPECT_EQ(setupOf("{'players':2,'preset':'masters'}").rules, kPresets[3].rules);
  EXPECT_EQ(setupOf("{'players':2}").rules, kPresets[0].rules);
}

TEST(RulesSetup, GivenRulesGoBeforeThePreset) {
  const auto setup = setupOf("{'players':2,'preset':'classic','rules':{'blocking':'swap-last'}}");
  EXPECT_EQ(setup.rules.blocking, Blocking::kSwapLast);
  EXPECT_TRUE(setup.rules.goalLock);
}

TEST(RulesSetup, JapaneseClosesTheCamps) {
  const auto setup = setupOf("{'players':3,'rules':{'style':'japanese'}}");
  EXPECT_EQ(setup.rules.camps, Camps::kClosed);
}

TEST(RulesSetup, JapaneseOfManyIsInternational) {
  const auto setup = setupOf("{'players':4,'preset':'japanese'}");
  EXPECT_EQ(setup.rules.style, Style::kInternational);
  EXPECT_EQ(notesOn("{'players':4,'preset':'japanese'}"), "japanese-needs-2-or-3");
}

TEST(RulesSetup, JapaneseOfManyFreesTheCamps) {
  EXPECT_EQ(setupOf("{'players':4,'preset':'japanese'}").rules.camps, Camps::kFree);
  const auto given = setupOf("{'players':4,'preset':'japanese','rules':{'camps':'pass'}}");
  EXPECT_EQ(given.rules.camps, Camps::kPass);
}

TEST(RulesSetup, JapaneseOfOneIsInternational) {
  const auto setup = setupOf("{'players':1,'preset':'japanese'}");
  EXPECT_EQ(setup.rules.style, Style::kInternational);
}

TEST(RulesSetup, JapaneseKnowsNoSwaps) {
  EXPECT_EQ(refusedField("{'players':2,'preset':'japanese','rules':{'blocking':'swap'}}"),
            "rules.blocking");
}

TEST(RulesSetup, JapaneseKnowsNoSwapsAtTheEnd) {
  EXPECT_EQ(refusedField("{'players':2,'preset':'japanese','rules':{'blocking':'swap-last'}}"),
            "rules.blocking");
}

TEST(RulesSetup, JapaneseKnowsNoDistantHops) {
  EXPECT_EQ(refusedField("{'players':2,'preset':'japanese','rules':{'hops':'distance'}}"),
            "rules.hops");
}

TEST(RulesSetup, JapaneseHasOneSet) {
  EXPECT_EQ(refusedField("{'players':2,'preset':'japanese','rules':{'sets':2}}"), "rules.sets");
}

TEST(RulesSetup, JapaneseCampsCannotBeOpened) {
  EXPECT_EQ(refusedField("{'players':2,'preset':'japanese','rules':{'camps':'free'}}"),
            "rules.camps");
  EXPECT_EQ(refusedField("{'players':2,'preset':'japanese','rules':{'camps':'closed'}}"), "");
}

TEST(RulesSetup, JapaneseHomesAreNotNeighbours) {
  EXPECT_EQ(refusedField("{'players':2,'preset':'japanese','homes':[[1],[0]]}"), "homes");
  EXPECT_EQ(refusedField("{'players':2,'preset':'japanese','homes':[[5],[0]]}"), "homes");
  EXPECT_EQ(refusedField("{'players':2,'preset':'japanese','homes':[[0],[2]]}"), "");
}

}  // namespace
