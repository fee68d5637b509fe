// Who sits on a seat in the arena.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/search/options.h"

namespace arena {

struct Player {
  enum class Kind : std::uint8_t {
    kComputer,  ///< the engine at a level
    kGreedy,    ///< always the greatest gain that the game counts at once, ties by seed
    kRandom,    ///< any legal move
    kProgram,   ///< an external program that speaks the line protocol of docs/arena.md
  };
  Kind kind = Kind::kComputer;
  int level = 6;
  std::uint64_t nodes = 0;           ///< a move; 0 for no limit of its own
  int ms = 0;                        ///< milliseconds a move; 0 for no limit of its own
  std::vector<std::string> command;  ///< of a program: its words
  std::string weights;               ///< other than the usual, in a tuning build: docs/tuning.md
  std::string sight;                 ///< instead of the level's, likewise
  std::string name;                  ///< empty for the one made from the rest

  /// All that makes this player another one than the next, in one fixed form that readPlayer reads.
  [[nodiscard]] std::string spec() const;
  /// What tables call it.
  [[nodiscard]] std::string label() const;
};

/// The longest time for a move, an hour.
inline constexpr int kMostMs = 3'600'000;

/// Limits for the players that name none themselves; 0 for none.
struct Limits {
  std::uint64_t nodes = 0;
  int ms = 0;
};

/// Reads `key=value` words parted by commas: level, nodes, ms, weights, sight, exec, name. Short:
/// "1" to "6", "greedy", "random". A value in single or double quotes may hold commas. Nothing,
/// with the reason in `fault`, for anything else.
std::optional<Player> readPlayer(std::string_view spec, const Limits& limits, std::string& fault);

/// What the engine is told for such a player. `seed` decides between equals.
nyota::search::Options searchOptions(const Player& player, std::uint64_t seed);

}  // namespace arena
