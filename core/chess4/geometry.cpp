#include "core/chess4/geometry.h"

namespace nyota::chess4 {

std::string nameOf(Cell cell) {
  std::string out(1, static_cast<char>('a' - 1 + fileOf(cell)));
  if (rankOf(cell) >= 10) out += '1';
  out += static_cast<char>('0' + rankOf(cell) % 10);
  return out;
}

Cell findCell(std::string_view name) {
  if (name.size() < 2 || name.size() > 3) return kNoCell;
  int rank = 0;
  for (const char digit : name.substr(1)) {
    if (digit < '0' || digit > '9' || (rank == 0 && digit == '0')) return kNoCell;
    rank = rank * 10 + (digit - '0');
  }
  const int file = name[0] - 'a' + 1;
  if (file < 1 || file > kSide || rank > kSide) return kNoCell;
  const Cell cell = cellAt(file, rank);
  return onBoard(cell) ? cell : kNoCell;
}

}  // namespace nyota::chess4
