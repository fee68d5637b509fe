#include "tests/core/chess4_reference/game.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace reference_chess4 {
namespace {

std::string number(int value) { return std::to_string(value); }

int worth(const Piece& piece) {
  switch (piece.kind) {
    case 'P':
      return 1;
    case 'N':
      return 3;
    case 'B':
    case 'R':
      return 5;
    case 'Q':
      return piece.promoted ? 1 : 9;
    default:
      return 0;
  }
}

/// Does a piece of the seat (of that kind, or any) attack the cell?
bool armyAttacks(const Position& position, int seat, int cell, char kind) {
  for (const int from : cells()) {
    const Piece piece = position.board.at(from);
    if (piece.owner != seat || (kind != 0 && piece.kind != kind)) continue;
    if (reaches(position.board, from, cell)) return true;
  }
  return false;
}

}  // namespace

Game::Game(Rules rules) : rules_(std::move(rules)), position_(startPosition(rules_)) {
  earlier_ = position_;
  seen_ = {position_};
  legal_ = movesOf(rules_, position_, position_.turn);
}

Game::Game(Rules rules, const Loaded& loaded)
    : rules_(std::move(rules)), position_(loaded.position), points_(loaded.points) {
  earlier_ = position_;
  giveTurn(position_.turn);
  if (rules_.teams) {
    if (endIfStuckInTeams()) return;
  } else {
    const int first = position_.turn;
    for (int i = 0; i < kSeats; ++i) {
      const int seat = (first + i) % kSeats;
      if (playing(seat) && inCheck(rules_, position_, seat) &&
          movesOf(rules_, position_, seat).empty()) {
        goOut(seat, "checkmate", kNobody, 0);
      }
    }
    if (playingSeats() > 0 && !playing(position_.turn)) giveTurn(nextPlaying(position_.turn));
    passStuck(false);
    if (endByCount()) return;
  }
  seen_ = {position_};
  endByDraw();
}

const Move* Game::read(const std::string& text) const {
  for (const Move& move : legal_) {
    if (text == move.text) return &move;
    if (move.promote == 'Q') {
      const std::string bare = cellName(move.from) + '-' + cellName(move.to);
      if (text == bare || text == bare + "=Q") return &move;
    }
  }
  return nullptr;
}

bool Game::play(const std::string& text) {
  const Move* found = read(text);
  if (found == nullptr) return false;
  const Move move = *found;
  const int mover = position_.turn;
  told_.clear();
  earlier_ = position_;
  position_ = after(rules_, position_, move);

  ++movesMade_;
  if (move.taken >= 0 || earlier_.board.at(move.from).kind == 'P') {
    idle_ = {};
  } else {
    ++idle_.at(mover);
  }

  tell({"moved", number(mover), move.text});
  payCapture(move);
  if (move.promote != 0) {
    tell({"promoted", number(mover), cellName(move.to), kindName(move.promote)});
  }
  if (move.rookFrom >= 0) {
    tell({"castled", number(mover), cellName(move.rookFrom), cellName(move.rookTo)});
  }
  payChecks();
  testCheckmates(mover);
  finishPly(true);
  return true;
}

bool Game::resign(int seat) {
  if (!reason_.empty() || !playing(seat)) return false;
  told_.clear();
  earlier_ = position_;
  resigned_.at(seat) = true;
  tell({"resigned", number(seat)});
  if (rules_.teams) {
    endTeams("resigned", "", seat % 2);
    return true;
  }
  const bool twoWereLeft = playingSeats() == 2;
  goOut(seat, "resigned", kNobody, 0);
  if (twoWereLeft) {
    const int survivor = nextPlaying(seat);
    points_.at(survivor) += 20;
    tell({"bonus", number(survivor), "20", "survivor"});
  }
  finishPly(seat == position_.turn);
  return true;
}

