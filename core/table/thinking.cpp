#include "core/table/thinking.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace nyota::table {

namespace {

struct Bounds {
  const char* name;
  std::int64_t min, max;
};

constexpr std::int64_t kLargestExact = 999'999'999'999'999;  // fifteen digits, see Json::asInteger

constexpr auto kBounds = std::to_array<Bounds>({
    {"level", 1, 6},
    {"timeMs", 1, 3'600'000},
    {"nodes", 1, kLargestExact},
    {"seed", 0, kLargestExact},
    {"multi", 1, 100},
});

Error badOption(std::string_view name, const Json& value, const char* message) {
  Error error("bad-option");
  error.say(name).say(" = ").say(shorten(dump(&value))).say(": ").say(message);
  return error.at(name).value(&value);
}

}  // namespace

Result<ThinkOptions> readThinkOptions(const Json& json, bool limited) {
  if (!json.isObject()) return badOption("options", json, "expected an object");
  std::array<std::int64_t, kBounds.size()> values = {search::Options{}.level, 0, 0, 0, 1};
  for (std::size_t i = 0; i < json.keys().size(); ++i) {
    const std::string& name = json.keys()[i];
    const Json& value = json.items()[i];
    const auto row = std::find_if(kBounds.begin(), kBounds.end(),
                                  [&](const Bounds& bounds) { return bounds.name == name; });
    if (row == kBounds.end()) {
      JsonWriter names;
      names.begin('[');
      for (const Bounds& bounds : kBounds) names.add(bounds.name);
      return badOption(name, value, "no such option").allow(names.end(']'));
    }
    const std::optional<std::int64_t> number = value.asInteger();
    if (!number || *number < row->min || *number > row->max) {
      return badOption(name, value, "expected a whole number within the bounds")
          .within(row->min, row->max);
    }
    values[static_cast<std::size_t>(row - kBounds.begin())] = *number;
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
