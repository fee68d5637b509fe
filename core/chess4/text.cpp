#include "core/chess4/text.h"

#include <array>
#include <cstdlib>
#include <optional>

#include "core/base/insertion_sort.h"

namespace nyota::chess4 {

namespace {

constexpr std::array<char, 7> kLetters = {0, 0, 'N', 'B', 'R', 'Q', 0};

std::uint32_t order(const Move& move) {
  return static_cast<std::uint32_t>(move.from) << 16U | static_cast<std::uint32_t>(move.to) << 8U |
         static_cast<std::uint32_t>(move.promotesTo);
}

struct Written {
  std::string_view from, to;
  Kind promotesTo = Kind::kNone;
};

/// The letter and the digits of a square's name at the front of a text, which lose them; empty
/// where there is no such thing.
std::string_view cutName(std::string_view& text) {
  std::size_t length = 1;
  while (length < text.size() && text[length] >= '0' && text[length] <= '9') ++length;
  if (text.empty() || text[0] < 'a' || text[0] > 'z' || length == 1) return {};
  const std::string_view name = text.substr(0, length);
  text.remove_prefix(length);
  return name;
}

std::optional<Written> split(std::string_view text) {
  Written out;
  out.from = cutName(text);
  if (out.from.empty() || text.empty() || text[0] != '-') return std::nullopt;
  text.remove_prefix(1);
  out.to = cutName(text);
  if (out.to.empty()) return std::nullopt;
  if (text.empty()) return out;
  if (text.size() != 2 || text[0] != '=' || text[1] == 0) return std::nullopt;
  for (std::size_t kind = 0; kind < kLetters.size(); ++kind) {
    if (kLetters[kind] == text[1]) out.promotesTo = static_cast<Kind>(kind);
  }
  if (out.promotesTo == Kind::kNone) return std::nullopt;
  return out;
}

/// What stands in the way of a move that may be none: the move is not the piece's, or something
/// is in between, or neither.
enum class Way : std::uint8_t { kFree, kBlocked, kNone };

/// `to` is not held by an own piece or a live king.
class WayFinder {
 public:
  WayFinder(const Board& board, Cell from, Cell to)
      : board_(board),
        from_(from),
        to_(to),
        files_(fileOf(to) - fileOf(from)),
        ranks_(rankOf(to) - rankOf(from)) {}

  [[nodiscard]] Way find() const {
    const bool straight = files_ == 0 || ranks_ == 0;
    const bool diagonal = std::abs(files_) == std::abs(ranks_);
    switch (kindOf(board_.at(from_))) {
      case Kind::kPawn:
        return pawn();
      case Kind::kKnight:
        return std::abs(files_ * ranks_) == 2 ? Way::kFree : Way::kNone;
      case Kind::kBishop:
        return diagonal ? between(from_) : Way::kNone;
      case Kind::kRook:
        return straight ? between(from_) : Way::kNone;
      case Kind::kQueen:
        return straight || diagonal ? between(from_) : Way::kNone;
      default:
        return king();
    }
  }

 private:
  [[nodiscard]] static int sign(int number) { return (number > 0 ? 1 : 0) - (number < 0 ? 1 : 0); }

  /// From a cell to the target or to another end, along the line that they share.
  [[nodiscard]] Way between(Cell start, Cell end) const {
    const int by = sign(rankOf(end) - rankOf(start)) * 16 + sign(fileOf(end) - fileOf(start));
    for (Cell at = step(start, by); at != end; at = step(at, by)) {
      if (board_.at(at) != kEmpty) return Way::kBlocked;
    }
    return Way::kFree;
  }
  [[nodiscard]] Way between(Cell start) const { return between(start, to_); }

