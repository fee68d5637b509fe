#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/base/json.h"
#include "core/base/result.h"

/// Objects and lists of numbers that the facade passes on for a caller, told in tables.
namespace nyota::table {

/// Fifteen digits, see Json::asInteger; a double holds them all.
inline constexpr std::int64_t kLargestExact = 999'999'999'999'999;

/// One member of an object: a whole number, any number, or a flag, which is 0 or 1 inside.
struct Field {
  enum class Type : std::uint8_t { kWhole, kReal, kFlag };

  const char* name;
  Type type;
  std::int64_t min, max;
  bool required = false;
};

/// Parses JSON that the facade wrote or a person gave. The error has the code and the offset.
Result<Json> readJson(std::string_view text, const char* code);

/// An error that names the field, what was found there (null: nothing) and what is the matter.
Error badField(const char* code, std::string_view name, const Json* value, const char* message);

/// Reads an object that is called `what` into `values`, which are in the order of the `count`
/// fields; those not given stay as they are. Unknown members are refused.
/// Errors: `code`, naming the field, its value and what is allowed.
Status readFields(const Json& json, const Field* fields, std::size_t count, double* values,
                  const char* code, const char* what);

/// The name of an element of a list, as errors show it: "moves[3]".
std::string elementName(const char* list, std::size_t i);

}  // namespace nyota::table
