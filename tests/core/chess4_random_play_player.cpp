#include "tests/core/chess4_random_play_player.h"

#include <vector>

namespace chess4_play {
namespace {

using reference_chess4::cellName;
using reference_chess4::Game;
using reference_chess4::Move;

const Move& any(const std::vector<Move>& moves, Random& random) {
  return moves[below(random, static_cast<int>(moves.size()))];
}

/// One of the moves that are wanted, or any where there is none.
template <class Wanted>
const Move& rather(const std::vector<Move>& moves, Random& random, Wanted wanted) {
  std::vector<const Move*> found;
  for (const Move& move : moves) {
    if (wanted(move)) found.push_back(&move);
  }
  if (found.empty()) return any(moves, random);
  return *found[below(random, static_cast<int>(found.size()))];
}

/// The best of some moves for the points of the next moment; a check counts half a point.
const Move& scheme(const Game& game, Random& random) {
  const int seat = game.turn();
  const Move* best = nullptr;
  int most = 0;
  for (int i = 0; i < 8; ++i) {
    const Move& tried = any(game.legalMoves(), random);
    Game next = game;
    next.play(tried.text);
    int gain = 2 * (next.points().at(seat) - game.points().at(seat));
    for (const std::string& told : next.told()) {
      if (told.rfind("check ", 0) == 0) ++gain;
    }
    if (best == nullptr || gain > most) {
      best = &tried;
      most = gain;
    }
  }
  return *best;
}

const Move& pick(const Game& game, Temper temper, const std::string& back, Random& random) {
  const std::vector<Move>& moves = game.legalMoves();
  const auto kindOf = [&](const Move& move) { return game.position().board.at(move.from).kind; };
  if (hits(random, 10)) return any(moves, random);
  switch (temper) {
    case Temper::kGreedy:
      return rather(moves, random, [](const Move& move) { return move.taken >= 0; });
    case Temper::kSchemer:
      return scheme(game, random);
    case Temper::kPusher: {
      const Move& special = rather(
          moves, random, [](const Move& move) { return move.enPassant || move.promote != 0; });
      if (special.enPassant || special.promote != 0) return special;
      return rather(moves, random, [&](const Move& move) { return kindOf(move) == 'P'; });
    }
    case Temper::kShuffler:
      return rather(moves, random, [&](const Move& move) {
        return back.empty() ? kindOf(move) != 'P' && move.taken < 0
                            : cellName(move.from) + '-' + cellName(move.to) == back;
      });
    case Temper::kCastler: {
      const Move& castling =
          rather(moves, random, [](const Move& move) { return move.rookFrom >= 0; });
      if (castling.rookFrom >= 0) return castling;
      return rather(moves, random,
                    [&](const Move& move) { return kindOf(move) != 'K' && kindOf(move) != 'R'; });
    }
    default:
      return any(moves, random);
  }
}

}  // namespace

Player::Player(Random& random) : temper_(static_cast<Temper>(below(random, 6))) {}

std::string Player::choose(const Game& game, Random& random) {
  const std::size_t dash = before_.find('-');
  const std::string back =
      before_.empty() ? "" : before_.substr(dash + 1) + '-' + before_.substr(0, dash);
  const Move& move = pick(game, temper_, back, random);
  before_ = cellName(move.from) + '-' + cellName(move.to);
  return move.text;
}

std::string randomText(const Game& game, Random& random) {
  const std::vector<int>& cells = reference_chess4::cells();
  const auto cell = [&] { return cells[below(random, static_cast<int>(cells.size()))]; };
  int from = cell();
  // Mostly a piece of the seat to move.
  for (int i = 0; i < 40 && game.position().board.at(from).owner != game.turn(); ++i) from = cell();
  std::vector<int> targets = {cell(), from};
  if (game.position().board.at(from).owner >= 0) {
    for (const int to : reference_chess4::reach(game.position().board, from)) targets.push_back(to);
  }
  const int file = reference_chess4::fileOf(from);
  const int rank = reference_chess4::rankOf(from);
  for (int i = -3; i <= 3; ++i) {
    targets.push_back(reference_chess4::cellAt(file + i, rank));
    targets.push_back(reference_chess4::cellAt(file, rank + i));
  }
  const int to = targets[below(random, static_cast<int>(targets.size()))];
  std::string text = cellName(from) + '-' + (to < 0 ? std::string("b2") : cellName(to));
  if (hits(random, 15)) text += std::string("=") + "QRBNK"[below(random, 5)];
  return text;
}

}  // namespace chess4_play
