#include "core/sternhalma/facts.h"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/sternhalma/chains.h"

namespace nyota::sternhalma {

namespace {

/// Losses and gains of others that are worth a word, in steps.
constexpr int kFewestLost = 2;
constexpr int kFewestMore = 2;
constexpr int kFewestHops = 2;

/// The most steps that a move brings a piece of a seat nearer, if it were that seat's turn; 0 where
/// none does. Looks at all moves, or at hops only, or leaves out the piece on a site.
int bestGain(const Position& position, int seat, bool hopsOnly, int without = -1) {
  if (position.over() || !position.playing(seat)) return 0;
  Position asked = position;
  asked.begin(static_cast<std::uint8_t>(seat));
  std::vector<Move> moves;
  asked.generate(moves);
  int best = 0;
  for (const Move& move : moves) {
    if (asked.turn() != seat) break;  // it would be skipped
    if (move.from == without || (hopsOnly && move.kind != Move::Kind::kHop)) continue;
    const auto& distance = position.variant().set(position.homeOf(move.from)).distance;
    best = std::max(best, distance[move.from] - distance[move.to]);
  }
  return best;
}

}  // namespace

FactList factsOf(const Position& position, const Move& move) {
  const Variant& variant = position.variant();
  const int seat = position.turn();
  const int home = position.homeOf(move.from);
  const Variant::SetInfo& set = variant.set(home);
  Position after = position;
  after.play(move);
  const bool inside = set.goal.has(move.from);
  const int gain = set.distance[move.from] - set.distance[move.to];
  // Of the pieces before the move: in the goal, at home, no nearer to the goal than this one.
  int arrived = 0;
  int atHome = 0;
  int asFar = 0;
  position.pieces(home).forEach([&](Site site) {
    arrived += set.goal.has(site) ? 1 : 0;
    atHome += set.home.has(site) ? 1 : 0;
    asFar += set.distance[site] >= set.distance[move.from] ? 1 : 0;
  });

  FactList out;
  if (after.status(seat) == SeatStatus::kFinished) {
    out.tell("finishes").with(after.ranks()[static_cast<std::size_t>(seat)]);
  }
  if (position.kings().has(move.from) && move.to == set.goalTip) out.tell("king-home");
  if (!inside && set.goal.has(move.to)) out.tell("enters-goal").with(arrived + 1);
  if (set.home.has(move.from) && !set.home.has(move.to)) {
    out.tell("leaves-home").with(atHome - 1);
  }
  int lost = kFewestLost - 1;
  int victim = -1;
  for (int other = 0; other < position.seats(); ++other) {
    if (other == seat || !after.playing(other) || after.over()) continue;
    const int less = bestGain(position, other, true) - bestGain(after, other, true);
    if (less <= lost) continue;
    lost = less;
    victim = other;
  }
  if (victim >= 0) out.tell("blocks").with(victim).with(lost);
  const int ladder = bestGain(after, seat, false, move.to);
  if (ladder >= bestGain(position, seat, false) + kFewestMore) {
    out.tell("opens-ladder").with(ladder);
  }
  if (gain > 0 && asFar == 1) out.tell("brings-hindmost");
  if (move.displacedCount > 0) out.tell("swaps").with(position.seatOf(move.displaced[0].from));
  const int depth = latticeDistance(move.from, set.goalTip);
  const bool deeper = inside && latticeDistance(move.to, set.goalTip) < depth;
  // Camps of 10 have four rows, those of 15 five.
  const bool room = deeper && depth == variant.campSize / 5 + 1;
  if (room && !after.occupied().has(move.from)) out.tell("makes-room");
  const int hops = static_cast<int>(canonicalPath(position, move).size()) - 1;
  if (hops >= kFewestHops) out.tell("hops").with(hops);
  if (gain > 0) out.tell("gains").with(gain);
  if (gain == 0 && !deeper) out.tell("sidesteps");
  if (gain < 0) out.tell("goes-back").with(-gain);
  return out;
}

}  // namespace nyota::sternhalma
