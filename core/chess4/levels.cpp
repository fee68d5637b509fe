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
    {300, 1, 8, 6, 4},
    {600, 2, 16, 6, 4},
    {1'500, 3, 24, 6, 4},
    {4'000, 4, 24, 6, 4},
    {12'000, 6, 24, 6, 4},
    {40'000, 32, 24, 10, 8},
}};
// Their depth is in rounds, of which the last one needs only the own move. Of the others only one
// in a round departs from its likeliest move, see TacticalModel.
constexpr Levels kMore = {{
    {180, 1, 8, 4, 8},
    {360, 1, kEvery, 4, 8},
    {900, 2, 24, 6, 8},
    {2'400, 3, 24, 8, 8},
    {7'200, 5, 24, 10, 8},
    {24'000, 8, 24, 12, 8},
}};

/// What it adds to the effort of a move to see that it takes something.
constexpr int kTaking = 6;
/// Points for a mate.
constexpr int kMatePoints = 20;
/// Moves of all seats in a spell.
constexpr int kSpell = 8;

}  // namespace

Sight Evaluator::sight(const Position& position, int level) {
  int playing = 0;
  for (int seat = 0; seat < kSeats; ++seat) playing += position.playing(seat) ? 1 : 0;
  const auto row = static_cast<std::size_t>(level - kLowestLevel);
  if (playing <= 2) return kTwoLeft[row];
  Sight sight = kMore[row];
  sight.depth = (sight.depth - 1) * playing + 1;
  return sight;
}

int Evaluator::effort(const Position& position, const Move& move) const {
  Position next = position;
  next.play(move);
  const int seat = position.turn();
  if (next.points(seat) - position.points(seat) >= kMatePoints) return 1;
  // Cells are counted sixteen to a row.
  const int rows = std::abs(move.from / 16 - move.to / 16);
  const int files = std::abs(move.from % 16 - move.to % 16);
  return std::max(rows, files) + (position.at(move.to) != kEmpty ? kTaking : 0);
}

std::uint64_t Evaluator::spell(const Position& position) const {
  return static_cast<std::uint64_t>(position.moves() / kSpell);
}

}  // namespace nyota::chess4
