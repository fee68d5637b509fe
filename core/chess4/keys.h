#pragma once

#include <cstdint>

#include "core/base/rng.h"
#include "core/chess4/grid.h"

/// Zobrist keys: scattered counters instead of tables. The ranges of the arguments do not overlap.
namespace nyota::chess4 {

constexpr std::uint64_t pieceKey(Code code, Cell cell) {
  return scatter(static_cast<std::uint64_t>(code) << 8U | cell);
}
constexpr std::uint64_t castlingKey(unsigned rights) { return scatter(0x10000U | rights); }
constexpr std::uint64_t playingKey(unsigned seats) { return scatter(0x20000U | seats); }
constexpr std::uint64_t turnKey(unsigned seat) { return scatter(0x30000U | seat); }
/// 0 where there is no such right.
constexpr std::uint64_t enPassantKey(Cell crossed) {
  return crossed == kNoCell ? 0 : scatter(0x40000U | crossed);
}

}  // namespace nyota::chess4
