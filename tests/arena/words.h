// Texts taken apart where quotes keep together what belongs together.
#pragma once

#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arena {

/// The parts between commas; those within quotes or after a backslash part nothing. All stays as it
/// was written.
std::vector<std::string_view> splitAtCommas(std::string_view text);

/// A text without the pair of quotes around all of it, if there is one.
std::string_view unquoted(std::string_view text);

/// The words of a command as a shell would part them at spaces: quotes keep spaces, a backslash the
/// next character. Nothing where a quote is not closed.
std::optional<std::vector<std::string>> commandWords(std::string_view text);

/// A word that commandWords gives back as it was.
std::string quotedWord(std::string_view word);

/// A decimal number that fills the whole text and is within the bounds.
template <class Number>
std::optional<Number> numberIn(std::string_view text, Number least, Number most) {
  Number value{};
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  if (error != std::errc() || stop != end || value < least || value > most) return std::nullopt;
  return value;
}

}  // namespace arena
