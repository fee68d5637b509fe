#include "tests/core/chess4_random_play_core.h"

#include <algorithm>
#include <optional>
#include <string_view>

#include <gtest/gtest.h>

#include "core/base/json.h"

namespace chess4_play {
namespace {

using nyota::Json;
using nyota::chess4::Castling;
using nyota::chess4::Cell;
using nyota::chess4::Code;
using nyota::chess4::Kind;
using nyota::chess4::Move;
using nyota::chess4::Position;

constexpr std::string_view kLetters = " PNBRQK";

int cellOf(Cell cell) {
  return (nyota::chess4::rankOf(cell) - 1) * 14 + nyota::chess4::fileOf(cell) - 1;
}

Kind kindOf(char letter) { return static_cast<Kind>(kLetters.find(letter)); }

char letterOf(Kind kind) { return kLetters[static_cast<std::size_t>(kind)]; }

std::string textOf(const Position& position, const Move& move) {
  std::string text = reference_chess4::cellName(cellOf(move.from)) + '-' +
                     reference_chess4::cellName(cellOf(move.to));
  if (position.variant().teams && move.promotesTo != Kind::kNone) {
    text += std::string("=") + letterOf(move.promotesTo);
  }
  return text;
}

/// The members of a happening that are plain, as one word each.
std::string word(const Json& happening, const char* name) {
  const Json* value = happening.find(name);
  if (value == nullptr) return "-";
  if (value->isArray()) {
    std::string list;
    for (const Json& item : value->items()) list += (list.empty() ? "" : ",") + nyota::dump(&item);
    return list;
  }
  return value->isString() ? std::string(value->asString()) : nyota::dump(value);
}

std::string line(const Json& happening) {
  const std::string type = word(happening, "type");
  const auto join = [&](const std::vector<const char*>& names) {
    std::string text = type;
    for (const char* name : names) text += ' ' + word(happening, name);
    return text;
  };
  if (type == "captured") {
    return join({"seat", "victim", "cell", "kind"}) +
           (word(happening, "promoted") == "true" ? " promoted" : " plain") +
           (word(happening, "grey") == "true" ? " grey " : " live ") + word(happening, "points");
  }
  if (type == "promoted") return join({"seat", "cell", "to"});
  if (type == "castled") return join({"seat", "rookFrom", "rookTo"});
  if (type == "check") return join({"by", "seats", "points"});
  if (type == "eliminated") return join({"seat", "why", "pointsTo", "points"});
  if (type == "resigned") return join({"seat"});
  if (type == "bonus") return join({"seat", "points", "why"});
  return join({"reason", "detail", "ranks"});
}

}  // namespace

nyota::chess4::Variant variantOf(const reference_chess4::Rules& rules) {
  nyota::chess4::Setup setup;
  setup.mode = rules.teams ? nyota::chess4::Mode::kTeams : nyota::chess4::Mode::kFfa;
  setup.rules.moveLimit = rules.moveLimit;
  setup.rules.enPassant = rules.enPassant == "round"  ? nyota::chess4::EnPassant::kRound
                          : rules.enPassant == "next" ? nyota::chess4::EnPassant::kNext
                                                      : nyota::chess4::EnPassant::kOff;
  setup.firstSeat = rules.firstSeat;
  return nyota::chess4::makeVariant(setup);
}

Cell coreCell(int cell) {
  return nyota::chess4::cellAt(reference_chess4::fileOf(cell) + 1,
                               reference_chess4::rankOf(cell) + 1);
}

Position corePosition(const nyota::chess4::Variant& variant, const reference_chess4::Loaded& loaded,
                      nyota::Happenings& happenings) {
  Position position = Position::cleared(variant);
  const reference_chess4::Position& wanted = loaded.position;
  for (const int cell : reference_chess4::cells()) {
    const reference_chess4::Piece piece = wanted.board.at(cell);
    if (piece.owner < 0) continue;
    position.put(coreCell(cell), piece.owner, kindOf(piece.kind), piece.promoted);
  }
  for (int seat = 0; seat < reference_chess4::kSeats; ++seat) {
    if (wanted.out.at(seat)) position.setOut(seat, nyota::chess4::SeatStatus::kOut);
    position.setPoints(seat, loaded.points.at(seat));
    for (int side = 0; side < 2; ++side) {
      if (!wanted.castling.at(seat).at(side)) continue;
      EXPECT_TRUE(position.allowCastling(seat, side == 0 ? Castling::kShort : Castling::kLong));
    }
    const int crossed = wanted.rights.at(seat).crossed;
    if (crossed < 0) continue;
    EXPECT_TRUE(position.allowEnPassant(seat, coreCell(crossed)));
  }
  position.settle(wanted.turn, &happenings);
  return position;
}

reference_chess4::Board boardOf(const Position& position) {
  reference_chess4::Board board;
  for (const int cell : reference_chess4::cells()) {
    const Code code = position.at(coreCell(cell));
    if (code == nyota::chess4::kEmpty) continue;
    board.at(cell) = {static_cast<int>(nyota::chess4::ownerOf(code)),
                      letterOf(nyota::chess4::kindOf(code)), nyota::chess4::isPromoted(code)};
  }
  return board;
}

std::vector<std::string> movesOf(const Position& position) {
  std::vector<Move> moves;
  position.generate(moves);
  std::vector<std::string> texts;
  for (const Move& move : moves) {
    texts.push_back(textOf(position, move));
    if (move.type == Move::Type::kCastle) texts.back() += " castle";
    if (move.type == Move::Type::kEnPassant) texts.back() += " en-passant";
  }
  std::sort(texts.begin(), texts.end());
  return texts;
}

std::vector<std::string> movesOf(const reference_chess4::Game& game) {
  std::vector<std::string> texts;
  for (const reference_chess4::Move& move : game.legalMoves()) {
    texts.push_back(move.text);
    if (move.rookFrom >= 0) texts.back() += " castle";
    if (move.enPassant) texts.back() += " en-passant";
  }
  std::sort(texts.begin(), texts.end());
  return texts;
}

Move moveOf(const Position& position, const std::string& text) {
  std::vector<Move> moves;
  position.generate(moves);
  for (const Move& move : moves) {
    if (textOf(position, move) == text) return move;
  }
  ADD_FAILURE() << "not generated: " << text;
  return {};
}

std::vector<int> pointsOf(const Position& position) {
  return {position.points(0), position.points(1), position.points(2), position.points(3)};
}

std::vector<int> ranksOf(const Position& position) {
  if (!position.over()) return {};
  const nyota::Ranks ranks = position.ranks();
  return {ranks.begin(), ranks.begin() + reference_chess4::kSeats};
}

std::string statusOf(const Position& position, int seat) {
  switch (position.status(seat)) {
    case nyota::chess4::SeatStatus::kPlaying:
      return "playing";
    case nyota::chess4::SeatStatus::kResigned:
      return "resigned";
    default:
      return "out";
  }
}

reference_chess4::Told toldBy(const nyota::Happenings& happenings) {
  nyota::JsonFault fault;
  const std::optional<Json> list = nyota::parseJson(happenings.json(), fault);
  if (!list) {
    ADD_FAILURE() << fault.message << ": " << happenings.json();
    return {};
  }
  reference_chess4::Told told;
  for (const Json& happening : list->items()) {
    if (word(happening, "type") != "moved") told.push_back(line(happening));
  }
  return told;
}

}  // namespace chess4_play
