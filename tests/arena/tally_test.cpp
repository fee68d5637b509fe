// What games add up to, the JSON they are kept in, and runs in parts.
#include "tests/arena/tally.h"

#include <cstdio>

#include <gtest/gtest.h>

#include "tests/arena/arguments.h"
#include "tests/arena/journal.h"
#include "tests/arena/merge.h"
#include "tests/arena/report.h"

namespace {

using arena::Compare;
using arena::Contest;
using arena::GameResult;
using arena::Played;
using arena::Tally;

Contest contestOf(const std::vector<std::string>& words) {
  std::string fault;
  const auto arguments = arena::readArguments(words, fault);
  EXPECT_TRUE(arguments) << fault;
  const auto contest = arena::contestOf(*arguments, fault);
  EXPECT_TRUE(contest) << fault;
  return *contest;
}

std::string faultOf(const std::vector<std::string>& words) {
  std::string fault;
  const auto arguments = arena::readArguments(words, fault);
  if (arguments && !arena::contestOf(*arguments, fault)) return fault;
  return arguments ? "" : fault;
}

const char* const kThree = R"({"game":"sternhalma","players":3})";

GameResult gameOf(const Contest& contest, int opening, int rotation, std::vector<int> ranks) {
  GameResult out{opening, rotation};
  out.played.reason = ranks[0] == 0 ? arena::kUnfinished : "finished";
  out.played.plies = 10 * opening + rotation;
  out.played.ranks = std::move(ranks);
  out.played.work.resize(contest.players.size());
  out.played.work[0].moves = 5;
  out.played.work[0].nodes = 50;
  return out;
}

TEST(ArenaContest, EveryPlayerSitsOnEverySeat) {
  const Contest contest = contestOf({"--setup", kThree, "--players", "1", "2", "--games", "5"});
  EXPECT_EQ(contest.rotations(), 2);
  EXPECT_EQ(contest.openings, 3);
  EXPECT_EQ(contest.seating(0), (std::vector<int>{0, 1, 0}));
  EXPECT_EQ(contest.seating(1), (std::vector<int>{1, 0, 1}));
  EXPECT_NE(contest.plan(0, 0).openingSeed, contest.plan(1, 0).openingSeed);
  EXPECT_EQ(contest.plan(1, 0).openingSeed, contest.plan(1, 1).openingSeed);
  const Contest equal = contestOf({"--setup", kThree, "--players", "1", "1"});
  EXPECT_EQ(equal.rotations(), 1);
  EXPECT_EQ(equal.players.size(), 1U);
}

TEST(ArenaContest, RefusesWhatMakesNoSense) {
  EXPECT_NE(faultOf({"--players", "1", "2", "3"}), "");
  EXPECT_NE(faultOf({"--players", "1,name=a", "2,name=a"}), "");
  EXPECT_NE(faultOf({"--players", "1", "1", "--sprt", "0,5"}), "");
  EXPECT_NE(faultOf({"--sprt", "5,0"}), "");
  EXPECT_NE(faultOf({"--shard", "0/2"}), "");
  EXPECT_NE(faultOf({"--shard", "3/2"}), "");
  EXPECT_NE(faultOf({"--setup", "{}"}), "");
  EXPECT_NE(faultOf({"--games"}), "");
  EXPECT_NE(faultOf({"--games", "0"}), "");
  EXPECT_NE(faultOf({"--players"}), "");
  EXPECT_EQ(faultOf({"--players", "1", "2", "--sprt", "0,5,0.1,0.1", "--shard", "2/2"}), "");
}

TEST(ArenaTally, SharedPlacesAreSharedEqually) {
  Played played;
  played.ranks = {1, 2, 2, 4};
  EXPECT_EQ(arena::firstShares(played), (std::vector<double>{1, 0, 0, 0}));
  EXPECT_EQ(arena::fairRanks(played), (std::vector<double>{1, 2.5, 2.5, 4}));
  played.ranks = {1, 3, 1, 3};
  EXPECT_EQ(arena::firstShares(played), (std::vector<double>{0.5, 0, 0.5, 0}));
  played.ranks = {0, 0};
  EXPECT_EQ(arena::firstShares(played), (std::vector<double>{0.5, 0.5}));
  EXPECT_EQ(arena::fairRanks(played), (std::vector<double>{1.5, 1.5}));
}

TEST(ArenaTally, PairsOfGamesAreSamples) {
  const Contest contest = contestOf({"--players", "1", "2", "--games", "6"});
  const std::vector<GameResult> games = {
      gameOf(contest, 0, 0, {1, 2}), gameOf(contest, 0, 1, {2, 1}),  // both for the first player
      gameOf(contest, 1, 0, {1, 2}), gameOf(contest, 1, 1, {1, 2}),  // one each
      gameOf(contest, 2, 0, {0, 0}),                                 // its pair is missing
  };
  const Tally tally = tallyOf(contest, games);
  EXPECT_EQ(tally.wanted, 6);
  EXPECT_EQ(tally.played, 5);
  EXPECT_EQ(tally.counted, 4);
  EXPECT_EQ(tally.rows[0].firsts.values(), (std::vector<double>{1, 0.5}));
  EXPECT_EQ(tally.rows[1].firsts.values(), (std::vector<double>{0, 0.5}));
  EXPECT_EQ(tally.rows[0].ranks.values(), (std::vector<double>{1, 1.5}));
  EXPECT_EQ(tally.pairs, (std::vector<int>{0, 0, 1, 0, 1}));
  EXPECT_EQ(tally.rows[0].work.nodes, 200);
  EXPECT_EQ(tally.longestPlies, 11);
}

TEST(ArenaTally, MoreSeatsHaveRanksAndFirstPlaces) {
  const Contest contest =
      contestOf({"--setup", kThree, "--players", "1", "2", "2", "--games", "3"});
  ASSERT_EQ(contest.rotations(), 3);
  // The first player sits on seat 0, then 2, then 1.
  const std::vector<GameResult> games = {gameOf(contest, 0, 0, {1, 2, 3}),
                                         gameOf(contest, 0, 1, {1, 2, 3}),
                                         gameOf(contest, 0, 2, {2, 1, 3})};
  const Tally tally = tallyOf(contest, games);
  EXPECT_NEAR(tally.rows[0].firsts.mean(), 2.0 / 3, 1e-12);
  EXPECT_NEAR(tally.rows[1].firsts.mean(), 1.0 / 3, 1e-12);
  EXPECT_NEAR(tally.rows[0].ranks.mean(), (1 + 3 + 1) / 3.0, 1e-12);
  EXPECT_NEAR(tally.rows[1].ranks.mean(), (2 + 3 + 1 + 2 + 2 + 3) / 6.0, 1e-12);
  EXPECT_TRUE(tally.pairs.empty());
  // Ahead of two, of none, of two.
  EXPECT_NEAR(tally.rows[0].ahead.mean(), (2 + 0 + 2) / 6.0, 1e-12);
  EXPECT_NEAR(tally.rows[1].ahead.mean(), (0 + 2 + 0) / 6.0, 1e-12);
}

TEST(ArenaTally, HalfTheSeatsEachArePairs) {
  const Contest contest = contestOf({"--setup", kThree, "--players", "1", "2", "--games", "2"});
  // Seats 0 and 2 are the first player's, then seat 1 is; equals count one half.
  const std::vector<GameResult> games = {gameOf(contest, 0, 0, {1, 2, 2}),
                                         gameOf(contest, 0, 1, {1, 2, 3})};
  const Tally tally = tallyOf(contest, games);
  EXPECT_NEAR(tally.rows[0].ahead.mean(), (1 + 0.5 + 0 + 1) / 4, 1e-12);
  EXPECT_NEAR(tally.rows[1].ahead.mean(), (0 + 0.5 + 1 + 0) / 4, 1e-12);
}

TEST(ArenaJournal, ReadsWhatItWrites) {
  Contest contest = contestOf({"--players", "1", "exec=\"x 'a b'\"", "--games", "4", "--seed", "7",
                               "--most", "99", "--sprt", "-1.5,5", "--opening", "3"});
  GameResult game = gameOf(contest, 1, 1, {2, 1});
  game.played.position = "a \"b\"";
  game.played.work[1].faults[2] = 4;
  game.played.work[1].longestMicros = 1234;
  const arena::Shard shard{1, 2};
  const std::string text =
      headOf(contest, shard) + "\n" + lineOf(game, true) + "\n{\"table\":{}}\n{\"cut";
  std::string fault;
  const auto journal = arena::readJournal(text, fault);
  ASSERT_TRUE(journal) << fault;
  EXPECT_EQ(headOf(journal->contest, journal->shard), headOf(contest, shard));
  ASSERT_EQ(journal->results.size(), 1U);
  EXPECT_EQ(lineOf(journal->results[0], true), lineOf(game, true));
  EXPECT_EQ(lineOf(game, false).find("icros"), std::string::npos);
}

TEST(ArenaJournal, RefusesWhatDoesNotFit) {
  const Contest contest = contestOf({"--players", "1", "2", "--games", "4"});
  const std::string head = headOf(contest, {}) + "\n";
  const std::string game = lineOf(gameOf(contest, 1, 0, {1, 2}), true) + "\n";
  const auto faultIn = [](const std::string& text) {
    std::string fault;
    return arena::readJournal(text, fault) ? std::string() : fault;
  };
  EXPECT_EQ(faultIn(head + game), "");
  EXPECT_EQ(faultIn(head + game + game), "game 1.0 of line 3 is there twice");
  EXPECT_NE(faultIn(headOf(contest, {0, 2}) + "\n" + game), "");
  EXPECT_NE(faultIn(head + lineOf(gameOf(contest, 2, 0, {1, 2}), true) + "\n"), "");
  EXPECT_NE(faultIn(head + lineOf(gameOf(contest, 1, 0, {1, 2, 3}), true) + "\n"), "");
  EXPECT_NE(faultIn(head + "{}\n"), "");
  EXPECT_NE(faultIn("{}\n"), "");
  EXPECT_NE(faultIn(game), "");
  EXPECT_NE(faultIn(""), "");
}

TEST(ArenaJournal, OtherMatchesAreNamedByWhatDiffers) {
  const Contest one = contestOf({"--players", "1", "2"});
  const Contest two = contestOf({"--players", "1", "3", "--seed", "2"});
  EXPECT_EQ(arena::differenceOf(headOf(one, {}), headOf(two, {}), Compare::kShardsToo),
            "players, seed");
  EXPECT_EQ(arena::differenceOf(headOf(one, {}), headOf(one, {1, 2}), Compare::kShardsToo),
            "shard");
  EXPECT_EQ(arena::differenceOf(headOf(one, {}), headOf(one, {1, 2}), Compare::kAllButShards), "");
}

/// A file of one test, which is removed before and after.
class TestFile {
 public:
  explicit TestFile(const std::string& name) : path_(testing::TempDir() + "nyota-arena-" + name) {
    std::remove(path_.c_str());
  }
  TestFile(const TestFile&) = delete;
  TestFile& operator=(const TestFile&) = delete;
  ~TestFile() { std::remove(path_.c_str()); }

  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] std::string text() const { return arena::readFile(path_).value_or(""); }

