#include "core/table/table.h"

#include <optional>

#include "core/base/concat.h"
#include "core/table/link.h"

namespace nyota::table {

namespace {

template <class F, class... Games>
auto withGame(std::string_view name, F f, Json& names, GameList<Games...> /*games*/) {
  using Out = decltype((f.template operator()<Games>(), ...));
  std::optional<Out> out;
  const auto attempt = [&]<class G>() {
    names.push(G::kName);
    if (G::kName == name) out.emplace(f.template operator()<G>());
  };
  (attempt.template operator()<Games>(), ...);
  return out;
}

/// Calls f<G>() for the game of that name; nothing where there is none, with the names there are.
template <class F>
auto withGame(std::string_view name, F f, Json& names) {
  return withGame(name, f, names, AllGames{});
}

void refuseGame(SetupReport& report, const Json& name, const Json& names) {
  report.refuse("bad-value", "game", name, "no such game").with("allowed", names);
}

/// Reads a setup of any game and hands it to f<G>(setup); nothing where it was refused.
template <class F>
auto withSetup(const Json& json, SetupReport& report, F f) {
  const Json* game = json.isObject() ? json.find("game") : nullptr;
  const Json name = game == nullptr ? Json() : *game;
  const auto read = [&]<class G>() {
    const std::optional<typename G::Setup> setup = G::readSetup(json, report);
    using Out = decltype(f.template operator()<G>(*setup));
    return setup ? std::optional<Out>(f.template operator()<G>(*setup)) : std::nullopt;
  };
  Json names = Json::array();
  auto out = withGame(name.asString(), read, names);
  if (!out) {
    refuseGame(report, name, names);
    return typename decltype(out)::value_type();
  }
  return *std::move(out);
}

std::optional<AllGames::AnySession> beginSession(const Json& setup, SetupReport& report) {
  return withSetup(setup, report, []<class G>(const typename G::Setup& complete) {
    return AllGames::AnySession(Session<G>(complete));
  });
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

Result<AllGames::AnySession> replayRecord(const RecordParts& parts) {
  SetupReport report;
  std::optional<AllGames::AnySession> begun = beginSession(parts.setup, report);
  if (!begun) return asRecordError(report.errors.front(), "setup");
  if (parts.start) {
    std::optional<Error> fault;
    std::visit(
        [&]<class G>(Session<G>& session) {
          Result<Session<G>> moved = Session<G>::fromPosition(session.setup(), *parts.start);
          if (moved) {
            session = *std::move(moved);
          } else {
            fault = asRecordError(moved.error(), "start");
          }
        },
        *begun);
    if (fault) return *std::move(fault);
  }
  return std::visit(
      [&](auto& session) -> Result<AllGames::AnySession> {
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
          const Json result = session.position().over() ? resultJson(session.outcome()) : Json();
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
        return AllGames::AnySession(std::move(session));
      },
      *begun);
}

Result<AllGames::AnySession> sessionFromRecord(const Json& record) {
  Result<RecordParts> parts = takeRecordApart(record);
  if (!parts) return parts.error();
  return replayRecord(*parts);
}

Error badText(std::string_view message) {
  return {"bad-text", concat({"no game can be read from this text: ", message})};
}

/// Head of a link: what a record has besides its moves, with the shortest setup.
template <class G>
Json linkHead(const Session<G>& session) {
  Json head = Json::object().set("s", G::shortSetupJson(session.setup()));
  if (session.startText()) head.set("p", *session.startText());
  if (session.meta().isObject()) head.set("m", session.meta());
  return head;
}

Result<AllGames::AnySession> sessionFromLink(std::string_view text) {
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
  Result<AllGames::AnySession> session = replayRecord(parts);
  if (!session) return session.error();
  const bool whole = std::visit([&](auto& game) { return game.unpackMoves(in, *count); }, *session);
  if (!whole || !in.atEnd()) return badText("the link's moves do not fit its game");
  return session;
}

}  // namespace

Result<Table> Table::fromSetup(std::string_view setupText) {
  const Result<Json> json = readJson(setupText, "bad-setup");
  if (!json) return json.error();
  SetupReport report;
  std::optional<AllGames::AnySession> session = beginSession(*json, report);
  if (!session) return report.errors.front();
  return Table(*std::move(session));
}

Result<Table> Table::fromRecord(std::string_view recordText) {
  const Result<Json> json = readJson(recordText, "bad-record");
  if (!json) return json.error();
  Result<AllGames::AnySession> session = sessionFromRecord(*json);
  if (!session) return session.error();
  return Table(*std::move(session));
}

Result<Table> Table::fromPosition(std::string_view setupText, std::string_view position) {
  const Result<Json> json = readJson(setupText, "bad-setup");
  if (!json) return json.error();
  SetupReport report;
  using Made = Result<AllGames::AnySession>;
  std::optional<Made> made = withSetup(
      *json, report, [&]<class G>(const typename G::Setup& setup) -> Made {
        Result<Session<G>> session = Session<G>::fromPosition(setup, position);
        if (!session) return session.error();
        return AllGames::AnySession(*std::move(session));
      });
  if (!made) return report.errors.front();
  if (!*made) return made->error();
  return Table(**std::move(made));
}

Result<Table> Table::fromText(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  const bool isJson = first != std::string_view::npos && text[first] == '{';
  if (!isJson && !looksLikeLink(text)) {
    return badText("expected a JSON record or a link").with("offset", 0);
  }
  Result<AllGames::AnySession> session = [&]() -> Result<AllGames::AnySession> {
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

Json Table::setup() const {
  return visit([](const auto& session) { return session.setupJson(); });
}
Json Table::state() const {
  return visit([](const auto& session) { return session.state(); });
}
Result<Json> Table::stateAt(int ply) const {
  return visit([&](const auto& session) { return session.stateAt(ply); });
}
Result<Json> Table::legalMoves(std::string_view from) const {
  return visit([&](const auto& session) { return session.legalMoves(from); });
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
  return visit([&](const auto& session) { return session.continuations(path); });
}

std::string_view Table::whyNot(std::string_view move) const {
  return visit([&](const auto& session) { return session.whyNot(move); });
}
Result<Json> Table::play(std::string_view move) {
  return std::visit([&](auto& session) { return session.play(move); }, session_);
}
Result<Json> Table::resign(int seat) {
  return std::visit([&](auto& session) { return session.resign(seat); }, session_);
}
bool Table::undo() {
  return std::visit([](auto& session) { return session.undo(); }, session_);
}
bool Table::redo() {
  return std::visit([](auto& session) { return session.redo(); }, session_);
}
Json Table::history() const {
  return visit([](const auto& session) { return session.history(); });
}
std::string Table::position() const {
  return visit([](const auto& session) { return session.positionText(); });
}

std::string Table::hash() const {
  constexpr std::string_view kDigits = "0123456789abcdef";
  const std::uint64_t hash = visit([](const auto& session) { return session.position().hash(); });
  std::string out;
  for (int shift = 60; shift >= 0; shift -= 4) {
    out += kDigits[hash >> static_cast<unsigned>(shift) & 15U];
  }
  return out;
}

Json Table::record() const {
  return visit([](const auto& session) { return session.record(); });
}

Status Table::setMeta(std::string_view metaText) {
  Result<Json> json = readJson(metaText, "bad-meta");
  if (!json) return json.error();
  if (!json->isObject() && !json->isNull()) {
    return Error("bad-meta", "expected an object").with("field", "meta").with("value", *json);
  }
  std::visit([&](auto& session) { session.setMeta(*std::move(json)); }, session_);
  return ok();
}

Result<std::string> Table::toText(std::string_view format) const {
  if (format == "json") return record().dump();
  if (format == "link") {
    return visit([](const auto& session) {
      const std::string head = linkHead(session).dump();
      BitWriter out;
      writeCount(out, static_cast<std::uint32_t>(head.size()));
      out.writeBytes(head);
      writeCount(out, static_cast<std::uint32_t>(session.ply()));
      session.packMoves(out);
      return sealLink(out.text());
    });
  }
  Error error("bad-format", concat({"this game cannot be written as \"", format.substr(0, 20), "\""}));
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
  return visit([&](const auto& session) -> std::uint64_t { return session.position().perft(depth); });
}

Result<Json> Table::startThinking(std::string_view optionsText) {
  const Result<Json> json = readJson(optionsText, "bad-option");
  if (!json) return json.error();
  return std::visit(
      [&]<class G>(const Session<G>& session) -> Result<Json> {
        if (session.position().over()) return Error("game-over", "nobody is to move");
        const Result<ThinkOptions> options = readThinkOptions(*json, session.position().seats());
        if (!options) return options.error();
        thinking_.emplace<SessionThinking<G>>(session.position(), options->search);
        return Json::object().set("timeMs", options->timeMs > 0 ? Json(options->timeMs) : Json());
      },
      session_);
}

bool Table::thinkSlice() {
  return std::visit(
      []<class T>(T& thinking) {
        if constexpr (std::is_same_v<T, std::monostate>) {
          return true;
        } else {
          return thinking.slice();
        }
      },
      thinking_);
}

Json Table::thought() const {
  return std::visit(
      []<class T>(const T& thinking) {
        if constexpr (std::is_same_v<T, std::monostate>) {
          return Json();
        } else {
          return thinking.json();
        }
      },
      thinking_);
}

void Table::stopThinking() { thinking_.emplace<std::monostate>(); }

Json checkSetup(std::string_view setupText) {
  SetupReport report;
  Json setup;
  const Result<Json> json = readJson(setupText, "bad-setup");
  if (!json) {
    report.errors.push_back(json.error());
  } else {
    setup = withSetup(*json, report, []<class G>(const typename G::Setup& complete) {
              return G::setupJson(complete);
            }).value_or(Json());
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

template <class F>
Result<Json> askGame(std::string_view name, F f) {
  Json names = Json::array();
  std::optional<Json> out = withGame(name, f, names);
  if (out) return *std::move(out);
  Error error("bad-game", concat({"no game is called \"", name.substr(0, 20), "\""}));
  return error.with("field", "game").with("value", name.substr(0, 20)).with("allowed", names);
}

}  // namespace

Result<Json> presets(std::string_view game) {
  return askGame(game, []<class G>() { return G::presets(); });
}

Result<Json> options(std::string_view game) {
  return askGame(game, []<class G>() { return G::options(); });
}

}  // namespace nyota::table
