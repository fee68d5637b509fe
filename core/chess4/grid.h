#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "core/chess4/geometry.h"

namespace nyota::chess4 {

enum class Kind : std::uint8_t { kNone, kPawn, kKnight, kBishop, kRook, kQueen, kKing };

/// What stands on a cell: kind in bits 0 to 2, owner in bits 3 to 5 (a seat, or one of two that
/// are nobody), in bit 6 the mark of a promoted queen. Pieces of players who are out keep it.
using Code = std::uint8_t;
inline constexpr Code kEmpty = 4U << 3U;
inline constexpr Code kWall = 5U << 3U;
inline constexpr Code kPromotedMark = 1U << 6U;

constexpr Code codeOf(int seat, Kind kind, bool promoted = false) {
  return static_cast<Code>(static_cast<unsigned>(seat) << 3U | static_cast<unsigned>(kind) |
                           (promoted ? unsigned{kPromotedMark} : 0U));
}
constexpr Kind kindOf(Code code) { return static_cast<Kind>(code & 7U); }
constexpr unsigned ownerOf(Code code) { return code >> 3U & 7U; }
constexpr bool isPromoted(Code code) { return (code & kPromotedMark) != 0; }

/// A set of codes without their marks, one bit each, so that asking is one shift.
using CodeSet = std::uint64_t;
constexpr bool has(CodeSet set, Code code) { return (set >> (code & 63U) & 1U) != 0; }
/// Every piece of the seats in a mask.
constexpr CodeSet piecesOf(unsigned seats) { return (seats * 0x00204081ULL & 0x01010101U) * 0xFFU; }
/// Every piece of these kinds, whoever has it.
template <class... Kinds>
constexpr CodeSet ofKinds(Kinds... kinds) {
  return ((1ULL << static_cast<unsigned>(kinds)) | ...) * 0x0101010101010101ULL;
}
inline constexpr CodeSet kStraight = ofKinds(Kind::kRook, Kind::kQueen);
inline constexpr CodeSet kDiagonal = ofKinds(Kind::kBishop, Kind::kQueen);

/// A direction and its opposite share a line: along the rank, the file and the two diagonals. The
/// even ones go toward the higher bits of the line's word.
inline constexpr std::array<int, 8> kDirections = {1, -1, 16, -16, 17, -17, -15, 15};
inline constexpr std::array<int, 8> kJumps = {14, 18, 31, 33, -14, -18, -31, -33};

/// Calls f with each number from 0 to 7 as a constant.
template <class F>
void forEachDirection(F f) {
  f(std::integral_constant<std::size_t, 0>{});
  f(std::integral_constant<std::size_t, 1>{});
  f(std::integral_constant<std::size_t, 2>{});
  f(std::integral_constant<std::size_t, 3>{});
  f(std::integral_constant<std::size_t, 4>{});
  f(std::integral_constant<std::size_t, 5>{});
  f(std::integral_constant<std::size_t, 6>{});
  f(std::integral_constant<std::size_t, 7>{});
}

/// Where the pieces stand: by cell, by owner, and as a word of occupied cells for each rank, file
/// and diagonal. The words hold what is off the board as occupied too, so every ray meets
/// something, and finding it is one count of zeros.
class Grid {
 public:
  static const Grid& empty();

  [[nodiscard]] Code operator[](Cell cell) const { return codes_[cell]; }

  void put(Cell cell, Code code) {
    codes_[cell] = code;
    flipLines(cell);
    flipOwner(cell, code);
  }
  void lift(Cell cell) {
    flipLines(cell);
    flipOwner(cell, codes_[cell]);
    codes_[cell] = kEmpty;
  }

