#include "core/base/setup_report.h"

#include <cstdint>

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

namespace {

void refuseNumber(const Json* value, std::string_view field, std::int64_t min, std::int64_t max,
                  SetupReport& report) {
  report.refuse("bad-value", field, value, "expected a number within the bounds").within(min, max);
}

}  // namespace

void readReal(const Json* value, std::string_view field, std::int64_t min, std::int64_t max,
              double& out, SetupReport& report) {
  if (value != nullptr) out = value->asReal();
  if (out >= static_cast<double>(min) && out <= static_cast<double>(max)) return;
  refuseNumber(value, field, min, max, report);
}

void readWhole(const Json* value, std::string_view field, int min, int max, int& out,
               SetupReport& report) {
  const std::int64_t number = value == nullptr ? out : value->asInteger().value_or(INT64_MIN);
  if (number < min || number > max) return refuseNumber(value, field, min, max, report);
  out = static_cast<int>(number);
}

void readMember(const Json& json, const char* field, int min, int max, int& out,
                SetupReport& report) {
  readWhole(json.find(field), field, min, max, out, report);
}

void readSeat(const Json& json, const char* field, int seats, int& out, SetupReport& report) {
  readMember(json, field, 0, seats - 1, out, report);
}

unsigned readFlags(const Json& json, std::string_view fields, int first, SetupReport& report) {
  unsigned flags = 0;
  for (std::size_t i = 0; i < json.keys().size(); ++i) {
    const Json& value = json.items()[i];
    const int place = placeOf(fields, json.keys()[i]);
    if (place < first) continue;
    if (!value.isBool()) {
      report.refuse("bad-value", json.keys()[i], &value, "expected a flag")
          .allow(JsonWriter().raw("[false,true]"));
    } else if (value.asBool()) {
      flags |= 1U << static_cast<unsigned>(place);
    }
  }
  return flags;
}

}  // namespace nyota
