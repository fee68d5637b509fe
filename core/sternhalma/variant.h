#pragma once

#include <array>
#include <cstdint>

#include "core/sternhalma/board.h"
#include "core/sternhalma/setup.h"

namespace nyota::sternhalma {

/// What the rules of one game mean for each set of pieces, worked out once. A set is named by its
/// home point. Positions point at their variant, which must outlive them.
struct Variant {
  Setup setup;

  /// How one set may move and where it is going.
  struct SetInfo {
    std::int8_t seat = -1;  ///< owner, or -1 where the point is nobody's home
    Board home;             ///< camp of the home point
    Board goal;             ///< camp of the opposite point
    Site goalTip = 0;
    Board enter;  ///< holes that may be landed on, in mid-chain too
    Board rest;   ///< holes where a move may end
    /// Steps on the empty board from a hole to the nearest hole of the goal.
    std::array<std::uint8_t, 256> distance{};
  };
  std::array<SetInfo, kPoints> sets;

  std::array<Board, 256> neighbours{};  ///< by site

  Board neutral;      ///< where neutral pieces stand at the start: never moved
  Board anyGoal;      ///< union of the goals: a seat can finish only by a piece arriving there
  int campSize = 10;  ///< pieces of a set
  bool japanese = false;
  bool goalLock = false;
  bool swap = false;      ///< landings may swap
  bool swapLast = false;  ///< a swap may be the whole move
  bool distanceHops = false;

  [[nodiscard]] const SetInfo& set(int home) const { return sets[static_cast<std::size_t>(home)]; }

  /// Calls f(home) for each home point of a seat.
  template <class F>
  void forEachHome(int seat, F f) const {
    for (int i = 0; i < setup.rules.sets; ++i) {
      f(static_cast<int>(setup.homes[static_cast<std::size_t>(seat)][static_cast<std::size_t>(i)]));
    }
  }
};

/// Works out the variant of a setup that readSetup accepted.
Variant makeVariant(const Setup& setup);

}  // namespace nyota::sternhalma
