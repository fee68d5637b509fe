#pragma once

#include "core/base/score.h"
#include "core/chess4/position.h"

namespace nyota::chess4 {

/// What a position is worth to each seat: its points and what its pieces are worth to keep, in
/// hundredths of a pawn; in teams the pieces of both partners. Knows of no squares.
class Evaluator {
 public:
  /// For all positions of the game that this one belongs to.
  explicit Evaluator(const Position& position) : teams_(position.variant().teams) {}

  [[nodiscard]] Scores scores(const Position& position) const;
  /// What the move takes and makes, in the same unit.
  [[nodiscard]] int promise(const Position& position, const Move& move) const;
  /// Chess comes nearer to its end by the rules alone.
  [[nodiscard]] int stalled(const Position& /*position*/) const { return 0; }
  [[nodiscard]] int duty(const Position& /*position*/, const Move& /*move*/) const { return 0; }

 private:
  bool teams_;
};

}  // namespace nyota::chess4
