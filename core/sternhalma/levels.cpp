// What each level of the computer player sees in Chinese checkers. docs/computer-player.md tells
// how the levels do against each other.
#include <algorithm>
#include <array>
#include <cstddef>

#include "core/sternhalma/chains.h"
#include "core/sternhalma/evaluate.h"

namespace nyota::sternhalma {

namespace {

/// Where the levels differ.
struct Level {
  std::uint32_t nodes;
  int attention;  ///< 0 where nothing is overlooked
};
using Levels = std::array<Level, kHighestLevel>;

// The lower levels look ahead as well but see less of what there is to do. What they miss, and with
// it the game, is mostly decided by how little that is, so the steps are small at first.
constexpr Levels kOneOrTwo = {
    {{500, 8}, {600, 12}, {1'000, 16}, {1'500, 24}, {6'000, 60}, {40'000, 0}}};
constexpr Levels kThree = {
    {{500, 10}, {600, 16}, {1'000, 21}, {1'500, 30}, {6'000, 60}, {24'000, 0}}};
constexpr Levels kMore = {
    {{500, 10}, {600, 14}, {1'000, 21}, {1'500, 36}, {5'000, 75}, {24'000, 0}}};

/// What is seen of a move at least, see Evaluator::effort: a hop of the piece in front, or a step
/// of the next.
constexpr int kReach = 5;
/// Turns of a seat after which it looks harder from turn to turn: whoever overlooks the ways
/// through a crowd would be in it for ever. With two or three seats the crowd is small, and waking
/// early would only make the levels alike; with more, the game would last too long.
constexpr int kWakeful = 70;
constexpr int kWakefulInCrowd = 50;
/// With more than two seats, of which the last one needs only the own move.
constexpr int kRounds = 8;

/// What each landing of a move adds to its effort; every own piece that is farther ahead adds one.
constexpr int kLanding = 4;
/// The binary logarithm of the turns of a seat in a spell: with two or three seats, and with more.
constexpr int kSpell = 4;
constexpr int kShortSpell = 2;

}  // namespace

Sight Evaluator::sight(const Position& position, int level) {
  const int seats = position.seats();
  const Levels& levels = seats <= 2 ? kOneOrTwo : seats == 3 ? kThree : kMore;
  const Level& row = levels[static_cast<std::size_t>(level - kLowestLevel)];
  // Narrow and deep beats wide and shallow at every number of positions tried. With four seats and
  // more the likeliest answers alone mislead; docs/computer-player.md has the matches.
  Sight sight{row.nodes, 32, 24, 10, 8};
  if (seats > 2) {
    sight.depth = (kRounds - 1) * seats + 1;
    sight.ownBreadth = 12;
    sight.othersBreadth = seats == 3 ? 1 : 2;
  }
  if (row.attention > 0) {
    const int asleep = seats <= 3 ? kWakeful : kWakefulInCrowd;
    sight.reach = std::max(kReach, position.turnsTaken(position.turn()) - asleep);
    sight.attention = row.attention;
  }
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
  const auto turns = static_cast<std::uint64_t>(position.turnsTaken(position.turn()));
  return turns >> static_cast<unsigned>(position.seats() <= 3 ? kSpell : kShortSpell);
}

}  // namespace nyota::sternhalma
