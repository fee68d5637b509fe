// A running game of whichever kind, as far as the arena has to know it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/outcome.h"
#include "core/base/rng.h"
#include "tests/arena/player.h"

namespace arena {

/// A move with what it took to find it.
struct Answer {
  std::string text;
  std::uint64_t nodes = 0;  ///< 0 where the player does not tell
  int depth = 0;            ///< plies looked ahead; 0 where the player does not tell
};

class Ground {
 public:
  Ground() = default;
  Ground(const Ground&) = delete;
  Ground& operator=(const Ground&) = delete;
  virtual ~Ground() = default;

  /// The complete setup as JSON on one line.
  [[nodiscard]] virtual const std::string& setup() const = 0;
  /// Only what differs from the defaults.
  [[nodiscard]] virtual const std::string& brief() const = 0;
  [[nodiscard]] virtual int seats() const = 0;

  /// Begins a new game of the same setup.
  virtual void restart() = 0;
  /// The seat to move, -1 when the game is over.
  [[nodiscard]] virtual int turn() const = 0;
  [[nodiscard]] virtual nyota::Outcome outcome() const = 0;
  [[nodiscard]] virtual std::string position() const = 0;

  /// Any legal move, or one of those that gain most at once.
  [[nodiscard]] virtual std::string randomMove(nyota::Rng& rng) const = 0;
  [[nodiscard]] virtual std::string greedyMove(nyota::Rng& rng) const = 0;
  /// What the engine finds within the player's limits; `seed` decides between equals.
  [[nodiscard]] virtual Answer think(const Player& player, std::uint64_t seed) const = 0;

  /// Plays any text that the game takes and gives the text that records keep; nothing, and no
  /// change, where it is not legal.
  virtual std::optional<std::string> play(std::string_view text) = 0;
  /// Takes a seat out; nothing happens where it does not play.
  virtual void resign(int seat) = 0;
};

/// A game of the setup as the API takes it; null, with the reason in `fault`, if it is bad.
std::unique_ptr<Ground> openGround(std::string_view setup, std::string& fault);

}  // namespace arena
