#include "core/chess4/position.h"

#include <algorithm>

#include "core/chess4/keys.h"
#include "core/chess4/tell.h"

namespace nyota::chess4 {

namespace {

/// Can what happens on a cell change who attacks a king? False only where the two share no line
/// and no jump.
bool concerns(Cell king, Cell cell) {
  const int product = (fileOf(cell) - fileOf(king)) * (rankOf(cell) - rankOf(king));
  return product == 2 || product == -2 || inLine(king, cell);
}

/// Castling rights that end when something leaves or enters a cell.
unsigned rightsAt(Cell cell) {
  const int file = fileOf(cell);
  const int rank = rankOf(cell);
  if (file > 1 && file < kSide && rank > 1 && rank < kSide) return 0;
  unsigned rights = 0;
  for (int seat = 0; seat < kSeats; ++seat) {
    for (const Castling side : {Castling::kShort, Castling::kLong}) {
      if (cell == kingStart(seat) || cell == rookStart(seat, side)) {
        rights |= castlingBit(seat, side);
      }
    }
  }
  return rights;
}

}  // namespace

void Board::put(Cell cell, Code code) {
  grid_.put(cell, code);
  hash_ ^= pieceKey(code, cell);
}

void Board::lift(Cell cell) {
  hash_ ^= pieceKey(grid_[cell], cell);
  grid_.lift(cell);
}

void Board::capture(Cell cell, Happenings* happenings) {
  const Code code = grid_[cell];
  const int points = grey(code) || variant_->teams ? 0 : captureValue(code);
  points_[turn_] += points;
  if (happenings != nullptr) tellCapture(*this, cell, points, *happenings);
  lift(cell);
}

void Board::setTurn(int seat) {
  hash_ ^= turnKey(turn_) ^ turnKey(static_cast<unsigned>(seat));
  turn_ = static_cast<std::uint8_t>(seat);
  setEnPassant(seat, kNoCell);
}

void Board::setEnPassant(int seat, Cell crossed) {
  Cell& right = enPassant_[static_cast<std::size_t>(seat)];
  hash_ ^= enPassantKey(right) ^ enPassantKey(crossed);
  right = crossed;
}

void Board::dropCastling(unsigned bits) {
  if ((castling_ & bits) == 0) return;
  hash_ ^= castlingKey(castling_);
  castling_ = static_cast<std::uint8_t>(castling_ & ~bits);
  hash_ ^= castlingKey(castling_);
}

void Board::dropLapsedEnPassant(Cell entered, Cell captured) {
  const bool next = variant_->setup.rules.enPassant == EnPassant::kNext;
  for (int seat = 0; seat < kSeats; ++seat) {
    const Cell crossed = enPassant(seat);
    if (crossed == kNoCell) continue;
    const Cell stepped = step(crossed, kForward[static_cast<std::size_t>(seat)]);
    if (next || crossed == entered || stepped == captured) setEnPassant(seat, kNoCell);
  }
}

Cell Board::steppedPawn(int seat, Cell crossed) const {
  for (int rival = 0; rival < kSeats; ++rival) {
    if (rival == seat || enPassant(rival) != crossed) continue;
    return step(crossed, kForward[static_cast<std::size_t>(rival)]);
  }
  return kNoCell;
}

void Board::findAttackers(int seat) {
  attackedBy_[static_cast<std::size_t>(seat)] =
      static_cast<std::uint8_t>(grid_.attackers(king(seat), hostileTo(seat)));
}

void Board::advance(const Move& move, std::uint64_t* past, Happenings* happenings) {
  const unsigned mover = turn_;
  const int seat = turn_;
  const Code moved = grid_[move.from];
  const bool pawn = kindOf(moved) == Kind::kPawn;
  Cell captured = grid_[move.to] != kEmpty ? move.to : kNoCell;
  if (move.type == Move::Type::kEnPassant) captured = steppedPawn(seat, move.to);

  if (captured != kNoCell) capture(captured, happenings);
  lift(move.from);
  Code placed = moved;
  if (move.promotesTo != Kind::kNone) {
    placed = codeOf(seat, move.promotesTo, move.promotesTo == Kind::kQueen);
    if (happenings != nullptr) tellPromotion(*this, move, *happenings);
  }
  put(move.to, placed);
  if (kindOf(moved) == Kind::kKing) kings_[mover] = move.to;
  if (move.type == Move::Type::kCastle) {
    const bool isShort = step(move.from, 2 * castlingStep(seat, Castling::kShort)) == move.to;
    const Cell corner = rookStart(seat, isShort ? Castling::kShort : Castling::kLong);
    const Code rook = grid_[corner];
    const auto crossed = static_cast<Cell>((move.from + move.to) / 2);
    lift(corner);
    put(crossed, rook);
    if (happenings != nullptr) tellCastling(seat, corner, crossed, *happenings);
  }

  if (castling_ != 0) dropCastling(rightsAt(move.from) | rightsAt(move.to));
  dropLapsedEnPassant(move.to, captured);
  if (pawn && step(move.from, 2 * kForward[mover]) == move.to &&
      variant_->setup.rules.enPassant != EnPassant::kOff) {
    setEnPassant(seat, step(move.from, kForward[mover]));
  }
  ++moves_;
  if (pawn || captured != kNoCell) {
    quiet_ = {};
    keyCount_ = 0;
  } else {
    ++quiet_[mover];
  }

  const std::array<std::uint8_t, kSeats> before = attackedBy_;
  attackedBy_[mover] = 0;
  const bool special = move.type != Move::Type::kNormal;
  for (int other = 0; other < kSeats; ++other) {
    if (other == seat || !playing(other)) continue;
    if (special || concerns(king(other), move.from) || concerns(king(other), move.to)) {
      findAttackers(other);
    }
  }
  if (!variant_->teams || happenings != nullptr) payChecks(before, happenings);
  if (!variant_->teams) {
    checkmates(seat + 1, kSeats - 1, seat, happenings);
    if (settleStanding(happenings)) return;
  }
  passTurn(seat);
  settleStuck(true, happenings);
  if (over()) return;
  settleDraws(past, happenings);
  const int limit = variant_->setup.rules.moveLimit;
  if (!over() && limit > 0 && moves_ >= limit) {
    end(EndReason::kMoveLimit, EndDetail::kNone, happenings);
  }
}

void Board::passTurn(int from) {
  int next = from;
  do next = (next + 1) % kSeats;
  while (!playing(next));
  setTurn(next);
}

void Board::payChecks(const std::array<std::uint8_t, kSeats>& before, Happenings* happenings) {
  const unsigned mover = turn_;
  unsigned fresh = 0;
  for (unsigned seat = 0; seat < kSeats; ++seat) {
    const unsigned now = attackedBy_[seat] & ~before[seat];
    fresh |= (now >> mover & 1U) << seat;
  }
  fresh &= variant_->rivals[mover];
  if (fresh == 0) return;
  int points = 0;
  const int kings = std::popcount(fresh);
  if (kings > 1 && !variant_->teams) {
    const CodeSet queens = piecesOf(1U << mover) & ofKinds(Kind::kQueen);
    bool byQueen = false;
    for (int seat = 0; seat < kSeats; ++seat) {
      if ((fresh >> static_cast<unsigned>(seat) & 1U) == 0) continue;
      byQueen = byQueen || grid_.attackers(king(seat), queens) != 0;
    }
    points = kings == 2 ? (byQueen ? 1 : 5) : (byQueen ? 5 : 20);
    points_[mover] += points;
  }
  if (happenings != nullptr) tellCheck(turn_, fresh, points, *happenings);
}

void Board::checkmates(int first, int tested, int winner, Happenings* happenings) {
  constexpr int kMatePoints = 20;
  for (int i = 0; i < tested; ++i) {
    const int seat = (first + i) % kSeats;
    if (!playing(seat) || !inCheck(seat) || hasMove(seat)) continue;
    goOut(seat, SeatStatus::kOut, "checkmate", winner, winner < 0 ? 0 : kMatePoints, happenings);
  }
}

void Board::settleDraws(std::uint64_t* past, Happenings* happenings) {
  const bool bare = keyCount_ == 0 && bareKings();
  // Who is out has changed whenever the circle of players has, so in these keys it never does.
  const int circle = playingCount();
  int seen = 1;
  for (int back = circle; back <= keyCount_; back += circle) {
    if (past[-back] == hash_) ++seen;
  }
  *past = hash_;
  ++keyCount_;
  if (seen >= 3) return draw(EndDetail::kThreefold, happenings);
  constexpr int kFifty = 50;
  bool fifty = true;
  for (int seat = 0; seat < kSeats; ++seat) {
    fifty = fifty && (!playing(seat) || quietMoves(seat) >= kFifty);
  }
  if (fifty) return draw(EndDetail::kFifty, happenings);
  if (bare) draw(EndDetail::kBareKings, happenings);
}

bool Board::bareKings() const {
  for (int seat = 0; seat < kSeats; ++seat) {
    if (playing(seat) && grid_.count(seat) > 1) return false;
  }
  return true;
}

void Position::play(const Move& move, Happenings* happenings) {
  const unsigned before = keyCount_;
  advance(move, keys_.data() + before, happenings);
  keepKeys(before);
}

void Position::keepKeys(unsigned before) {
  if (keyCount_ == 1) keys_[0] = keys_[before];
}

}  // namespace nyota::chess4
