#pragma once

#include <array>
#include <cstdint>

#include "core/chess4/geometry.h"
#include "core/chess4/setup.h"

namespace nyota::chess4 {

/// What a setup means for play, worked out once. Positions point at their variant, which must
/// outlive them.
struct Variant {
  Setup setup;
  bool teams = false;
  int promotionRow = 8;
  /// Per seat: whom it plays against, a bit for each seat.
  std::array<std::uint8_t, kSeats> rivals{};
};

/// Works out the variant of a setup that readSetup accepted.
constexpr Variant makeVariant(const Setup& setup) {
  Variant out{.setup = setup};
  out.teams = setup.mode == Mode::kTeams;
  if (out.teams) out.promotionRow = 11;
  for (unsigned seat = 0; seat < kSeats; ++seat) {
    const unsigned sides = (seat & 1U) == 0 ? 0b1010U : 0b0101U;
    out.rivals[seat] = static_cast<std::uint8_t>(out.teams ? sides : 0b1111U & ~(1U << seat));
  }
  return out;
}

}  // namespace nyota::chess4
