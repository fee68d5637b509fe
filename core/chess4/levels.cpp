// What each level of the computer player sees in four-player chess. docs/computer-player.md tells
// how the levels do against each other.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>

#include "core/chess4/evaluate.h"

namespace nyota::chess4 {

namespace {

using Levels = std::array<Sight, kHighestLevel>;

// The depth is in rounds, of which the last one needs only the own move. While more than two play
// only one of the others in a round departs from its likeliest move, see TacticalModel. A single
// ply already weighs exchanges and follows captures, so the lowest levels do without.
constexpr Levels kLevels = {{
    {300, 0, 1, 6, 8, 2, 1},
    {300, 0, 1, 6, 8, 3, 10},
    {300, 2, 24, 6, 8, 3, 1},
    {1'000, 2, 24, 6, 8, 3, 11},
    {2'500, 3, 24, 8, 8, 5, 20},
    {24'000, 8, 24, 12, 8},
}};

/// What it adds to the effort of a move to see that it takes something, less what that is worth.
constexpr int kTaking = 12;
/// A queen in danger wakes one up: no move takes more effort then.
constexpr int kAlarmed = 3;
/// Moves of all seats in a spell.
constexpr int kSpell = 8;

}  // namespace

Sight Evaluator::sight(const Position& position, int level) {
  Sight sight = kLevels[static_cast<std::size_t>(level - kLowestLevel)];
  sight.depth = std::max(0, (sight.depth - 1) * position.playingCount() + 1);
  return sight;
}

int Evaluator::effort(const Position& position, const Move& move) const {
  // Cells are counted sixteen to a row.
  const int rows = std::abs(move.from / 16 - move.to / 16);
  const int files = std::abs(move.from % 16 - move.to % 16);
  int effort = std::max(rows, files);
  const Code taken = position.at(move.to);
  if (taken != kEmpty) effort = std::max(1, effort + kTaking - captureValue(taken));
  return queenAttacked(position) ? std::min(effort, kAlarmed) : effort;
}

std::uint64_t Evaluator::spell(const Position& position) const {
  return static_cast<std::uint64_t>(position.moves() / kSpell);
}

}  // namespace nyota::chess4
