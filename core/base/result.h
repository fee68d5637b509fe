#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <variant>

#include "core/base/error.h"

namespace nyota {

namespace detail {
/// Not inline, for the size of the module: it is where every refusal ends.
std::unique_ptr<Error> keepError(Error&& error);
}  // namespace detail

/// Either a value or an Error. Test it with `if (result)`, then read `*result` or `result.error()`.
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : value_(std::move(value)) {}  // NOLINT(*-explicit-*)
  Result(Error error)                            // NOLINT(*-explicit-*)
      : error_(detail::keepError(std::move(error))) {}

  explicit operator bool() const { return value_.has_value(); }

  T& operator*() & { return *value_; }
  const T& operator*() const& { return *value_; }
  T&& operator*() && { return *std::move(value_); }
  T* operator->() { return &*value_; }
  const T* operator->() const { return &*value_; }

  [[nodiscard]] Error& error() { return *error_; }
  [[nodiscard]] const Error& error() const { return *error_; }

 private:
  // Not a variant, whose tables of destructors and copies weigh more than a pointer does.
  std::optional<T> value_;
  std::unique_ptr<Error> error_;
};

/// For calls that give nothing back but may fail.
using Status = Result<std::monostate>;

inline Status ok() { return Status(std::monostate{}); }

}  // namespace nyota
