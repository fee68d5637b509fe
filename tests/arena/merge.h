// Runs of one contest put together.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tests/arena/contest.h"

namespace arena {

struct Merged {
  Contest contest;
  std::vector<GameResult> results;  ///< in order
};

/// The games of files of shards of one contest. Nothing, with the reason in `fault`, where they do
/// not fit together or a game is in two of them.
std::optional<Merged> merge(const std::vector<std::string>& files, std::string& fault);

}  // namespace arena
