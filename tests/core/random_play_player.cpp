#include "tests/core/random_play_player.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <vector>

#include "tests/core/reference/geometry.h"

namespace random_play {
namespace {

int homeOfPieceAt(const reference::Game& game, const std::string& hole) {
  const char piece = game.board()[static_cast<std::size_t>(reference::holeNamed(hole))];
  return std::tolower(static_cast<unsigned char>(piece)) - 'a';
}

/// Steps that the move brings its own piece closer to the goal.
int progress(const reference::Game& game, const reference::Setup& setup,
             const reference::Move& move) {
  const int goal = (homeOfPieceAt(game, move.from) + 3) % 6;
  // The distance to the tip tells holes of the goal apart: those in front are left free.
  const std::vector<int>& toGoal = reference::stepsToCamp(goal, setup.rules.japanese);
  const auto steps = [&](const std::string& hole) {
    return toGoal[static_cast<std::size_t>(reference::holeNamed(hole))] * 4 +
           reference::rowsFromTip(reference::holeNamed(hole), goal);
  };
  return steps(move.from) - steps(move.to);
}

template <class Wanted>
std::vector<const reference::Move*> select(const std::vector<reference::Move>& moves,
                                           Wanted wanted) {
  std::vector<const reference::Move*> chosen;
  for (const reference::Move& move : moves) {
    if (wanted(move)) chosen.push_back(&move);
  }
  if (chosen.empty()) {
    for (const reference::Move& move : moves) chosen.push_back(&move);
  }
  return chosen;
}

const reference::Move& any(const std::vector<const reference::Move*>& moves, Random& random) {
  return *moves[static_cast<std::size_t>(below(random, static_cast<int>(moves.size())))];
}

}  // namespace

Temper randomTemper(Random& random) {
  switch (below(random, 10)) {
    case 0:
      return Temper::kDrifter;
    case 1:
      return Temper::kCamper;
    case 2:
      return Temper::kIdler;
    case 3:
      return Temper::kSwapper;
    default:
      return Temper::kHasty;
  }
}

const reference::Move& choose(const reference::Game& game, const reference::Setup& setup,
                              Temper temper, Random& random) {
  const std::vector<reference::Move>& moves = game.legalMoves();
  std::vector<const reference::Move*> liked = select(moves, [&](const reference::Move& move) {
    switch (temper) {
      case Temper::kCamper:
        return reference::pointOf(reference::holeNamed(move.from)) !=
               homeOfPieceAt(game, move.from);
      case Temper::kIdler:
        return progress(game, setup, move) <= 0;
      case Temper::kSwapper:
        return !move.swaps.empty();
      default:
        return true;
    }
  });
  const bool hurries = temper != Temper::kDrifter && temper != Temper::kIdler;
  if (!hurries || below(random, 8) == 0) return any(liked, random);
  std::vector<const reference::Move*> best;
  int most = 0;
  for (const reference::Move* move : liked) {
    const int gain = progress(game, setup, *move);
    if (!best.empty() && gain < most) continue;
    if (best.empty() || gain > most) best.clear();
    most = gain;
    best.push_back(move);
  }
  // Only backwards: any move may untie the knot better than the smallest loss again and again.
  return any(most > 0 ? best : liked, random);
}

std::string randomPath(const reference::Game& game, Random& random) {
  const std::vector<reference::Move>& moves = game.legalMoves();
  std::string chain =
      moves[static_cast<std::size_t>(below(random, static_cast<int>(moves.size())))].from;
  const int length = 2 + below(random, 6);
  for (int i = 0; i < length; ++i) {
    const std::vector<std::string> longer = game.hopsAfter(chain);
    if (longer.empty()) break;
    chain = longer[static_cast<std::size_t>(below(random, static_cast<int>(longer.size())))];
  }
  return game.accepts(chain) ? chain : "";
}

std::string randomText(const reference::Game& game, Random& random) {
  const auto anyHole = [&] {
    return reference::nameOf(below(random, static_cast<int>(reference::holes().size())));
  };
  const auto separator = [&] { return below(random, 4) == 0 ? "*" : "-"; };
  const reference::Move& move = game.legalMoves()[static_cast<std::size_t>(
      below(random, static_cast<int>(game.legalMoves().size())))];
  switch (below(random, 4)) {
    case 0:
      return anyHole() + separator() + anyHole();
    case 1:
      return move.from + separator() + anyHole();
    case 2:
      return move.from + separator() + move.to;
    default:
      return move.text + separator() + anyHole();
  }
}

}  // namespace random_play
