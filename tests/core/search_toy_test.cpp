// The search over a game that it was not written for, where the truth is known.
#include <gtest/gtest.h>

#include "core/search/thinking.h"
#include "tests/core/toy_nim.h"

namespace {

using nyota::kWinScore;
using nyota::search::Options;
using nyota::search::Thought;
using toy::Nim;
using ToyThinking = nyota::search::Thinking<Nim, toy::NimEvaluator>;

Thought<Nim::Move> think(const Nim& position, const Options& options) {
  ToyThinking thinking(position, options);
  while (!thinking.slice()) {
  }
  return thinking.thought();
}

TEST(SearchToy, FiveStonesAreWonByLeavingFour) {
  const auto thought = think(Nim(5), {.level = 6});
  EXPECT_EQ(thought.move, Nim::Move{1});
  // One stone now, any answer, then the rest.
  EXPECT_EQ(thought.score[0], kWinScore - 3);
  EXPECT_EQ(thought.score[1], -(kWinScore - 3));
  ASSERT_EQ(thought.lines[0].moves.size(), 3U);
}

TEST(SearchToy, EveryHeapIsPlayedPerfectly) {
  for (int stones = 1; stones <= 20; ++stones) {
    const auto thought = think(Nim(stones), {.level = 6});
    if (stones % 4 == 0) {
      EXPECT_LT(thought.score[0], -nyota::kDecidedScore) << stones;
    } else {
      EXPECT_EQ(thought.move.taken, stones % 4) << stones;
      EXPECT_GT(thought.score[0], nyota::kDecidedScore) << stones;
    }
  }
}

TEST(SearchToy, ASoonerWinAndALaterLossAreBetter) {
  const auto won = think(Nim(3), {.level = 6});
  EXPECT_EQ(won.move.taken, 3);
  EXPECT_EQ(won.score[0], kWinScore - 1);
  // Eight stones are lost in four plies at the soonest, whatever is tried.
  EXPECT_EQ(think(Nim(8), {.level = 6}).score[0], -(kWinScore - 4));
}

TEST(SearchToy, EveryLevelTakesTheLastStones) {
  for (int level = 1; level <= 6; ++level) {
    for (int seats = 1; seats <= 6; ++seats) {
      for (int stones = 1; stones <= toy::kMostTaken; ++stones) {
        EXPECT_EQ(think(Nim(stones, seats), {.level = level}).move.taken, stones);
      }
    }
  }
}

TEST(SearchToy, ManyLinesAreDistinctAndSorted) {
  const auto thought = think(Nim(7), {.level = 6, .multi = 5});
  ASSERT_EQ(thought.lines.size(), 3U);  // no more than there are moves
  EXPECT_EQ(thought.lines[0].moves[0].taken, 3);
  EXPECT_GT(thought.lines[0].score[0], thought.lines[1].score[0]);
  EXPECT_GE(thought.lines[1].score[0], thought.lines[2].score[0]);
  EXPECT_NE(thought.lines[1].moves[0], thought.lines[2].moves[0]);
}

TEST(SearchToy, ThereIsAMoveBeforeAnyThinking) {
  const ToyThinking thinking(Nim(9), {});
  const auto thought = thinking.thought();
  EXPECT_GE(thought.move.taken, 1);
  EXPECT_EQ(thought.nodes, 0U);
  EXPECT_EQ(thought.depth, 0);
  EXPECT_EQ(thought.lines.size(), 1U);
}

}  // namespace
