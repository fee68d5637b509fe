// Series, the options of a table and the clock of a turn; see docs/rules-series.md.
#include <string>

#include <gtest/gtest.h>

#include "core/table/question.h"
#include "core/table/table.h"
#include "tests/core/series_calls.h"

namespace {

using series::clockFault;
using series::clockSays;

std::string tableOption(const std::string& name) {
  const nyota::Json terms = series::tableTerms();
  for (const nyota::Json& option : terms.find("options")->items()) {
    if (option.find("name")->asString() == name) return nyota::dump(&option);
  }
  return "";
}

TEST(RulesSeries, TheNextSeatStarts) {
  EXPECT_EQ(series::nextStarter("{'game':'sternhalma','players':2}"), 1);
  EXPECT_EQ(series::nextStarter("{'game':'sternhalma','players':5,'firstSeat':2}"), 3);
  EXPECT_EQ(series::nextStarter("{'game':'chess4','firstSeat':1}"), 2);
}

TEST(RulesSeries, AfterTheLastComesTheFirst) {
  EXPECT_EQ(series::nextStarter("{'game':'sternhalma','players':2,'firstSeat':1}"), 0);
  EXPECT_EQ(series::nextStarter("{'game':'sternhalma','players':6,'firstSeat':5}"), 0);
  EXPECT_EQ(series::nextStarter("{'game':'sternhalma','players':1}"), 0);
  EXPECT_EQ(series::nextStarter("{'game':'chess4','firstSeat':3}"), 0);
}

TEST(RulesSeries, ABadSetupIsRefused) {
  const auto refused = nyota::table::answerTo(nyota::table::seriesTerms,
                                              R"({"game":"chess4","firstSeat":4})", "bad-setup");
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code(), "bad-setup");
  EXPECT_EQ(refused.error().kind(), "bad-value");
  EXPECT_EQ(refused.error().field(), "firstSeat");
}

TEST(RulesTableOptions, LegalMovesAreShown) {
  EXPECT_EQ(tableOption("showLegalMoves"),
            R"({"name":"showLegalMoves","type":"boolean","default":true})");
}

TEST(RulesTableOptions, TheStarterRotates) {
  EXPECT_EQ(tableOption("rotateStarter"),
            R"({"name":"rotateStarter","type":"boolean","default":true})");
}

TEST(RulesTableOptions, TheFirstSeatStarts) {
  EXPECT_EQ(
      tableOption("starter"),
      R"({"name":"starter","type":"enum","values":["first","lot",0,1,2,3,4,5],"default":"first"})");
}

TEST(RulesTableOptions, TurnsHaveNoLimit) {
  EXPECT_EQ(tableOption("turnLimit"),
            R"({"name":"turnLimit","type":"enum","values":[0,30,60],"default":0})");
}

TEST(RulesTurnClock, NoLimitNoClock) {
  EXPECT_EQ(clockSays("{'limitMs':0,'usedMs':99999999}", "runs"), "false");
  EXPECT_EQ(clockSays("{'limitMs':0,'usedMs':99999999}", "out"), "null");
  EXPECT_EQ(clockSays("{'limitMs':0,'usedMs':99999999}", "leftMs"), "null");
}

TEST(RulesTurnClock, TimeRunsOutAtTheLimit) {
  EXPECT_EQ(clockSays("{'limitMs':30000,'usedMs':0}", "leftMs"), "30000");
  EXPECT_EQ(clockSays("{'limitMs':30000,'usedMs':29999.5}", "leftMs"), "1");
  EXPECT_EQ(clockSays("{'limitMs':30000,'usedMs':29999.5}", "out"), "null");
  EXPECT_EQ(clockSays("{'limitMs':30000,'usedMs':30000}", "out"), R"("move")");
  EXPECT_EQ(clockSays("{'limitMs':30000,'usedMs':900000}", "leftMs"), "0");
}

TEST(RulesTurnClock, TenSecondsAreWarnedOf) {
  EXPECT_EQ(clockSays("{'limitMs':30000,'usedMs':19999}", "warn"), "false");
  EXPECT_EQ(clockSays("{'limitMs':30000,'usedMs':20000}", "warn"), "true");
  EXPECT_EQ(clockSays("{'limitMs':30000,'usedMs':20000,'paused':true}", "warn"), "false");
}

