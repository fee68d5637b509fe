#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/score.h"
#include "core/base/sight.h"
#include "core/sternhalma/position.h"
#include "core/sternhalma/weights.h"

namespace nyota::sternhalma {

/// What a position is worth to each seat: minus the steps that its pieces still need to the holes
/// that they have to fill, in hundredths, with surcharges for what tends to take longer. Knows
/// what each way of finishing asks for.
class Evaluator {
 public:
  /// For all positions of the game that this one belongs to.
  explicit Evaluator(const Position& position, const Weights& formation = weights());

  [[nodiscard]] Scores scores(const Position& position) const;
  /// Steps that the move brings its piece nearer to the goal's tip, in hundredths; more for pieces
  /// that are far behind.
  [[nodiscard]] int promise(const Position& position, const Move& move) const;
  /// Rounds since any seat was nearer to its goal than ever before.
  [[nodiscard]] int stalled(const Position& position) const;
  /// Less than all: two players who gain as much from hindering as from going on never end.
  [[nodiscard]] int rivalry() const;
  /// Under 'own-only' a piece that stays at home can keep a game from ending for ever, and whoever
  /// is behind would gladly let it: in a stalled game, leaving counts for more than all else.
  [[nodiscard]] int duty(const Position& position, const Move& move) const;
  /// See levels.cpp.
  static Sight sight(const Position& position, int level);
  /// Long chains are hard to see, and so are moves of pieces that are behind.
  [[nodiscard]] int effort(const Position& position, const Move& move) const;
  [[nodiscard]] std::uint64_t spell(const Position& position) const;

 private:
  int hindmost_, ladder_;  ///< see Weights
  /// Per set: what a piece on a hole still has to go at first sight, in hundredths.
  using WayTable = std::array<std::int16_t, 256>;

  /// What a set still has to pay; looked up where the same has been asked before.
  [[nodiscard]] int setCost(const Position& position, int home) const;
  /// All that the cost of a set depends on, scattered to one number.
  [[nodiscard]] std::uint64_t costKey(const Position& position, int home) const;
  [[nodiscard]] int freshCost(const Position& position, int home) const;
  /// Forward hops that the pieces outside the goal offer each other.
  [[nodiscard]] int ladders(const Position& position, int home, const Board& outside) const;
  /// What it costs a set to have pieces at home still.
  [[nodiscard]] int lingerCost(const Position& position, int home) const;
  /// What it costs a set to wait for pieces that have to leave its goal.
  [[nodiscard]] int waitingCost(const Position& position, int home, const Board& leaving) const;
  [[nodiscard]] int finishedScore(const Position& position, int seat) const;

  std::array<WayTable, kPoints> spot_{};  ///< surcharge for a piece on a hole outside the goal
  std::array<WayTable, kPoints> way_{};
  /// Per set: the two directions that lead straight on.
  std::array<std::array<Step, 2>, kPoints> forward_{};
  /// Per set: the holes where others' pieces matter to its cost, which are those of its home and
  /// its goal, and those from which these can be reached or blocked.
  std::array<Board, kPoints> concern_{};
  struct Known {
    std::uint64_t key = 0;
    int cost = 0;
  };
  /// Costs by key. Most positions of a search differ from one met before in one set only.
  mutable std::vector<Known> known_;
  /// Per set: steps from a hole of the home to the nearest hole outside it.
  std::array<std::array<std::uint8_t, 256>, kPoints> depthAtHome_{};
};

}  // namespace nyota::sternhalma
