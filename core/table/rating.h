#pragma once

#include <string>

#include "core/table/question.h"

namespace nyota::table {

/// Score that a player can expect against one whose rating is higher by `ahead`: 0 to 1, and with
/// its opposite 1 together.
double expectedScore(double ahead);

/// What a game does to the ratings of its players. Asked is [players, result]: two to six
/// {rating, games, fixed?}, and {ranks, resigned?, drawnBetween?}. The answer are the players,
/// changed; ratings have twelve decimals, and who is fixed is as before.
void rate(const Json& asked, SetupReport& report, JsonWriter& out);

/// What there is to choose at a table whatever the game, in the form of Nyota.options(), the fixed
/// ratings of the levels, and who begins to be rated, as JSON: {options, levelRatings, newcomer}.
std::string tableTerms();

}  // namespace nyota::table
