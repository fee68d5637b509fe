// What came up in random play, to be sure that the rare things did.
#pragma once

#include <map>
#include <string>

#include "tests/core/chess4_reference/game.h"

namespace chess4_play {

/// How often each kind of event came up, by its name.
using Events = std::map<std::string, int>;

/// After a move: what it was, and what it brought.
void countMove(const reference_chess4::Game& game, const reference_chess4::Move& move,
               Events& events);
/// After a resignation of that seat; `turn` was to move.
void countResignation(const reference_chess4::Game& game, int seat, int turn, Events& events);
/// After loading.
void countLoading(const reference_chess4::Game& game, Events& events);

}  // namespace chess4_play
