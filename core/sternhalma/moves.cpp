#include <algorithm>
#include <bit>

#include "core/sternhalma/chains.h"
#include "core/sternhalma/walk.h"

namespace nyota::sternhalma {

namespace {

/// From which holes of a class which hops are possible.
struct HopEdges {
  std::array<std::uint64_t, kDirections> from{};  ///< landing on an empty hole
  std::uint64_t any = 0;                          ///< union of them
  std::uint64_t swapFrom = 0;                     ///< a hop would land on a piece to swap with
};

/// What bounds the moves of one set, worked out once per position.
struct SetScope {
  const Variant& variant;
  const Variant::SetInfo& set;
  Board bridges;    ///< pieces that may be hopped
  Board land;       ///< empty holes that may be landed on
  Board swappable;  ///< pieces in the goal that a landing may swap with
  bool goalLock;
};

SetScope scopeOf(const Position& position, int home) {
  const Variant& variant = position.variant();
  const Variant::SetInfo& set = variant.set(home);
  SetScope scope{variant,
                 set,
                 position.occupied() - position.kings(),
                 set.enter - position.occupied(),
                 {},
                 variant.goalLock};
  if (variant.swap) scope.swappable = set.goal & foreignPieces(position, set.seat);
  return scope;
}

HopEdges edgesOf(const SetScope& scope, unsigned cls) {
  HopEdges edges;
  const std::uint64_t land = scope.land.words[cls];
  const std::uint64_t swappable = scope.swappable.words[cls];
  const std::uint64_t goal = scope.set.goal.words[cls];
  for (std::size_t d = 0; d < kDirections; ++d) {
    const detail::HopShift& shift = kHopShift[cls][d];
    std::uint64_t over =
        std::rotr(scope.bridges.words[shift.overClass], shift.over) & shift.possible;
    // A locked piece in its goal can only land in the goal again.
    if (scope.goalLock) over &= ~goal | std::rotr(goal, kLandShift[d]);
    edges.from[d] = over & std::rotr(land, kLandShift[d]);
    edges.any |= edges.from[d];
    if (swappable != 0) edges.swapFrom |= over & std::rotr(swappable, kLandShift[d]);
  }
  return edges;
}

/// All holes of a class that hops reach from `start`, itself included. A piece never is its own
/// bridge, since bridges lie in the other classes; that its first hole counts as occupied costs
/// nothing, since whatever it could reach through that hole it reaches from there at once.
std::uint64_t flood(std::uint64_t start, const HopEdges& edges) {
  std::uint64_t all = start;
  std::uint64_t fresh = start;
  while ((fresh & edges.any) != 0) {
    std::uint64_t next = 0;
    for (std::size_t d = 0; d < kDirections; ++d) {
      next |= std::rotl(fresh & edges.from[d], kLandShift[d]);
    }
    fresh = next & ~all;
    all |= fresh;
  }
  return all;
}

/// Holes that a step of the piece reaches.
Board stepsFrom(const SetScope& scope, Site from) {
  Board steps = scope.variant.neighbours[from] & scope.land & scope.set.rest;
  if (scope.goalLock && scope.set.goal.has(from)) steps &= scope.set.goal;
  return steps;
}

/// Can a chain of this piece begin or continue with a swap? `reached` are its hops without one.
bool canSwap(const SetScope& scope, const HopEdges& edges, Site from, std::uint64_t reached) {
  if (scope.swappable.empty()) return false;
  return (reached & edges.swapFrom) != 0 ||
         !(scope.variant.neighbours[from] & scope.swappable).empty();
}

/// Sinks take what the visit finds: plain destinations of a piece all at once, and what must be
/// worked out one by one from a function that lists it.
struct CountingSink {
  std::uint64_t count = 0;
  void steps(Site /*from*/, const Board& to) { count += static_cast<std::uint64_t>(to.count()); }
  void hops(Site /*from*/, unsigned /*cls*/, std::uint64_t to) {
    count += static_cast<std::uint64_t>(std::popcount(to));
  }
  template <class F>
  void listed(F list) {
    std::vector<Move> moves;
    list(moves);
    count += moves.size();
  }
};

class ListingSink {
 public:
  explicit ListingSink(std::vector<Move>& out) : out_(out) {}

  void steps(Site from, const Board& to) {
    to.forEach([&](Site site) { add(from, site, Move::Kind::kStep); });
  }
  void hops(Site from, unsigned cls, std::uint64_t to) {
    for (; to != 0; to &= to - 1) {
      add(from, static_cast<Site>(cls << 6U | static_cast<unsigned>(std::countr_zero(to))),
          Move::Kind::kHop);
    }
  }
  template <class F>
  void listed(F list) {
    list(out_);
  }

 private:
  void add(Site from, Site to, Move::Kind kind) {
    Move& move = out_.emplace_back();
    move.from = from;
    move.to = to;
    move.kind = kind;
  }

