#pragma once

#include <array>
#include <cstdint>
#include <type_traits>
#include <vector>

#include "core/base/happening.h"
#include "core/base/outcome.h"
#include "core/sternhalma/board.h"
#include "core/sternhalma/variant.h"

namespace nyota::sternhalma {

inline constexpr std::uint8_t kNobody = 0xFF;

/// One move: where a piece goes and what its swaps carry along. Two moves are equal exactly when
/// from, to and the position they leave are.
struct Move {
  /// Hops stay in a parity class, and a class has at most three holes of a goal, so a chain
  /// displaces at most three foreign pieces.
  static constexpr int kMaxDisplaced = 3;
  enum class Kind : std::uint8_t { kStep, kHop, kSwap };
  struct Displaced {
    Site from, to;
    bool operator==(const Displaced&) const = default;
  };

  Site from = 0, to = 0;
  Kind kind = Kind::kStep;  ///< kSwap as soon as another's piece changes place
  std::uint8_t displacedCount = 0;
  std::array<Displaced, kMaxDisplaced> displaced{};

  /// The kind is left out: a king may reach one hole by a step and by a chain of hops as well.
  bool operator==(const Move& other) const {
    return from == other.from && to == other.to && displacedCount == other.displacedCount &&
           displaced == other.displaced;
  }
};

enum class SeatStatus : std::uint8_t { kPlaying, kFinished, kResigned };
enum class EndReason : std::uint8_t { kNone, kFinished, kResigned, kStagnation, kMoveLimit };

/// The API word of a reason; empty for kNone.
std::string_view reasonName(EndReason reason);

/// A position with everything the rules need of its past: a plain value, cheap to copy. Making a
/// move means copying the position and calling play on the copy.
class Position {
 public:
  /// The start of a game. The variant must outlive the position and its copies.
  static Position start(const Variant& variant);
  /// A board to be filled with put() and begun with begin().
  static Position cleared(const Variant& variant);

  [[nodiscard]] const Variant& variant() const { return *variant_; }
  [[nodiscard]] int seats() const { return variant_->setup.players; }
  /// The seat to move; only while the game is not over.
  [[nodiscard]] int turn() const { return turn_; }
  [[nodiscard]] bool over() const { return reason_ != EndReason::kNone; }
  [[nodiscard]] EndReason reason() const { return reason_; }
  [[nodiscard]] std::uint64_t hash() const { return hash_; }
  /// The hash worked out from nothing, for tests.
  [[nodiscard]] std::uint64_t hashFromScratch() const;

  [[nodiscard]] const Board& occupied() const { return occupied_; }
  /// Pieces of the set whose home is that point, king included.
  [[nodiscard]] const Board& pieces(int home) const {
    return pieces_[static_cast<std::size_t>(home)];
  }
  [[nodiscard]] const Board& neutral() const { return neutral_; }
  [[nodiscard]] const Board& kings() const { return kings_; }
  /// Home point of the piece on a site; -1 where there is none or a neutral one.
  [[nodiscard]] int homeOf(Site site) const;
  /// Seat of the piece on a site; -1 where there is none or a neutral one.
  [[nodiscard]] int seatOf(Site site) const;

  [[nodiscard]] SeatStatus status(int seat) const {
    return status_[static_cast<std::size_t>(seat)];
  }
  [[nodiscard]] bool playing(int seat) const { return status(seat) == SeatStatus::kPlaying; }
  [[nodiscard]] int playingCount() const;
  [[nodiscard]] const Ranks& ranks() const { return ranks_; }
  /// Remaining distance of a seat: single steps on an empty board from each piece outside its goal
  /// to the goal's nearest hole, added up.
  [[nodiscard]] int distance(int seat) const { return distance_[static_cast<std::size_t>(seat)]; }
  [[nodiscard]] int inGoal(int seat) const;
  /// Turns that a seat has had, skipped ones included.
  [[nodiscard]] int turnsTaken(int seat) const { return turns_[static_cast<std::size_t>(seat)]; }
  /// Moves and skips since the last progress, see docs/rules.md on stagnation.
  [[nodiscard]] int idle() const { return idle_; }

  /// All moves of the seat to move, each once, into `out` (emptied first). The order depends on
  /// the position only. None when the game is over.
  void generate(std::vector<Move>& out) const;
  /// How many moves generate would give, without listing them where the rules allow that.
  [[nodiscard]] std::uint64_t countMoves() const;
  [[nodiscard]] bool hasMove(int seat) const;
  /// Leaves of the tree of legal moves at that depth; a game that ends earlier has none.
  [[nodiscard]] std::uint64_t perft(int depth) const;

  /// Makes a move that generate lists, then everything that follows from it: finishing, skipped
  /// turns, the end. Tells of it in `happenings` where given.
  void play(const Move& move, Happenings* happenings = nullptr);
  /// Takes a playing seat out of a running game, in or out of its turn.
  void resign(int seat, Happenings* happenings = nullptr);

  /// Building a position by hand (on a cleared one): pieces first, then begin.
  void put(Site site, int home, bool king);
  void putNeutral(Site site, bool king = false);
  /// Sets the seat to move and applies what the position already decides: finished seats, skips.
  /// kNobody is for a position in which the game is over.
  void begin(std::uint8_t turn, Happenings* happenings = nullptr);

 private:
  void movePiece(int home, Site from, Site to);
  [[nodiscard]] bool finished(int seat) const;
  void settleFinishers(int first, Happenings* happenings);
  void passTurn(int from, Happenings* happenings);
  void checkLimits(Happenings* happenings);
  void noteProgress();
  void rankByProgress(int first);
  void end(EndReason reason, Happenings* happenings);
  [[nodiscard]] unsigned playingMask() const;
  [[nodiscard]] int firstFreeRank() const;
  [[nodiscard]] std::uint64_t turnKey() const;
  void setTurn(int seat);
  void setStatus(int seat, SeatStatus status);

  const Variant* variant_ = nullptr;
  std::array<Board, kPoints> pieces_{};
  Board occupied_;
  Board neutral_;
  Board kings_;
  std::uint64_t hash_ = 0;
  std::array<std::int16_t, kMaxSeats> distance_{};
  std::array<std::int16_t, kMaxSeats> least_{};  ///< smallest distance each seat ever had
  std::array<std::int32_t, kMaxSeats> turns_{};
  std::int32_t idle_ = 0;
  std::array<SeatStatus, kMaxSeats> status_{};
  Ranks ranks_{};
  std::uint8_t turn_ = 0;
  EndReason reason_ = EndReason::kNone;
};

static_assert(std::is_trivially_copyable_v<Position>);

}  // namespace nyota::sternhalma
