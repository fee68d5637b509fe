#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/base/json.h"
#include "core/base/outcome.h"
#include "core/base/setup_report.h"
#include "core/sternhalma/geometry.h"
#include "core/sternhalma/rules.h"

namespace nyota::sternhalma {

inline constexpr int kMaxSets = 3;

/// Everything that defines a game before its first move, with all defaults filled in.
struct Setup {
  int players = 2;
  int preset = 0;  ///< place in kPresets; rules may differ from it
  Rules rules;
  /// Home points of each seat: rules.sets of them, the rest unused.
  std::array<std::array<std::int8_t, kMaxSets>, kMaxSeats> homes{};
  int firstSeat = 0;
};

/// Completes and checks a setup as the API gives it. Every fault becomes an error in `report`,
/// and nothing is returned then.
std::optional<Setup> readSetup(const Json& json, SetupReport& report);

/// Writes the complete setup in the API's form.
void writeSetup(const Setup& setup, JsonWriter& out);

/// Only what differs from the defaults: reading it gives the same setup.
void writeShortSetup(const Setup& setup, JsonWriter& out);

/// The preset whose rating such a game changes; empty where its rules or homes are others, or where
/// somebody plays alone.
std::string_view ratingKind(const Setup& setup);

}  // namespace nyota::sternhalma
