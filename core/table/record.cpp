#include "core/table/record.h"

#include "core/base/concat.h"

namespace nyota::table {

std::optional<int> resigningSeat(std::string_view text) {
  if (text.substr(0, kResignPrefix.size()) != kResignPrefix) return std::nullopt;
  const std::string_view digits = text.substr(kResignPrefix.size());
  // What is no seat, or one written otherwise than records write it, is left for the session to
  // refuse.
  return digits.size() == 1 && digits[0] >= '0' && digits[0] <= '9' ? digits[0] - '0' : -1;
}

std::string resignText(int seat) { return concat({kResignPrefix, std::to_string(seat)}); }

Error badPly(int ply, int entries) {
  Error error("bad-ply",
              concat({"ply ", std::to_string(ply), ": expected 0 to ", std::to_string(entries)}));
  return error.with("field", "ply").with("value", ply).within(0, entries);
}

Error notPlaying(int seat, const Json& playing) {
  Error error("not-playing", concat({"seat ", std::to_string(seat), " is not playing"}));
  return error.with("field", "seat").with("value", seat).with("allowed", playing);
}

Json resultJson(const Outcome& outcome) {
  Json ranks = Json::array();
  for (const int rank : outcome.ranks) ranks.push(rank == 0 ? Json() : Json(rank));
  Json out = Json::object().set("reason", outcome.reason);
  if (!outcome.detail.empty()) out.set("detail", outcome.detail);
  out.set("ranks", std::move(ranks));
  if (!outcome.points.empty()) {
    Json points = Json::array();
    for (const int value : outcome.points) points.push(value);
    out.set("points", std::move(points));
  }
  return out;
}

Error badRecord(std::string_view field, const Json& value, std::string_view message) {
  constexpr std::size_t kMostShown = 80;
  const std::string text = value.dump();
  Error error("bad-record", concat({field, ": ", message}));
  error.with("field", field);
  error.with("value", text.size() > kMostShown ? Json(text.substr(0, kMostShown)) : value);
  return error;
}

Result<RecordParts> takeRecordApart(const Json& record) {
  if (!record.isObject()) return badRecord("record", record, "expected an object");
  const auto member = [&](std::string_view key) {
    const Json* found = record.find(key);
    return found == nullptr ? Json() : *found;
  };
  const Json format = member("format");
  if (format.asString() != kRecordFormat) {
    return badRecord("format", format, "expected \"nyota-game\"").with("allowed", kRecordFormat);
  }
  const Json version = member("version");
  const std::optional<std::int64_t> number = version.asInteger();
  if (!number || *number < 1) {
    return badRecord("version", version, "expected 1").with("allowed", kRecordVersion);
  }
  if (*number > kRecordVersion) {
    Error error("newer-record", "this record was made by a newer version of the program");
    return error.with("field", "version").with("value", version).with("allowed", kRecordVersion);
  }
  RecordParts parts;
  parts.setup = member("setup");
  const Json start = member("start");
  if (start.isString()) {
    parts.start = start.asString();
  } else if (!start.isNull()) {
    return badRecord("start", start, "expected a position text");
  }
  const Json moves = member("moves");
  if (!moves.isArray()) return badRecord("moves", moves, "expected a list of move texts");
  for (std::size_t i = 0; i < moves.items().size(); ++i) {
    const Json& move = moves.items()[i];
    if (!move.isString()) {
      return badRecord(concat({"moves[", std::to_string(i), "]"}), move, "expected a move text")
          .with("ply", static_cast<std::int64_t>(i));
    }
    parts.moves.emplace_back(move.asString());
  }
  parts.result = member("result");
  if (!parts.result.isNull() && !parts.result.isObject()) {
    return badRecord("result", parts.result, "expected an object");
  }
  parts.meta = member("meta");
  if (!parts.meta.isNull() && !parts.meta.isObject()) {
    return badRecord("meta", parts.meta, "expected an object");
  }
  return parts;
}

}  // namespace nyota::table
