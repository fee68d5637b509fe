// What the levels of the computer player see and overlook, in both games.
#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/base/rng.h"
#include "core/chess4/evaluate.h"
#include "core/chess4/text.h"
#include "core/search/thinking.h"
#include "core/sternhalma/evaluate.h"
#include "core/sternhalma/text.h"
#include "tests/core/chess4_rules_play.h"
#include "tests/core/legal_moves.h"
#include "tests/core/rules_setups.h"

namespace {

namespace chess4 = nyota::chess4;
namespace sternhalma = nyota::sternhalma;
using legal_moves::movesOf;
using nyota::kHighestLevel;
using nyota::kLowestLevel;
using nyota::Sight;
using nyota::search::Options;

constexpr std::uint64_t kSeeds = 20;

sternhalma::Variant standardFor(int players) {
  return rules_play::variantWith(R"("preset":"standard","players":)" + std::to_string(players));
}

template <class Position, class Evaluator>
auto think(const Position& position, const Options& options) {
  nyota::search::Thinking<Position, Evaluator> thinking(position, options);
  while (!thinking.slice(500)) {
  }
  return thinking.thought();
}

auto thinkHops(const sternhalma::Position& position, const Options& options) {
  return think<sternhalma::Position, sternhalma::Evaluator>(position, options);
}

auto thinkChess(const chess4::Position& position, const Options& options) {
  return think<chess4::Position, chess4::Evaluator>(position, options);
}

/// The most effort that a level ever makes.
int farthest(const Sight& sight) { return sight.reach + sight.attention - 1; }

template <class Position>
void playRandomly(Position& position, nyota::Rng& rng) {
  const auto moves = movesOf(position);
  position.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
}

template <class Evaluator, class Position>
void expectEachLevelToSeeMore(const Position& position) {
  for (int level = kLowestLevel; level < kHighestLevel; ++level) {
    const Sight lower = Evaluator::sight(position, level);
    const Sight higher = Evaluator::sight(position, level + 1);
    EXPECT_GE(higher.nodes, lower.nodes) << level;
    EXPECT_GE(higher.depth, lower.depth) << level;
    // To look ahead where the lower one does not weighs more than to notice less.
    EXPECT_TRUE((lower.depth == 0 && higher.depth > 0) || farthest(higher) > farthest(lower))
        << level;
    EXPECT_LT(farthest(lower), Sight::kFar) << level;
    EXPECT_GE(lower.reach, 1) << level;
    EXPECT_GE(lower.attention, 1) << level;
  }
  EXPECT_EQ(Evaluator::sight(position, kHighestLevel).reach, Sight::kFar);
}

TEST(Levels, EachSeesMoreThanTheOneBelow) {
  for (int players = 1; players <= 6; ++players) {
    const sternhalma::Variant variant = standardFor(players);
    expectEachLevelToSeeMore<sternhalma::Evaluator>(sternhalma::Position::start(variant));
  }
  for (const char* board : {"d5rR h2rP", "d5rR h2rP out:y", "d5rR h2rP out:yg"}) {
    expectEachLevelToSeeMore<chess4::Evaluator>(chess4_rules::Game("", board).now());
  }
}

/// The last piece of seat 0, whose goal is at the top, has a ladder of five hops into it; three
/// others are on their way.
class LevelsLadder : public testing::Test {
 protected:
  sternhalma::Variant variant = standardFor(2);
  sternhalma::Position position = *sternhalma::readPosition(
      variant, "a/aa/aaa/4/6d6/12/5d5/10/4d4/a8a/5d5/a11/6d6/d1a1/d2/dd/d 0");

  /// The move that brings its piece nearest to the goal, in steps.
  [[nodiscard]] sternhalma::Move longest() const {
    const auto moves = movesOf(position);
    return *std::max_element(moves.begin(), moves.end(),
                             [&](const auto& a, const auto& b) { return gained(a) < gained(b); });
  }
  [[nodiscard]] int gained(const sternhalma::Move& move) const {
    const auto& distance = variant.set(position.homeOf(move.from)).distance;
    return static_cast<int>(distance[move.from]) - static_cast<int>(distance[move.to]);
  }
  [[nodiscard]] int effort(const sternhalma::Move& move) const {
    return sternhalma::Evaluator(position).effort(position, move);
  }
};

TEST_F(LevelsLadder, EffortIsFourForEachLandingAndOneForEachPieceAhead) {
  ASSERT_GE(gained(longest()), 10);
  EXPECT_EQ(effort(longest()), 5 * 4 + 3);
  std::set<int> lastPiece;
  std::set<int> others;
  for (const auto& move : movesOf(position)) {
    (move.from == longest().from ? lastPiece : others).insert(effort(move));
  }
  // Its steps and single hops, then one landing more each.
  EXPECT_EQ(lastPiece, (std::set<int>{7, 11, 15, 19, 23}));
  // The two in front have nobody ahead, the next one has these two.
  EXPECT_EQ(*others.begin(), 4);
  EXPECT_TRUE(others.count(6) == 1);
}

TEST_F(LevelsLadder, TheHighestLevelClimbsItAndTheLowestNeverSeesIt) {
  EXPECT_EQ(thinkHops(position, {.level = kHighestLevel, .nodes = 3000}).move, longest());
  const int most = farthest(sternhalma::Evaluator::sight(position, 1));
  ASSERT_LT(most, effort(longest()));
  std::set<int> efforts;
  for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
    const auto thought = thinkHops(position, {.level = 1, .seed = seed});
    efforts.insert(effort(thought.move));
    EXPECT_EQ(thought.move, thinkHops(position, {.level = 1, .seed = seed}).move) << seed;
  }
  EXPECT_LE(*efforts.rbegin(), most);
  EXPECT_GT(efforts.size(), 1U);  // the attention is not always the same
}

