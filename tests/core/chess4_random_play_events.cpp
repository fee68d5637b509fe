#include "tests/core/chess4_random_play_events.h"

#include <sstream>
#include <vector>

namespace chess4_play {
namespace {

using reference_chess4::Game;
using reference_chess4::kSeats;
using reference_chess4::Move;
using reference_chess4::Position;

std::vector<std::string> wordsOf(const std::string& line) {
  std::istringstream in(line);
  std::vector<std::string> words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

void countEnd(const Game& game, Events& events) {
  if (game.reason().empty()) return;
  std::string name = game.rules().teams ? "teams: " : "";
  name += game.reason();
  if (!game.detail().empty()) name += ' ' + game.detail();
  ++events[name];
  for (const int rank : game.ranks()) {
    if (!game.rules().teams && rank != 1 + static_cast<int>(&rank - game.ranks().data())) {
      ++events["ranks in another order"];
      break;
    }
  }
}

/// Does the army of a seat attack the king of another?
bool attacks(const Position& position, int attacker, int victim) {
  const int king = reference_chess4::kingOf(position, victim);
  for (const int from : reference_chess4::cells()) {
    if (position.board.at(from).owner == attacker &&
        reference_chess4::reaches(position.board, from, king)) {
      return true;
    }
  }
  return false;
}

void countEliminations(const Game& game, int mover, Events& events) {
  int mates = 0;
  for (const std::string& line : game.told()) {
    const std::vector<std::string> words = wordsOf(line);
    if (words[0] != "eliminated" || words[2] == "resigned") continue;
    const int mated = std::stoi(words[1]);
    if (words[2] == "stalemate") {
      ++events["stuck, not in check"];
    } else if (words[3] == "null") {
      ++events["stuck in check"];
    } else {
      ++events["checkmated"];
      ++mates;
      if (!attacks(game.earlier(), mover, mated) && !attacks(game.position(), mover, mated)) {
        ++events["checkmated, another's piece gives the check"];
      }
    }
    if (mover == reference_chess4::kNobody) ++events["stuck after a resignation"];
  }
  if (mates > 1) ++events["several checkmated by one move"];
}

void countLapses(const Game& game, const Move& move, Events& events) {
  for (int seat = 0; seat < kSeats; ++seat) {
    const reference_chess4::Right right = game.earlier().rights.at(seat);
    if (right.crossed < 0 || game.position().rights.at(seat).crossed >= 0) continue;
    if (!game.playing(seat)) {
      ++events["a right lapses: its owner is out"];
    } else if (move.to == right.pawn) {
      ++events["a right lapses: the pawn is captured"];
    } else if (move.to == right.crossed && !move.enPassant) {
      ++events["a right lapses: a piece on the crossed square"];
    } else if (game.turn() == seat) {
      ++events["a right lapses: the turn comes again"];
    }
  }
}

void countEnPassant(const Game& game, const Move& move, int mover, Events& events) {
  const int owner = game.earlier().board.at(move.taken).owner;
  ++events["en passant"];
  int before = (mover + kSeats - 1) % kSeats;
  while (game.earlier().out.at(before)) before = (before + kSeats - 1) % kSeats;
  if (before != owner) ++events["en passant, not by the next seat"];
  if (move.promote != 0) ++events["en passant with promotion"];
  if ((owner + mover) % 2 != 0) ++events["en passant sideways"];
  if (game.rules().enPassant == "next") ++events["en passant, next"];
}

}  // namespace

void countMove(const Game& game, const Move& move, Events& events) {
  const int mover = game.earlier().turn;
  if (move.rookFrom >= 0) {
    ++events[move.rookFrom == reference_chess4::rookStart(mover, 0) ? "castled short"
                                                                    : "castled long"];
  }
  if (move.promote != 0) {
    ++events[move.taken >= 0 ? "promotion by capture" : "promotion by a move"];
    if (move.promote != 'Q') ++events["promotion to another piece"];
  }
  if (move.enPassant) countEnPassant(game, move, mover, events);
  for (const std::string& line : game.told()) {
    const std::vector<std::string> words = wordsOf(line);
    if (words[0] == "captured" && words[6] == "grey") {
      ++events[words[4] == "king" ? "grey king captured" : "grey piece captured"];
    }
    if (words[0] == "captured" && words[5] == "promoted") ++events["promoted queen captured"];
    if (words[0] == "check") {
      const std::size_t kings = (words[2].size() + 1) / 2;
      ++events["check on " + std::to_string(kings) + " for " + words[3]];
      bool byMoved = false;
      for (std::size_t i = 0; i < words[2].size(); i += 2) {
        const int king = reference_chess4::kingOf(game.position(), words[2][i] - '0');
        byMoved = byMoved ||
                  (king >= 0 && reference_chess4::reaches(game.position().board, move.to, king));
      }
      if (!byMoved) ++events["discovered check"];
    }
  }
  countEliminations(game, mover, events);
  countLapses(game, move, events);
  countEnd(game, events);
}

void countResignation(const Game& game, int seat, int turn, Events& events) {
  ++events[seat == turn ? "resigned in turn" : "resigned out of turn"];
  for (const std::string& line : game.told()) {
    if (line.rfind("bonus", 0) == 0 && line.find("survivor") != std::string::npos) {
      ++events["survivor's bonus"];
    }
  }
  countEliminations(game, reference_chess4::kNobody, events);
  countEnd(game, events);
}

void countLoading(const Game& game, Events& events) {
  for (const std::string& line : game.told()) {
    const std::vector<std::string> words = wordsOf(line);
    if (words[0] == "eliminated") ++events["at load: " + words[2]];
    if (words[0] == "over") ++events["at load: " + words[1]];
  }
}

}  // namespace chess4_play
