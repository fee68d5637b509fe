#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "core/base/result.h"
#include "core/base/setup_report.h"
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
  /// A JSON record, a link or a text of a game's own. Errors: 'bad-text', 'newer-record'.
  static Result<Table> fromText(std::string_view text);

  // All of these give JSON text.
  [[nodiscard]] std::string setup() const;
  [[nodiscard]] std::string state() const;
  [[nodiscard]] Result<std::string> stateAt(int ply) const;
  [[nodiscard]] Result<std::string> legalMoves(std::string_view from) const;
  [[nodiscard]] Result<std::string> continuations(std::string_view pathText) const;
  Result<std::string> play(std::string_view move);
  Result<std::string> resign(int seat);
  [[nodiscard]] std::string history() const;
  [[nodiscard]] std::string record() const;

  [[nodiscard]] std::string_view whyNot(std::string_view move) const;
  bool undo();
  bool redo();
  [[nodiscard]] std::string position() const;
  /// Sixteen hexadecimal digits; equal positions of equal setups have equal ones.
  [[nodiscard]] std::string hash() const;
  /// Errors: 'bad-meta'.
  Status setMeta(std::string_view metaText);
  /// 'json', 'link' or a format of the game's own. Errors: 'bad-format'.
  [[nodiscard]] Result<std::string> toText(std::string_view format) const;
  /// Errors: 'bad-depth'.
  [[nodiscard]] Result<std::uint64_t> perft(int depth) const;

  /// Begins to think about the position as it stands, or else to explain the game: to think about
  /// each move that was played, one after the other. What was thought before is dropped. Returns
  /// {timeMs, of} as JSON: the longest that the caller should go on, with each move where it
  /// explains, null for no bound; and how many moves there are to explain. A level's own time is no
  /// bound for an explanation, so that without timeMs it is the same everywhere.
  /// Errors: 'bad-option'; 'game-over', unless it explains.
  Result<std::string> startThinking(std::string_view optionsText, bool explain = false);
  /// Thinks on for a bounded number of nodes; true when done. True as well where nothing runs.
  bool thinkSlice();
  /// What has been thought so far, as JSON. Where it explains: what has been found out about the
  /// move at hand, after which it is the next one's turn. Null where there is nothing.
  std::string thought();
  void stopThinking();

 private:
  explicit Table(Session&& session) : session_(std::move(session)) {}
  void explainNext();

  Session session_;
  std::unique_ptr<Pondering> thinking_;
  search::Options options_;  ///< of what is going on
  bool explains_ = false;
  std::size_t next_ = 0;  ///< entry of the record that is to be explained next
};

/// What fromSetup would do, without doing it, as JSON: {setup or null, notes, errors}.
std::string checkSetup(std::string_view setupText);
/// As JSON. Errors: 'bad-game'.
Result<std::string> presets(std::string_view name);
Result<std::string> options(std::string_view name);
/// What the next game of a series and the ratings take from a setup: {nextStarter, ratingKind}: the
/// seat after the one that starts; and the name of the rating that a game changes, null where its
/// rules or homes are not those of its preset, or nobody plays against anybody.
void seriesTerms(const Json& setup, SetupReport& report, JsonWriter& out);

}  // namespace nyota::table
