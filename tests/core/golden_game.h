// Reader of the recorded games in tests/data/games (their README describes the format).
#pragma once

#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/core/reference/reference.h"

namespace golden {

/// What a record says about the game after one of its plies.
struct Check {
  std::string position;
  std::vector<int> inGoal;
  std::vector<int> distance;
  std::vector<int> ranks;  ///< 0 = none yet
};

struct Ply {
  std::string text;  ///< a move, or `resign:SEAT`
  int legal = -1;    ///< legal moves before it, -1 before a resignation
  int line = 0;      ///< where it stands in the file
  bool checked = false;
  Check check;
};

struct Record {
  std::string name;
  std::string setupJson;  ///< as given to the public API
  std::vector<std::vector<int>> homes;
  std::map<std::string, std::string> rules;  ///< every option as played, by its public name
  std::string start;
  std::vector<Ply> plies;
  std::string reason;
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

reference::Setup referenceSetup(const Record& record);

}  // namespace golden
