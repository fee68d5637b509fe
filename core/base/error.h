#pragma once

#include <string>
#include <string_view>

#include "core/base/json.h"

namespace nyota {

/// What went wrong, as a value: nothing in the core throws or aborts on bad input.
struct Error {
  std::string code;     ///< stable, kebab-case: 'bad-setup', 'illegal-move', …
  std::string message;  ///< English, for developers; names what was found and what is allowed
  std::string reason;   ///< for 'illegal-move': the whyNot reason, else empty
  Json details;         ///< null or an object: code, field, value, allowed, ply, offset

  Error(std::string_view errorCode, std::string errorMessage);
  // Not inline, for the size of the module; see Json.
  Error(const Error& other);
  Error(Error&& other) noexcept;
  Error& operator=(const Error& other);
  Error& operator=(Error&& other) noexcept;
  ~Error();

  /// Adds one detail and returns itself, so that errors read as one expression.
  Error& with(std::string_view key, Json&& value);
  Error& with(std::string_view key, const Json& value);
  Error& with(std::string_view key, std::int64_t value);
  Error& with(std::string_view key, int value) { return with(key, std::int64_t{value}); }
  Error& with(std::string_view key, std::string_view value);
  Error& with(std::string_view key, const std::string& value) {
    return with(key, std::string_view(value));
  }
  Error& with(std::string_view key, const char* value) {
    return with(key, std::string_view(value));
  }
  /// 'allowed' as the bounds {min, max}.
  Error& within(std::int64_t min, std::int64_t max);

  /// {code, message, reason?, details?} as it crosses the boundary.
  [[nodiscard]] Json json() const;
};

}  // namespace nyota
