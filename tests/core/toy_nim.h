// The smallest game that the search and the table take: stones on one heap, seats take one to
// three in turn, who takes the last stone wins and the others share the next rank.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/base/outcome.h"
#include "core/base/rng.h"
#include "core/base/score.h"
#include "core/base/sight.h"

namespace toy {

inline constexpr int kMostTaken = 3;

class Nim {
 public:
  struct Move {
    int taken = 0;
    bool operator==(const Move&) const = default;
  };

  explicit Nim(int stones, int seats = 2) : stones_(stones), seats_(seats) {}

  [[nodiscard]] int stones() const { return stones_; }
  [[nodiscard]] int seats() const { return seats_; }
  [[nodiscard]] int turn() const { return turn_; }
  [[nodiscard]] bool over() const { return stones_ == 0; }
  [[nodiscard]] bool playing(int seat) const { return seat >= 0 && seat < seats_ && !over(); }
  [[nodiscard]] const nyota::Ranks& ranks() const { return ranks_; }
  [[nodiscard]] std::uint64_t hash() const {
    return nyota::scatter(static_cast<std::uint64_t>(stones_) * nyota::kMaxSeats +
                          static_cast<std::uint64_t>(turn_));
  }

  void generate(std::vector<Move>& out) const {
    out.clear();
    for (int taken = 1; taken <= kMostTaken && taken <= stones_; ++taken) out.push_back({taken});
  }

  void play(const Move& move) {
    stones_ -= move.taken;
    if (over()) {
      for (int seat = 0; seat < seats_; ++seat) ranks_[seat] = seat == turn_ ? 1 : 2;
    } else {
      turn_ = (turn_ + 1) % seats_;
    }
  }

 private:
  int stones_;
  int seats_;
  int turn_ = 0;
  nyota::Ranks ranks_{};
};

/// Knows who has won and nothing else.
class NimEvaluator {
 public:
  explicit NimEvaluator(const Nim& /*position*/) {}

  [[nodiscard]] nyota::Scores scores(const Nim& position) const {
    nyota::Scores scores{};
    if (!position.over()) return scores;
    for (int seat = 0; seat < position.seats(); ++seat) {
      scores[seat] = position.ranks()[seat] == 1 ? nyota::kWinScore : -nyota::kWinScore;
    }
    return scores;
  }
  [[nodiscard]] int promise(const Nim& /*position*/, const Nim::Move& move) const {
    return move.taken;
  }
  [[nodiscard]] int stalled(const Nim& /*position*/) const { return 0; }
  [[nodiscard]] int rivalry() const { return 100; }
  [[nodiscard]] int duty(const Nim& /*position*/, const Nim::Move& /*move*/) const { return 0; }
  static nyota::Sight sight(const Nim& /*position*/, int level) {
    return {100U << (2U * static_cast<unsigned>(level)), 6 * level, 8, 8, 8};
  }
  [[nodiscard]] int effort(const Nim& /*position*/, const Nim::Move& move) const {
    return move.taken;
  }
  [[nodiscard]] std::uint64_t spell(const Nim& position) const {
    return static_cast<std::uint64_t>(position.stones());
  }
};

}  // namespace toy
