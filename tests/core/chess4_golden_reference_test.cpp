// The second implementation of four-player chess against the recorded games and the leaf counts:
// before it may judge the engine it has to agree with somebody else's reading of the rules.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/core/chess4_golden_game.h"
#include "tests/core/chess4_reference/game.h"

namespace {

using reference_chess4::Game;
using reference_chess4::Rules;

class Chess4GoldenReference : public testing::TestWithParam<std::string> {};

std::string playingText(const Game& game) {
  std::string text;
  for (int seat = 0; seat < 4; ++seat) text += game.playing(seat) ? '1' : '0';
  return text;
}

std::vector<int> pointsOf(const Game& game) { return {game.points().begin(), game.points().end()}; }

TEST_P(Chess4GoldenReference, AgreesWithTheRecord) {
  const chess4_golden::Record record = chess4_golden::readRecord(GetParam());
  ASSERT_TRUE(record.complete);
  Game game(record.rules);
  for (const chess4_golden::Ply& ply : record.plies) {
    SCOPED_TRACE("line " + std::to_string(ply.line) + ": " + ply.text);
    const int resigning = chess4_golden::resigningSeat(ply.text);
    if (resigning >= 0) {
      ASSERT_TRUE(game.resign(resigning));
    } else {
      EXPECT_EQ(static_cast<int>(game.legalMoves().size()), ply.legal);
      ASSERT_TRUE(game.play(ply.text));
    }
    EXPECT_EQ(game.turn(), ply.turn);
    EXPECT_EQ(pointsOf(game), ply.points);
    EXPECT_EQ(playingText(game), ply.playing);
    if (!ply.board.empty()) {
      EXPECT_EQ(chess4_golden::boardText(game.position().board), ply.board);
    }
    if (HasFailure()) return;
  }
  EXPECT_EQ(game.reason(), record.reason);
  EXPECT_EQ(game.detail(), record.detail);
  EXPECT_EQ(pointsOf(game), record.points);
  EXPECT_EQ(game.ranks(), record.ranks);
}

INSTANTIATE_TEST_SUITE_P(Records, Chess4GoldenReference,
                         testing::ValuesIn(chess4_golden::recordNames()), chess4_golden::testName);

Game afterMoves(const Rules& rules, const std::vector<std::string>& moves) {
  Game game(rules);
  for (const std::string& move : moves) EXPECT_TRUE(game.play(move)) << move;
  return game;
}

TEST(Chess4LeafCountsReference, FromTheStart) {
  const std::vector<long long> known = {20, 395, 7800, 152'050};
  for (const char* enPassant : {"round", "next", "off"}) {
    Rules rules;
    rules.enPassant = enPassant;
    const Game game(rules);
    for (int depth = 1; depth <= 3; ++depth) EXPECT_EQ(perft(game, depth), known[depth - 1]);
  }
#ifndef NYOTA_SLOW_BUILD
  EXPECT_EQ(perft(Game(Rules()), 4), known[3]);
#endif
}

TEST(Chess4LeafCountsReference, WithAnEnPassantRight) {
  Rules rules;
  for (const auto& [enPassant, leaves] : std::vector<std::pair<std::string, long long>>{
           {"round", 7405}, {"next", 7010}, {"off", 7010}}) {
    rules.enPassant = enPassant;
    EXPECT_EQ(perft(afterMoves(rules, {"d2-d3", "b4-d4"}), 3), leaves) << enPassant;
  }
}

TEST(Chess4LeafCountsReference, WithCastling) {
  const Game game = afterMoves({}, {"j1-i3", "a5-c6", "e14-f12", "n10-l9", "h2-h3", "b7-c7",
                                    "g13-g12", "m8-l8", "i1-h2", "a6-b7", "f14-g13", "n9-m8"});
  EXPECT_EQ(perft(game, 1), 30);
  EXPECT_EQ(perft(game, 2), 901);
  EXPECT_EQ(perft(game, 3), 27'060);
}

TEST(Chess4LeafCountsReference, AnEarlyMate) {
  const Game game = afterMoves({}, {"g2-g3", "b9-c9", "d13-d12", "m7-k7", "f1-l7", "a8-f13"});
  EXPECT_FALSE(game.playing(2));
  EXPECT_EQ(game.points(), reference_chess4::Points({0, 21, 0, 0}));
}

}  // namespace
