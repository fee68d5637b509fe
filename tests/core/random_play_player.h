// Random players with tempers: a game of uniformly random moves never gets anywhere, so most of
// these hurry, and some of them do what hurries nobody.
#pragma once

#include <string>

#include "tests/core/random_play_case.h"
#include "tests/core/reference/reference.h"

namespace random_play {

enum class Temper {
  kHasty,    ///< mostly the greatest progress
  kDrifter,  ///< anything
  kCamper,   ///< hasty, but its home is left only when nothing else is to be done
  kIdler,    ///< rather a move that brings nothing
  kSwapper,  ///< hasty, but prefers moves in which pieces change places
};

Temper randomTemper(Random& random);

/// One of the legal moves of the seat to move.
const reference::Move& choose(const reference::Game& game, const reference::Setup& setup,
                              Temper temper, Random& random);

/// A full legal path that need not be the shortest: hops at random, with detours and loops.
/// Empty where none came up.
std::string randomPath(const reference::Game& game, Random& random);

/// A text that looks like a move: holes near the board's pieces, mostly not a legal move.
std::string randomText(const reference::Game& game, Random& random);

}  // namespace random_play
