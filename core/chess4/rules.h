#pragma once

#include <array>
#include <cstdint>

#include "core/base/option.h"

namespace nyota::chess4 {

enum class EnPassant : std::uint8_t { kRound, kNext, kOff };

/// The options of a game, each with its default.
struct Rules {
  int moveLimit = 0;
  EnPassant enPassant = EnPassant::kRound;

  bool operator==(const Rules&) const = default;
};

/// Every option once; reading, writing, listing and refusing go by this table.
inline constexpr auto kOptions = std::to_array<Option<Rules>>({
    integerOption<&Rules::moveLimit>("moveLimit", 0, 100'000),
    enumOption<&Rules::enPassant>("enPassant", "round,next,off"),
});

}  // namespace nyota::chess4
