#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace nyota {

inline constexpr int kMaxSeats = 6;

/// Rank of each seat, 1 the best; 0 while it is not known.
using Ranks = std::array<std::uint8_t, kMaxSeats>;

/// How a game ended.
struct Outcome {
  std::string_view reason;  ///< empty while the game runs
  std::string_view detail;  ///< empty where the reason says it all
  Ranks ranks{};
  std::array<int, kMaxSeats> points{};
  bool hasPoints = false;
};

/// Ranks the seats in `mask` from rank `first` on, best key first; equal keys share the better
/// number (1, 2, 2, 4). `better(a, b)` says whether seat a stands strictly before seat b.
template <class Better>
void rankSeats(Ranks& ranks, unsigned mask, int first, Better better) {
  for (int seat = 0; seat < kMaxSeats; ++seat) {
    if ((mask >> static_cast<unsigned>(seat) & 1U) == 0) continue;
    int ahead = 0;
    for (int other = 0; other < kMaxSeats; ++other) {
      if ((mask >> static_cast<unsigned>(other) & 1U) != 0 && other != seat &&
          better(other, seat)) {
        ++ahead;
      }
    }
    ranks[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(first + ahead);
  }
}

}  // namespace nyota
