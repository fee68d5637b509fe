#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "core/base/insertion_sort.h"
#include "core/base/rng.h"
#include "core/search/options.h"
#include "core/search/position_concept.h"
#include "core/search/thought.h"
#include "core/search/transposition.h"

namespace nyota::search {

/// Searches for the best move of the seat to move, a slice at a time: iterative deepening of a
/// principal variation search. A value is what a position is worth to the thinking seat; with more
/// than two seats the others look only at the moves that promise them most, of which they choose
/// what is worst for the thinking seat.
///
/// The whole state of the search is kept in frames, so that where the slices are cut changes
/// nothing: the answer depends on the position and the options only.
template <PositionModel Position, EvaluatorModel<Position> Evaluator>
class Thinking {
 public:
  using Move = MoveOf<Position>;

  /// Positions looked at in a usual slice: a few milliseconds' worth.
  static constexpr std::uint64_t kSliceNodes = 500;

  /// The game must not be over. One ply is looked ahead whatever the node limit is.
  Thinking(const Position& position, const Options& options);

  /// Looks at about that many positions more; true when there is nothing more to think about.
  bool slice(std::uint64_t nodes = kSliceNodes);

  /// The best found so far. Valid before the first slice already.
  [[nodiscard]] Thought<Move> thought() const;

 private:
  static constexpr int kInfinity = std::numeric_limits<int>::max() / 2;
  static constexpr int kMaxDepth = 60;
  static constexpr bool kTactical = TacticalModel<Evaluator, Position>;
  /// Rounds without progress after which a player tries something else, and how much worse in
  /// hundredths a move may then be for each further round.
  static constexpr int kPatience = 4;
  static constexpr int kRestless = 20;
  /// How much the others' standing counts against one's own, in percent, and how much less with
  /// each round without progress: two players who only hinder each other would never end.
  static constexpr int kFullRivalry = 70;
  static constexpr int kReconciliation = 15;
  /// What makes a move be tried before those that only promise much.
  static constexpr int kKnownBest = 1'000'000;
  static constexpr int kKiller = 150;

  struct Candidate {
    Move move;
    int order;
    int index;  ///< as generated: decides between equals
  };

  struct Frame {
    explicit Frame(const Position& start) : position(start) {}

    Position position;
    std::vector<Candidate> candidates;
    std::vector<Move> line;  ///< best play from here
    std::array<Move, 2> killers{};
    std::size_t next = 0;   ///< candidate being looked at
    std::size_t limit = 0;  ///< how many of them are looked at
    int depth = 0;
    int alpha = 0, beta = 0;            ///< window that is left
    int firstAlpha = 0, firstBeta = 0;  ///< window that was asked for
    int best = 0;
    Move bestMove{};
    bool mine = false;   ///< the thinking seat is to move: the largest value counts
    bool scout = false;  ///< the candidate is only asked whether it is better at all
    // Of games of captures only:
    bool strayed = false;  ///< one of the others has made another move than the likeliest
    int likeliest = 0;     ///< index of the move that promises most
  };

  struct RootMove {
    Move move;
    int bonus = 0;  ///< added to the value of a stalled player's move
    int value = 0;
    bool known = false;  ///< the value is exact and of this iteration
    std::vector<Move> line;
  };

  void prepareRoot();
  void step();
  void rootStep();
  void innerStep();
  void enter(std::size_t ply, int depth, int alpha, int beta);
  [[nodiscard]] static Sight sightFor(const Position& position, int level);
  [[nodiscard]] bool mine(const Position& position) const;
  [[nodiscard]] static std::uint64_t keyOf(const Frame& frame);
  void enterCaptures(std::size_t ply, int depth, int alpha, int beta);
  void begin(std::size_t ply, int depth, int alpha, int beta);
  void fillCandidates(std::size_t ply, const Move* knownBest);
  void deliver(int value);
  void deliverToRoot(int value);
  void deliverToFrame(std::size_t ply, int value);
  void leave();
  void endIteration();
  [[nodiscard]] bool spent() const { return depth_ > 1 && nodes_ >= nodeLimit_; }
  [[nodiscard]] int rootFloor() const;
  [[nodiscard]] int worth(const Position& position, std::size_t ply) const;
  [[nodiscard]] std::vector<Line<Move>> ranking() const;
  [[nodiscard]] Line<Move> lineOf(const RootMove& rootMove) const;
  void noteLine(std::size_t ply, const Move& move);

