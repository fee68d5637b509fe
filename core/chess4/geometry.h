#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

/// The board of 160 squares: fourteen by fourteen without the four corners of three by three.
namespace nyota::chess4 {

inline constexpr int kSeats = 4;
inline constexpr int kSide = 14;  ///< files and ranks
inline constexpr int kCorner = 3;

/// A square: 16 * rank + file, both from 1 to 14, so that every step is one addition and whatever
/// leaves the board lands on a cell outside, even by a knight's jump (cells wrap at 256).
using Cell = std::uint8_t;
inline constexpr Cell kNoCell = 0;

constexpr Cell cellAt(int file, int rank) { return static_cast<Cell>(rank * 16 + file); }
constexpr int fileOf(Cell cell) { return cell & 15; }
constexpr int rankOf(Cell cell) { return cell >> 4; }
constexpr Cell step(Cell cell, int by) { return static_cast<Cell>(cell + by); }

constexpr bool onBoard(Cell cell) {
  const int file = fileOf(cell);
  const int rank = rankOf(cell);
  const auto outer = [](int at) { return at <= kCorner || at > kSide - kCorner; };
  return file >= 1 && file <= kSide && rank >= 1 && rank <= kSide && !(outer(file) && outer(rank));
}

/// Where the pawns of a seat go: Red up, Blue to the right, Yellow down, Green to the left.
inline constexpr std::array<int, kSeats> kForward = {16, 1, -16, -1};
/// From one square of the own back row to the next, seen from the player's left.
inline constexpr std::array<int, kSeats> kRightward = {1, -16, -1, 16};
/// The leftmost square of the own back row: d1, a11, k14, n4.
inline constexpr std::array<Cell, kSeats> kLeftmost = {cellAt(4, 1), cellAt(1, 11), cellAt(11, 14),
                                                       cellAt(14, 4)};

/// Row of a square as the player of that seat counts, 1 the back row.
constexpr int rowOf(int seat, Cell cell) {
  const int at = (seat & 1) == 0 ? rankOf(cell) : fileOf(cell);
  return seat < 2 ? at : kSide + 1 - at;
}

/// The square of the back row that is so many to the right of its leftmost one, 0 to 7.
constexpr Cell backCell(int seat, int place) {
  const auto i = static_cast<std::size_t>(seat);
  return step(kLeftmost[i], kRightward[i] * place);
}
inline constexpr int kKingPlace = 4;
constexpr Cell kingStart(int seat) { return backCell(seat, kKingPlace); }

/// Castling is toward the nearer rook (short, at the right end) or the farther one (long).
enum class Castling : std::uint8_t { kShort, kLong };
/// From one square to the next on the king's way to that rook.
constexpr int castlingStep(int seat, Castling side) {
  const int right = kRightward[static_cast<std::size_t>(seat)];
  return side == Castling::kShort ? right : -right;
}
constexpr Cell rookStart(int seat, Castling side) {
  return backCell(seat, side == Castling::kShort ? 7 : 0);
}
constexpr unsigned castlingBit(int seat, Castling side) {
  return 1U << (2U * static_cast<unsigned>(seat) + static_cast<unsigned>(side));
}

/// Do two squares share a rank, a file or a diagonal?
constexpr bool inLine(Cell a, Cell b) {
  const int files = fileOf(a) - fileOf(b);
  const int ranks = rankOf(a) - rankOf(b);
  return files * ranks * (files + ranks) * (files - ranks) == 0;
}

/// "h2"
std::string nameOf(Cell cell);
/// The square of that name, kNoCell where the board has none.
Cell findCell(std::string_view name);

}  // namespace nyota::chess4
