#include "tests/core/reference/reference.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <map>
#include <set>
#include <utility>

#include "tests/core/reference/geometry.h"

namespace reference {
namespace {

constexpr char kEmpty = '.';
constexpr char kNeutral = 'n';

int holeCount() { return static_cast<int>(holes().size()); }

char at(const Board& board, int hole) { return board.at(static_cast<std::size_t>(hole)); }

void put(Board& board, int hole, char piece) { board.at(static_cast<std::size_t>(hole)) = piece; }

bool isPiece(char c) { return c != kEmpty && c != kNeutral; }
bool isKing(char c) { return std::isupper(static_cast<unsigned char>(c)) != 0; }
int homeOf(char c) { return std::tolower(static_cast<unsigned char>(c)) - 'a'; }
int goalOf(int home) { return (home + 3) % 6; }

Board boardOf(const std::string& position) {
  Board board(holes().size(), kEmpty);
  int z = 8;
  int number = 1;
  for (std::size_t i = 0; i < position.size() && position[i] != ' '; ++i) {
    const char c = position[i];
    if (c == '/') {
      --z;
      number = 1;
    } else if (std::isdigit(static_cast<unsigned char>(c)) != 0) {
      int empty = c - '0';
      if (std::isdigit(static_cast<unsigned char>(position[i + 1])) != 0) {
        empty = empty * 10 + (position[++i] - '0');
      }
      number += empty;
    } else {
      const std::string name = static_cast<char>('a' + z + 8) + std::to_string(number++);
      put(board, holeNamed(name), c);
    }
  }
  return board;
}

Board startBoard(const Setup& setup) {
  Board board(holes().size(), kEmpty);
  std::set<int> used;
  for (const std::vector<int>& sets : setup.homes) {
    for (const int home : sets) {
      used.insert(home);
      used.insert(goalOf(home));
      for (int hole = 0; hole < holeCount(); ++hole) {
        if (!inCamp(hole, home, setup.rules.japanese)) continue;
        const bool king = setup.rules.japanese && hole == tipOf(home);
        put(board, hole, static_cast<char>((king ? 'A' : 'a') + home));
      }
    }
  }
  for (int hole = 0; setup.rules.filled && hole < holeCount(); ++hole) {
    const int point = pointOf(hole);
    if (point >= 0 && !used.contains(point)) put(board, hole, kNeutral);
  }
  return board;
}

/// Splits "n2-p1*q1" into holes and the separators before them. False: not a move text.
bool readPath(const std::string& text, std::vector<int>& path, std::string& separators) {
  std::string name;
  for (const char c : text + '-') {
    if (c != '-' && c != '*') {
      name += c;
      continue;
    }
    if (holeNamed(name) < 0) return false;
    path.push_back(holeNamed(name));
    separators += c;
    name.clear();
  }
  separators.pop_back();
  return path.size() >= 2;
}

/// A chain on its way: the board as it stands and the path that led there.
struct Chain {
  int hole;
  Board board;
  std::string text;
};

Move makeMove(const Chain& chain) {
  Move move;
  std::vector<int> path;
  std::string separators;
  readPath(chain.text, path, separators);
  for (std::size_t i = 0; i < path.size(); ++i) {
    move.path.push_back(nameOf(path[i]));
    if (i > 0 && separators[i - 1] == '*') move.swaps.push_back(nameOf(path[i]));
  }
  move.text = chain.text;
  move.from = move.path.front();
  move.to = move.path.back();
  move.position = boardText(chain.board);
  return move;
}

}  // namespace

std::string boardText(const Board& board) {
  // The rows go from the top down, so each one is put before those that came earlier.
  std::string text;
  std::string row;
  int empty = 0;
  const auto flush = [&] {
    if (empty > 0) row += std::to_string(empty);
    empty = 0;
  };
  for (std::size_t hole = 0; hole < board.size(); ++hole) {
    if (hole > 0 && holes()[hole].z != holes()[hole - 1].z) {
      flush();
      text.insert(0, '/' + row);
      row.clear();
    }
    if (board[hole] == kEmpty) {
      ++empty;
    } else {
      flush();
      row += board[hole];
    }
  }
  flush();
  return row + text;
}

Game::Game(const Setup& setup) : Game(setup, startBoard(setup)) {
  turn_ = setup_.firstSeat;
  legal_ = movesOf(turn_);
}

Game::Game(Setup setup, Board board) : setup_(std::move(setup)), board_(std::move(board)) {
  ranks_.assign(setup_.homes.size(), 0);
  finished_.assign(setup_.homes.size(), false);
  turnsHad_.assign(setup_.homes.size(), 0);
  bestDistance_ = distance();
}

Game Game::load(Setup setup, const std::string& position) {
  Game game(std::move(setup), boardOf(position));
  const int seat = position.back() - '0';
  game.finishSeats(seat);
  if (!game.endByFinishing()) game.passTurn(seat);
  return game;
}

// ---------------------------------------------------------------------------------- moving

int Game::ownerOf(char piece) const {
  if (!isPiece(piece)) return -1;
  for (int seat = 0; seat < seats(); ++seat) {
    for (const int home : setup_.homes.at(static_cast<std::size_t>(seat))) {
      if (home == homeOf(piece)) return seat;
    }
  }
  return -1;
}

bool Game::inGoalCamp(char piece, int hole) const {
  return inCamp(hole, goalOf(homeOf(piece)), setup_.rules.japanese);
}

/// Whether the hole lies in a point that `camps` keeps for others. With `pass` those are the homes
/// and goals of other sets, with `closed` all points but the piece's own two.
bool Game::campForbidden(char piece, int hole) const {
  const int point = pointOf(hole);
  if (point < 0 || setup_.rules.camps == "free") return false;
  if (point == homeOf(piece) || point == goalOf(homeOf(piece))) return false;
  if (setup_.rules.camps == "closed") return true;
  for (const std::vector<int>& sets : setup_.homes) {
    for (const int home : sets) {
      if (point == home || point == goalOf(home)) return true;
    }
  }
  return false;
}

bool Game::mayRest(char piece, int hole) const { return !campForbidden(piece, hole); }

/// Adds the landing of the piece at `from` on `to` where the rules allow it, as the end of a step
/// or of one hop. Whether the way there is right is the caller's business.
void Game::tryLanding(const Board& board, int from, int to, std::vector<Landing>& out) const {
  const char piece = at(board, from);
  const char there = at(board, to);
  const bool swap = there != kEmpty;
  if (swap) {
    if (setup_.rules.blocking != "swap" || !inGoalCamp(piece, to)) return;
    if (!isPiece(there) || ownerOf(there) == ownerOf(piece)) return;
  }
  if (setup_.rules.goalLock && inGoalCamp(piece, from) && !inGoalCamp(piece, to)) return;
  if (setup_.rules.camps == "closed" && campForbidden(piece, to)) return;
  Board after = board;
  put(after, to, piece);
  put(after, from, there);
  out.push_back({to, swap, after});
}

std::vector<Game::Landing> Game::stepsFrom(const Board& board, int from) const {
  std::vector<Landing> out;
  for (const std::vector<int>& line : linesFrom(from)) {
    if (!line.empty()) tryLanding(board, from, line[0], out);
  }
  return out;
}

std::vector<Game::Landing> Game::hopsFrom(const Board& board, int from) const {
  std::vector<Landing> out;
  const bool king = isKing(at(board, from));
  for (const std::vector<int>& line : linesFrom(from)) {
    const auto occupied = [&](std::size_t i) { return at(board, line[i]) != kEmpty; };
    const std::size_t length = line.size();
    if (king) {
      std::size_t row = 0;
      while (row < length && occupied(row) && !isKing(at(board, line[row]))) ++row;
      if (row > 0 && row < length && !occupied(row)) tryLanding(board, from, line[row], out);
    } else if (setup_.rules.distanceHops) {
      for (std::size_t n = 1; 2 * n <= length; ++n) {
        const std::size_t bridge = n - 1;
        const std::size_t target = 2 * n - 1;
        bool clear = occupied(bridge);
        for (std::size_t i = 0; i < target; ++i) {
          if (i != bridge && occupied(i)) clear = false;
        }
        if (clear) tryLanding(board, from, line[target], out);
      }
    } else if (length >= 2 && occupied(0) && !isKing(at(board, line[0]))) {
      tryLanding(board, from, line[1], out);
    }
  }
  return out;
}

/// The whole-move exchange of `swap-last`.
std::vector<Game::Landing> Game::lastSwapsFrom(const Board& board, int from) const {
  std::vector<Landing> out;
  const char piece = at(board, from);
  if (setup_.rules.blocking != "swap-last" || inGoalCamp(piece, from)) return out;
  bool full = true;
  bool ownThere = false;
  std::vector<int> foreign;
  for (int hole = 0; hole < holeCount(); ++hole) {
    if (!inGoalCamp(piece, hole)) continue;
    const char there = at(board, hole);
    if (there == kEmpty) full = false;
    if (isPiece(there) && homeOf(there) == homeOf(piece)) ownThere = true;
    if (isPiece(there) && ownerOf(there) != ownerOf(piece)) foreign.push_back(hole);
  }
  if (!full || !ownThere) return out;
  for (const int hole : foreign) {
    Board after = board;
    put(after, from, at(board, hole));
    put(after, hole, piece);
    out.push_back({hole, true, after});
  }
  return out;
}

std::vector<Move> Game::movesOf(int seat) const {
  std::vector<Move> moves;
  for (int from = 0; from < holeCount(); ++from) {
    const char piece = at(board_, from);
    if (ownerOf(piece) != seat) continue;
    // Boards reached so far, which together with the moving piece's hole make the moves. One round
    // of the loop holds all chains of one length, sorted, so the first to reach a board is the
    // shortest and among equals the first in text order.
    std::map<std::pair<Board, int>, Chain> reached;
    const auto sorted = [](std::vector<Chain> chains) {
      std::sort(chains.begin(), chains.end(),
                [](const Chain& a, const Chain& b) { return a.text < b.text; });
      return chains;
    };
    const auto extend = [](const Chain& chain, const Landing& landing) {
      return Chain{landing.hole, landing.after,
                   chain.text + (landing.swap ? '*' : '-') + nameOf(landing.hole)};
    };
    const Chain start{from, board_, nameOf(from)};
    // Steps and whole-move exchanges end the move: they are recorded but never go on.
    for (const Landing& landing : stepsFrom(board_, from)) {
      if (mayRest(piece, landing.hole)) {
        reached.insert({{landing.after, landing.hole}, extend(start, landing)});
      }
    }
    for (const Landing& landing : lastSwapsFrom(board_, from)) {
      reached.insert({{landing.after, landing.hole}, extend(start, landing)});
    }
    std::set<std::pair<Board, int>> visited = {{board_, from}};
    std::vector<Chain> round = {start};
    while (!round.empty()) {
      std::vector<Chain> next;
      for (const Chain& chain : round) {
        for (const Landing& landing : hopsFrom(chain.board, chain.hole)) {
          next.push_back(extend(chain, landing));
        }
      }
      round.clear();
      for (const Chain& chain : sorted(next)) {
        const std::pair<Board, int> state{chain.board, chain.hole};
        if (!visited.insert(state).second) continue;
        round.push_back(chain);
        if (chain.hole != from && mayRest(piece, chain.hole)) reached.insert({state, chain});
      }
    }
    for (const auto& [state, chain] : reached) moves.push_back(makeMove(chain));
  }
  std::sort(moves.begin(), moves.end(),
            [](const Move& a, const Move& b) { return a.text < b.text; });
  return moves;
}

/// Follows a full path landing by landing. False: no legal move of the seat to move.
bool Game::walk(const std::string& text, Board& after) const {
  std::vector<int> path;
  std::string separators;
  if (!readPath(text, path, separators)) return false;
  const char piece = at(board_, path.front());
  if (ownerOf(piece) != turn_ || path.front() == path.back()) return false;
  const auto choose = [](const std::vector<Landing>& landings, int hole, char separator) {
    return std::find_if(landings.begin(), landings.end(), [&](const Landing& landing) {
      return landing.hole == hole && landing.swap == (separator == '*');
    });
  };
  if (path.size() == 2) {
    const std::vector<Landing> swaps = lastSwapsFrom(board_, path[0]);
    const auto exchange = choose(swaps, path[1], separators[0]);
    if (exchange != swaps.end()) {
      after = exchange->after;
      return true;
    }
  }
  if (!mayRest(piece, path.back())) return false;
  if (path.size() == 2) {
    const std::vector<Landing> steps = stepsFrom(board_, path[0]);
    const auto step = choose(steps, path[1], separators[0]);
    if (step != steps.end()) {
      after = step->after;
      return true;
    }
  }
  after = board_;
  for (std::size_t i = 1; i < path.size(); ++i) {
    const std::vector<Landing> hops = hopsFrom(after, path[i - 1]);
    const auto hop = choose(hops, path[i], separators[i - 1]);
    if (hop == hops.end()) return false;
    after = hop->after;
  }
  return true;
}

// ------------------------------------------------------------------------------- finishing

bool Game::setHasFinished(int seat, int home) const {
  const int goal = goalOf(home);
  const bool fullGoal = setup_.rules.blocking == "full-goal";
  int own = 0;
  bool kingInGoal = false;
  for (int hole = 0; hole < holeCount(); ++hole) {
    if (!inCamp(hole, goal, setup_.rules.japanese)) continue;
    const char there = at(board_, hole);
    const bool mine = isPiece(there) && homeOf(there) == home;
    if (there == kEmpty || (!fullGoal && !mine)) return false;
    if (mine) ++own;
    if (mine && isKing(there)) kingInGoal = true;
  }
  if (own == 0) return false;
  if (!setup_.rules.japanese) return true;
  const char onTip = at(board_, tipOf(goal));
  const bool ownKingOnTip = isKing(onTip) && homeOf(onTip) == home;
  const bool tipTaken = ownerOf(onTip) != -1 && ownerOf(onTip) != seat;
  return ownKingOnTip || (fullGoal && tipTaken && kingInGoal);
}

bool Game::hasFinished(int seat) const {
  const std::vector<int>& sets = setup_.homes.at(static_cast<std::size_t>(seat));
  return std::all_of(sets.begin(), sets.end(),
                     [&](int home) { return setHasFinished(seat, home); });
}

int Game::playingSeats() const {
  return static_cast<int>(std::count(ranks_.begin(), ranks_.end(), 0));
}

int Game::topFreeRank() const {
  int rank = 1;
  while (std::count(ranks_.begin(), ranks_.end(), rank) > 0) ++rank;
  return rank;
}

int Game::bottomFreeRank() const {
  int rank = seats();
  while (std::count(ranks_.begin(), ranks_.end(), rank) > 0) --rank;
  return rank;
}

/// Step 1, beginning with the given seat.
void Game::finishSeats(int first) {
  lastFinished_.clear();
  for (int i = 0; i < seats(); ++i) {
    const int seat = (first + i) % seats();
    if (!playing(seat) || !hasFinished(seat)) continue;
    ranks_[static_cast<std::size_t>(seat)] = topFreeRank();
    finished_[static_cast<std::size_t>(seat)] = true;
    lastFinished_.push_back(seat);
  }
}

/// Step 2. True: the game is over.
bool Game::endByFinishing() {
  const bool anyFinished = std::count(finished_.begin(), finished_.end(), true) > 0;
  if (!anyFinished) return false;
  const bool firstEnds = seats() <= 2 || !setup_.rules.playToEnd;
  if (!firstEnds && playingSeats() > 1) return false;
  rankByProgress();
  end("finished");
  return true;
}

/// Step 3, looking at the given seat first.
void Game::passTurn(int first) {
  lastSkipped_.clear();
  for (int i = 0; i < seats(); ++i) {
    const int seat = (first + i) % seats();
    if (!playing(seat)) continue;
    std::vector<Move> moves = movesOf(seat);
    if (moves.empty()) {
      lastSkipped_.push_back(seat);
      continue;
    }
    for (const int skipped : lastSkipped_) {
      ++turnsHad_[static_cast<std::size_t>(skipped)];
      ++idle_;
    }
    turn_ = seat;
    legal_ = std::move(moves);
    return;
  }
  lastSkipped_.clear();
  rankByProgress();
  end("stagnation");
}

/// Steps 4 and 5.
void Game::checkLimits() {
  bool allHadTheirTurns = setup_.rules.moveLimit > 0;
  for (int seat = 0; seat < seats(); ++seat) {
    if (playing(seat) && turnsHad(seat) < setup_.rules.moveLimit) allHadTheirTurns = false;
  }
  if (allHadTheirTurns) {
    const int shared = topFreeRank();
    std::replace(ranks_.begin(), ranks_.end(), 0, shared);
    end("move-limit");
    return;
  }
  if (setup_.rules.stagnation > 0 && idle_ >= setup_.rules.stagnation * playingSeats()) {
    rankByProgress();
    end("stagnation");
  }
}

/// Gives the free ranks to all playing seats: more pieces in the goal first, then less distance.
void Game::rankByProgress() {
  const std::vector<int> goal = inGoal();
  const std::vector<int> left = distance();
  const int top = topFreeRank();
  std::vector<int> ranks = ranks_;
  for (std::size_t seat = 0; seat < ranks.size(); ++seat) {
    if (ranks_[seat] != 0) continue;
    int better = 0;
    for (std::size_t other = 0; other < ranks.size(); ++other) {
      if (ranks_[other] != 0) continue;
      if (goal[other] > goal[seat]) ++better;
      if (goal[other] == goal[seat] && left[other] < left[seat]) ++better;
    }
    ranks[seat] = top + better;
  }
  ranks_ = ranks;
}

void Game::end(const std::string& reason) {
  reason_ = reason;
  turn_ = -1;
  legal_.clear();
}

// --------------------------------------------------------------------------------- the game

/// The board that a move text leaves: a full path goes before an abbreviation that looks the same.
bool Game::resolve(const std::string& text, Board& after) const {
  if (turn_ < 0) return false;
  if (walk(text, after)) return true;
  std::vector<int> path;
  std::string separators;
  if (!readPath(text, path, separators) || path.size() != 2) return false;
  const Move* only = nullptr;
  for (const Move& move : legal_) {
    const char last = move.text[move.text.size() - move.to.size() - 1];
    if (move.from != nameOf(path[0]) || move.to != nameOf(path[1])) continue;
    if (last != separators[0]) continue;
    if (only != nullptr) return false;
    only = &move;
  }
  if (only == nullptr) return false;
  after = boardOf(only->position);
  return true;
}

bool Game::accepts(const std::string& text) const {
  Board after;
  return resolve(text, after);
}

std::vector<std::string> Game::hopsAfter(const std::string& chain) const {
  std::vector<int> path;
  std::string separators;
  readPath(chain, path, separators);
  Board board = board_;
  for (std::size_t i = 1; i < path.size(); ++i) {
    for (const Landing& landing : hopsFrom(board, path[i - 1])) {
      if (landing.hole != path[i] || landing.swap != (separators[i - 1] == '*')) continue;
      board = landing.after;
      break;
    }
  }
  std::vector<std::string> chains;
  for (const Landing& landing : hopsFrom(board, path.back())) {
    chains.push_back(chain + (landing.swap ? '*' : '-') + nameOf(landing.hole));
  }
  return chains;
}

bool Game::play(const std::string& text) {
  Board after;
  if (!resolve(text, after)) return false;
  board_ = after;
  const int mover = turn_;
  ++turnsHad_[static_cast<std::size_t>(mover)];
  ++idle_;
  const std::vector<int> left = distance();
  for (std::size_t seat = 0; seat < left.size(); ++seat) {
    if (ranks_[seat] != 0 || left[seat] >= bestDistance_[seat]) continue;
    bestDistance_[seat] = left[seat];
    idle_ = 0;
  }
  lastSkipped_.clear();
  finishSeats(mover);
  if (!lastFinished_.empty()) idle_ = 0;
  if (endByFinishing()) return true;
  passTurn((mover + 1) % seats());
  if (turn_ >= 0) checkLimits();
  return true;
}

bool Game::resign(int seat) {
  if (turn_ < 0 || seat < 0 || seat >= seats() || !playing(seat)) return false;
  lastFinished_.clear();
  lastSkipped_.clear();
  ranks_[static_cast<std::size_t>(seat)] = bottomFreeRank();
  for (char& there : board_) {
    if (ownerOf(there) == seat) there = kEmpty;
  }
  idle_ = 0;
  if (playingSeats() <= 1) {
    std::replace(ranks_.begin(), ranks_.end(), 0, topFreeRank());
    const bool anyFinished = std::count(finished_.begin(), finished_.end(), true) > 0;
    end(anyFinished ? "finished" : "resigned");
    return true;
  }
  // Pieces that stood as bridges are gone, so even another seat's turn may have become impossible.
  passTurn(seat == turn_ ? (seat + 1) % seats() : turn_);
  if (turn_ >= 0) checkLimits();
  return true;
}

std::string Game::position() const {
  return boardText(board_) + ' ' + (turn_ < 0 ? std::string("-") : std::to_string(turn_));
}

bool Game::playing(int seat) const { return ranks_.at(static_cast<std::size_t>(seat)) == 0; }

int Game::turnsHad(int seat) const { return turnsHad_.at(static_cast<std::size_t>(seat)); }

std::vector<int> Game::inGoal() const {
  std::vector<int> counts(setup_.homes.size(), 0);
  for (int hole = 0; hole < holeCount(); ++hole) {
    const char piece = at(board_, hole);
    const int owner = ownerOf(piece);
    if (owner >= 0 && inGoalCamp(piece, hole)) ++counts[static_cast<std::size_t>(owner)];
  }
  return counts;
}

std::vector<int> Game::distance() const {
  std::vector<int> sums(setup_.homes.size(), 0);
  for (std::size_t seat = 0; seat < setup_.homes.size(); ++seat) {
    for (const int home : setup_.homes[seat]) {
      const std::vector<int>& steps = stepsToCamp(goalOf(home), setup_.rules.japanese);
      for (std::size_t hole = 0; hole < steps.size(); ++hole) {
        if (isPiece(board_[hole]) && homeOf(board_[hole]) == home) sums[seat] += steps[hole];
      }
    }
  }
  return sums;
}

}  // namespace reference
