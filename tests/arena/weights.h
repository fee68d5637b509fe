// Other weights of the evaluation than the usual ones, in a tuning build (NYOTA_TUNING).
#pragma once

#include <string_view>

namespace arena {

/// Does a text such as "straggler:300/centre:20" name weights and whole numbers only? In a build
/// that is not for tuning nothing does.
bool knowsWeights(std::string_view text);

/// Makes the next search use the usual weights but for those of the text.
void useWeights(std::string_view text);

}  // namespace arena
