/// The bridge to JavaScript: a list of calls that take and give texts and numbers. Every call
/// that can fail gives JSON text, {"ok": value} or {"error": {code, message, reason, details}};
/// web/engine/nyota.js turns that into values and exceptions.
#include <emscripten/bind.h>

#include <memory>
#include <string>
#include <utility>

#include "core/table/table.h"

namespace {

using nyota::Json;
using nyota::Result;
using nyota::table::Table;

std::string okText(Json value) { return Json::object().set("ok", std::move(value)).dump(); }

template <class T>
std::string answer(Result<T> result) {
  if (!result) return Json::object().set("error", result.error().json()).dump();
  if constexpr (std::is_same_v<T, std::monostate>) {
    return okText(Json());
  } else if constexpr (std::is_same_v<T, std::uint64_t>) {
    return okText(static_cast<std::int64_t>(*result));
  } else {
    return okText(*std::move(result));
  }
}

/// A table that a JavaScript handle owns. It is empty until one of the open calls succeeds, so
/// that a failed one leaves nothing behind but an object that says why.
class Handle {
 public:
  std::string openSetup(const std::string& setup) { return take(Table::fromSetup(setup)); }
  std::string openRecord(const std::string& record) { return take(Table::fromRecord(record)); }
  std::string openPosition(const std::string& setup, const std::string& position) {
    return take(Table::fromPosition(setup, position));
  }
  std::string openText(const std::string& text) { return take(Table::fromText(text)); }

  std::string setup() const { return table_->setup().dump(); }
  std::string state() const { return table_->state().dump(); }
  std::string stateAt(int ply) const { return answer(table_->stateAt(ply)); }
  std::string legalMoves(const std::string& from) const { return answer(table_->legalMoves(from)); }
  std::string continuations(const std::string& path) const {
    return answer(table_->continuations(path));
  }
  std::string whyNot(const std::string& move) const { return std::string(table_->whyNot(move)); }
  std::string play(const std::string& move) { return answer(table_->play(move)); }
  std::string resign(int seat) { return answer(table_->resign(seat)); }
  bool undo() { return table_->undo(); }
  bool redo() { return table_->redo(); }
  std::string history() const { return table_->history().dump(); }
  std::string position() const { return table_->position(); }
  std::string hash() const { return table_->hash(); }
  std::string record() const { return table_->record().dump(); }
  std::string setMeta(const std::string& meta) { return answer(table_->setMeta(meta)); }
  std::string toText(const std::string& format) const { return answer(table_->toText(format)); }
  std::string perft(int depth) const { return answer(table_->perft(depth)); }
  std::string startThinking(const std::string& options) {
    return answer(table_->startThinking(options));
  }
  bool thinkSlice() { return table_->thinkSlice(); }
  std::string thought() const { return table_->thought().dump(); }
  void stopThinking() { table_->stopThinking(); }

 private:
  std::string take(Result<Table> made) {
    if (!made) return Json::object().set("error", made.error().json()).dump();
    table_ = std::make_unique<Table>(*std::move(made));
    return okText(Json());
  }

  std::unique_ptr<Table> table_;
};

std::string version() { return NYOTA_VERSION; }
std::string checkSetup(const std::string& setup) {
  return nyota::table::checkSetup(setup).dump();
}
std::string presets(const std::string& game) { return answer(nyota::table::presets(game)); }
std::string options(const std::string& game) { return answer(nyota::table::options(game)); }

}  // namespace

EMSCRIPTEN_BINDINGS(nyota) {
  emscripten::function("version", &version);
  emscripten::function("checkSetup", &checkSetup);
  emscripten::function("presets", &presets);
  emscripten::function("options", &options);
  emscripten::class_<Handle>("Handle")
      .constructor<>()
      .function("openSetup", &Handle::openSetup)
      .function("openRecord", &Handle::openRecord)
      .function("openPosition", &Handle::openPosition)
      .function("openText", &Handle::openText)
      .function("setup", &Handle::setup)
      .function("state", &Handle::state)
      .function("stateAt", &Handle::stateAt)
      .function("legalMoves", &Handle::legalMoves)
      .function("continuations", &Handle::continuations)
      .function("whyNot", &Handle::whyNot)
      .function("play", &Handle::play)
      .function("resign", &Handle::resign)
      .function("undo", &Handle::undo)
      .function("redo", &Handle::redo)
      .function("history", &Handle::history)
      .function("position", &Handle::position)
      .function("hash", &Handle::hash)
      .function("record", &Handle::record)
      .function("setMeta", &Handle::setMeta)
      .function("toText", &Handle::toText)
      .function("perft", &Handle::perft)
      .function("startThinking", &Handle::startThinking)
      .function("thinkSlice", &Handle::thinkSlice)
      .function("thought", &Handle::thought)
      .function("stopThinking", &Handle::stopThinking);
}
