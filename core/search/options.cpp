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

constexpr std::array<Level, kHighestLevel> kLevels = {{
    {{300, 100}, {1, 8, 8, 8}, 1, {0, 8, 4, 1}},
    {{800, 100}, {2, 16, 8, 6}, 1, {0, kEvery, 4, 1}},
    {{2'500, 100}, {3, kEvery, 12, 10}, 2, {0, kEvery, 6, 1}},
    {{8'000, 100}, {4, kEvery, 16, 14}, 3, {0, kEvery, 8, 1}},
    {{25'000, 300}, {6, kEvery, 20, 18}, 5, {0, kEvery, 10, 1}},
    {{80'000, 1000}, {32, kEvery, 24, 20}, 8, {0, kEvery, 12, 1}},
}};

const Level& levelAt(int level) {
  return kLevels[static_cast<std::size_t>(std::clamp(level, kLowestLevel, kHighestLevel) - 1)];
}

}  // namespace

LevelLimits levelLimits(int level, int /*seats*/) { return levelAt(level).limits; }

Sight sightOf(int level, int seats) {
  const Level& row = levelAt(level);
  if (seats <= 2) return row.two;
  Sight sight = row.many;
  // The last round needs only the own move.
  sight.depth = (row.rounds - 1) * seats + 1;
  return sight;
}

}  // namespace nyota::search
