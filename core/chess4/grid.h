#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
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

/// The four lines through a cell: its rank, its file and two diagonals; and how far the next cell
/// of each is, toward the higher bits of the line's word.
inline constexpr int kAxes = 4;
inline constexpr std::array<int, kAxes> kAlong = {1, 16, 17, -15};
inline constexpr int kFirstDiagonal = 2;
inline constexpr std::array<int, 8> kNeighbours = {1, -1, 16, -16, 17, -17, -15, 15};
inline constexpr std::array<int, 8> kJumps = {14, 18, 31, 33, -14, -18, -31, -33};

/// Calls f with each axis as a constant.
template <class F>
void forEachAxis(F f) {
  f(std::integral_constant<std::size_t, 0>{});
  f(std::integral_constant<std::size_t, 1>{});
  f(std::integral_constant<std::size_t, 2>{});
  f(std::integral_constant<std::size_t, 3>{});
}

/// A set of cells, one bit each.
struct Cells {
  std::array<std::uint64_t, 4> words{};

  [[nodiscard]] constexpr bool has(Cell cell) const {
    return (words[cell >> 6U] >> (cell & 63U) & 1U) != 0;
  }
  constexpr void flip(Cell cell) { words[cell >> 6U] ^= 1ULL << (cell & 63U); }
  constexpr void add(Cell cell) { words[cell >> 6U] |= 1ULL << (cell & 63U); }
  constexpr void remove(Cell cell) { words[cell >> 6U] &= ~(1ULL << (cell & 63U)); }
  [[nodiscard]] int count() const {
    int out = 0;
    for (const std::uint64_t word : words) out += std::popcount(word);
    return out;
  }
  /// All cells moved by one step, 1 to 63 or -63 to -1.
  [[nodiscard]] Cells moved(int by) const {
    Cells out;
    if (by > 0) {
      const auto shift = static_cast<unsigned>(by);
      out.words[0] = words[0] << shift;
      for (std::size_t i = 1; i < 4; ++i) {
        out.words[i] = words[i] << shift | words[i - 1] >> (64U - shift);
      }
    } else {
      const auto shift = static_cast<unsigned>(-by);
      out.words[3] = words[3] >> shift;
      for (std::size_t i = 0; i < 3; ++i) {
        out.words[i] = words[i] >> shift | words[i + 1] << (64U - shift);
      }
    }
    return out;
  }
  friend constexpr Cells operator&(Cells a, const Cells& b) {
    for (std::size_t i = 0; i < 4; ++i) a.words[i] &= b.words[i];
    return a;
  }
  friend constexpr Cells operator|(Cells a, const Cells& b) {
    for (std::size_t i = 0; i < 4; ++i) a.words[i] |= b.words[i];
    return a;
  }
  /// Those of a that are not in b.
  friend constexpr Cells operator-(Cells a, const Cells& b) {
    for (std::size_t i = 0; i < 4; ++i) a.words[i] &= ~b.words[i];
    return a;
  }
  /// Calls f(cell) for each, in the order of the cells.
  template <class F>
  void forEach(F f) const {
    for (unsigned i = 0; i < 4; ++i) {
      for (std::uint64_t rest = words[i]; rest != 0; rest &= rest - 1) {
        f(static_cast<Cell>(i << 6U | static_cast<unsigned>(std::countr_zero(rest))));
      }
    }
  }
};

/// What stands nearest to a cell along an axis, on both sides: how many empty cells lie before it.
struct Gaps {
  int up, down;
};

/// Where the pieces stand: by cell, by owner (pawns apart from the others), and as a word of
/// occupied cells for each rank, file and diagonal. The words hold what is off the board as
/// occupied too, so every ray meets something, and finding it is one count of zeros.
class Grid {
 public:
  static const Grid& empty();

  [[nodiscard]] Code operator[](Cell cell) const { return codes_[cell]; }

  void put(Cell cell, Code code) {
    codes_[cell] = code;
    flipLines(cell);
    setOf(code).flip(cell);
  }
  void lift(Cell cell) {
    flipLines(cell);
    setOf(codes_[cell]).flip(cell);
    codes_[cell] = kEmpty;
  }

