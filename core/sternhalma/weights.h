#pragma once

namespace nyota::sternhalma {

/// What the evaluation makes of its features, in hundredths of a step where nothing else is said.
/// docs/tuning.md tells where the numbers come from.
struct Weights {
  /// Percent of the square of the distance to the goal: what is left behind finds no bridges.
  int straggler = 780;
  /// For each hole beside the line from tip to tip, at half-hole precision: fewer ways lead on.
  int centre = 66;
  /// For each step that the hindmost piece is away from the goal.
  int hindmost = 290;
  /// Gained by a piece that could hop forward over another of its set.
  int ladder = 70;
  /// For each step that a piece still has to go to be out of its home: others wait for the hole,
  /// and the more of them have come there, the sooner it gets walled in.
  int atHome = 23;
  int atHomeForEachGuest = 2;
  /// A hole of the goal that another seat's piece holds has to be waited for.
  int held = 88;
  /// Percent: under 'full-goal' a held hole counts as filled; but its holder is likely to leave.
  int heldPercent = 75;
  /// Percent that the others' standing counts against one's own.
  int rivalry = 84;
};

/// For a seat that crosses the board with nobody in its way, see crossing.h: what is left behind
/// costs less where nobody hurries. docs/tuning.md.
inline constexpr Weights kLoneWeights = {
    .straggler = 400, .centre = 30, .hindmost = 200, .ladder = 30};

#ifdef NYOTA_TUNING
/// Set before each search by programs that try out other weights; see docs/tuning.md.
inline Weights tunedWeights;
inline const Weights& weights() { return tunedWeights; }

/// Every weight by its name.
struct WeightName {
  const char* name;
  int Weights::*member;
};
inline constexpr WeightName kWeightNames[] = {
    {"straggler", &Weights::straggler}, {"centre", &Weights::centre},
    {"hindmost", &Weights::hindmost},   {"ladder", &Weights::ladder},
    {"atHome", &Weights::atHome},       {"atHomeForEachGuest", &Weights::atHomeForEachGuest},
    {"held", &Weights::held},           {"heldPercent", &Weights::heldPercent},
    {"rivalry", &Weights::rivalry},
};
#else
inline constexpr Weights kWeights;
constexpr const Weights& weights() { return kWeights; }
#endif

}  // namespace nyota::sternhalma
