#include "core/table/link.h"

#include "core/base/rng.h"

namespace nyota::table {

namespace {

constexpr std::size_t kSealLetters = 4;  // 24 bits

std::string sealOf(std::string_view letters) {
  std::uint64_t hash = letters.size();
  for (const char c : letters) hash = scatter(hash ^ static_cast<unsigned char>(c));
  BitWriter seal;
  seal.write(static_cast<std::uint32_t>(hash & 0xFFFFFFU), 24);
  return seal.text();
}

std::string_view fragmentOf(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\n')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\n' || text.back() == '\r')) {
    text.remove_suffix(1);
  }
  const std::size_t hash = text.rfind('#');
  return hash == std::string_view::npos ? text : text.substr(hash + 1);
}

}  // namespace

void writeCount(BitWriter& out, std::uint32_t value) {
  while (value >= 128U) {
    out.write(1, 1);
    out.write(value & 127U, 7);
    value >>= 7U;
  }
  out.write(0, 1);
  out.write(value, 7);
}

std::optional<std::uint32_t> readCount(BitReader& in) {
  std::uint32_t value = 0;
  for (unsigned shift = 0; shift < 28; shift += 7) {
    const std::optional<std::uint32_t> more = in.read(1);
    const std::optional<std::uint32_t> group = in.read(7);
    if (!more || !group) return std::nullopt;
    value |= *group << shift;
    if (*more == 0) return value;
  }
  return std::nullopt;
}

std::string sealLink(std::string_view letters) {
  return std::string(kLinkPrefix) + std::string(letters) + sealOf(letters);
}

bool looksLikeLink(std::string_view text) {
  const std::string_view fragment = fragmentOf(text);
  std::size_t at = 1;
  while (at < fragment.size() && fragment[at] >= '0' && fragment[at] <= '9') ++at;
  return at > 1 && at < fragment.size() && fragment[0] == 'n' && fragment[at] == '.';
}

std::optional<std::string_view> openLink(std::string_view text) {
  std::string_view letters = fragmentOf(text);
  if (letters.substr(0, kLinkPrefix.size()) != kLinkPrefix) return std::nullopt;
  letters.remove_prefix(kLinkPrefix.size());
  if (letters.size() < kSealLetters) return std::nullopt;
  const std::string_view seal = letters.substr(letters.size() - kSealLetters);
  letters.remove_suffix(kSealLetters);
  if (sealOf(letters) != seal) return std::nullopt;
  return letters;
}

}  // namespace nyota::table
