#pragma once

#include <cstdint>

namespace nyota::search {

inline constexpr int kLowestLevel = 1;
inline constexpr int kHighestLevel = 6;

struct Options {
  int level = 3;            ///< 1 to 6
  std::uint64_t nodes = 0;  ///< positions to look at, at most; 0: as the level has it
  std::uint64_t seed = 0;   ///< decides between equals
  int multi = 1;            ///< how many best moves to tell, at least 1
  /// Hash of the position to which a move leads that is followed as far as the best, whatever it is
  /// worth, and told as one line more at the end; 0 for none.
  std::uint64_t named = 0;
};

struct LevelLimits {
  std::uint64_t nodes;  ///< positions looked at, at most
  int timeMs;           ///< for the caller to enforce, on machines too slow for the nodes
};

/// The limits of a level for a table of 1 to 6 seats.
LevelLimits levelLimits(int level, int seats);

/// How far and how wide a level sees.
struct Sight {
  int depth;          ///< plies, at most
  int firstBreadth;   ///< moves at the root that catch the eye (a finishing one always does)
  int rootBreadth;    ///< of these, the best after one ply, which are followed farther
  int ownBreadth;     ///< own moves looked at farther down
  int othersBreadth;  ///< moves of another seat looked at
};
Sight sightOf(int level, int seats);

}  // namespace nyota::search
