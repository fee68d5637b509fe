#include "tests/core/chess4_reference/board.h"

#include <algorithm>
#include <cstdlib>

namespace reference_chess4 {
namespace {

bool inCorner(int file, int rank) {
  const bool outerFile = file < 3 || file > 10;
  const bool outerRank = rank < 3 || rank > 10;
  return outerFile && outerRank;
}

/// The step to the right of a player who looks in the direction of the own pawns.
Step rightOf(int seat) {
  const Step ahead = forward(seat);
  return {ahead.rank, -ahead.file};
}

/// The cell in an own row and an own column, both from 1, the column from the player's left.
int ownCell(int seat, int row, int column) {
  static const std::array<Step, kSeats> kNearLeft = {Step{0, 0}, Step{0, 13}, Step{13, 13},
                                                     Step{13, 0}};
  const Step corner = kNearLeft.at(seat);
  const Step ahead = forward(seat);
  const Step right = rightOf(seat);
  return cellAt(corner.file + (row - 1) * ahead.file + (column - 1) * right.file,
                corner.rank + (row - 1) * ahead.rank + (column - 1) * right.rank);
}

std::vector<Step> lines(char kind) {
  std::vector<Step> straight = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
  std::vector<Step> diagonal = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
  if (kind == 'R') return straight;
  if (kind == 'B') return diagonal;
  std::vector<Step> all = straight;
  all.insert(all.end(), diagonal.begin(), diagonal.end());
  return all;
}

std::vector<int> runs(const Board& board, int from, const std::vector<Step>& steps, int longest) {
  std::vector<int> found;
  for (const Step step : steps) {
    for (int far = 1; far <= longest; ++far) {
      const int to = cellAt(fileOf(from) + far * step.file, rankOf(from) + far * step.rank);
      if (to < 0) break;
      found.push_back(to);
      if (board.at(to).owner != kNobody) break;
    }
  }
  return found;
}

}  // namespace

int cellAt(int file, int rank) {
  if (file < 0 || file >= kSide || rank < 0 || rank >= kSide) return -1;
  return inCorner(file, rank) ? -1 : rank * kSide + file;
}

std::string cellName(int cell) {
  return static_cast<char>('a' + fileOf(cell)) + std::to_string(rankOf(cell) + 1);
}

int cellNamed(const std::string& name) {
  for (const int cell : cells()) {
    if (cellName(cell) == name) return cell;
  }
  return -1;
}

const std::vector<int>& cells() {
  static const std::vector<int> kAll = [] {
    std::vector<int> all;
    for (int cell = 0; cell < kCells; ++cell) {
      if (cellAt(fileOf(cell), rankOf(cell)) == cell) all.push_back(cell);
    }
    return all;
  }();
  return kAll;
}

Step forward(int seat) {
  static const std::array<Step, kSeats> kAhead = {Step{0, 1}, Step{1, 0}, Step{0, -1}, Step{-1, 0}};
  return kAhead.at(seat);
}

int ownRow(int seat, int cell) {
  switch (seat) {
    case 0:
      return rankOf(cell) + 1;
    case 1:
      return fileOf(cell) + 1;
    case 2:
      return 14 - rankOf(cell);
    default:
      return 14 - fileOf(cell);
  }
}

Board startBoard() {
  Board board;
  const std::string back = "RNBQKBNR";
  for (int seat = 0; seat < kSeats; ++seat) {
    for (int i = 0; i < 8; ++i) {
      board.at(ownCell(seat, 1, 4 + i)) = {seat, back[i], false};
      board.at(ownCell(seat, 2, 4 + i)) = {seat, 'P', false};
    }
  }
  return board;
}

int kingStart(int seat) { return ownCell(seat, 1, 8); }

int rookStart(int seat, int side) { return ownCell(seat, 1, side == 0 ? 11 : 4); }

bool reaches(const Board& board, int from, int to) {
  const Piece piece = board.at(from);
  const Step way = {fileOf(to) - fileOf(from), rankOf(to) - rankOf(from)};
  const int files = std::abs(way.file);
  const int ranks = std::abs(way.rank);
  const int far = std::max(files, ranks);
  if (far == 0) return false;
  switch (piece.kind) {
    case 'P': {
      const Step ahead = forward(piece.owner);
      const Step side = rightOf(piece.owner);
      const auto is = [&](int sign) {
        return way.file == ahead.file + sign * side.file &&
               way.rank == ahead.rank + sign * side.rank;
      };
      return is(1) || is(-1);
    }
    case 'N':
      return files + ranks == 3 && files > 0 && ranks > 0;
    case 'K':
      return far == 1;
    default:
      break;
  }
  const bool straight = files == 0 || ranks == 0;
  const bool diagonal = files == ranks;
  if (!(straight && piece.kind != 'B') && !(diagonal && piece.kind != 'R')) return false;
  for (int i = 1; i < far; ++i) {
    const int between =
        cellAt(fileOf(from) + i * way.file / far, rankOf(from) + i * way.rank / far);
    // A corner ends a line as the edge does.
    if (between < 0 || board.at(between).owner != kNobody) return false;
  }
  return true;
}

std::vector<int> reach(const Board& board, int from) {
  const Piece piece = board.at(from);
  switch (piece.kind) {
    case 'P': {
      const Step ahead = forward(piece.owner);
      const Step side = rightOf(piece.owner);
      return runs(board, from,
                  {{ahead.file + side.file, ahead.rank + side.rank},
                   {ahead.file - side.file, ahead.rank - side.rank}},
                  1);
    }
    case 'N':
      return runs(board, from,
                  {{1, 2}, {2, 1}, {-1, 2}, {-2, 1}, {1, -2}, {2, -1}, {-1, -2}, {-2, -1}}, 1);
    case 'K':
      return runs(board, from, lines('K'), 1);
    default:
      return runs(board, from, lines(piece.kind), kSide);
  }
}

std::string kindName(char kind) {
  switch (kind) {
    case 'P':
      return "pawn";
    case 'N':
      return "knight";
    case 'B':
      return "bishop";
    case 'R':
      return "rook";
    case 'Q':
      return "queen";
    default:
      return "king";
  }
}

}  // namespace reference_chess4
