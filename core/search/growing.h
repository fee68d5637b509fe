#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/insertion_sort.h"
#include "core/base/rng.h"
#include "core/search/options.h"
#include "core/search/position_concept.h"
#include "core/search/thinker.h"

namespace nyota::search {

/// Searches for the best move of the seat to move where more than two play: a tree that grows by
/// one position at a time, at the end of the line that looks best so far to each seat that moves in
/// it (upper confidence bounds, with what moves promise as the prior). Every seat wants to gain
/// more than the others do on average. Nothing is played out at random: a new position is worth
/// what the evaluator says, and a line is worth the mean of what was found below it.
///
/// The answer depends on the position and the options only, not on where slices are cut. Tells one
/// line, whatever Options::multi is, and none of Options::named.
template <PositionModel Position, EvaluatorModel<Position> Evaluator>
class Growing final : public Thinker<MoveOf<Position>> {
 public:
  using Move = MoveOf<Position>;

  /// The game must not be over.
  Growing(const Position& position, const Options& options);

  using Thinker<Move>::slice;
  bool slice(std::uint64_t nodes) override;
  [[nodiscard]] Thought<Move> thought() const override;

 private:
  /// Positions that are kept at most; then the thinking is over.
  static constexpr std::uint64_t kMost = 1U << 16U;
  /// Moves looked at: of the first one, of the same seat farther down, and of each other seat.
  static constexpr std::size_t kRootBreadth = 24;
  static constexpr std::size_t kOwnBreadth = 10;
  static constexpr std::size_t kOthersBreadth = 2;

  /// What is sure to be the best; an even chance is half of it.
  static constexpr int kSure = 1 << 16;
  /// Hundredths of a step ahead that are worth half of what is left to be sure.
  static constexpr int kSpread = 3000;
  /// A turn is worth that much: who has moved more often than others only seems to be ahead.
  static constexpr int kTurn = 700;
  /// A move that promises that much less is a quarter as likely as the best.
  static constexpr int kDoubt = 300;
  /// How long what promises much is preferred to what turned out well.
  static constexpr int kCuriosity = 16;
  /// Rounds without progress after which a player tries something else, and how much worse in
  /// hundredths a move may then be for each further round.
  static constexpr int kPatience = 4;
  static constexpr int kRestless = 20;

  using Values = std::array<int, kMaxSeats>;

  struct Child {
    Move move;
    std::int32_t node = -1;  ///< where it leads to, once that has been looked at
    std::int32_t prior = 0;  ///< of kSure
    std::int32_t visits = 0;
    std::int32_t bonus = 0;  ///< of a move at the root
    std::int64_t sum = 0;    ///< values to the seat that makes it
  };

  struct Node {
    explicit Node(const Position& start) : position(start) {}

    Position position;
    Values value{};  ///< at first sight
    std::size_t first = 0, count = 0;
    std::int32_t visits = 1;
  };

  struct Promise {
    int promise;
    std::uint64_t lot;
    std::size_t index;
  };

  struct Step {
    std::size_t node, child;
  };

  void open(std::size_t at);
  void addBonuses();
  void grow();
  [[nodiscard]] std::size_t choose(const Node& node) const;
  [[nodiscard]] std::size_t favourite(const Node& node) const;
  [[nodiscard]] Values valuesOf(const Position& position, const Values& moved) const;
  [[nodiscard]] static int chance(int ahead);
  [[nodiscard]] static std::int64_t sixteenRoots(std::int64_t number);

