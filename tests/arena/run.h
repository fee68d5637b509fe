// Playing the games of a contest, with a file that a run can be resumed from.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tests/arena/contest.h"

namespace arena {

struct RunOptions {
  Shard shard;
  std::string file;      ///< for the JSON; empty for none
  bool verbose = false;  ///< tell of every game on standard output
  bool quiet = false;    ///< no progress
};

/// Plays the games of the shard that the file does not have yet, and adds each to it as soon as it
/// is over. A sequential test may end a whole contest early. Gives all games, those of the file
/// included, in order; nothing, with the reason in `fault`, where the file is of another contest or
/// a player refuses.
std::optional<std::vector<GameResult>> run(const Contest& contest, const RunOptions& options,
                                           std::string& fault);

}  // namespace arena
