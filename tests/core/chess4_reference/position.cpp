#include "tests/core/chess4_reference/position.h"

#include <algorithm>
#include <cstdlib>

namespace reference_chess4 {
namespace {

int ahead(int seat, int cell, int steps) {
  const Step step = forward(seat);
  return cellAt(fileOf(cell) + steps * step.file, rankOf(cell) + steps * step.rank);
}

bool empty(const Position& position, int cell) {
  return cell >= 0 && position.board.at(cell).owner == kNobody;
}

/// May a piece of the seat end on that cell, as far as the piece standing there is concerned?
bool mayLand(const Rules& rules, const Position& position, int seat, int cell) {
  const Piece there = position.board.at(cell);
  if (there.owner == kNobody) return true;
  if (!opponents(rules, seat, there.owner)) return false;
  return there.kind != 'K' || position.out.at(there.owner);
}

Move plain(const Position& position, int from, int to) {
  Move move;
  move.from = from;
  move.to = to;
  if (!empty(position, to)) move.taken = to;
  return move;
}

/// The move, or with a pawn on its last row one move for each piece that it may become.
void addPawnMove(const Rules& rules, int seat, const Move& move, std::vector<Move>& out) {
  if (ownRow(seat, move.to) != (rules.teams ? 11 : 8)) {
    out.push_back(move);
    return;
  }
  for (const char kind : std::string(rules.teams ? "QRBN" : "Q")) {
    out.push_back(move);
    out.back().promote = kind;
  }
}

void addPawnMoves(const Rules& rules, const Position& position, int seat, int from,
                  std::vector<Move>& out) {
  const int one = ahead(seat, from, 1);
  if (empty(position, one)) {
    addPawnMove(rules, seat, plain(position, from, one), out);
    const int two = ahead(seat, from, 2);
    if (ownRow(seat, from) == 2 && empty(position, two)) {
      addPawnMove(rules, seat, plain(position, from, two), out);
    }
  }
  for (const int to : reach(position.board, from)) {
    if (!empty(position, to)) {
      if (mayLand(rules, position, seat, to)) {
        addPawnMove(rules, seat, plain(position, from, to), out);
      }
      continue;
    }
    for (int victim = 0; victim < kSeats; ++victim) {
      if (!opponents(rules, seat, victim) || position.rights.at(victim).crossed != to) continue;
      Move move = plain(position, from, to);
      move.taken = position.rights.at(victim).pawn;
      move.enPassant = true;
      addPawnMove(rules, seat, move, out);
    }
  }
}

void addCastling(const Rules& rules, const Position& position, int seat, std::vector<Move>& out) {
  const int king = kingStart(seat);
  for (int side = 0; side < 2; ++side) {
    if (!position.castling.at(seat).at(side)) continue;
    const int rook = rookStart(seat, side);
    const int files = fileOf(rook) - fileOf(king);
    const int ranks = rankOf(rook) - rankOf(king);
    const int far = std::max(std::abs(files), std::abs(ranks));
    const auto toward = [&](int steps) {
      return cellAt(fileOf(king) + steps * files / far, rankOf(king) + steps * ranks / far);
    };
    bool possible = true;
    for (int i = 1; i < far; ++i) possible = possible && empty(position, toward(i));
    for (int i = 0; i <= 2; ++i) {
      possible = possible && !attacked(rules, position, toward(i), seat);
    }
    if (!possible) continue;
    Move move = plain(position, king, toward(2));
    move.rookFrom = rook;
    move.rookTo = toward(1);
    out.push_back(move);
  }
}

std::string textOf(const Rules& rules, const Move& move) {
  std::string text = cellName(move.from) + '-' + cellName(move.to);
  if (rules.teams && move.promote != 0) text += std::string("=") + move.promote;
  return text;
}

}  // namespace

Position startPosition(const Rules& rules) {
  Position position;
  position.turn = rules.firstSeat;
  for (auto& sides : position.castling) sides = {true, true};
  position.board = startBoard();
  return position;
}

bool opponents(const Rules& rules, int a, int b) { return rules.teams ? a % 2 != b % 2 : a != b; }

bool attacked(const Rules& rules, const Position& position, int cell, int seat) {
  for (const int from : cells()) {
    const int owner = position.board.at(from).owner;
    if (owner == kNobody || position.out.at(owner) || !opponents(rules, seat, owner)) continue;
    if (reaches(position.board, from, cell)) return true;
  }
  return false;
}

int kingOf(const Position& position, int seat) {
  for (const int cell : cells()) {
    const Piece piece = position.board.at(cell);
    if (piece.owner == seat && piece.kind == 'K') return cell;
  }
  return -1;
}

bool inCheck(const Rules& rules, const Position& position, int seat) {
  return attacked(rules, position, kingOf(position, seat), seat);
}

std::vector<Move> movesOf(const Rules& rules, const Position& position, int seat) {
  std::vector<Move> tried;
  for (const int from : cells()) {
    const Piece piece = position.board.at(from);
    if (piece.owner != seat) continue;
    if (piece.kind == 'P') {
      addPawnMoves(rules, position, seat, from, tried);
      continue;
    }
    for (const int to : reach(position.board, from)) {
      if (mayLand(rules, position, seat, to)) tried.push_back(plain(position, from, to));
    }
  }
  addCastling(rules, position, seat, tried);

  const int king = kingOf(position, seat);
  std::vector<Move> legal;
  for (Move& move : tried) {
    const int cell = move.from == king ? move.to : king;
    if (attacked(rules, after(rules, position, move), cell, seat)) continue;
    move.text = textOf(rules, move);
    legal.push_back(move);
  }
  std::sort(legal.begin(), legal.end(),
            [](const Move& a, const Move& b) { return a.text < b.text; });
  return legal;
}

Position after(const Rules& rules, Position position, const Move& move) {
  Piece piece = position.board.at(move.from);
  const int seat = piece.owner;
  const bool doubleStep = piece.kind == 'P' && ahead(seat, move.from, 2) == move.to;
  if (move.taken >= 0) position.board.at(move.taken) = {};
  position.board.at(move.from) = {};
  if (move.promote != 0) {
    piece.kind = move.promote;
    piece.promoted = move.promote == 'Q';
  }
  position.board.at(move.to) = piece;
  if (move.rookFrom >= 0) {
    position.board.at(move.rookTo) = position.board.at(move.rookFrom);
    position.board.at(move.rookFrom) = {};
  }

  for (int owner = 0; owner < kSeats; ++owner) {
    for (int side = 0; side < 2; ++side) {
      const int rook = rookStart(owner, side);
      if (move.from == kingStart(owner) || move.from == rook || move.to == rook) {
        position.castling.at(owner).at(side) = false;
      }
    }
  }

  if (rules.enPassant == "next") position.rights = {};
  for (int owner = 0; owner < kSeats; ++owner) {
    Right& right = position.rights.at(owner);
    if (right.crossed < 0) continue;
    const Piece stepped = position.board.at(right.pawn);
    if (!empty(position, right.crossed) || stepped.owner != owner || stepped.kind != 'P') {
      right = {};
    }
  }
  if (doubleStep && rules.enPassant != "off") {
    position.rights.at(seat) = {ahead(seat, move.from, 1), move.to};
  }
  return position;
}

}  // namespace reference_chess4
