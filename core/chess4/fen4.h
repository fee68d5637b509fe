#pragma once

#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/chess4/position.h"

namespace nyota::chess4 {

/// FEN4: seat to move, who is out, rights to castle (short, long), points, moves since the last
/// capture or pawn move, rights en passant where there are any, ranks from the top.
std::string positionText(const Position& position);
/// Reads one; what it already decides is applied at once and told in `happenings`. Errors are
/// 'bad-position' with the byte offset.
Result<Position> readPosition(const Variant& variant, std::string_view text,
                              Happenings* happenings = nullptr);

}  // namespace nyota::chess4
