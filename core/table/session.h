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
  [[nodiscard]] Result<Json> stateAt(int ply) const;
  [[nodiscard]] Json state() const { return describe(ply_); }

  /// Plays a move; what was undone before is gone then. Errors: 'illegal-move' with its reason.
  Result<Json> play(std::string_view text);
  /// Errors: 'not-playing'.
  Result<Json> resign(int seat);
  /// Plays what a record holds: a move, or "resign:SEAT".
  Result<Json> playEntry(std::string_view text);

  bool undo();
  bool redo();

  [[nodiscard]] Json history() const;
  [[nodiscard]] Json record() const;
  /// Head of a link: what a record has besides its moves, with the shortest setup.
  [[nodiscard]] Json linkHead() const;
  void setMeta(Json meta) { meta_ = std::move(meta); }

  /// The moves as bits, each relative to the position it is played in.
  void packMoves(BitWriter& out) const;
  /// Plays `count` packed moves. False where the bits are none.
  bool unpackMoves(BitReader& in, std::uint32_t count);

 private:
  struct Entry {
    std::string text;
    int seat = -1;
    std::vector<std::string> path;  ///< empty for a resignation
    Happenings happenings;
  };

  Result<Json> append(Entry&& entry);
  [[nodiscard]] Json lastMove(std::size_t ply) const;
  [[nodiscard]] Json describe(std::size_t ply) const;

  std::unique_ptr<Course> course_;
  std::optional<std::string> startText_;  ///< where the game began, if not at the setup's start
  std::vector<Entry> entries_;            ///< beyond ply_: what redo brings back
  std::size_t ply_ = 0;
  Json meta_;
};

}  // namespace nyota::table
