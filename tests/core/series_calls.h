#pragma once

#include <string>
#include <vector>

#include "core/base/json.h"

/// The calls around a series as tests make them: in texts with ' for ".
namespace series {

/// The answer as JSON; a refused question fails the test and gives null.
nyota::Json rated(const std::string& players, const std::string& result);
/// Only the ratings.
std::vector<double> ratings(const std::string& players, const std::string& result);
/// What is refused: "code field".
std::string ratingFault(const std::string& players, const std::string& result);

nyota::Json clockOf(const std::string& turn);
/// A member of the answer as JSON text.
std::string clockSays(const std::string& turn, const char* member);
std::string clockFault(const std::string& turn);

/// "sternhalma/standard", or "null".
std::string kindOf(const std::string& setup);
int nextStarter(const std::string& setup);
nyota::Json tableTerms();

}  // namespace series
