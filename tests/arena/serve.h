// The other end of the line protocol: one of our players as a program for an arena, so that two
// builds can be compared.
#pragma once

#include <iosfwd>

#include "tests/arena/player.h"

namespace arena {

/// Answers lines until `quit` or the end of input. Limits come with each question; `seed` decides
/// between equals.
void serve(const Player& player, std::uint64_t seed, std::istream& in, std::ostream& out);

}  // namespace arena
