#include "tests/arena/match.h"

#include <limits>

#include "core/base/json.h"
#include "core/base/rng.h"
#include "core/search/thinking.h"
#include "core/sternhalma/evaluate.h"

namespace arena {

namespace {

using nyota::Rng;
using nyota::sternhalma::Move;
using nyota::sternhalma::Position;
using nyota::sternhalma::Variant;

Move greediest(const Position& position, const std::vector<Move>& moves, Rng& rng) {
  const int seat = position.turn();
  int least = std::numeric_limits<int>::max();
  std::vector<Move> best;
  for (const Move& move : moves) {
    Position next = position;
    next.play(move);
    const int distance = next.distance(seat);
    if (distance > least) continue;
    if (distance < least) best.clear();
    least = distance;
    best.push_back(move);
  }
  return best[rng.below(static_cast<std::uint32_t>(best.size()))];
}

Move computed(const Position& position, const Player& player, std::uint64_t seed, Game& game) {
  nyota::search::Options options;
  options.level = player.level;
  options.nodes = player.nodes;
  options.seed = seed;
  nyota::search::Thinking<Position, nyota::sternhalma::Evaluator> thinking(position, options);
  while (!thinking.slice()) {
  }
  const auto thought = thinking.thought();
  game.nodes += thought.nodes;
  return thought.move;
}

}  // namespace

std::optional<Variant> readVariant(std::string_view json, std::string& fault) {
  nyota::JsonFault jsonFault;
  const std::optional<nyota::Json> value = nyota::parseJson(json, jsonFault);
  if (!value) {
    fault = jsonFault.message;
    return std::nullopt;
  }
  nyota::SetupReport report;
  const auto setup = nyota::sternhalma::readSetup(*value, report);
  if (!setup) {
    fault = report.errors.empty() ? "refused" : report.errors[0].message();
    return std::nullopt;
  }
  return nyota::sternhalma::makeVariant(*setup);
}

Game play(const Variant& variant, const std::vector<Player>& seats, std::uint64_t openingSeed,
          int openingPlies, std::uint64_t gameSeed) {
  Game game{Position::start(variant)};
  std::vector<Move> moves;
  Rng opening(openingSeed);
  Rng rng(gameSeed);
  while (!game.end.over()) {
    game.end.generate(moves);
    const Player& player = seats[static_cast<std::size_t>(game.end.turn())];
    Move move;
    if (game.plies < openingPlies) {
      move = moves[opening.below(static_cast<std::uint32_t>(moves.size()))];
    } else if (player.kind == Player::Kind::kGreedy) {
      move = greediest(game.end, moves, rng);
    } else if (player.kind == Player::Kind::kRandom) {
      move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    } else {
      move = computed(game.end, player, gameSeed, game);
    }
    game.end.play(move);
    ++game.plies;
  }
  return game;
}

}  // namespace arena
