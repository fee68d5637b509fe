// The search for three and more seats: its moves are legal, and it does not matter where it is cut.
#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/base/rng.h"
#include "core/search/growing.h"
#include "core/sternhalma/evaluate.h"
#include "tests/core/legal_moves.h"
#include "tests/core/rules_setups.h"

namespace {

using legal_moves::isLegal;
using legal_moves::movesOf;
using nyota::Rng;
using nyota::search::Options;
using nyota::sternhalma::Move;
using nyota::sternhalma::Position;
using nyota::sternhalma::Variant;
using Growing = nyota::search::Growing<Position, nyota::sternhalma::Evaluator>;
using Thought = nyota::search::Thought<Move>;
using rules_play::variantWith;

Thought think(const Position& position, const Options& options, std::uint64_t slice) {
  Growing growing(position, options);
  while (!growing.slice(slice)) {
  }
  return growing.thought();
}

/// Calls f(position) with some positions of a random game at each table.
template <class F>
void forSomePositions(F f) {
  for (int players = 3; players <= 6; ++players) {
    const Variant variant = variantWith(R"("players":)" + std::to_string(players));
    Position position = Position::start(variant);
    Rng rng(static_cast<std::uint64_t>(players));
    for (int ply = 0; ply < 60 && !position.over(); ++ply) {
      const std::vector<Move> moves = movesOf(position);
      if (ply % 20 == 0) f(position);
      position.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
  }
}

TEST(SearchGrowing, AnswersWithALegalLine) {
  forSomePositions([](const Position& start) {
    EXPECT_TRUE(isLegal(start, Growing(start, {.level = 6}).thought().move));
    const Thought thought = think(start, {.level = 6, .nodes = 300}, 500);
    EXPECT_EQ(thought.nodes, 300U);
    ASSERT_EQ(thought.lines.size(), 1U);
    EXPECT_EQ(static_cast<int>(thought.lines[0].moves.size()), thought.depth);
    EXPECT_GT(thought.depth, 1);
    Position position = start;
    for (const Move& move : thought.lines[0].moves) {
      ASSERT_TRUE(isLegal(position, move));
      position.play(move);
    }
  });
}

TEST(SearchGrowing, SlicesChangeNothing) {
  forSomePositions([](const Position& start) {
    const Options options{.level = 6, .nodes = 300, .seed = 5};
    const Thought once = think(start, options, 1000);
    const Thought often = think(start, options, 7);
    EXPECT_TRUE(once.lines[0].moves == often.lines[0].moves);
    EXPECT_EQ(once.score, often.score);
    EXPECT_EQ(once.nodes, often.nodes);
  });
}

}  // namespace
