// The setups that random play goes through, and how they are completed, written down a second time.
#pragma once

#include <map>
#include <random>
#include <string>
#include <vector>

#include "tests/core/reference/reference.h"

namespace random_play {

using Random = std::mt19937_64;

/// A number from 0 to count - 1. The standard distributions differ between libraries.
int below(Random& random, int count);

/// A setup as a caller of the API would give it.
struct Case {
  int players = 2;
  std::string preset = "standard";
  std::map<std::string, std::string> rules;  ///< options given over the preset's, as words
  std::vector<std::vector<int>> homes;       ///< empty: the usual ones
  int firstSeat = 0;
};

std::string setupJson(const Case& c);
/// The complete setup. The case must be a legal one.
reference::Setup referenceSetup(const Case& c);
/// Whether the rules refuse the case.
bool refused(const Case& c);

/// Every preset with every number of players, once as it is and once with each value of each
/// option, and the games of several sets; only legal ones, those of one preset.
std::vector<Case> systematicCases(const std::string& preset);
/// Any legal mixture: preset, seats, options, homes and first seat all drawn.
Case randomCase(Random& random);

/// The text of a position with pieces anywhere and a seat to move: crowds, thin boards, seats that
/// can't move.
std::string randomPosition(const reference::Setup& setup, Random& random);
/// The same with most pieces in their goals, but mostly none that has finished yet.
std::string endgamePosition(const reference::Setup& setup, Random& random);

}  // namespace random_play
