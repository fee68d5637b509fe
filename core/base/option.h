#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/json.h"
#include "core/base/setup_report.h"

namespace nyota {

/// One rule option of a game whose options are the members of `Rules`: its public name, the
/// values it may take, and how to read and write it. Values are numbers inside: 0 and 1 for a
/// boolean, the place in the list for an enumeration.
template <class Rules>
struct Option {
  enum class Type : std::uint8_t { kBoolean, kEnum, kInteger };

  const char* name;
  Type type;
  std::string_view values;  ///< of an enumeration: the words, parted by commas
  int min;
  int max;
  int (*get)(const Rules&);
  void (*set)(Rules&, int);
};

namespace detail {

template <auto kMember>
struct MemberAccess;

template <class Rules, class T, T Rules::*kMember>
struct MemberAccess<kMember> {
  using Owner = Rules;
  static int get(const Rules& rules) { return static_cast<int>(rules.*kMember); }
  static void set(Rules& rules, int value) { rules.*kMember = static_cast<T>(value); }
};

}  // namespace detail

template <auto kMember>
constexpr auto boolOption(const char* name) {
  using Access = detail::MemberAccess<kMember>;
  using Out = Option<typename Access::Owner>;
  return Out{name, Out::Type::kBoolean, "", 0, 1, &Access::get, &Access::set};
}

template <auto kMember>
constexpr auto enumOption(const char* name, std::string_view values) {
  using Access = detail::MemberAccess<kMember>;
  using Out = Option<typename Access::Owner>;
  int last = 0;
  for (const char c : values) last += c == ',' ? 1 : 0;
  return Out{name, Out::Type::kEnum, values, 0, last, &Access::get, &Access::set};
}

template <auto kMember>
constexpr auto integerOption(const char* name, int min, int max) {
  using Access = detail::MemberAccess<kMember>;
  using Out = Option<typename Access::Owner>;
  return Out{name, Out::Type::kInteger, "", min, max, &Access::get, &Access::set};
}

/// The word at a place in a comma-parted list.
std::string_view wordAt(std::string_view list, int place);
/// The place of a word in a comma-parted list, or -1.
int placeOf(std::string_view list, std::string_view word);
/// Writes the list as an array of strings.
JsonWriter& writeWords(std::string_view list, JsonWriter& out);

/// Writes the value of an option as the API shows it.
template <class Rules>
void writeValue(const Option<Rules>& option, const Rules& rules, JsonWriter& out) {
  const int value = option.get(rules);
  switch (option.type) {
    case Option<Rules>::Type::kBoolean:
      out.add(value != 0);
      break;
    case Option<Rules>::Type::kEnum:
      out.add(wordAt(option.values, value));
      break;
    default:
      out.add(value);
  }
}

/// What an option accepts: the words, [false, true], or {min, max}.
template <class Rules>
JsonWriter allowedValues(const Option<Rules>& option) {
  JsonWriter out;
  switch (option.type) {
    case Option<Rules>::Type::kBoolean:
      out.raw("[false,true]");
      break;
    case Option<Rules>::Type::kEnum:
      writeWords(option.values, out);
      break;
    default:
      out.begin('{').set("min", option.min).set("max", option.max).end('}');
  }
  return out;
}

/// The number inside for a value from outside, or nothing where it is not allowed.
template <class Rules>
std::optional<int> readOption(const Option<Rules>& option, const Json& value) {
  switch (option.type) {
    case Option<Rules>::Type::kBoolean:
      if (!value.isBool()) return std::nullopt;
      return value.asBool() ? 1 : 0;
    case Option<Rules>::Type::kEnum: {
      const int place = value.isString() ? placeOf(option.values, value.asString()) : -1;
      if (place < 0) return std::nullopt;
      return place;
    }
    default: {
      const std::optional<std::int64_t> number = value.asInteger();
      if (!number || *number < option.min || *number > option.max) return std::nullopt;
      return static_cast<int>(*number);
    }
  }
}

/// The names of all options as an array.
template <class Table>
JsonWriter optionNames(const Table& table) {
  JsonWriter out;
  out.begin('[');
  for (const auto& option : table) out.add(option.name);
  out.end(']');
  return out;
}

/// Reads one option of a setup's `rules`; what does not fit is reported.
template <class Table, class Rules>
void readOptionInto(const Table& table, Rules& rules, const std::string& name, const Json& value,
                    SetupReport& report) {
  const std::string field = "rules." + name;
  for (const Option<Rules>& option : table) {
    if (option.name != name) continue;
    const std::optional<int> number = readOption(option, value);
    if (number) {
      option.set(rules, *number);
    } else {
      report.refuse("bad-value", field, &value, "not a value of this option")
          .allow(allowedValues(option));
    }
    return;
  }
  report.refuse("unknown-option", field, &value, "no such option").allow(optionNames(table));
}

/// Reads a setup's `rules`, which may be missing; what does not fit is reported.
template <class Table, class Rules>
void readRules(const Table& table, Rules& rules, const Json* value, SetupReport& report) {
  if (value == nullptr) return;
  if (!value->isObject()) {
    report.refuse("bad-value", "rules", value, "expected an object of options")
        .allow(optionNames(table));
    return;
  }
  for (std::size_t i = 0; i < value->keys().size() && !report.full(); ++i) {
    readOptionInto(table, rules, value->keys()[i], value->items()[i], report);
  }
}

/// Nyota.options() of a game: {name, type, values | min and max, default} of each.
template <class Table>
void writeOptions(const Table& table, JsonWriter& out) {
  using Row = typename Table::value_type;
  out.begin('[');
  for (const Row& option : table) {
    out.begin('{').set("name", option.name);
    switch (option.type) {
      case Row::Type::kBoolean:
        out.set("type", "boolean");
        break;
      case Row::Type::kEnum:
        writeWords(option.values, out.set("type", "enum").key("values"));
        break;
      default:
        out.set("type", "integer").set("min", option.min).set("max", option.max);
    }
    writeValue(option, {}, out.key("default"));
    out.end('}');
  }
  out.end(']');
}

/// Whether all options of a game have the same values.
template <class Table, class Rules>
bool sameRules(const Table& table, const Rules& one, const Rules& other) {
  return std::all_of(table.begin(), table.end(), [&](const Option<Rules>& option) {
    return option.get(one) == option.get(other);
  });
}

/// All options of a game with their values, in the order of its table, as an object.
template <class Table, class Rules>
void writeRules(const Table& table, const Rules& rules, JsonWriter& out) {
  out.begin('{');
  for (const Option<Rules>& option : table) writeValue(option, rules, out.key(option.name));
  out.end('}');
}

}  // namespace nyota