  static int fromTable(int value, std::size_t ply) {
    const int distance = static_cast<int>(ply);
    if (value > kDecidedScore) return value - distance;
    return value < -kDecidedScore ? value + distance : value;
  }
  static int toTable(int value, std::size_t ply) { return fromTable(value, 0 - ply); }

  Evaluator evaluator_;
  Options options_;
  Sight sight_;
  int seat_;
  int rivalry_ = kFullRivalry;
  std::uint64_t nodeLimit_;
  std::uint64_t nodes_ = 0;
  TranspositionTable<Move> table_;
  std::vector<Move> generated_;
  std::vector<Frame> frames_;  ///< the first is the root
  std::vector<RootMove> rootMoves_;
  std::size_t wanted_ = 0;  ///< lines to tell
  std::size_t rootNext_ = 0;
  std::size_t top_ = 0;  ///< frame at work
  int depth_ = 1;        ///< of this iteration
  bool rootScout_ = false;
  bool finished_ = false;
  int finishedDepth_ = 0;
  std::vector<Line<Move>> lines_;  ///< of the last whole iteration
};

template <PositionModel Position, EvaluatorModel<Position> Evaluator>
Thinking<Position, Evaluator>::Thinking(const Position& position, const Options& options)
    : evaluator_(position),
      options_(options),
      sight_(sightFor(position, options.level)),
      seat_(position.turn()),
      nodeLimit_(options.nodes != 0 ? options.nodes
                                    : levelLimits(options.level, position.seats()).nodes),
      table_(2 * std::min<std::uint64_t>(nodeLimit_, TranspositionTable<Move>::kMost)) {
  const int stalled = evaluator_.stalled(position);
  if (stalled > kPatience) sight_.depth += (stalled - kPatience) / 2;
  sight_.depth = std::min(sight_.depth, kMaxDepth);
  rivalry_ = std::clamp(kFullRivalry - kReconciliation * (stalled - 1), 0, kFullRivalry);
  std::size_t most = static_cast<std::size_t>(sight_.depth) + 1;
  if constexpr (kTactical) most += Evaluator::kCaptures;
  frames_.reserve(most);
  frames_.emplace_back(position);
  prepareRoot();
}

template <PositionModel Position, EvaluatorModel<Position> Evaluator>
Sight Thinking<Position, Evaluator>::sightFor(const Position& position, int level) {
  if constexpr (kTactical) {
    int playing = 0;
    for (int seat = 0; seat < position.seats(); ++seat) playing += position.playing(seat) ? 1 : 0;
    Sight sight = sightOf(level, playing);
    if (playing > 2) sight.othersBreadth = Evaluator::kOthersBreadth;
    return sight;
  } else {
    return sightOf(level, position.seats());
  }
}

/// Is it the thinking seat's side that moves?
template <PositionModel Position, EvaluatorModel<Position> Evaluator>
bool Thinking<Position, Evaluator>::mine(const Position& position) const {
  if constexpr (kTactical) {
    return evaluator_.allied(seat_, position.turn());
  } else {
    return position.turn() == seat_;
  }
}

template <PositionModel Position, EvaluatorModel<Position> Evaluator>
std::uint64_t Thinking<Position, Evaluator>::keyOf(const Frame& frame) {
  const std::uint64_t key = frame.position.hash();
  if constexpr (kTactical) {
    if (frame.strayed) return ~key;
  }
  return key;
}

template <PositionModel Position, EvaluatorModel<Position> Evaluator>
void Thinking<Position, Evaluator>::prepareRoot() {
  const Position& root = frames_[0].position;
  root.generate(generated_);
  struct Order {
    std::size_t index;
    int promise;
    std::uint64_t lot;
  };
  std::vector<Order> orders;
  for (std::size_t i = 0; i < generated_.size(); ++i) {
    orders.push_back(
        {i, evaluator_.promise(root, generated_[i]), scatter(options_.seed ^ scatter(i))});
  }
  insertionSort(orders.begin(), orders.end(), [](const Order& a, const Order& b) {
    return a.promise != b.promise ? a.promise > b.promise : a.lot < b.lot;
  });
  const int stalled = evaluator_.stalled(root);
  const int restless = stalled > kPatience ? (stalled - kPatience) * kRestless : 0;
  Rng rng(options_.seed ^ scatter(static_cast<std::uint64_t>(stalled)) ^ root.hash());
  for (const Order& order : orders) {
    RootMove& move = rootMoves_.emplace_back();
    move.move = generated_[order.index];
    move.line = {move.move};
    move.bonus = evaluator_.duty(root, move.move);
    if (restless > 0) {
      move.bonus += static_cast<int>(rng.below(static_cast<std::uint32_t>(restless)));
    }
  }
  wanted_ = std::min(rootMoves_.size(), static_cast<std::size_t>(std::max(options_.multi, 1)));
  const Scores scores = evaluator_.scores(root);
  for (std::size_t i = 0; i < wanted_; ++i) lines_.push_back({rootMoves_[i].line, scores});
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
  // The value that a move must beat to be among those told.
  std::vector<int> values;
  for (std::size_t i = 0; i < rootNext_; ++i) {
    if (rootMoves_[i].known) values.push_back(rootMoves_[i].value);
  }
  if (values.size() < wanted_) return -kInfinity;
  insertionSort(values.begin(), values.end(), [](int a, int b) { return a > b; });
  return values[wanted_ - 1];
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
  if (frames_.size() < 2) frames_.emplace_back(frames_[0].position);
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
      rootMove.line.insert(rootMove.line.end(), frames_[1].line.begin(), frames_[1].line.end());
    }
  }
  ++rootNext_;
}

