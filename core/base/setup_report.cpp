#include "core/base/setup_report.h"

#include "core/base/option.h"

namespace nyota {

Error& SetupReport::refuse(const char* kind, std::string_view field, const std::string& value,
                           const char* message) {
  Error& error = errors.emplace_back("bad-setup");
  error.say(field).say(" = ");
  error.say(value == "null" ? "nothing" : shorten(value)).say(": ").say(message);
  return error.kind(kind).at(field).valueText(value);
}

Error& SetupReport::refuse(const char* kind, std::string_view field, const Json* value,
                           const char* message) {
  return refuse(kind, field, dump(value), message);
}

void refuseUnknownFields(const Json& json, std::string_view fields, SetupReport& report) {
  for (std::size_t i = 0; i < json.keys().size() && !report.full(); ++i) {
    if (placeOf(fields, json.keys()[i]) >= 0) continue;
    JsonWriter allowed;
    writeWords(fields, allowed);
    report.refuse("unknown-field", json.keys()[i], &json.items()[i], "no such field")
        .allow(allowed);
  }
}

void readSeat(const Json& json, const char* field, int seats, int& out, SetupReport& report) {
  const Json* value = json.find(field);
  if (value == nullptr) return;
  const std::optional<std::int64_t> seat = value->asInteger();
  if (seat && *seat >= 0 && *seat < seats) {
    out = static_cast<int>(*seat);
  } else {
    report.refuse("bad-value", field, value, "expected a seat of this game").within(0, seats - 1);
  }
}

}  // namespace nyota
