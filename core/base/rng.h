#pragma once

#include <cstdint>

namespace nyota {

/// The output function of SplitMix64 (Steele, Lea, Flood 2014): a bijection on 64 bits that
/// scatters consecutive numbers. Serves as hash key generator where a table would cost bytes.
constexpr std::uint64_t scatter(std::uint64_t value) {
  value += 0x9E3779B97F4A7C15ULL;
  value = (value ^ (value >> 30U)) * 0xBF58476D1CE4E5B9ULL;
  value = (value ^ (value >> 27U)) * 0x94D049BB133111EBULL;
  return value ^ (value >> 31U);
}

/// SplitMix64: small, seeded, the same on every machine.
class Rng {
 public:
  explicit constexpr Rng(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t next() {
    const std::uint64_t out = scatter(state_);
    state_ += 0x9E3779B97F4A7C15ULL;
    return out;
  }

  /// A number from 0 to bound - 1; bound from 1 to 2^32. The bias is below 2^-32.
  constexpr std::uint32_t below(std::uint32_t bound) {
    return static_cast<std::uint32_t>(((next() >> 32U) * bound) >> 32U);
  }

 private:
  std::uint64_t state_;
};

}  // namespace nyota
