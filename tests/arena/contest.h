// What is played: table, players, and which games.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tests/arena/match.h"
#include "tests/arena/player.h"
#include "tests/arena/statistics.h"

namespace arena {

/// Numbers of games and plies are at most this.
inline constexpr int kMostNumber = 1'000'000'000;

struct Contest {
  std::string setup;  ///< complete, as JSON on one line
  std::string brief;  ///< only what differs from the defaults
  int seats = 0;
  std::vector<Player> players;  ///< each once
  std::vector<int> lineup;      ///< players over the seats of a first game, at most one for each
  int openings = 0;
  int openingPlies = 0;
  std::uint64_t seed = 1;
  int mostPlies = 0;
  bool times = true;         ///< results tell what depends on the machine
  std::optional<Sprt> sprt;  ///< only of a duel

  /// Two players at a table for two.
  [[nodiscard]] bool duel() const { return seats == 2 && players.size() == 2; }
  /// Games of one opening: each player of the lineup sits on each seat once. One where there is
  /// only one player.
  [[nodiscard]] int rotations() const;
  /// The player on each seat; a lineup shorter than the table is repeated.
  [[nodiscard]] std::vector<int> seating(int rotation) const;
  [[nodiscard]] GamePlan plan(int opening, int rotation) const;
};

/// The openings that one run of a contest plays: every `count`th, beginning with `index`.
struct Shard {
  int index = 0;
  int count = 1;

  [[nodiscard]] bool has(int opening) const { return opening % count == index; }
};

/// One of its games.
struct GameResult {
  int opening = 0;
  int rotation = 0;
  Played played;
};

/// Does it come before the other one?
bool inOrder(const GameResult& game, const GameResult& other);

/// "OPENING.ROTATION"
std::string nameOf(const GameResult& game);

// The texts of the command line, and back; nothing for what makes no sense.

/// "i/n", the first being 1/n.
std::optional<Shard> readShard(std::string_view text);
std::string textOf(const Shard& shard);
/// "ELO0,ELO1[,ALPHA,BETA]"
std::optional<Sprt> readSprt(std::string_view text);
std::string textOf(const Sprt& sprt);

}  // namespace arena
