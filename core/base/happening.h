#pragma once

#include <string>
#include <string_view>

#include "core/base/json_writer.h"

namespace nyota {

/// What happened in a ply, told for narration, animation and sound: a list of objects whose `type`
/// says which kind each is. Each game adds its kinds and their fields.
class Happenings {
 public:
  /// Begins the next one; the caller adds its members.
  JsonWriter& tell(const char* type);
  /// The move itself, which comes first. `path` is a JSON array of cells.
  void moved(int seat, const std::string& text, const std::string& path);

  [[nodiscard]] bool empty() const { return list_.empty(); }
  void clear() { *this = Happenings(); }
  /// A JSON array.
  [[nodiscard]] std::string json() const;
  /// {seat, text, path} of the move; empty where none was told.
  [[nodiscard]] const std::string& lastMove() const { return lastMove_; }
  /// The text of the move.
  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  JsonWriter list_;  ///< without the outer brackets and the end of the last one
  std::string lastMove_;
  std::string text_;
};

}  // namespace nyota