  [[nodiscard]] Way pawn() const {
    const int seat = board_.turn();
    const int forward = kForward[static_cast<std::size_t>(seat)];
    const Cell ahead = step(from_, forward);
    const bool twice = rowOf(seat, from_) == 2 && to_ == step(ahead, forward);
    if (to_ == ahead || twice) {
      return board_.at(ahead) == kEmpty && board_.at(to_) == kEmpty ? Way::kFree : Way::kBlocked;
    }
    if (std::abs(files_ * ranks_) != 1 || rowOf(seat, to_) != rowOf(seat, from_) + 1) {
      return Way::kNone;
    }
    if (board_.at(to_) != kEmpty) return Way::kFree;
    for (int rival = 0; rival < kSeats; ++rival) {
      const unsigned rivals = board_.variant().rivals[static_cast<std::size_t>(seat)];
      const bool against = (rivals >> static_cast<unsigned>(rival) & 1U) != 0;
      if (against && board_.enPassant(rival) == to_) return Way::kFree;
    }
    return Way::kNone;
  }

  [[nodiscard]] Way king() const {
    if (std::abs(files_) <= 1 && std::abs(ranks_) <= 1) return Way::kFree;
    const int seat = board_.turn();
    for (const Castling side : {Castling::kShort, Castling::kLong}) {
      if (!board_.mayCastle(seat, side)) continue;
      if (to_ == step(from_, 2 * castlingStep(seat, side))) {
        return between(from_, rookStart(seat, side));
      }
    }
    return Way::kNone;
  }

  const Board& board_;
  Cell from_, to_;
  int files_, ranks_;
};

bool mayNotTake(const Board& board, Code code) {
  const unsigned owner = ownerOf(code);
  if (owner >= kSeats) return false;
  const unsigned rivals = board.variant().rivals[static_cast<std::size_t>(board.turn())];
  return (rivals >> owner & 1U) == 0 || (kindOf(code) == Kind::kKing && !board.grey(code));
}

Reading refused(const char* reason) { return {.reason = reason, .move = {}}; }

}  // namespace

std::string moveText(const Board& board, const Move& move) {
  std::string out = nameOf(move.from) + '-' + nameOf(move.to);
  if (move.promotesTo != Kind::kNone && board.variant().teams) {
    out += '=';
    out += kLetters[static_cast<std::size_t>(move.promotesTo)];
  }
  return out;
}

std::vector<Move> sortedMoves(const Board& board) {
  std::vector<Move> moves;
  board.generate(moves);
  insertionSort(moves.begin(), moves.end(),
                [](const Move& a, const Move& b) { return order(a) < order(b); });
  return moves;
}

Reading readMove(const Board& board, std::string_view text) {
  const std::optional<Written> written = split(text);
  if (!written) return refused("bad-text");
  if (board.over()) return refused("game-over");
  const Cell from = findCell(written->from);
  const Cell to = findCell(written->to);
  if (from == kNoCell || to == kNoCell) return refused("not-on-board");
  if (board.at(from) == kEmpty) return refused("no-piece");
  if (ownerOf(board.at(from)) != static_cast<unsigned>(board.turn())) {
    return refused("not-your-piece");
  }
  if (from == to) return refused("same-hole");
  if (mayNotTake(board, board.at(to))) return refused("occupied");

  std::vector<Move> moves;
  board.generate(moves);
  for (const Move& move : moves) {
    if (move.from != from || move.to != to) continue;
    const bool unsaid = written->promotesTo == Kind::kNone && move.promotesTo == Kind::kQueen;
    if (unsaid || move.promotesTo == written->promotesTo) return {.reason = nullptr, .move = move};
  }
  // No legal move: what is wrong with it?
  const bool promotes = kindOf(board.at(from)) == Kind::kPawn &&
                        rowOf(board.turn(), to) == board.variant().promotionRow;
  const bool choice = board.variant().teams || written->promotesTo == Kind::kQueen;
  const bool said = written->promotesTo != Kind::kNone;
  const Way way = WayFinder(board, from, to).find();
  if (way == Way::kNone || (said && !(promotes && choice))) return refused("not-how-it-moves");
  return refused(way == Way::kBlocked ? "path-blocked" : "king-in-check");
}

}  // namespace nyota::chess4