  Evaluator evaluator_;
  std::uint64_t seed_;
  std::uint64_t nodeLimit_;
  std::uint64_t visited_ = 0;
  bool finished_ = false;
  Scores start_;
  std::vector<Node> nodes_;  ///< the first is the root
  std::vector<Child> children_;
  std::vector<Move> generated_;
  std::vector<Promise> promises_;
  std::vector<Step> path_;
};

template <PositionModel Position, EvaluatorModel<Position> Evaluator>
Growing<Position, Evaluator>::Growing(const Position& position, const Options& options)
    : evaluator_(position),
      seed_(options.seed),
      nodeLimit_(std::min(kMost, options.nodes != 0
                                     ? options.nodes
                                     : Evaluator::sight(position, options.level).nodes)),
      start_(evaluator_.scores(position)) {
  nodes_.emplace_back(position);
  nodes_[0].value.fill(kSure / 2);
  open(0);
  addBonuses();
  finished_ = nodes_[0].count == 1;
}

template <PositionModel Position, EvaluatorModel<Position> Evaluator>
bool Growing<Position, Evaluator>::slice(std::uint64_t nodes) {
  const std::uint64_t until = visited_ + nodes;
  while (!finished_ && visited_ < until) {
    grow();
    finished_ = visited_ >= nodeLimit_;
  }
  return finished_;
}

/// Lists the moves of a position that are worth a look, the most promising first.
template <PositionModel Position, EvaluatorModel<Position> Evaluator>
void Growing<Position, Evaluator>::open(std::size_t at) {
  Node& node = nodes_[at];
  const bool root = at == 0;
  const int turn = node.position.turn();
  node.position.generate(generated_);
  promises_.clear();
  for (std::size_t i = 0; i < generated_.size(); ++i) {
    int promise = evaluator_.promise(node.position, generated_[i]);
    std::uint64_t lot = i;
    if (root) {
      Position next = node.position;
      next.play(generated_[i]);
      if (!next.playing(turn)) promise += kWinScore;  // a move that finishes is never missed
      lot = scatter(seed_ ^ scatter(i));
    }
    promises_.push_back({promise, lot, i});
  }
  const bool own = turn == nodes_[0].position.turn();
  const std::size_t breadth = root ? kRootBreadth : own ? kOwnBreadth : kOthersBreadth;
  node.first = children_.size();
  node.count = std::min(promises_.size(), breadth);
  std::int64_t total = 0;
  for (std::size_t i = 0; i < node.count; ++i) {
    const auto from = promises_.begin() + static_cast<std::ptrdiff_t>(i);
    std::iter_swap(from,
                   std::min_element(from, promises_.end(), [](const Promise& a, const Promise& b) {
                     return a.promise != b.promise ? a.promise > b.promise : a.lot < b.lot;
                   }));
    const std::int64_t doubt = kDoubt + promises_[0].promise - from->promise;
    const std::int64_t weight = std::int64_t{kSure} * kDoubt / doubt * kDoubt / doubt;
    total += weight;
    Child& child = children_.emplace_back();
    child.move = generated_[from->index];
    child.prior = static_cast<std::int32_t>(weight);
  }
  for (std::size_t i = node.first; i < children_.size(); ++i) {
    children_[i].prior =
        static_cast<std::int32_t>(children_[i].prior * std::int64_t{kSure} / total);
  }
}

/// What a player owes the others in a game that stands still, and what makes him try another way.
template <PositionModel Position, EvaluatorModel<Position> Evaluator>
void Growing<Position, Evaluator>::addBonuses() {
  const Position& root = nodes_[0].position;
  const int stalled = evaluator_.stalled(root);
  const int restless = stalled > kPatience ? (stalled - kPatience) * kRestless : 0;
  Rng rng(seed_ ^ scatter(static_cast<std::uint64_t>(stalled)) ^ root.hash());
  for (Child& child : children_) {
    int bonus = evaluator_.duty(root, child.move);
    if (restless > 0) bonus += static_cast<int>(rng.below(static_cast<std::uint32_t>(restless)));
    child.bonus = chance(bonus) - chance(0);
  }
}

/// How good it is to be ahead by so many hundredths, of kSure.
template <PositionModel Position, EvaluatorModel<Position> Evaluator>
int Growing<Position, Evaluator>::chance(int ahead) {
  const std::int64_t size = ahead < 0 ? -std::int64_t{ahead} : ahead;
  return static_cast<int>(kSure / 2 + std::int64_t{kSure / 2} * ahead / (kSpread + size));
}

/// What a position is worth to each seat, of kSure, after so many moves of each.
template <PositionModel Position, EvaluatorModel<Position> Evaluator>
typename Growing<Position, Evaluator>::Values Growing<Position, Evaluator>::valuesOf(
    const Position& position, const Values& moved) const {
  const Scores scores = evaluator_.scores(position);
  const auto seats = static_cast<std::size_t>(position.seats());
  Values gain{};
  int all = 0;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const int now = std::clamp(scores[seat], -kDecidedScore, 0);
    gain[seat] = now - std::clamp(start_[seat], -kDecidedScore, 0) - kTurn * moved[seat];
    all += gain[seat];
  }
  Values values{};
  for (std::size_t seat = 0; seat < seats; ++seat) {
    if (scores[seat] > kDecidedScore) {
      values[seat] = kSure - (kWinScore - scores[seat]) / 20;  // a rank is worth 2500
    } else if (scores[seat] >= -kDecidedScore) {
      values[seat] = chance(gain[seat] - (all - gain[seat]) / static_cast<int>(seats - 1));
    }
  }
  return values;
}

