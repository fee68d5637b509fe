#include <array>
#include <bit>

#include "core/chess4/position.h"

namespace nyota::chess4 {

namespace {

using CellSet = std::array<std::uint64_t, 4>;

bool contains(const CellSet& set, Cell cell) { return (set[cell >> 6U] >> (cell & 63U) & 1U) != 0; }
void add(CellSet& set, Cell cell) { set[cell >> 6U] |= 1ULL << (cell & 63U); }

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
  CellSet pinned{};
};

/// Sinks take moves as the visit finds them: one by one or whole rays.
struct CountingSink {
  std::uint64_t count = 0;
  void one(Cell /*from*/, Cell /*to*/, Move::Type /*type*/ = Move::Type::kNormal) { ++count; }
  void ray(Cell /*from*/, int /*by*/, int cells) { count += static_cast<std::uint64_t>(cells); }
  void promotion(Cell /*from*/, Cell /*to*/, Move::Type /*type*/, bool choice) {
    count += choice ? 4 : 1;
  }
};

struct ListingSink {
  MoveList& out;
  void one(Cell from, Cell to, Move::Type type = Move::Type::kNormal) { out.add(from, to, type); }
  void ray(Cell from, int by, int cells) {
    Cell to = from;
    for (; cells > 0; --cells) {
      to = step(to, by);
      out.add(from, to);
    }
  }
  void promotion(Cell from, Cell to, Move::Type type, bool choice) {
    out.add(from, to, type, Kind::kQueen);
    if (!choice) return;
    for (const Kind kind : {Kind::kRook, Kind::kBishop, Kind::kKnight}) {
      out.add(from, to, type, kind);
    }
  }
};

template <class Sink>
void pawnTo(const Scope& scope, Cell from, Cell to, Sink& sink,
            Move::Type type = Move::Type::kNormal) {
  if (rowOf(scope.seat, to) == scope.variant.promotionRow) {
    sink.promotion(from, to, type, scope.variant.teams);
  } else {
    sink.one(from, to, type);
  }
}

template <class Sink>
void pawnAhead(const Scope& scope, Cell from, Sink& sink) {
  const Cell ahead = step(from, scope.forward);
  if (scope.grid[ahead] != kEmpty) return;
  pawnTo(scope, from, ahead, sink);
  const Cell second = step(ahead, scope.forward);
  if (rowOf(scope.seat, from) == 2 && scope.grid[second] == kEmpty) sink.one(from, second);
}

/// The two squares that a pawn captures on.
std::array<Cell, 2> pawnTargets(Cell from, int forward) {
  const int sideways = forward * forward == 1 ? 16 : 1;
  return {step(from, forward - sideways), step(from, forward + sideways)};
}

template <std::size_t kDirection, class Sink>
void slide(const Scope& scope, Cell from, Sink& sink) {
  const int distance = scope.grid.reach<kDirection>(from);
  const Code met = scope.grid[step(from, distance * kDirections[kDirection])];
  sink.ray(from, kDirections[kDirection], distance - 1 + (has(scope.takeable, met) ? 1 : 0));
}

/// Moves of a piece that is pinned in a direction from the king: along that line only, up to the
/// piece that pins it, which is `distance` away from the king.
template <std::size_t kDirection, class Sink>
void pinnedMoves(const Scope& scope, Cell from, int distance, Sink& sink) {
  constexpr int kBy = kDirections[kDirection];
  const Code code = scope.grid[from];
  if (kindOf(code) == Kind::kPawn) {
    if constexpr (kDirection < 4) {
      if (kBy == scope.forward || kBy == -scope.forward) pawnAhead(scope, from, sink);
    } else {
      const Cell pinner = step(scope.king, distance * kBy);
      for (const Cell to : pawnTargets(from, scope.forward)) {
        if (to == pinner) pawnTo(scope, from, to, sink);
      }
    }
    return;
  }
  if (!has(kDirection < 4 ? kStraight : kDiagonal, code)) return;
  slide<kDirection>(scope, from, sink);
  slide<kDirection ^ 1U>(scope, from, sink);
}

template <class Sink>
void visitPinned(Scope& scope, Sink& sink) {
  forEachDirection([&](auto direction) {
    constexpr int kBy = kDirections[direction];
    const int near = scope.grid.template reach<direction>(scope.king);
    const Cell shield = step(scope.king, near * kBy);
    if (ownerOf(scope.grid[shield]) != static_cast<unsigned>(scope.seat)) return;
    const int distance = near + scope.grid.template reach<direction>(shield);
    const CodeSet pinners = scope.hostile & (direction < 4 ? kStraight : kDiagonal);
    if (!has(pinners, scope.grid[step(scope.king, distance * kBy)])) return;
    add(scope.pinned, shield);
    pinnedMoves<direction>(scope, shield, distance, sink);
  });
}

template <class Sink>
void visitPiece(const Scope& scope, Cell from, Sink& sink) {
  const Code code = scope.grid[from];
  switch (kindOf(code)) {
    case Kind::kPawn:
      pawnAhead(scope, from, sink);
      for (const Cell to : pawnTargets(from, scope.forward)) {
        if (has(scope.takeable, scope.grid[to])) pawnTo(scope, from, to, sink);
      }
      return;
    case Kind::kKnight:
      for (const int jump : kJumps) {
        if (has(scope.open, scope.grid[step(from, jump)])) sink.one(from, step(from, jump));
      }
      return;
    case Kind::kKing:
      return;  // goes by other rules
    default:
      forEachDirection([&](auto direction) {
        if (has(direction < 4 ? kStraight : kDiagonal, code)) slide<direction>(scope, from, sink);
      });
  }
}

/// `shadow` are cells that only the king itself shields from an attack.
template <class Sink>
void visitKing(const Scope& scope, const CellSet& shadow, Sink& sink) {
  for (const int by : kDirections) {
    const Cell to = step(scope.king, by);
    if (!has(scope.open, scope.grid[to]) || contains(shadow, to)) continue;
    if (scope.grid.attackers(to, scope.hostile) == 0) sink.one(scope.king, to);
  }
}

/// Where the pieces of a seat that is in check can go to end it.
struct Evasion {
  CellSet cells{};   ///< of the only attacker and between it and the king
  CellSet shadow{};  ///< behind the king as a line attacks it
  int attackers = 0;
};

Evasion evasionOf(const Scope& scope) {
  Evasion out;
  const auto note = [&](Cell at, int distance, int by) {
    ++out.attackers;
    for (int i = 0; i < distance; ++i) add(out.cells, step(at, -i * by));
  };
  forEachDirection([&](auto direction) {
    constexpr int kBy = kDirections[direction];
    const int distance = scope.grid.template reach<direction>(scope.king);
    const Cell at = step(scope.king, distance * kBy);
    const Code code = scope.grid[at];
    if (!has(scope.hostile, code)) return;
    if (has(direction < 4 ? kStraight : kDiagonal, code)) {
      note(at, distance, kBy);
      add(out.shadow, step(scope.king, -kBy));
    } else if (direction >= 4 && distance == 1 && kindOf(code) == Kind::kPawn) {
      for (const Cell to : pawnTargets(at, kForward[ownerOf(code)])) {
        if (to == scope.king) note(at, 1, kBy);
      }
    }
  });
  for (const int jump : kJumps) {
    const Cell at = step(scope.king, jump);
    if (has(scope.hostile & ofKinds(Kind::kKnight), scope.grid[at])) note(at, 1, jump);
  }
  return out;
}

/// Captures on the squares that rivals' pawns have crossed. Two pawns leave their lines at once, so
/// whether the king is safe afterwards is tried out.
template <class Sink>
void visitEnPassant(const Board& board, const Scope& scope, Sink& sink) {
  const unsigned rivals = scope.variant.rivals[static_cast<std::size_t>(scope.seat)];
  for (int rival = 0; rival < kSeats; ++rival) {
    const Cell to = board.enPassant(rival);
    if (to == kNoCell || (rivals >> static_cast<unsigned>(rival) & 1U) == 0) continue;
    for (const Cell from : pawnTargets(to, -scope.forward)) {
      if (scope.grid[from] != codeOf(scope.seat, Kind::kPawn)) continue;
      Grid after = scope.grid;
      after.lift(step(to, kForward[static_cast<std::size_t>(rival)]));
      after.put(to, after[from]);
      after.lift(from);
      if (after.attackers(scope.king, scope.hostile) != 0) continue;
      pawnTo(scope, from, to, sink, Move::Type::kEnPassant);
    }
  }
}

/// Calls f(to) for each castling that nothing but the right and the way there decides.
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

/// Moves of a seat that is not in check, but for captures en passant and castling.
template <class Sink>
void visitMoves(Scope& scope, Sink& sink) {
  visitPinned(scope, sink);
  const CellSet& own = scope.grid.cellsOf(scope.seat);
  for (unsigned word = 0; word < 4; ++word) {
    for (std::uint64_t rest = own[word] & ~scope.pinned[word]; rest != 0; rest &= rest - 1) {
      const auto at = static_cast<unsigned>(std::countr_zero(rest));
      visitPiece(scope, static_cast<Cell>(word << 6U | at), sink);
    }
  }
}

}  // namespace

