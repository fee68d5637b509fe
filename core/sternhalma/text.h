#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/sternhalma/chains.h"

namespace nyota::sternhalma {

/// The site of a hole name such as "m13", or nothing where no hole has that name.
std::optional<Site> findHole(std::string_view name);

/// "c1-e5-g7"; swapping landings are written with '*'.
std::string pathText(const Path& path);

/// What a move text means in a position: the move and the path as given (a path that the rules
/// choose where only from and to were given), or the reason why it is no legal move.
struct Reading {
  std::string_view
      reason;  ///< empty when the text is a legal move, else a word of the API's Reason
  Move move;
  Path path;
};
Reading readMove(const Position& position, std::string_view text);

/// A hole that a chain entered hop by hop can go on to.
struct Continuation {
  Landing landing;
  Move::Kind kind;  ///< of this landing: step, hop or swap
  Path path;        ///< including the landing
  bool mayStop;
};
/// Where a chain that has come along `holes` (the first is the piece) can go on to; the error is
/// 'illegal-move' where it cannot have come so.
Result<std::vector<Continuation>> continuations(const Position& position,
                                                const std::vector<std::string_view>& holes);

/// Rows from q to a and the seat to move, see docs/rules.md.
std::string positionText(const Position& position);
/// Reads one; what it already decides is applied at once and told in `happenings`. Errors are
/// 'bad-position' with the byte offset.
Result<Position> readPosition(const Variant& variant, std::string_view text,
                              Happenings* happenings = nullptr);

}  // namespace nyota::sternhalma
