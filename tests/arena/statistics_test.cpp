// Numbers of the arena's statistics that can be looked up or worked out by hand.
#include "tests/arena/statistics.h"

#include <cmath>

#include <gtest/gtest.h>

namespace {

using arena::Samples;
using arena::SequentialTest;
using arena::Sprt;
using arena::Verdict;

/// Samples of which so many are 0, ¼, ½, ¾ and 1, spread evenly.
std::vector<double> samplesOf(const std::vector<int>& counts) {
  std::vector<double> sorted;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    sorted.insert(sorted.end(), static_cast<std::size_t>(counts[i]), static_cast<double>(i) / 4);
  }
  std::vector<double> out;
  for (std::size_t i = 0; i < sorted.size(); ++i) out.push_back(sorted[i * 7919 % sorted.size()]);
  return out;
}

TEST(ArenaStatistics, EloAndScoresAreInverse) {
  EXPECT_NEAR(arena::eloOf(0.75), 190.85, 0.01);
  EXPECT_NEAR(arena::eloOf(0.5), 0, 1e-12);
  EXPECT_NEAR(arena::scoreAt(400), 10.0 / 11, 1e-12);
  EXPECT_NEAR(arena::eloOf(arena::scoreAt(-123)), -123, 1e-9);
  EXPECT_TRUE(std::isinf(arena::eloOf(1)));
  EXPECT_LT(arena::eloOf(0), 0);
}

TEST(ArenaStatistics, SharesOfYesAndNoHaveWilsonsInterval) {
  // 8 of 10, as in any table of the score interval.
  const Samples samples({1, 1, 1, 1, 1, 1, 1, 1, 0, 0});
  EXPECT_NEAR(samples.mean(), 0.8, 1e-12);
  EXPECT_NEAR(samples.shareInterval()->low, 0.4902, 1e-4);
  EXPECT_NEAR(samples.shareInterval()->high, 0.9433, 1e-4);
}

TEST(ArenaStatistics, EqualSamplesStillLeaveDoubt) {
  const Samples samples(std::vector<double>(20, 1.0));
  EXPECT_NEAR(samples.shareInterval()->low, 0.8389, 1e-4);
  EXPECT_EQ(samples.shareInterval()->high, 1);
  const Samples even(std::vector<double>(20, 0.5));
  EXPECT_NEAR(even.shareInterval()->low, 0.2993, 1e-4);
}

TEST(ArenaStatistics, OpeningsThatSplitTellMoreThanTheirGames) {
  // All pairs but two are one each: the mean is known better than from as many single games.
  const Samples pairs(samplesOf({0, 1, 18, 1, 0}));
  const Samples games(samplesOf({10, 0, 0, 0, 10}));
  EXPECT_EQ(pairs.mean(), games.mean());
  EXPECT_GT(pairs.shareInterval()->low, games.shareInterval()->low + 0.1);
}

TEST(ArenaStatistics, MeansHaveTheNormalInterval) {
  const Samples samples({1, 2, 3, 4, 5});
  // The standard deviation is √2.5.
  EXPECT_NEAR(*samples.standardError(), std::sqrt(0.5), 1e-12);
  EXPECT_NEAR(samples.meanInterval(0, 9)->low, 3 - 1.95996 * std::sqrt(0.5), 1e-4);
  EXPECT_EQ(samples.meanInterval(2.5, 3.5)->low, 2.5);
  EXPECT_EQ(samples.meanInterval(2.5, 3.5)->high, 3.5);
  EXPECT_FALSE(Samples({1}).meanInterval(0, 9));
  EXPECT_FALSE(Samples({}).shareInterval());
}

TEST(ArenaSequentialTest, BoundsAreWalds) {
  EXPECT_NEAR((Sprt{0, 5, 0.05, 0.05}.upper()), 2.9444, 1e-4);
  EXPECT_NEAR((Sprt{0, 5, 0.05, 0.05}.lower()), -2.9444, 1e-4);
  EXPECT_NEAR((Sprt{0, 5, 0.05, 0.1}.upper()), 2.8904, 1e-4);
  EXPECT_NEAR((Sprt{0, 5, 0.05, 0.1}.lower()), -2.2513, 1e-4);
}

TEST(ArenaSequentialTest, RatioAgreesWithAnIndependentMaximum) {
  // Worked out with another program that maximises the two likelihoods.
  const auto ratioOf = [](const std::vector<int>& counts) {
    // Bounds that are never met, so that every sample counts.
    SequentialTest test(Sprt{0, 10, 1e-6, 1e-6});
    for (const double sample : samplesOf(counts)) test.add(sample);
    return test.ratio();
  };
  EXPECT_NEAR(ratioOf({30, 120, 300, 150, 40}), 2.11789, 1e-4);
  EXPECT_NEAR(ratioOf({5, 20, 40, 20, 5}), -0.16741, 1e-4);
  EXPECT_NEAR(ratioOf({2, 10, 30, 40, 18}), 2.42410, 1e-4);
}

TEST(ArenaSequentialTest, DecidesForTheStrongerAndStops) {
  SequentialTest test(Sprt{0, 30});
  int given = 0;
  while (test.verdict() == Verdict::kOpen && given < 1000) {
    test.add(given % 4 == 0 ? 0.5 : 0.75);
    ++given;
  }
  EXPECT_EQ(test.verdict(), Verdict::kElo1);
  EXPECT_LT(given, 100);
  const double ratio = test.ratio();
  test.add(0);
  EXPECT_EQ(test.used(), given);
  EXPECT_EQ(test.ratio(), ratio);
}

TEST(ArenaSequentialTest, DecidesForEqualsAndForTheWeaker) {
  SequentialTest equals(Sprt{0, 30});
  for (int i = 0; i < 1000; ++i) equals.add(i % 2 == 0 ? 0.25 : 0.75);
  EXPECT_EQ(equals.verdict(), Verdict::kElo0);
  SequentialTest weaker(Sprt{0, 30});
  for (int i = 0; i < 1000; ++i) weaker.add(0);
  EXPECT_EQ(weaker.verdict(), Verdict::kElo0);
  EXPECT_LT(weaker.used(), equals.used());
}

TEST(ArenaSequentialTest, OneOpeningDecidesNothing) {
  SequentialTest test(Sprt{0, 30});
  test.add(1);
  EXPECT_EQ(test.verdict(), Verdict::kOpen);
}

}  // namespace
