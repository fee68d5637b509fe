#pragma once

#include <cstdint>
#ifdef NYOTA_TUNING
#include <optional>
#endif

#include "core/base/sight.h"

namespace nyota::search {

struct Options {
  int level = 3;            ///< 1 to 6
  std::uint64_t nodes = 0;  ///< positions to look at, at most; 0: as the level has it
  std::uint64_t seed = 0;   ///< decides between equals
  int multi = 1;            ///< how many best moves to tell, at least 1
  /// Hash of the position to which a move leads that is followed as far as the best, whatever it is
  /// worth, and told as one line more at the end; 0 for none.
  std::uint64_t named = 0;
#ifdef NYOTA_TUNING
  std::optional<Sight> sight;  ///< instead of the level's
#endif
};

/// Milliseconds that a level thinks at most, for the caller to enforce on machines that are too
/// slow for its number of positions.
constexpr int timeLimitMs(int level) {
  return level == kHighestLevel ? 1000 : level == kHighestLevel - 1 ? 300 : 100;
}

}  // namespace nyota::search