/// Numbers 2 to 6 of what follows a move or a resignation.
void Game::finishPly(bool passes) {
  if (rules_.teams) {
    giveTurn((position_.turn + 1) % kSeats);
    if (endIfStuckInTeams()) return;
  } else {
    if (endByCount()) return;
    if (passes) giveTurn(nextPlaying(position_.turn));
    passStuck(true);
    if (!reason_.empty()) return;
  }
  seen_.push_back(position_);
  if (endByDraw()) return;
  if (rules_.moveLimit > 0 && movesMade_ >= rules_.moveLimit) {
    if (rules_.teams) {
      endTeams("move-limit", "", kNobody);
    } else {
      end("move-limit", "");
    }
    return;
  }
}

void Game::tell(const std::vector<std::string>& facts) {
  std::string line;
  for (const std::string& fact : facts) line += (line.empty() ? "" : " ") + fact;
  told_.push_back(line);
}

void Game::payCapture(const Move& move) {
  if (move.taken < 0) return;
  const int mover = earlier_.turn;
  const Piece victim = earlier_.board.at(move.taken);
  const bool grey = earlier_.out.at(victim.owner);
  const int points = grey || rules_.teams ? 0 : worth(victim);
  points_.at(mover) += points;
  tell({"captured", number(mover), number(victim.owner), cellName(move.taken),
        kindName(victim.kind), victim.promoted ? "promoted" : "plain", grey ? "grey" : "live",
        number(points)});
}

void Game::payChecks() {
  const int mover = earlier_.turn;
  std::vector<int> checked;
  bool byQueen = false;
  std::string seats;
  for (int seat = 0; seat < kSeats; ++seat) {
    if (!opponents(rules_, mover, seat) || !playing(seat)) continue;
    const int king = kingOf(position_, seat);
    if (armyAttacks(earlier_, mover, king, 0) || !armyAttacks(position_, mover, king, 0)) continue;
    checked.push_back(seat);
    seats += (seats.empty() ? "" : ",") + number(seat);
    byQueen = byQueen || armyAttacks(position_, mover, king, 'Q');
  }
  if (checked.empty()) return;
  int points = 0;
  if (checked.size() == 2) points = byQueen ? 1 : 5;
  if (checked.size() == 3) points = byQueen ? 5 : 20;
  if (rules_.teams) points = 0;
  points_.at(mover) += points;
  tell({"check", number(mover), seats, number(points)});
}

void Game::testCheckmates(int mover) {
  if (rules_.teams) return;
  for (int i = 1; i < kSeats; ++i) {
    const int seat = (mover + i) % kSeats;
    if (!playing(seat) || !inCheck(rules_, position_, seat)) continue;
    if (movesOf(rules_, position_, seat).empty()) goOut(seat, "checkmate", mover, 20);
  }
}

void Game::goOut(int seat, const std::string& why, int pointsTo, int points) {
  position_.out.at(seat) = true;
  position_.rights.at(seat) = {};
  if (pointsTo != kNobody) points_.at(pointsTo) += points;
  tell({"eliminated", number(seat), why, pointsTo == kNobody ? "null" : number(pointsTo),
        number(points)});
}

/// Numbers 2 and 3. True: the game is over.
bool Game::endByCount() {
  std::vector<int> left;
  for (int seat = 0; seat < kSeats; ++seat) {
    if (playing(seat)) left.push_back(seat);
  }
  if (left.size() <= 1) {
    end("last-standing", "");
  } else if (left.size() == 2 && std::abs(points_.at(left[0]) - points_.at(left[1])) >= 21) {
    end("lead", "");
  }
  return !reason_.empty();
}

void Game::giveTurn(int seat) {
  position_.turn = seat;
  position_.rights.at(seat) = {};
}

int Game::nextPlaying(int seat) const {
  int next = (seat + 1) % kSeats;
  while (!playing(next)) next = (next + 1) % kSeats;
  return next;
}

