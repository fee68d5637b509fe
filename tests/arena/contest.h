// What is played: table, players, and which games.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tests/arena/match.h"
#include "tests/arena/player.h"

namespace arena {

struct Contest {
  std::string setup;  ///< complete, as JSON on one line
  int seats = 0;
  std::vector<Player> players;  ///< each once
  std::vector<int> lineup;      ///< players over the seats of a first game, at most one for each
  int openings = 0;
  int openingPlies = 0;
  std::uint64_t seed = 1;
  int mostPlies = 0;

  /// Games of one opening: each player of the lineup sits on each seat once. One where there is
  /// only one player.
  [[nodiscard]] int rotations() const;
  /// The player on each seat; a lineup shorter than the table is repeated.
  [[nodiscard]] std::vector<int> seating(int rotation) const;
  [[nodiscard]] GamePlan plan(int opening, int rotation) const;
};

/// One of its games.
struct GameResult {
  int opening = 0;
  int rotation = 0;
  Played played;
};

}  // namespace arena
