// What each level of the computer player sees in Chinese checkers. docs/computer-player.md tells
// how the levels do against each other.
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
// Their depth is in rounds, of which the last one needs only the own move. With three seats the
// highest level thinks in another way, see thinker_of.h, and of all this only uses the number.
constexpr Levels kThree = {{
    {500, 8, 24, 12, 1, 5, 10},
    {600, 8, 24, 12, 1, 5, 14},
    {1'000, 8, 24, 12, 1, 5, 20},
    {1'500, 8, 24, 12, 1, 5, 30},
    {10'000, 8, 24, 12, 1},
    {20'000, 8, 24, 12, 1},
}};
constexpr Levels kMore = {{
    {500, 8, 24, 12, 2, 5, 10},
    {600, 8, 24, 12, 2, 5, 14},
    {1'000, 8, 24, 12, 2, 5, 21},
    {1'500, 8, 24, 12, 2, 5, 36},
    {5'000, 8, 24, 12, 2, 5, 75},
    {24'000, 8, 24, 12, 2},
}};

/// What each landing of a move adds to its effort; every own piece that is farther ahead adds one.
constexpr int kLanding = 4;
/// Turns of a seat in a spell: with two or three seats, and with more.
constexpr int kSpell = 16;
constexpr int kShortSpell = 4;

}  // namespace

Sight Evaluator::sight(const Position& position, int level) {
  const auto row = static_cast<std::size_t>(level - kLowestLevel);
  if (position.seats() <= 2) return kOneOrTwo[row];
  Sight sight = position.seats() == 3 ? kThree[row] : kMore[row];
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
  const int turns = position.seats() <= 3 ? kSpell : kShortSpell;
  return static_cast<std::uint64_t>(position.turnsTaken(position.turn()) / turns);
}

}  // namespace nyota::sternhalma
