#include <array>
#include <bit>

#include "core/chess4/position.h"

namespace nyota::chess4 {

namespace {

/// What bounds the moves of one seat, worked out once per position.
struct Scope {
  Scope(const Board& board, int moving)
      : grid(board.grid()),
        variant(board.variant()),
        seat(moving),
        king(board.king(moving)),
        hostile(board.hostileTo(moving)),
        takeable(piecesOf(variant.rivals[static_cast<std::size_t>(moving)]) &
                 ~(hostile & ofKinds(Kind::kKing))),
        open(takeable | 1ULL << kEmpty),
        forward(kForward[static_cast<std::size_t>(moving)]) {}

  const Grid& grid;
  const Variant& variant;
  int seat;
  Cell king;
  CodeSet hostile;   ///< pieces that attack
  CodeSet takeable;  ///< pieces that may be captured: not a king that is still in
  CodeSet open;      ///< what a move may end on: those and nothing
  int forward;
  Cells pinned{};
};

/// Cells of a row of the board, as the player of a seat counts.
constexpr Cells rowCells(int seat, int row) {
  Cells out;
  for (unsigned i = 0; i < 256; ++i) {
    const auto cell = static_cast<Cell>(i);
    if (onBoard(cell) && rowOf(seat, cell) == row) out.add(cell);
  }
  return out;
}

constexpr int kRowAfterStep = 3;
using RowTable = std::array<Cells, kSeats>;
constexpr RowTable rowTable(int row) {
  return {rowCells(0, row), rowCells(1, row), rowCells(2, row), rowCells(3, row)};
}
constexpr RowTable kThirdRow = rowTable(kRowAfterStep);
constexpr RowTable kEighthRow = rowTable(makeVariant({}).promotionRow);
constexpr RowTable kEleventhRow = rowTable(makeVariant({.mode = Mode::kTeams}).promotionRow);

const Cells& promotionCells(const Scope& scope) {
  return (scope.variant.teams ? kEleventhRow : kEighthRow)[static_cast<std::size_t>(scope.seat)];
}

/// Takes moves as they are found: one by one, whole rays, or all pawns that go the same way.
struct Sink {
  MoveList& out;
  void one(Cell from, Cell to) { out.add(from, to); }
  void ray(Cell from, int by, int cells) {
    Cell to = from;
    for (; cells > 0; --cells) {
      to = step(to, by);
      out.add(from, to);
    }
  }
  void pawns(const Scope& scope, const Cells& to, int by, Move::Type type = Move::Type::kNormal) {
    to.forEach([&](Cell cell) {
      const Cell from = step(cell, -by);
      if (!promotionCells(scope).has(cell)) {
        out.add(from, cell, type);
        return;
      }
      out.add(from, cell, type, Kind::kQueen);
      if (!scope.variant.teams) return;
      for (const Kind kind : {Kind::kRook, Kind::kBishop, Kind::kKnight}) {
        out.add(from, cell, type, kind);
      }
    });
  }
};

int sideways(const Scope& scope) { return scope.forward * scope.forward == 1 ? 16 : 1; }

/// Cells with a piece that may be captured, or with a king that is still in.
Cells targets(const Scope& scope) {
  static constexpr Cells kBoard = [] {
    Cells out;
    for (unsigned i = 0; i < 256; ++i) {
      if (onBoard(static_cast<Cell>(i))) out.add(static_cast<Cell>(i));
    }
    return out;
  }();
  Cells out = scope.grid.occupied() & kBoard;
  const unsigned rivals = scope.variant.rivals[static_cast<std::size_t>(scope.seat)];
  for (int seat = 0; seat < kSeats; ++seat) {
    if ((rivals >> static_cast<unsigned>(seat) & 1U) == 0) out = out - scope.grid.cellsOf(seat);
  }
  return out;
}

/// Moves of these pawns that end on `allowed` cells. Those that are taken from are told apart by
/// the way they go.
void visitPawns(const Board& board, const Scope& scope, const Cells& pawns, const Cells* allowed,
                Sink& sink) {
  const Cells occupied = scope.grid.occupied();
  const int side = sideways(scope);
  Cells ahead = pawns.moved(scope.forward) - occupied;
  Cells twice =
      (ahead & kThirdRow[static_cast<std::size_t>(scope.seat)]).moved(scope.forward) - occupied;
  Cells taken = targets(scope);
  for (int seat = 0; seat < kSeats; ++seat) taken.remove(board.king(seat));
  if (allowed != nullptr) {
    ahead = ahead & *allowed;
    twice = twice & *allowed;
    taken = taken & *allowed;
  }
  sink.pawns(scope, ahead, scope.forward);
  sink.pawns(scope, twice, 2 * scope.forward);
  for (const int by : {scope.forward - side, scope.forward + side}) {
    sink.pawns(scope, pawns.moved(by) & taken, by);
  }
}

template <std::size_t kAxis>
void slide(const Scope& scope, Cell from, Sink& sink) {
  constexpr int kBy = kAlong[kAxis];
  const Gaps gaps = scope.grid.gaps<kAxis>(from);
  const Code above = scope.grid[step(from, kBy * (gaps.up + 1))];
  const Code below = scope.grid[step(from, -kBy * (gaps.down + 1))];
  sink.ray(from, kBy, gaps.up + (has(scope.takeable, above) ? 1 : 0));
  sink.ray(from, -kBy, gaps.down + (has(scope.takeable, below) ? 1 : 0));
}

/// Moves of a pinned piece along its line: so many cells toward the king, so many away from it, the
/// last of which holds the piece that pins it.
struct Pin {
  Cell shield;
  int by;  ///< away from the king
  int inward, outward;
  bool diagonal;
};

void visitPinnedPiece(const Board& board, const Scope& scope, const Pin& pin, Sink& sink) {
  const Code code = scope.grid[pin.shield];
  if (kindOf(code) == Kind::kPawn) {
    Cells pawn;
    pawn.add(pin.shield);
    Cells line;
    for (int i = -pin.inward; i <= pin.outward; ++i) line.add(step(pin.shield, i * pin.by));
    visitPawns(board, scope, pawn, &line, sink);
  } else if (has(pin.diagonal ? kDiagonal : kStraight, code)) {
    sink.ray(pin.shield, -pin.by, pin.inward);
    sink.ray(pin.shield, pin.by, pin.outward);
  }
}

void visitPinned(const Board& board, Scope& scope, Sink& sink) {
  forEachAxis([&](auto axis) {
    constexpr bool kDiagonally = axis >= kFirstDiagonal;
    const CodeSet pinners = scope.hostile & (kDiagonally ? kDiagonal : kStraight);
    const Gaps gaps = scope.grid.template gaps<axis>(scope.king);
    const auto look = [&](int by, int inward, bool up) {
      const Cell shield = step(scope.king, by * (inward + 1));
      if (ownerOf(scope.grid[shield]) != static_cast<unsigned>(scope.seat)) return;
      const Gaps behind = scope.grid.template gaps<axis>(shield);
      const int outward = (up ? behind.up : behind.down) + 1;
      if (!has(pinners, scope.grid[step(shield, by * outward)])) return;
      scope.pinned.add(shield);
      visitPinnedPiece(board, scope, {shield, by, inward, outward, kDiagonally}, sink);
    };
    look(kAlong[axis], gaps.up, true);
    look(-kAlong[axis], gaps.down, false);
  });
}

void visitOfficer(const Scope& scope, Cell from, Sink& sink) {
  const Kind kind = kindOf(scope.grid[from]);
  if (kind == Kind::kKing) return;  // goes by other rules
  if (kind == Kind::kKnight) {
    for (const int jump : kJumps) {
      if (has(scope.open, scope.grid[step(from, jump)])) sink.one(from, step(from, jump));
    }
    return;
  }
  if (kind != Kind::kBishop) {
    slide<0>(scope, from, sink);
    slide<1>(scope, from, sink);
  }
  if (kind != Kind::kRook) {
    slide<2>(scope, from, sink);
    slide<3>(scope, from, sink);
  }
}

/// `shadow` are cells that only the king itself shields from an attack.
void visitKing(const Scope& scope, const Cells& shadow, Sink& sink) {
  for (const int by : kNeighbours) {
    const Cell to = step(scope.king, by);
    if (!has(scope.open, scope.grid[to]) || shadow.has(to)) continue;
    if (scope.grid.attackers(to, scope.hostile) == 0) sink.one(scope.king, to);
  }
}

/// Where the pieces of a seat that is in check can go to end it.
struct Evasion {
  Cells cells;   ///< of the only attacker and between it and the king
  Cells shadow;  ///< behind the king as a line attacks it
  int attackers = 0;
};

Evasion evasionOf(const Scope& scope) {
  Evasion out;
  const auto note = [&](Cell at, int by) {
    ++out.attackers;
    for (; at != scope.king; at = step(at, -by)) out.cells.add(at);
  };
  forEachAxis([&](auto axis) {
    const Gaps gaps = scope.grid.template gaps<axis>(scope.king);
    for (const bool up : {true, false}) {
      const int by = up ? kAlong[axis] : -kAlong[axis];
      const int gap = up ? gaps.up : gaps.down;
      const Cell at = step(scope.king, by * (gap + 1));
      const Code code = scope.grid[at];
      if (!has(scope.hostile, code)) continue;
      if (has(axis < kFirstDiagonal ? kStraight : kDiagonal, code)) {
        note(at, by);
        out.shadow.add(step(scope.king, -by));
      } else if (gap == 0 && kindOf(code) == Kind::kKing) {
        note(at, by);  // side by side they can only have been put
      } else if (axis >= kFirstDiagonal && gap == 0 && kindOf(code) == Kind::kPawn) {
        // One step forward brings it beside the king.
        const int left = kForward[ownerOf(code)] + by;
        if (left * left == 1 || left * left == 256) note(at, by);
      }
    }
  });
  for (const int jump : kJumps) {
    const Cell at = step(scope.king, jump);
    if (has(scope.hostile & ofKinds(Kind::kKnight), scope.grid[at])) note(at, jump);
  }
  return out;
}

/// Captures on the squares that rivals' pawns have crossed. Two pawns leave their lines at once, so
/// whether the king is safe afterwards is tried out.
void visitEnPassant(const Board& board, const Scope& scope, Sink& sink) {
  const unsigned rivals = scope.variant.rivals[static_cast<std::size_t>(scope.seat)];
  const int side = sideways(scope);
  for (int rival = 0; rival < kSeats; ++rival) {
    const Cell to = board.enPassant(rival);
    if (to == kNoCell || (rivals >> static_cast<unsigned>(rival) & 1U) == 0) continue;
    for (const int by : {scope.forward - side, scope.forward + side}) {
      const Cell from = step(to, -by);
      if (scope.grid[from] != codeOf(scope.seat, Kind::kPawn)) continue;
      Grid after = scope.grid;
      after.lift(step(to, kForward[static_cast<std::size_t>(rival)]));
      after.put(to, after[from]);
      after.lift(from);
      if (after.attackers(scope.king, scope.hostile) != 0) continue;
      Cells target;
      target.add(to);
      sink.pawns(scope, target, by, Move::Type::kEnPassant);
    }
  }
}

/// Calls f(to) for each castling.
template <class F>
void forEachCastling(const Board& board, const Scope& scope, F f) {
  for (const Castling side : {Castling::kShort, Castling::kLong}) {
    if (!board.mayCastle(scope.seat, side)) continue;
    const int by = castlingStep(scope.seat, side);
    const Cell crossed = step(scope.king, by);
    const Cell to = step(crossed, by);
    const bool longer = side == Castling::kLong;
    if (scope.grid[crossed] != kEmpty || scope.grid[to] != kEmpty) continue;
    if (longer && scope.grid[step(to, by)] != kEmpty) continue;
    if (scope.grid.attackers(crossed, scope.hostile) != 0) continue;
    if (scope.grid.attackers(to, scope.hostile) == 0) f(to);
  }
}

/// Moves of a seat that is not in check, but for the king's and captures en passant.
void visitMoves(const Board& board, Scope& scope, Sink& sink) {
  visitPinned(board, scope, sink);
  visitPawns(board, scope, scope.grid.pawns(scope.seat) - scope.pinned, nullptr, sink);
  (scope.grid.officers(scope.seat) - scope.pinned).forEach([&](Cell from) {
    visitOfficer(scope, from, sink);
  });
}

}  // namespace

void Board::listMoves(int seat, MoveList& out) const {
  out.clear();
  Scope scope(*this, seat);
  Sink sink{out};
  if (inCheck(seat)) {
    const Evasion evasion = evasionOf(scope);
    if (evasion.attackers == 1) {
      visitMoves(*this, scope, sink);
      // A pinned piece cannot step between: its line and the attacker's meet in the king alone.
      out.keepIf([&](const Move& move) {
        return evasion.cells.has(move.to) && !scope.pinned.has(move.from);
      });
    }
    visitKing(scope, evasion.shadow, sink);
  } else {
    visitMoves(*this, scope, sink);
    visitKing(scope, {}, sink);
    forEachCastling(*this, scope, [&](Cell to) { out.add(scope.king, to, Move::Type::kCastle); });
  }
  visitEnPassant(*this, scope, sink);
}

void Board::generate(std::vector<Move>& out) const {
  out.clear();
  if (over()) return;
  MoveList list;
  listMoves(turn(), list);
  out.assign(list.begin(), list.end());
}

std::uint64_t Board::countMoves() const {
  if (over()) return 0;
  MoveList moves;
  listMoves(turn(), moves);
  return moves.size();
}

bool Board::hasMove(int seat) const {
  if (!inCheck(seat)) {
    // Nearly always some pawn that stands on no line with the king can go ahead, which is much
    // cheaper to see than all moves are to list.
    const int forward = kForward[static_cast<std::size_t>(seat)];
    const Cells free = grid_.pawns(seat) - grid_.occupied().moved(-forward);
    bool found = false;
    free.forEach([&](Cell from) { found = found || !inLine(king(seat), from); });
    if (found) return true;
  }
  MoveList list;
  listMoves(seat, list);
  return list.size() > 0;
}

std::uint64_t Board::perftFrom(int depth, std::uint64_t* past, MoveList* lists) const {
  if (depth == 1) return countMoves();
  if (over()) return 0;
  listMoves(turn(), *lists);
  std::uint64_t leaves = 0;
  for (const Move& move : *lists) {
    Board next = *this;
    next.advance(move, past, nullptr);
    leaves += next.perftFrom(depth - 1, past + 1, lists + 1);
  }
  return leaves;
}

std::uint64_t Position::perft(int depth) const {
  if (depth <= 0) return 1;
  std::vector<std::uint64_t> past(keys_.begin(), keys_.begin() + keyCount_);
  past.resize(past.size() + static_cast<std::size_t>(depth));
  std::vector<MoveList> lists(static_cast<std::size_t>(depth));
  return perftFrom(depth, past.data() + keyCount_, lists.data());
}

}  // namespace nyota::chess4
