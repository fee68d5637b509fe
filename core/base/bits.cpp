#include "core/base/bits.h"

namespace nyota {

namespace {

constexpr std::string_view kAlphabet =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr int kLetterBits = 6;

}  // namespace

void BitWriter::write(std::uint32_t value, int bits) {
  while (bits > 0) {
    --bits;
    open_ = open_ << 1U | (value >> static_cast<unsigned>(bits) & 1U);
    if (++openBits_ == kLetterBits) {
      text_ += kAlphabet[open_];
      open_ = 0;
      openBits_ = 0;
    }
  }
}

void BitWriter::writeBytes(std::string_view bytes) {
  for (const char c : bytes) write(static_cast<unsigned char>(c), 8);
}

std::string BitWriter::text() const {
  if (openBits_ == 0) return text_;
  return text_ + kAlphabet[open_ << static_cast<unsigned>(kLetterBits - openBits_)];
}

std::optional<std::uint32_t> BitReader::read(int bits) {
  std::uint32_t value = 0;
  while (bits > 0) {
    if (openBits_ == 0) {
      const std::size_t letter =
          at_ < text_.size() ? kAlphabet.find(text_[at_]) : std::string_view::npos;
      if (letter == std::string_view::npos) return std::nullopt;
      ++at_;
      open_ = static_cast<std::uint32_t>(letter);
      openBits_ = kLetterBits;
    }
    --openBits_;
    --bits;
    value = value << 1U | (open_ >> static_cast<unsigned>(openBits_) & 1U);
  }
  return value;
}

std::optional<std::string> BitReader::readBytes(std::size_t count) {
  std::string out;
  for (; count > 0; --count) {
    const std::optional<std::uint32_t> byte = read(8);
    if (!byte) return std::nullopt;
    out += static_cast<char>(*byte);
  }
  return out;
}

bool BitReader::atEnd() const {
  return at_ == text_.size() && (open_ & ((1U << static_cast<unsigned>(openBits_)) - 1U)) == 0;
}

}  // namespace nyota
