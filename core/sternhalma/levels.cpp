// What each level of the computer player sees in Chinese checkers. docs/computer-player.md tells how
// the levels do against each other.
#include <array>
#include <cstddef>

#include "core/sternhalma/chains.h"
#include "core/sternhalma/evaluate.h"

namespace nyota::sternhalma {

namespace {

using Levels = std::array<Sight, kHighestLevel>;

// All look ahead; the lower ones see less of what there is to do. Narrow and deep beats wide and
// shallow at every number of positions tried.
constexpr Levels kOneOrTwo = {{
    {500, 32, 24, 10, 8, 5, 8},
    {600, 32, 24, 10, 8, 5, 12},
    {1'000, 32, 24, 10, 8, 5, 17},
    {1'500, 32, 24, 10, 8, 5, 25},
    {6'000, 32, 24, 10, 8, 5, 60},
    {40'000, 32, 24, 10, 8},
}};
// Their depth is in rounds, of which the last one needs only the own move.
constexpr Levels kMore = {{
    {180, 1, 8, 4, 1},
    {360, 1, kEvery, 4, 1},
    {900, 2, 24, 6, 1},
    {2'400, 3, 24, 8, 1},
    {7'200, 5, 24, 10, 1},
    {24'000, 8, 24, 12, 1},
}};

/// What each landing of a move adds to its effort; every own piece that is farther ahead adds one.
constexpr int kLanding = 4;
/// Turns of a seat in a spell.
constexpr int kSpell = 16;

}  // namespace

Sight Evaluator::sight(const Position& position, int level) {
  const auto row = static_cast<std::size_t>(level - kLowestLevel);
  if (position.seats() <= 2) return kOneOrTwo[row];
  Sight sight = kMore[row];
  sight.depth = (sight.depth - 1) * position.seats() + 1;
  return sight;
}

int Evaluator::effort(const Position& position, const Move& move) const {
  const auto landings = static_cast<int>(canonicalPath(position, move).size()) - 1;
  const int home = position.homeOf(move.from);
  const auto& distance = position.variant().set(home).distance;
  int ahead = 0;
  (position.pieces(home) - position.variant().set(home).goal).forEach([&](Site site) {
    ahead += distance[site] < distance[move.from] ? 1 : 0;
  });
  return kLanding * landings + ahead;
}

std::uint64_t Evaluator::spell(const Position& position) const {
  return static_cast<std::uint64_t>(position.turnsTaken(position.turn()) / kSpell);
}

}  // namespace nyota::sternhalma
