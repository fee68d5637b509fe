#include "core/table/thinking.h"

#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "core/base/option.h"
#include "core/base/setup_report.h"

namespace nyota::table {

namespace {

constexpr std::string_view kNames = "level,timeMs,nodes,seed,multi";

struct Bounds {
  std::int64_t min, max;
};

constexpr std::int64_t kLargestExact = 999'999'999'999'999;  // fifteen digits

constexpr auto kBounds = std::to_array<Bounds>({
    {1, 6},
    {1, 3'600'000},
    {1, kLargestExact},
    {0, kLargestExact},
    {1, 100},
});

}  // namespace

Result<ThinkOptions> readThinkOptions(const Json& json, bool limited) {
  SetupReport report;
  std::array<double, kBounds.size()> values = {search::Options{}.level, 0, 0, 0, 1};
  if (!json.isObject()) report.refuse("bad-option", "options", &json, "expected an object");
  refuseUnknownFields(json, kNames, report);
  for (std::size_t i = 0; i < values.size(); ++i) {
    const auto [min, max] = kBounds[i];
    const std::string name(wordAt(kNames, static_cast<int>(i)));
    const Json* value = json.find(name);
    if (value != nullptr) {
      readNumber(value, name.c_str(), NumberKind::kWhole, min, max, values[i], report);
    }
  }
  if (!report.errors.empty()) {
    Error& error = report.errors.front();
    error.recode("bad-option");
    return std::move(error.kind("bad-option"));
  }
  const auto [level, timeMs, nodes, seed, multi] = values;
  ThinkOptions out;
  out.search.level = static_cast<int>(level);
  out.search.nodes = static_cast<std::uint64_t>(nodes);
  out.search.seed = static_cast<std::uint64_t>(seed);
  out.search.multi = static_cast<int>(multi);
  out.timeMs = static_cast<int>(timeMs);
  // Where only the time counts, the level's own number of nodes must not end the thinking.
  if (timeMs != 0 && nodes == 0) out.search.nodes = kLargestExact;
  if (timeMs == 0 && nodes == 0 && limited) out.timeMs = search::timeLimitMs(out.search.level);
  return out;
}

}  // namespace nyota::table
