#include "core/base/decimal.h"

#include <array>

namespace nyota {

std::string decimal(std::int64_t number) {
  std::array<char, 20> digits{};
  std::size_t at = digits.size();
  // The smallest number has no opposite that is signed.
  auto rest = static_cast<std::uint64_t>(number);
  if (number < 0) rest = 0 - rest;
  for (; rest > 9; rest /= 10) digits[--at] = static_cast<char>('0' + rest % 10);
  digits[--at] = static_cast<char>('0' + rest);
  if (number < 0) digits[--at] = '-';
  return {digits.data() + at, digits.size() - at};
}

}  // namespace nyota
