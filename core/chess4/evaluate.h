#pragma once

#include <array>
#include <cstdint>

#include "core/base/score.h"
#include "core/base/sight.h"
#include "core/chess4/position.h"

namespace nyota::chess4 {

/// What a position is worth to each seat, in hundredths of a point: the points it has, what its
/// pieces may still bring it, what is about to be captured, how safe its king is; less a part of
/// what the others have, for the rank is what counts in the end. In teams there are no points, and
/// partners have everything in common.
///
/// Keeps what it found out about the last position it was asked about, so each search needs one of
/// its own.
class Evaluator {
 public:
  /// Captures in a row that the search follows beyond its depth, and what one must promise.
  static constexpr int kCaptures = 3;
  static constexpr int kNoisy = 150;

  /// For all positions of the game that this one belongs to.
  explicit Evaluator(const Position& position) : teams_(position.variant().teams) {}

  [[nodiscard]] Scores scores(const Position& position) const;
  /// What the move takes, makes and checks, what it saves, and what may happen to it.
  [[nodiscard]] int promise(const Position& position, const Move& move) const;
  /// Does the move take something or promote?
  [[nodiscard]] bool noisy(const Position& position, const Move& move) const {
    return position.at(move.to) != kEmpty || move.promotesTo != Kind::kNone;
  }
  /// Does this seat play for the same side as that one?
  [[nodiscard]] bool allied(int seat, int other) const {
    return seat == other || (teams_ && (seat ^ other) == 2);
  }
  /// Chess comes nearer to its end by the rules alone.
  [[nodiscard]] int stalled(const Position& /*position*/) const { return 0; }
  /// What the others have is part of a seat's score already.
  [[nodiscard]] int rivalry() const { return 0; }
  /// A mate that pays, or a check on three kings, is taken at once: what promises more, and the
  /// same a turn later besides, counts on three others to leave it there.
  [[nodiscard]] int duty(const Position& position, const Move& move) const;
  /// See levels.cpp.
  static Sight sight(const Position& position, int level);
  /// How far the piece goes, in cells; it is harder to see that a move takes something.
  [[nodiscard]] int effort(const Position& position, const Move& move) const;
  [[nodiscard]] std::uint64_t spell(const Position& position) const;

 private:
  /// What the pieces of the playing seats attack, per cell: in the low three bits the least kind
  /// of piece, above how many more there are; 0 for none.
  using AttackMap = std::array<std::uint8_t, 256>;

  void look(const Position& position) const;
  void lookForChecks(const Position& position) const;
  void attackFrom(const Position& position, int seat, Cell cell) const;
  [[nodiscard]] Kind leastAttacker(int seat, Cell cell) const;
  [[nodiscard]] int worthOf(Code code) const;
  [[nodiscard]] int riskOn(int seat, Cell cell, int worth, bool covered) const;
  /// Could a rival of the seat to move win its queen, as things stand?
  [[nodiscard]] bool queenAttacked(const Position& position) const;
  [[nodiscard]] int kingDanger(const Position& position, int seat) const;
  void exchange(const Position& position, Scores& standing) const;
  [[nodiscard]] Scores finalScores(const Position& position) const;

  bool teams_;
  mutable std::uint64_t seen_ = 0;  ///< hash of the position that the maps are of
  mutable std::array<AttackMap, kSeats> attacks_{};
  mutable std::array<int, kSeats> mobility_{};
  mutable std::uint64_t checksSeen_ = 0;
  /// Cells from which a rook, a bishop and a knight check a rival of the seat to move.
  mutable std::array<AttackMap, 3> checks_{};
};

}  // namespace nyota::chess4
