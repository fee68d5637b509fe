#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"

namespace nyota {

/// What reading a setup found: every fault, not just the first, and notes worth telling a person.
struct SetupReport {
  /// More faults than these are no mistake but an attempt to fill memory.
  static constexpr std::size_t kMostErrors = 100;

  std::vector<std::string> notes;
  std::vector<Error> errors;

  /// Readers that go through names from outside stop here.
  [[nodiscard]] bool full() const { return errors.size() >= kMostErrors; }

  /// Adds a 'bad-setup' error. `kind` is the details' code, such as 'unknown-option'.
  Error& refuse(std::string_view kind, std::string_view field, const Json& value,
                std::string_view message);
};

}  // namespace nyota
