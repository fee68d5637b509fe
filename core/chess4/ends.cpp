#include <algorithm>
#include <cstdlib>

#include "core/chess4/keys.h"
#include "core/chess4/position.h"
#include "core/chess4/tell.h"

namespace nyota::chess4 {

namespace {

constexpr std::array<Kind, 8> kBackRow = {Kind::kRook, Kind::kKnight, Kind::kBishop, Kind::kQueen,
                                          Kind::kKing, Kind::kBishop, Kind::kKnight, Kind::kRook};
constexpr std::array<const char*, 7> kReasonNames = {
    "", "last-standing", "lead", "draw", "move-limit", "checkmate", "resigned"};
constexpr std::array<const char*, 5> kDetailNames = {"", "threefold", "fifty", "bare-kings",
                                                     "stalemate"};
constexpr int kStalematePoints = 20;
constexpr int kSurvivorPoints = 20;
constexpr int kDrawPoints = 10;
constexpr int kDecidingLead = 21;

}  // namespace

const char* reasonName(EndReason reason) { return kReasonNames[static_cast<std::size_t>(reason)]; }
const char* detailName(EndDetail detail) { return kDetailNames[static_cast<std::size_t>(detail)]; }

const Grid& Grid::empty() {
  static const Grid grid = [] {
    Grid out{};
    for (unsigned i = 0; i < 256; ++i) {
      const auto cell = static_cast<Cell>(i);
      out.codes_[i] = onBoard(cell) ? kEmpty : kWall;
      if (!onBoard(cell)) out.flipLines(cell);
    }
    return out;
  }();
  return grid;
}

Position Position::cleared(const Variant& variant) {
  Position out{};
  out.variant_ = &variant;
  out.grid_ = Grid::empty();
  out.playing_ = 0b1111;
  out.hash_ = out.hashFromScratch();
  return out;
}

Position Position::start(const Variant& variant) {
  Position out = cleared(variant);
  for (int seat = 0; seat < kSeats; ++seat) {
    for (int place = 0; place < static_cast<int>(kBackRow.size()); ++place) {
      const Cell cell = backCell(seat, place);
      out.put(cell, seat, kBackRow[static_cast<std::size_t>(place)]);
      out.put(step(cell, kForward[static_cast<std::size_t>(seat)]), seat, Kind::kPawn);
    }
    out.allowCastling(seat, Castling::kShort);
    out.allowCastling(seat, Castling::kLong);
  }
  out.settle(variant.setup.firstSeat);
  return out;
}

void Position::put(Cell cell, int seat, Kind kind, bool promoted) {
  Board::put(cell, codeOf(seat, kind, promoted));
  if (kind == Kind::kKing && playing(seat)) kings_[static_cast<std::size_t>(seat)] = cell;
}

void Position::setOut(int seat, SeatStatus status) {
  hash_ ^= playingKey(playing_);
  playing_ = static_cast<std::uint8_t>(playing_ & ~(1U << static_cast<unsigned>(seat)));
  hash_ ^= playingKey(playing_);
  status_[static_cast<std::size_t>(seat)] = status;
  kings_[static_cast<std::size_t>(seat)] = kNoCell;
}

bool Position::allowCastling(int seat, Castling side) {
  const bool home = at(kingStart(seat)) == codeOf(seat, Kind::kKing) &&
                    at(rookStart(seat, side)) == codeOf(seat, Kind::kRook);
  if (!home || !playing(seat)) return false;
  hash_ ^= castlingKey(castling_);
  castling_ = static_cast<std::uint8_t>(castling_ | castlingBit(seat, side));
  hash_ ^= castlingKey(castling_);
  return true;
}

bool Position::allowEnPassant(int seat, Cell crossed) {
  const int forward = kForward[static_cast<std::size_t>(seat)];
  // Another's piece may have come to where the pawn set out.
  const bool fits = onBoard(crossed) && rowOf(seat, crossed) == 3 && at(crossed) == kEmpty &&
                    ownerOf(at(step(crossed, -forward))) != static_cast<unsigned>(seat) &&
                    at(step(crossed, forward)) == codeOf(seat, Kind::kPawn);
  const bool known = variant_->setup.rules.enPassant != EnPassant::kOff;
  if (!fits || !known || !playing(seat)) return false;
  setEnPassant(seat, crossed);
  return true;
}

void Position::settle(int turn, Happenings* happenings) {
  for (int seat = 0; seat < kSeats; ++seat) {
    if (playing(seat)) findAttackers(seat);
  }
  setTurn(turn);
  if (!variant_->teams) checkmates(turn, kSeats, -1, happenings);
  if (playing_ != 0 && !playing(turn_)) passTurn(turn_);
  settleStuck(false, happenings);
  if (over() || settleStanding(happenings)) return;
  keyCount_ = 0;
  settleDraws(keys_.data(), happenings);
}

void Position::resign(int seat, Happenings* happenings) {
  if (happenings != nullptr) tellResignation(seat, *happenings);
  if (variant_->teams) {
    status_[static_cast<std::size_t>(seat)] = SeatStatus::kResigned;
    losers_ =
        static_cast<std::uint8_t>(0b1111U & ~variant_->rivals[static_cast<std::size_t>(seat)]);
    return end(EndReason::kResigned, EndDetail::kNone, happenings);
  }
  const unsigned before = keyCount_;
  const bool two = playingCount() == 2;
  goOut(seat, SeatStatus::kResigned, "resigned", -1, 0, happenings);
  if (two) {
    const int survivor = std::countr_zero(playingMask());
    points_[static_cast<std::size_t>(survivor)] += kSurvivorPoints;
    if (happenings != nullptr) tellBonus(survivor, kSurvivorPoints, "survivor", *happenings);
  }
  if (settleStanding(happenings)) return;
  if (seat == turn_) passTurn(seat);
  settleStuck(true, happenings);
  if (over()) return;
  settleDraws(keys_.data() + before, happenings);
  keepKeys(before);
}

void Board::goOut(int seat, SeatStatus status, const char* why, int pointsTo, int points,
                  Happenings* happenings) {
  const auto i = static_cast<std::size_t>(seat);
  const unsigned bit = 1U << i;
  hash_ ^= playingKey(playing_);
  playing_ = static_cast<std::uint8_t>(playing_ & ~bit);
  hash_ ^= playingKey(playing_);
  status_[i] = status;
  kings_[i] = kNoCell;
  dropCastling(castlingBit(seat, Castling::kShort) | castlingBit(seat, Castling::kLong));
  setEnPassant(seat, kNoCell);
  for (std::uint8_t& attackers : attackedBy_) {
    attackers = static_cast<std::uint8_t>(attackers & ~bit);
  }
  attackedBy_[i] = 0;
  keyCount_ = 0;
  if (pointsTo >= 0) points_[static_cast<std::size_t>(pointsTo)] += points;
  if (happenings != nullptr) tellElimination(seat, why, pointsTo, points, *happenings);
}

void Board::settleStuck(bool scored, Happenings* happenings) {
  while (playing_ != 0 && !hasMove(turn_)) {
    const bool mate = inCheck(turn_);
    if (variant_->teams) {
      if (!mate) return draw(EndDetail::kStalemate, happenings);
      losers_ = static_cast<std::uint8_t>(0b1111U & ~variant_->rivals[turn_]);
      return end(EndReason::kCheckmate, EndDetail::kNone, happenings);
    }
    const bool paid = scored && !mate;
    goOut(turn_, SeatStatus::kOut, mate ? "checkmate" : "stalemate", paid ? turn_ : -1,
          paid ? kStalematePoints : 0, happenings);
    if (scored && settleStanding(happenings)) return;
    if (playing_ != 0) passTurn(turn_);
  }
}

bool Board::settleStanding(Happenings* happenings) {
  if (variant_->teams) return false;
  const int left = playingCount();
  if (left <= 1) {
    end(EndReason::kLastStanding, EndDetail::kNone, happenings);
  } else if (left == 2) {
    const int first = std::countr_zero(playingMask());
    const int second = std::countr_zero(playingMask() & (playingMask() - 1));
    if (std::abs(points(first) - points(second)) >= kDecidingLead) {
      end(EndReason::kLead, EndDetail::kNone, happenings);
    }
  }
  return over();
}

void Board::draw(EndDetail detail, Happenings* happenings) {
  for (int seat = 0; seat < kSeats && !variant_->teams; ++seat) {
    if (!playing(seat)) continue;
    points_[static_cast<std::size_t>(seat)] += kDrawPoints;
    if (happenings != nullptr) tellBonus(seat, kDrawPoints, "draw", *happenings);
  }
  end(EndReason::kDraw, detail, happenings);
}

void Board::end(EndReason reason, EndDetail detail, Happenings* happenings) {
  reason_ = reason;
  detail_ = detail;
  if (happenings != nullptr) tellEnd(*this, *happenings);
}

Ranks Board::ranks() const {
  Ranks out{};
  if (!over()) return out;
  rankSeats(out, 0b1111, 1, [&](int a, int b) {
    if (!variant_->teams) return points(a) > points(b);
    const auto lost = [&](int seat) { return losers_ >> static_cast<unsigned>(seat) & 1U; };
    return lost(a) < lost(b);
  });
  return out;
}

std::uint64_t Board::hashFromScratch() const {
  std::uint64_t out = castlingKey(castling_) ^ playingKey(playing_) ^ turnKey(turn_);
  for (int seat = 0; seat < kSeats; ++seat) {
    out ^= enPassantKey(enPassant(seat));
    grid_.cellsOf(seat).forEach([&](Cell cell) { out ^= pieceKey(at(cell), cell); });
  }
  return out;
}

}  // namespace nyota::chess4
