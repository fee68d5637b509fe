#include "core/sternhalma/walk.h"

#include <algorithm>
#include <utility>

namespace nyota::sternhalma {
namespace {

void drop(Move& move, std::size_t index) {
  for (std::size_t i = index + 1; i < move.displaced.size(); ++i) {
    move.displaced[i - 1] = move.displaced[i];
  }
  move.displaced.back() = {};
  --move.displacedCount;
}

/// Joins two displacements of like pieces of which one ends where the other began.
bool joinOnePair(const Position& position, Move& move) {
  for (std::size_t i = 0; i < move.displacedCount; ++i) {
    for (std::size_t j = 0; j < move.displacedCount; ++j) {
      Move::Displaced& first = move.displaced[i];
      const Move::Displaced second = move.displaced[j];
      if (i == j || first.to != second.from) continue;
      if (position.homeOf(first.from) != position.homeOf(second.from)) continue;
      first.to = second.to;
      const bool nothingLeft = first.from == first.to;
      drop(move, j);
      if (nothingLeft) drop(move, i < j ? i : i - 1);
      return true;
    }
  }
  return false;
}

/// Chains that leave the same position may tell its displacements in another order, or trade like
/// pieces for one another. This is the one way to tell them, so that equal moves compare equal.
void normalise(const Position& position, Move& move) {
  while (joinOnePair(position, move)) {
  }
  // Bounded twice, since the compiler cannot know that the count keeps to the array.
  const std::size_t count = std::min<std::size_t>(move.displacedCount, move.displaced.size());
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t j = i + 1; j < count; ++j) {
      if (move.displaced[j].from < move.displaced[i].from) {
        std::swap(move.displaced[i], move.displaced[j]);
      }
    }
  }
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t j = i + 1; j < count; ++j) {
      Move::Displaced& a = move.displaced[i];
      Move::Displaced& b = move.displaced[j];
      if (position.homeOf(a.from) == position.homeOf(b.from) && b.to < a.to) std::swap(a.to, b.to);
    }
  }
}

}  // namespace

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
  move.displacedCount = state.displacedCount;
  for (std::size_t i = 0; i < state.displacedCount; ++i) move.displaced[i] = state.displaced[i];
  normalise(position_, move);
  move.kind = move.displacedCount > 0 ? Move::Kind::kSwap : kind;
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
