#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/chess4/position.h"

/// PGN4, in which public programs keep games: tags in brackets, then the moves by rounds.
namespace nyota::chess4 {

/// The usual start, in the tag of the start.
inline constexpr std::string_view kPgn4Start = "4PC";
/// What stands where the turn of a seat would be that gave up out of turn.
inline constexpr std::string_view kPgn4ToldBefore = "R { resigned }";
/// A tag of ours for what the format has no word for: the setup as JSON, with single quotes as the
/// extras of a FEN4 have them.
inline constexpr const char* kPgn4SetupTag = "NyotaSetup";

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
