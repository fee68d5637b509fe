#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

/// The star of 121 holes. Everything here is worked out from the cube coordinates (x, y, z),
/// x + y + z = 0, that define the board; docs/rules.md shows the picture.
namespace nyota::sternhalma {

inline constexpr int kHoles = 121;
inline constexpr int kPoints = 6;
inline constexpr int kRows = 17;

/// A hole in the order of its names: a1, b1, b2, … q1. 0 to 120.
using Hole = std::uint8_t;
inline constexpr Hole kNoHole = 0xFF;

/// Where a hole sits in a Board (see there): parity class * 64 + bit. 0 to 255, with gaps.
using Site = std::uint8_t;

/// Neighbours lie in six directions, counter-clockwise on screen from the right (x grows to the
/// right, z upward): E, NE, NW, W, SW, SE.
inline constexpr int kDirections = 6;
struct Step {
  int x, z;
};
inline constexpr std::array<Step, kDirections> kSteps = {
    {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}};

constexpr bool onBoard(int x, int z) {
  const int y = -x - z;
  return (x <= 4 && y <= 4 && z <= 4) || (x >= -4 && y >= -4 && z >= -4);
}

/// The point that a hole belongs to, clockwise from the bottom, or -1 inside the hexagon.
constexpr int pointOf(int x, int z) {
  const int y = -x - z;
  if (z <= -5) return 0;
  if (y >= 5) return 1;
  if (x <= -5) return 2;
  if (z >= 5) return 3;
  if (y <= -5) return 4;
  if (x >= 5) return 5;
  return -1;
}

constexpr int opposite(int point) { return (point + 3) % kPoints; }

// Hopping keeps the parity of x and of z, so the board falls into four classes that hops never
// leave, and the hole hopped over always lies in another class than the hopper. One 64-bit word
// per class is then enough to follow all hops of a piece. Within a class, half coordinates are
// laid out linearly modulo 64, so that each direction is one rotation of the word. The two
// factors are a pair for which no two holes of a class share a bit (checked below).
inline constexpr int kAcross = 1;
inline constexpr int kUp = 10;

constexpr int classOf(int x, int z) { return (x & 1) | ((z & 1) << 1); }

constexpr Site siteAt(int x, int z) {
  return static_cast<Site>((classOf(x, z) << 6) | ((kAcross * (x >> 1) + kUp * (z >> 1)) & 63));
}

struct HoleInfo {
  std::int8_t x = 0, z = 0;
  std::int8_t point = -1;  ///< 0 to 5, or -1 inside the hexagon
  Site site = 0;
  std::array<char, 4> name = {};  ///< such as "m13", zero-terminated
  std::uint8_t textRank = 0;      ///< position of the name among all names in text order
};

namespace detail {

constexpr std::array<HoleInfo, kHoles> makeHoles() {
  std::array<HoleInfo, kHoles> holes{};
  std::size_t next = 0;
  for (int z = -8; z <= 8; ++z) {
    int number = 0;
    for (int x = -8; x <= 8; ++x) {
      if (!onBoard(x, z)) continue;
      HoleInfo& hole = holes[next++];
      hole.x = static_cast<std::int8_t>(x);
      hole.z = static_cast<std::int8_t>(z);
      hole.point = static_cast<std::int8_t>(pointOf(x, z));
      hole.site = siteAt(x, z);
      ++number;
      std::size_t at = 0;
      hole.name[at++] = static_cast<char>('a' + z + 8);
      if (number >= 10) hole.name[at++] = '1';
      hole.name[at] = static_cast<char>('0' + number % 10);
    }
  }
  for (HoleInfo& hole : holes) {
    for (const HoleInfo& other : holes) {
      for (std::size_t i = 0; i < hole.name.size(); ++i) {
        if (other.name[i] == hole.name[i]) continue;
        if (other.name[i] < hole.name[i]) ++hole.textRank;
        break;
      }
    }
  }
  return holes;
}

}  // namespace detail

namespace detail {

/// For what is worked out at compile time. Never read while running, so that it is in no program.
inline constexpr std::array<HoleInfo, kHoles> kConstantHoles = makeHoles();

constexpr std::array<Hole, 256> makeHoleOfSite(const std::array<HoleInfo, kHoles>& holes) {
  std::array<Hole, 256> out{};
  for (Hole& hole : out) hole = kNoHole;
  for (std::size_t i = 0; i < holes.size(); ++i) out[holes[i].site] = static_cast<Hole>(i);
  return out;
}

constexpr bool eachHoleHasItsSite() {
  const std::array<Hole, 256> back = makeHoleOfSite(kConstantHoles);
  for (std::size_t i = 0; i < kConstantHoles.size(); ++i) {
    if (back[kConstantHoles[i].site] != i) return false;
  }
  return true;
}
static_assert(eachHoleHasItsSite());

}  // namespace detail

/// All holes in the order of their names. Made when the program starts: as a constant, it and the
/// next table would be a kilobyte of the WebAssembly module.
extern const std::array<HoleInfo, kHoles> kHoleInfo;

/// The hole of a site, kNoHole for the gaps.
extern const std::array<Hole, 256> kHoleOfSite;

inline const HoleInfo& holeAt(Site site) { return kHoleInfo[kHoleOfSite[site]]; }

constexpr std::string_view nameOf(const HoleInfo& hole) {
  return {hole.name.data(), hole.name[2] == '\0' ? 2U : 3U};
}
inline std::string_view nameOf(Site site) { return nameOf(holeAt(site)); }

/// The site at those coordinates, or -1 off the board.
constexpr int findSite(int x, int z) { return onBoard(x, z) ? siteAt(x, z) : -1; }

/// Number of single steps between two holes of the hexagonal lattice. Between a hole and the
/// nearest hole of a camp it is also the number of steps on the star itself (tested).
inline int latticeDistance(Site a, Site b) {
  const int dx = holeAt(a).x - holeAt(b).x;
  const int dz = holeAt(a).z - holeAt(b).z;
  const int dy = -dx - dz;
  const auto size = [](int value) { return value < 0 ? -value : value; };
  const int larger = size(dx) > size(dz) ? size(dx) : size(dz);
  return larger > size(dy) ? larger : size(dy);
}

}  // namespace nyota::sternhalma
