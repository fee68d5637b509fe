// One game played by the engine and by the reference side by side.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/base/happening.h"
#include "core/sternhalma/position.h"
#include "core/sternhalma/variant.h"
#include "tests/core/random_play_case.h"
#include "tests/core/reference/reference.h"

namespace random_play {

/// How often each kind of event came up, by its name.
using Events = std::map<std::string, int>;

/// Plays both through the same moves and compares all they say. Every difference is a test failure
/// that names the setup, the moves so far and the position.
class Lockstep {
 public:
  /// Begins at the start of the game, or at `position` where one is given.
  Lockstep(const Case& c, Events& events, const std::string& position = "");

  Lockstep(const Lockstep&) = delete;
  Lockstep& operator=(const Lockstep&) = delete;
  ~Lockstep() = default;

  /// False once something differed: going on would only repeat it.
  [[nodiscard]] bool agree() const { return agree_; }
  [[nodiscard]] const reference::Game& game() const { return game_; }
  [[nodiscard]] const reference::Setup& setup() const { return setup_; }
  [[nodiscard]] bool running() const { return agree_ && game_.turn() >= 0; }

  /// Plays a text that the reference accepts. (A copy: texts of its own moves die in play.)
  void play(std::string text);
  void resign(int seat);
  /// Compares what both think of a text that may be anything, and changes nothing.
  void judge(const std::string& text);
  /// Compares where a chain (holes joined as in a move text) could go on to.
  void compareContinuations(const std::string& chain);

 private:
  void compare(const nyota::Happenings& happenings);
  void compareMoves();
  void compareReloaded();
  void countMove(const std::string& text);
  void countAftermath(int mover);
  [[nodiscard]] std::string where() const;

  Case case_;
  Events* events_;
  reference::Setup setup_;
  nyota::sternhalma::Variant variant_;
  nyota::sternhalma::Position position_;
  reference::Game game_;
  std::vector<std::string> played_;
  std::string begun_;
  std::map<char, int> pieces_;  ///< how many of each kind there have to be
  bool agree_ = true;
};

/// A whole game between random players, resignations, odd texts and detours included.
/// Stops after `plies` turns at the latest.
void playGame(Lockstep& lockstep, Random& random, int plies);

}  // namespace random_play