  /// Number of pieces of a seat.
  [[nodiscard]] int count(int seat) const {
    int out = 0;
    for (const std::uint64_t word : cellsOf(seat)) out += std::popcount(word);
    return out;
  }
  [[nodiscard]] const std::array<std::uint64_t, 4>& cellsOf(int seat) const {
    return owned_[static_cast<std::size_t>(seat)];
  }
  /// Calls f(cell) for each piece of a seat, in the order of the cells.
  template <class F>
  void forEachOf(int seat, F f) const {
    for (unsigned word = 0; word < 4; ++word) {
      for (std::uint64_t rest = cellsOf(seat)[word]; rest != 0; rest &= rest - 1) {
        f(static_cast<Cell>(word << 6U | static_cast<unsigned>(std::countr_zero(rest))));
      }
    }
  }

  /// Steps from a cell to the first thing that is not empty, 1 or more.
  template <std::size_t kDirection>
  [[nodiscard]] int reach(Cell cell) const {
    constexpr bool kAlongFile = (kDirection >> 1U) == 1;
    const unsigned word = lines_[lineOf<kDirection>(cell)];
    const auto at = static_cast<unsigned>(kAlongFile ? rankOf(cell) : fileOf(cell));
    if constexpr (kDirection % 2 == 0) return std::countr_zero(word >> (at + 1U)) + 1;
    return std::countl_zero(word << (32U - at)) + 1;
  }

  /// Owners of the pieces in `set` that attack a cell, a bit for each seat.
  [[nodiscard]] unsigned attackers(Cell cell, CodeSet set) const;

 private:
  /// The line of a cell in a direction: 16 ranks, 16 files, twice 32 diagonals.
  template <std::size_t kDirection>
  static std::size_t lineOf(Cell cell) {
    const auto file = static_cast<unsigned>(fileOf(cell));
    const auto rank = static_cast<unsigned>(rankOf(cell));
    switch (kDirection >> 1U) {
      case 0:
        return rank;
      case 1:
        return 16U + file;
      case 2:
        return 48U + file - rank;
      default:
        return 64U + file + rank;
    }
  }

  void flipLines(Cell cell) {
    const auto file = static_cast<unsigned>(fileOf(cell));
    const auto byFile = static_cast<std::uint16_t>(1U << file);
    lines_[lineOf<0>(cell)] ^= byFile;
    lines_[lineOf<2>(cell)] ^=
        static_cast<std::uint16_t>(1U << static_cast<unsigned>(rankOf(cell)));
    lines_[lineOf<4>(cell)] ^= byFile;
    lines_[lineOf<6>(cell)] ^= byFile;
  }
  void flipOwner(Cell cell, Code code) {
    owned_[ownerOf(code)][cell >> 6U] ^= 1ULL << (cell & 63U);
  }

  std::array<Code, 256> codes_;
  std::array<std::uint16_t, 96> lines_;
  std::array<std::array<std::uint64_t, 4>, kSeats> owned_;
};

inline unsigned Grid::attackers(Cell cell, CodeSet set) const {
  const CodeSet straight = set & kStraight;
  const CodeSet diagonal = set & kDiagonal;
  const CodeSet king = set & ofKinds(Kind::kKing);
  const CodeSet pawns = set & ofKinds(Kind::kPawn);
  // Whose pawns attack the cell from a neighbour of it: those that come that way.
  constexpr std::array<unsigned, 4> kPawnsFrom = {0b1100, 0b0011, 0b1001, 0b0110};
  unsigned found = 0;
  const auto meet = [&](Cell at, CodeSet dangerous) {
    const Code code = codes_[at];
    found |= static_cast<unsigned>(has(dangerous, code)) << ownerOf(code);
  };
  forEachDirection([&](auto direction) {
    const int distance = reach<direction>(cell);
    CodeSet near = king;
    CodeSet far = straight;
    if constexpr (direction >= 4) {
      near |= pawns & piecesOf(kPawnsFrom[direction - 4]);
      far = diagonal;
    }
    meet(step(cell, distance * kDirections[direction]), distance == 1 ? far | near : far);
  });
  const CodeSet knights = set & ofKinds(Kind::kKnight);
  for (const int jump : kJumps) meet(step(cell, jump), knights);
  return found;
}

}  // namespace nyota::chess4