  [[nodiscard]] const Cells& pawns(int seat) const {
    return sets_[2 * static_cast<std::size_t>(seat) + 1];
  }
  /// All pieces of a seat but its pawns.
  [[nodiscard]] const Cells& officers(int seat) const {
    return sets_[2 * static_cast<std::size_t>(seat)];
  }
  [[nodiscard]] Cells cellsOf(int seat) const { return pawns(seat) | officers(seat); }
  /// Number of pieces of a seat.
  [[nodiscard]] int count(int seat) const { return pawns(seat).count() + officers(seat).count(); }
  /// All pieces, and all that is off the board.
  [[nodiscard]] Cells occupied() const {
    static_assert(std::endian::native == std::endian::little, "ranks are read as words");
    Cells out;
    std::memcpy(out.words.data(), lines_.data(), sizeof(out.words));
    return out;
  }

  template <std::size_t kAxis>
  [[nodiscard]] Gaps gaps(Cell cell) const {
    const unsigned word = lines_[lineOf<kAxis>(cell)];
    const auto at = static_cast<unsigned>(kAxis == 1 ? rankOf(cell) : fileOf(cell));
    // The bit set besides lies beyond the border, and says that there is one.
    return {std::countr_zero(word >> (at + 1U) | 1U << 31U),
            std::countl_zero(word << (32U - at) | 1U)};
  }

  /// Owners of the pieces in `set` that attack a cell, a bit for each seat.
  [[nodiscard]] unsigned attackers(Cell cell, CodeSet set) const;

 private:
  /// The line of a cell along an axis: 16 ranks, 16 files, twice 32 diagonals.
  template <std::size_t kAxis>
  static std::size_t lineOf(Cell cell) {
    const auto file = static_cast<unsigned>(fileOf(cell));
    const auto rank = static_cast<unsigned>(rankOf(cell));
    switch (kAxis) {
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
    const auto byFile = static_cast<std::uint16_t>(1U << static_cast<unsigned>(fileOf(cell)));
    lines_[lineOf<0>(cell)] ^= byFile;
    lines_[lineOf<1>(cell)] ^=
        static_cast<std::uint16_t>(1U << static_cast<unsigned>(rankOf(cell)));
    lines_[lineOf<2>(cell)] ^= byFile;
    lines_[lineOf<3>(cell)] ^= byFile;
  }
  Cells& setOf(Code code) {
    return sets_[2 * ownerOf(code) + (kindOf(code) == Kind::kPawn ? 1U : 0U)];
  }

  std::array<Code, 256> codes_;
  std::array<std::uint16_t, 96> lines_;
  std::array<Cells, 2 * std::size_t{kSeats}> sets_;
};

inline unsigned Grid::attackers(Cell cell, CodeSet set) const {
  const CodeSet king = set & ofKinds(Kind::kKing);
  const CodeSet pawns = set & ofKinds(Kind::kPawn);
  // Whose pawns attack the cell from above and from below along a diagonal: those that come so.
  constexpr std::array<unsigned, 4> kPawnsFrom = {0b1100, 0b0011, 0b1001, 0b0110};
  unsigned found = 0;
  const auto meet = [&](Cell at, CodeSet dangerous) {
    const Code code = codes_[at];
    found |= static_cast<unsigned>(has(dangerous, code)) << ownerOf(code);
  };
  forEachAxis([&](auto axis) {
    constexpr int kBy = kAlong[axis];
    const Gaps gaps = this->gaps<axis>(cell);
    CodeSet above = king;
    CodeSet below = king;
    CodeSet far = set & kStraight;
    if constexpr (axis >= kFirstDiagonal) {
      above |= pawns & piecesOf(kPawnsFrom[2 * axis - 4]);
      below |= pawns & piecesOf(kPawnsFrom[2 * axis - 3]);
      far = set & kDiagonal;
    }
    meet(step(cell, kBy * (gaps.up + 1)), gaps.up == 0 ? far | above : far);
    meet(step(cell, -kBy * (gaps.down + 1)), gaps.down == 0 ? far | below : far);
  });
  const CodeSet knights = set & ofKinds(Kind::kKnight);
  for (const int jump : kJumps) meet(step(cell, jump), knights);
  return found;
}

}  // namespace nyota::chess4
