#include "core/sternhalma/crossing.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace nyota::sternhalma {

namespace {

constexpr std::size_t kFirstWidth = 4;
constexpr std::size_t kLastWidth = 4096;
/// Plies after which a stage that has found no way gives up.
constexpr std::size_t kMostMoves = 150;
/// Hashes kept for each position that is followed.
constexpr std::size_t kSeenForEach = 64;
/// Costs that differ by less count as equal.
constexpr int kCostBand = 16;
constexpr std::size_t kCostBands = 2048;
/// Bands for costs below nothing: pieces about to arrive may help each other more than they need.
constexpr int kLowBands = 128;

/// The variant as it is for one seat alone, without limits.
Variant alone(const Variant& variant, int seat) {
  Variant out = variant;
  out.setup.players = 1;
  out.setup.homes[0] = variant.setup.homes[static_cast<std::size_t>(seat)];
  out.setup.rules.moveLimit = 0;
  out.setup.rules.stagnation = 0;
  for (Variant::SetInfo& set : out.sets)
    set.seat = static_cast<std::int8_t>(set.seat == seat ? 0 : -1);
  return out;
}

Position aloneAt(const Variant& variant, const Position& position) {
  Position out = Position::cleared(variant);
  Board others = position.occupied();
  variant.forEachHome(0, [&](int home) {
    others -= position.pieces(home);
    position.pieces(home).forEach(
        [&](Site site) { out.put(site, home, position.kings().has(site)); });
  });
  others.forEach([&](Site site) { out.putNeutral(site, position.kings().has(site)); });
  out.begin(0);
  return out;
}

}  // namespace

Crossing::Crossing(const Position& position, int seat)
    : variant_(alone(position.variant(), seat)),
      start_(aloneAt(variant_, position)),
      evaluator_(start_, kLoneWeights),
      width_(kFirstWidth),
      atLeast_(movesLeft(start_)) {
  done_ = start_.over();
  if (done_) return;
  beginStage();
  step();  // so that there is a move to tell
}

void Crossing::beginStage() {
  layer_.clear();
  layer_.push_back(start_);
  chosen_.clear();
  chosen_.emplace_back();  // nothing led to the first layer
  candidates_.clear();
  seen_.assign(kSeenForEach * width_, 0);
  next_ = 0;
  whole_ = true;
}

/// A bound on the moves that are left, never too large. Each hole that is still open needs a move.
/// Hops keep a piece in its parity class, so where a class has more holes to fill than pieces
/// outside, some pieces have to make a step as well; only one beside a goal can do both at once.
/// All sets are taken together: under 'full-goal' each may fill the other's holes.
int Crossing::movesLeft(const Position& position) const {
  Board goals;
  Board outside;
  variant_.forEachHome(0, [&](int home) {
    const Board& goal = variant_.set(home).goal;
    goals |= goal;
    outside |= position.pieces(home) - goal;
  });
  const Board open = goals - position.occupied();
  const int moves = open.count();
  if (variant_.japanese) return moves;  // a king hops rows of pieces, into any class
  int steps = 0;
  for (std::size_t cls = 0; cls < open.words.size(); ++cls) {
    steps += std::max(0, std::popcount(open.words[cls]) - std::popcount(outside.words[cls]));
  }
  if (steps == 0) return moves;
  outside.forEach([&](Site site) {
    if (!(variant_.neighbours[site] & goals).empty()) --steps;
  });
  return moves + std::max(steps, 0);
}

void Crossing::step() {
  layer_[next_].generate(generated_);
  for (const Move& move : generated_) {
    if (look({next_, 0, move})) {
      endStage();
      return;
    }
  }
  if (++next_ == layer_.size()) endLayer();
}

/// Looks at what a move leads to; true when it is the end of a way.
bool Crossing::look(Candidate candidate) {
  ++nodes_;
  Position position = layer_[candidate.parent];
  position.play(candidate.move);
  const int made = static_cast<int>(chosen_.size());
  if (position.over()) {
    if (position.status(0) != SeatStatus::kFinished) return false;  // walled in
    moves_ = wayTo(candidate);
    length_ = made;
    return true;
  }
  if (length_ > 0 && made + movesLeft(position) >= length_) return false;
  std::uint64_t& seen = seen_[position.hash() & (seen_.size() - 1)];
  if (seen == position.hash()) return false;
  seen = position.hash();
  candidate.cost = -evaluator_.scores(position)[0];
  candidates_.push_back(candidate);
  return false;
}

/// Keeps the most promising candidates as the next layer.
void Crossing::endLayer() {
  // Counting how many cost how much is cheaper than sorting and the same everywhere.
  std::array<std::uint32_t, kCostBands> counts{};
  const int span = kCostBand * variant_.setup.rules.sets;
  const auto bandOf = [&](const Candidate& candidate) {
    const int place = std::max(candidate.cost / span + kLowBands, 0);
    return std::min(static_cast<std::size_t>(place), kCostBands - 1);
  };
  for (const Candidate& candidate : candidates_) ++counts[bandOf(candidate)];
  std::size_t last = 0;  // band of which only some are kept
  std::size_t room = width_;
  while (last < kCostBands && counts[last] <= room) room -= counts[last++];
  if (last < kCostBands) whole_ = false;
  std::vector<Candidate> kept;
  std::vector<Position> next;
  for (const Candidate& candidate : candidates_) {
    const std::size_t band = bandOf(candidate);
    if (band > last || (band == last && room == 0)) continue;
    if (band == last) --room;
    kept.push_back(candidate);
    next.push_back(layer_[candidate.parent]);
    next.back().play(candidate.move);
  }
  candidates_.clear();
  if (kept.empty() || chosen_.size() == kMostMoves) {
    endStage();
    return;
  }
  layer_.swap(next);
  chosen_.push_back(std::move(kept));
  std::fill(seen_.begin(), seen_.end(), 0);
  next_ = 0;
  if (length_ == 0) {
    const auto& first = chosen_.back();
    moves_ = wayTo(*std::min_element(first.begin(), first.end(),
                                     [](const auto& a, const auto& b) { return a.cost < b.cost; }));
  }
}

void Crossing::endStage() {
  // A stage that left nothing out has seen every way that is shorter than what was known.
  proved_ = whole_ && length_ > 0;
  width_ *= 4;
  done_ = proved_ || length_ == atLeast_ || width_ > kLastWidth;
  if (!done_) beginStage();
}

/// The moves that lead to a candidate for the layer after the last one.
std::vector<Move> Crossing::wayTo(Candidate last) const {
  std::vector<Move> moves(chosen_.size());
  for (std::size_t i = chosen_.size(); i-- > 0;) {
    moves[i] = last.move;
    if (i > 0) last = chosen_[i][last.parent];
  }
  return moves;
}

}  // namespace nyota::sternhalma
