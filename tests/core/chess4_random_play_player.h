// Random players with tempers: uniformly random moves hardly ever mate, castle or repeat anything.
#pragma once

#include <array>
#include <string>

#include "tests/core/chess4_random_play_case.h"
#include "tests/core/chess4_reference/game.h"

namespace chess4_play {

enum class Temper {
  kDrifter,   ///< anything
  kGreedy,    ///< rather captures, of grey pieces too
  kSchemer,   ///< of some moves the one that brings the most points, or a check
  kPusher,    ///< rather pawns: double steps, captures in passing, promotions
  kShuffler,  ///< goes back where it came from
  kCastler,   ///< castles, or clears the way for it
};

class Player {
 public:
  explicit Player(Random& random);

  /// The text of one of the legal moves, of which there must be some.
  std::string choose(const reference_chess4::Game& game, Random& random);

 private:
  Temper temper_;
  std::string before_;  ///< the own move before, squares only
};

/// A text that looks like a move near the pieces of the game, mostly not a legal one.
std::string randomText(const reference_chess4::Game& game, Random& random);

}  // namespace chess4_play