TEST(RulesTurnClock, ItStopsWhilePausedOrOver) {
  for (const char* flag : {"paused", "over"}) {
    const std::string turn = std::string("{'limitMs':30000,'usedMs':40000,'") + flag + "':true}";
    EXPECT_EQ(clockSays(turn, "runs"), "false") << flag;
    EXPECT_EQ(clockSays(turn, "out"), "null") << flag;
  }
  EXPECT_EQ(clockSays("{'limitMs':30000,'usedMs':1,'paused':false,'over':false}", "runs"), "true");
}

TEST(RulesTurnClock, ItRunsForPersonsWhoPlay) {
  for (const char* flag : {"computer", "resigned"}) {
    const std::string turn = std::string("{'limitMs':30000,'usedMs':40000,'") + flag + "':true}";
    EXPECT_EQ(clockSays(turn, "runs"), "false") << flag;
    EXPECT_EQ(clockSays(turn, "out"), "null") << flag;
  }
}

TEST(RulesTurnClock, TheComputerMakesTheFirstMissedMove) {
  EXPECT_EQ(clockSays("{'limitMs':30000,'usedMs':30000,'missed':0}", "out"), R"("move")");
  EXPECT_EQ(clockSays("{'limitMs':30000,'usedMs':30000,'missed':0}", "missed"), "1");
}

TEST(RulesTurnClock, TwoInARowHandTheSeatOver) {
  EXPECT_EQ(clockSays("{'limitMs':60000,'usedMs':60001,'missed':1}", "out"), R"("hand-over")");
}

TEST(RulesTurnClock, AMoveInTimeEndsTheRow) {
  EXPECT_EQ(clockSays("{'limitMs':30000,'usedMs':500,'missed':1}", "missed"), "1");
  EXPECT_EQ(clockSays("{'limitMs':30000,'usedMs':500,'missed':1,'moved':true}", "missed"), "0");
  EXPECT_EQ(clockSays("{'limitMs':30000,'usedMs':500,'missed':1,'moved':true}", "runs"), "true");
}

TEST(RulesTurnClock, ASeatTakenBackBeginsAnew) {
  EXPECT_EQ(clockSays("{'limitMs':30000,'usedMs':30000,'missed':1}", "missed"), "0");
}

TEST(RulesTurnClock, ALateMoveIsMissed) {
  EXPECT_EQ(clockSays("{'limitMs':30000,'usedMs':30000,'moved':true}", "out"), R"("move")");
  EXPECT_EQ(clockSays("{'limitMs':30000,'usedMs':30000,'missed':1,'moved':true}", "out"),
            R"("hand-over")");
}

TEST(RulesTurnClock, WhatIsWrongIsNamed) {
  EXPECT_EQ(clockFault("5"), "bad-test usedMs");
  EXPECT_EQ(clockFault("{'usedMs':0}"), "bad-test limitMs");
  EXPECT_EQ(clockFault("{'limitMs':-1,'usedMs':0}"), "bad-test limitMs");
  EXPECT_EQ(clockFault("{'limitMs':0.5,'usedMs':0}"), "bad-test limitMs");
  EXPECT_EQ(clockFault("{'limitMs':3600001,'usedMs':0}"), "bad-test limitMs");
  EXPECT_EQ(clockFault("{'limitMs':30000}"), "bad-test usedMs");
  EXPECT_EQ(clockFault("{'limitMs':30000,'usedMs':-5}"), "bad-test usedMs");
  EXPECT_EQ(clockFault("{'limitMs':30000,'usedMs':null}"), "bad-test usedMs");
  EXPECT_EQ(clockFault("{'limitMs':30000,'usedMs':0,'missed':2}"), "bad-test missed");
  EXPECT_EQ(clockFault("{'limitMs':30000,'usedMs':0,'paused':1}"), "bad-test paused");
  EXPECT_EQ(clockFault("{'limitMs':30000,'usedMs':0,'stopped':true}"), "bad-test stopped");
}

}  // namespace