/// The rule of the stuck player. Without scoring a position is loaded, and ends are tested later.
void Game::passStuck(bool scoring) {
  while (playingSeats() > 0) {
    legal_ = movesOf(rules_, position_, position_.turn);
    if (!legal_.empty()) return;
    const int seat = position_.turn;
    if (inCheck(rules_, position_, seat)) {
      goOut(seat, "checkmate", kNobody, 0);
    } else {
      goOut(seat, "stalemate", scoring ? seat : kNobody, scoring ? 20 : 0);
    }
    if (scoring && endByCount()) return;
    if (playingSeats() > 0) giveTurn(nextPlaying(seat));
  }
}

bool Game::endIfStuckInTeams() {
  const int seat = position_.turn;
  legal_ = movesOf(rules_, position_, seat);
  if (!legal_.empty()) return false;
  if (inCheck(rules_, position_, seat)) {
    endTeams("checkmate", "", seat % 2);
  } else {
    endTeams("draw", "stalemate", kNobody);
  }
  return true;
}

/// Number 5. True: the game is over.
bool Game::endByDraw() {
  if (occurrences() >= 3) {
    draw("threefold");
  } else if (fifty()) {
    draw("fifty");
  } else if (bareKings()) {
    draw("bare-kings");
  }
  return !reason_.empty();
}

int Game::occurrences() const {
  return static_cast<int>(std::count(seen_.begin(), seen_.end(), position_));
}

bool Game::fifty() const {
  for (int seat = 0; seat < kSeats; ++seat) {
    if (playing(seat) && idle_.at(seat) < 50) return false;
  }
  return true;
}

bool Game::bareKings() const {
  return std::all_of(cells().begin(), cells().end(), [this](int cell) {
    const Piece piece = position_.board.at(cell);
    return piece.owner == kNobody || !playing(piece.owner) || piece.kind == 'K';
  });
}

void Game::draw(const std::string& detail) {
  if (rules_.teams) {
    endTeams("draw", detail, kNobody);
    return;
  }
  for (int seat = 0; seat < kSeats; ++seat) {
    if (!playing(seat)) continue;
    points_.at(seat) += 10;
    tell({"bonus", number(seat), "10", "draw"});
  }
  end("draw", detail);
}

void Game::end(const std::string& reason, const std::string& detail) {
  for (int seat = 0; seat < kSeats; ++seat) {
    const int mine = points_.at(seat);
    const auto better =
        std::count_if(points_.begin(), points_.end(), [mine](int points) { return points > mine; });
    ranks_.push_back(static_cast<int>(better) + 1);
  }
  reason_ = reason;
  detail_ = detail;
  legal_.clear();
  std::string ranks;
  for (const int rank : ranks_) ranks += (ranks.empty() ? "" : ",") + number(rank);
  tell({"over", reason, detail.empty() ? "-" : detail, ranks});
}

/// `losers` is 0 or 1, the odd or even seats that lose, or kNobody in a draw.
void Game::endTeams(const std::string& reason, const std::string& detail, int losers) {
  std::string ranks;
  for (int seat = 0; seat < kSeats; ++seat) {
    ranks_.push_back(seat % 2 == losers ? 3 : 1);
    ranks += (ranks.empty() ? "" : ",") + number(ranks_.back());
  }
  reason_ = reason;
  detail_ = detail;
  legal_.clear();
  tell({"over", reason, detail.empty() ? "-" : detail, ranks});
}

int Game::playingSeats() const {
  return static_cast<int>(std::count(position_.out.begin(), position_.out.end(), false));
}

std::string Game::status(int seat) const {
  if (resigned_.at(seat)) return "resigned";
  return playing(seat) ? "playing" : "out";
}

long long perft(const Game& game, int depth) {
  if (depth == 1) return static_cast<long long>(game.legalMoves().size());
  long long leaves = 0;
  for (const Move& move : game.legalMoves()) {
    Game next = game;
    next.play(move.text);
    leaves += perft(next, depth - 1);
  }
  return leaves;
}

}  // namespace reference_chess4
