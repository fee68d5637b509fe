#pragma once

#include <memory>

#include "core/search/thinking.h"
#include "core/table/game_concept.h"
#include "core/table/race_thinker.h"

namespace nyota::table {

/// The thinker for a position of a game that is not over: its own for a race, where it has one and
/// there is one, else the search.
template <TableGame G>
std::unique_ptr<search::Thinker<typename G::Move>> thinkerOf(const typename G::Position& position,
                                                             const search::Options& options) {
  if constexpr (HasRace<G>) {
    if (RaceThinker<G>::applies(position, options)) {
      return std::make_unique<RaceThinker<G>>(position, options);
    }
  }
  using Thinking = search::Thinking<typename G::Position, typename G::Evaluator>;
  return std::make_unique<Thinking>(position, options);
}

}  // namespace nyota::table
