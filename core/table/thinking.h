#pragma once

#include <cstdint>

#include "core/base/json.h"
#include "core/base/result.h"
#include "core/search/options.h"

namespace nyota::table {

/// What a caller may ask of the computer player.
struct ThinkOptions {
  search::Options search;
  int timeMs = 0;  ///< the longest the caller should let it think; 0 for no bound
};

/// Reads {level, timeMs, nodes, seed, multi}; unknown names are refused. Given nodes without a
/// time lift the level's time limit, so that the answer does not depend on the machine; nor does it
/// count where `limited` is false. Errors: 'bad-option' naming the field and what is allowed.
Result<ThinkOptions> readThinkOptions(const Json& json, bool limited);

}  // namespace nyota::table