/// Sixteen times the root of a positive number.
template <PositionModel Position, EvaluatorModel<Position> Evaluator>
std::int64_t Growing<Position, Evaluator>::sixteenRoots(std::int64_t number) {
  number *= 256;
  std::int64_t root = 16;
  while (root * root < number) root *= 2;
  for (int i = 0; i < 4; ++i) root = (root + number / root) / 2;
  return root;
}

/// The child to look at next: good so far, or promising and seldom looked at.
template <PositionModel Position, EvaluatorModel<Position> Evaluator>
std::size_t Growing<Position, Evaluator>::choose(const Node& node) const {
  const std::int64_t curiosity = kCuriosity * sixteenRoots(node.visits) / 16;
  const int unseen = node.value[static_cast<std::size_t>(node.position.turn())];
  std::size_t best = node.first;
  std::int64_t most = -1;
  for (std::size_t i = node.first; i < node.first + node.count; ++i) {
    const Child& child = children_[i];
    const std::int64_t mean = child.visits > 0 ? child.sum / child.visits : unseen;
    const std::int64_t one =
        16 * (mean + child.bonus) + curiosity * child.prior / (1 + child.visits);
    if (one <= most) continue;
    most = one;
    best = i;
  }
  return best;
}

/// Adds one position to the tree, or looks again at one where a line ends for good.
template <PositionModel Position, EvaluatorModel<Position> Evaluator>
void Growing<Position, Evaluator>::grow() {
  ++visited_;
  path_.clear();
  Values moved{};
  std::size_t at = 0;
  const int seat = nodes_[0].position.turn();
  while (!nodes_[at].position.over() && nodes_[at].position.playing(seat)) {
    if (nodes_[at].count == 0) open(at);
    const std::size_t chosen = choose(nodes_[at]);
    path_.push_back({at, chosen});
    ++moved[static_cast<std::size_t>(nodes_[at].position.turn())];
    Child& child = children_[chosen];
    const bool fresh = child.node < 0;
    if (fresh) {
      child.node = static_cast<std::int32_t>(nodes_.size());
      const Position before = nodes_[at].position;
      Node& leaf = nodes_.emplace_back(before);
      leaf.position.play(child.move);
      leaf.value = valuesOf(leaf.position, moved);
    }
    at = static_cast<std::size_t>(child.node);
    if (fresh) break;
  }
  const Values& value = nodes_[at].value;
  for (const Step& step : path_) {
    Node& node = nodes_[step.node];
    Child& child = children_[step.child];
    ++node.visits;
    ++child.visits;
    child.sum += value[static_cast<std::size_t>(node.position.turn())];
  }
}

/// The child that was looked at most.
template <PositionModel Position, EvaluatorModel<Position> Evaluator>
std::size_t Growing<Position, Evaluator>::favourite(const Node& node) const {
  std::size_t best = node.first;
  for (std::size_t i = node.first; i < node.first + node.count; ++i) {
    if (children_[i].visits > children_[best].visits) best = i;
  }
  return best;
}

template <PositionModel Position, EvaluatorModel<Position> Evaluator>
Thought<typename Growing<Position, Evaluator>::Move> Growing<Position, Evaluator>::thought() const {
  Line<Move> line;
  std::size_t at = 0;
  while (nodes_[at].count > 0) {
    const Child& child = children_[favourite(nodes_[at])];
    if (child.node < 0 && at > 0) break;
    line.moves.push_back(child.move);
    if (child.node < 0) break;
    at = static_cast<std::size_t>(child.node);
  }
  line.score = line.standing = evaluator_.scores(nodes_[at].position);
  Thought<Move> thought;
  thought.move = line.moves[0];
  thought.score = line.score;
  thought.depth = static_cast<int>(line.moves.size());
  thought.nodes = visited_;
  thought.lines = {line};
  return thought;
}

}  // namespace nyota::search
