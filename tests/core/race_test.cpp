// The race solver: when it is asked, what it answers, and that what is won stays won.
#include "core/sternhalma/race.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/base/rng.h"
#include "core/sternhalma/evaluate.h"
#include "core/sternhalma/game.h"
#include "core/sternhalma/text.h"
#include "core/table/race_thinker.h"
#include "tests/core/legal_moves.h"
#include "tests/core/rules_setups.h"
#include "tests/core/slow_build.h"

namespace {

using legal_moves::isLegal;
using legal_moves::movesOf;
using nyota::kDecidedScore;
using nyota::kWinScore;
using nyota::Rng;
using nyota::Scores;
using nyota::search::Options;
using nyota::sternhalma::Evaluator;
using nyota::sternhalma::Move;
using nyota::sternhalma::Position;
using nyota::sternhalma::Variant;
using Race = nyota::table::RaceThinker<nyota::Sternhalma>;
using Thought = nyota::search::Thought<Move>;
using rules_play::variantWith;

constexpr Options kHigh{.level = 6, .nodes = 20'000};

/// The move that leaves the mover best off, or now and then another one.
Move quickMove(const Position& position, const Evaluator& evaluator, Rng& rng) {
  const std::vector<Move> moves = movesOf(position);
  if (rng.below(4) == 0) return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
  const auto worth = [&](const Move& move) {
    Position next = position;
    next.play(move);
    return evaluator.scores(next)[static_cast<std::size_t>(position.turn())];
  };
  Move best = moves[0];
  int most = worth(best);
  for (const Move& move : moves) {
    const int value = worth(move);
    if (value <= most) continue;
    most = value;
    best = move;
  }
  return best;
}

/// A position in which a quick game has become a race; nothing where it never does.
std::optional<Position> someRace(const Variant& variant, std::uint64_t seed) {
  Position position = Position::start(variant);
  const Evaluator evaluator(position);
  Rng rng(seed);
  for (int ply = 0; ply < 600 && !position.over(); ++ply) {
    if (Race::applies(position, kHigh)) return position;
    position.play(quickMove(position, evaluator, rng));
  }
  return std::nullopt;
}

Thought think(const Position& position, const Options& options, std::uint64_t slice = 500) {
  Race race(position, options);
  while (!race.slice(slice)) {
  }
  return race.thought();
}

const std::vector<std::string>& twoSeats() {
  static const std::vector<std::string> setups = {
      "'players':2",
      "'players':2,'preset':'classic'",
      "'players':2,'preset':'masters'",
      "'players':2,'preset':'japanese'",
      "'players':2,'rules':{'hops':'distance'}",
      "'players':2,'rules':{'sets':2}",
  };
  return setups;
}

Position positionOf(const Variant& variant, const char* text) {
  const auto position = nyota::sternhalma::readPosition(variant, text);
  EXPECT_TRUE(bool(position)) << text;
  return *position;
}

bool sameThought(const Thought& a, const Thought& b) {
  return a.move == b.move && a.score == b.score && a.depth == b.depth && a.nodes == b.nodes &&
         a.lines.size() == 1 && b.lines.size() == 1 && a.lines[0].moves == b.lines[0].moves &&
         a.lines[0].score == b.lines[0].score;
}

int size(int value) { return value < 0 ? -value : value; }

/// The line told must be playable and the scores must add up.
void expectSound(const Position& position, const Thought& thought) {
  ASSERT_EQ(thought.lines.size(), 1U);
  ASSERT_FALSE(thought.lines[0].moves.empty());
  EXPECT_EQ(thought.move, thought.lines[0].moves[0]);
  EXPECT_EQ(thought.score, thought.lines[0].score);
  EXPECT_EQ(thought.depth, static_cast<int>(thought.lines[0].moves.size()));
  if (position.seats() == 2) {
    EXPECT_EQ(thought.score[0], -thought.score[1]);
  }
  Position along = position;
  for (const Move& move : thought.lines[0].moves) {
    ASSERT_TRUE(isLegal(along, move));
    along.play(move);
  }
}

constexpr std::uint64_t kRaces = kSlow ? 1 : 3;

TEST(Race, IsNoneAtTheStart) {
  for (const std::string& setup : twoSeats()) {
    const Variant variant = variantWith(setup);
    EXPECT_FALSE(Race::applies(Position::start(variant), kHigh)) << setup;
  }
  const Variant variant = variantWith("'players':6");
  EXPECT_FALSE(Race::applies(Position::start(variant), kHigh));
  const Variant alone = variantWith("'players':1");
  EXPECT_TRUE(Race::applies(Position::start(alone), kHigh));
}

TEST(Race, OnlyWhereNobodyIsBeforeAnybody) {
  const Variant variant = variantWith("'players':2");
  // Seat 0 comes from row a. The armies have passed each other; then one has left a piece behind.
  const Position passed =
      positionOf(variant, "a/aa/1a1/1a2/6a6/6a5/5a5/6a3/4a4/10/4dd5/5dd5/5dd6/1ddd/3/d1/1 0");
  const Position straggler =
      positionOf(variant, "a/aa/1a1/1a2/6a6/6a5/5a5/6a3/9/10/4dd5/5dd5/5dd6/addd/3/d1/1 0");
  const Position rivals =
      positionOf(variant, "a/aa/1a1/1a2/6a6/6a2d2/5a5/6a3/4a4/10/4dd5/5dd5/5dd6/1ddd/3/2/1 0");
  EXPECT_TRUE(Race::applies(passed, kHigh));
  EXPECT_FALSE(Race::applies(straggler, kHigh));
  EXPECT_FALSE(Race::applies(rivals, kHigh));
  EXPECT_FALSE(Race::applies(passed, {.level = 3}));
  EXPECT_TRUE(Race::applies(passed, {.level = 4}));
  EXPECT_FALSE(Race::applies(passed, {.level = 6, .multi = 2}));
}

TEST(Race, WithMoreSeatsForTheOneThatIsAheadOfAll) {
  const Variant variant = variantWith("'players':3");
  int ahead = 0;
  for (std::uint64_t seed = 1; seed <= kRaces; ++seed) {
    const std::optional<Position> position = someRace(variant, seed);
    if (!position) continue;
    ++ahead;
    const Thought thought = think(*position, kHigh);
    expectSound(*position, thought);
    EXPECT_NE(thought.score, Scores{});
  }
  EXPECT_GE(ahead, 1);
}

TEST(Race, SlicingChangesNothing) {
  for (const std::string& setup : twoSeats()) {
    const Variant variant = variantWith(setup);
    const std::optional<Position> position = someRace(variant, 2);
    ASSERT_TRUE(position.has_value()) << setup;
    const Options options{.level = 6, .nodes = 6'000};
    const Thought whole = think(*position, options, 10'000);
    EXPECT_TRUE(sameThought(whole, think(*position, options, 1))) << setup;
    // Nor does asking now and then how far it has come, which is answered from the beginning.
    Race asked(*position, options);
    expectSound(*position, asked.thought());
    while (!asked.slice(701)) expectSound(*position, asked.thought());
    EXPECT_TRUE(sameThought(whole, asked.thought())) << setup;
  }
}

TEST(Race, WhatIsWonIsWonAsToldMoveByMove) {
  int won = 0;
  for (const std::string& setup : twoSeats()) {
    const Variant variant = variantWith(setup);
    for (std::uint64_t seed = 1; seed <= kRaces; ++seed) {
      std::optional<Position> position = someRace(variant, seed);
      if (!position) continue;
      int winner = -1;
      int pliesLeft = 0;
      while (!position->over() && Race::applies(*position, kHigh)) {
        const int seat = position->turn();
        const Thought thought = think(*position, kHigh);
        expectSound(*position, thought);
        const int score = thought.score[static_cast<std::size_t>(seat)];
        if (winner >= 0) {
          EXPECT_EQ(score > 0 ? seat : 1 - seat, winner) << setup << seed;
          EXPECT_LE(kWinScore - size(score), pliesLeft - 1) << setup << seed;
        }
        if (size(score) > kDecidedScore) {
          winner = score > 0 ? seat : 1 - seat;
          pliesLeft = kWinScore - size(score);
        }
        position->play(thought.move);
      }
      EXPECT_TRUE(position->over()) << setup << seed;
      if (winner < 0) continue;
      EXPECT_EQ(position->ranks()[static_cast<std::size_t>(winner)], 1) << setup << seed;
      EXPECT_EQ(pliesLeft, 1) << setup << seed;
      ++won;
    }
  }
  EXPECT_GE(won, static_cast<int>(twoSeats().size() * kRaces) / 2);
}

TEST(Race, TheLastMovesAreExact) {
  const Variant variant = variantWith("'players':2,'rules':{'blocking':'own-only'}");
  struct Ending {
    const char* text;
    int plies;  ///< to the end
    int winner;
  };
  // One step is left to each side, or two to seat 0 and one to its rival.
  for (const Ending& ending : {
           Ending{"a/aa/aaa/1aaa/4a8/12/11/10/9/10/11/12/8d4/ddd1/ddd/dd/d 0", 1, 0},
           Ending{"a/aa/aaa/1aaa/4a8/12/11/10/9/10/11/12/8d4/ddd1/ddd/dd/d 1", 1, 1},
           Ending{"a/aa/aaa/1aaa/13/4a7/11/10/9/10/11/12/8d4/ddd1/ddd/dd/d 0", 2, 1},
           Ending{"a/aa/aaa/1aaa/13/4a7/11/10/9/10/11/12/8d4/ddd1/ddd/dd/d 1", 1, 1},
           Ending{"a/aa/aaa/1aaa/13/4a7/11/10/9/10/11/7d4/13/ddd1/ddd/dd/d 0", 3, 0},
       }) {
    const Position position = positionOf(variant, ending.text);
    ASSERT_TRUE(Race::applies(position, kHigh)) << ending.text;
    const Thought thought = think(position, kHigh);
    expectSound(position, thought);
    EXPECT_EQ(thought.score[ending.winner], kWinScore - ending.plies) << ending.text;
    EXPECT_LT(thought.nodes, 2'000U);
  }
}

}  // namespace
