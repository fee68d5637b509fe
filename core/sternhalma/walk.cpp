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

const Landing* Landings::find(Site to) const {
  const Landing* found = std::find_if(begin(), end(), [&](Landing item) { return item.to == to; });
  return found == end() ? nullptr : found;
}

namespace {

/// The site some holes away in a direction, or -1 off the board.
int along(Site from, Step step, int holes) {
  const HoleInfo& here = holeAt(from);
  return findSite(here.x + holes * step.x, here.z + holes * step.z);
}

}  // namespace

bool Walk::mayLand(const WalkState& state, Landing landing) const {
  return set_.enter.has(landing.to) && (landing.swap || !state.occupied.has(landing.to)) &&
         !locked(state.at, landing.to);
}

/// May the piece on that site be hopped over? Nobody hops over a king.
bool Walk::bridge(const WalkState& state, int site) const {
  return site >= 0 && state.occupied.has(static_cast<Site>(site)) &&
         !position_.kings().has(static_cast<Site>(site));
}

/// A king hops over an unbroken row of one or more pieces, none of them a king: how many.
int Walk::kingRow(const WalkState& state, Step step) const {
  int row = 0;
  while (bridge(state, along(state.at, step, row + 1))) ++row;
  return row;
}

/// Over one piece n holes away into the hole at 2n, every other hole between being empty: so the
/// piece is the first one on the line. Returns n, or 0 where there is no such hop.
int Walk::distanceOver(const WalkState& state, Step step) const {
  int over = 1;
  int site = along(state.at, step, over);
  while (site >= 0 && !state.occupied.has(static_cast<Site>(site))) {
    site = along(state.at, step, ++over);
  }
  if (site < 0) return 0;
  for (int beyond = over + 1; beyond < 2 * over; ++beyond) {
    const int between = along(state.at, step, beyond);
    if (between < 0 || state.occupied.has(static_cast<Site>(between))) return 0;
  }
  return over;
}

/// How many holes away a hop in that direction would land, 0 for nothing to hop over.
int Walk::holesOver(const WalkState& state, Step step) const {
  if (king_) {
    const int row = kingRow(state, step);
    return row > 0 ? row + 1 : 0;
  }
  if (position_.variant().distanceHops) return 2 * distanceOver(state, step);
  return bridge(state, along(state.at, step, 1)) ? 2 : 0;
}

Landings Walk::hops(const WalkState& state) const {
  Landings out;
  for (const Step step : kSteps) {
    const int holes = holesOver(state, step);
    const int to = holes > 0 ? along(state.at, step, holes) : -1;
    if (to < 0) continue;
    const Landing landing{static_cast<Site>(to), state.swappable.has(static_cast<Site>(to))};
    if (mayLand(state, landing)) out.add(landing);
  }
  return out;
}

Landings Walk::steps() const {
  Landings out;
  position_.variant().neighbours[origin_].forEach([&](Site to) {
    const Landing landing{to, first_.swappable.has(to)};
    if (mayLand(first_, landing) && mayEnd(to)) out.add(landing);
  });
  return out;
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

Board Walk::wholeSwaps() const {
  if (!position_.variant().swapLast || set_.goal.has(origin_)) return {};
  const bool full = (set_.goal - position_.occupied()).empty();
  const bool ownThere = !(set_.goal & position_.pieces(home_)).empty();
  return full && ownThere ? set_.goal & foreignPieces(position_, set_.seat) : Board{};
}

}  // namespace nyota::sternhalma
