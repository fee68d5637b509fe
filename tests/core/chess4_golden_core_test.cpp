// The engine against the recorded games of four-player chess.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/chess4/position.h"
#include "tests/core/chess4_golden_game.h"
#include "tests/core/chess4_random_play_core.h"

namespace {

using nyota::chess4::Position;

class Chess4GoldenCore : public testing::TestWithParam<std::string> {};

std::string playingText(const Position& position) {
  std::string text;
  for (int seat = 0; seat < 4; ++seat) text += position.playing(seat) ? '1' : '0';
  return text;
}

TEST_P(Chess4GoldenCore, AgreesWithTheRecord) {
  const chess4_golden::Record record = chess4_golden::readRecord(GetParam());
  ASSERT_TRUE(record.complete);
  const nyota::chess4::Variant variant = chess4_play::variantOf(record.rules);
  Position position = Position::start(variant);
  for (const chess4_golden::Ply& ply : record.plies) {
    SCOPED_TRACE("line " + std::to_string(ply.line) + ": " + ply.text);
    const int resigning = chess4_golden::resigningSeat(ply.text);
    if (resigning >= 0) {
      ASSERT_TRUE(position.playing(resigning));
      position.resign(resigning);
    } else {
      EXPECT_EQ(static_cast<int>(position.countMoves()), ply.legal);
      position.play(chess4_play::moveOf(position, ply.text));
    }
    EXPECT_EQ(position.hash(), position.hashFromScratch());
    EXPECT_EQ(position.over() ? -1 : position.turn(), ply.turn);
    EXPECT_EQ(chess4_play::pointsOf(position), ply.points);
    EXPECT_EQ(playingText(position), ply.playing);
    if (!ply.board.empty()) {
      EXPECT_EQ(chess4_golden::boardText(chess4_play::boardOf(position)), ply.board);
    }
    if (HasFailure()) return;
  }
  EXPECT_EQ(reasonName(position.reason()), record.reason);
  EXPECT_EQ(detailName(position.detail()), record.detail);
  EXPECT_EQ(chess4_play::pointsOf(position), record.points);
  EXPECT_EQ(chess4_play::ranksOf(position), record.ranks);
}

INSTANTIATE_TEST_SUITE_P(Records, Chess4GoldenCore, testing::ValuesIn(chess4_golden::recordNames()),
                         chess4_golden::testName);

}  // namespace
