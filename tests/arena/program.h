// An external player, talked to over the line protocol of docs/arena.md.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/arena/mover.h"
#include "tests/arena/process.h"

namespace arena {

/// How long a program may keep the arena waiting.
struct Patience {
  /// For starting, and for setting up a game.
  std::chrono::milliseconds start{30'000};
  /// For a move, beyond ten times what it was given; a node counts as a tenth of a millisecond.
  std::chrono::milliseconds move{5'000};
};

class Program final : public Mover {
 public:
  explicit Program(Player player, const Patience& patience = {})
      : player_(std::move(player)), patience_(patience) {}
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  ~Program() override;

  /// Starts the program where it does not run. It may refuse the table.
  bool begin(const std::string& setup, std::string& fault) override;
  void moved(int seat, const std::string& text) override;
  /// A program that is gone or too late is ended; the next call starts it anew and tells it the
  /// game so far.
  Fault find(const Ground& ground, std::uint64_t seed, nyota::Rng& rng, Answer& answer) override;
  void end() override;

 private:
  /// Starts the program and tells it the game so far.
  Fault start(std::string& fault);
  /// Waits for a line that begins with this word, or with the other one. Other lines are skipped.
  Fault await(std::string_view word, std::string_view other, std::chrono::milliseconds patience,
              std::string& line);
  void say(const std::string& line);

  Player player_;
  Patience patience_;
  std::unique_ptr<Process> process_;
  std::string setup_;
  std::vector<std::string> moves_;  ///< lines about the moves of this game
};

}  // namespace arena
