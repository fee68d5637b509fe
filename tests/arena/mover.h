// A player at work: it is told what happens and asked for moves.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "core/base/rng.h"
#include "tests/arena/ground.h"
#include "tests/arena/player.h"

namespace arena {

/// Why a player's move had to be replaced.
enum class Fault : std::uint8_t {
  kNone,
  kIllegal,  ///< the answer was no legal move
  kMissing,  ///< no answer, or none in time
  kDead,     ///< the program was gone
};
inline constexpr std::array<const char*, 4> kFaultNames = {"none", "illegal", "missing", "dead"};

class Mover {
 public:
  Mover() = default;
  Mover(const Mover&) = delete;
  Mover& operator=(const Mover&) = delete;
  virtual ~Mover() = default;

  /// A new game begins. False, with the reason in `fault`, where the player does not play it.
  virtual bool begin(const std::string& setup, std::string& fault) = 0;
  /// Somebody has moved; the text is the record's.
  virtual void moved(int seat, const std::string& text) = 0;
  /// Finds a move for the seat to move. `seed` and `rng` decide between equals.
  virtual Fault find(const Ground& ground, std::uint64_t seed, nyota::Rng& rng, Answer& answer) = 0;
  /// The game is over or has been cut off.
  virtual void end() = 0;
};

std::unique_ptr<Mover> makeMover(const Player& player);

}  // namespace arena
