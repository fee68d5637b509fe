// What the games of a contest add up to.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tests/arena/contest.h"
#include "tests/arena/statistics.h"

namespace arena {

/// One player over all counted games.
struct Row {
  std::string label;
  Samples firsts;  ///< share of first places, one sample for each opening
  Samples ranks;   ///< mean rank, likewise
  Samples ahead;   ///< share of the seats of others that it is ahead of, likewise
  Work work;
};

struct Tally {
  int wanted = 0;   ///< games of the whole contest
  int played = 0;   ///< those there are
  int counted = 0;  ///< those of openings of which every game was played
  std::vector<std::pair<std::string, int>> reasons;  ///< how counted games ended, in order of words
  int medianPlies = 0;
  int longestPlies = 0;
  std::vector<Row> rows;
  /// Two players on two seats: how often the first one's games of an opening came to 0, ½, 1, 1½
  /// and 2 points.
  std::vector<int> pairs;
  std::optional<SequentialTest> test;
};

/// What each seat has of the first place: all, a part where it is shared, nothing. An unfinished
/// game is shared by all.
std::vector<double> firstShares(const Played& played);
/// Rank of each seat, where equals share the mean of their places.
std::vector<double> fairRanks(const Played& played);

/// A player's share of the first place in the games of one opening, on average.
double shareIn(const Contest& contest, int player, const std::vector<const GameResult*>& games);

/// How many of the pairs of a seat of the player and one of another the player is ahead in, as a
/// share; equals count one half. For one player alone a half.
double aheadIn(const Contest& contest, int player, const std::vector<const GameResult*>& games);

/// Openings that are whole, in their order, each with its games in order of rotation.
std::vector<std::vector<const GameResult*>> wholeOpenings(const Contest& contest,
                                                          const std::vector<GameResult>& results);

Tally tallyOf(const Contest& contest, const std::vector<GameResult>& results);

}  // namespace arena
