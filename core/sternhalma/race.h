#pragma once

#include <cstdint>
#include <memory>

#include "core/search/options.h"
#include "core/search/thinker.h"
#include "core/sternhalma/crossing.h"
#include "core/sternhalma/position.h"

namespace nyota::sternhalma {

/// Thinks for a seat whose pieces have nobody before them any more, so that it only matters who
/// needs fewer moves: finds a shortest way instead of weighing positions. Tells what
/// search::Thinking tells.
class Race final : public search::Thinker<Move> {
 public:
  /// Has the seat to move, and with two seats the other too, left everybody behind? Low levels
  /// don't see that it is a race, and for several best moves a race is no help.
  static bool applies(const Position& position, const search::Options& options);

  /// For a position to which a race applies.
  Race(const Position& position, const search::Options& options);

  using Thinker::slice;
  bool slice(std::uint64_t nodes) override;

  /// The shortest way known, the rival's moves between. Sure of who wins if both go straight on,
  /// the score is that of a finished game less the plies that it takes; else a hundred for each
  /// move ahead. A rival who turns back can still get in the way; then the position is searched
  /// again.
  [[nodiscard]] search::Thought<Move> thought() const override;

 private:
  [[nodiscard]] std::uint64_t nodes() const;
  [[nodiscard]] int score() const;

  Position root_;
  int seat_;
  std::uint64_t nodeLimit_;
  Crossing own_;
  std::unique_ptr<Crossing> rival_;  ///< with two seats
};

}  // namespace nyota::sternhalma