void Board::listMoves(int seat, MoveList& out) const {
  out.clear();
  Scope scope(*this, seat);
  ListingSink sink{out};
  if (inCheck(seat)) {
    const Evasion evasion = evasionOf(scope);
    if (evasion.attackers == 1) {
      visitMoves(scope, sink);
      // A pinned piece cannot step between: its line and the attacker's meet in the king alone.
      out.keepIf([&](const Move& move) {
        return contains(evasion.cells, move.to) && !contains(scope.pinned, move.from);
      });
    }
    visitKing(scope, evasion.shadow, sink);
  } else {
    visitMoves(scope, sink);
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
  const int seat = turn();
  if (inCheck(seat)) {
    MoveList list;
    listMoves(seat, list);
    return list.size();
  }
  Scope scope(*this, seat);
  CountingSink sink;
  visitMoves(scope, sink);
  visitKing(scope, {}, sink);
  forEachCastling(*this, scope, [&](Cell /*to*/) { ++sink.count; });
  visitEnPassant(*this, scope, sink);
  return sink.count;
}

bool Board::hasMove(int seat) const {
  if (!inCheck(seat)) {
    // Nearly always some piece that stands on no line with the king can move, which is much
    // cheaper to see than all moves are to list.
    const Scope scope(*this, seat);
    bool found = false;
    grid_.forEachOf(seat, [&](Cell from) {
      const int files = fileOf(from) - fileOf(scope.king);
      const int ranks = rankOf(from) - rankOf(scope.king);
      if (found || files * ranks * (files + ranks) * (files - ranks) == 0) return;
      const Kind kind = kindOf(grid_[from]);
      if (kind == Kind::kPawn) {
        found = grid_[step(from, scope.forward)] == kEmpty;
      } else if (kind == Kind::kKnight) {
        for (const int jump : kJumps) found = found || has(scope.open, grid_[step(from, jump)]);
      }
    });
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