TEST_F(LevelsLadder, AdviceOverlooksNothing) {
  const auto thought = thinkHops(position, {.level = 1, .multi = 2});
  ASSERT_EQ(thought.lines.size(), 2U);
  EXPECT_EQ(thought.move, longest());
}

TEST(Levels, AttentionLastsForSomeTurnsOfASeat) {
  struct Case {
    int players;
    int turns;
  };
  for (const auto& one : {Case{2, 16}, Case{3, 16}, Case{4, 4}, Case{6, 4}}) {
    const sternhalma::Variant variant = standardFor(one.players);
    sternhalma::Position position = sternhalma::Position::start(variant);
    const sternhalma::Evaluator evaluator(position);
    nyota::Rng rng(1);
    for (int ply = 0; ply < 2 * one.turns * one.players && !position.over(); ++ply) {
      // Nobody passes or finishes so early, so this is the turn of each seat.
      const int turn = ply / one.players;
      ASSERT_EQ(position.turnsTaken(position.turn()), turn);
      EXPECT_EQ(evaluator.spell(position), turn < one.turns ? 0U : 1U) << one.players << turn;
      playRandomly(position, rng);
    }
  }
}

TEST(Levels, AttentionLastsForTwoRoundsOfChess) {
  const chess4_rules::Game game;
  chess4::Position position = game.now();
  const chess4::Evaluator evaluator(position);
  nyota::Rng rng(1);
  for (int ply = 0; ply < 24; ++ply) {
    EXPECT_EQ(evaluator.spell(position), static_cast<std::uint64_t>(ply / 8)) << ply;
    playRandomly(position, rng);
  }
}

/// The effort of the move of that text.
int chessEffort(const chess4_rules::Game& game, const std::string& text) {
  for (const auto& move : movesOf(game.now())) {
    if (moveText(game.now(), move) == text) {
      return chess4::Evaluator(game.now()).effort(game.now(), move);
    }
  }
  ADD_FAILURE() << "no such move: " << text;
  return 0;
}

TEST(LevelsChess4, EffortIsHowFarThePieceGoes) {
  const chess4_rules::Game game("", "d5rR g6rN f4rB h2rP");
  EXPECT_EQ(chessEffort(game, "d5-d6"), 1);
  EXPECT_EQ(chessEffort(game, "d5-d11"), 6);
  EXPECT_EQ(chessEffort(game, "f4-i7"), 3);
  EXPECT_EQ(chessEffort(game, "g6-h8"), 2);
}

TEST(LevelsChess4, WhatIsWorthLittleIsHarderToSeeTaken) {
  EXPECT_EQ(chessEffort(chess4_rules::Game("", "d5rR d9bQ h2rP"), "d5-d9"), 4 + 3);
  EXPECT_EQ(chessEffort(chess4_rules::Game("", "d5rR d9bR h2rP"), "d5-d9"), 4 + 7);
  EXPECT_EQ(chessEffort(chess4_rules::Game("", "d5rR d9bN h2rP"), "d5-d9"), 4 + 9);
  EXPECT_EQ(chessEffort(chess4_rules::Game("", "d5rR d9bP h2rP"), "d5-d9"), 4 + 11);
}

TEST(LevelsChess4, AQueenInDangerWakesOneUp) {
  const chess4_rules::Game safe("", "f6rQ h2rP c10bB");
  const chess4_rules::Game attacked("", "f6rQ h2rP c9bB");
  EXPECT_EQ(chessEffort(safe, "f6-f11"), 5);
  EXPECT_EQ(chessEffort(attacked, "f6-f11"), 3);
  EXPECT_EQ(chessEffort(attacked, "f6-f7"), 1);
}

TEST(LevelsChess4, TheLowerLevelsOverlookAFarCaptureButNotInAdvice) {
  const chess4_rules::Game game("", "d5rR d13bR h2rP");
  const std::string taking = "d5-d13";
  const int effort = chessEffort(game, taking);
  const auto answer = [&](const Options& options) {
    return moveText(game.now(), thinkChess(game.now(), options).move);
  };
  EXPECT_EQ(answer({.level = kHighestLevel, .nodes = 3000}), taking);
  for (int level = 1; level <= 3; ++level) {
    ASSERT_LT(farthest(chess4::Evaluator::sight(game.now(), level)), effort) << level;
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
      EXPECT_NE(answer({.level = level, .seed = seed}), taking) << level << " " << seed;
    }
    EXPECT_EQ(answer({.level = level, .multi = 2}), taking) << level;
  }
}

TEST(LevelsChess4, TheLowestTwoPlayWhatPromisesMostOfWhatTheySee) {
  const chess4_rules::Game game;
  chess4::Position position = game.now();
  nyota::Rng rng(3);
  for (int ply = 0; ply < 60 && !position.over(); ++ply) {
    playRandomly(position, rng);
    if (position.over()) break;
    const chess4::Evaluator evaluator(position);
    for (int level = 1; level <= 2; ++level) {
      const Sight sight = chess4::Evaluator::sight(position, level);
      ASSERT_EQ(sight.depth, 0);
      const auto thought = thinkChess(position, {.level = level, .seed = 5});
      // A mate that pays comes before all promises.
      if (evaluator.duty(position, thought.move) > 0) continue;
      const int promise = evaluator.promise(position, thought.move);
      for (const auto& move : movesOf(position)) {
        if (evaluator.effort(position, move) > sight.reach) continue;
        EXPECT_LE(evaluator.promise(position, move), promise) << ply << " level " << level;
      }
    }
  }
}

}  // namespace
