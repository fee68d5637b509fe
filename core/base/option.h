#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/json.h"
#include "core/base/result.h"

namespace nyota {

/// One rule option of a game whose options are the members of `Rules`: its public name, the
/// values it may take, and how to read and write it. Values are numbers inside: 0 and 1 for a
/// boolean, the place in the list for an enumeration.
template <class Rules>
struct Option {
  enum class Type : std::uint8_t { kBoolean, kEnum, kInteger };

  std::string_view name;
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
constexpr auto boolOption(std::string_view name) {
  using Access = detail::MemberAccess<kMember>;
  using Out = Option<typename Access::Owner>;
  return Out{name, Out::Type::kBoolean, "", 0, 1, &Access::get, &Access::set};
}

template <auto kMember>
constexpr auto enumOption(std::string_view name, std::string_view values) {
  using Access = detail::MemberAccess<kMember>;
  using Out = Option<typename Access::Owner>;
  int last = 0;
  for (const char c : values) last += c == ',' ? 1 : 0;
  return Out{name, Out::Type::kEnum, values, 0, last, &Access::get, &Access::set};
}

template <auto kMember>
constexpr auto integerOption(std::string_view name, int min, int max) {
  using Access = detail::MemberAccess<kMember>;
  using Out = Option<typename Access::Owner>;
  return Out{name, Out::Type::kInteger, "", min, max, &Access::get, &Access::set};
}

/// The word at a place in a comma-parted list.
std::string_view wordAt(std::string_view list, int place);
/// The place of a word in a comma-parted list, or -1.
int placeOf(std::string_view list, std::string_view word);
/// The list as a JSON array of strings.
Json wordsJson(std::string_view list);

/// The value of an option as the API shows it.
template <class Rules>
Json optionValue(const Option<Rules>& option, const Rules& rules) {
  const int value = option.get(rules);
  switch (option.type) {
    case Option<Rules>::Type::kBoolean:
      return {value != 0};
    case Option<Rules>::Type::kEnum:
      return {wordAt(option.values, value)};
    default:
      return {value};
  }
}

/// What an option accepts: the words, [false, true], or {min, max}.
template <class Rules>
Json optionAllowed(const Option<Rules>& option) {
  switch (option.type) {
    case Option<Rules>::Type::kBoolean:
      return Json::array().push(false).push(true);
    case Option<Rules>::Type::kEnum:
      return wordsJson(option.values);
    default:
      return Json::object().set("min", option.min).set("max", option.max);
  }
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

/// One row of Nyota.options(): {name, type, values | min and max, default}.
template <class Rules>
Json optionJson(const Option<Rules>& option) {
  Json out = Json::object().set("name", option.name);
  switch (option.type) {
    case Option<Rules>::Type::kBoolean:
      out.set("type", "boolean");
      break;
    case Option<Rules>::Type::kEnum:
      out.set("type", "enum").set("values", wordsJson(option.values));
      break;
    default:
      out.set("type", "integer").set("min", option.min).set("max", option.max);
  }
  return out.set("default", optionValue(option, Rules{}));
}

/// All options of a game with their values, in the order of its table.
template <class Table, class Rules>
Json rulesJson(const Table& table, const Rules& rules) {
  Json out = Json::object();
  for (const Option<Rules>& option : table) out.set(option.name, optionValue(option, rules));
  return out;
}

}  // namespace nyota
