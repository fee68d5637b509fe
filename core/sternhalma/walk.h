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
  Board occupied;                                                ///< without the lifted piece
  Board swappable;  ///< pieces in the goal that a landing changes places with
};

struct Landing {
  Site to;
  bool swap;
};

/// The landings that one step or one hop offers: one in each direction at most.
class Landings {
 public:
  void add(Landing landing) { items_[count_++] = landing; }
  [[nodiscard]] const Landing* begin() const { return items_.data(); }
  [[nodiscard]] const Landing* end() const { return items_.data() + count_; }
  /// The one on that hole, or null.
  [[nodiscard]] const Landing* find(Site to) const;

 private:
  std::array<Landing, kDirections> items_{};
  std::size_t count_ = 0;
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

  /// Holes that one step reaches and where the move may end.
  [[nodiscard]] Landings steps() const;
  /// Holes that one hop reaches from a state.
  [[nodiscard]] Landings hops(const WalkState& state) const;

  /// Pieces that the lifted one may change places with as a whole move (blocking 'swap-last').
  [[nodiscard]] Board wholeSwaps() const;

  /// The state after a landing from `state`.
  [[nodiscard]] WalkState after(const WalkState& state, Landing landing) const;

  /// Do two states leave the same position, the lifted piece aside?
  [[nodiscard]] bool sameBoard(const WalkState& a, const WalkState& b) const;

  [[nodiscard]] Move moveTo(const WalkState& state, Move::Kind kind) const;

 private:
  [[nodiscard]] bool mayLand(const WalkState& state, Landing landing) const;
  [[nodiscard]] bool bridge(const WalkState& state, int site) const;
  [[nodiscard]] int holesOver(const WalkState& state, Step step) const;
  [[nodiscard]] int kingRow(const WalkState& state, Step step) const;
  [[nodiscard]] int distanceOver(const WalkState& state, Step step) const;

  /// Home of what stands on a hole in a state; -1 for none or a neutral piece.
  [[nodiscard]] int homeIn(const WalkState& state, Site site) const;

  const Position& position_;
  Site origin_;
  int home_;
  bool king_;
  const Variant::SetInfo& set_;
  WalkState first_;
};

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
