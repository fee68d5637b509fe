/// The bridge to JavaScript: one table of calls that take a text and a number and give a text.
/// Calls that can fail give {"ok": value} or {"error": {code, message, reason, details}} as JSON;
/// web/engine turns that into values and exceptions.
///
/// embind binds four functions only. As a class with a method for each call they would bring in the
/// half of embind that knows classes, which weighs more than the rules of a game.
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include <emscripten/bind.h>

#include "core/base/decimal.h"
#include "core/table/rating.h"
#include "core/table/table.h"
#include "core/table/turn_clock.h"

namespace {

using nyota::Error;
using nyota::JsonWriter;
using nyota::Result;
using nyota::table::Table;

std::string okText(const std::string& json) { return "{\"ok\":" + json + "}"; }
std::string errorText(const Error& error) {
  JsonWriter out;
  error.write(out.begin('{').key("error"));
  return out.end('}').take();
}

/// `result` is JSON text.
std::string answer(const Result<std::string>& result) {
  return result ? okText(*result) : errorText(result.error());
}
std::string answer(const Result<std::uint64_t>& result) {
  return result ? okText(nyota::decimal(static_cast<std::int64_t>(*result)))
                : errorText(result.error());
}
std::string answer(const nyota::Status& result) {
  return result ? okText("null") : errorText(result.error());
}
std::string answer(bool value) { return value ? "true" : "false"; }

std::string ask(nyota::table::Question question, std::string_view text, const char* code) {
  return answer(nyota::table::answerTo(question, text, code));
}

/// What a JavaScript object owns. There is no table until one of the open calls succeeds.
struct Handle {
  std::unique_ptr<Table> table;

  std::string take(Result<Table> made) {
    if (!made) return errorText(made.error());
    table = std::make_unique<Table>(*std::move(made));
    return okText("null");
  }
};

struct Call {
  const char* name;
  /// `number` is the length of the first text where a call takes two.
  std::string (*run)(Handle& handle, std::string_view text, int number);
};

using Text = std::string_view;

constexpr auto kCalls = std::to_array<Call>({
    {"version", [](Handle&, Text, int) -> std::string { return NYOTA_VERSION; }},
    {"checkSetup", [](Handle&, Text text, int) { return nyota::table::checkSetup(text); }},
    {"presets", [](Handle&, Text text, int) { return answer(nyota::table::presets(text)); }},
    {"options", [](Handle&, Text text, int) { return answer(nyota::table::options(text)); }},
    {"seriesTerms",
     [](Handle&, Text text, int) { return ask(nyota::table::seriesTerms, text, "bad-setup"); }},
    {"tableTerms", [](Handle&, Text, int) { return nyota::table::tableTerms(); }},
    {"turnClock",
     [](Handle&, Text text, int) { return ask(nyota::table::turnClock, text, "bad-clock"); }},
    {"rate", [](Handle&, Text text, int) { return ask(nyota::table::rate, text, "bad-rating"); }},
    {"openSetup", [](Handle& h, Text text, int) { return h.take(Table::fromSetup(text)); }},
    {"openRecord", [](Handle& h, Text text, int) { return h.take(Table::fromRecord(text)); }},
    {"openPosition",
     [](Handle& h, Text text, int first) {
       const auto length = static_cast<std::size_t>(first);
       return h.take(Table::fromPosition(text.substr(0, length), text.substr(length)));
     }},
    {"openText", [](Handle& h, Text text, int) { return h.take(Table::fromText(text)); }},
    {"setup", [](Handle& h, Text, int) { return h.table->setup(); }},
    {"state", [](Handle& h, Text, int) { return h.table->state(); }},
    {"stateAt", [](Handle& h, Text, int ply) { return answer(h.table->stateAt(ply)); }},
    {"legalMoves", [](Handle& h, Text from, int) { return answer(h.table->legalMoves(from)); }},
    {"continuations",
     [](Handle& h, Text path, int) { return answer(h.table->continuations(path)); }},
    {"whyNot", [](Handle& h, Text move, int) { return std::string(h.table->whyNot(move)); }},
    {"play", [](Handle& h, Text move, int) { return answer(h.table->play(move)); }},
    {"resign", [](Handle& h, Text, int seat) { return answer(h.table->resign(seat)); }},
    {"undo", [](Handle& h, Text, int) { return answer(h.table->undo()); }},
    {"redo", [](Handle& h, Text, int) { return answer(h.table->redo()); }},
    {"history", [](Handle& h, Text, int) { return h.table->history(); }},
    {"position", [](Handle& h, Text, int) { return h.table->position(); }},
    {"hash", [](Handle& h, Text, int) { return h.table->hash(); }},
    {"record", [](Handle& h, Text, int) { return h.table->record(); }},
    {"setMeta", [](Handle& h, Text meta, int) { return answer(h.table->setMeta(meta)); }},
    {"toText",
     [](Handle& h, Text format, int) {
       const Result<std::string> text = h.table->toText(format);
       return text ? okText(JsonWriter().add(*text).text()) : errorText(text.error());
     }},
    {"perft", [](Handle& h, Text, int depth) { return answer(h.table->perft(depth)); }},
    // With a second text, which says nothing, it explains.
    {"startThinking",
     [](Handle& h, Text options, int first) {
       return answer(h.table->startThinking(options, first > 0));
     }},
    {"thinkSlice", [](Handle& h, Text, int) { return answer(h.table->thinkSlice()); }},
    {"thought", [](Handle& h, Text, int) { return h.table->thought(); }},
    {"stopThinking",
     [](Handle& h, Text, int) {
       h.table->stopThinking();
       return std::string();
     }},
});

using Address = std::uintptr_t;

Handle* handleAt(Address at) {
  return reinterpret_cast<Handle*>(at);  // NOLINT(*-no-int-to-ptr): JavaScript has no pointers
}

Address create() { return reinterpret_cast<Address>(new Handle); }
void destroy(Address handle) { delete handleAt(handle); }

std::string callName(std::size_t call) { return call < kCalls.size() ? kCalls[call].name : ""; }

std::string call(Address handle, std::size_t call, const std::string& text, int number) {
  return kCalls[call].run(*handleAt(handle), text, number);
}

}  // namespace

EMSCRIPTEN_BINDINGS(nyota) {
  emscripten::function("create", &create);
  emscripten::function("destroy", &destroy);
  emscripten::function("callName", &callName);
  emscripten::function("call", &call);
}
