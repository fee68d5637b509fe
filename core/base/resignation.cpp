#include "core/base/resignation.h"

#include "core/base/decimal.h"

namespace nyota {

std::optional<int> resigningSeat(std::string_view text) {
  if (text.substr(0, kResignPrefix.size()) != kResignPrefix) return std::nullopt;
  const std::string_view digits = text.substr(kResignPrefix.size());
  // What is no seat, or one written otherwise than records write it, is left for the session to
  // refuse.
  return digits.size() == 1 && digits[0] >= '0' && digits[0] <= '9' ? digits[0] - '0' : -1;
}

std::string resignText(int seat) { return std::string(kResignPrefix) + decimal(seat); }

}  // namespace nyota
