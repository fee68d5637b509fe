#include "core/sternhalma/evaluate.h"

#include <algorithm>

#include "core/sternhalma/walk.h"

namespace nyota::sternhalma {

namespace {

constexpr int kStep = 100;  // all costs are in hundredths of a step

/// Surcharge for a piece d steps from its goal: what is left behind finds no bridges any more.
constexpr int stragglerCost(int d) { return d * d * 3 / 2; }

/// For each step that a piece still has to go to be out of its home: others wait for the hole, and
/// the more of them have come there, the sooner it gets walled in.
constexpr int kAtHome = 20;
constexpr int kAtHomeForEachGuest = 20;
/// Rounds that a stalled game waits for the last pieces at home.
constexpr int kCampersPatience = 3;
/// For a piece that others have walled in at home; and for who waits for its hole, the more if
/// the wall can never be opened again.
constexpr int kWalledIn = 500;
constexpr int kWaitForWalled = 1300;
constexpr int kWaitForLocked = 2500;
/// So many own pieces are needed at least to make a wall.
constexpr int kFewestInWall = 3;
/// A hole of the goal that another seat's piece holds has to be waited for.
constexpr int kHeld = 150;
/// Under 'full-goal' a held hole counts as filled; but its holder is likely to leave.
constexpr int kHeldPercent = 75;
/// Under 'swap-last' no way to a held hole is longer than this.
constexpr int kSwapWay = 150;
constexpr int kSwapWayPercent = 20;
/// The king has to arrive before the way to the tip is closed.
constexpr int kKingPercent = 130;
/// An own piece on the king's place will have to leave it again.
constexpr int kOnKingsPlace = 400;
/// Under 'full-goal' at least one piece of one's own has to get in.
constexpr int kShutOut = 300;

constexpr std::size_t kMostPieces = 15;

struct Spot {
  int x, z;
};

/// A short list of holes, deepest (for targets) or in board order (for pieces).
struct Spots {
  std::array<Spot, kMostPieces> at{};
  std::array<int, kMostPieces> weight{};  ///< of targets: percent of a step's cost
  std::array<int, kMostPieces> extra{};   ///< of targets: cost beside the way
  std::size_t count = 0;

