#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace nyota::search {

enum class Bound : std::uint8_t { kNone, kLower, kUpper, kExact };

/// What is known of positions met before, in a table of bounded size: a newer entry takes the
/// place of an older one in the same slot unless that one looked farther.
template <class Move>
class TranspositionTable {
 public:
  struct Entry {
    std::uint64_t key = 0;
    int value = 0;
    std::int16_t depth = 0;
    Bound bound = Bound::kNone;
    Move move{};
  };

  static constexpr std::size_t kFewest = 1U << 10U;
  static constexpr std::size_t kMost = 1U << 17U;

  /// Room for about that many positions, within the limits above.
  explicit TranspositionTable(std::uint64_t positions) {
    std::size_t size = kFewest;
    while (size < kMost && size < positions) size *= 2;
    entries_.resize(size);
  }

  /// The entry of a position, or null where nothing is known of it.
  [[nodiscard]] const Entry* find(std::uint64_t key) const {
    const Entry& entry = entries_[key & (entries_.size() - 1)];
    return entry.bound != Bound::kNone && entry.key == key ? &entry : nullptr;
  }

  void store(const Entry& entry) {
    Entry& slot = entries_[entry.key & (entries_.size() - 1)];
    if (slot.bound != Bound::kNone && slot.key != entry.key && slot.depth > entry.depth) {
      // Once only: what is not met again shall not hold its place for ever.
      slot.depth = static_cast<std::int16_t>(slot.depth - 1);
      return;
    }
    slot = entry;
  }

 private:
  std::vector<Entry> entries_;
};

}  // namespace nyota::search
