#pragma once

#include <string>
#include <utility>

#include "core/base/json.h"

namespace nyota {

/// What went wrong, as a value: nothing in the core throws or aborts on bad input.
struct Error {
  std::string code;     ///< stable, kebab-case: 'bad-setup', 'illegal-move', …
  std::string message;  ///< English, for developers; names what was found and what is allowed
  std::string reason;   ///< for 'illegal-move': the whyNot reason, else empty
  Json details;         ///< null or an object: code, field, value, allowed, ply, offset

  Error(std::string errorCode, std::string errorMessage)
      : code(std::move(errorCode)), message(std::move(errorMessage)) {}

  /// Adds one detail and returns itself, so that errors read as one expression.
  Error& with(std::string_view key, Json value) {
    if (!details.isObject()) details = Json::object().set("code", code);
    details.set(key, std::move(value));
    return *this;
  }

  /// {code, message, reason?, details?} as it crosses the boundary.
  [[nodiscard]] Json json() const {
    Json out = Json::object();
    out.set("code", code);
    out.set("message", message);
    if (!reason.empty()) out.set("reason", reason);
    if (details.isObject()) out.set("details", details);
    return out;
  }
};

}  // namespace nyota
