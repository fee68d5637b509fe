#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/chess4/position.h"

namespace nyota::chess4 {

/// "h2-h4"; castling is the king's move. A promotion says the piece only where there is a choice.
std::string moveText(const Board& board, const Move& move);

/// The legal moves in the order of their squares, which is the same in every version.
std::vector<Move> sortedMoves(const Board& board);

/// What a move text means in a position.
struct Reading {
  const char* reason;  ///< nullptr when the text is a legal move, else a word of the API's Reason
  Move move;
};
Reading readMove(const Board& board, std::string_view text);

}  // namespace nyota::chess4
