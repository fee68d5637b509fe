// Games of four-player chess between computer players, for the arena and for tests.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/chess4/position.h"
#include "core/chess4/variant.h"
#include "tests/arena/player.h"

namespace arena {

/// The variant of a setup as the API takes it; nothing, with the reason in `fault`, if it is bad.
std::optional<nyota::chess4::Variant> readChess4Variant(std::string_view json, std::string& fault);

struct Chess4Game {
  nyota::chess4::Position end;
  int plies = 0;  ///< the opening included
  std::uint64_t nodes = 0;

  /// The seat that is first with nobody beside it (in teams the first of such a pair), or -1; -1
  /// too where the game was cut off.
  [[nodiscard]] int winner() const;
};

/// Plays `openingPlies` random moves that the opening seed decides, then a game between the
/// players of the seats, whose ties the game seed decides. Greedy players take what gains them the
/// most points at once. A game that goes on after `mostPlies` is cut off.
Chess4Game playChess4(const nyota::chess4::Variant& variant, const std::vector<Player>& seats,
                      std::uint64_t openingSeed, int openingPlies, std::uint64_t gameSeed,
                      int mostPlies);

}  // namespace arena
