#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/sternhalma/geometry.h"

namespace nyota::sternhalma {

/// A set of holes: one word for each of the four parity classes (see geometry.h).
struct Board {
  std::array<std::uint64_t, 4> words{};

  [[nodiscard]] constexpr bool has(Site site) const {
    return (words[site >> 6U] >> (site & 63U) & 1U) != 0;
  }
  constexpr void add(Site site) { words[site >> 6U] |= 1ULL << (site & 63U); }
  constexpr void remove(Site site) { words[site >> 6U] &= ~(1ULL << (site & 63U)); }

  [[nodiscard]] constexpr bool empty() const {
    return (words[0] | words[1] | words[2] | words[3]) == 0;
  }
  [[nodiscard]] constexpr int count() const {
    return std::popcount(words[0]) + std::popcount(words[1]) + std::popcount(words[2]) +
           std::popcount(words[3]);
  }

  constexpr Board operator&(const Board& o) const {
    return {{words[0] & o.words[0], words[1] & o.words[1], words[2] & o.words[2],
             words[3] & o.words[3]}};
  }
  constexpr Board operator|(const Board& o) const {
    return {{words[0] | o.words[0], words[1] | o.words[1], words[2] | o.words[2],
             words[3] | o.words[3]}};
  }
  /// The holes of this set that are not in the other.
  constexpr Board operator-(const Board& o) const {
    return {{words[0] & ~o.words[0], words[1] & ~o.words[1], words[2] & ~o.words[2],
             words[3] & ~o.words[3]}};
  }
  constexpr Board& operator|=(const Board& o) { return *this = *this | o; }
  constexpr Board& operator&=(const Board& o) { return *this = *this & o; }
  constexpr Board& operator-=(const Board& o) { return *this = *this - o; }
  constexpr bool operator==(const Board& o) const = default;

  /// Calls f(site) for each hole, class by class, lowest bit first.
  template <class F>
  constexpr void forEach(F f) const {
    for (unsigned cls = 0; cls < 4; ++cls) {
      for (std::uint64_t rest = words[cls]; rest != 0; rest &= rest - 1) {
        f(static_cast<Site>(cls << 6U | static_cast<unsigned>(std::countr_zero(rest))));
      }
    }
  }
};

/// The holes beside one. Variant keeps them for all: as a constant they would be a fiftieth of the
/// WebAssembly module.
constexpr Board neighboursOf(const HoleInfo& hole) {
  Board out;
  for (const Step step : kSteps) {
    const int site = findSite(hole.x + step.x, hole.z + step.z);
    if (site >= 0) out.add(static_cast<Site>(site));
  }
  return out;
}

namespace detail {

constexpr Board makeAll() {
  Board all;
  for (const HoleInfo& hole : kConstantHoles) all.add(hole.site);
  return all;
}

constexpr std::array<Board, kPoints> makePoints() {
  std::array<Board, kPoints> points{};
  for (const HoleInfo& hole : kConstantHoles) {
    if (hole.point >= 0) points[static_cast<std::size_t>(hole.point)].add(hole.site);
  }
  return points;
}

/// The point's ten holes and the five of the hexagon's edge beside it.
constexpr std::array<Board, kPoints> makeWideCamps() {
  std::array<Board, kPoints> camps = makePoints();
  const std::array<Board, kPoints> points = makePoints();
  for (std::size_t point = 0; point < kPoints; ++point) {
    for (const HoleInfo& hole : kConstantHoles) {
      if (hole.point < 0 && !(neighboursOf(hole) & points[point]).empty()) {
        camps[point].add(hole.site);
      }
    }
  }
  return camps;
}

/// The hole of each point that is farthest from the centre.
constexpr std::array<Site, kPoints> makeTips() {
  std::array<Site, kPoints> tips{};
  for (const HoleInfo& hole : kConstantHoles) {
    const int y = -hole.x - hole.z;
    const auto farOut = [](int c) { return c == 8 || c == -8; };
    if (farOut(hole.x) || farOut(y) || farOut(hole.z)) {
      tips[static_cast<std::size_t>(hole.point)] = hole.site;
    }
  }
  return tips;
}

/// Rotation that takes the bit of a hole to the bit two holes on, which is in the same class.
constexpr std::array<std::uint8_t, kDirections> makeLandShifts() {
  std::array<std::uint8_t, kDirections> out{};
  for (std::size_t d = 0; d < kDirections; ++d) {
    out[d] = static_cast<std::uint8_t>((kAcross * kSteps[d].x + kUp * kSteps[d].z) & 63);
  }
  return out;
}

/// How a hole of a class finds what it could hop over.
struct HopShift {
  std::uint8_t overClass = 0;  ///< class of the hole hopped over
  std::uint8_t over = 0;       ///< rotation that takes the bit of the hole to the bit of that one
  std::uint64_t possible = 0;  ///< holes of the class from which the landing is on the board
};

constexpr std::array<std::array<HopShift, kDirections>, 4> makeHopShifts() {
  std::array<std::array<HopShift, kDirections>, 4> out{};
  for (int cls = 0; cls < 4; ++cls) {
    for (std::size_t d = 0; d < kDirections; ++d) {
      HopShift& shift = out[static_cast<std::size_t>(cls)][d];
      const int x = (cls & 1) + kSteps[d].x;
      const int z = (cls >> 1) + kSteps[d].z;
      shift.overClass = static_cast<std::uint8_t>(classOf(x, z));
      shift.over = static_cast<std::uint8_t>((kAcross * (x >> 1) + kUp * (z >> 1)) & 63);
    }
  }
  for (const HoleInfo& hole : kConstantHoles) {
    for (std::size_t d = 0; d < kDirections; ++d) {
      if (onBoard(hole.x + kSteps[d].x, hole.z + kSteps[d].z) &&
          onBoard(hole.x + 2 * kSteps[d].x, hole.z + 2 * kSteps[d].z)) {
        out[hole.site >> 6U][d].possible |= 1ULL << (hole.site & 63U);
      }
    }
  }
  return out;
}

}  // namespace detail

inline constexpr Board kAll = detail::makeAll();
inline constexpr std::array<Board, kPoints> kPoint = detail::makePoints();
inline constexpr std::array<Board, kPoints> kWideCamp = detail::makeWideCamps();
inline constexpr std::array<Site, kPoints> kTip = detail::makeTips();
inline constexpr std::array<std::uint8_t, kDirections> kLandShift = detail::makeLandShifts();
inline constexpr std::array<std::array<detail::HopShift, kDirections>, 4> kHopShift =
    detail::makeHopShifts();

/// The holes that belong to no point: the hexagon, its edge included.
inline constexpr Board kHexagon =
    kAll - kPoint[0] - kPoint[1] - kPoint[2] - kPoint[3] - kPoint[4] - kPoint[5];

}  // namespace nyota::sternhalma
