#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/base/insertion_sort.h"
#include "core/base/rng.h"
#include "core/base/small.h"
#include "core/search/thinking.h"

// The half of Thinking that works on the moves of the root and tells what was found.
namespace nyota::search {

template <PositionModel Position, EvaluatorModel<Position> Evaluator>
NYOTA_SMALL Thinking<Position, Evaluator>::Thinking(const Position& position,
                                                    const Options& options)
    : evaluator_(position),
      options_(options),
      sight_(sightFor(position, options)),
      seat_(position.turn()),
      nodeLimit_(options.nodes != 0 ? options.nodes : sight_.nodes),
      table_(2 * std::min<std::uint64_t>(nodeLimit_, TranspositionTable<Move>::kMost)) {
  const int stalled = evaluator_.stalled(position);
  if (stalled > kPatience) sight_.depth += (stalled - kPatience) / 2;
  sight_.depth = std::min(sight_.depth, kMaxDepth);
  const int rivalry = evaluator_.rivalry();
  rivalry_ = std::clamp(rivalry - kReconciliation * (stalled - 1), 0, rivalry);
  std::size_t most = static_cast<std::size_t>(sight_.depth) + 2;
  if constexpr (kTactical) most += Evaluator::kCaptures;
  frames_ = std::vector<Frame>(most, Frame(position));
  prepareRoot();
}

template <PositionModel Position, EvaluatorModel<Position> Evaluator>
Sight Thinking<Position, Evaluator>::sightFor(const Position& position, const Options& options) {
#ifdef NYOTA_TUNING
  if (options.sight) return *options.sight;
#endif
  return Evaluator::sight(position, std::clamp(options.level, kLowestLevel, kHighestLevel));
}

template <PositionModel Position, EvaluatorModel<Position> Evaluator>
NYOTA_SMALL void Thinking<Position, Evaluator>::prepareRoot() {
  const Position& root = frames_[0].position;
  root.generate(generated_);
  struct Order {
    std::size_t index;
    int promise;
    std::uint64_t lot;
  };
  std::vector<Order> orders(generated_.size());
  for (std::size_t i = 0; i < generated_.size(); ++i) {
    int promise = evaluator_.promise(root, generated_[i]);
    if (named_ > 0) {
      Position next = root;
      next.play(generated_[i]);
      // What is looked at first is looked at in full.
      if (next.hash() == options_.named) promise = kInfinity;
    }
    orders[i] = {i, promise, scatter(options_.seed ^ scatter(i))};
  }
  insertionSort(orders.begin(), orders.end(), [](const Order& a, const Order& b) {
    return a.promise != b.promise ? a.promise > b.promise : a.lot < b.lot;
  });
  const int stalled = evaluator_.stalled(root);
  // Only who plays gets restless, not who judges what was played.
  const int restless = named_ == 0 && stalled > kPatience ? (stalled - kPatience) * kRestless : 0;
  Rng rng(options_.seed ^ scatter(static_cast<std::uint64_t>(stalled)) ^ root.hash());
  rootMoves_ = std::vector<RootMove>(orders.size());
  RootMove* next = rootMoves_.data();
  for (const Order& order : orders) {
    RootMove& move = *next++;
    move.move = generated_[order.index];
    move.line = {move.move};
    move.bonus = evaluator_.duty(root, move.move);
    if (restless > 0) {
      move.bonus += static_cast<int>(rng.below(static_cast<std::uint32_t>(restless)));
    }
  }
  wanted_ = std::min(rootMoves_.size(), static_cast<std::size_t>(std::max(options_.multi, 1)));
  const Scores scores = evaluator_.scores(root);
  lines_ = std::vector<Line<Move>>(wanted_);
  for (std::size_t i = 0; i < wanted_; ++i) lines_[i] = {rootMoves_[i].line, scores, scores};
  finished_ = rootMoves_.empty();
}

template <PositionModel Position, EvaluatorModel<Position> Evaluator>
bool Thinking<Position, Evaluator>::slice(std::uint64_t nodes) {
  const std::uint64_t until = nodes_ + nodes;
  while (!finished_ && nodes_ < until) step();
  return finished_;
}

template <PositionModel Position, EvaluatorModel<Position> Evaluator>
void Thinking<Position, Evaluator>::step() {
  if (top_ == 0) {
    rootStep();
  } else {
    innerStep();
  }
}

template <PositionModel Position, EvaluatorModel<Position> Evaluator>
int Thinking<Position, Evaluator>::rootFloor() const {
  // The value that a move must beat to be among those told: so many others have it or more.
  for (std::size_t i = 0; i < rootNext_; ++i) {
    const int value = rootMoves_[i].value;
    std::size_t above = 0;
    std::size_t notBelow = 0;
    for (std::size_t j = 0; j < rootNext_; ++j) {
      if (!rootMoves_[j].known) continue;
      if (rootMoves_[j].value > value) ++above;
      if (rootMoves_[j].value >= value) ++notBelow;
    }
    if (rootMoves_[i].known && above < wanted_ && notBelow >= wanted_) return value;
  }
  return -kInfinity;
}

template <PositionModel Position, EvaluatorModel<Position> Evaluator>
void Thinking<Position, Evaluator>::rootStep() {
  if (spent()) {
    finished_ = true;
    return;
  }
  if (rootNext_ == rootMoves_.size()) {
    endIteration();
    return;
  }
  const RootMove& rootMove = rootMoves_[rootNext_];
  frames_[1].position = frames_[0].position;
  frames_[1].position.play(rootMove.move);
  const int floor = rootFloor();
  const int alpha = floor == -kInfinity ? -kInfinity : floor - rootMove.bonus;
  rootScout_ = !rootScout_ && alpha != -kInfinity && depth_ > 1;
  enter(1, depth_ - 1, alpha, rootScout_ ? alpha + 1 : kInfinity);
}

template <PositionModel Position, EvaluatorModel<Position> Evaluator>
void Thinking<Position, Evaluator>::deliverToRoot(int value) {
  RootMove& rootMove = rootMoves_[rootNext_];
  const int floor = rootFloor();
  const bool better = floor == -kInfinity || value + rootMove.bonus > floor;
  if (rootScout_ && better) return;  // it is looked at again, in earnest
  rootScout_ = false;
  rootMove.known = better || depth_ == 1;
  rootMove.value = value + rootMove.bonus;
  if (rootMove.known) {
    rootMove.line = {rootMove.move};
    if (depth_ > 1) {
      for (const Move& next : frames_[1].line) rootMove.line.push_back(next);
    }
  }
  ++rootNext_;
}

template <PositionModel Position, EvaluatorModel<Position> Evaluator>
NYOTA_SMALL void Thinking<Position, Evaluator>::endIteration() {
  if (depth_ == 1) overlook();
  // Who plays at first sight leaves the moves in the order of what they promise, but for those that
  // decide the game.
  const bool blind = kTactical && sight_.depth == 0 && wanted_ + named_ == 1;
  insertionSort(rootMoves_.begin() + static_cast<std::ptrdiff_t>(named_), rootMoves_.end(),
                [&](const RootMove& a, const RootMove& b) {
                  const bool counts = !blind || a.value > kDecidedScore || b.value < -kDecidedScore;
                  return a.known && (!b.known || (counts && a.value > b.value));
                });
  if (depth_ == 1) {
    const std::size_t breadth =
        named_ + std::max(static_cast<std::size_t>(sight_.rootBreadth), wanted_);
    keepRootMoves(breadth);
  }
  rootNext_ = rootMoves_.size();
  lines_ = ranking();
  finishedDepth_ = depth_;
  const int best = lines_[0].score[static_cast<std::size_t>(seat_)];
  const bool decided = best > kDecidedScore || best < -kDecidedScore;
  finished_ = depth_ >= sight_.depth || decided || rootMoves_.size() == 1;
  ++depth_;
  rootNext_ = 0;
  for (RootMove& move : rootMoves_) move.known = false;
}

/// Drops the moves that the level does not see, unless that would be all. Who gives advice sees
/// them all.
template <PositionModel Position, EvaluatorModel<Position> Evaluator>
NYOTA_SMALL void Thinking<Position, Evaluator>::overlook() {
  if (sight_.reach >= Sight::kFar || options_.multi > 1 || named_ > 0) return;
  // Both sides of a game may think with the same seed.
  const std::uint64_t spell = evaluator_.spell(frames_[0].position) * kMaxSeats;
  const std::uint64_t lot =
      scatter(options_.seed ^ scatter(spell + static_cast<std::uint64_t>(seat_)));
  const int reach =
      sight_.reach + static_cast<int>(lot % static_cast<std::uint64_t>(sight_.attention));
  std::size_t seen = 0;
  for (std::size_t i = 0; i < rootMoves_.size(); ++i) {
    const RootMove& move = rootMoves_[i];
    if (move.value > kDecidedScore || evaluator_.effort(frames_[0].position, move.move) <= reach) {
      std::swap(rootMoves_[seen++], rootMoves_[i]);
    }
  }
  if (seen > 0) keepRootMoves(seen);
}

template <PositionModel Position, EvaluatorModel<Position> Evaluator>
NYOTA_SMALL void Thinking<Position, Evaluator>::keepRootMoves(std::size_t most) {
  // One by one, since resizing would bring the code that makes a vector longer.
  while (rootMoves_.size() > most) rootMoves_.pop_back();
}

template <PositionModel Position, EvaluatorModel<Position> Evaluator>
NYOTA_SMALL Line<typename Thinking<Position, Evaluator>::Move>
Thinking<Position, Evaluator>::lineOf(const RootMove& rootMove) const {
  Position position = frames_[0].position;
  for (const Move& move : rootMove.line) position.play(move);
  const Scores standing = evaluator_.scores(position);
  Line<Move> line{rootMove.line, standing, standing};
  // The bonus is no merit of the position.
  const int value = rootMove.value - rootMove.bonus;
  line.score[static_cast<std::size_t>(seat_)] = value;
  if (position.seats() == 2) line.score[static_cast<std::size_t>(1 - seat_)] = -value;
  return line;
}

/// The best lines known: of the running iteration as soon as it has enough of them.
template <PositionModel Position, EvaluatorModel<Position> Evaluator>
NYOTA_SMALL std::vector<Line<typename Thinking<Position, Evaluator>::Move>>
Thinking<Position, Evaluator>::ranking() const {
  std::vector<const RootMove*> known;
  for (const RootMove& move : rootMoves_) {
    if (move.known) known.push_back(&move);
  }
  // Beside the named move at least the one that was best before has to be looked at.
  if (known.size() < wanted_ || rootNext_ < std::min(2 * named_, rootMoves_.size())) return lines_;
  insertionSort(known.begin(), known.end(),
                [](const RootMove* a, const RootMove* b) { return a->value > b->value; });
  std::vector<Line<Move>> lines(wanted_ + named_);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    lines[i] = lineOf(i < wanted_ ? *known[i] : rootMoves_[0]);
  }
  return lines;
}

template <PositionModel Position, EvaluatorModel<Position> Evaluator>
NYOTA_SMALL Thought<typename Thinking<Position, Evaluator>::Move>
Thinking<Position, Evaluator>::thought() const {
  Thought<Move> thought;
  thought.lines = ranking();
  if (!thought.lines.empty()) {
    thought.move = thought.lines[0].moves[0];
    thought.score = thought.lines[0].score;
  }
  thought.depth = finishedDepth_;
  thought.nodes = nodes_;
  return thought;
}

}  // namespace nyota::search
