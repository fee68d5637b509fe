#include "tests/arena/weights.h"

#ifdef NYOTA_TUNING
#include <algorithm>
#include <charconv>
#include <optional>

#include "core/sternhalma/weights.h"
#endif

namespace arena {

#ifdef NYOTA_TUNING

namespace {

using nyota::sternhalma::kWeightNames;
using nyota::sternhalma::Weights;

std::optional<Weights> readWeights(std::string_view text) {
  Weights weights;
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find('/'));
    text.remove_prefix(std::min(word.size() + 1, text.size()));
    const std::size_t colon = std::min(word.find(':'), word.size());
    const auto* const known =
        std::find_if(std::begin(kWeightNames), std::end(kWeightNames),
                     [&](const auto& one) { return one.name == word.substr(0, colon); });
    if (known == std::end(kWeightNames) || colon == word.size()) return std::nullopt;
    const char* const end = word.data() + word.size();
    const auto read = std::from_chars(word.data() + colon + 1, end, weights.*known->member);
    if (read.ec != std::errc() || read.ptr != end) return std::nullopt;
  }
  return weights;
}

}  // namespace

bool knowsWeights(std::string_view text) { return readWeights(text).has_value(); }

void useWeights(std::string_view text) {
  nyota::sternhalma::tunedWeights = readWeights(text).value_or(Weights{});
}

#else

bool knowsWeights(std::string_view /*text*/) { return false; }
void useWeights(std::string_view /*text*/) {}

#endif

}  // namespace arena
