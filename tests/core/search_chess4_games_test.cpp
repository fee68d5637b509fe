// Whole games of the computer player of four-player chess. The arena plays many more of the same
// kind; docs/computer-player.md tells how.
#include <array>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/arena/match.h"

namespace {

using arena::Player;

// Where code is slow fewer games are enough: the moves are the same as natively.
#ifdef NYOTA_SLOW_BUILD
constexpr int kGames = 2;
#else
constexpr int kGames = 8;
#endif

constexpr int kRandomPlies = 8;
constexpr int kMostPlies = 2000;

TEST(SearchChess4Games, GreedyPlayersComeBehind) {
  std::string fault;
  const auto ground = arena::openGround(R"({"game":"chess4"})", fault);
  ASSERT_TRUE(ground != nullptr) << fault;
  const Player greedy{Player::Kind::kGreedy, 0, 0};
  int won = 0;
  for (int game = 0; game < kGames; ++game) {
    std::vector<Player> seats(4, greedy);
    seats[static_cast<std::size_t>(game % 4)] = {Player::Kind::kComputer, 6, 2000};
    const std::uint64_t seed = static_cast<std::uint64_t>(game) / 4 + 1;
    const auto played =
        arena::playGame(*ground, seats, {{}, seed, kRandomPlies, seed, kMostPlies}, fault);
    EXPECT_NE(played->reason, arena::kUnfinished);
    won += played->won(game % 4) ? 1 : 0;
  }
  EXPECT_GE(won * 10, kGames * 8);
}

TEST(SearchChess4Games, RandomPartnersLoseInTeams) {
  std::string fault;
  const auto ground = arena::openGround(R"({"game":"chess4","mode":"teams"})", fault);
  ASSERT_TRUE(ground != nullptr) << fault;
  const Player computer{Player::Kind::kComputer, 4, 500};
  const Player random{Player::Kind::kRandom, 0, 0};
  for (const std::uint64_t seed : {1U, 2U}) {
    const auto played = arena::playGame(*ground, {computer, random, computer, random},
                                        {{}, seed, kRandomPlies, seed, kMostPlies}, fault);
    EXPECT_EQ(played->reason, "checkmate") << played->plies;
    EXPECT_EQ(played->ranks[0], 1) << played->plies;
    EXPECT_GT(played->ranks[1], 1) << played->plies;
  }
}

}  // namespace
