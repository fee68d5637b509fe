#include "core/sternhalma/game.h"

#include <array>
#include <bit>
#include <utility>

#include "core/sternhalma/chains.h"
#include "core/sternhalma/facts.h"
#include "core/sternhalma/text.h"

namespace nyota {

using namespace sternhalma;  // NOLINT(google-build-using-namespace): this file is its face

namespace {

constexpr std::array kStatusNames = {"playing", "finished", "resigned"};
constexpr std::array kKindNames = {"step", "hop", "swap"};

JsonWriter& writeHoles(const Path& path, JsonWriter& out) {
  out.begin('[');
  for (const Landing& landing : path) out.add(nameOf(landing.to));
  return out.end(']');
}

/// A move that swaps anywhere is a swap.
Move::Kind kindOf(Move::Kind kind, const Path& path) {
  for (const Landing& landing : path) {
    if (landing.swap) return Move::Kind::kSwap;
  }
  return kind == Move::Kind::kStep ? kind : Move::Kind::kHop;
}

void writeMove(const WrittenMove& written, JsonWriter& out) {
  const Path& path = written.path;
  out.begin('{')
      .set("text", pathText(path))
      .set("from", nameOf(path.front().to))
      .set("to", nameOf(path.back().to));
  writeHoles(path, out.key("path"));
  out.key("swaps").begin('[');
  for (const Landing& landing : path) {
    if (landing.swap) out.add(nameOf(landing.to));
  }
  const Move::Kind kind = kindOf(written.move.kind, path);
  out.end(']').set("kind", kKindNames[static_cast<std::size_t>(kind)]).end('}');
}

/// The seat of a move and each place its swaps change, before the move is made.
void tellMove(const Position& position, const Path& path, Happenings& happenings) {
  const int seat = position.turn();
  JsonWriter holes;
  happenings.moved(seat, pathText(path), writeHoles(path, holes).text());
  for (std::size_t i = 1; i < path.size(); ++i) {
    if (!path[i].swap) continue;
    happenings.tell("swapped")
        .set("seat", seat)
        .set("from", nameOf(path[i].to))
        .set("to", nameOf(path[i - 1].to));
  }
}

void writeSeat(const Position& position, int seat, JsonWriter& out) {
  out.begin('{')
      .set("seat", seat)
      .set("status", kStatusNames[static_cast<std::size_t>(position.status(seat))])
      .key("rank")
      .addUnless(0, position.ranks()[static_cast<std::size_t>(seat)])
      .key("homes")
      .begin('[');
  position.variant().forEachHome(seat, [&](int home) { out.add(home); });
  out.end(']')
      .set("inGoal", position.inGoal(seat))
      .set("distance", position.distance(seat))
      .end('}');
}

void writePiece(const Position& position, Site site, JsonWriter& out) {
  const int home = position.homeOf(site);
  out.begin('{').set("cell", nameOf(site)).set("seat", position.seatOf(site));
  out.set("kind", position.kings().has(site) ? "king" : "piece");
  if (home >= 0) out.set("home", home);
  out.end('}');
}

// Links write a move as its place among the legal ones, in the order that the rules' texts give
// (writtenMoves); the number after the last one says that the path follows hole by hole.
int placeBits(std::uint32_t count) { return static_cast<int>(std::bit_width(count)); }
constexpr int kLengthBits = 12;
constexpr int kHoleBits = 7;

}  // namespace

std::optional<Setup> Sternhalma::readSetup(const Json& json, SetupReport& report) {
  return sternhalma::readSetup(json, report);
}
void Sternhalma::writeSetup(const Setup& setup, JsonWriter& out) {
  sternhalma::writeSetup(setup, out);
}
void Sternhalma::writeShortSetup(const Setup& setup, JsonWriter& out) {
  sternhalma::writeShortSetup(setup, out);
}
std::string_view Sternhalma::ratingKind(const Setup& setup) {
  return sternhalma::ratingKind(setup);
}

void Sternhalma::writePresets(JsonWriter& out) {
  out.begin('[');
  for (const Preset& preset : kPresets) {
    out.begin('{').set("preset", preset.name);
    writeRules(kOptions, preset.rules, out.key("rules"));
    out.end('}');
  }
  out.end(']');
}

void Sternhalma::writeOptions(JsonWriter& out) { nyota::writeOptions(kOptions, out); }

Variant Sternhalma::makeVariant(const Setup& setup) { return sternhalma::makeVariant(setup); }
Position Sternhalma::start(const Variant& variant) { return Position::start(variant); }

Result<Position> Sternhalma::readPosition(const Variant& variant, std::string_view text,
                                          Happenings* happenings) {
  return sternhalma::readPosition(variant, text, happenings);
}
std::string Sternhalma::positionText(const Position& position) {
  return sternhalma::positionText(position);
}

Status Sternhalma::play(Position& position, std::string_view text, Happenings& happenings) {
  const Reading reading = readMove(position, text);
  if (!reading.reason.empty()) return illegalMove(text, reading.reason);
  tellMove(position, reading.path, happenings);
  position.play(reading.move, &happenings);
  return ok();
}

std::string_view Sternhalma::whyNot(const Position& position, std::string_view text) {
  return readMove(position, text).reason;
}

Status Sternhalma::writeLegalMoves(const Position& position, std::string_view from,
                                   JsonWriter& out) {
  std::vector<WrittenMove> moves;
  if (from.empty()) {
    moves = writtenMoves(position);
  } else {
    const std::optional<Site> site = findHole(from);
    if (!site) return Error("bad-cell").say("no hole has this name").at("from").value(from);
    if (!position.over() && position.seatOf(*site) == position.turn()) {
      moves = writtenMovesFrom(position, *site);
    }
  }
  out.begin('[');
  for (const WrittenMove& written : moves) writeMove(written, out);
  out.end(']');
  return ok();
}

Status Sternhalma::writeContinuations(const Position& position,
                                      const std::vector<std::string_view>& path, JsonWriter& out) {
  const Result<std::vector<Continuation>> found = sternhalma::continuations(position, path);
  if (!found) return found.error();
  out.begin('[');
  for (const Continuation& next : *found) {
    out.begin('{')
        .set("cell", nameOf(next.landing.to))
        .set("kind", kKindNames[static_cast<std::size_t>(next.kind)])
        .set("move", pathText(next.path))
        .set("mayStop", next.mayStop)
        .end('}');
  }
  out.end(']');
  return ok();
}

std::string Sternhalma::moveText(const Position& position, const Move& move) {
  return pathText(canonicalPath(position, move));
}
FactList Sternhalma::facts(const Position& position, const Move& move) {
  return factsOf(position, move);
}

void Sternhalma::describe(const Position& position, JsonWriter& state) {
  state.key("seats").begin('[');
  for (int seat = 0; seat < position.seats(); ++seat) writeSeat(position, seat, state);
  state.end(']').key("pieces").begin('[');
  for (const HoleInfo& hole : kHoleInfo) {
    if (position.occupied().has(hole.site)) writePiece(position, hole.site, state);
  }
  state.end(']');
}

Outcome Sternhalma::outcome(const Position& position) {
  return {.reason = reasonName(position.reason()), .ranks = position.ranks()};
}

void Sternhalma::packMove(const Position& position, std::string_view text, BitWriter& out) {
  const std::vector<WrittenMove> moves = writtenMoves(position);
  const auto count = static_cast<std::uint32_t>(moves.size());
  const int bits = placeBits(count);
  for (std::uint32_t i = 0; i < count; ++i) {
    if (pathText(moves[i].path) == text) return out.write(i, bits);
  }
  const Path path = readMove(position, text).path;
  out.write(count, bits);
  out.write(static_cast<std::uint32_t>(path.size()), kLengthBits);
  for (const Landing& landing : path) {
    out.write(kHoleOfSite[landing.to], kHoleBits);
    out.write(landing.swap ? 1 : 0, 1);
  }
}

std::optional<std::string> Sternhalma::unpackMove(const Position& position, BitReader& in) {
  const std::vector<WrittenMove> moves = writtenMoves(position);
  const auto count = static_cast<std::uint32_t>(moves.size());
  const std::optional<std::uint32_t> place = in.read(placeBits(count));
  if (!place || *place > count) return std::nullopt;
  if (*place < count) return pathText(moves[*place].path);
  const std::optional<std::uint32_t> length = in.read(kLengthBits);
  if (!length) return std::nullopt;
  Path path;
  for (std::uint32_t i = 0; i < *length; ++i) {
    const std::optional<std::uint32_t> hole = in.read(kHoleBits);
    const std::optional<std::uint32_t> swap = in.read(1);
    if (!hole || *hole >= kHoles || !swap) return std::nullopt;
    path.push_back({kHoleInfo[*hole].site, *swap != 0});
  }
  return pathText(path);
}

}  // namespace nyota
