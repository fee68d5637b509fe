#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/base/happening.h"
#include "core/base/outcome.h"
#include "core/chess4/grid.h"
#include "core/chess4/variant.h"

namespace nyota::chess4 {

struct Move {
  enum class Type : std::uint8_t { kNormal, kCastle, kEnPassant };

  // Without initial values, so that room for moves costs nothing.
  Cell from, to;
  Type type;
  Kind promotesTo;  ///< kNone where nothing is promoted

  bool operator==(const Move&) const = default;
};

/// Room for all moves of any position: each of 160 squares can be come to from eight directions
/// and by eight jumps, and a pawn's promotion counts four times.
class MoveList {
 public:
  void add(Cell from, Cell to, Move::Type type = Move::Type::kNormal,
           Kind promotesTo = Kind::kNone) {
    moves_[count_++] = {from, to, type, promotesTo};
  }
  template <class Predicate>
  void keepIf(Predicate predicate) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < count_; ++i) {
      if (predicate(moves_[i])) moves_[kept++] = moves_[i];
    }
    count_ = kept;
  }
  void clear() { count_ = 0; }
  [[nodiscard]] std::size_t size() const { return count_; }
  [[nodiscard]] const Move* begin() const { return moves_.data(); }
  [[nodiscard]] const Move* end() const { return moves_.data() + count_; }

 private:
  std::size_t count_ = 0;
  std::array<Move, 2752> moves_;
};

enum class SeatStatus : std::uint8_t { kPlaying, kResigned, kOut };
enum class EndReason : std::uint8_t {
  kNone,
  kLastStanding,
  kLead,
  kDraw,
  kMoveLimit,
  kCheckmate,
  kResigned
};
enum class EndDetail : std::uint8_t { kNone, kThreefold, kFifty, kBareKings, kStalemate };

/// The API words; empty for kNone.
const char* reasonName(EndReason reason);
const char* detailName(EndDetail detail);

/// Points for capturing a piece from a player who is still in.
constexpr int captureValue(Code code) {
  constexpr std::array<int, 8> kValues = {0, 1, 3, 5, 5, 9, 0, 0};
  return isPromoted(code) ? 1 : kValues[code & 7U];
}

/// All that a position is except which positions came before: what most of the rules need. A plain
/// value, small enough to be copied for each move.
class Board {
 public:
  [[nodiscard]] const Variant& variant() const { return *variant_; }
  [[nodiscard]] static int seats() { return kSeats; }
  /// The seat to move. After the end, the seat that was to move or had moved.
  [[nodiscard]] int turn() const { return turn_; }
  [[nodiscard]] bool over() const { return reason_ != EndReason::kNone; }
  [[nodiscard]] EndReason reason() const { return reason_; }
  [[nodiscard]] EndDetail detail() const { return detail_; }
  /// Covers pieces with owners and marks, castling and en passant rights, who is out, whose turn
  /// it is; not the points and not the counters.
  [[nodiscard]] std::uint64_t hash() const { return hash_; }
  /// The hash worked out from nothing, for tests.
  [[nodiscard]] std::uint64_t hashFromScratch() const;

  [[nodiscard]] const Grid& grid() const { return grid_; }
  [[nodiscard]] Code at(Cell cell) const { return grid_[cell]; }
  /// Is this a piece of a player who is out?
  [[nodiscard]] bool grey(Code code) const {
    return ownerOf(code) < kSeats && !playing(static_cast<int>(ownerOf(code)));
  }
  /// Where the king of a seat stands, kNoCell once the seat is out.
  [[nodiscard]] Cell king(int seat) const { return kings_[static_cast<std::size_t>(seat)]; }

  [[nodiscard]] SeatStatus status(int seat) const {
    return status_[static_cast<std::size_t>(seat)];
  }
  [[nodiscard]] bool playing(int seat) const {
    return (playing_ >> static_cast<unsigned>(seat) & 1U) != 0;
  }
  /// The seats still in, a bit for each.
  [[nodiscard]] unsigned playingMask() const { return playing_; }
  [[nodiscard]] int playingCount() const { return std::popcount(playingMask()); }
  /// Always 0 in teams.
  [[nodiscard]] int points(int seat) const { return points_[static_cast<std::size_t>(seat)]; }
  /// Seats whose pieces attack the king of a playing seat, a bit for each; 0 for who is out.
  [[nodiscard]] unsigned attackedBy(int seat) const {
    return attackedBy_[static_cast<std::size_t>(seat)];
  }
  [[nodiscard]] bool inCheck(int seat) const { return attackedBy(seat) != 0; }
  /// Pieces that attack a playing seat: those of its rivals who are still in.
  [[nodiscard]] CodeSet hostileTo(int seat) const {
    return piecesOf(variant_->rivals[static_cast<std::size_t>(seat)] & playingMask());
  }

  [[nodiscard]] bool mayCastle(int seat, Castling side) const {
    return (castling_ & castlingBit(seat, side)) != 0;
  }
  /// The square that a double step of this seat crossed, while it may still be captured on.
  [[nodiscard]] Cell enPassant(int seat) const {
    return enPassant_[static_cast<std::size_t>(seat)];
  }
  /// Moves of a seat since the last capture or pawn move by anyone.
  [[nodiscard]] int quietMoves(int seat) const { return quiet_[static_cast<std::size_t>(seat)]; }
  /// Moves made since the game or the position was begun.
  [[nodiscard]] int moves() const { return moves_; }

