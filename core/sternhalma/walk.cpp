#include "core/sternhalma/walk.h"

namespace nyota::sternhalma {

Walk::Walk(const Position& position, Site origin)
    : position_(position),
      origin_(origin),
      home_(position.homeOf(origin)),
      king_(position.kings().has(origin)),
      set_(position.variant().set(home_)) {
  first_.at = origin;
  first_.occupied = position.occupied();
  first_.occupied.remove(origin);
  if (position.variant().swap) first_.swappable = set_.goal & foreignPieces(position, set_.seat);
}

WalkState Walk::after(const WalkState& state, Landing landing) const {
  WalkState next = state;
  next.at = landing.to;
  if (!landing.swap) return next;
  const Site left = state.at;
  next.occupied.remove(landing.to);
  next.occupied.add(left);
  next.swappable.remove(landing.to);
  if (set_.goal.has(left)) next.swappable.add(left);
  for (std::size_t i = 0; i < next.displacedCount; ++i) {
    if (next.displaced[i].to != landing.to) continue;
    next.displaced[i].to = left;
    if (next.displaced[i].from == left) {
      // Back where it stood at first: nothing is left of this swap.
      next.displaced[i] = next.displaced[--next.displacedCount];
    }
    return next;
  }
  next.displaced[next.displacedCount++] = {landing.to, left};
  return next;
}

int Walk::homeIn(const WalkState& state, Site site) const {
  for (std::size_t i = 0; i < state.displacedCount; ++i) {
    if (state.displaced[i].to == site) return position_.homeOf(state.displaced[i].from);
  }
  return state.occupied.has(site) ? position_.homeOf(site) : -1;
}

bool Walk::sameBoard(const WalkState& a, const WalkState& b) const {
  if (a.occupied != b.occupied) return false;
  for (const WalkState* state : {&a, &b}) {
    for (std::size_t i = 0; i < state->displacedCount; ++i) {
      const Move::Displaced& piece = state->displaced[i];
      if (homeIn(a, piece.from) != homeIn(b, piece.from)) return false;
      if (homeIn(a, piece.to) != homeIn(b, piece.to)) return false;
    }
  }
  return true;
}

Move Walk::moveTo(const WalkState& state, Move::Kind kind) const {
  Move move;
  move.from = origin_;
  move.to = state.at;
  move.kind = state.displacedCount > 0 ? Move::Kind::kSwap : kind;
  move.displacedCount = state.displacedCount;
  for (std::size_t i = 0; i < state.displacedCount; ++i) move.displaced[i] = state.displaced[i];
  return move;
}

Board swapLastTargets(const Position& position, int home) {
  const Variant& variant = position.variant();
  if (!variant.swapLast) return {};
  const Variant::SetInfo& set = variant.set(home);
  const bool full = (set.goal - position.occupied()).empty();
  const bool ownThere = !(set.goal & position.pieces(home)).empty();
  return full && ownThere ? set.goal & foreignPieces(position, set.seat) : Board{};
}

}  // namespace nyota::sternhalma
