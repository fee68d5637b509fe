// The command line of the arena.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tests/arena/contest.h"
#include "tests/arena/run.h"

namespace arena {

struct Arguments {
  std::string setup = R"({"game":"sternhalma","players":2})";
  std::vector<std::string> players = {"6"};
  Limits limits;
  int games = 10;
  int opening = 4;
  std::uint64_t seed = 1;
  int most = 2000;
  bool times = true;
  std::optional<Sprt> sprt;
  RunOptions run;
  bool serve = false;              ///< be a player instead of letting players play
  std::vector<std::string> merge;  ///< files; nothing is played then
};

/// Nothing, with the reason in `fault`, where they make no sense.
std::optional<Arguments> readArguments(const std::vector<std::string>& words, std::string& fault);

/// What they ask for. Nothing, with the reason in `fault`, for a bad setup or player.
std::optional<Contest> contestOf(const Arguments& arguments, std::string& fault);

}  // namespace arena