  /// Rank of each seat once the game is over, else 0.
  [[nodiscard]] Ranks ranks() const;

  /// All moves of the seat to move, each once, into `out` (emptied first). The order depends on
  /// the position only. None when the game is over.
  void generate(std::vector<Move>& out) const;
  /// How many moves generate would give.
  [[nodiscard]] std::uint64_t countMoves() const;
  /// Would that seat have a legal move if it were its turn?
  [[nodiscard]] bool hasMove(int seat) const;

 private:
  friend class Position;

  void listMoves(int seat, MoveList& out) const;
  /// The pawn that a capture on a crossed square of a rival takes, or kNoCell.
  [[nodiscard]] Cell steppedPawn(int seat, Cell crossed) const;

  /// Makes a move and all that follows from it. The keys of the positions since the last one that
  /// cannot come again end before `past`, where the new one is written unless the game ends first;
  /// keyCount_ tells how many there are.
  void advance(const Move& move, std::uint64_t* past, Happenings* happenings);
  void giveUp(int seat, std::uint64_t* past, Happenings* happenings);
  void begin(int turn, std::uint64_t* past, Happenings* happenings);
  [[nodiscard]] std::uint64_t perftFrom(int depth, std::uint64_t* past, MoveList* lists) const;

  void put(Cell cell, Code code);
  void lift(Cell cell);
  void capture(Cell cell, Happenings* happenings);
  void setTurn(int seat);
  void setEnPassant(int seat, Cell crossed);
  void dropCastling(unsigned bits);
  void dropLapsedEnPassant(Cell entered, Cell captured);
  void findAttackers(int seat);
  void payChecks(const std::array<std::uint8_t, kSeats>& before, Happenings* happenings);
  void checkmates(int first, int tested, int winner, Happenings* happenings);
  void goOut(int seat, SeatStatus status, const char* why, int pointsTo, int points,
             Happenings* happenings);
  void passTurn(int from);
  void afterAll(bool pass, bool made, std::uint64_t* past, Happenings* happenings);
  void settleStuck(bool scored, Happenings* happenings);
  [[nodiscard]] bool settleStanding(Happenings* happenings);
  void settleDraws(std::uint64_t* past, Happenings* happenings);
  [[nodiscard]] bool bareKings() const;
  void draw(EndDetail detail, Happenings* happenings);
  void end(EndReason reason, EndDetail detail, Happenings* happenings);

  const Variant* variant_;
  Grid grid_;
  std::uint64_t hash_;
  std::array<std::int32_t, kSeats> points_;
  std::int32_t moves_;
  std::array<Cell, kSeats> kings_;
  std::array<Cell, kSeats> enPassant_;
  std::array<std::uint8_t, kSeats> attackedBy_;
  std::array<std::uint8_t, kSeats> quiet_;
  std::array<SeatStatus, kSeats> status_;
  std::uint8_t castling_;
  std::uint8_t playing_;
  std::uint8_t turn_;
  std::uint8_t keyCount_;
  std::uint8_t losers_;  ///< seats that lost in teams
  EndReason reason_;
  EndDetail detail_;
};

/// A position with everything the rules need of its past: a plain value. Making a move means
/// copying the position and calling play on the copy.
///
/// Building one by hand: cleared(variant), then put() for every piece (one king for each seat that
/// plays), setOut() for who is out, setPoints(), allowCastling() and allowEnPassant() in any order
/// after the pieces, and at last settle(), which begins play.
class Position : public Board {
 public:
  /// The start of a game. The variant must outlive the position and its copies.
  static Position start(const Variant& variant);
  /// An empty board: everybody plays, nobody has points or rights.
  static Position cleared(const Variant& variant);

  /// Makes a move that generate lists, then everything that follows from it: points, who goes out,
  /// the turn, the end. Tells of it in `happenings` where given, all but the move itself.
  void play(const Move& move, Happenings* happenings = nullptr);
  /// Takes a playing seat out of a running game, in or out of its turn.
  void resign(int seat, Happenings* happenings = nullptr);
  /// Leaves of the tree of legal moves at that depth; a game that ends earlier has none.
  [[nodiscard]] std::uint64_t perft(int depth) const;

  /// The cell must be empty.
  void put(Cell cell, int seat, Kind kind, bool promoted = false);
  /// The status is kResigned or kOut.
  void setOut(int seat, SeatStatus status);
  void setPoints(int seat, int points) { points_[static_cast<std::size_t>(seat)] = points; }
  /// Gives the right; false where king and rook do not stand where they start.
  bool allowCastling(int seat, Castling side);
  /// Gives the others the right to capture on a square that a pawn of this seat crossed; false
  /// where it cannot have done so, or where the game has no such captures.
  bool allowEnPassant(int seat, Cell crossed);
  /// Sets the seat to move (any; if it is out, the next one that plays) and does what the rules say
  /// of a loaded position: checkmates, players who are stuck, the ends.
  void settle(int turn, Happenings* happenings = nullptr);

 private:
  void keepKeys(unsigned before);

  /// Hashes of the positions that may come again, the present one last: at most 50 moves of each
  /// seat and where they began.
  std::array<std::uint64_t, 50 * kSeats + 4> keys_;
};

static_assert(std::is_trivially_copyable_v<Position>);

}  // namespace nyota::chess4
