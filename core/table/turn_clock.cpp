#include "core/table/turn_clock.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "core/table/fields.h"

namespace nyota::table {

namespace {

constexpr std::int64_t kHour = 3'600'000;
constexpr double kWarnMs = 10'000;
constexpr int kMostMissed = 2;  ///< in a row, then the seat is handed over

constexpr auto kFields = std::to_array<Field>({
    {"limitMs", Field::Type::kWhole, 0, kHour, true},
    {"usedMs", Field::Type::kReal, 0, kLargestExact, true},
    {"missed", Field::Type::kWhole, 0, kMostMissed - 1},
    {"moved", Field::Type::kFlag, 0, 1},
    {"paused", Field::Type::kFlag, 0, 1},
    {"over", Field::Type::kFlag, 0, 1},
    {"computer", Field::Type::kFlag, 0, 1},
    {"resigned", Field::Type::kFlag, 0, 1},
});

}  // namespace

Result<std::string> turnClock(std::string_view text) {
  Result<Json> json = readJson(text, "bad-clock");
  if (!json) return std::move(json.error());
  std::array<double, kFields.size()> values{};
  Status read =
      readFields(*json, kFields.data(), kFields.size(), values.data(), "bad-clock", "turn");
  if (!read) return std::move(read.error());
  const auto [limit, used, missed, moved, paused, over, computer, resigned] = values;
  const bool runs = limit > 0 && paused + over + computer + resigned == 0;
  const double left = std::max(limit - used, 0.0);
  const bool out = runs && left == 0;
  int inRow = moved != 0 ? 0 : static_cast<int>(missed);
  JsonWriter answer;
  answer.begin('{').set("runs", runs).key("leftMs");
  if (limit > 0) {
    answer.add(static_cast<std::int64_t>(left));
  } else {
    answer.addNull();
  }
  answer.set("warn", runs && left <= kWarnMs).key("out");
  if (!out) {
    answer.addNull();
  } else {
    inRow = static_cast<int>(missed) + 1;
    answer.add(inRow < kMostMissed ? "move" : "hand-over");
    inRow %= kMostMissed;
  }
  return answer.set("missed", inRow).end('}').take();
}

}  // namespace nyota::table
