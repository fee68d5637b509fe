#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "core/search/options.h"
#include "core/search/position_concept.h"
#include "core/search/thinker.h"
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
class Thinking final : public Thinker<MoveOf<Position>> {
 public:
  using Move = MoveOf<Position>;

  /// The game must not be over. One ply is looked ahead whatever the node limit is.
  Thinking(const Position& position, const Options& options);

  using Thinker<Move>::slice;
  bool slice(std::uint64_t nodes) override;
  [[nodiscard]] Thought<Move> thought() const override;

 private:
  static constexpr int kInfinity = std::numeric_limits<int>::max() / 2;
  static constexpr int kMaxDepth = 60;
  static constexpr bool kTactical = TacticalModel<Evaluator, Position>;
  /// Rounds without progress after which a player tries something else, and how much worse in
  /// hundredths a move may then be for each further round.
  static constexpr int kPatience = 4;
  static constexpr int kRestless = 20;
  /// Percent of rivalry that each round without progress costs: two players who only hinder each
  /// other would never end.
  static constexpr int kReconciliation = 15;
  /// Late moves are seldom the best, so at this depth and above they are looked at less far: by one
  /// ply after so many moves, by two after so many. In games of captures they are few enough.
  static constexpr int kReducedDepth = 3;
  static constexpr std::size_t kFullMoves = 2;
  static constexpr std::size_t kNearlyFullMoves = 4;
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
  [[nodiscard]] int reduction(const Frame& frame) const;
  void enter(std::size_t ply, int depth, int alpha, int beta);
  [[nodiscard]] static Sight sightFor(const Position& position, const Options& options);
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
  void overlook();
  void keepRootMoves(std::size_t most);
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
  int rivalry_;  ///< how much the others' standing counts, in percent
  std::uint64_t nodeLimit_;
  std::uint64_t nodes_ = 0;
  TranspositionTable<Move> table_;
  std::vector<Move> generated_;
  std::vector<Frame> frames_;  ///< the first is the root
  std::vector<RootMove> rootMoves_;
  std::size_t wanted_ = 0;  ///< lines to tell
  /// 1 where the first of the root's moves is the named one and keeps its place, else 0.
  std::size_t named_ = options_.named != 0 ? 1 : 0;
  std::size_t rootNext_ = 0;
  std::size_t top_ = 0;  ///< frame at work
  int depth_ = 1;        ///< of this iteration
  bool rootScout_ = false;
  bool finished_ = false;
  int finishedDepth_ = 0;
  std::vector<Line<Move>> lines_;  ///< of the last whole iteration
};

}  // namespace nyota::search

// A template is defined where it is used.
#include "core/search/thinking_root.h"
#include "core/search/thinking_tree.h"
