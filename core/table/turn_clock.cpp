#include "core/table/turn_clock.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "core/base/setup_report.h"
#include "core/table/record.h"

namespace nyota::table {

namespace {

constexpr std::string_view kFields = "limitMs,usedMs,missed,moved,paused,over,computer,resigned";
constexpr int kMoved = 3;         ///< place of the first flag; those after it stop the clock
constexpr double kMostMs = 1e12;  ///< thirty years
constexpr double kWarnMs = 10'000;
constexpr int kMostMissed = 2;  ///< in a row, then the seat is handed over

}  // namespace

Result<std::string> turnClock(std::string_view text) {
  Result<Json> json = readJson(text, "bad-clock");
  if (!json) return std::move(json.error());
  SetupReport report;
  if (!json->isObject()) report.refuse("bad-value", "turn", &*json, "expected an object");
  refuseUnknownFields(*json, kFields, report);
  double limit = -1;
  double used = -1;
  double missed = 0;
  readNumber(json->find("limitMs"), "limitMs", NumberKind::kReal, 0, kMostMs, limit, report);
  readNumber(json->find("usedMs"), "usedMs", NumberKind::kReal, 0, kMostMs, used, report);
  readNumber(json->find("missed"), "missed", NumberKind::kWhole, 0, kMostMissed - 1, missed,
             report);
  const unsigned flags = readFlags(*json, kFields, kMoved, report) >> kMoved;
  if (!report.errors.empty()) return std::move(report.errors.front().recode("bad-clock"));
  const bool runs = limit > 0 && flags <= 1;
  const double left = std::max(limit - used, 0.0);
  const bool out = runs && left == 0;
  int inRow = (flags & 1U) != 0 ? 0 : static_cast<int>(missed);
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