template <PositionModel Position, EvaluatorModel<Position> Evaluator>
void Thinking<Position, Evaluator>::endIteration() {
  if (depth_ == 1) {
    // What a narrow sight does not take in is dropped, but never the end of the game.
    const std::size_t breadth = std::max(static_cast<std::size_t>(sight_.firstBreadth), wanted_);
    std::size_t place = 0;
    const auto unseen = [&](const RootMove& move) {
      return place++ >= breadth && move.value <= kDecidedScore;
    };
    rootMoves_.erase(std::remove_if(rootMoves_.begin(), rootMoves_.end(), unseen),
                     rootMoves_.end());
  }
  insertionSort(rootMoves_.begin(), rootMoves_.end(), [](const RootMove& a, const RootMove& b) {
    return a.known && (!b.known || a.value > b.value);
  });
  if (depth_ == 1) {
    const std::size_t breadth = std::max(static_cast<std::size_t>(sight_.rootBreadth), wanted_);
    rootMoves_.resize(std::min(rootMoves_.size(), breadth));
  }
  rootNext_ = rootMoves_.size();
  lines_ = ranking();
  finishedDepth_ = depth_;
  const int best = rootMoves_[0].value - rootMoves_[0].bonus;
  const bool decided = best > kDecidedScore || best < -kDecidedScore;
  finished_ = depth_ >= sight_.depth || decided || rootMoves_.size() == 1;
  ++depth_;
  rootNext_ = 0;
  for (RootMove& move : rootMoves_) move.known = false;
}

template <PositionModel Position, EvaluatorModel<Position> Evaluator>
int Thinking<Position, Evaluator>::worth(const Position& position, std::size_t ply) const {
  const Scores scores = evaluator_.scores(position);
  const int own = scores[static_cast<std::size_t>(seat_)];
  const int distance = static_cast<int>(ply);
  if (own > kDecidedScore) return own - distance;
  if (own < -kDecidedScore) return own + distance;
  const int seats = position.seats();
  if constexpr (kTactical) return own;  // what the others have is in it already
  if (seats == 1) return own;
  int others = 0;
  for (int seat = 0; seat < seats; ++seat) {
    // With more seats, one that has finished is no longer in the way.
    if (seat != seat_) others += std::min(scores[static_cast<std::size_t>(seat)], 0);
  }
  const int weight = seats == 2 ? rivalry_ : rivalry_ / (4 * (seats - 1));
  return own - others * weight / 100;
}

/// Begins with the position of a frame, reached by the move just made. Either its value is known
/// at once, or the frame becomes the one at work.
template <PositionModel Position, EvaluatorModel<Position> Evaluator>
void Thinking<Position, Evaluator>::enter(std::size_t ply, int depth, int alpha, int beta) {
  ++nodes_;
  Frame& frame = frames_[ply];
  frame.line.clear();
  const Position& position = frame.position;
  if (depth <= 0 || position.over() || !position.playing(seat_)) {
    if constexpr (kTactical) {
      enterCaptures(ply, depth, alpha, beta);
    } else {
      deliver(worth(position, ply));
    }
    return;
  }
  const Move* knownBest = nullptr;
  if (const auto* entry = table_.find(keyOf(frame)); entry != nullptr) {
    knownBest = &entry->move;
    const int value = fromTable(entry->value, ply);
    const bool enough = entry->depth >= depth;
    if (enough &&
        (entry->bound == Bound::kExact || (entry->bound == Bound::kLower && value >= beta) ||
         (entry->bound == Bound::kUpper && value <= alpha))) {
      frame.line = {entry->move};
      deliver(value);
      return;
    }
  }
  begin(ply, depth, alpha, beta);
  fillCandidates(ply, knownBest);
  top_ = ply;
}

