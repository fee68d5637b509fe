#pragma once

#include <cstdint>

namespace nyota {

inline constexpr int kLowestLevel = 1;
inline constexpr int kHighestLevel = 6;

/// What a level of the computer player sees: how many positions, how far, how wide. Each game has a
/// table of its own. In games of captures a depth of 0 means to play what promises most, with no
/// look at what comes of it but whether that decides the game.
struct Sight {
  std::uint32_t nodes;  ///< positions looked at, at most
  int depth;            ///< plies, at most
  int rootBreadth;      ///< own moves, the best after one ply, that are followed farther
  int ownBreadth;       ///< own moves looked at farther down
  int othersBreadth;    ///< moves of another seat looked at
  /// Moves of more effort (each game says what that is) are overlooked, but for those that
  /// decide the game and those that one owes, see EvaluatorModel.
  int reach = kFar;
  /// Nobody is equally attentive all the time: up to so much, by lot, is added to the reach for
  /// some turns.
  int attention = 1;

  static constexpr int kFar = 1'000;
};

}  // namespace nyota
