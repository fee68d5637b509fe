// Reader of the recorded games of four-player chess in tests/data/games/chess4 (the README there
// describes the format).
#pragma once

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/core/chess4_reference/game.h"

namespace chess4_golden {

struct Ply {
  std::string text;  ///< a move, or `resign:SEAT`
  int legal = -1;    ///< legal moves before it, -1 before a resignation
  int line = 0;      ///< where it stands in the file
  // What holds after it.
  int turn = -1;  ///< -1: the game is over
  std::vector<int> points;
  std::string playing;  ///< a 1 for each seat that plays, a 0 for one that is out
  std::string board;    ///< empty: not told
};

struct Record {
  std::string setupJson;
  reference_chess4::Rules rules;
  std::vector<Ply> plies;
  std::string reason;
  std::string detail;
  std::vector<int> points;
  std::vector<int> ranks;
  bool complete = false;  ///< the file was read to its end and made sense
};

/// Names of the games to replay in this build: all, or the quick ones in slow builds.
std::vector<std::string> recordNames();
Record readRecord(const std::string& name);
/// The name of a test that is run for each record, which may hold no hyphens.
std::string testName(const testing::TestParamInfo<std::string>& info);
/// The seat of `resign:SEAT`, -1 for a move.
int resigningSeat(const std::string& text);

/// The pieces as the records write them: cell, first letter of the colour, letter of the piece.
std::string boardText(const reference_chess4::Board& board);

}  // namespace chess4_golden
