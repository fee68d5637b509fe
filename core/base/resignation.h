#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace nyota {

/// How entries of a record write that a seat gives up.
inline constexpr std::string_view kResignPrefix = "resign:";

/// The seat of a "resign:SEAT" entry, or nothing for any other text. -1 where no seat is meant.
std::optional<int> resigningSeat(std::string_view text);

/// The entry of a resignation, "resign:SEAT".
std::string resignText(int seat);

}  // namespace nyota
