#pragma once

#include <string>
#include <string_view>

#include "core/base/result.h"

namespace nyota::table {

/// What the clock of one turn says. It has no time of its own: the caller tells how much the turn
/// has used. `text` is {limitMs, usedMs, missed?, moved?, paused?, over?, computer?, resigned?}:
/// milliseconds, a limit of 0 for none; how many turns in a row the seat has let run out before,
/// 0 or 1; whether its person has just moved; and flags each of which stops the clock.
/// The answer is {runs, leftMs, warn, out, missed} as JSON: what is left, null without a limit;
/// null, "move" where the computer is to make this move, or "hand-over" where it is to have the
/// seat; and the number to be given next as missed. Errors: 'bad-clock' naming the field.
Result<std::string> turnClock(std::string_view text);

}  // namespace nyota::table
