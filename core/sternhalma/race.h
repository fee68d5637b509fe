#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/base/score.h"
#include "core/sternhalma/crossing.h"
#include "core/sternhalma/position.h"

namespace nyota::sternhalma {

/// A position in which nobody is before the seat to move any more, so that it only matters who
/// needs fewer moves: looks for the shortest way instead of weighing positions.
class Race {
 public:
  /// Has the seat to move, and with two seats the other too, left everybody behind, and are the
  /// limits of the game far away?
  static bool applies(const Position& position);

  /// For a position to which a race applies.
  explicit Race(const Position& position);

  /// Looks at some positions more; true when there is nothing more to find.
  bool step();
  /// Positions looked at so far.
  [[nodiscard]] std::uint64_t nodes() const;

  /// The shortest way known, the rival's moves between: legal one after the other, at least one.
  [[nodiscard]] std::vector<Move> line() const;
  /// Sure of who wins if both go straight on, the score is that of a finished game less the plies
  /// that it takes; else a hundred for each move ahead. A rival who turns back can still get in the
  /// way; then the position is no race.
  [[nodiscard]] Scores scores() const;

 private:
  [[nodiscard]] int score() const;

  Position root_;
  int seat_;
  Crossing own_;
  std::unique_ptr<Crossing> rival_;  ///< with two seats
};

}  // namespace nyota::sternhalma