template <PositionModel Position, EvaluatorModel<Position> Evaluator>
void Thinking<Position, Evaluator>::begin(std::size_t ply, int depth, int alpha, int beta) {
  if (frames_.size() < ply + 2) frames_.emplace_back(frames_[0].position);
  Frame& frame = frames_[ply];
  frame.mine = mine(frame.position);
  frame.depth = depth;
  frame.alpha = frame.firstAlpha = alpha;
  frame.beta = frame.firstBeta = beta;
  frame.best = frame.mine ? -kInfinity : kInfinity;
  frame.next = 0;
  frame.scout = false;
}

/// Beyond the depth of the search: each seat may leave things as they are, or go on with what takes
/// something.
template <PositionModel Position, EvaluatorModel<Position> Evaluator>
void Thinking<Position, Evaluator>::enterCaptures(std::size_t ply, int depth, int alpha, int beta) {
  const Position& position = frames_[ply].position;
  const int stand = worth(position, ply);
  const bool own = mine(position);
  const bool enough = own ? stand >= beta : stand <= alpha;
  if (enough || depth <= -Evaluator::kCaptures || position.over() || !position.playing(seat_)) {
    deliver(stand);
    return;
  }
  begin(ply, depth, alpha, beta);
  Frame& frame = frames_[ply];
  frame.position.generate(generated_);
  frame.candidates.clear();
  int index = 0;
  for (const Move& move : generated_) {
    if (!evaluator_.noisy(frame.position, move)) continue;
    const int promise = evaluator_.promise(frame.position, move);
    if (promise >= Evaluator::kNoisy) frame.candidates.push_back({move, promise, index});
    ++index;
  }
  if (frame.candidates.empty()) {
    deliver(stand);
    return;
  }
  frame.limit = std::min<std::size_t>(frame.candidates.size(), own ? 2 : 1);
  frame.best = stand;
  frame.bestMove = frame.candidates[0].move;
  if (own) frame.alpha = std::max(alpha, stand);
  if (!own) frame.beta = std::min(beta, stand);
  top_ = ply;
}

template <PositionModel Position, EvaluatorModel<Position> Evaluator>
void Thinking<Position, Evaluator>::fillCandidates(std::size_t ply, const Move* knownBest) {
  Frame& frame = frames_[ply];
  frame.position.generate(generated_);
  frame.candidates.clear();
  int index = 0;
  [[maybe_unused]] int most = 0;
  for (const Move& move : generated_) {
    int order = evaluator_.promise(frame.position, move);
    if constexpr (kTactical) {
      if (index == 0 || order > most) {
        most = order;
        frame.likeliest = index;
      }
      if (frame.strayed) {
        frame.candidates.push_back({move, order, index++});
        continue;
      }
    }
    if (move == frame.killers[0] || move == frame.killers[1]) order += kKiller;
    if (knownBest != nullptr && move == *knownBest) order += kKnownBest;
    frame.candidates.push_back({move, order, index++});
  }
  int breadth = frame.mine ? sight_.ownBreadth : sight_.othersBreadth;
  if constexpr (kTactical) {
    if (frame.strayed) breadth = 1;
  }
  frame.limit = std::min(frame.candidates.size(), static_cast<std::size_t>(breadth));
}

template <PositionModel Position, EvaluatorModel<Position> Evaluator>
void Thinking<Position, Evaluator>::innerStep() {
  if (spent()) {
    finished_ = true;
    return;
  }
  const std::size_t ply = top_;
  Frame& frame = frames_[ply];
  if (frame.next == frame.limit) {
    leave();
    return;
  }
  if (!frame.scout) {
    const auto from = frame.candidates.begin() + static_cast<std::ptrdiff_t>(frame.next);
    std::iter_swap(
        from,
        std::min_element(from, frame.candidates.end(), [](const Candidate& a, const Candidate& b) {
          return a.order != b.order ? a.order > b.order : a.index < b.index;
        }));
  }
  Frame& child = frames_[ply + 1];
  child.position = frame.position;
  child.position.play(frame.candidates[frame.next].move);
  if constexpr (kTactical) {
    const bool strays = frame.strayed || frame.candidates[frame.next].index != frame.likeliest;
    child.strayed = !frame.mine && !mine(child.position) && strays;
  }
  int alpha = frame.alpha;
  int beta = frame.beta;
  frame.scout = !frame.scout && frame.next > 0 && beta - alpha > 1;
  if (frame.scout && frame.mine) beta = alpha + 1;
  if (frame.scout && !frame.mine) alpha = beta - 1;
  enter(ply + 1, frame.depth - 1, alpha, beta);
}

