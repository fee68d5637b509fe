#include "core/sternhalma/evaluate.h"

#include <algorithm>

#include "core/base/rng.h"
#include "core/base/small.h"
#include "core/sternhalma/walk.h"
#include "core/sternhalma/weights.h"

namespace nyota::sternhalma {

namespace {

constexpr int kStep = 100;  // all costs are in hundredths of a step

/// Rounds that a stalled game waits for the last pieces at home.
constexpr int kCampersPatience = 3;
/// For a piece that others have walled in at home; and for who waits for its hole, the more if
/// the wall can never be opened again.
constexpr int kWalledIn = 500;
constexpr int kWaitForWalled = 1300;
constexpr int kWaitForLocked = 2500;
/// So many own pieces are needed at least to make a wall.
constexpr int kFewestInWall = 3;
/// Under 'swap-last' no way to a held hole is longer than this.
constexpr int kSwapWay = 150;
constexpr int kSwapWayPercent = 20;
/// The king has to arrive before the way to the tip is closed.
constexpr int kKingPercent = 130;
/// An own piece on the king's place will have to leave it again.
constexpr int kOnKingsPlace = 1500;
/// Under 'full-goal' at least one piece of one's own has to get in.
constexpr int kShutOut = 300;

constexpr std::size_t kMostPieces = 15;

constexpr std::size_t kKnownCosts = 1U << 14U;

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

/// Cost of filling the targets, each from the nearest piece left, improved by exchanging pairs:
/// near enough to the cheapest assignment, and never better than it.
int assignmentCost(const Spots& targets, const Spots& pieces) {
  const std::size_t count = std::min(targets.count, pieces.count);
  std::array<Spot, kMostPieces> taken = pieces.at;  // piece of each target, then those left
  std::array<int, kMostPieces> steps{};
  for (std::size_t t = 0; t < count; ++t) {
    std::size_t nearest = t;
    steps[t] = stepsBetween(targets.at[t], taken[t]);
    for (std::size_t i = t + 1; i < pieces.count; ++i) {
      const int d = stepsBetween(targets.at[t], taken[i]);
      if (d >= steps[t]) continue;
      steps[t] = d;
      nearest = i;
    }
    std::swap(taken[t], taken[nearest]);
  }
  int cost = 0;
  for (std::size_t a = 0; a < count; ++a) {
    for (std::size_t b = a + 1; b < count; ++b) {
      const int first = stepsBetween(targets.at[a], taken[b]);
      const int second = stepsBetween(targets.at[b], taken[a]);
      if (first * targets.weight[a] + second * targets.weight[b] <
          steps[a] * targets.weight[a] + steps[b] * targets.weight[b]) {
        std::swap(taken[a], taken[b]);
        steps[a] = first;
        steps[b] = second;
      }
    }
    cost += steps[a] * targets.weight[a] + targets.extra[a];
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

/// What a step towards the way out of its home is worth to a set.
int urgency(const Position& position, int home) {
  return weights().atHome + guestsOf(position, home) * weights().atHomeForEachGuest;
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

/// How far a hole is beside the line from a set's home to its goal, in halves of a hole: the
/// difference of the two coordinates that do not tell the rows between the two.
int aside(Site site, int home) {
  const HoleInfo& hole = holeAt(site);
  const int x = hole.x;
  const int z = hole.z;
  const int y = -x - z;
  const std::array<int, 3> sideways = {x - y, x - z, y - z};  // rows along z, y, x
  return size(sideways[static_cast<std::size_t>(home % 3)]);
}

}  // namespace

NYOTA_SMALL Evaluator::Evaluator(const Position& position, const Weights& formation)
    : hindmost_(formation.hindmost), ladder_(formation.ladder), known_(kKnownCosts) {
  for (std::size_t home = 0; home < kPoints; ++home) {
    const Variant::SetInfo& set = position.variant().set(static_cast<int>(home));
    if (set.seat < 0) continue;
    std::size_t directions = 0;
    const HoleInfo& tip = holeAt(kTip[home]);
    for (const Step step : kSteps) {
      const int site = findSite(tip.x + step.x, tip.z + step.z);
      if (site >= 0) forward_[home][directions++] = step;
    }
    concern_[home] = set.home | set.goal;
    for (int i = 0; i < 2; ++i) {
      concern_[home].forEach(
          [&](Site site) { concern_[home] |= position.variant().neighbours[site]; });
    }
    kAll.forEach([&](Site site) {
      const int d = set.distance[site];
      spot_[home][site] =
          static_cast<std::int16_t>(d * d * formation.straggler / 100 +
                                    aside(site, static_cast<int>(home)) * formation.centre);
      way_[home][site] =
          static_cast<std::int16_t>(kStep * latticeDistance(site, set.goalTip) + spot_[home][site]);
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

std::uint64_t Evaluator::costKey(const Position& position, int home) const {
  // The plain number would be undone by a hop between the first holes.
  std::uint64_t key = scatter(static_cast<std::uint64_t>(home));
  const auto take = [&](const Board& board) {
    for (const std::uint64_t word : board.words) {
      key = (key ^ word) * 0x9E3779B97F4A7C15ULL;
      key ^= key >> 32U;
    }
  };
  const Board& concern = concern_[static_cast<std::size_t>(home)];
  for (int other = 0; other < kPoints; ++other) {
    const Board& pieces = position.pieces(other);
    if (other == home)
      take(pieces);
    else if (position.variant().set(other).seat >= 0)
      take(pieces & concern);
  }
  if (position.variant().japanese) take(position.kings());
  return key;
}

int Evaluator::setCost(const Position& position, int home) const {
  const std::uint64_t key = costKey(position, home);
  Known& known = known_[key & (kKnownCosts - 1)];
  if (known.key != key) known = {key, freshCost(position, home)};
  return known.cost;
}

int Evaluator::freshCost(const Position& position, int home) const {
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
  const WayTable& spot = spot_[static_cast<std::size_t>(home)];
  int hindmost = 0;
  outside.forEach([&](Site site) {
    pieces.add(site);
    cost += spot[site];
    hindmost = std::max(hindmost, set.distance[site] + 0);
  });
  cost += hindmost * hindmost_ - ladders(position, home, outside) * ladder_;
  cost +=
      lingerCost(position, home) + walledInCount(position, own & set.home, set.home) * kWalledIn;
  Spots targets;
  forEachDeepestFirst(open, set.goalTip, [&](Site site) { targets.add(site); });
  if (fullGoal) {
    forEachDeepestFirst(waiting, set.goalTip,
                        [&](Site site) { targets.add(site, weights().heldPercent); });
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
  forEachDeepestFirst(leaving, set.goalTip,
                      [&](Site site) { targets.add(site, kStep, weights().held); });
  if (!leaving.empty()) cost += waitingCost(position, home, leaving);
  return cost + assignmentCost(targets, pieces);
}

int Evaluator::ladders(const Position& position, int home, const Board& outside) const {
  const Board& own = position.pieces(home);
  int ladders = 0;
  outside.forEach([&](Site site) {
    const HoleInfo& hole = holeAt(site);
    for (const Step step : forward_[static_cast<std::size_t>(home)]) {
      const int over = findSite(hole.x + step.x, hole.z + step.z);
      const int land = findSite(hole.x + 2 * step.x, hole.z + 2 * step.z);
      if (over < 0 || land < 0) continue;
      ladders += own.has(static_cast<Site>(over)) && !own.has(static_cast<Site>(land)) ? 1 : 0;
    }
  });
  return ladders;
}

int Evaluator::lingerCost(const Position& position, int home) const {
  const auto& depth = depthAtHome_[static_cast<std::size_t>(home)];
  int steps = 0;
  (position.pieces(home) & position.variant().set(home).home).forEach([&](Site site) {
    steps += depth[site];
  });
  return steps == 0 ? 0 : steps * urgency(position, home);
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
  const int hurry = leaving != 0 ? leaving * urgency(position, home) : 0;
  return way[move.from] - way[move.to] + hurry;
}

int Evaluator::stalled(const Position& position) const {
  return position.idle() / std::max(position.playingCount(), 1);
}

int Evaluator::rivalry() const { return weights().rivalry; }

int Evaluator::duty(const Position& position, const Move& move) const {
  if (position.variant().setup.rules.blocking != Blocking::kOwnOnly) return 0;
  if (stalled(position) < kCampersPatience) return 0;
  const int home = position.homeOf(move.from);
  const auto& depth = depthAtHome_[static_cast<std::size_t>(home)];
  const int leaving = depth[move.from] - depth[move.to];
  return leaving > 0 && guestsOf(position, home) > 0 ? leaving * 2 * kWinScore : 0;
}

}  // namespace nyota::sternhalma
