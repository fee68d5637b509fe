// Ratings: what a game does to them, and which games count; see docs/rules-series.md.
#include <cmath>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/table/rating.h"
#include "tests/core/series_calls.h"

namespace {

using nyota::table::expectedScore;
using series::kindOf;
using series::ratingFault;
using series::ratings;

constexpr double kClose = 1e-9;
const std::string kTwo = "[{'rating':1500,'games':0},{'rating':1500,'games':0}]";
const std::string kThree =
    "[{'rating':1500,'games':0},{'rating':1500,'games':0},{'rating':1500,'games':0}]";

void expectRatings(const std::string& players, const std::string& result,
                   const std::vector<double>& expected) {
  const std::vector<double> found = ratings(players, result);
  ASSERT_EQ(found.size(), expected.size()) << players;
  for (std::size_t i = 0; i < found.size(); ++i) {
    EXPECT_NEAR(found[i], expected[i], kClose) << players << result << " player " << i;
  }
}

TEST(RulesRating, ANewcomerHas1500) {
  EXPECT_EQ(nyota::dump(series::tableTerms().find("newcomer")), R"({"rating":1500,"games":0})");
}

TEST(RulesRating, FourHundredAheadIsTenToOne) {
  EXPECT_DOUBLE_EQ(expectedScore(0), 0.5);
  EXPECT_NEAR(expectedScore(400), 1.0 / 11, 1e-15);
  EXPECT_NEAR(expectedScore(-400), 10.0 / 11, 1e-15);
  EXPECT_NEAR(expectedScore(800), 1.0 / 101, 1e-15);
}

TEST(RulesRating, TheExpectedScoreIsExact) {
  for (double ahead = -4000; ahead <= 4000; ahead += 3.7) {
    const double expected = 1 / (1 + std::pow(10.0, ahead / 400));
    EXPECT_NEAR(expectedScore(ahead) / expected, 1, 1e-12) << ahead;
  }
  EXPECT_GT(expectedScore(200'000), 0);
  EXPECT_LT(expectedScore(200'000), 1e-100);
  EXPECT_DOUBLE_EQ(expectedScore(-200'000), 1);
}

TEST(RulesRating, TheChangeIsKTimesTheSurprise) {
  expectRatings(kTwo, "{'ranks':[1,2]}", {1516, 1484});
  expectRatings("[{'rating':1400,'games':3},{'rating':1800,'games':3}]", "{'ranks':[1,2]}",
                {1400 + 32 * 10 / 11.0, 1800 - 32 * 10 / 11.0});
  expectRatings("[{'rating':1400,'games':3},{'rating':1800,'games':3}]", "{'ranks':[2,1]}",
                {1400 - 32 / 11.0, 1800 + 32 / 11.0});
}

TEST(RulesRating, TwentyGamesAreNew) {
  expectRatings("[{'rating':1500,'games':19},{'rating':1500,'games':20}]", "{'ranks':[1,2]}",
                {1516, 1492});
  EXPECT_EQ(nyota::dump(&series::rated(kTwo, "{'ranks':[1,2]}").items().front()),
            R"({"rating":1516000000000000e-12,"games":1})");
}

TEST(RulesRating, EachPairIsAGame) {
  expectRatings(kThree, "{'ranks':[1,2,3]}", {1516, 1500, 1484});
  expectRatings(
      "[{'rating':1500,'games':0},{'rating':1900,'games':0},{'rating':1100,'games':0}]",
      "{'ranks':[2,1,3]}",
      {1500, 1900 + 16 * (1 - 10 / 11.0 + 1 - 100 / 101.0), 1100 - 16 * (1 / 11.0 + 1 / 101.0)});
}

TEST(RulesRating, ASharedRankIsHalfAPoint) {
  expectRatings(kTwo, "{'ranks':[1,1]}", {1500, 1500});
  expectRatings("[{'rating':1400,'games':0},{'rating':1800,'games':0}]", "{'ranks':[1,1]}",
                {1400 + 32 * (0.5 - 1 / 11.0), 1800 - 32 * (0.5 - 1 / 11.0)});
}

TEST(RulesRating, ChangesAreDividedByTheOtherPlayers) {
  expectRatings(
      "[{'rating':1500,'games':0},{'rating':1500,'games':0},{'rating':1500,'games':0},"
      "{'rating':1500,'games':0},{'rating':1500,'games':0},{'rating':1500,'games':0}]",
      "{'ranks':[1,2,3,4,5,6]}", {1516, 1509.6, 1503.2, 1496.8, 1490.4, 1484});
}

TEST(RulesRating, ADrawIsHalfAPointWhateverTheRanks) {
  expectRatings(kThree, "{'ranks':[1,2,3],'drawnBetween':[0,1]}", {1508, 1508, 1484});
  expectRatings(kThree, "{'ranks':[2,1,3],'drawnBetween':[0,1,2]}", {1500, 1500, 1500});
  expectRatings(kThree, "{'ranks':[2,1,3],'drawnBetween':[0]}", {1500, 1516, 1484});
}

TEST(RulesRating, WhoResignedRanksLast) {
  expectRatings(kTwo, "{'ranks':[1,2],'resigned':[0]}", {1484, 1516});
  expectRatings(kThree, "{'ranks':[1,1,1],'resigned':[1]}", {1508, 1484, 1508});
  expectRatings(kThree, "{'ranks':[1,2,3],'resigned':[0],'drawnBetween':[0,1,2]}",
                {1484, 1508, 1508});
}

TEST(RulesRating, AmongTheResignedTheirRanksCount) {
  expectRatings(kThree, "{'ranks':[2,3,1],'resigned':[0,1]}", {1500, 1484, 1516});
  expectRatings(kThree, "{'ranks':[2,2,1],'resigned':[0,1]}", {1492, 1492, 1516});
}

TEST(RulesRating, LevelsAreFixed) {
  EXPECT_EQ(nyota::dump(series::tableTerms().find("levelRatings")),
            "[1000,1200,1400,1600,1800,2000]");
}

TEST(RulesRating, FixedPlayersStayAsTheyAre) {
  const nyota::Json after = series::rated(
      "[{'rating':1500,'games':4},{'rating':1000.5,'games':7,'fixed':true}]", "{'ranks':[1,2]}");
  EXPECT_EQ(nyota::dump(&after.items()[1]), R"({"rating":1000.5,"games":7,"fixed":true})");
  expectRatings("[{'rating':1500,'games':4},{'rating':1100,'games':0,'fixed':true}]",
                "{'ranks':[1,2]}", {1500 + 32 / 11.0, 1100});
  expectRatings("[{'rating':1500,'games':4},{'rating':1500,'games':0,'fixed':false}]",
                "{'ranks':[1,2]}", {1516, 1484});
}

TEST(RulesRating, RatingsAreRealNumbers) {
  expectRatings("[{'rating':1500.123456789012,'games':0},{'rating':1500.123456789012,'games':0}]",
                "{'ranks':[1,1]}", {1500.123456789012, 1500.123456789012});
  expectRatings("[{'rating':-0.25,'games':0},{'rating':-0.25,'games':0}]", "{'ranks':[2,1]}",
                {-16.25, 15.75});
  expectRatings("[{'rating':1499.9999999999998,'games':99},{'rating':2000,'games':99}]",
                "{'ranks':[2,2]}",
                {1499.9999999999998 + 16 * (0.5 - expectedScore(500.0000000000002)),
                 2000 - 16 * (0.5 - expectedScore(500.0000000000002))});
}

TEST(RulesRating, WhatIsWrongIsNamed) {
  const std::string ranks = "{'ranks':[1,2]}";
  const auto players = [](const std::string& one) {
    return "[" + one + ",{'rating':1500,'games':0}]";
  };
  EXPECT_EQ(ratingFault("null", ranks), "bad-test players");
  EXPECT_EQ(ratingFault("[]", ranks), "bad-test players");
  EXPECT_EQ(ratingFault("[{'rating':1500,'games':0}]", "{'ranks':[1]}"), "bad-test players");
  EXPECT_EQ(ratingFault("[1,2,3,4,5,6,7]", ranks), "bad-test players");
  EXPECT_EQ(ratingFault(players("5"), ranks), "bad-test players[0].rating");
  EXPECT_EQ(ratingFault(players("{'games':0}"), ranks), "bad-test players[0].rating");
  EXPECT_EQ(ratingFault(players("{'rating':null,'games':0}"), ranks), "bad-test players[0].rating");
  EXPECT_EQ(ratingFault(players("{'rating':'1500','games':0}"), ranks),
            "bad-test players[0].rating");
  EXPECT_EQ(ratingFault(players("{'rating':100000.5,'games':0}"), ranks),
            "bad-test players[0].rating");
  EXPECT_EQ(ratingFault(players("{'rating':1500}"), ranks), "bad-test players[0].games");
  EXPECT_EQ(ratingFault(players("{'rating':1500,'games':0.5}"), ranks),
            "bad-test players[0].games");
  EXPECT_EQ(ratingFault(players("{'rating':1500,'games':-1}"), ranks), "bad-test players[0].games");
  EXPECT_EQ(ratingFault(players("{'rating':1500,'games':0,'fixed':1}"), ranks),
            "bad-test players[0].fixed");
  EXPECT_EQ(ratingFault(players("{'rating':1500,'games':0,'fixd':true}"), ranks),
            "bad-test players[0].fixd");
  EXPECT_EQ(ratingFault(kTwo, "null"), "bad-test ranks");
  EXPECT_EQ(ratingFault(kTwo, "{}"), "bad-test ranks");
  EXPECT_EQ(ratingFault(kTwo, "{'ranks':[1]}"), "bad-test ranks");
  EXPECT_EQ(ratingFault(kTwo, "{'ranks':[1,2,3]}"), "bad-test ranks");
  EXPECT_EQ(ratingFault(kTwo, "{'ranks':[0,1]}"), "bad-test ranks[0]");
  EXPECT_EQ(ratingFault(kTwo, "{'ranks':[1,3]}"), "bad-test ranks[1]");
  EXPECT_EQ(ratingFault(kTwo, "{'ranks':[1,null]}"), "bad-test ranks[1]");
  EXPECT_EQ(ratingFault(kTwo, "{'ranks':[1,1.5]}"), "bad-test ranks[1]");
  EXPECT_EQ(ratingFault(kTwo, "{'ranks':[1,2],'resigned':[2]}"), "bad-test resigned[0]");
  EXPECT_EQ(ratingFault(kTwo, "{'ranks':[1,2],'resigned':0}"), "bad-test resigned");
  EXPECT_EQ(ratingFault(kTwo, "{'ranks':[1,2],'drawnBetween':[0,-1]}"), "bad-test drawnBetween[1]");
  EXPECT_EQ(ratingFault(kTwo, "{'ranks':[1,2],'drawn':[]}"), "bad-test drawn");
}

TEST(RulesRatingKind, OneForEachPresetAndMode) {
  EXPECT_EQ(kindOf("{'game':'sternhalma','players':2}"), "sternhalma/standard");
  EXPECT_EQ(kindOf("{'game':'sternhalma','players':6,'preset':'classic'}"), "sternhalma/classic");
  EXPECT_EQ(kindOf("{'game':'sternhalma','players':3,'preset':'japanese'}"), "sternhalma/japanese");
  EXPECT_EQ(kindOf("{'game':'sternhalma','players':4,'preset':'masters'}"), "sternhalma/masters");
  EXPECT_EQ(kindOf("{'game':'chess4'}"), "chess4/ffa");
  EXPECT_EQ(kindOf("{'game':'chess4','mode':'teams'}"), "chess4/teams");
}

TEST(RulesRatingKind, OnlyWithThePresetsOwnRules) {
  EXPECT_EQ(kindOf("{'game':'sternhalma','players':2,'rules':{'goalLock':true}}"), "null");
  EXPECT_EQ(kindOf("{'game':'sternhalma','players':2,'rules':{'sets':2}}"), "null");
  EXPECT_EQ(kindOf("{'game':'sternhalma','players':2,'rules':{'goalLock':false}}"),
            "sternhalma/standard");
  EXPECT_EQ(kindOf("{'game':'sternhalma','players':2,'preset':'classic','rules':{'stagnation':9}}"),
            "null");
}

TEST(RulesRatingKind, OnlyWithTheRulesOfTheMode) {
  EXPECT_EQ(kindOf("{'game':'chess4','rules':{'enPassant':'off'}}"), "null");
  EXPECT_EQ(kindOf("{'game':'chess4','mode':'teams','rules':{'moveLimit':80}}"), "null");
}

TEST(RulesRatingKind, OnlyWithTheUsualHomes) {
  EXPECT_EQ(kindOf("{'game':'sternhalma','players':2,'homes':[[0],[3]]}"), "sternhalma/standard");
  EXPECT_EQ(kindOf("{'game':'sternhalma','players':2,'homes':[[0],[1]]}"), "null");
  EXPECT_EQ(kindOf("{'game':'sternhalma','players':2,'homes':[[3],[0]]}"), "null");
}

TEST(RulesRatingKind, ALonePlayerIsNotRated) {
  EXPECT_EQ(kindOf("{'game':'sternhalma','players':1}"), "null");
}

TEST(RulesRatingKind, AJapanesePresetMustBePlayedAsSuch) {
  EXPECT_EQ(kindOf("{'game':'sternhalma','players':4,'preset':'japanese'}"), "null");
}

TEST(RulesRatingKind, WhoStartsDoesNotMatter) {
  EXPECT_EQ(kindOf("{'game':'sternhalma','players':2,'firstSeat':1}"), "sternhalma/standard");
  EXPECT_EQ(kindOf("{'game':'chess4','firstSeat':3}"), "chess4/ffa");
}

}  // namespace
