#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/chess4/position.h"

/// PGN4, in which public programs keep games: tags in brackets, then the moves by rounds.
namespace nyota::chess4 {

/// The game that went through these positions, from one to the next by an entry of the
/// record. Positions beyond the last entry are left out.
std::string writePgn4(const std::vector<Position>& positions,
                      const std::vector<std::string_view>& entries);

/// Does a text without leading spaces begin with a tag or a numbered move?
bool looksLikePgn4(std::string_view text);

/// The setup, start and moves of a game as a record has them, in JSON. Comments, variations and
/// judgements are passed over, and so is whatever other programs say that follows from the moves.
/// Errors: 'bad-text' with the byte offset; for a move that is not legal also its ply and the
/// reason.
Result<std::string> readPgn4(std::string_view text);

}  // namespace nyota::chess4
