// Games between computer players, for the arena and for tests of how they end.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/sternhalma/position.h"
#include "core/sternhalma/variant.h"
#include "tests/arena/player.h"

namespace arena {

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
