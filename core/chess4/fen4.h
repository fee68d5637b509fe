#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/chess4/position.h"

namespace nyota::chess4 {

/// FEN4: seat to move, who is out, rights to castle (short, long), points, moves since the last
/// capture or pawn move, who resigned and rights en passant where there are any, ranks from the
/// top. Grey pieces have a 'd' before their owner's letter, promoted queens are 'D'.
std::string positionText(const Position& position);
/// Reads one, from a byte of the text on; what it already decides is applied at once and told in
/// `happenings`. Errors are 'bad-position' with the byte offset.
Result<Position> readPosition(const Variant& variant, std::string_view text,
                              Happenings* happenings = nullptr, std::size_t from = 0);

}  // namespace nyota::chess4
