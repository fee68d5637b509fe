// What the arena tells of a contest.
#pragma once

#include <string>

#include "tests/arena/tally.h"

namespace arena {

/// For people: a line on the games, then one for each player, then the sequential test.
std::string tableText(const Contest& contest, const Tally& tally);
/// The same as the last line of the JSON.
std::string tableJson(const Contest& contest, const Tally& tally);

}  // namespace arena
