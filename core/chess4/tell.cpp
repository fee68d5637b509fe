#include "core/chess4/tell.h"

#include <array>

namespace nyota::chess4 {

const char* kindName(Kind kind) {
  constexpr std::array<const char*, 7> kNames = {"",     "pawn",  "knight", "bishop",
                                                 "rook", "queen", "king"};
  return kNames[static_cast<std::size_t>(kind)];
}

void tellCapture(const Board& board, Cell cell, int points, Happenings& happenings) {
  const Code code = board.at(cell);
  happenings.tell("captured")
      .set("seat", board.turn())
      .set("victim", static_cast<int>(ownerOf(code)))
      .set("cell", nameOf(cell))
      .set("kind", kindName(kindOf(code)))
      .set("promoted", isPromoted(code))
      .set("grey", board.grey(code))
      .set("points", points);
}

void tellPromotion(const Board& board, const Move& move, Happenings& happenings) {
  happenings.tell("promoted")
      .set("seat", board.turn())
      .set("cell", nameOf(move.to))
      .set("to", kindName(move.promotesTo));
}

void tellCastling(int seat, Cell rookFrom, Cell rookTo, Happenings& happenings) {
  happenings.tell("castled")
      .set("seat", seat)
      .set("rookFrom", nameOf(rookFrom))
      .set("rookTo", nameOf(rookTo));
}

void tellCheck(int by, unsigned kings, int points, Happenings& happenings) {
  JsonWriter& check = happenings.tell("check");
  check.set("by", by).key("seats").begin('[');
  for (int seat = 0; seat < kSeats; ++seat) {
    if ((kings >> static_cast<unsigned>(seat) & 1U) != 0) check.add(seat);
  }
  check.end(']').set("points", points);
}

void tellElimination(int seat, const char* why, int pointsTo, int points, Happenings& happenings) {
  JsonWriter& eliminated = happenings.tell("eliminated");
  eliminated.set("seat", seat).set("why", why).key("pointsTo").addUnless(-1, pointsTo);
  eliminated.set("points", points);
}

void tellResignation(int seat, Happenings& happenings) {
  happenings.tell("resigned").set("seat", seat).key("rank").addNull();
}

void tellBonus(int seat, int points, const char* why, Happenings& happenings) {
  happenings.tell("bonus").set("seat", seat).set("points", points).set("why", why);
}

void tellEnd(const Board& board, Happenings& happenings) {
  JsonWriter& over = happenings.tell("over");
  over.set("reason", reasonName(board.reason()));
  if (board.detail() != EndDetail::kNone) over.set("detail", detailName(board.detail()));
  over.key("ranks").begin('[');
  const Ranks ranks = board.ranks();
  for (std::size_t seat = 0; seat < kSeats; ++seat) over.add(static_cast<int>(ranks[seat]));
  over.end(']');
}

}  // namespace nyota::chess4
