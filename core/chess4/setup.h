#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "core/base/json.h"
#include "core/base/setup_report.h"
#include "core/chess4/rules.h"

namespace nyota::chess4 {

enum class Mode : std::uint8_t { kFfa, kTeams };

/// Everything that defines a game before its first move, with all defaults filled in.
struct Setup {
  Mode mode = Mode::kFfa;
  Rules rules;
  int firstSeat = 0;
};

/// Completes and checks a setup as the API gives it. Every fault becomes an error in `report`,
/// and nothing is returned then.
std::optional<Setup> readSetup(const Json& json, SetupReport& report);

/// The complete setup in the API's form.
void writeSetup(const Setup& setup, JsonWriter& out);

/// Only what differs from the defaults: reading it gives the same setup.
void writeShortSetup(const Setup& setup, JsonWriter& out);

/// The mode whose rating such a game changes; empty where its rules are not the usual ones.
std::string_view ratingKind(const Setup& setup);

}  // namespace nyota::chess4
