#pragma once

#include <string>
#include <string_view>

#include "core/base/result.h"

namespace nyota::table {

/// Score that a player can expect against one whose rating is higher by `ahead`: 0 to 1.
double expectedScore(double ahead);

/// What a game does to the ratings of its players. `playersText` is a list of two to six
/// {rating, games, fixed?}, `resultText` {ranks, resigned?, drawnBetween?}; the list comes back
/// changed, with ratings to twelve decimals, and those of fixed players as they were given.
/// Errors: 'bad-rating' for the players, 'bad-result' for the result, naming the field.
Result<std::string> rate(std::string_view playersText, std::string_view resultText);

/// What there is to choose at a table whatever the game, in the form of Nyota.options(), and the
/// fixed ratings of the levels, as JSON: {options, levelRatings}.
std::string tableTerms();

}  // namespace nyota::table
