// One game between players, of whichever kind.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "tests/arena/ground.h"
#include "tests/arena/mover.h"

namespace arena {

/// What a player has done in a game or in many.
struct Work {
  std::int64_t moves = 0;
  std::int64_t nodes = 0;
  std::int64_t depth = 0;          ///< added up
  std::int64_t micros = 0;         ///< time to think
  std::int64_t longestMicros = 0;  ///< of one move
  std::array<std::int64_t, kFaultNames.size()> faults{};

  void add(const Work& other);
  [[nodiscard]] std::int64_t faultCount() const;
};

inline constexpr const char* kUnfinished = "unfinished";

/// A game after its end.
struct Played {
  std::string reason;      ///< word of the API, or kUnfinished where it was cut off
  std::string position;    ///< the last one
  int plies = 0;           ///< moves, the opening included
  std::vector<int> ranks;  ///< of the seats, equals with the better number; all 0 where cut off
  std::vector<Work> work;  ///< of the movers

  /// Is this seat first, and no other?
  [[nodiscard]] bool won(int seat) const;
};

struct GamePlan {
  std::vector<int> seating;       ///< mover of each seat
  std::uint64_t openingSeed = 0;  ///< decides the random moves at the beginning
  int openingPlies = 0;           ///< how many of them
  std::uint64_t gameSeed = 0;     ///< decides between equals
  int mostPlies = 0;              ///< a longer game is cut off
};

/// Plays one game. Moves that are missing or illegal are replaced by random ones and counted.
/// Nothing, with the reason in `fault`, where a player refuses the game.
std::optional<Played> playGame(Ground& ground, const std::vector<std::unique_ptr<Mover>>& movers,
                               const GamePlan& plan, std::string& fault);

/// The same for players that are made for this game only, one for each seat.
std::optional<Played> playGame(Ground& ground, const std::vector<Player>& seats,
                               const GamePlan& plan, std::string& fault);

}  // namespace arena
