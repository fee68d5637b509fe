#include "tests/arena/contest.h"

namespace arena {

int Contest::rotations() const { return players.size() < 2 ? 1 : static_cast<int>(lineup.size()); }

std::vector<int> Contest::seating(int rotation) const {
  std::vector<int> out;
  out.reserve(static_cast<std::size_t>(seats));
  for (int seat = 0; seat < seats; ++seat) {
    out.push_back(lineup[static_cast<std::size_t>(seat + rotation) % lineup.size()]);
  }
  return out;
}

GamePlan Contest::plan(int opening, int rotation) const {
  const std::uint64_t own = seed + static_cast<std::uint64_t>(opening);
  return {seating(rotation), own, openingPlies, own, mostPlies};
}

}  // namespace arena
