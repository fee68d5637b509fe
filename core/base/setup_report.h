#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"

namespace nyota {

/// What reading a setup found: every fault, not just the first, and notes worth telling a person.
struct SetupReport {
  /// More faults than these are no mistake but an attempt to fill memory.
  static constexpr std::size_t kMostErrors = 100;

  std::vector<const char*> notes;
  std::vector<Error> errors;

  /// Readers that go through names from outside stop here.
  [[nodiscard]] bool full() const { return errors.size() >= kMostErrors; }

  /// Adds a 'bad-setup' error. `kind` is the details' code, such as 'unknown-option', `value` JSON
  /// text.
  Error& refuse(const char* kind, std::string_view field, const std::string& value,
                const char* message);
  /// `value` is null where nothing was given.
  Error& refuse(const char* kind, std::string_view field, const Json* value, const char* message);
};

/// Refuses all members of an object but those in the comma-parted list.
void refuseUnknownFields(const Json& json, std::string_view fields, SetupReport& report);

/// Reads a number, which may be missing where `out` is within the bounds already.
void readReal(const Json* value, std::string_view field, std::int64_t min, std::int64_t max,
              double& out, SetupReport& report);
/// The same for a whole number.
void readWhole(const Json* value, std::string_view field, int min, int max, int& out,
               SetupReport& report);
/// The same for a member of an object.
void readMember(const Json& json, const char* field, int min, int max, int& out,
                SetupReport& report);
/// Reads a seat number, which may be missing.
void readSeat(const Json& json, const char* field, int seats, int& out, SetupReport& report);
/// Reads the flags of an object: those members whose place in the comma-parted list is `first` at
/// least. Returns a bit for each place in the list whose flag is set.
unsigned readFlags(const Json& json, std::string_view fields, int first, SetupReport& report);

}  // namespace nyota
