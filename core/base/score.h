#pragma once

#include <array>

#include "core/base/outcome.h"

namespace nyota {

/// How well each seat stands, larger is better for that seat; entries beyond the seats are 0.
using Scores = std::array<int, kMaxSeats>;

/// Score of a seat that has won. Lower ranks lose a kRankScore each and are still far above what a
/// running game can be worth; a seat that can no longer win has minus as much.
inline constexpr int kWinScore = 1'000'000;
inline constexpr int kRankScore = 50'000;
/// Scores beyond this, up or down, are results, not estimates.
inline constexpr int kDecidedScore = 500'000;

}  // namespace nyota
