#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/sternhalma/evaluate.h"
#include "core/sternhalma/position.h"

namespace nyota::sternhalma {

/// Looks for the fewest moves in which a seat can bring its pieces to their goals when nobody
/// interferes: the others' pieces stand still and no other seat moves.
///
/// Layer by layer: all that one more move can lead to, of which the most promising are followed.
/// It begins narrow, so that some way is known soon, and widens by stages. What cannot be shorter
/// than the best known, by a bound that never says too much, is not followed; a stage that had to
/// leave out nothing else has proved that there is no shorter way.
class Crossing {
 public:
  /// The game must not be over for the seat.
  Crossing(const Position& position, int seat);
  Crossing(const Crossing&) = delete;
  Crossing& operator=(const Crossing&) = delete;

  /// Follows the moves of one position; must not be called when done.
  void step();

  /// Nothing more to find, or nothing more that is worth the memory.
  [[nodiscard]] bool done() const { return done_; }
  /// Is there certainly no shorter way?
  [[nodiscard]] bool proved() const { return proved_; }
  /// Positions that are followed at once in this stage.
  [[nodiscard]] std::size_t width() const { return width_; }
  /// Positions looked at so far.
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
  /// Moves that the seat needs as far as is known; 0 while no way is known.
  [[nodiscard]] int length() const { return length_; }
  /// No way has fewer moves.
  [[nodiscard]] int atLeast() const { return proved_ ? length_ : atLeast_; }
  /// The moves of the shortest way known, or the beginning of a promising one.
  [[nodiscard]] const std::vector<Move>& moves() const { return moves_; }

 private:
  struct Candidate {
    std::uint32_t parent;  ///< place in the layer before
    int cost;
    Move move;
  };

  void beginStage();
  bool look(Candidate candidate);
  void endLayer();
  void endStage();
  [[nodiscard]] int movesLeft(const Position& position) const;
  [[nodiscard]] std::vector<Move> wayTo(Candidate last) const;

  Variant variant_;  ///< of the seat alone; positions point at it
  Position start_;
  Evaluator evaluator_;
  std::size_t width_;
  std::vector<Position> layer_;
  std::vector<std::vector<Candidate>> chosen_;  ///< by layer: how each of its positions came about
  std::vector<Candidate> candidates_;           ///< for the next layer
  std::vector<std::uint64_t> seen_;             ///< hashes among the candidates, by low bits
  std::vector<Move> generated_;
  std::uint32_t next_ = 0;  ///< position of the layer to be followed
  std::uint64_t nodes_ = 0;
  int length_ = 0;
  int atLeast_ = 0;
  std::vector<Move> moves_;
  bool whole_ = true;  ///< nothing was left out in this stage
  bool proved_ = false;
  bool done_ = false;
};

}  // namespace nyota::sternhalma
