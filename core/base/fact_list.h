#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "core/base/json_writer.h"

namespace nyota {

/// What is to be said of a move, the most important first: codes such as "enters-goal:3", a word
/// and what belongs to it, which a page puts into sentences. What comes after the first few is left
/// out.
class FactList {
 public:
  static constexpr int kMost = 4;

  /// Begins the next fact; `with` adds to it.
  FactList& tell(const char* code) { return ++told_, add(',', code); }
  FactList& with(const char* word) { return add(':', word); }
  /// The number is from 0 to 99.
  FactList& with(int number);

  /// The facts, parted by commas.
  [[nodiscard]] std::string_view text() const;
  /// As an array of strings.
  void write(JsonWriter& out) const;

 private:
  FactList& add(char mark, const char* word);

  // Not a string: words are added to it letter by letter in less code.
  std::array<char, 128> text_{};  ///< a comma before each fact; room for the longest ones
  std::size_t size_ = 0;
  int told_ = 0;  ///< facts begun, those left out included
};

}  // namespace nyota
