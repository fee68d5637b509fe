// What the computer player of four-player chess promises of one move.
#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/base/rng.h"
#include "core/chess4/evaluate.h"
#include "core/chess4/fen4.h"
#include "core/chess4/text.h"
#include "core/search/thinking.h"
#include "tests/core/chess4_rules_play.h"
#include "tests/core/legal_moves.h"
#include "tests/core/slow_build.h"

namespace {

using chess4_rules::Game;
using legal_moves::isLegal;
using nyota::Rng;
using nyota::chess4::kindOf;
using nyota::chess4::Move;
using nyota::chess4::ownerOf;
using nyota::chess4::Position;
using nyota::search::Options;
using Thinking = nyota::search::Thinking<Position, nyota::chess4::Evaluator>;
using Thought = nyota::search::Thought<Move>;

constexpr int kLevels = nyota::kHighestLevel;

Thought think(const Position& position, const Options& options, std::uint64_t slice = 500) {
  Thinking thinking(position, options);
  while (!thinking.slice(slice)) {
  }
  return thinking.thought();
}

std::string answer(const Position& position, int level, std::uint64_t seed = 1) {
  return moveText(position, think(position, {.level = level, .nodes = 2000, .seed = seed}).move);
}

void playRandomly(Position& position, int plies, Rng& rng) {
  std::vector<Move> moves;
  for (int ply = 0; ply < plies && !position.over(); ++ply) {
    position.generate(moves);
    position.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
  }
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

TEST(SearchChess4, TakesTheMateThatPays) {
  for (int level = 1; level <= kLevels; ++level) {
    // A knight could be had as well.
    Game game("", "a8bK a7bP a9bP b7bP b9bP f5rR f12bN");
    ASSERT_TRUE(game.play(answer(game.now(), level)));
    EXPECT_FALSE(game.plays(1)) << level;
    EXPECT_GE(game.points(0), 20) << level;
  }
}

TEST(SearchChess4, MatesInTeams) {
  for (int level = 1; level <= kLevels; ++level) {
    Game game("teams", "a8bK a7bP a9bP b7bP b9bP f5rR f12bN n7gR");
    ASSERT_TRUE(game.play(answer(game.now(), level)));
    EXPECT_EQ(game.reason(), "checkmate") << level;
    EXPECT_EQ(game.ranks(), (std::vector<int>{1, 3, 1, 3})) << level;
  }
}

// The lower levels may overlook these two.
TEST(SearchChess4, TheHighestLevelTakesTheFreeQueen) {
  for (const char* options : {"", "teams"}) {
    const Game game(options, "d5rR f5bQ d9bP h2rP");
    EXPECT_EQ(answer(game.now(), kLevels), "d5-f5") << options;
  }
}

TEST(SearchChess4, TheHighestLevelTakesTheGreaterCheck) {
  Game game("", "g6rN f7bK j9gK e5bP k2rR");
  ASSERT_TRUE(game.play(answer(game.now(), kLevels)));
  EXPECT_EQ(game.points(0), 5);
}

TEST(SearchChess4, PromotesWhereItIsSafe) {
  for (int level = 1; level <= kLevels; ++level) {
    const Game game("", "e7rP f3rN e2rR j13yP");
    EXPECT_EQ(answer(game.now(), level), "e7-e8") << level;
  }
}

/// Can the seat to move take a queen of that seat with nothing of equal worth at stake?
bool queenHangs(const Position& position, int seat) {
  std::vector<Move> moves;
  position.generate(moves);
  return std::any_of(moves.begin(), moves.end(), [&](const Move& move) {
    const auto taken = position.at(move.to);
    return kindOf(taken) == nyota::chess4::Kind::kQueen &&
           static_cast<int>(ownerOf(taken)) == seat &&
           kindOf(position.at(move.from)) != nyota::chess4::Kind::kQueen;
  });
}

TEST(SearchChess4, DoesNotLeaveItsQueenToTheNextPlayer) {
  // Attacked by a bishop, a pawn, a knight, a rook behind its own pawn; a promoted one too.
  const std::vector<std::string> boards = {
      "f6rQ c9bB g2rP h2rP", "f6rD c9bB g2rP h2rP", "f6rQ e7bP d8bP g2rP",
      "f6rQ d7bN h2rP k5gP", "f6rQ a6bR h2rP g7yP",
  };
  for (const std::string& board : boards) {
    for (const char* options : {"", "teams"}) {
      for (int level = 3; level <= kLevels; ++level) {
        Game game(options, board);
        const Game blue(options, board + " turn:b");
        ASSERT_TRUE(queenHangs(blue.now(), 0)) << board;
        ASSERT_TRUE(game.play(answer(game.now(), level)));
        EXPECT_FALSE(queenHangs(game.now(), 0)) << board << " " << options << level;
      }
    }
  }
}

TEST(SearchChess4, DoesNotMoveItsQueenIntoReach) {
  Rng rng(5);
  int looked = 0;
  for (int start = 0; start < (kSlow ? 2 : 6); ++start) {
    const Game fresh;
    Position position = fresh.now();
    playRandomly(position, 16 + 4 * start, rng);
    for (int turn = 0; turn < 4; ++turn) {
      const int seat = position.turn();
      const Move move = think(position, {.level = 4, .nodes = 1000}).move;
      const bool queen = kindOf(position.at(move.from)) == nyota::chess4::Kind::kQueen &&
                         position.at(move.to) == nyota::chess4::kEmpty;
      position.play(move);
      EXPECT_FALSE(queen && queenHangs(position, seat)) << positionText(position);
      ++looked;
    }
  }
  EXPECT_GE(looked, 8);
}

TEST(SearchChess4, EndsTheGameByItsLeadWhereThatWins) {
  for (int level = 1; level <= kLevels; ++level) {
    Game game("", "d5rR f5bP h2rP c9bN out:yg points:30,10,20,20");
    ASSERT_TRUE(game.play(answer(game.now(), level)));
    ASSERT_EQ(game.reason(), "lead") << level;
    EXPECT_EQ(game.ranks()[0], 1) << level;
  }
}

TEST(SearchChess4, PlaysOnWhereTheLeadWouldEndItBehindOneWhoIsOut) {
  for (int level = 1; level <= kLevels; ++level) {
    Game game("", "d5rR f5bP h2rP c9bN out:yg points:30,10,60,20");
    ASSERT_TRUE(game.play(answer(game.now(), level)));
    EXPECT_EQ(game.reason(), "") << level;
  }
}

TEST(SearchChess4, MovesAreLegalInBothModes) {
  int thoughts = 0;
  for (const char* options : {"", "teams", "next", "off first:2"}) {
    for (int level = 1; level <= kLevels; ++level) {
      Rng rng(static_cast<std::uint64_t>(level));
      const Game fresh(options);
      Position position = fresh.now();
      for (int i = 0; i < (kSlow ? 3 : 25) && !position.over(); ++i) {
        playRandomly(position, 9, rng);
        if (position.over()) break;
        const Thought thought = think(position, {.level = level, .nodes = 200, .multi = 2});
        ASSERT_TRUE(isLegal(position, thought.move)) << positionText(position);
        for (const auto& line : thought.lines) {
          Position along = position;
          for (const Move& move : line.moves) {
            ASSERT_TRUE(isLegal(along, move)) << positionText(position);
            along.play(move);
          }
        }
        ++thoughts;
      }
    }
  }
  EXPECT_GT(thoughts, kSlow ? 60 : 400);
}

TEST(SearchChess4, SlicingChangesNothing) {
  for (const char* options : {"", "teams"}) {
    for (const int plies : {0, 20, 60}) {
      Rng rng(3);
      const Game fresh(options);
      Position position = fresh.now();
      playRandomly(position, plies, rng);
      const Options asked{.level = 6, .nodes = kSlow ? 400U : 2000U, .seed = 5, .multi = 2};
      const Thought whole = think(position, asked, 1'000'000'000);
      EXPECT_TRUE(sameThought(whole, think(position, asked, 1)));
      EXPECT_TRUE(sameThought(whole, think(position, asked, 97)));
    }
  }
}

// One number for many answers, the same natively, under the sanitizers and as wasm. Whoever changes
// the evaluation or the search writes down the new one.
TEST(SearchChess4, TheSameAnswersOnEveryMachine) {
  std::uint64_t signature = 0;
  for (const char* options : {"", "teams"}) {
    for (const int plies : {0, 8, 40, 90}) {
      Rng rng(11);
      const Game fresh(options);
      Position position = fresh.now();
      playRandomly(position, plies, rng);
      const Thought thought = think(position, {.level = 6, .nodes = 600, .seed = 1});
      for (const Move& move : thought.lines[0].moves) {
        const auto cells = static_cast<std::uint64_t>(move.from) << 8U | move.to;
        signature = nyota::scatter(signature ^ cells);
      }
      const int score = thought.score[static_cast<std::size_t>(position.turn())];
      signature = nyota::scatter(signature ^ static_cast<std::uint64_t>(score));
    }
  }
  EXPECT_EQ(signature, 11764541142488980503U);
}

}  // namespace
