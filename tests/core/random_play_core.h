// What the tests want to see of the engine's position, in the terms of the reference.
#pragma once

#include <string>
#include <vector>

#include "core/base/happening.h"
#include "core/sternhalma/position.h"
#include "tests/core/reference/reference.h"

namespace random_play {

/// All legal moves in text order, each with its path and the board that it leaves.
std::vector<reference::Move> coreMoves(const nyota::sternhalma::Position& position);
/// A generated move with the path that the engine chooses for it.
reference::Move coreMove(const nyota::sternhalma::Position& position,
                         const nyota::sternhalma::Move& move);

std::vector<int> ranksOf(const nyota::sternhalma::Position& position);
std::vector<int> distanceOf(const nyota::sternhalma::Position& position);
std::vector<int> inGoalOf(const nyota::sternhalma::Position& position);
std::vector<int> turnsOf(const nyota::sternhalma::Position& position);
/// Empty while the game goes on.
std::string reasonOf(const nyota::sternhalma::Position& position);
/// The seat to move, -1 once the game is over.
int turnOf(const nyota::sternhalma::Position& position);

/// The seats of all happenings of one type, in order.
std::vector<int> seatsOf(const nyota::Happenings& happenings, const std::string& type);

}  // namespace random_play
