#include "tests/arena/tally.h"

#include <algorithm>
#include <cmath>

namespace arena {

namespace {

/// What the seats of a player have in some games, added up.
struct Sum {
  double value = 0;
  int seats = 0;
};
Sum sumOf(const Contest& contest, int player, const std::vector<const GameResult*>& games,
          std::vector<double> (*perSeat)(const Played& played)) {
  Sum out;
  for (const GameResult* game : games) {
    const std::vector<int> seating = contest.seating(game->rotation);
    const std::vector<double> values = perSeat(game->played);
    for (std::size_t seat = 0; seat < seating.size(); ++seat) {
      if (seating[seat] != player) continue;
      out.value += values[seat];
      ++out.seats;
    }
  }
  return out;
}

void noteReason(Tally& tally, const std::string& reason) {
  const auto at =
      std::lower_bound(tally.reasons.begin(), tally.reasons.end(), reason,
                       [](const auto& one, const auto& word) { return one.first < word; });
  if (at != tally.reasons.end() && at->first == reason) {
    ++at->second;
  } else {
    tally.reasons.insert(at, {reason, 1});
  }
}

}  // namespace

std::vector<double> firstShares(const Played& played) {
  const std::vector<int>& ranks = played.ranks;
  const auto unfinished = ranks.empty() || ranks[0] == 0;
  const auto firsts = unfinished ? static_cast<std::ptrdiff_t>(ranks.size())
                                 : std::count(ranks.begin(), ranks.end(), 1);
  std::vector<double> out;
  out.reserve(ranks.size());
  for (const int rank : ranks) out.push_back(rank <= 1 ? 1.0 / static_cast<double>(firsts) : 0);
  return out;
}

std::vector<double> fairRanks(const Played& played) {
  std::vector<double> out;
  out.reserve(played.ranks.size());
  for (const int rank : played.ranks) {
    const auto equals = std::count(played.ranks.begin(), played.ranks.end(), rank);
    out.push_back(std::max(rank, 1) + static_cast<double>(equals - 1) / 2);
  }
  return out;
}

double shareIn(const Contest& contest, int player, const std::vector<const GameResult*>& games) {
  return sumOf(contest, player, games, &firstShares).value / static_cast<double>(games.size());
}

double aheadIn(const Contest& contest, int player, const std::vector<const GameResult*>& games) {
  double points = 0;
  int pairs = 0;
  for (const GameResult* game : games) {
    const std::vector<int> seating = contest.seating(game->rotation);
    const std::vector<int>& ranks = game->played.ranks;
    for (std::size_t own = 0; own < seating.size(); ++own) {
      if (seating[own] != player) continue;
      for (std::size_t other = 0; other < seating.size(); ++other) {
        if (seating[other] == player) continue;
        points += ranks[own] < ranks[other] ? 1 : ranks[own] == ranks[other] ? 0.5 : 0;
        ++pairs;
      }
    }
  }
  return pairs == 0 ? 0.5 : points / pairs;
}

std::vector<std::vector<const GameResult*>> wholeOpenings(const Contest& contest,
                                                          const std::vector<GameResult>& results) {
  std::vector<std::vector<const GameResult*>> all(static_cast<std::size_t>(contest.openings));
  for (const GameResult& result : results) {
    all[static_cast<std::size_t>(result.opening)].push_back(&result);
  }
  const auto rotations = static_cast<std::size_t>(contest.rotations());
  all.erase(std::remove_if(all.begin(), all.end(),
                           [&](const auto& games) { return games.size() < rotations; }),
            all.end());
  for (auto& games : all) {
    std::sort(games.begin(), games.end(),
              [](const auto* a, const auto* b) { return a->rotation < b->rotation; });
  }
  return all;
}

Tally tallyOf(const Contest& contest, const std::vector<GameResult>& results) {
  Tally out;
  out.wanted = contest.openings * contest.rotations();
  out.played = static_cast<int>(results.size());
  const auto openings = wholeOpenings(contest, results);
  std::vector<int> lengths;
  for (const auto& games : openings) {
    for (const GameResult* game : games) {
      noteReason(out, game->played.reason);
      lengths.push_back(game->played.plies);
    }
  }
  out.counted = static_cast<int>(lengths.size());
  std::sort(lengths.begin(), lengths.end());
  if (!lengths.empty()) {
    out.medianPlies = lengths[lengths.size() / 2];
    out.longestPlies = lengths.back();
  }
  for (std::size_t i = 0; i < contest.players.size(); ++i) {
    const int player = static_cast<int>(i);
    std::vector<double> firsts;
    std::vector<double> ranks;
    std::vector<double> ahead;
    Work work;
    for (const auto& games : openings) {
      firsts.push_back(shareIn(contest, player, games));
      const Sum sum = sumOf(contest, player, games, &fairRanks);
      ranks.push_back(sum.value / sum.seats);
      ahead.push_back(aheadIn(contest, player, games));
      for (const GameResult* game : games) work.add(game->played.work[i]);
    }
    out.rows.push_back(
        {contest.players[i].label(), Samples(firsts), Samples(ranks), Samples(ahead), work});
  }
  if (contest.duel()) {
    out.pairs.assign(5, 0);
    for (const double share : out.rows[0].firsts.values()) {
      ++out.pairs[static_cast<std::size_t>(std::lround(share * 4))];
    }
    if (contest.sprt) {
      out.test.emplace(*contest.sprt);
      for (const double share : out.rows[0].firsts.values()) out.test->add(share);
    }
  }
  return out;
}

}  // namespace arena
