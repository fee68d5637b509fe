#include "core/table/table.h"

#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/concat.h"
#include "core/sternhalma/game.h"
#include "core/table/course_of.h"
#include "core/table/link.h"
#include "core/table/record.h"
#include "core/table/thinking.h"

namespace nyota::table {

namespace {

/// What can be asked of a game before one of its kind runs.
struct Game {
  std::string_view name;
  /// Null where the setup was refused, which is reported.
  std::unique_ptr<Course> (*begin)(const Json& setup, SetupReport& report);
  Json (*presets)();
  Json (*options)();
};

template <TableGame G>
constexpr Game gameOf() {
  const auto begin = [](const Json& json, SetupReport& report) -> std::unique_ptr<Course> {
    const std::optional<typename G::Setup> setup = G::readSetup(json, report);
    if (!setup) return nullptr;
    return std::make_unique<CourseOf<G>>(*setup);
  };
  return {G::kName, begin, &G::presets, &G::options};
}

/// The games of this program. A new one is added here and nowhere else.
constexpr std::array kGames = {gameOf<Sternhalma>()};

const Game* findGame(std::string_view name) {
  for (const Game& game : kGames) {
    if (game.name == name) return &game;
  }
  return nullptr;
}

Json gameNames() {
  Json out = Json::array();
  for (const Game& game : kGames) out.push(game.name);
  return out;
}

/// Null where the setup was refused, which is reported.
std::unique_ptr<Course> begin(const Json& setup, SetupReport& report) {
  const Json* found = setup.isObject() ? setup.find("game") : nullptr;
  const Json name = found == nullptr ? Json() : *found;
  const Game* game = findGame(name.asString());
  if (game != nullptr) return game->begin(setup, report);
  report.refuse("bad-value", "game", name, "no such game").with("allowed", gameNames());
  return nullptr;
}

/// Parses JSON that the facade wrote or a person gave. The error has the code and the offset.
Result<Json> readJson(std::string_view text, std::string_view code) {
  JsonFault fault;
  std::optional<Json> json = parseJson(text, fault);
  if (json) return *std::move(json);
  Error error(code, concat({"not readable as JSON: ", fault.message, " at byte ",
                            std::to_string(fault.offset)}));
  return error.with("offset", static_cast<std::int64_t>(fault.offset));
}

/// A fault in a record's setup or start is a fault of the record.
Error asRecordError(Error error, std::string_view prefix) {
  Error out("bad-record", concat({prefix, ": ", error.message}));
  out.details = std::move(error.details);
  const Json* field = out.details.find("field");
  if (field == nullptr || field->asString() == prefix) return out.with("field", prefix);
  return out.with("field", concat({prefix, ".", field->asString()}));
}

Result<Session> replayRecord(const RecordParts& parts) {
  SetupReport report;
  std::unique_ptr<Course> course = begin(parts.setup, report);
  if (!course) return asRecordError(report.errors.front(), "setup");
  Session session(std::move(course));
  if (parts.start) {
    const Status begun = session.beginAt(*parts.start);
    if (!begun) return asRecordError(begun.error(), "start");
  }
  for (std::size_t i = 0; i < parts.moves.size(); ++i) {
    const Result<Json> played = session.playEntry(parts.moves[i]);
    if (played) continue;
    Error error = badRecord(
        concat({"moves[", std::to_string(i), "]"}), parts.moves[i],
        concat({"move ", std::to_string(i + 1), " does not fit: ", played.error().message}));
    error.reason = played.error().reason;
    return error.with("ply", static_cast<std::int64_t>(i));
  }
  if (parts.result.isObject()) {
    const Json result = session.over() ? resultJson(session.outcome()) : Json();
    for (const std::string_view key : {"reason", "detail", "ranks", "points"}) {
      const Json* said = parts.result.find(key);
      const Json* found = result.find(key);
      const std::string saidText = said == nullptr ? "null" : said->dump();
      const std::string foundText = found == nullptr ? "null" : found->dump();
      if (!result.isNull() && saidText == foundText) continue;
      return badRecord("result", parts.result, "does not follow from the moves")
          .with("allowed", result);
    }
  }
  session.setMeta(parts.meta);
  return session;
}

Result<Session> sessionFromRecord(const Json& record) {
  Result<RecordParts> parts = takeRecordApart(record);
  if (!parts) return parts.error();
  return replayRecord(*parts);
}

Error badText(std::string_view message) {
  return {"bad-text", concat({"no game can be read from this text: ", message})};
}

Result<Session> sessionFromLink(std::string_view text) {
  const std::optional<std::string_view> letters = openLink(text);
  if (!letters) return badText("the link is cut short, mistyped or of a newer version");
  BitReader in(*letters);
  const std::optional<std::uint32_t> length = readCount(in);
  std::optional<std::string> bytes;
  if (length && *length <= letters->size()) bytes = in.readBytes(*length);
  const std::optional<std::uint32_t> count = bytes ? readCount(in) : std::nullopt;
  if (!count) return badText("the link's head is not readable");
  Result<Json> head = readJson(*bytes, "bad-text");
  if (!head) return head.error();
  const auto member = [&](std::string_view key) {
    const Json* found = head->find(key);
    return found == nullptr ? Json() : *found;
  };
  RecordParts parts;
  parts.setup = member("s");
  if (member("p").isString()) parts.start = member("p").asString();
  parts.meta = member("m");
  Result<Session> session = replayRecord(parts);
  if (!session) return session.error();
  const bool whole = session->unpackMoves(in, *count);
  if (!whole || !in.atEnd()) return badText("the link's moves do not fit its game");
  return session;
}

}  // namespace

Result<Table> Table::fromSetup(std::string_view setupText) {
  const Result<Json> json = readJson(setupText, "bad-setup");
  if (!json) return json.error();
  SetupReport report;
  std::unique_ptr<Course> course = begin(*json, report);
  if (!course) return report.errors.front();
  return Table(Session(std::move(course)));
}

Result<Table> Table::fromRecord(std::string_view recordText) {
  const Result<Json> json = readJson(recordText, "bad-record");
  if (!json) return json.error();
  Result<Session> session = sessionFromRecord(*json);
  if (!session) return session.error();
  return Table(*std::move(session));
}

Result<Table> Table::fromPosition(std::string_view setupText, std::string_view position) {
  const Result<Json> json = readJson(setupText, "bad-setup");
  if (!json) return json.error();
  SetupReport report;
  std::unique_ptr<Course> course = begin(*json, report);
  if (!course) return report.errors.front();
  Session session(std::move(course));
  const Status begun = session.beginAt(position);
  if (!begun) return begun.error();
  return Table(std::move(session));
}

Result<Table> Table::fromText(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  const bool isJson = first != std::string_view::npos && text[first] == '{';
  if (!isJson && !looksLikeLink(text)) {
    return badText("expected a JSON record or a link").with("offset", 0);
  }
  Result<Session> session = [&]() -> Result<Session> {
    if (!isJson) return sessionFromLink(text);
    const Result<Json> json = readJson(text, "bad-text");
    if (!json) return json.error();
    return sessionFromRecord(*json);
  }();
  if (session) return Table(*std::move(session));
  Error error = session.error();
  if (error.code == "bad-record") {
    error.code = "bad-text";
    const Json* kind = error.details.find("code");
    if (kind == nullptr || kind->asString() == "bad-record") error.with("code", error.code);
  }
  return error;
}

Json Table::setup() const { return session_.course().setupJson(); }
Json Table::state() const { return session_.state(); }
Result<Json> Table::stateAt(int ply) const { return session_.stateAt(ply); }
Result<Json> Table::legalMoves(std::string_view from) const {
  return session_.course().legalMoves(session_.ply(), from);
}

Result<Json> Table::continuations(std::string_view pathText) const {
  const Result<Json> json = readJson(pathText, "bad-path");
  if (!json) return json.error();
  std::vector<std::string> path;
  bool texts = json->isArray();
  for (const Json& cell : json->items()) {
    texts = texts && cell.isString();
    path.emplace_back(cell.asString());
  }
  if (!texts) {
    Error error("bad-path", "expected a list of hole names");
    return error.with("field", "path").with("value", *json);
  }
  return session_.course().continuations(session_.ply(), path);
}

std::string_view Table::whyNot(std::string_view move) const {
  return session_.course().whyNot(session_.ply(), move);
}
Result<Json> Table::play(std::string_view move) { return session_.play(move); }
Result<Json> Table::resign(int seat) { return session_.resign(seat); }
bool Table::undo() { return session_.undo(); }
bool Table::redo() { return session_.redo(); }
Json Table::history() const { return session_.history(); }
std::string Table::position() const { return session_.course().positionText(session_.ply()); }

std::string Table::hash() const {
  constexpr std::string_view kDigits = "0123456789abcdef";
  const std::uint64_t hash = session_.facts().hash;
  std::string out;
  for (int shift = 60; shift >= 0; shift -= 4) {
    out += kDigits[hash >> static_cast<unsigned>(shift) & 15U];
  }
  return out;
}

Json Table::record() const { return session_.record(); }

Status Table::setMeta(std::string_view metaText) {
  Result<Json> json = readJson(metaText, "bad-meta");
  if (!json) return json.error();
  if (!json->isObject() && !json->isNull()) {
    return Error("bad-meta", "expected an object").with("field", "meta").with("value", *json);
  }
  session_.setMeta(*std::move(json));
  return ok();
}

Result<std::string> Table::toText(std::string_view format) const {
  if (format == "json") return record().dump();
  if (format == "link") {
    const std::string head = session_.linkHead().dump();
    BitWriter out;
    writeCount(out, static_cast<std::uint32_t>(head.size()));
    out.writeBytes(head);
    writeCount(out, static_cast<std::uint32_t>(session_.ply()));
    session_.packMoves(out);
    return sealLink(out.text());
  }
  Error error("bad-format",
              concat({"this game cannot be written as \"", format.substr(0, 20), "\""}));
  return error.with("field", "format")
      .with("value", format.substr(0, 20))
      .with("allowed", Json::array().push("json").push("link"));
}

Result<std::uint64_t> Table::perft(int depth) const {
  constexpr int kDeepest = 20;
  if (depth < 0 || depth > kDeepest) {
    Error error("bad-depth", "expected a depth from 0 to 20");
    return error.with("field", "depth").with("value", depth);
  }
  return session_.course().perft(session_.ply(), depth);
}

Result<Json> Table::startThinking(std::string_view optionsText) {
  const Result<Json> json = readJson(optionsText, "bad-option");
  if (!json) return json.error();
  const Course::Facts now = session_.facts();
  if (now.turn < 0) return Error("game-over", "nobody is to move");
  const Result<ThinkOptions> options = readThinkOptions(*json, now.seats);
  if (!options) return options.error();
  thinking_ = session_.course().think(session_.ply(), options->search);
  return Json::object().set("timeMs", options->timeMs > 0 ? Json(options->timeMs) : Json());
}

bool Table::thinkSlice() { return !thinking_ || thinking_->slice(); }
Json Table::thought() const { return thinking_ ? thinking_->json() : Json(); }
void Table::stopThinking() { thinking_.reset(); }

Json checkSetup(std::string_view setupText) {
  SetupReport report;
  Json setup;
  const Result<Json> json = readJson(setupText, "bad-setup");
  if (!json) {
    report.errors.push_back(json.error());
  } else {
    const std::unique_ptr<Course> course = begin(*json, report);
    if (course) setup = course->setupJson();
  }
  Json notes = Json::array();
  for (const std::string& note : report.notes) notes.push(note);
  Json errors = Json::array();
  for (const Error& error : report.errors) errors.push(error.details);
  return Json::object()
      .set("setup", std::move(setup))
      .set("notes", std::move(notes))
      .set("errors", std::move(errors));
}

namespace {

Error badGame(std::string_view name) {
  const std::string_view shown = name.substr(0, 20);
  Error error("bad-game", concat({"no game is called \"", shown, "\""}));
  error.with("field", "game").with("value", shown).with("allowed", gameNames());
  return error;
}

}  // namespace

Result<Json> presets(std::string_view name) {
  const Game* game = findGame(name);
  if (game == nullptr) return badGame(name);
  return game->presets();
}

Result<Json> options(std::string_view name) {
  const Game* game = findGame(name);
  if (game == nullptr) return badGame(name);
  return game->options();
}

}  // namespace nyota::table
