#pragma once

#include <cstdint>

#include "core/search/thought.h"

namespace nyota::search {

/// A search for the best move of a position, worked off a slice at a time. Where the slices are cut
/// changes nothing in the answer.
template <class Move>
class Thinker {
 public:
  /// Positions looked at in a usual slice: a few milliseconds' worth.
  static constexpr std::uint64_t kSliceNodes = 500;

  Thinker() = default;
  Thinker(const Thinker&) = delete;
  Thinker& operator=(const Thinker&) = delete;
  virtual ~Thinker() = default;

  /// Looks at about that many positions more; true when there is nothing more to think about.
  virtual bool slice(std::uint64_t nodes) = 0;
  bool slice() { return slice(kSliceNodes); }

  /// The best found so far. Valid before the first slice already.
  [[nodiscard]] virtual Thought<Move> thought() const = 0;
};

}  // namespace nyota::search
