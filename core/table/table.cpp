#include "core/table/table.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/option.h"
#include "core/chess4/game.h"
#include "core/sternhalma/game.h"
#include "core/table/course_of.h"
#include "core/table/link.h"
#include "core/table/record.h"
#include "core/table/thinkers.h"
#include "core/table/thinking.h"

namespace nyota::table {

namespace {

/// What can be asked of a game before one of its kind runs.
struct Game {
  std::string_view name;
  /// Null where the setup was refused, which is reported.
  std::unique_ptr<Course> (*begin)(const Json& setup, SetupReport& report);
  void (*presets)(JsonWriter& out);
  void (*options)(JsonWriter& out);
  /// Null where the game has no texts of its own.
  bool (*looksLikeText)(std::string_view text) = nullptr;
  Result<std::string> (*readText)(std::string_view text) = nullptr;
};

template <TableGame G>
constexpr Game gameOf() {
  const auto begin = [](const Json& json, SetupReport& report) -> std::unique_ptr<Course> {
    const std::optional<typename G::Setup> setup = G::readSetup(json, report);
    if (!setup) return nullptr;
    return std::make_unique<CourseOf<G>>(*setup);
  };
  Game out{G::kName, begin, &G::writePresets, &G::writeOptions};
  if constexpr (HasTexts<G>) {
    out.looksLikeText = &G::looksLikeText;
    out.readText = &G::readText;
  }
  return out;
}

/// The games of this program. A new one is added here and nowhere else.
constexpr std::array kGames = {
    gameOf<Sternhalma>(),
#ifndef NYOTA_ONLY_STERNHALMA  // for bindings/CMakeLists.txt, which weighs the module without
    gameOf<Chess4>(),
#endif
};

const Game* findGame(std::string_view name) {
  for (const Game& game : kGames) {
    if (game.name == name) return &game;
  }
  return nullptr;
}

JsonWriter gameNames() {
  JsonWriter out;
  out.begin('[');
  for (const Game& game : kGames) out.add(game.name);
  out.end(']');
  return out;
}

/// Null where the setup was refused, which is reported.
std::unique_ptr<Course> begin(const Json* setup, SetupReport& report) {
  const Json* name = setup == nullptr ? nullptr : setup->find("game");
  const Game* game = findGame(stringOf(name));
  if (game != nullptr) return game->begin(*setup, report);
  report.refuse("bad-value", "game", name, "no such game").allow(gameNames());
  return nullptr;
}

/// Null where the setup was refused, which is reported.
std::unique_ptr<Course> beginText(std::string_view setupText, SetupReport& report) {
  Result<Json> json = readJson(setupText, "bad-setup");
  if (json) return begin(&*json, report);
  report.errors.push_back(std::move(json.error()));
  return nullptr;
}

Result<Session> replayRecord(const RecordParts& parts) {
  SetupReport report;
  std::unique_ptr<Course> course = begin(parts.setup, report);
  if (!course) return report.errors.front().inside("bad-record", "setup");
  Session session(std::move(course));
  if (!absent(parts.start)) {
    Status begun = session.beginAt(parts.start->asString());
    if (!begun) return begun.error().inside("bad-record", "start");
  }
  for (std::size_t i = 0; parts.moves != nullptr && i < parts.moves->items().size(); ++i) {
    const Json& move = parts.moves->items()[i];
    const Status played = session.playEntry(move.asString());
    if (played) continue;
    Error error = badRecord(elementName("moves", i).c_str(), &move, "move ");
    error.say(static_cast<int>(i) + 1).say(" does not fit: ").say(played.error().message());
    return error.because(played.error().reason()).place("ply", i);
  }
  if (!absent(parts.result)) {
    JsonWriter result;
    if (session.over()) {
      writeResult(session.outcome(), session.facts().seats, result);
    } else {
      result.addNull();
    }
    const Result<Json> found = readJson(result.text(), "");
    for (const char* key : {"reason", "detail", "ranks", "points"}) {
      if (found->isObject() && dump(parts.result->find(key)) == dump(found->find(key))) continue;
      return badRecord("result", parts.result, "does not follow from the moves").allow(result);
    }
  }
  session.setMeta(parts.meta);
  return session;
}

Result<Session> sessionFromRecord(const Json& record) {
  Result<RecordParts> parts = takeRecordApart(record);
  if (!parts) return std::move(parts.error());
  return replayRecord(*parts);
}

Error badText(const char* message) {
  Error error("bad-text");
  return error.say("no game can be read from this text: ").say(message);
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
  if (!head) return std::move(head.error());
  const RecordParts parts{
      .setup = head->find("s"), .start = head->find("p"), .meta = head->find("m")};
  Result<Session> session = replayRecord(parts);
  if (!session) return session;
  const bool whole = session->unpackMoves(in, *count);
  if (!whole || !in.atEnd()) return badText("the link's moves do not fit its game");
  return session;
}

Result<Session> sessionFromGameText(const Game& game, std::string_view text) {
  Result<std::string> parts = game.readText(text);
  if (!parts) return std::move(parts.error());
  Result<Json> json = readJson(*parts, "bad-text");
  if (!json) return std::move(json.error());
  return replayRecord(
      {.setup = json->find("setup"), .start = json->find("start"), .moves = json->find("moves")});
}

}  // namespace

Result<Table> Table::fromSetup(std::string_view setupText) {
  SetupReport report;
  std::unique_ptr<Course> course = beginText(setupText, report);
  if (!course) return std::move(report.errors.front());
  return Table(Session(std::move(course)));
}

Result<Table> Table::fromRecord(std::string_view recordText) {
  Result<Json> json = readJson(recordText, "bad-record");
  if (!json) return std::move(json.error());
  Result<Session> session = sessionFromRecord(*json);
  if (!session) return std::move(session.error());
  return Table(*std::move(session));
}

Result<Table> Table::fromPosition(std::string_view setupText, std::string_view position) {
  Result<Table> table = fromSetup(setupText);
  if (!table) return table;
  Status begun = table->session_.beginAt(position);
  if (!begun) return std::move(begun.error());
  return table;
}

Result<Table> Table::fromText(std::string_view text) {
  const std::size_t first = std::min(text.find_first_not_of(" \t\r\n"), text.size());
  const std::string_view meant = text.substr(first);
  const auto isOf = [&](const Game& game) {
    return game.readText != nullptr && game.looksLikeText(meant);
  };
  const auto* const game = std::find_if(kGames.begin(), kGames.end(), isOf);
  Result<Session> session = [&]() -> Result<Session> {
    if (game != kGames.end()) return sessionFromGameText(*game, text);
    if (meant.substr(0, 1) == "{") {
      Result<Json> json = readJson(text, "bad-text");
      if (!json) return std::move(json.error());
      return sessionFromRecord(*json);
    }
    if (looksLikeLink(text)) return sessionFromLink(text);
    return badText("expected a JSON record, a link or a PGN4").place("offset", 0);
  }();
  if (session) return Table(*std::move(session));
  Error& error = session.error();
  if (error.code() == "bad-record") error.recode("bad-text");
  return std::move(error);
}

namespace {

/// What `write` writes.
template <class Write>
std::string written(Write write) {
  JsonWriter out;
  write(out);
  return out.take();
}

/// What `write` writes, unless it fails.
template <class Write>
Result<std::string> writtenUnless(Write write) {
  JsonWriter out;
  Status status = write(out);
  if (!status) return std::move(status.error());
  return out.take();
}

}  // namespace

std::string Table::setup() const {
  return written([&](JsonWriter& out) { session_.course().writeSetup(out); });
}
std::string Table::state() const {
  return written([&](JsonWriter& out) { session_.writeState(out); });
}
std::string Table::history() const {
  return written([&](JsonWriter& out) { session_.writeHistory(out); });
}
std::string Table::record() const {
  return written([&](JsonWriter& out) { session_.writeRecord(out); });
}
Result<std::string> Table::stateAt(int ply) const {
  return writtenUnless([&](JsonWriter& out) { return session_.writeStateAt(ply, out); });
}
Result<std::string> Table::legalMoves(std::string_view from) const {
  return writtenUnless([&](JsonWriter& out) {
    return session_.course().writeLegalMoves(session_.ply(), from, out);
  });
}

Result<std::string> Table::continuations(std::string_view pathText) const {
  Result<Json> json = readJson(pathText, "bad-path");
  if (!json) return std::move(json.error());
  std::vector<std::string_view> path;
  bool texts = json->isArray();
  for (const Json& cell : json->items()) {
    texts = texts && cell.isString();
    path.emplace_back(cell.asString());
  }
  if (!texts) {
    Error error("bad-path");
    return error.say("expected a list of cell names").at("path").value(&*json);
  }
  return writtenUnless([&](JsonWriter& out) {
    return session_.course().writeContinuations(session_.ply(), path, out);
  });
}

std::string_view Table::whyNot(std::string_view move) const {
  return session_.course().whyNot(session_.ply(), move);
}
Result<std::string> Table::play(std::string_view move) {
  Status played = session_.play(move);
  if (!played) return std::move(played.error());
  return session_.lastHappenings();
}
Result<std::string> Table::resign(int seat) {
  Status resigned = session_.resign(seat);
  if (!resigned) return std::move(resigned.error());
  return session_.lastHappenings();
}
bool Table::undo() { return session_.undo(); }
bool Table::redo() { return session_.redo(); }
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

Status Table::setMeta(std::string_view metaText) {
  Result<Json> json = readJson(metaText, "bad-meta");
  if (!json) return std::move(json.error());
  if (!json->isObject() && !json->isNull()) {
    return Error("bad-meta").say("expected an object").at("meta").value(&*json);
  }
  session_.setMeta(&*json);
  return ok();
}

Result<std::string> Table::toText(std::string_view format) const {
  if (format == "json") return record();
  if (format == "link") {
    const std::string head = written([&](JsonWriter& out) { session_.writeLinkHead(out); });
    BitWriter out;
    writeCount(out, static_cast<std::uint32_t>(head.size()));
    out.writeBytes(head);
    writeCount(out, static_cast<std::uint32_t>(session_.ply()));
    session_.packMoves(out);
    return sealLink(out.text());
  }
  const std::string_view own = session_.course().formats();
  if (!own.empty() && placeOf(own, format) >= 0) return session_.writeText(format);
  std::string known = "json,link";
  if (!own.empty()) known.append(",").append(own);
  Error error("bad-format");
  error.say("this game cannot be written as \"").say(shorten(format)).say("\"");
  JsonWriter formats;
  writeWords(known, formats);
  return error.at("format").value(format).allow(formats);
}

Result<std::uint64_t> Table::perft(int depth) const {
  constexpr int kDeepest = 20;
  if (depth < 0 || depth > kDeepest) {
    Error error("bad-depth");
    return error.say("expected a depth from 0 to 20").at("depth").value(depth);
  }
  std::uint64_t leaves = 0;
  session_.course().perft(session_.ply(), depth, leaves);
  return leaves;
}

Result<std::string> Table::startThinking(std::string_view optionsText, bool explain) {
  Result<Json> json = readJson(optionsText, "bad-option");
  if (!json) return std::move(json.error());
  const Course::Facts now = session_.facts();
  if (now.turn < 0 && !explain) return Error("game-over").say("nobody is to move");
  Result<ThinkOptions> options = readThinkOptions(*json, !explain);
  if (!options) return std::move(options.error());
  options_ = options->search;
  explains_ = explain;
  int of = 0;
  if (explain) {
    for (std::size_t at = 0; at < session_.ply(); ++at) of += session_.moveAt(at).empty() ? 0 : 1;
    next_ = 0;
    explainNext();
  } else {
    thinking_ = session_.course().think(session_.ply(), options_, {});
  }
  return written([&](JsonWriter& out) {
    out.begin('{').key("timeMs").addUnless(0, options->timeMs).set("of", of).end('}');
  });
}

bool Table::thinkSlice() { return !thinking_ || thinking_->slice(); }
std::string Table::thought() {
  if (!thinking_) return "null";
  std::string out = written([&](JsonWriter& text) { thinking_->write(text); });
  if (explains_) explainNext();
  return out;
}

void Table::explainNext() {
  thinking_.reset();
  while (!thinking_ && next_ < session_.ply()) {
    const std::string_view played = session_.moveAt(next_);
    if (!played.empty()) thinking_ = session_.course().think(next_, options_, played);
    ++next_;
  }
}
void Table::stopThinking() { thinking_.reset(); }

std::string checkSetup(std::string_view setupText) {
  SetupReport report;
  JsonWriter out;
  out.begin('{').key("setup");
  const std::unique_ptr<Course> course = beginText(setupText, report);
  if (course) {
    course->writeSetup(out);
  } else {
    out.addNull();
  }
  out.key("notes").begin('[');
  for (const char* note : report.notes) out.add(note);
  out.end(']').key("errors").begin('[');
  for (const Error& error : report.errors) error.writeDetails(out);
  out.end(']').end('}');
  return out.take();
}

namespace {

Result<std::string> ask(std::string_view name, void (*Game::*question)(JsonWriter& out)) {
  const Game* game = findGame(name);
  if (game != nullptr) return written(game->*question);
  Error error("bad-game");
  error.say("no game is called \"").say(shorten(name)).say("\"");
  return error.at("game").value(name).allow(gameNames());
}

}  // namespace

Result<std::string> presets(std::string_view name) { return ask(name, &Game::presets); }
Result<std::string> options(std::string_view name) { return ask(name, &Game::options); }

void seriesTerms(const Json& setup, SetupReport& report, JsonWriter& out) {
  const std::unique_ptr<Course> course = begin(&setup, report);
  if (!course) return;
  const Course::Facts start = course->facts(0);
  const std::string_view kind = course->ratingKind();
  out.begin('{').set("nextStarter", (start.turn + 1) % start.seats).key("ratingKind");
  if (kind.empty()) {
    out.addNull();
  } else {
    std::string name(course->game());
    out.add(name.append("/").append(kind));
  }
  out.end('}');
}

}  // namespace nyota::table
