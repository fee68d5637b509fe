// Plays computer games and prints how they ended. Every number depends on the arguments only,
// times aside.
//
//   nyota_arena [--setup JSON] [--players WORD,…] [--nodes N] [--games N] [--opening PLIES]
//               [--seed N] [--most PLIES] [--verbose]
//
// A player is a level (1 to 6), `greedy` or `random`. Fewer words than seats are repeated. Each
// opening is played once for every rotation of the players over the seats when their words
// differ, so --games counts whole games and is best a multiple of the number of words. Four-player
// chess is cut off after --most plies, and such a game is won by nobody.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/chess4/fen4.h"
#include "core/sternhalma/text.h"
#include "tests/arena/chess4_match.h"
#include "tests/arena/match.h"

namespace {

struct Arguments {
  std::string setup = R"({"game":"sternhalma","players":2})";
  std::vector<std::string> players = {"6"};
  std::uint64_t nodes = 0;
  int games = 10;
  int opening = 4;
  std::uint64_t seed = 1;
  int most = 2000;
  bool verbose = false;
};

std::vector<std::string> wordsOf(std::string_view list) {
  std::vector<std::string> words;
  while (!list.empty()) {
    const std::size_t comma = std::min(list.find(','), list.size());
    words.emplace_back(list.substr(0, comma));
    list.remove_prefix(std::min(comma + 1, list.size()));
  }
  return words;
}

bool readArguments(int count, char** values, Arguments& out) {
  for (int i = 1; i < count; ++i) {
    const std::string_view name = values[i];
    if (name == "--verbose") {
      out.verbose = true;
      continue;
    }
    if (++i == count) return false;
    const char* value = values[i];
    if (name == "--setup") {
      out.setup = value;
    } else if (name == "--players") {
      out.players = wordsOf(value);
    } else if (name == "--nodes") {
      out.nodes = std::strtoull(value, nullptr, 10);
    } else if (name == "--games") {
      out.games = std::atoi(value);
    } else if (name == "--opening") {
      out.opening = std::atoi(value);
    } else if (name == "--seed") {
      out.seed = std::strtoull(value, nullptr, 10);
    } else if (name == "--most") {
      out.most = std::atoi(value);
    } else {
      return false;
    }
  }
  return !out.players.empty() && out.games > 0;
}

/// What one player has achieved over all its games.
struct Tally {
  int games = 0;
  int wins = 0;
  int rankSum = 0;
};

/// A game of whichever kind after its end.
struct Played {
  std::string reason;
  std::string position;
  int plies = 0;
  std::uint64_t nodes = 0;
  std::vector<int> ranks;
  std::vector<bool> won;
};

/// Plays one game: who sits where, the seed of the opening and of ties.
using Match = std::function<Played(const std::vector<arena::Player>&, std::uint64_t)>;

struct Table {
  std::size_t seats = 0;
  Match match;
};

template <class Game>
void fill(const Game& game, Played& out) {
  out.position = positionText(game.end);
  out.plies = game.plies;
  out.nodes = game.nodes;
}

std::optional<Table> sternhalmaTable(const Arguments& arguments, std::string& fault) {
  using nyota::sternhalma::SeatStatus;
  const auto variant = arena::readVariant(arguments.setup, fault);
  if (!variant) return std::nullopt;
  const int seats = variant->setup.players;
  return Table{static_cast<std::size_t>(seats),
               [=, opening = arguments.opening](const auto& seated, std::uint64_t seed) {
                 const arena::Game game = arena::play(*variant, seated, seed, opening, seed);
                 Played out;
                 out.reason = reasonName(game.end.reason());
                 fill(game, out);
                 for (int seat = 0; seat < seats; ++seat) {
                   const int rank = game.end.ranks()[seat];
                   out.ranks.push_back(rank);
                   out.won.push_back(rank == 1 && game.end.status(seat) == SeatStatus::kFinished);
                 }
                 return out;
               }};
}

std::optional<Table> chess4Table(const Arguments& arguments, std::string& fault) {
  const auto variant = arena::readChess4Variant(arguments.setup, fault);
  if (!variant) return std::nullopt;
  return Table{nyota::chess4::kSeats, [=, opening = arguments.opening, most = arguments.most](
                                          const auto& seated, std::uint64_t seed) {
                 const arena::Chess4Game game =
                     arena::playChess4(*variant, seated, seed, opening, seed, most);
                 Played out;
                 out.reason = game.end.over() ? reasonName(game.end.reason()) : "cut-off";
                 fill(game, out);
                 const int winner = game.winner();
                 for (int seat = 0; seat < nyota::chess4::kSeats; ++seat) {
                   out.ranks.push_back(game.end.ranks()[seat]);
                   const bool beside = variant->teams && winner + 2 == seat;
                   out.won.push_back(winner >= 0 && (winner == seat || beside));
                 }
                 return out;
               }};
}

}  // namespace

