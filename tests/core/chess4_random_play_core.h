// What the tests want to see of the engine's position, in the terms of the second implementation.
#pragma once

#include <string>
#include <vector>

#include "core/base/happening.h"
#include "core/chess4/position.h"
#include "core/chess4/variant.h"
#include "tests/core/chess4_reference/game.h"

namespace chess4_play {

nyota::chess4::Variant variantOf(const reference_chess4::Rules& rules);
/// Puts up a position by hand; a failure where the engine refuses a right.
nyota::chess4::Position corePosition(const nyota::chess4::Variant& variant,
                                     const reference_chess4::Loaded& loaded,
                                     nyota::Happenings& happenings);

nyota::chess4::Cell coreCell(int cell);
reference_chess4::Board boardOf(const nyota::chess4::Position& position);
/// Texts of the generated moves, sorted, each with "castle" or "en-passant" behind it if it is one.
std::vector<std::string> movesOf(const nyota::chess4::Position& position);
/// The same of the second implementation.
std::vector<std::string> movesOf(const reference_chess4::Game& game);
/// The generated move of a text, which must be the text of one.
nyota::chess4::Move moveOf(const nyota::chess4::Position& position, const std::string& text);

std::vector<int> pointsOf(const nyota::chess4::Position& position);
/// Empty while the game goes on.
std::vector<int> ranksOf(const nyota::chess4::Position& position);
std::string statusOf(const nyota::chess4::Position& position, int seat);

/// All happenings but the move itself, one line each as the second implementation tells them.
reference_chess4::Told toldBy(const nyota::Happenings& happenings);

}  // namespace chess4_play
