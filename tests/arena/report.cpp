#include "tests/arena/report.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdarg>
#include <cstdio>

#include "core/base/json_writer.h"

namespace arena {

namespace {

using nyota::JsonWriter;

/// printf into a string of at most some hundred characters.
[[gnu::format(printf, 1, 2)]] std::string format(const char* pattern, ...) {
  std::array<char, 400> out{};
  va_list values;
  va_start(values, pattern);
  std::vsnprintf(out.data(), out.size(), pattern, values);
  va_end(values);
  return out.data();
}

double perMove(std::int64_t sum, const Work& work) {
  return work.moves == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(work.moves);
}

std::string intervalText(const std::optional<Interval>& interval, double factor, int digits) {
  if (!interval) return "";
  return format(" [%.*f, %.*f]", digits, interval->low * factor, digits, interval->high * factor);
}

Interval eloInterval(const Interval& share) { return {eloOf(share.low), eloOf(share.high)}; }

std::string strengthText(const Contest& contest, const Row& row) {
  const double share = row.firsts.mean();
  const auto interval = row.firsts.shareInterval();
  std::string out = format("%s %.1f %%", contest.duel() ? "score" : "first", share * 100) +
                    intervalText(interval, 100, 1);
  if (contest.duel()) {
    out += format(", Elo %+.0f", eloOf(share));
    if (interval) out += format(" [%+.0f, %+.0f]", eloOf(interval->low), eloOf(interval->high));
    return out;
  }
  return out + format(", ahead of others %.1f %%", row.ahead.mean() * 100) +
         intervalText(row.ahead.shareInterval(), 100, 1) +
         format(", mean rank %.2f", row.ranks.mean()) +
         intervalText(row.ranks.meanInterval(1, contest.seats), 1, 2);
}

std::string workText(const Contest& contest, const Work& work) {
  std::string out =
      format("%.0f nodes, %.1f plies", perMove(work.nodes, work), perMove(work.depth, work));
  if (contest.times) {
    out += format(", %.1f ms (longest %.0f)", perMove(work.micros, work) / 1000,
                  static_cast<double>(work.longestMicros) / 1000);
  }
  if (work.faultCount() == 0) return out;
  out += format("; faults in %lld moves:", static_cast<long long>(work.moves));
  for (std::size_t i = 1; i < work.faults.size(); ++i) {
    if (work.faults[i] == 0) continue;
    out += format(" %lld %s", static_cast<long long>(work.faults[i]), kFaultNames[i]);
  }
  return out;
}

std::string testText(const Contest& contest, const SequentialTest& test) {
  const Sprt& sprt = *contest.sprt;
  const std::string ratio = format("log likelihood ratio %.2f of [%.2f, %.2f] after %d openings",
                                   test.ratio(), sprt.lower(), sprt.upper(), test.used());
  if (test.verdict() == Verdict::kOpen) return "sequential test undecided: " + ratio;
  return format("sequential test decided for Elo %g against %g: ",
                test.verdict() == Verdict::kElo1 ? sprt.elo1 : sprt.elo0,
                test.verdict() == Verdict::kElo1 ? sprt.elo0 : sprt.elo1) +
         ratio;
}

void writeNumber(const char* key, double number, JsonWriter& out) {
  out.key(key);
  if (std::isfinite(number)) {
    out.raw(format("%.4f", number));
  } else {
    out.addNull();
  }
}

void writeInterval(const char* key, const std::optional<Interval>& interval, JsonWriter& out) {
  out.key(key);
  if (!interval) {
    out.addNull();
    return;
  }
  out.begin('[');
  for (const double bound : {interval->low, interval->high}) {
    if (std::isfinite(bound)) {
      out.raw(format("%.4f", bound));
    } else {
      out.addNull();
    }
  }
  out.end(']');
}

void writeRow(const Contest& contest, const Row& row, JsonWriter& out) {
  const auto interval = row.firsts.shareInterval();
  out.begin('{').set("player", row.label);
  writeNumber("share", row.firsts.mean(), out);
  writeInterval("shareInterval", interval, out);
  if (contest.duel()) {
    writeNumber("elo", eloOf(row.firsts.mean()), out);
    writeInterval("eloInterval", interval ? std::optional(eloInterval(*interval)) : std::nullopt,
                  out);
  }
  writeNumber("ahead", row.ahead.mean(), out);
  writeInterval("aheadInterval", row.ahead.shareInterval(), out);
  writeNumber("rank", row.ranks.mean(), out);
  writeInterval("rankInterval", row.ranks.meanInterval(1, contest.seats), out);
  const Work& work = row.work;
  out.set("moves", work.moves);
  writeNumber("nodes", perMove(work.nodes, work), out);
  writeNumber("depth", perMove(work.depth, work), out);
  if (contest.times) {
    writeNumber("ms", perMove(work.micros, work) / 1000, out);
    writeNumber("longestMs", static_cast<double>(work.longestMicros) / 1000, out);
  }
  for (std::size_t i = 1; i < work.faults.size(); ++i) out.set(kFaultNames[i], work.faults[i]);
  out.end('}');
}

}  // namespace

std::string tableText(const Contest& contest, const Tally& tally) {
  std::string out = contest.brief + format(" games %d:", tally.counted);
  for (const auto& [reason, count] : tally.reasons) out += format(" %s %d", reason.c_str(), count);
  out += format("; plies median %d longest %d", tally.medianPlies, tally.longestPlies);
  if (tally.counted < tally.wanted) out += format("; %d games planned", tally.wanted);
  if (tally.counted < tally.played) {
    out += format("; %d of openings not played from every seat do not count",
                  tally.played - tally.counted);
  }
  out += '\n';
  if (tally.counted == 0) return out;
  std::size_t width = 0;
  for (const Row& row : tally.rows) width = std::max(width, row.label.size());
  for (const Row& row : tally.rows) {
    out += "  " + row.label + std::string(width - row.label.size() + 2, ' ');
    if (tally.rows.size() > 1) out += strengthText(contest, row) + "; ";
    out += workText(contest, row.work) + '\n';
  }
  if (!tally.pairs.empty()) {
    out += "  points of " + tally.rows[0].label + " from an opening: ";
    constexpr std::array kPoints = {"0", "0.5", "1", "1.5", "2"};
    for (std::size_t i = 0; i < kPoints.size(); ++i) {
      out += format("%s%s in %d", i > 0 ? ", " : "", kPoints[i], tally.pairs[i]);
    }
    out += '\n';
  }
  if (tally.test) out += "  " + testText(contest, *tally.test) + '\n';
  return out;
}

std::string tableJson(const Contest& contest, const Tally& tally) {
  JsonWriter out;
  out.begin('{').key("table").begin('{').set("planned", tally.wanted).set("played", tally.played);
  out.set("counted", tally.counted).key("reasons").begin('{');
  for (const auto& [reason, count] : tally.reasons) out.key(reason).add(count);
  out.end('}').set("medianPlies", tally.medianPlies).set("longestPlies", tally.longestPlies);
  out.key("players").begin('[');
  for (const Row& row : tally.rows) writeRow(contest, row, out);
  out.end(']');
  if (!tally.pairs.empty()) {
    out.key("pairs").begin('[');
    for (const int count : tally.pairs) out.add(count);
    out.end(']');
  }
  if (tally.test) {
    constexpr std::array kVerdicts = {"undecided", "elo0", "elo1"};
    out.key("test").begin('{').set("verdict",
                                   kVerdicts[static_cast<std::size_t>(tally.test->verdict())]);
    writeNumber("ratio", tally.test->ratio(), out);
    out.set("openings", tally.test->used()).end('}');
  }
  return out.end('}').end('}').take();
}

}  // namespace arena
