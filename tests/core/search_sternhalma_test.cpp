// What the computer player promises of one move, over every preset and number of seats.
#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/base/rng.h"
#include "core/search/thinking.h"
#include "core/sternhalma/evaluate.h"
#include "core/sternhalma/text.h"
#include "tests/core/legal_moves.h"
#include "tests/core/rules_setups.h"
#include "tests/core/slow_build.h"

namespace {

using legal_moves::isLegal;
using legal_moves::movesOf;
using nyota::Rng;
using nyota::search::Options;
using nyota::sternhalma::Move;
using nyota::sternhalma::Position;
using nyota::sternhalma::Variant;
using Thinking = nyota::search::Thinking<Position, nyota::sternhalma::Evaluator>;
using Thought = nyota::search::Thought<Move>;
using rules_play::variantWith;

constexpr int kLevels = nyota::kHighestLevel;
constexpr std::array kPresetNames = {"standard", "japanese", "classic", "masters"};

Variant presetOf(const char* preset, int players) {
  return variantWith(R"("preset":")" + std::string(preset) + R"(","players":)" +
                     std::to_string(players));
}

Position positionOf(const Variant& variant, const char* text) {
  const auto position = nyota::sternhalma::readPosition(variant, text);
  EXPECT_TRUE(bool(position)) << text;
  return *position;
}

Thought think(const Position& position, const Options& options, std::uint64_t slice = 500) {
  Thinking thinking(position, options);
  while (!thinking.slice(slice)) {
  }
  return thinking.thought();
}

/// Where a game stands after some random moves.
Position afterRandomMoves(const Variant& variant, int plies, std::uint64_t seed) {
  Position position = Position::start(variant);
  Rng rng(seed);
  for (int ply = 0; ply < plies && !position.over(); ++ply) {
    const std::vector<Move> moves = movesOf(position);
    position.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
  }
  return position;
}

bool sameThought(const Thought& a, const Thought& b) {
  if (!(a.move == b.move) || a.score != b.score || a.depth != b.depth || a.nodes != b.nodes ||
      a.lines.size() != b.lines.size()) {
    return false;
  }
  for (std::size_t i = 0; i < a.lines.size(); ++i) {
    if (a.lines[i].moves != b.lines[i].moves || a.lines[i].score != b.lines[i].score) return false;
  }
  return true;
}

template <class F>
void forEachPreset(F f) {
  for (const char* preset : kPresetNames) {
    for (int players = 1; players <= 6; ++players) f(presetOf(preset, players));
  }
}

TEST(Search, SlicingChangesNothing) {
  forEachPreset([](const Variant& variant) {
    const Position position = afterRandomMoves(variant, 20, 3);
    const Options options{.level = 6, .nodes = kSlow ? 400U : 2000U, .seed = 5, .multi = 2};
    const Thought whole = think(position, options, 1'000'000'000);
    EXPECT_TRUE(sameThought(whole, think(position, options, 1)));
    EXPECT_TRUE(sameThought(whole, think(position, options, 97)));
    // Nor does asking now and then how far it has come.
    Thinking asked(position, options);
    while (!asked.slice(53)) EXPECT_TRUE(isLegal(position, asked.thought().move));
    EXPECT_TRUE(sameThought(whole, asked.thought()));
  });
}

// One number for what the player answers in many positions, the same natively, under the
// sanitizers and as wasm. Whoever changes the evaluation or the search writes down the new one.
TEST(Search, TheSameAnswersOnEveryMachine) {
  std::uint64_t signature = 0;
  forEachPreset([&](const Variant& variant) {
    for (const int plies : {3, 40}) {
      const Position position = afterRandomMoves(variant, plies, 11);
      const Thought thought = think(position, {.level = 6, .nodes = 600, .seed = 1});
      for (const Move& move : thought.lines[0].moves) {
        signature =
            nyota::scatter(signature ^ (static_cast<std::uint64_t>(move.from) << 8U | move.to));
      }
      signature = nyota::scatter(signature ^ static_cast<std::uint64_t>(thought.score[0] + 0));
    }
  });
  EXPECT_EQ(signature, 465228323763517178U);
}

TEST(Search, MovesAreLegalInEveryPreset) {
  int thoughts = 0;
  forEachPreset([&](const Variant& variant) {
    for (int level = 1; level <= kLevels; ++level) {
      const int plies = kSlow ? 30 : 120;
      Position position = afterRandomMoves(variant, level, 7);
      for (int ply = 0; ply < plies && !position.over(); ++ply) {
        if (ply % 10 == 0) {
          const Thought thought = think(position, {.level = level, .nodes = 200, .seed = 9});
          ASSERT_TRUE(isLegal(position, thought.move));
          ++thoughts;
        }
        const std::vector<Move> moves = movesOf(position);
        position.play(moves[static_cast<std::size_t>(ply * 31) % moves.size()]);
      }
    }
  });
  EXPECT_GT(thoughts, 300);
}

TEST(Search, LinesAreSortedDistinctAndPlayable) {
  forEachPreset([](const Variant& variant) {
    const Position position = afterRandomMoves(variant, 12, 2);
    const auto seat = static_cast<std::size_t>(position.turn());
    const Thought thought = think(position, {.level = 4, .nodes = 1500, .multi = 4});
    ASSERT_EQ(thought.lines.size(), std::min<std::size_t>(4, movesOf(position).size()));
    EXPECT_EQ(thought.move, thought.lines[0].moves[0]);
    EXPECT_EQ(thought.score, thought.lines[0].score);
    for (std::size_t i = 0; i < thought.lines.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        EXPECT_FALSE(thought.lines[j].moves[0] == thought.lines[i].moves[0]);
        EXPECT_GE(thought.lines[j].score[seat], thought.lines[i].score[seat]);
      }
      Position along = position;
      for (const Move& move : thought.lines[i].moves) {
        ASSERT_TRUE(isLegal(along, move));
        along.play(move);
      }
    }
  });
}

TEST(Search, MoreLinesThanMovesGivesThemAll) {
  const Variant variant = presetOf("standard", 1);
  const Position position = positionOf(variant, "1/2/3/4/13/12/11/10/9/10/11/12/13/4/3/2/a 0");
  const Thought thought = think(position, {.level = 1, .multi = 50});
  EXPECT_EQ(thought.lines.size(), 2U);
}

TEST(Search, OptionsAreHonoured) {
  const Variant variant = presetOf("standard", 2);
  const Position position = afterRandomMoves(variant, 10, 1);
  // One ply is always seen whole, and the work is never cut in the middle of a move.
  const auto moves = static_cast<std::uint64_t>(movesOf(position).size());
  EXPECT_EQ(think(position, {.level = 6, .nodes = 1}).nodes, moves);
  EXPECT_EQ(think(position, {.level = 6, .nodes = 5000}).nodes, 5000U);
  EXPECT_LE(think(position, {.level = 2}).nodes,
            nyota::sternhalma::Evaluator::sight(position, 2).nodes);
  std::vector<Move> chosen;
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    const Move move = think(Position::start(variant), {.level = 1, .seed = seed}).move;
    if (std::find(chosen.begin(), chosen.end(), move) == chosen.end()) chosen.push_back(move);
  }
  EXPECT_GT(chosen.size(), 1U);  // the start is symmetric, so some moves are equals
}

