#include "tests/core/random_play_core.h"

#include <algorithm>
#include <cstddef>

#include "core/sternhalma/chains.h"
#include "core/sternhalma/text.h"

namespace random_play {
namespace {

using nyota::sternhalma::EndReason;
using nyota::sternhalma::Position;

reference::Move written(const Position& position, const nyota::sternhalma::Move& move,
                        const nyota::sternhalma::Path& path) {
  reference::Move out;
  out.text = nyota::sternhalma::pathText(path);
  out.from = nyota::sternhalma::nameOf(move.from);
  out.to = nyota::sternhalma::nameOf(move.to);
  for (const nyota::sternhalma::Landing& landing : path) {
    out.path.emplace_back(nyota::sternhalma::nameOf(landing.to));
    if (landing.swap) out.swaps.push_back(out.path.back());
  }
  Position after = position;
  after.play(move);
  const std::string text = nyota::sternhalma::positionText(after);
  out.position = text.substr(0, text.find(' '));
  return out;
}

template <class Get>
std::vector<int> bySeat(const Position& position, Get get) {
  std::vector<int> out;
  out.reserve(static_cast<std::size_t>(position.seats()));
  for (int seat = 0; seat < position.seats(); ++seat) out.push_back(get(seat));
  return out;
}

}  // namespace

std::vector<reference::Move> coreMoves(const Position& position) {
  std::vector<reference::Move> moves;
  for (const nyota::sternhalma::WrittenMove& move : nyota::sternhalma::writtenMoves(position)) {
    moves.push_back(written(position, move.move, move.path));
  }
  std::sort(moves.begin(), moves.end(),
            [](const reference::Move& a, const reference::Move& b) { return a.text < b.text; });
  return moves;
}

reference::Move coreMove(const Position& position, const nyota::sternhalma::Move& move) {
  return written(position, move, nyota::sternhalma::canonicalPath(position, move));
}

std::vector<int> ranksOf(const Position& position) {
  return bySeat(position, [&](int seat) {
    return static_cast<int>(position.ranks()[static_cast<std::size_t>(seat)]);
  });
}

std::vector<int> distanceOf(const Position& position) {
  return bySeat(position, [&](int seat) { return position.distance(seat); });
}

std::vector<int> inGoalOf(const Position& position) {
  return bySeat(position, [&](int seat) { return position.inGoal(seat); });
}

std::vector<int> turnsOf(const Position& position) {
  return bySeat(position, [&](int seat) { return position.turnsTaken(seat); });
}

std::string reasonOf(const Position& position) {
  switch (position.reason()) {
    case EndReason::kFinished:
      return "finished";
    case EndReason::kResigned:
      return "resigned";
    case EndReason::kStagnation:
      return "stagnation";
    case EndReason::kMoveLimit:
      return "move-limit";
    default:
      return "";
  }
}

int turnOf(const Position& position) { return position.over() ? -1 : position.turn(); }

std::vector<int> seatsOf(const nyota::Happenings& happenings, const std::string& type) {
  std::vector<int> seats;
  nyota::JsonFault fault;
  const std::optional<nyota::Json> told = nyota::parseJson(happenings.json(), fault);
  for (const nyota::Json& happening : told->items()) {
    if (happening.find("type")->asString() != type) continue;
    seats.push_back(static_cast<int>(nyota::integerOf(happening.find("seat")).value_or(-1)));
  }
  return seats;
}

}  // namespace random_play
