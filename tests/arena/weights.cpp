#include "tests/arena/weights.h"

#ifdef NYOTA_TUNING
#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "core/sternhalma/weights.h"
#include "tests/arena/words.h"
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

std::optional<nyota::Sight> readSight(std::string_view text) {
  std::array<int, 7> numbers{};
  for (int& number : numbers) {
    const std::string_view word = text.substr(0, text.find('/'));
    text.remove_prefix(std::min(word.size() + 1, text.size()));
    const int least = &number == &numbers[1] ? 0 : 1;  // the depth
    const auto read = numberIn(word, least, 1'000'000'000);
    if (!read) return std::nullopt;
    number = *read;
  }
  if (!text.empty()) return std::nullopt;
  const auto [nodes, depth, root, own, others, reach, attention] = numbers;
  return nyota::Sight{
      static_cast<std::uint32_t>(nodes), depth, root, own, others, reach, attention};
}

}  // namespace

bool knowsWeights(std::string_view text) { return readWeights(text).has_value(); }

void useWeights(std::string_view text) {
  nyota::sternhalma::tunedWeights = readWeights(text).value_or(Weights{});
}

bool knowsSight(std::string_view text) { return readSight(text).has_value(); }

void useSight(std::string_view text, nyota::search::Options& options) {
  options.sight = readSight(text);
}

#else

bool knowsWeights(std::string_view /*text*/) { return false; }
void useWeights(std::string_view /*text*/) {}
bool knowsSight(std::string_view /*text*/) { return false; }
void useSight(std::string_view /*text*/, nyota::search::Options& /*options*/) {}

#endif

}  // namespace arena
