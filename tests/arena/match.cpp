#include "tests/arena/match.h"

#include <algorithm>
#include <chrono>
#include <numeric>

namespace arena {

namespace {

using Clock = std::chrono::steady_clock;

/// Asks the player, plays what it answers or a random move, and gives the record's text.
std::string makeMove(Ground& ground, Mover& mover, std::uint64_t seed, nyota::Rng& rng,
                     nyota::Rng& substitutes, Work& work) {
  Answer answer;
  const auto begin = Clock::now();
  Fault fault = mover.find(ground, seed, rng, answer);
  const std::int64_t micros =
      std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - begin).count();
  ++work.moves;
  work.nodes += static_cast<std::int64_t>(answer.nodes);
  work.depth += answer.depth;
  work.micros += micros;
  work.longestMicros = std::max(work.longestMicros, micros);
  if (fault == Fault::kNone) {
    const auto text = ground.play(answer.text);
    if (text) return *text;
    fault = Fault::kIllegal;
  }
  ++work.faults[static_cast<std::size_t>(fault)];
  return ground.play(ground.randomMove(substitutes)).value_or(std::string());
}

}  // namespace

void Work::add(const Work& other) {
  moves += other.moves;
  nodes += other.nodes;
  depth += other.depth;
  micros += other.micros;
  longestMicros = std::max(longestMicros, other.longestMicros);
  for (std::size_t i = 0; i < faults.size(); ++i) faults[i] += other.faults[i];
}

std::int64_t Work::faultCount() const {
  return std::accumulate(faults.begin(), faults.end(), std::int64_t{0});
}

bool Played::won(int seat) const {
  return ranks[static_cast<std::size_t>(seat)] == 1 &&
         std::count(ranks.begin(), ranks.end(), 1) == 1;
}

std::optional<Played> playGame(Ground& ground, const std::vector<std::unique_ptr<Mover>>& movers,
                               const GamePlan& plan, std::string& fault) {
  ground.restart();
  for (const auto& mover : movers) {
    if (!mover->begin(ground.setup(), fault)) return std::nullopt;
  }
  Played played;
  played.work.resize(movers.size());
  nyota::Rng opening(plan.openingSeed);
  nyota::Rng rng(plan.gameSeed);
  nyota::Rng substitutes(nyota::scatter(plan.gameSeed));
  while (ground.turn() >= 0 && played.plies < plan.mostPlies) {
    const int seat = ground.turn();
    std::string text;
    if (played.plies < plan.openingPlies) {
      text = ground.play(ground.randomMove(opening)).value_or(std::string());
    } else {
      const auto mover = static_cast<std::size_t>(plan.seating[static_cast<std::size_t>(seat)]);
      text = makeMove(ground, *movers[mover], plan.gameSeed, rng, substitutes, played.work[mover]);
    }
    ++played.plies;
    for (const auto& mover : movers) mover->moved(seat, text);
  }
  for (const auto& mover : movers) mover->end();
  const nyota::Outcome outcome = ground.outcome();
  const bool over = ground.turn() < 0;
  played.reason = over ? outcome.reason : kUnfinished;
  played.position = ground.position();
  played.ranks.assign(static_cast<std::size_t>(ground.seats()), 0);
  if (over) std::copy_n(outcome.ranks.begin(), ground.seats(), played.ranks.begin());
  return played;
}

std::optional<Played> playGame(Ground& ground, const std::vector<Player>& seats,
                               const GamePlan& plan, std::string& fault) {
  std::vector<std::unique_ptr<Mover>> movers;
  GamePlan own = plan;
  own.seating.clear();
  for (int seat = 0; seat < ground.seats(); ++seat) {
    movers.push_back(makeMover(seats[static_cast<std::size_t>(seat)]));
    own.seating.push_back(seat);
  }
  return playGame(ground, movers, own, fault);
}

}  // namespace arena
