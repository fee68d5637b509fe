#pragma once

#include <cstdint>
#include <vector>

#include "core/base/score.h"

namespace nyota::search {

/// Moves that both sides are expected to make, the first by the seat to move.
template <class Move>
struct Line {
  std::vector<Move> moves;
  Scores score{};     ///< what the line leads to
  Scores standing{};  ///< how all stand there by themselves, with which a score may be mixed
};

/// What thinking has found so far.
template <class Move>
struct Thought {
  Move move{};
  Scores score{};
  int depth = 0;            ///< plies that were looked ahead
  std::uint64_t nodes = 0;  ///< positions looked at
  /// Best first, the first begins with `move`; after them that of Options::named.
  std::vector<Line<Move>> lines;
};

}  // namespace nyota::search
