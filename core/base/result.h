#pragma once

#include <type_traits>
#include <utility>
#include <variant>

#include "core/base/error.h"

namespace nyota {

/// Either a value or an Error. Test it with `if (result)`, then read `*result` or `result.error()`.
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}      // NOLINT(*-explicit-*)
  Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}  // NOLINT(*-explicit-*)

  explicit operator bool() const { return content_.index() == 0; }

  T& operator*() & { return *std::get_if<0>(&content_); }
  const T& operator*() const& { return *std::get_if<0>(&content_); }
  T&& operator*() && { return std::move(*std::get_if<0>(&content_)); }
  T* operator->() { return std::get_if<0>(&content_); }
  const T* operator->() const { return std::get_if<0>(&content_); }

  [[nodiscard]] Error& error() { return *std::get_if<1>(&content_); }
  [[nodiscard]] const Error& error() const { return *std::get_if<1>(&content_); }

 private:
  std::variant<T, Error> content_;
};

/// For calls that give nothing back but may fail.
using Status = Result<std::monostate>;

inline Status ok() { return Status(std::monostate{}); }

}  // namespace nyota
