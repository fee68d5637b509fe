#pragma once

#include "core/table/question.h"

namespace nyota::table {

/// What the clock of one turn says. It has no time of its own: the caller tells how much the turn
/// has used. Asked is {limitMs, usedMs, missed?, moved?, paused?, over?, computer?, resigned?}:
/// milliseconds, a limit of 0 for none; how many turns in a row the seat has let run out before,
/// 0 or 1; whether its person has just moved; and flags each of which stops the clock.
/// The answer is {runs, leftMs, warn, out, missed}: what is left, null without a limit; null,
/// "move" where the computer is to make this move, or "hand-over" where it is to have the seat; and
/// what is to be given next as missed.
void turnClock(const Json& asked, SetupReport& report, JsonWriter& out);

}  // namespace nyota::table
