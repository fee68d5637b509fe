// Whole games of the computer player of four-player chess. The arena plays many more of the same
// kind; docs/computer-player.md tells how.
#include <array>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/arena/chess4_match.h"

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
  const auto variant = arena::readChess4Variant(R"({"game":"chess4"})", fault);
  ASSERT_TRUE(variant.has_value()) << fault;
  const Player greedy{Player::Kind::kGreedy, 0, 0};
  int won = 0;
  for (int game = 0; game < kGames; ++game) {
    std::vector<Player> seats(4, greedy);
    seats[static_cast<std::size_t>(game % 4)] = {Player::Kind::kComputer, 6, 2000};
    const std::uint64_t seed = static_cast<std::uint64_t>(game) / 4 + 1;
    const auto played = arena::playChess4(*variant, seats, seed, kRandomPlies, seed, kMostPlies);
    EXPECT_TRUE(played.end.over());
    won += played.winner() == game % 4 ? 1 : 0;
  }
  EXPECT_GE(won * 10, kGames * 8);
}

TEST(SearchChess4Games, RandomPartnersLoseInTeams) {
  std::string fault;
  const auto variant = arena::readChess4Variant(R"({"game":"chess4","mode":"teams"})", fault);
  ASSERT_TRUE(variant.has_value()) << fault;
  const Player computer{Player::Kind::kComputer, 4, 500};
  const Player random{Player::Kind::kRandom, 0, 0};
  for (const std::uint64_t seed : {1U, 2U}) {
    const auto played = arena::playChess4(*variant, {computer, random, computer, random}, seed,
                                          kRandomPlies, seed, kMostPlies);
    EXPECT_EQ(played.winner(), 0) << played.plies;
  }
}

}  // namespace
