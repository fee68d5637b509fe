#include "core/sternhalma/variant.h"

#include <algorithm>

namespace nyota::sternhalma {

namespace {

std::array<std::uint8_t, 256> distancesTo(const Board& goal) {
  std::array<std::uint8_t, 256> out{};
  kAll.forEach([&](Site from) {
    int nearest = kHoles;
    goal.forEach([&](Site to) { nearest = std::min(nearest, latticeDistance(from, to)); });
    out[from] = static_cast<std::uint8_t>(nearest);
  });
  return out;
}

}  // namespace

Variant makeVariant(const Setup& setup) {
  Variant variant;
  const Rules& rules = setup.rules;
  variant.setup = setup;
  for (const HoleInfo& hole : kHoleInfo) variant.neighbours[hole.site] = neighboursOf(hole);
  variant.japanese = rules.style == Style::kJapanese;
  variant.goalLock = rules.goalLock;
  variant.swap = rules.blocking == Blocking::kSwap;
  variant.swapLast = rules.blocking == Blocking::kSwapLast;
  variant.distanceHops = rules.hops == Hops::kDistance;
  variant.campSize = variant.japanese ? 15 : 10;
  const std::array<Board, kPoints>& camps = variant.japanese ? kWideCamp : kPoint;

  Board inPlay;  // homes and goals of all sets
  for (int seat = 0; seat < setup.players; ++seat) {
    variant.forEachHome(seat, [&](int home) {
      Variant::SetInfo& set = variant.sets[static_cast<std::size_t>(home)];
      const auto from = static_cast<std::size_t>(home);
      const auto to = static_cast<std::size_t>(opposite(home));
      set.seat = static_cast<std::int8_t>(seat);
      set.home = camps[from];
      set.goal = camps[to];
      set.goalTip = kTip[to];
      set.distance = distancesTo(set.goal);
      variant.anyGoal |= set.goal;
      inPlay |= kPoint[from] | kPoint[to];
    });
  }
  if (rules.unusedCamps == UnusedCamps::kFilled) variant.neutral = kAll - kHexagon - inPlay;

  for (std::size_t home = 0; home < kPoints; ++home) {
    Variant::SetInfo& set = variant.sets[home];
    if (set.seat < 0) continue;
    const Board own =
        kPoint[home] | kPoint[static_cast<std::size_t>(opposite(static_cast<int>(home)))];
    set.enter = rules.camps == Camps::kClosed ? kHexagon | own : kAll;
    set.rest = rules.camps == Camps::kPass ? (kAll - inPlay) | own : set.enter;
  }
  return variant;
}

}  // namespace nyota::sternhalma
