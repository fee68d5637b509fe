#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/bits.h"
#include "core/base/happening.h"
#include "core/base/json.h"
#include "core/base/outcome.h"
#include "core/base/result.h"
#include "core/table/course.h"

namespace nyota::table {

/// A running game of any kind: its course, so that undo is exact and free, with the texts and
/// happenings that led from one position to the next.
class Session {
 public:
  explicit Session(std::unique_ptr<Course> course) : course_(std::move(course)) {}

  /// Begins anew at a position text. Errors: 'bad-position'.
  Status beginAt(std::string_view text);

  [[nodiscard]] const Course& course() const { return *course_; }
  /// Entries of the record, up to which the game stands.
  [[nodiscard]] std::size_t ply() const { return ply_; }
  [[nodiscard]] Course::Facts facts() const { return course_->facts(ply_); }
  [[nodiscard]] Outcome outcome() const { return course_->outcome(ply_); }
  [[nodiscard]] bool over() const { return facts().turn < 0; }

  /// The state after `ply` entries of the record. Errors: 'bad-ply'.
  Status writeStateAt(int ply, JsonWriter& out) const;
  void writeState(JsonWriter& out) const { describe(ply_, out); }

  /// Plays a move; what was undone before is gone then. Errors: 'illegal-move' with its reason.
  Status play(std::string_view text);
  /// Errors: 'not-playing'.
  Status resign(int seat);
  /// Plays what a record holds: a move, or "resign:SEAT".
  Status playEntry(std::string_view text);
  /// What happened in the last entry, as a JSON array.
  [[nodiscard]] const std::string& lastHappenings() const { return entries_[ply_ - 1].happenings; }

  bool undo();
  bool redo();

  /// The text of the move that was entry `at` of the record; empty where that was a resignation.
  [[nodiscard]] std::string_view moveAt(std::size_t at) const;

  void writeHistory(JsonWriter& out) const;
  void writeRecord(JsonWriter& out) const;
  /// Head of a link: what a record has besides its moves, with the shortest setup.
  void writeLinkHead(JsonWriter& out) const;
  /// The game in a format of its own.
  [[nodiscard]] std::string writeText(std::string_view format) const;
  /// Keeps an object as it is; null clears what was kept.
  void setMeta(const Json* meta);

  /// The moves as bits, each relative to the position it is played in.
  void packMoves(BitWriter& out) const;
  /// Plays `count` packed moves. False where the bits are none.
  bool unpackMoves(BitReader& in, std::uint32_t count);

 private:
  struct Entry {
    std::string text;
    int seat = -1;
    std::string happenings;  ///< JSON array
    std::string move;        ///< JSON object {seat, text, path}; empty for a resignation
  };

  void append(std::string text, int seat, const Happenings& happenings);
  void describe(std::size_t ply, JsonWriter& out) const;

  std::unique_ptr<Course> course_;
  std::optional<std::string> startText_;  ///< where the game began, if not at the setup's start
  std::vector<Entry> entries_;            ///< beyond ply_: what redo brings back
  std::size_t ply_ = 0;
  std::string meta_;  ///< JSON object; empty where there is none
};

}  // namespace nyota::table
