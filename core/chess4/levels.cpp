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

constexpr Levels kTwoLeft = {{
    {300, 1, 24, 6, 4, 1, 1},
    {300, 1, 24, 6, 4, 3, 2},
    {500, 2, 24, 6, 4, 3, 5},
    {1'000, 3, 24, 6, 4, 4, 10},
    {2'000, 4, 24, 6, 4, 6, 20},
    {40'000, 32, 24, 10, 8},
}};
// Their depth is in rounds, of which the last one needs only the own move. Of the others only one
// in a round departs from its likeliest move, see TacticalModel.
constexpr Levels kMore = {{
    {300, 1, 24, 4, 8, 1, 1},
    {300, 1, 24, 4, 8, 3, 2},
    {500, 2, 24, 6, 8, 3, 5},
    {1'000, 2, 24, 6, 8, 4, 10},
    {2'000, 3, 24, 8, 8, 6, 20},
    {24'000, 8, 24, 12, 8},
}};

/// What it adds to the effort of a move to see that it takes something, less what that is worth.
constexpr int kTaking = 9;
/// A queen in danger wakes one up: no move takes more effort then.
constexpr int kAlarmed = 3;
/// Moves of all seats in a spell.
constexpr int kSpell = 8;

}  // namespace

Sight Evaluator::sight(const Position& position, int level) {
  const int playing = position.playingCount();
  const auto row = static_cast<std::size_t>(level - kLowestLevel);
  if (playing <= 2) return kTwoLeft[row];
  Sight sight = kMore[row];
  sight.depth = (sight.depth - 1) * playing + 1;
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
