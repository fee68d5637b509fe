// The board of the second implementation of four-player chess: cells, pieces, who reaches what.
//
// Like the whole folder it is written for the eye, not for speed, and includes nothing from core,
// so that a misreading of the rules has to be made twice to go unseen.
#pragma once

#include <array>
#include <string>
#include <vector>

namespace reference_chess4 {

inline constexpr int kSide = 14;
inline constexpr int kCells = kSide * kSide;  ///< the 36 cells of the corners are never used
inline constexpr int kSeats = 4;              ///< Red, Blue, Yellow, Green, clockwise
inline constexpr int kNobody = -1;

/// A cell is 14 * (rank - 1) + file, with file 0 for 'a'.
inline int fileOf(int cell) { return cell % kSide; }
inline int rankOf(int cell) { return cell / kSide; }
/// The cell there, -1 outside of the board.
int cellAt(int file, int rank);
/// "a4" to "n11".
std::string cellName(int cell);
/// -1 where the name is none.
int cellNamed(const std::string& name);
/// All 160 cells.
const std::vector<int>& cells();

struct Step {
  int file = 0;
  int rank = 0;
};

/// Where the pawns of a seat go.
Step forward(int seat);
/// The row counted from the seat's own side, 1 to 14.
int ownRow(int seat, int cell);

struct Piece {
  int owner = kNobody;  ///< kNobody: the cell is empty
  char kind = ' ';      ///< one of PNBRQK
  bool promoted = false;

  bool operator==(const Piece&) const = default;
};

using Board = std::array<Piece, kCells>;

Board startBoard();
/// Where the king of a seat starts.
int kingStart(int seat);
/// Where its rook starts that stands nearer to the king (side 0), or the farther one (side 1).
int rookStart(int seat, int side);

/// Does the piece on `from` attack the cell `to`? Whose piece it is plays no part.
bool reaches(const Board& board, int from, int to);
/// Where the piece on `from` may go by the way it moves, or capture in the case of a pawn: up to
/// the first piece of each line, that one included.
std::vector<int> reach(const Board& board, int from);

/// "pawn" to "king", for the letters of Piece::kind.
std::string kindName(char kind);

}  // namespace reference_chess4
