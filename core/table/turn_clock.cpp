#include "core/table/turn_clock.h"

#include <cstdint>
#include <string_view>

namespace nyota::table {

namespace {

constexpr std::string_view kFields = "limitMs,usedMs,missed,moved,paused,over,computer,resigned";
constexpr int kMoved = 3;         ///< place of the first flag; those after it stop the clock
constexpr int kHour = 3'600'000;  // in milliseconds
constexpr std::int64_t kMostMs = 1'000'000'000'000;
constexpr int kWarnMs = 10'000;
constexpr int kMostMissed = 2;  ///< in a row, then the seat is handed over

}  // namespace

void turnClock(const Json& asked, SetupReport& report, JsonWriter& out) {
  double used = -1;
  int limit = -1;
  int missed = 0;
  refuseUnknownFields(asked, kFields, report);
  readReal(asked.find("usedMs"), "usedMs", 0, kMostMs, used, report);
  readMember(asked, "limitMs", 0, kHour, limit, report);
  readMember(asked, "missed", 0, kMostMissed - 1, missed, report);
  const unsigned flags = readFlags(asked, kFields, kMoved, report) >> kMoved;
  if (!report.errors.empty()) return;
  const bool runs = limit > 0 && flags <= 1;
  const int left = used < limit ? limit - static_cast<int>(used) : 0;
  int inRow = (flags & 1U) != 0 ? 0 : missed;
  const char* what = nullptr;
  if (runs && left == 0) {
    inRow = missed + 1;
    what = inRow < kMostMissed ? "\"move\"" : "\"hand-over\"";
    inRow %= kMostMissed;
  }
  out.begin('{').set("runs", runs).set("warn", runs && left <= kWarnMs);
  out.key("leftMs").addUnless(-1, limit > 0 ? left : -1);
  out.key("out").raw(what == nullptr ? "null" : what);
  out.set("missed", inRow).end('}');
}

}  // namespace nyota::table
