#pragma once

#include <cstdint>

#include "core/base/small.h"
#include "core/search/options.h"
#include "core/search/thinker.h"
#include "core/table/game_concept.h"

namespace nyota::table {

/// Thinks in a position that has become a race, in which only the number of moves counts.
template <TableGame G>
class RaceThinker final : public search::Thinker<typename G::Move> {
 public:
  /// Low levels don't see that it is a race, and for more than one move a race is no help.
  static bool applies(const typename G::Position& position, const search::Options& options) {
    const bool one = options.multi == 1 && options.named == 0;
    return options.level >= kFirstLevel && one && G::Race::applies(position);
  }

  RaceThinker(const typename G::Position& position, const search::Options& options)
      : race_(position),
        nodeLimit_(options.nodes != 0
                       ? options.nodes
                       : kCheaper * G::Evaluator::sight(position, options.level).nodes) {}

  using search::Thinker<typename G::Move>::slice;
  bool slice(std::uint64_t nodes) override {
    const std::uint64_t until = race_.nodes() + nodes;
    while (race_.nodes() < until) {
      if (race_.nodes() >= nodeLimit_ || race_.step()) return true;
    }
    return false;
  }

  [[nodiscard]] NYOTA_SMALL search::Thought<typename G::Move> thought() const override {
    search::Thought<typename G::Move> thought;
    auto& line = thought.lines.emplace_back();
    line.moves = race_.line();
    line.score = race_.scores();
    thought.move = line.moves[0];
    thought.score = line.score;
    thought.depth = static_cast<int>(line.moves.size());
    thought.nodes = race_.nodes();
    return thought;
  }

 private:
  static constexpr int kFirstLevel = 4;
  /// Positions of a race take less work than those of a search, so a level looks at more of them.
  static constexpr std::uint64_t kCheaper = 8;

  typename G::Race race_;
  std::uint64_t nodeLimit_;
};

}  // namespace nyota::table
