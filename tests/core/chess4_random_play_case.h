// Rules and positions of four-player chess for random play, in the terms of the second
// implementation.
#pragma once

#include <random>
#include <string>
#include <vector>

#include "tests/core/chess4_reference/game.h"

namespace chess4_play {

using Random = std::mt19937_64;

/// A number from 0 to count - 1. The standard distributions differ between libraries.
int below(Random& random, int count);
bool hits(Random& random, int percent);

/// The setup as a caller of the API would give it.
std::string setupJson(const reference_chess4::Rules& rules);

/// Both modes with each way of capturing in passing, without a move limit.
std::vector<reference_chess4::Rules> systematicRules();
/// Any mixture, at times with a small move limit.
reference_chess4::Rules randomRules(Random& random);

/// How a drawn board looks.
struct Scatter {
  int most = 8;       ///< pieces of a seat besides its king, at most
  int pawns = 40;     ///< chance of a pawn among them, in percent
  int heavy = 30;     ///< chance of a queen or rook among the others
  int atHome = 30;    ///< chance of a king with its rooks on their first squares, and the rights
  int out = 25;       ///< chance of a seat to be out
  int together = 40;  ///< chance of a piece to stand near a king
};

/// Any position that a text may hold: also with seats that are mated, stuck or alone.
reference_chess4::Loaded randomLoaded(const reference_chess4::Rules& rules, const Scatter& scatter,
                                      Random& random);

/// A position put up by hand: pieces such as "h1rK" (square, colour, piece, D a promoted queen),
/// and where needed "turn:b", "out:yg", "points:0,5,0,0", "crossed:f3" for a double step over that
/// square, and "castle:rs" or "castle:rl" for a castling right, short or long. Red moves unless
/// told. A king that is not put up stands where it starts, except that of a seat that is out.
reference_chess4::Loaded loadedFrom(const std::string& text);

}  // namespace chess4_play
