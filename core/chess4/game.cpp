#include "core/chess4/game.h"

#include <array>
#include <bit>

#include "core/chess4/facts.h"
#include "core/chess4/fen4.h"
#include "core/chess4/pgn4.h"
#include "core/chess4/tell.h"
#include "core/chess4/text.h"

namespace nyota {

using namespace chess4;  // NOLINT(google-build-using-namespace): this file is its face

namespace {

constexpr std::array kStatusNames = {"playing", "resigned", "out"};
constexpr std::array kTypeNames = {"normal", "castle", "en-passant"};

JsonWriter& writePath(const Move& move, JsonWriter& out) {
  return out.begin('[').add(nameOf(move.from)).add(nameOf(move.to)).end(']');
}

void writeMove(const Position& position, const Move& move, JsonWriter& out) {
  out.begin('{')
      .set("text", moveText(position, move))
      .set("from", nameOf(move.from))
      .set("to", nameOf(move.to));
  writePath(move, out.key("path"));
  out.key("swaps").raw("[]").set("kind", kTypeNames[static_cast<std::size_t>(move.type)]);
  Kind taken = kindOf(position.at(move.to));
  if (move.type == Move::Type::kEnPassant) taken = Kind::kPawn;
  if (taken != Kind::kNone) out.set("captured", kindName(taken));
  if (move.promotesTo != Kind::kNone) out.set("promotesTo", kindName(move.promotesTo));
  out.end('}');
}

void writeSeat(const Position& position, int seat, JsonWriter& out) {
  out.begin('{')
      .set("seat", seat)
      .set("status", kStatusNames[static_cast<std::size_t>(position.status(seat))])
      .key("rank")
      .addUnless(0, position.ranks()[static_cast<std::size_t>(seat)]);
  if (!position.variant().teams) out.set("points", position.points(seat));
  out.set("inCheck", position.inCheck(seat)).end('}');
}

void writePiece(const Position& position, Cell cell, JsonWriter& out) {
  const Code code = position.at(cell);
  out.begin('{')
      .set("cell", nameOf(cell))
      .set("seat", static_cast<int>(ownerOf(code)))
      .set("kind", kindName(kindOf(code)));
  if (isPromoted(code)) out.set("promoted", true);
  if (position.grey(code)) out.set("grey", true);
  out.end('}');
}

/// Reports why no move leads along a path.
Error badPath(const char* reason, std::string_view cell) {
  Error error("illegal-move");
  error.say("no move leads along this path: ").say(shorten(cell)).say(", ").say(reason);
  return error.because(reason).at("path").value(cell);
}

// Links write a move as its place among the legal ones, sorted by squares. A text may say that a
// pawn becomes a queen or leave it out, which is one bit more.
int placeBits(std::size_t count) { return static_cast<int>(std::bit_width(count - 1)); }
bool saysQueen(std::string_view text) { return text.find('=') != std::string_view::npos; }

}  // namespace

std::optional<Setup> Chess4::readSetup(const Json& json, SetupReport& report) {
  return chess4::readSetup(json, report);
}
void Chess4::writeSetup(const Setup& setup, JsonWriter& out) { chess4::writeSetup(setup, out); }
void Chess4::writeShortSetup(const Setup& setup, JsonWriter& out) {
  chess4::writeShortSetup(setup, out);
}
std::string_view Chess4::ratingKind(const Setup& setup) { return chess4::ratingKind(setup); }
void Chess4::writePresets(JsonWriter& out) { out.raw("[]"); }
void Chess4::writeOptions(JsonWriter& out) { nyota::writeOptions(kOptions, out); }

Variant Chess4::makeVariant(const Setup& setup) { return chess4::makeVariant(setup); }
Position Chess4::start(const Variant& variant) { return Position::start(variant); }

Result<Position> Chess4::readPosition(const Variant& variant, std::string_view text,
                                      Happenings* happenings) {
  return chess4::readPosition(variant, text, happenings);
}
std::string Chess4::positionText(const Position& position) {
  return chess4::positionText(position);
}

Status Chess4::play(Position& position, std::string_view text, Happenings& happenings) {
  const Reading reading = readMove(position, text);
  if (reading.reason != nullptr) return illegalMove(text, reading.reason);
  JsonWriter path;
  happenings.moved(position.turn(), std::string(text), writePath(reading.move, path).text());
  position.play(reading.move, &happenings);
  return ok();
}

std::string_view Chess4::whyNot(const Position& position, std::string_view text) {
  const char* reason = readMove(position, text).reason;
  return reason == nullptr ? std::string_view() : reason;
}

Status Chess4::writeLegalMoves(const Position& position, std::string_view from, JsonWriter& out) {
  const Cell cell = findCell(from);
  if (!from.empty() && cell == kNoCell) {
    return Error("bad-cell").say("no square has this name").at("from").value(from);
  }
  out.begin('[');
  for (const Move& move : sortedMoves(position)) {
    if (from.empty() || move.from == cell) writeMove(position, move, out);
  }
  out.end(']');
  return ok();
}

Status Chess4::writeContinuations(const Position& position,
                                  const std::vector<std::string_view>& path, JsonWriter& out) {
  if (path.empty()) return badPath("bad-text", "an empty path");
  for (const std::string_view cell : path) {
    if (findCell(cell) == kNoCell) return badPath("not-on-board", cell);
  }
  if (position.over()) return badPath("game-over", path[0]);
  const Cell from = findCell(path[0]);
  if (position.at(from) == kEmpty) return badPath("no-piece", path[0]);
  if (ownerOf(position.at(from)) != static_cast<unsigned>(position.turn())) {
    return badPath("not-your-piece", path[0]);
  }
  bool ended = false;
  out.begin('[');
  for (const Move& move : sortedMoves(position)) {
    if (move.from != from) continue;
    ended = ended || (path.size() == 2 && move.to == findCell(path[1]));
    if (path.size() > 1) continue;
    out.begin('{')
        .set("cell", nameOf(move.to))
        .set("kind", "step")
        .set("move", moveText(position, move))
        .set("mayStop", true)
        .end('}');
  }
  out.end(']');
  if (path.size() > 1 && !ended) return badPath("not-how-it-moves", path[1]);
  return ok();
}

std::string Chess4::moveText(const Position& position, const Move& move) {
  return chess4::moveText(position, move);
}
FactList Chess4::facts(const Position& position, const Move& move) {
  return factsOf(position, move);
}

void Chess4::describe(const Position& position, JsonWriter& state) {
  state.key("seats").begin('[');
  for (int seat = 0; seat < kSeats; ++seat) writeSeat(position, seat, state);
  state.end(']').key("pieces").begin('[');
  for (unsigned cell = 0; cell < 256; ++cell) {
    const Code code = position.at(static_cast<Cell>(cell));
    if (ownerOf(code) < kSeats) writePiece(position, static_cast<Cell>(cell), state);
  }
  state.end(']');
}

Outcome Chess4::outcome(const Position& position) {
  Outcome out{.reason = reasonName(position.reason()),
              .detail = detailName(position.detail()),
              .ranks = position.ranks()};
  out.hasPoints = !position.variant().teams;
  for (int seat = 0; seat < kSeats; ++seat) {
    out.points[static_cast<std::size_t>(seat)] = position.points(seat);
  }
  return out;
}

std::string Chess4::writeText(std::string_view format, const std::vector<Position>& positions,
                              const std::vector<std::string_view>& entries) {
  if (format == "fen4") return chess4::positionText(positions[entries.size()]);
  return writePgn4(positions, entries);
}
bool Chess4::looksLikeText(std::string_view text) { return looksLikePgn4(text); }
Result<std::string> Chess4::readText(std::string_view text) { return readPgn4(text); }

void Chess4::packMove(const Position& position, std::string_view text, BitWriter& out) {
  const std::vector<Move> moves = sortedMoves(position);
  const Move move = readMove(position, text).move;
  std::uint32_t place = 0;
  while (place + 1 < moves.size() && !(moves[place] == move)) ++place;
  out.write(place, placeBits(moves.size()));
  if (move.promotesTo == Kind::kQueen) out.write(saysQueen(text) ? 1 : 0, 1);
}

std::optional<std::string> Chess4::unpackMove(const Position& position, BitReader& in) {
  const std::vector<Move> moves = sortedMoves(position);
  if (moves.empty()) return std::nullopt;
  const std::optional<std::uint32_t> place = in.read(placeBits(moves.size()));
  if (!place || *place >= moves.size()) return std::nullopt;
  const Move& move = moves[*place];
  std::string text = chess4::moveText(position, move);
  if (move.promotesTo != Kind::kQueen) return text;
  const std::optional<std::uint32_t> said = in.read(1);
  if (!said) return std::nullopt;
  if (saysQueen(text)) text.resize(text.find('='));
  if (*said != 0) text += "=Q";
  return text;
}

}  // namespace nyota
