#pragma once

#include <cstddef>
#include <vector>

#include "core/sternhalma/walk.h"

namespace nyota::sternhalma {

/// A path as it is written: holes from first to last, and which of them were landed on by a swap
/// (the first never is).
using Path = std::vector<Landing>;

/// All moves of one piece with the path that the rules choose for each: a shortest one, among
/// equals the first in text order. Moves are told apart by from, to and the position they leave.
class ChainTree {
 public:
  explicit ChainTree(const Walk& walk);

  /// Calls f(move, node) for each move, shorter paths first, equals in text order.
  template <class F>
  void forEachMove(F f) const {
    for (std::size_t i = 1; i < nodes_.size(); ++i) {
      if (nodes_[i].ends) f(walk_.moveTo(nodes_[i].state, nodes_[i].kind), i);
    }
  }
  [[nodiscard]] Path pathTo(std::size_t node) const;

 private:
  struct Node {
    WalkState state;
    std::size_t parent = 0;
    bool swap = false;
    bool ends = false;
    Move::Kind kind = Move::Kind::kHop;
  };
  void expand(std::size_t index);
  [[nodiscard]] bool known(const WalkState& state, Move::Kind kind) const;

  const Walk& walk_;
  std::vector<Node> nodes_;
};

/// Every move of the seat to move as (move, path), piece by piece in the order of the holes.
struct WrittenMove {
  Move move;
  Path path;
};
std::vector<WrittenMove> writtenMoves(const Position& position);
/// The same for one piece of the seat to move.
std::vector<WrittenMove> writtenMovesFrom(const Position& position, Site from);

/// The path that the rules choose for a move of the seat to move, as generate lists it.
Path canonicalPath(const Position& position, const Move& move);

}  // namespace nyota::sternhalma
