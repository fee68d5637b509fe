#include "core/sternhalma/chains.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/base/insertion_sort.h"

namespace nyota::sternhalma {

namespace {

struct Branch {
  Landing landing;
  Move::Kind kind;
};

/// Text order of what follows a hole: '*' stands before '-', names are compared as text.
bool textBefore(const Branch& a, const Branch& b) {
  if (a.landing.swap != b.landing.swap) return a.landing.swap;
  return holeAt(a.landing.to).textRank < holeAt(b.landing.to).textRank;
}

}  // namespace

ChainTree::ChainTree(const Walk& walk) : walk_(walk) {
  nodes_.push_back({.state = walk.first()});
  // Level by level, each level in text order: the first path that reaches a state is the one to
  // keep. Steps end the move and are not walked on from.
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    if (nodes_[i].kind == Move::Kind::kHop) expand(i);
  }
}

bool ChainTree::known(const WalkState& state, Move::Kind kind) const {
  return std::any_of(nodes_.begin(), nodes_.end(), [&](const Node& node) {
    return node.kind == kind && node.state.at == state.at && walk_.sameBoard(node.state, state);
  });
}

void ChainTree::expand(std::size_t index) {
  const WalkState here = nodes_[index].state;
  std::array<Branch, std::size_t{2} * kDirections> branches{};  // by steps and by hops
  Branch* end = branches.data();
  if (index == 0) {
    for (const Landing step : walk_.steps()) *end++ = {step, Move::Kind::kStep};
  }
  for (const Landing hop : walk_.hops(here)) *end++ = {hop, Move::Kind::kHop};
  insertionSort(branches.data(), end, textBefore);
  for (const Branch* at = branches.data(); at != end; ++at) {
    const Branch& branch = *at;
    Node node{.state = walk_.after(here, branch.landing),
              .parent = index,
              .swap = branch.landing.swap,
              .kind = branch.kind};
    if (branch.kind == Move::Kind::kHop && known(node.state, Move::Kind::kHop)) continue;
    node.ends = walk_.mayEnd(node.state.at) && !known(node.state, Move::Kind::kStep);
    nodes_.push_back(node);
  }
}

Path ChainTree::pathTo(std::size_t node) const {
  Path path;
  for (; node != 0; node = nodes_[node].parent) {
    path.push_back({nodes_[node].state.at, nodes_[node].swap});
  }
  path.push_back({walk_.origin(), false});
  std::reverse(path.begin(), path.end());
  return path;
}

std::vector<WrittenMove> writtenMovesFrom(const Position& position, Site from) {
  std::vector<WrittenMove> out;
  const Walk walk(position, from);
  const ChainTree tree(walk);
  tree.forEachMove([&](const Move& move, std::size_t node) {
    out.push_back({move, tree.pathTo(node)});
  });
  walk.wholeSwaps().forEach([&](Site to) {
    out.push_back({swapMove(from, to), {{from, false}, {to, true}}});
  });
  return out;
}

std::vector<WrittenMove> writtenMoves(const Position& position) {
  std::vector<WrittenMove> out;
  if (position.over()) return out;
  for (const HoleInfo& hole : kHoleInfo) {
    if (position.seatOf(hole.site) != position.turn()) continue;
    for (WrittenMove& move : writtenMovesFrom(position, hole.site)) out.push_back(std::move(move));
  }
  return out;
}

Path canonicalPath(const Position& position, const Move& move) {
  for (WrittenMove& written : writtenMovesFrom(position, move.from)) {
    if (written.move == move) return std::move(written.path);
  }
  return {};
}

}  // namespace nyota::sternhalma
