#include "core/table/fields.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/base/decimal.h"

namespace nyota::table {

Result<Json> readJson(std::string_view text, const char* code) {
  JsonFault fault;
  std::optional<Json> json = parseJson(text, fault);
  if (json) return *std::move(json);
  Error error(code);
  error.say("not readable as JSON: ").say(fault.message).say(" at byte ");
  return error.say(static_cast<int>(fault.offset)).place("offset", fault.offset);
}

Error badField(const char* code, std::string_view name, const Json* value, const char* message) {
  Error error(code);
  error.say(name).say(" = ").say(shorten(dump(value))).say(": ").say(message);
  return error.at(name).value(value);
}

Status readFields(const Json& json, const Field* fields, std::size_t count, double* values,
                  const char* code, const char* what) {
  if (!json.isObject()) return badField(code, what, &json, "expected an object");
  const Field* const end = fields + count;
  for (std::size_t i = 0; i < json.keys().size(); ++i) {
    const std::string& name = json.keys()[i];
    if (std::any_of(fields, end, [&](const Field& field) { return field.name == name; })) continue;
    JsonWriter names;
    names.begin('[');
    for (const Field* field = fields; field != end; ++field) names.add(field->name);
    return badField(code, name, &json.items()[i], "no such field").allow(names.end(']'));
  }
  for (const Field* field = fields; field != end; ++field, ++values) {
    const Json* value = json.find(field->name);
    if (value == nullptr && !field->required) continue;
    if (field->type == Field::Type::kFlag) {
      if (value->isBool()) {
        *values = value->asBool() ? 1 : 0;
        continue;
      }
      return badField(code, field->name, value, "expected a flag")
          .allow(JsonWriter().raw("[false,true]"));
    }
    const std::optional<double> number = value == nullptr ? std::nullopt : value->asReal();
    const bool whole = field->type == Field::Type::kWhole;
    if (!number || !(*number >= static_cast<double>(field->min)) ||
        !(*number <= static_cast<double>(field->max)) || (whole && !value->asInteger())) {
      return badField(code, field->name, value, "expected a ")
          .say(whole ? "whole " : "")
          .say("number within the bounds")
          .within(field->min, field->max);
    }
    *values = *number;
  }
  return ok();
}

std::string elementName(const char* list, std::size_t i) {
  return std::string(list) + "[" + decimal(static_cast<std::int64_t>(i)) + "]";
}

}  // namespace nyota::table