 private:
  std::string path_;
};

arena::RunOptions optionsOf(const TestFile& file, const arena::Shard& shard = {}) {
  arena::RunOptions out;
  out.file = file.path();
  out.shard = shard;
  out.quiet = true;
  return out;
}

class ArenaRun : public testing::Test {
 protected:
  Contest contest = contestOf(
      {"--players", "1", "greedy", "--games", "6", "--nodes", "60", "--no-times", "--most", "60"});
  std::string fault;
};

TEST_F(ArenaRun, ShardsMergeToTheWhole) {
  const TestFile whole("whole");
  const TestFile first("first");
  const TestFile second("second");
  const TestFile merged("merged");
  ASSERT_TRUE(run(contest, optionsOf(whole), fault)) << fault;
  ASSERT_TRUE(run(contest, optionsOf(first, {0, 2}), fault)) << fault;
  ASSERT_TRUE(run(contest, optionsOf(second, {1, 2}), fault)) << fault;
  const auto both = arena::merge({second.path(), first.path()}, fault);
  ASSERT_TRUE(both) << fault;
  EXPECT_EQ(both->results.size(), 6U);
  ASSERT_TRUE(arena::writeJournal(merged.path(), both->contest, {}, both->results,
                                  tableJson(contest, tallyOf(contest, both->results))));
  EXPECT_EQ(merged.text(), whole.text());
  EXPECT_NE(whole.text().find("\"table\""), std::string::npos);
  EXPECT_FALSE(arena::merge({first.path(), first.path()}, fault));
  EXPECT_NE(fault.find("game 0.0"), std::string::npos) << fault;
  EXPECT_FALSE(arena::merge({first.path(), whole.path()}, fault));
  contest.seed = 2;
  const TestFile other("other");
  ASSERT_TRUE(run(contest, optionsOf(other, {1, 2}), fault)) << fault;
  EXPECT_FALSE(arena::merge({first.path(), other.path()}, fault));
  EXPECT_NE(fault.find("seed"), std::string::npos) << fault;
}

