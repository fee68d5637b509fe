// Other weights of the evaluation and another sight of a level than the usual ones, in a tuning
// build (NYOTA_TUNING).
#pragma once

#include <string_view>

#include "core/search/options.h"

namespace arena {

/// Does a text such as "straggler:300/centre:20" name weights and whole numbers only? In a build
/// that is not for tuning nothing does.
bool knowsWeights(std::string_view text);

/// Makes the next search use the usual weights but for those of the text.
void useWeights(std::string_view text);

/// Is it a sight, its whole numbers parted by slashes in the order of nyota::Sight (the depth in
/// plies)? Never in a build that is not for tuning.
bool knowsSight(std::string_view text);

/// Makes the search see what the text says; an empty one leaves it to the level.
void useSight(std::string_view text, nyota::search::Options& options);

}  // namespace arena