TEST(Search, StrongerLevelsMaySpendMore) {
  for (int seats = 1; seats <= 6; ++seats) {
    const Variant variant = presetOf("standard", seats);
    const Position start = Position::start(variant);
    for (int level = 2; level <= kLevels; ++level) {
      EXPECT_GE(nyota::sternhalma::Evaluator::sight(start, level).nodes,
                nyota::sternhalma::Evaluator::sight(start, level - 1).nodes);
    }
  }
  for (int level = 1; level <= 4; ++level) EXPECT_LE(nyota::search::timeLimitMs(level), 100);
  EXPECT_LE(nyota::search::timeLimitMs(5), 300);
  EXPECT_LE(nyota::search::timeLimitMs(6), 1000);
}

/// Would the move make its mover finish?
bool finishes(const Position& position, const Move& move) {
  Position next = position;
  next.play(move);
  return next.status(position.turn()) == nyota::sternhalma::SeatStatus::kFinished;
}

TEST(Search, NoLevelMissesAFinishInOne) {
  int chances = 0;
  int games = 0;
  for (const char* preset : kPresetNames) {
    for (int players = 1; players <= (kSlow ? 3 : 6); ++players) {
      ++games;
      const Variant variant = presetOf(preset, players);
      Position position = afterRandomMoves(variant, 2, 4);
      while (!position.over()) {
        const std::vector<Move> moves = movesOf(position);
        const bool chance = std::any_of(moves.begin(), moves.end(),
                                        [&](const Move& move) { return finishes(position, move); });
        for (int level = 1; chance && level <= kLevels; ++level) {
          const Thought thought = think(position, {.level = level, .nodes = 300});
          EXPECT_TRUE(finishes(position, thought.move)) << preset << players << " level " << level;
          ++chances;
        }
        position.play(think(position, {.level = 1, .nodes = 100}).move);
      }
    }
  }
  // Each of these games is finished by somebody, so each has such a chance at its end at least.
  EXPECT_GE(chances, games * kLevels);
}

// A goal that is still full of others is won by the one hole that they have left.
TEST(Search, FullGoalIsWonWithOnePieceAmongNine) {
  const Variant variant = presetOf("standard", 2);
  const Position position =
      positionOf(variant, "d/dd/ddd/d1dd/5a7/12/11/10/9/10/11/12/2aaaaaaa4/a3/3/1d/1 0");
  for (int level = 1; level <= kLevels; ++level) {
    EXPECT_TRUE(finishes(position, think(position, {.level = level}).move)) << level;
  }
}

}  // namespace