/// Hands a value to the frame that asked for it.
template <PositionModel Position, EvaluatorModel<Position> Evaluator>
void Thinking<Position, Evaluator>::deliver(int value) {
  if (top_ == 0) {
    deliverToRoot(value);
  } else {
    deliverToFrame(top_, value);
  }
}

template <PositionModel Position, EvaluatorModel<Position> Evaluator>
void Thinking<Position, Evaluator>::deliverToFrame(std::size_t ply, int value) {
  Frame& frame = frames_[ply];
  if (frame.scout && value > frame.alpha && value < frame.beta) return;  // again, in earnest
  frame.scout = false;
  const Move move = frame.candidates[frame.next].move;
  const bool better = frame.mine ? value > frame.best : value < frame.best;
  if (better) {
    frame.best = value;
    frame.bestMove = move;
    if (value > frame.alpha && value < frame.beta) noteLine(ply, move);
    if (frame.mine) frame.alpha = std::max(frame.alpha, value);
    if (!frame.mine) frame.beta = std::min(frame.beta, value);
  }
  ++frame.next;
  if (frame.alpha >= frame.beta) {
    if (!(frame.killers[0] == move)) frame.killers = {move, frame.killers[0]};
    frame.next = frame.limit;
  }
}

template <PositionModel Position, EvaluatorModel<Position> Evaluator>
void Thinking<Position, Evaluator>::noteLine(std::size_t ply, const Move& move) {
  std::vector<Move>& line = frames_[ply].line;
  const std::vector<Move>& rest = frames_[ply + 1].line;
  line = {move};
  line.insert(line.end(), rest.begin(), rest.end());
}

/// All is looked at: remembers what was found and hands it on.
template <PositionModel Position, EvaluatorModel<Position> Evaluator>
void Thinking<Position, Evaluator>::leave() {
  const Frame& frame = frames_[top_];
  if constexpr (kTactical) {
    if (frame.depth <= 0) {
      --top_;
      deliver(frame.best);
      return;
    }
  }
  Bound bound = Bound::kExact;
  if (frame.best >= frame.firstBeta) bound = Bound::kLower;
  if (frame.best <= frame.firstAlpha) bound = Bound::kUpper;
  table_.store({keyOf(frame), toTable(frame.best, top_), static_cast<std::int16_t>(frame.depth),
                bound, frame.bestMove});
  --top_;
  deliver(frame.best);
}

template <PositionModel Position, EvaluatorModel<Position> Evaluator>
Line<typename Thinking<Position, Evaluator>::Move> Thinking<Position, Evaluator>::lineOf(
    const RootMove& rootMove) const {
  Position position = frames_[0].position;
  for (const Move& move : rootMove.line) position.play(move);
  Line<Move> line{rootMove.line, evaluator_.scores(position)};
  // The bonus is no merit of the position.
  const int value = rootMove.value - rootMove.bonus;
  line.score[static_cast<std::size_t>(seat_)] = value;
  if (position.seats() == 2) line.score[static_cast<std::size_t>(1 - seat_)] = -value;
  return line;
}

/// The best lines known: of the running iteration as soon as it has enough of them.
template <PositionModel Position, EvaluatorModel<Position> Evaluator>
std::vector<Line<typename Thinking<Position, Evaluator>::Move>>
Thinking<Position, Evaluator>::ranking() const {
  std::vector<const RootMove*> known;
  for (const RootMove& move : rootMoves_) {
    if (move.known) known.push_back(&move);
  }
  if (known.size() < wanted_) return lines_;
  insertionSort(known.begin(), known.end(),
                [](const RootMove* a, const RootMove* b) { return a->value > b->value; });
  std::vector<Line<Move>> lines;
  for (std::size_t i = 0; i < wanted_; ++i) lines.push_back(lineOf(*known[i]));
  return lines;
}

template <PositionModel Position, EvaluatorModel<Position> Evaluator>
Thought<typename Thinking<Position, Evaluator>::Move> Thinking<Position, Evaluator>::thought()
    const {
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