TEST_F(ArenaRun, GoesOnWhereItWasCutOff) {
  const TestFile file("resumed");
  ASSERT_TRUE(run(contest, optionsOf(file), fault)) << fault;
  const std::string whole = file.text();
  std::size_t end = 0;
  for (int line = 0; line < 4; ++line) end = whole.find('\n', end) + 1;
  {
    std::FILE* out = std::fopen(file.path().c_str(), "wb");
    ASSERT_NE(out, nullptr);
    std::fwrite(whole.data(), 1, end + 30, out);
    std::fclose(out);
  }
  ASSERT_TRUE(run(contest, optionsOf(file), fault)) << fault;
  EXPECT_EQ(file.text(), whole);
  contest.mostPlies = 61;
  EXPECT_FALSE(run(contest, optionsOf(file), fault));
  EXPECT_NE(fault.find("another match: it differs in most"), std::string::npos) << fault;
  EXPECT_EQ(file.text(), whole);
}

TEST_F(ArenaRun, TheSequentialTestStopsIt) {
  contest = contestOf({"--players", "2", "random", "--games", "400", "--most", "40", "--sprt",
                       "-400,0,0.4,0.4", "--nodes", "60"});
  const TestFile file("stopped");
  const auto results = run(contest, optionsOf(file), fault);
  ASSERT_TRUE(results) << fault;
  // Forty plies end no game, so all are even.
  const Tally tally = tallyOf(contest, *results);
  EXPECT_LT(results->size(), 400U);
  ASSERT_TRUE(tally.test);
  EXPECT_EQ(tally.test->verdict(), arena::Verdict::kElo1);
  EXPECT_EQ(static_cast<std::size_t>(tally.test->used()) * 2, results->size());
  EXPECT_NE(tableText(contest, tally).find("decided for Elo 0"), std::string::npos);
  EXPECT_NE(tableJson(contest, tally).find(R"("verdict":"elo1")"), std::string::npos);
}

}  // namespace
