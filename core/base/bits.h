#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace nyota {

/// Writes numbers bit by bit into text of the base64url alphabet (RFC 4648, section 5), which
/// stands in the fragment of an address without being escaped.
class BitWriter {
 public:
  /// Appends the lowest `bits` bits (0 to 32), highest first.
  void write(std::uint32_t value, int bits);
  void writeBytes(std::string_view bytes);
  /// The text so far; what is open in the last letter is filled with zeros.
  [[nodiscard]] std::string text() const;

 private:
  std::string text_;
  std::uint32_t open_ = 0;
  int openBits_ = 0;
};

/// Reads what BitWriter wrote.
class BitReader {
 public:
  explicit BitReader(std::string_view text) : text_(text) {}

  /// The next `bits` bits (0 to 32), or nothing at the end or at a letter of another alphabet.
  std::optional<std::uint32_t> read(int bits);
  std::optional<std::string> readBytes(std::size_t count);
  /// True where nothing but the filling of the last letter is left.
  [[nodiscard]] bool atEnd() const;

 private:
  std::string_view text_;
  std::size_t at_ = 0;
  std::uint32_t open_ = 0;
  int openBits_ = 0;
};

}  // namespace nyota
