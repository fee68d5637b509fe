#pragma once

namespace nyota::sternhalma {

/// What the evaluation makes of its features, in hundredths of a step where nothing else is said.
/// docs/tuning.md tells where the numbers come from.
struct Weights {
  /// Percent of the square of the distance to the goal: what is left behind finds no bridges.
  int straggler = 150;
  /// For each hole beside the line from tip to tip, at half-hole precision: fewer ways lead on.
  int centre = 0;
  /// For each step that a piece still has to go to be out of its home: others wait for the hole,
  /// and the more of them have come there, the sooner it gets walled in.
  int atHome = 20;
  int atHomeForEachGuest = 20;
  /// A hole of the goal that another seat's piece holds has to be waited for.
  int held = 150;
  /// Percent: under 'full-goal' a held hole counts as filled; but its holder is likely to leave.
  int heldPercent = 75;
};

#ifdef NYOTA_TUNING
/// Set before each search by programs that try out other weights.
inline Weights tunedWeights;
inline const Weights& weights() { return tunedWeights; }
#else
inline constexpr Weights kWeights;
constexpr const Weights& weights() { return kWeights; }
#endif

}  // namespace nyota::sternhalma
