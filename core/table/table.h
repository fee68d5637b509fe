#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "core/base/json.h"
#include "core/base/result.h"
#include "core/table/session.h"

namespace nyota::table {

/// A game of whichever kind, as the outside sees it: texts and numbers in, JSON and errors out.
class Table {
 public:
  /// Errors: 'bad-setup' naming field, value and what is allowed.
  static Result<Table> fromSetup(std::string_view setupText);
  /// Errors: 'bad-record' naming field or move, 'newer-record'.
  static Result<Table> fromRecord(std::string_view recordText);
  /// Errors: 'bad-setup', 'bad-position'.
  static Result<Table> fromPosition(std::string_view setupText, std::string_view position);
  /// A JSON record or a link. Errors: 'bad-text', 'newer-record'.
  static Result<Table> fromText(std::string_view text);

  [[nodiscard]] Json setup() const;
  [[nodiscard]] Json state() const;
  [[nodiscard]] Result<Json> stateAt(int ply) const;
  [[nodiscard]] Result<Json> legalMoves(std::string_view from) const;
  [[nodiscard]] Result<Json> continuations(std::string_view pathText) const;
  [[nodiscard]] std::string_view whyNot(std::string_view move) const;
  Result<Json> play(std::string_view move);
  Result<Json> resign(int seat);
  bool undo();
  bool redo();
  [[nodiscard]] Json history() const;
  [[nodiscard]] std::string position() const;
  /// Sixteen hexadecimal digits; equal positions of equal setups have equal ones.
  [[nodiscard]] std::string hash() const;
  [[nodiscard]] Json record() const;
  /// Errors: 'bad-meta'.
  Status setMeta(std::string_view metaText);
  /// 'json' or 'link'. Errors: 'bad-format'.
  [[nodiscard]] Result<std::string> toText(std::string_view format) const;
  /// Errors: 'bad-depth'.
  [[nodiscard]] Result<std::uint64_t> perft(int depth) const;

  /// Begins to think about the position as it stands; what was thought before is dropped.
  /// Returns {timeMs}, the longest that the caller should go on, null for no bound. Errors:
  /// 'game-over', 'bad-option'.
  Result<Json> startThinking(std::string_view optionsText);
  /// Thinks on for a bounded number of nodes; true when done. True as well where nothing runs.
  bool thinkSlice();
  /// What has been thought so far; null where nothing has.
  [[nodiscard]] Json thought() const;
  void stopThinking();

 private:
  explicit Table(Session&& session) : session_(std::move(session)) {}

  Session session_;
  std::unique_ptr<Pondering> thinking_;
};

/// What fromSetup would do, without doing it: {setup or null, notes, errors}.
Json checkSetup(std::string_view setupText);
/// Errors: 'bad-game'.
Result<Json> presets(std::string_view name);
Result<Json> options(std::string_view name);

}  // namespace nyota::table
