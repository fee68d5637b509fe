// One game of four-player chess played by the engine and by the second implementation side by side.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/base/happening.h"
#include "core/chess4/position.h"
#include "core/chess4/variant.h"
#include "tests/core/chess4_random_play_case.h"
#include "tests/core/chess4_random_play_events.h"
#include "tests/core/chess4_reference/game.h"

namespace chess4_play {

/// Plays both through the same moves and compares all they say. Every difference is a test failure
/// that names the rules, where the game began and its moves.
class Lockstep {
 public:
  Lockstep(const reference_chess4::Rules& rules, Events& events);
  Lockstep(const reference_chess4::Rules& rules, const reference_chess4::Loaded& loaded,
           Events& events);

  Lockstep(const Lockstep&) = delete;
  Lockstep& operator=(const Lockstep&) = delete;
  ~Lockstep() = default;

  /// False once something differed: going on would only repeat it.
  [[nodiscard]] bool agree() const { return agree_; }
  [[nodiscard]] const reference_chess4::Game& game() const { return game_; }
  [[nodiscard]] bool running() const { return agree_ && game_.turn() >= 0; }

  /// Plays the text of a legal move.
  void play(const std::string& text);
  void resign(int seat);
  /// Compares the leaf counts from here.
  void countLeaves(int depth);

 private:
  void compare(const nyota::Happenings& happenings);
  void compareRights();
  void compareHashes();
  [[nodiscard]] std::string where() const;

  nyota::chess4::Variant variant_;
  nyota::chess4::Position position_;
  reference_chess4::Game game_;
  Events* events_;
  std::string begun_;
  std::vector<std::string> played_;
  std::vector<std::pair<std::uint64_t, reference_chess4::Position>> seen_;
  bool agree_ = true;
};

/// A whole game between random players, resignations included, of so many turns at most.
void playGame(Lockstep& lockstep, Random& random, int plies);

}  // namespace chess4_play
