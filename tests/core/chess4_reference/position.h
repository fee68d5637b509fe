// What the second implementation knows at one moment of a game, and the moves that are legal then.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "tests/core/chess4_reference/board.h"

namespace reference_chess4 {

struct Rules {
  bool teams = false;
  std::string enPassant = "round";  ///< round, next or off
  int moveLimit = 0;                ///< moves in all, 0 for no limit
  int firstSeat = 0;
};

/// What a double step leaves to the opponents.
struct Right {
  int crossed = -1;  ///< the cell to capture on; -1: no right
  int pawn = -1;     ///< where the pawn stands that is taken then

  bool operator==(const Right&) const = default;
};

/// All that makes two positions the same in the sense of the threefold repetition.
struct Position {
  int turn = 0;
  std::array<bool, kSeats> out = {};
  std::array<std::array<bool, 2>, kSeats> castling = {};  ///< by side as in rookStart
  std::array<Right, kSeats> rights;
  Board board;

  bool operator==(const Position&) const = default;
};

struct Move {
  std::string text;  ///< as the project writes it: =N and the like only with teams
  int from = -1;
  int to = -1;
  int taken = -1;     ///< the cell of the captured piece, -1: none
  char promote = 0;   ///< the kind that a pawn becomes
  int rookFrom = -1;  ///< castling
  int rookTo = -1;
  bool enPassant = false;
};

Position startPosition(const Rules& rules);

bool opponents(const Rules& rules, int a, int b);
/// Is the cell attacked by a playing opponent of the seat?
bool attacked(const Rules& rules, const Position& position, int cell, int seat);
/// Where the king of a seat stands, -1: nowhere.
int kingOf(const Position& position, int seat);
bool inCheck(const Rules& rules, const Position& position, int seat);
/// The legal moves as if it were the turn of that seat, in text order.
std::vector<Move> movesOf(const Rules& rules, const Position& position, int seat);
/// What a move makes of the position; the turn stays with the mover.
Position after(const Rules& rules, Position position, const Move& move);

}  // namespace reference_chess4
