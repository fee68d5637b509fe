#include "tests/arena/chess4_match.h"

#include <algorithm>

#include "core/base/json.h"
#include "core/base/rng.h"
#include "core/chess4/evaluate.h"
#include "core/chess4/setup.h"
#include "core/search/thinking.h"

namespace arena {

namespace {

using nyota::Rng;
using nyota::chess4::Move;
using nyota::chess4::Position;
using nyota::chess4::Variant;

Move anyOf(const std::vector<Move>& moves, Rng& rng) {
  return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

Move greediest(const Position& position, const std::vector<Move>& moves, Rng& rng) {
  const int seat = position.turn();
  int most = -1;
  std::vector<Move> best;
  for (const Move& move : moves) {
    Position next = position;
    next.play(move);
    const int gain = next.points(seat) - position.points(seat);
    if (gain < most) continue;
    if (gain > most) best.clear();
    most = gain;
    best.push_back(move);
  }
  return anyOf(best, rng);
}

Move computed(const Position& position, const Player& player, std::uint64_t seed,
              Chess4Game& game) {
  nyota::search::Options options;
  options.level = player.level;
  options.nodes = player.nodes;
  options.seed = seed;
  nyota::search::Thinking<Position, nyota::chess4::Evaluator> thinking(position, options);
  while (!thinking.slice()) {
  }
  const auto thought = thinking.thought();
  game.nodes += thought.nodes;
  return thought.move;
}

}  // namespace

int Chess4Game::winner() const {
  const nyota::Ranks ranks = end.ranks();
  const bool teams = end.variant().teams;
  int winner = -1;
  int firsts = 0;
  for (int seat = nyota::chess4::kSeats - 1; seat >= 0; --seat) {
    if (ranks[static_cast<std::size_t>(seat)] != 1) continue;
    winner = seat;
    ++firsts;
  }
  return firsts == (teams ? 2 : 1) ? winner : -1;
}

std::optional<Variant> readChess4Variant(std::string_view json, std::string& fault) {
  nyota::JsonFault jsonFault;
  const std::optional<nyota::Json> value = nyota::parseJson(json, jsonFault);
  if (!value) {
    fault = jsonFault.message;
    return std::nullopt;
  }
  nyota::SetupReport report;
  const auto setup = nyota::chess4::readSetup(*value, report);
  if (!setup) {
    fault = report.errors.empty() ? "refused" : report.errors[0].message();
    return std::nullopt;
  }
  return nyota::chess4::makeVariant(*setup);
}

Chess4Game playChess4(const Variant& variant, const std::vector<Player>& seats,
                      std::uint64_t openingSeed, int openingPlies, std::uint64_t gameSeed,
                      int mostPlies) {
  Chess4Game game{Position::start(variant)};
  std::vector<Move> moves;
  Rng opening(openingSeed);
  Rng rng(gameSeed);
  while (!game.end.over() && game.plies < mostPlies) {
    game.end.generate(moves);
    const Player& player = seats[static_cast<std::size_t>(game.end.turn())];
    Move move;
    if (game.plies < openingPlies) {
      move = anyOf(moves, opening);
    } else if (player.kind == Player::Kind::kGreedy) {
      move = greediest(game.end, moves, rng);
    } else if (player.kind == Player::Kind::kRandom) {
      move = anyOf(moves, rng);
    } else {
      move = computed(game.end, player, gameSeed, game);
    }
    game.end.play(move);
    ++game.plies;
  }
  return game;
}

}  // namespace arena
