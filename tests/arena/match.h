// Games between computer players, for the arena and for tests of how they end.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/sternhalma/position.h"
#include "core/sternhalma/variant.h"

namespace arena {

/// Who sits on a seat.
struct Player {
  enum class Kind : std::uint8_t {
    kComputer,  ///< the engine at a level
    kGreedy,    ///< always the greatest decrease of its remaining distance, ties by seed
    kRandom,    ///< any legal move
  };
  Kind kind = Kind::kComputer;
  int level = 6;
  std::uint64_t nodes = 0;  ///< a move, 0 for the level's own limit
};

/// "1" to "6", "greedy" or "random"; nothing for anything else.
std::optional<Player> readPlayer(std::string_view word, std::uint64_t nodes);

/// The variant of a setup as the API takes it; nothing, with the reason in `fault`, if it is bad.
std::optional<nyota::sternhalma::Variant> readVariant(std::string_view json, std::string& fault);

struct Game {
  nyota::sternhalma::Position end;
  int plies = 0;  ///< the opening included
  std::uint64_t nodes = 0;
};

/// Plays `openingPlies` random moves that the opening seed decides, then a game between the
/// players of the seats, whose ties the game seed decides.
Game play(const nyota::sternhalma::Variant& variant, const std::vector<Player>& seats,
          std::uint64_t openingSeed, int openingPlies, std::uint64_t gameSeed);

}  // namespace arena