  std::vector<Move>& out_;
};

/// Holes that the hops of a piece reach which are not the plain ones, but which swaps with nobody:
/// a king's, or hops at a distance. A queue of holes is enough.
Board walkHops(const Walk& walk) {
  std::array<Site, kHoles> queue{};
  std::size_t head = 0;
  std::size_t tail = 0;
  Board seen;
  seen.add(walk.origin());
  queue[tail++] = walk.origin();
  WalkState state = walk.first();
  while (head < tail) {
    state.at = queue[head++];
    for (const Landing landing : walk.hops(state)) {
      if (seen.has(landing.to)) continue;
      seen.add(landing.to);
      queue[tail++] = landing.to;
    }
  }
  seen.remove(walk.origin());
  return seen & walk.set().rest;
}

/// Moves of a piece that can swap, where holes alone do not tell moves apart.
void listSwapWalk(const Walk& walk, std::vector<Move>& out) {
  ChainTree(walk).forEachMove([&](const Move& move, std::size_t /*node*/) { out.push_back(move); });
}

template <class Sink>
void visitClass(const Position& position, const SetScope& scope, unsigned cls, std::uint64_t movers,
                Sink& sink) {
  if (movers == 0) return;
  const HopEdges edges = edgesOf(scope, cls);
  const std::uint64_t rest = scope.set.rest.words[cls];
  for (; movers != 0; movers &= movers - 1) {
    const std::uint64_t bit = movers & (~movers + 1);
    const Site from = static_cast<Site>(cls << 6U | static_cast<unsigned>(std::countr_zero(bit)));
    const std::uint64_t reached = flood(bit, edges);
    if (canSwap(scope, edges, from, reached)) {
      sink.listed([&](std::vector<Move>& out) { listSwapWalk(Walk(position, from), out); });
    } else {
      sink.steps(from, stepsFrom(scope, from));
      sink.hops(from, cls, reached & ~bit & rest);
    }
  }
}

/// The leaflet's swap: with the goal full and one of its pieces own, an own piece outside may
/// change places with another seat's piece inside.
void listWholeSwaps(const Position& position, int home, std::vector<Move>& out) {
  const Board& goal = position.variant().set(home).goal;
  if (!(goal - position.occupied()).empty()) return;
  (position.pieces(home) - goal).forEach([&](Site from) {
    Walk(position, from).wholeSwaps().forEach([&](Site to) { out.push_back(swapMove(from, to)); });
  });
}

template <class Sink>
void visitSet(const Position& position, int home, Sink& sink) {
  const Variant& variant = position.variant();
  const SetScope scope = scopeOf(position, home);
  Board movers = position.pieces(home);
  const Board walkers = variant.distanceHops ? movers : movers & position.kings();
  walkers.forEach([&](Site from) {
    const Walk walk(position, from);
    if (!scope.swappable.empty()) {
      sink.listed([&](std::vector<Move>& out) { listSwapWalk(walk, out); });
      return;
    }
    const Board steps = stepsFrom(scope, from);
    const Board hops = walkHops(walk) - steps;
    sink.steps(from, steps);
    for (unsigned cls = 0; cls < 4; ++cls) sink.hops(from, cls, hops.words[cls]);
  });
  movers -= walkers;
  for (unsigned cls = 0; cls < 4; ++cls) visitClass(position, scope, cls, movers.words[cls], sink);
  if (variant.swapLast) {
    sink.listed([&](std::vector<Move>& out) { listWholeSwaps(position, home, out); });
  }
}

template <class Sink>
void visitMoves(const Position& position, int seat, Sink& sink) {
  position.variant().forEachHome(seat, [&](int home) { visitSet(position, home, sink); });
}

}  // namespace

void Position::generate(std::vector<Move>& out) const {
  out.clear();
  if (over()) return;
  ListingSink sink(out);
  visitMoves(*this, turn_, sink);
}

std::uint64_t Position::countMoves() const {
  if (over()) return 0;
  CountingSink sink;
  visitMoves(*this, turn_, sink);
  return sink.count;
}

bool Position::hasMove(int seat) const {
  // Nearly always some step is open, which is much cheaper to see than all moves are to count.
  bool found = false;
  variant_->forEachHome(seat, [&](int home) {
    if (found) return;
    const SetScope scope = scopeOf(*this, home);
    const Board& own = pieces(home);
    for (unsigned cls = 0; cls < 4 && !found; ++cls) {
      for (std::uint64_t rest = own.words[cls]; rest != 0 && !found; rest &= rest - 1) {
        const auto site =
            static_cast<Site>(cls << 6U | static_cast<unsigned>(std::countr_zero(rest)));
        found = !stepsFrom(scope, site).empty();
      }
    }
  });
  if (found) return true;
  CountingSink sink;
  visitMoves(*this, seat, sink);
  return sink.count > 0;
}

std::uint64_t Position::perft(int depth) const {
  if (depth <= 0) return 1;
  if (depth == 1) return countMoves();
  std::vector<Move> moves;
  generate(moves);
  std::uint64_t leaves = 0;
  for (const Move& move : moves) {
    Position next = *this;
    next.play(move);
    leaves += next.perft(depth - 1);
  }
  return leaves;
}

}  // namespace nyota::sternhalma
