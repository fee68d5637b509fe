#pragma once

#include <array>
#include <cstddef>

#include "core/sternhalma/position.h"

/// One piece lifted off the board and walked hop by hop: the rules of a single landing, told once
/// for every place that needs them. moves.cpp answers the common cases faster with whole words.
namespace nyota::sternhalma {

/// Where a lifted piece stands after some landings, and what its swaps have changed so far.
struct WalkState {
  Site at = 0;
  std::uint8_t displacedCount = 0;
  std::array<Move::Displaced, Move::kMaxDisplaced> displaced{};  ///< net effect, first hole to last
  Board occupied;   ///< without the lifted piece
  Board swappable;  ///< pieces in the goal that a landing changes places with
};

struct Landing {
  Site to;
  bool swap;
};

class Walk {
 public:
  /// Lifts the piece that stands on `origin`; it must be one of a seat.
  Walk(const Position& position, Site origin);

  [[nodiscard]] const Position& position() const { return position_; }
  [[nodiscard]] Site origin() const { return origin_; }
  [[nodiscard]] int home() const { return home_; }
  [[nodiscard]] const Variant::SetInfo& set() const { return set_; }
  [[nodiscard]] const WalkState& first() const { return first_; }

  /// Is a locked piece kept from going from one hole to the other?
  [[nodiscard]] bool locked(Site from, Site to) const {
    return position_.variant().goalLock && set_.goal.has(from) && !set_.goal.has(to);
  }
  [[nodiscard]] bool mayEnd(Site at) const { return at != origin_ && set_.rest.has(at); }

  /// Calls f(Landing) for each hole that one step reaches where a move may end.
  template <class F>
  void forEachStep(F f) const {
    kNeighbours[origin_].forEach([&](Site to) {
      const Landing landing{to, first_.swappable.has(to)};
      if (mayLand(first_, landing) && mayEnd(to)) f(landing);
    });
  }

  /// Calls f(Landing) for each hole that one hop reaches from a state.
  template <class F>
  void forEachHop(const WalkState& state, F f) const {
    const HoleInfo& here = holeAt(state.at);
    for (const Step step : kSteps) {
      if (king_) {
        kingHop(state, here, step, f);
      } else if (position_.variant().distanceHops) {
        distanceHop(state, here, step, f);
      } else {
        hopOver(state, here, step, 1, 2, f);
      }
    }
  }

  /// The state after a landing from `state`.
  [[nodiscard]] WalkState after(const WalkState& state, Landing landing) const;

  /// Do two states leave the same position, the lifted piece aside?
  [[nodiscard]] bool sameBoard(const WalkState& a, const WalkState& b) const;

  [[nodiscard]] Move moveTo(const WalkState& state, Move::Kind kind) const;

 private:
  [[nodiscard]] bool mayLand(const WalkState& state, Landing landing) const {
    return set_.enter.has(landing.to) && (landing.swap || !state.occupied.has(landing.to)) &&
           !locked(state.at, landing.to);
  }

  [[nodiscard]] bool bridge(const WalkState& state, int site) const {
    return site >= 0 && state.occupied.has(static_cast<Site>(site)) &&
           !position_.kings().has(static_cast<Site>(site));
  }

  static int along(const HoleInfo& here, Step step, int holes) {
    return findSite(here.x + holes * step.x, here.z + holes * step.z);
  }

  /// Offers the landing `land` holes away if a piece to hop over stands `over` holes away.
  template <class F>
  void hopOver(const WalkState& state, const HoleInfo& here, Step step, int over, int land,
               F& f) const {
    if (!bridge(state, along(here, step, over))) return;
    const int to = along(here, step, land);
    if (to < 0) return;
    const Landing landing{static_cast<Site>(to), state.swappable.has(static_cast<Site>(to))};
    if (mayLand(state, landing)) f(landing);
  }

  /// A king hops over an unbroken row of one or more pieces, none of them a king.
  template <class F>
  void kingHop(const WalkState& state, const HoleInfo& here, Step step, F& f) const {
    int row = 0;
    while (bridge(state, along(here, step, row + 1))) ++row;
    if (row > 0) hopOver(state, here, step, row, row + 1, f);
  }

  /// Over one piece n holes away into the hole at 2n, every other hole between being empty: so
  /// the piece is the first one on the line.
  template <class F>
  void distanceHop(const WalkState& state, const HoleInfo& here, Step step, F& f) const {
    int over = 1;
    int site = along(here, step, over);
    while (site >= 0 && !state.occupied.has(static_cast<Site>(site))) site = along(here, step, ++over);
    if (site < 0) return;
    for (int beyond = over + 1; beyond < 2 * over; ++beyond) {
      const int between = along(here, step, beyond);
      if (between < 0 || state.occupied.has(static_cast<Site>(between))) return;
    }
    hopOver(state, here, step, over, 2 * over, f);
  }

  /// Home of what stands on a hole in a state; -1 for none or a neutral piece.
  [[nodiscard]] int homeIn(const WalkState& state, Site site) const;

  const Position& position_;
  Site origin_;
  int home_;
  bool king_;
  const Variant::SetInfo& set_;
  WalkState first_;
};

/// Pieces of a set's goal that one of the set's pieces outside may change places with as a whole
/// move (blocking 'swap-last'); empty where the rule or the position does not allow it.
Board swapLastTargets(const Position& position, int home);

/// Pieces of seats other than that one.
inline Board foreignPieces(const Position& position, int seat) {
  Board out = position.occupied() - position.neutral();
  position.variant().forEachHome(seat, [&](int home) { out -= position.pieces(home); });
  return out;
}

/// The move in which two pieces change places.
inline Move swapMove(Site from, Site to) {
  Move move;
  move.from = from;
  move.to = to;
  move.kind = Move::Kind::kSwap;
  move.displacedCount = 1;
  move.displaced[0] = {to, from};
  return move;
}

}  // namespace nyota::sternhalma
