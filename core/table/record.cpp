#include "core/table/record.h"

#include <optional>
#include <utility>

#include "core/base/decimal.h"

namespace nyota::table {

Error badPly(int ply, int entries) {
  Error error("bad-ply");
  error.say("ply ").say(ply).say(": expected 0 to ").say(entries);
  return error.at("ply").value(ply).within(0, entries);
}

void writeResult(const Outcome& outcome, int seats, JsonWriter& out) {
  out.begin('{').set("reason", outcome.reason);
  if (!outcome.detail.empty()) out.set("detail", outcome.detail);
  out.key("ranks").begin('[');
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
    out.addUnless(0, outcome.ranks[seat]);
  }
  out.end(']');
  if (outcome.hasPoints) {
    out.key("points").begin('[');
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
      out.add(outcome.points[seat]);
    }
    out.end(']');
  }
  out.end('}');
}

Error badRecord(const char* field, const Json* value, const char* message) {
  Error error("bad-record");
  return error.say(field).say(": ").say(message).at(field).value(value);
}

Result<Json> readJson(std::string_view text, const char* code) {
  JsonFault fault;
  std::optional<Json> json = parseJson(text, fault);
  if (json) return *std::move(json);
  Error error(code);
  error.say("not readable as JSON: ").say(fault.message).say(" at byte ");
  return error.say(static_cast<int>(fault.offset)).place("offset", fault.offset);
}

std::string elementName(const char* list, std::size_t i) {
  return std::string(list) + "[" + decimal(static_cast<std::int64_t>(i)) + "]";
}

Result<RecordParts> takeRecordApart(const Json& record) {
  if (!record.isObject()) return badRecord("record", &record, "expected an object");
  const Json* format = record.find("format");
  if (stringOf(format) != kRecordFormat) {
    return badRecord("format", format, "expected \"nyota-game\"")
        .allow(JsonWriter().add(kRecordFormat));
  }
  const Json* version = record.find("version");
  const std::optional<std::int64_t> number = integerOf(version);
  if (!number || *number < 1) {
    return badRecord("version", version, "expected 1").allow(JsonWriter().add(kRecordVersion));
  }
  if (*number > kRecordVersion) {
    Error error("newer-record");
    return error.say("this record was made by a newer version of the program")
        .at("version")
        .value(version)
        .allow(JsonWriter().add(kRecordVersion));
  }
  const RecordParts parts{record.find("setup"), record.find("start"), record.find("moves"),
                          record.find("result"), record.find("meta")};
  if (!absent(parts.start) && !parts.start->isString()) {
    return badRecord("start", parts.start, "expected a position text");
  }
  if (parts.moves == nullptr || !parts.moves->isArray()) {
    return badRecord("moves", parts.moves, "expected a list of move texts");
  }
  for (std::size_t i = 0; i < parts.moves->items().size(); ++i) {
    const Json& move = parts.moves->items()[i];
    if (move.isString()) continue;
    return badRecord(elementName("moves", i).c_str(), &move, "expected a move text")
        .place("ply", i);
  }
  if (!absent(parts.result) && !parts.result->isObject()) {
    return badRecord("result", parts.result, "expected an object");
  }
  if (!absent(parts.meta) && !parts.meta->isObject()) {
    return badRecord("meta", parts.meta, "expected an object");
  }
  return parts;
}

}  // namespace nyota::table