  void add(Site site, int percent = 100, int surcharge = 0) {
    const HoleInfo& hole = holeAt(site);
    at[count] = {hole.x, hole.z};
    weight[count] = percent;
    extra[count] = surcharge;
    ++count;
  }
};

int size(int value) { return value < 0 ? -value : value; }

int stepsBetween(Spot a, Spot b) {
  const int dx = a.x - b.x;
  const int dz = a.z - b.z;
  return std::max({size(dx), size(dz), size(dx + dz)});
}

int pairCost(const Spots& targets, std::size_t t, Spot piece) {
  return stepsBetween(targets.at[t], piece) * targets.weight[t];
}

/// Cost of filling the targets, each from the nearest piece left, improved by exchanging pairs:
/// near enough to the cheapest assignment, and never better than it.
int assignmentCost(const Spots& targets, const Spots& pieces) {
  const std::size_t count = std::min(targets.count, pieces.count);
  std::array<std::size_t, kMostPieces> taken{};  // piece of each target
  std::array<std::size_t, kMostPieces> rest{};
  for (std::size_t i = 0; i < pieces.count; ++i) rest[i] = i;
  for (std::size_t t = 0; t < count; ++t) {
    std::size_t nearest = t;
    for (std::size_t i = t + 1; i < pieces.count; ++i) {
      if (stepsBetween(targets.at[t], pieces.at[rest[i]]) <
          stepsBetween(targets.at[t], pieces.at[rest[nearest]])) {
        nearest = i;
      }
    }
    std::swap(rest[t], rest[nearest]);
    taken[t] = rest[t];
  }
  for (std::size_t a = 0; a < count; ++a) {
    for (std::size_t b = a + 1; b < count; ++b) {
      const Spot first = pieces.at[taken[a]];
      const Spot second = pieces.at[taken[b]];
      if (pairCost(targets, a, second) + pairCost(targets, b, first) <
          pairCost(targets, a, first) + pairCost(targets, b, second)) {
        std::swap(taken[a], taken[b]);
      }
    }
  }
  int cost = 0;
  for (std::size_t t = 0; t < count; ++t) {
    cost += pairCost(targets, t, pieces.at[taken[t]]) + targets.extra[t];
  }
  return cost;
}

/// Calls f(site) for the holes of a set's goal, the deepest first. The tip is the deepest; the
/// rows of the six points lie along different axes, so depth is told by the distance from it.
template <class F>
void forEachDeepestFirst(const Board& holes, Site tip, F f) {
  std::array<Site, kMostPieces> sites{};
  std::array<int, kMostPieces> depth{};
  std::size_t count = 0;
  holes.forEach([&](Site site) {
    const int d = latticeDistance(site, tip);
    std::size_t place = count++;
    for (; place > 0 && depth[place - 1] > d; --place) {
      sites[place] = sites[place - 1];
      depth[place] = depth[place - 1];
    }
    sites[place] = site;
    depth[place] = d;
  });
  for (std::size_t i = 0; i < count; ++i) f(sites[i]);
}

/// Pieces of others in the home of a set.
int guestsOf(const Position& position, int home) {
  return (position.variant().set(home).home & (position.occupied() - position.pieces(home)))
      .count();
}

/// Is there no way for a piece to leave its home by steps and hops as things stand?
bool walledIn(const Position& position, Site piece, const Board& home) {
  std::array<Site, kMostPieces> queue{piece};
  std::size_t tail = 1;
  Board seen;
  seen.add(piece);
  for (std::size_t head = 0; head < tail; ++head) {
    const HoleInfo& here = holeAt(queue[head]);
    for (const Step step : kSteps) {
      int to = findSite(here.x + step.x, here.z + step.z);
      if (to < 0) continue;
      if (position.occupied().has(static_cast<Site>(to))) {
        if (position.kings().has(static_cast<Site>(to))) continue;
        to = findSite(here.x + 2 * step.x, here.z + 2 * step.z);
        if (to < 0 || position.occupied().has(static_cast<Site>(to))) continue;
      }
      const auto site = static_cast<Site>(to);
      if (!home.has(site)) return false;
      if (seen.has(site)) continue;
      seen.add(site);
      queue[tail++] = site;
    }
  }
  return true;
}

/// How many of the pieces, all of them in a camp, are walled in there by enough others.
int walledInCount(const Position& position, const Board& pieces, const Board& camp) {
  const Board others = (position.occupied() & camp) - pieces;
  if (pieces.empty() || others.count() < kFewestInWall) return 0;
  int count = 0;
  pieces.forEach([&](Site site) { count += walledIn(position, site, camp) ? 1 : 0; });
  return count;
}

}  // namespace

Evaluator::Evaluator(const Position& position) {
  for (std::size_t home = 0; home < kPoints; ++home) {
    const Variant::SetInfo& set = position.variant().set(static_cast<int>(home));
    if (set.seat < 0) continue;
    kAll.forEach([&](Site site) {
      way_[home][site] = static_cast<std::int16_t>(kStep * latticeDistance(site, set.goalTip) +
                                                   stragglerCost(set.distance[site]));
      int depth = 0;
      if (set.home.has(site)) {
        depth = kHoles;
        (kAll - set.home).forEach([&](Site outside) {
          depth = std::min(depth, latticeDistance(site, outside));
        });
      }
      depthAtHome_[home][site] = static_cast<std::uint8_t>(depth);
    });
  }
}

Scores Evaluator::scores(const Position& position) const {
  Scores scores{};
  for (int seat = 0; seat < position.seats(); ++seat) {
    int& score = scores[static_cast<std::size_t>(seat)];
    if (position.over() || !position.playing(seat)) {
      score = finishedScore(position, seat);
    } else {
      position.variant().forEachHome(seat, [&](int home) { score -= setCost(position, home); });
    }
  }
  return scores;
}

int Evaluator::finishedScore(const Position& position, int seat) const {
  const int rank = position.ranks()[static_cast<std::size_t>(seat)];
  if (position.status(seat) == SeatStatus::kFinished) return kWinScore - (rank - 1) * kRankScore;
  // A game that nobody wins is as bad as a lost one, so that nobody plays for it.
  return -kWinScore - (rank - 1) * kRankScore;
}

int Evaluator::setCost(const Position& position, int home) const {
  const Variant& variant = position.variant();
  const Variant::SetInfo& set = variant.set(home);
  const Board& own = position.pieces(home);
  const Board held = set.goal & (position.occupied() - own);
  const bool fullGoal = variant.setup.rules.blocking == Blocking::kFullGoal;

  Board outside = own - set.goal;
  Board open = set.goal - position.occupied();
  Board waiting = held;
  int cost = 0;
  if (variant.japanese) {
    const Board king = own & position.kings();
    const bool tipHeld = held.has(set.goalTip);
    king.forEach([&](Site site) {
      const bool there = site == set.goalTip || (fullGoal && tipHeld && set.goal.has(site));
      if (!there) cost += latticeDistance(site, set.goalTip) * kKingPercent;
      outside.remove(site);
      // Wherever it stands in the goal, the others have to fill every hole but the tip.
      if (set.goal.has(site) && !there) open.add(site);
    });
    // The tip is the king's: another own piece there has yet to find its hole.
    if (own.has(set.goalTip) && !king.has(set.goalTip)) {
      outside.add(set.goalTip);
      cost += kOnKingsPlace;
    }
    open.remove(set.goalTip);
    waiting.remove(set.goalTip);
  }

  Spots pieces;
  outside.forEach([&](Site site) {
    pieces.add(site);
    cost += stragglerCost(set.distance[site]);
  });
  cost +=
      lingerCost(position, home) + walledInCount(position, own & set.home, set.home) * kWalledIn;
  Spots targets;
  forEachDeepestFirst(open, set.goalTip, [&](Site site) { targets.add(site); });
  if (fullGoal) {
    forEachDeepestFirst(waiting, set.goalTip, [&](Site site) { targets.add(site, kHeldPercent); });
    if ((own & set.goal).empty()) cost += kShutOut;
    return cost + assignmentCost(targets, pieces);
  }
  // Whom a swap cannot move has to leave by itself: all others, or those of the same seat.
  Board leaving = waiting;
  if (variant.swap || variant.swapLast) leaving -= foreignPieces(position, set.seat);
  const Board swappable = waiting - leaving;
  forEachDeepestFirst(swappable, set.goalTip, [&](Site site) {
    if (variant.swap) targets.add(site);
    if (variant.swapLast) targets.add(site, kSwapWayPercent, kSwapWay);
  });
  // Shutting others in is no gain: they do the same.
  cost += walledInCount(position, swappable, set.goal) * kWalledIn;
  forEachDeepestFirst(leaving, set.goalTip, [&](Site site) { targets.add(site, kStep, kHeld); });
  if (!leaving.empty()) cost += waitingCost(position, home, leaving);
  return cost + assignmentCost(targets, pieces);
}

int Evaluator::lingerCost(const Position& position, int home) const {
  const auto& depth = depthAtHome_[static_cast<std::size_t>(home)];
  int steps = 0;
  (position.pieces(home) & position.variant().set(home).home).forEach([&](Site site) {
    steps += depth[site];
  });
  return steps == 0 ? 0 : steps * (kAtHome + guestsOf(position, home) * kAtHomeForEachGuest);
}

int Evaluator::waitingCost(const Position& position, int home, const Board& leaving) const {
  const Variant& variant = position.variant();
  // Whoever hinders them hinders himself.
  int cost = walledInCount(position, leaving - position.neutral(), variant.set(home).goal) *
             (variant.goalLock ? kWaitForLocked : kWaitForWalled);
  const int other = opposite(home);
  if (!(leaving & position.pieces(other)).empty()) cost += lingerCost(position, other);
  return cost;
}

int Evaluator::promise(const Position& position, const Move& move) const {
  const int home = position.homeOf(move.from);
  const WayTable& way = way_[static_cast<std::size_t>(home)];
  const auto& depth = depthAtHome_[static_cast<std::size_t>(home)];
  // A piece that is about to be walled in must catch the eye whatever else there is to gain.
  const int leaving = depth[move.from] - depth[move.to];
  const int urgency = leaving != 0 ? kAtHome + guestsOf(position, home) * kAtHomeForEachGuest : 0;
  return way[move.from] - way[move.to] + leaving * urgency;
}

int Evaluator::stalled(const Position& position) const {
  return position.idle() / std::max(position.playingCount(), 1);
}

int Evaluator::duty(const Position& position, const Move& move) const {
  if (position.variant().setup.rules.blocking != Blocking::kOwnOnly) return 0;
  if (stalled(position) < kCampersPatience) return 0;
  const int home = position.homeOf(move.from);
  const auto& depth = depthAtHome_[static_cast<std::size_t>(home)];
  const int leaving = depth[move.from] - depth[move.to];
  return leaving > 0 && guestsOf(position, home) > 0 ? leaving * 2 * kWinScore : 0;
}

}  // namespace nyota::sternhalma
