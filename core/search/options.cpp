#include "core/search/options.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace nyota::search {

namespace {

constexpr int kEvery = 10'000;  // more than any position has moves

struct Level {
  LevelLimits limits;
  Sight two;   ///< one or two seats
  int rounds;  ///< with more seats: rounds looked ahead
  Sight many;  ///< its depth comes from the rounds
};

// Narrow and deep beats wide and shallow at every number of nodes tried; docs/computer-player.md
// has the matches.
constexpr std::array<Level, kHighestLevel> kLevels = {{
    {{300, 100}, {1, 8, 8, 6, 4}, 1, {0, 8, 8, 4, 1}},
    {{600, 100}, {2, 16, 16, 6, 4}, 1, {0, kEvery, kEvery, 4, 1}},
    {{1'500, 100}, {3, kEvery, 24, 6, 4}, 2, {0, kEvery, 24, 6, 1}},
    {{4'000, 100}, {4, kEvery, 24, 6, 4}, 3, {0, kEvery, 24, 8, 1}},
    {{12'000, 300}, {6, kEvery, 24, 6, 4}, 5, {0, kEvery, 24, 10, 1}},
    {{40'000, 1000}, {32, kEvery, 24, 10, 8}, 8, {0, kEvery, 24, 12, 1}},
}};

const Level& levelAt(int level) {
  return kLevels[static_cast<std::size_t>(std::clamp(level, kLowestLevel, kHighestLevel) - 1)];
}

}  // namespace

LevelLimits levelLimits(int level, int seats) {
  LevelLimits limits = levelAt(level).limits;
  // With more seats a position takes longer to weigh.
  if (seats > 2) limits.nodes = limits.nodes * 3 / 5;
  return limits;
}

Sight sightOf(int level, int seats) {
  const Level& row = levelAt(level);
  if (seats <= 2) return row.two;
  Sight sight = row.many;
  // The last round needs only the own move.
  sight.depth = (row.rounds - 1) * seats + 1;
  return sight;
}

}  // namespace nyota::search
