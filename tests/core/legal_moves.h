// The legal moves of a position, of whichever game.
#pragma once

#include <algorithm>
#include <vector>

#include "core/search/position_concept.h"

namespace legal_moves {

template <nyota::search::PositionModel Position>
std::vector<nyota::search::MoveOf<Position>> movesOf(const Position& position) {
  std::vector<nyota::search::MoveOf<Position>> moves;
  position.generate(moves);
  return moves;
}

template <nyota::search::PositionModel Position>
bool isLegal(const Position& position, const nyota::search::MoveOf<Position>& move) {
  const auto moves = movesOf(position);
  return std::find(moves.begin(), moves.end(), move) != moves.end();
}

}  // namespace legal_moves
