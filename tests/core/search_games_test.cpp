// Whole games of the computer player: they end, and they end well. The arena plays many more of the
// same kind; docs/computer-player.md tells how.
#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/arena/match.h"
#include "tests/core/slow_build.h"

namespace {

using arena::Ground;
using arena::Played;
using arena::Player;

// Where code is slow fewer openings are enough: the moves are the same as natively.
constexpr int kOpenings = kSlow ? 1 : 2;
constexpr std::uint64_t kGreedyOpenings = kSlow ? 2 : 8;

constexpr std::uint64_t kNodes = 500;
constexpr int kRandomPlies = 4;

constexpr int kMostPlies = 5000;

std::unique_ptr<Ground> groundOf(const std::string& fields) {
  std::string fault;
  auto ground = arena::openGround(R"({"game":"sternhalma",)" + fields + "}", fault);
  EXPECT_TRUE(ground != nullptr) << fields << ": " << fault;
  return ground;
}

/// A game whose opening and ties one seed decides.
Played play(Ground& ground, const std::vector<Player>& seats, std::uint64_t seed,
            int randomPlies = kRandomPlies) {
  std::string fault;
  return *arena::playGame(ground, seats, {{}, seed, randomPlies, seed, kMostPlies}, fault);
}

/// Plays some openings and expects every game to be finished.
void expectFinished(const std::string& fields, const std::vector<int>& levels, int openings) {
  const auto ground = groundOf(fields);
  std::vector<Player> seats;
  for (std::size_t seat = 0; seat < 6; ++seat) {
    seats.push_back({Player::Kind::kComputer, levels[seat % levels.size()], kNodes});
  }
  for (int opening = 1; opening <= openings; ++opening) {
    const Played game = play(*ground, seats, static_cast<std::uint64_t>(opening));
    EXPECT_EQ(game.reason, "finished")
        << fields << " level " << levels[0] << " opening " << opening << " after " << game.plies;
  }
}

class Finishing : public testing::TestWithParam<std::string> {};

TEST_P(Finishing, AtEveryTable) {
  // With more seats the Japanese style is played as the international one.
  const int most = std::string(GetParam()) == "japanese" ? 3 : 6;
  for (int players = 2; players <= most; ++players) {
    const std::string fields =
        R"("preset":")" + GetParam() + R"(","players":)" + std::to_string(players);
    expectFinished(fields, {1, 2, 3, 4, 5, 6}, kOpenings);
    if (kSlow) continue;
    expectFinished(fields, {1}, kOpenings);
    expectFinished(fields, {6}, kOpenings);
  }
}

INSTANTIATE_TEST_SUITE_P(Presets, Finishing,
                         testing::Values("standard", "japanese", "classic", "masters"),
                         [](const auto& param) { return param.param; });

TEST(SearchGames, GreedyPlayersLose) {
  const auto ground = groundOf(R"("players":2,"rules":{"blocking":"own-only"})");
  const Player computer{Player::Kind::kComputer, 6, 2000};
  const Player greedy{Player::Kind::kGreedy, 0, 0};
  int won = 0;
  int games = 0;
  for (std::uint64_t seed = 1; seed <= kGreedyOpenings; ++seed) {
    for (const int seat : {0, 1}) {
      const std::vector<Player> seats =
          seat == 0 ? std::vector<Player>{computer, greedy} : std::vector<Player>{greedy, computer};
      const Played game = play(*ground, seats, seed);
      ++games;
      won += game.reason == "finished" && game.won(seat) ? 1 : 0;
    }
  }
  EXPECT_GE(won * 10, games * 9);
}

TEST(SearchGames, HighLevelsBeatLowOnes) {
  const auto ground = groundOf(R"("players":2)");
  const Player high{Player::Kind::kComputer, 6, 1000};
  const Player low{Player::Kind::kComputer, 1, 1000};
  int won = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    won += play(*ground, {high, low}, seed).won(0) ? 1 : 0;
    won += play(*ground, {low, high}, seed).won(1) ? 1 : 0;
  }
  EXPECT_GE(won, 6);
}

TEST(SearchGames, ALonePlayerCrossesQuickly) {
  const auto ground = groundOf(R"("players":1)");
  for (const int level : {1, 6}) {
    const Played game = play(*ground, {{Player::Kind::kComputer, level, 2000}}, 1, 0);
    EXPECT_EQ(game.reason, "finished");
    EXPECT_LE(game.plies, level == 1 ? 140 : 40);
  }
}

}  // namespace