int main(int argc, char** argv) {
  Arguments arguments;
  if (!readArguments(argc, argv, arguments)) {
    std::fprintf(stderr, "nyota_arena: arguments as in the head of tests/arena/main.cpp\n");
    return 2;
  }
  std::string fault;
  const bool chess4 = arguments.setup.find("\"chess4\"") != std::string::npos;
  const auto table = chess4 ? chess4Table(arguments, fault) : sternhalmaTable(arguments, fault);
  if (!table) {
    std::fprintf(stderr, "nyota_arena: %s\n", fault.c_str());
    return 2;
  }
  std::vector<arena::Player> players;
  for (const std::string& word : arguments.players) {
    const auto player = arena::readPlayer(word, arguments.nodes);
    if (!player) {
      std::fprintf(stderr, "nyota_arena: no player '%s'\n", word.c_str());
      return 2;
    }
    players.push_back(*player);
  }
  const std::size_t seats = table->seats;
  const bool different =
      std::any_of(arguments.players.begin(), arguments.players.end(),
                  [&](const std::string& word) { return word != arguments.players[0]; });
  const std::size_t rotations = different ? players.size() : 1;

  std::map<std::string, int> reasons;
  std::vector<Tally> tallies(players.size());
  std::vector<int> lengths;
  std::uint64_t nodes = 0;
  const auto begin = std::chrono::steady_clock::now();
  for (int i = 0; i < arguments.games; ++i) {
    const auto game = static_cast<std::size_t>(i);
    const std::size_t shift = game % rotations;
    const std::uint64_t opening = arguments.seed + game / rotations;
    std::vector<arena::Player> seated;
    for (std::size_t seat = 0; seat < seats; ++seat) {
      seated.push_back(players[(seat + shift) % players.size()]);
    }
    const Played played = table->match(seated, opening);
    ++reasons[played.reason];
    lengths.push_back(played.plies);
    nodes += played.nodes;
    for (std::size_t seat = 0; seat < seats; ++seat) {
      Tally& tally = tallies[(seat + shift) % players.size()];
      ++tally.games;
      tally.rankSum += played.ranks[seat];
      tally.wins += played.won[seat] ? 1 : 0;
    }
    if (arguments.verbose) {
      std::printf("game %d opening %llu: %s after %d plies, ranks", i,
                  static_cast<unsigned long long>(opening), played.reason.c_str(), played.plies);
      for (const int rank : played.ranks) std::printf(" %d", rank);
      std::printf(" %s\n", played.position.c_str());
      std::fflush(stdout);
    }
  }
  const double seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();

  std::sort(lengths.begin(), lengths.end());
  std::printf("%s games %d:", arguments.setup.c_str(), arguments.games);
  for (const auto& [reason, count] : reasons) std::printf(" %s %d", reason.c_str(), count);
  std::printf("; plies median %d longest %d; %.0f knodes/s, %.1f s\n", lengths[lengths.size() / 2],
              lengths.back(), static_cast<double>(nodes) / seconds / 1000, seconds);
  if (different) {
    for (std::size_t i = 0; i < players.size(); ++i) {
      std::printf("  %-8s games %d, first %d, mean rank %.2f\n", arguments.players[i].c_str(),
                  tallies[i].games, tallies[i].wins,
                  static_cast<double>(tallies[i].rankSum) / tallies[i].games);
    }
  }
  return 0;
}
