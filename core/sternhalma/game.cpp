#include "core/sternhalma/game.h"

#include <array>
#include <bit>
#include <utility>

#include "core/base/concat.h"
#include "core/sternhalma/chains.h"
#include "core/sternhalma/text.h"

namespace nyota {

using namespace sternhalma;  // NOLINT(google-build-using-namespace): this file is its face

namespace {

constexpr std::array<std::string_view, 3> kStatusNames = {"playing", "finished", "resigned"};

Json holesJson(const Path& path) {
  Json out = Json::array();
  for (const Landing& landing : path) out.push(nameOf(landing.to));
  return out;
}

std::vector<std::string> holeNames(const Path& path) {
  std::vector<std::string> out;
  for (const Landing& landing : path) out.emplace_back(nameOf(landing.to));
  return out;
}

std::string_view kindName(Move::Kind kind, const Path& path) {
  for (const Landing& landing : path) {
    if (landing.swap) return "swap";
  }
  return kind == Move::Kind::kStep ? "step" : "hop";
}

Json moveJson(const WrittenMove& written) {
  const Path& path = written.path;
  Json swaps = Json::array();
  for (const Landing& landing : path) {
    if (landing.swap) swaps.push(nameOf(landing.to));
  }
  return Json::object()
      .set("text", pathText(path))
      .set("from", nameOf(path.front().to))
      .set("to", nameOf(path.back().to))
      .set("path", holesJson(path))
      .set("swaps", std::move(swaps))
      .set("kind", kindName(written.move.kind, path));
}

/// The seat of a move and each place its swaps change, before the move is made.
void tellMove(const Position& position, const Path& path, Happenings& happenings) {
  const int seat = position.turn();
  happenings.push_back(Happening("moved")
                           .with("seat", seat)
                           .with("text", pathText(path))
                           .with("path", holesJson(path)));
  for (std::size_t i = 1; i < path.size(); ++i) {
    if (!path[i].swap) continue;
    happenings.push_back(Happening("swapped")
                             .with("seat", seat)
                             .with("from", nameOf(path[i].to))
                             .with("to", nameOf(path[i - 1].to)));
  }
}

Json seatJson(const Position& position, int seat) {
  Json homes = Json::array();
  position.variant().forEachHome(seat, [&](int home) { homes.push(home); });
  const int rank = position.ranks()[static_cast<std::size_t>(seat)];
  return Json::object()
      .set("seat", seat)
      .set("status", kStatusNames[static_cast<std::size_t>(position.status(seat))])
      .set("rank", rank == 0 ? Json() : Json(rank))
      .set("homes", std::move(homes))
      .set("inGoal", position.inGoal(seat))
      .set("distance", position.distance(seat));
}

Json pieceJson(const Position& position, Site site) {
  const int home = position.homeOf(site);
  Json out = Json::object().set("cell", nameOf(site)).set("seat", position.seatOf(site));
  out.set("kind", position.kings().has(site) ? "king" : "piece");
  if (home >= 0) out.set("home", home);
  return out;
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
Json Sternhalma::setupJson(const Setup& setup) { return sternhalma::setupJson(setup); }
Json Sternhalma::shortSetupJson(const Setup& setup) { return sternhalma::shortSetupJson(setup); }

Json Sternhalma::presets() {
  Json out = Json::array();
  for (const Preset& preset : kPresets) {
    out.push(
        Json::object().set("preset", preset.name).set("rules", rulesJson(kOptions, preset.rules)));
  }
  return out;
}

Json Sternhalma::options() {
  Json out = Json::array();
  for (const auto& option : kOptions) out.push(optionJson(option));
  return out;
}

Variant Sternhalma::makeVariant(const Setup& setup) { return sternhalma::makeVariant(setup); }
Position Sternhalma::start(const Variant& variant) { return Position::start(variant); }

Result<Position> Sternhalma::readPosition(const Variant& variant, std::string_view text,
                                          Happenings* happenings) {
  return sternhalma::readPosition(variant, text, happenings);
}
std::string Sternhalma::positionText(const Position& position) {
  return sternhalma::positionText(position);
}

Result<std::vector<std::string>> Sternhalma::play(Position& position, std::string_view text,
                                                  Happenings& happenings) {
  const Reading reading = readMove(position, text);
  if (!reading.reason.empty()) {
    constexpr std::size_t kMostShown = 80;
    const std::string_view shown = text.substr(0, kMostShown);
    Error error("illegal-move",
                concat({"\"", shown, "\" is no legal move here: ", reading.reason}));
    error.reason = reading.reason;
    return error.with("value", shown);
  }
  tellMove(position, reading.path, happenings);
  position.play(reading.move, &happenings);
  return holeNames(reading.path);
}

std::string_view Sternhalma::whyNot(const Position& position, std::string_view text) {
  return readMove(position, text).reason;
}

Result<Json> Sternhalma::legalMoves(const Position& position, std::string_view from) {
  Json out = Json::array();
  if (from.empty()) {
    for (const WrittenMove& written : writtenMoves(position)) out.push(moveJson(written));
    return out;
  }
  const std::optional<Site> site = findHole(from);
  if (!site) {
    Error error("bad-cell", concat({"no hole is called \"", from.substr(0, 8), "\""}));
    return error.with("field", "from").with("value", from.substr(0, 8));
  }
  if (position.over() || position.seatOf(*site) != position.turn()) return out;
  for (const WrittenMove& written : writtenMovesFrom(position, *site)) out.push(moveJson(written));
  return out;
}

Result<Json> Sternhalma::continuations(const Position& position,
                                       const std::vector<std::string>& path) {
  const Result<std::vector<Continuation>> found = sternhalma::continuations(position, path);
  if (!found) return found.error();
  Json out = Json::array();
  for (const Continuation& next : *found) {
    constexpr std::array<std::string_view, 3> kKindNames = {"step", "hop", "swap"};
    out.push(Json::object()
                 .set("cell", nameOf(next.landing.to))
                 .set("kind", kKindNames[static_cast<std::size_t>(next.kind)])
                 .set("move", pathText(next.path))
                 .set("mayStop", next.mayStop));
  }
  return out;
}

std::string Sternhalma::moveText(const Position& position, const Move& move) {
  return pathText(canonicalPath(position, move));
}

void Sternhalma::describe(const Position& position, Json& state) {
  Json seats = Json::array();
  for (int seat = 0; seat < position.seats(); ++seat) seats.push(seatJson(position, seat));
  Json pieces = Json::array();
  for (const HoleInfo& hole : kHoleInfo) {
    if (position.occupied().has(hole.site)) pieces.push(pieceJson(position, hole.site));
  }
  state.set("seats", std::move(seats)).set("pieces", std::move(pieces));
}

Outcome Sternhalma::outcome(const Position& position) {
  Outcome out;
  out.reason = reasonName(position.reason());
  for (int seat = 0; seat < position.seats(); ++seat) {
    out.ranks.push_back(position.ranks()[static_cast<std::size_t>(seat)]);
  }
  return out;
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
