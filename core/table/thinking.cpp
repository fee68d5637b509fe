#include "core/table/thinking.h"

#include <array>
#include <utility>

#include "core/table/fields.h"

namespace nyota::table {

namespace {

constexpr auto kFields = std::to_array<Field>({
    {"level", Field::Type::kWhole, 1, 6},
    {"timeMs", Field::Type::kWhole, 1, 3'600'000},
    {"nodes", Field::Type::kWhole, 1, kLargestExact},
    {"seed", Field::Type::kWhole, 0, kLargestExact},
    {"multi", Field::Type::kWhole, 1, 100},
});

}  // namespace

Result<ThinkOptions> readThinkOptions(const Json& json, bool limited) {
  std::array<double, kFields.size()> values = {search::Options{}.level, 0, 0, 0, 1};
  Status read =
      readFields(json, kFields.data(), kFields.size(), values.data(), "bad-option", "options");
  if (!read) return std::move(read.error());
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
