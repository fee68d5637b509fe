// Who sits on a seat in the arena.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace arena {

struct Player {
  enum class Kind : std::uint8_t {
    kComputer,  ///< the engine at a level
    kGreedy,    ///< always the greatest gain that the game counts at once, ties by seed
    kRandom,    ///< any legal move
  };
  Kind kind = Kind::kComputer;
  int level = 6;
  std::uint64_t nodes = 0;  ///< a move, 0 for the level's own limit
};

/// "1" to "6", "greedy" or "random"; nothing for anything else.
std::optional<Player> readPlayer(std::string_view word, std::uint64_t nodes);

}  // namespace arena
