#include "core/chess4/evaluate.h"

#include <algorithm>
#include <array>

namespace nyota::chess4 {

namespace {

/// By kind, in hundredths of a point: what it is worth to still have a piece.
constexpr std::array<int, 8> kKeep = {0, 60, 260, 400, 450, 900, 0, 0};
/// What is staked by capturing with a piece; a king cannot capture what is covered.
constexpr std::array<int, 8> kStake = {0, 60, 260, 400, 450, 900, 9000, 0};
/// For each cell that a piece attacks.
constexpr std::array<int, 8> kMobility = {0, 0, 4, 4, 2, 1, 0, 0};
/// A pawn by the steps that it needs to promote.
constexpr std::array<int, 10> kNearPromotion = {0, 350, 160, 80, 40, 15, 5, 0, 0, 0};

constexpr int kPoint = 100;
/// What a move pays at least that is never put off nor overlooked, and what makes sure of that:
/// more than anything but to win.
constexpr int kPrize = 20;
constexpr int kPrizeFirst = kDecidedScore + kWinScore / 10;
constexpr int kInCheck = 20;
/// How much of a capture counts, in percent, that its victim has no turn before, and one that it
/// may still avoid.
constexpr int kSureCapture = 85;
constexpr int kLikelyCapture = 20;
/// How much the best and the mean of the others count against one's own standing, in percent.
constexpr int kBestRival = 60;
constexpr int kMeanRival = 40;

int at(const std::array<int, 8>& table, Kind kind) { return table[static_cast<std::size_t>(kind)]; }

}  // namespace

int Evaluator::worthOf(Code code) const {
  return teams_ ? at(kKeep, kindOf(code)) : kPoint * captureValue(code);
}

void Evaluator::attackFrom(const Position& position, int seat, Cell cell) const {
  const Kind kind = kindOf(position.at(cell));
  const auto i = static_cast<std::size_t>(seat);
  AttackMap& map = attacks_[i];
  const auto code = static_cast<unsigned>(kind);
  int count = 0;
  const auto note = [&](Cell to) {
    const unsigned before = map[to];
    const unsigned now = before == 0 ? code : (before & ~7U) + 8U + std::min(before & 7U, code);
    map[to] = static_cast<std::uint8_t>(now);
    ++count;
  };
  if (kind == Kind::kPawn) {
    const int forward = kForward[i];
    const int side = forward * forward == 1 ? 16 : 1;
    note(step(cell, forward - side));
    note(step(cell, forward + side));
  } else if (kind == Kind::kKnight) {
    for (const int jump : kJumps) note(step(cell, jump));
  } else {
    const std::size_t first = kind == Kind::kBishop ? 4 : 0;
    const std::size_t last = kind == Kind::kRook ? 4 : 8;
    for (std::size_t way = first; way < last; ++way) {
      Cell to = cell;
      do {
        to = step(to, kNeighbours[way]);
        note(to);
      } while (kind != Kind::kKing && position.at(to) == kEmpty);
    }
  }
  mobility_[i] += count * at(kMobility, kind);
}

void Evaluator::look(const Position& position) const {
  if (seen_ == position.hash()) return;
  seen_ = position.hash();
  attacks_ = {};
  mobility_ = {};
  for (int seat = 0; seat < kSeats; ++seat) {
    if (!position.playing(seat)) continue;
    position.grid().cellsOf(seat).forEach([&](Cell cell) { attackFrom(position, seat, cell); });
  }
}

void Evaluator::lookForChecks(const Position& position) const {
  if (checksSeen_ == position.hash()) return;
  checksSeen_ = position.hash();
  checks_ = {};
  for (int seat = 0; seat < kSeats; ++seat) {
    if (!position.playing(seat) || allied(seat, position.turn())) continue;
    const Cell king = position.king(seat);
    for (std::size_t way = 0; way < kNeighbours.size(); ++way) {
      Cell from = king;
      do {
        from = step(from, kNeighbours[way]);
        ++checks_[way / 4][from];
      } while (position.at(from) == kEmpty);
    }
    for (const int jump : kJumps) ++checks_[2][step(king, jump)];
  }
}

/// The least piece of a seat's rivals that attacks a cell, kNone where there is none.
Kind Evaluator::leastAttacker(int seat, Cell cell) const {
  unsigned least = 0;
  for (int other = 0; other < kSeats; ++other) {
    if (allied(seat, other)) continue;
    const unsigned kind = attacks_[static_cast<std::size_t>(other)][cell] & 7U;
    if (kind != 0 && (least == 0 || kind < least)) least = kind;
  }
  return static_cast<Kind>(least);
}

/// What a seat may lose of a piece of that worth on a cell.
int Evaluator::riskOn(int seat, Cell cell, int worth, bool covered) const {
  const Kind attacker = leastAttacker(seat, cell);
  if (attacker == Kind::kNone || (covered && attacker == Kind::kKing)) return 0;
  return covered ? std::max(0, worth - at(kKeep, attacker)) : worth;
}

bool Evaluator::queenAttacked(const Position& position) const {
  look(position);
  const int seat = position.turn();
  const AttackMap& own = attacks_[static_cast<std::size_t>(seat)];
  bool attacked = false;
  position.grid().officers(seat).forEach([&](Cell cell) {
    const Kind kind = kindOf(position.at(cell));
    attacked |= kind == Kind::kQueen && riskOn(seat, cell, at(kKeep, kind), own[cell] != 0) > 0;
  });
  return attacked;
}

int Evaluator::promise(const Position& position, const Move& move) const {
  look(position);
  lookForChecks(position);
  const int seat = position.turn();
  const Code taken = position.at(move.to);
  const Kind kind = kindOf(position.at(move.from));
  int out = move.promotesTo != Kind::kNone ? at(kKeep, move.promotesTo) : 0;
  if (move.type == Move::Type::kEnPassant) out += kPoint;
  if (move.type == Move::Type::kCastle) out += 30;
  if (taken != kEmpty && !position.grey(taken)) {
    out += worthOf(taken) + at(kKeep, kindOf(taken)) / 8;
  }
  const AttackMap& own = attacks_[static_cast<std::size_t>(seat)];
  if (kind != Kind::kKing) {
    const int worth = at(kKeep, kind);
    // A pawn that steps ahead did not attack where it goes.
    const bool attacked = kind != Kind::kPawn || taken != kEmpty;
    out -= riskOn(seat, move.to, worth, own[move.to] >= (attacked ? 8 : 1));
    out += riskOn(seat, move.from, worth, own[move.from] != 0) * 3 / 4;
  }
  const Kind now = move.promotesTo != Kind::kNone ? move.promotesTo : kind;
  int kings = 0;
  if (now == Kind::kKnight) kings = checks_[2][move.to];
  if (has(kStraight, codeOf(0, now))) kings += checks_[0][move.to];
  if (has(kDiagonal, codeOf(0, now))) kings += checks_[1][move.to];
  if (kings > 0) out += kings == 1 || teams_ ? 40 : now == Kind::kQueen ? 140 : 500;
  if (kind == Kind::kPawn || kind == Kind::kKnight || kind == Kind::kBishop) out += 10;
  return out;
}

int Evaluator::duty(const Position& position, const Move& move) const {
  const int seat = position.turn();
  Position next = position;
  next.play(move);
  return next.points(seat) - position.points(seat) < kPrize ? 0 : kPrizeFirst;
}

int Evaluator::kingDanger(const Position& position, int seat) const {
  const Cell king = position.king(seat);
  const AttackMap& own = attacks_[static_cast<std::size_t>(seat)];
  int danger = 0;
  for (const int by : kNeighbours) {
    const Cell cell = step(king, by);
    if (position.at(cell) == kWall) continue;
    for (int other = 0; other < kSeats; ++other) {
      if (allied(seat, other)) continue;
      const unsigned attack = attacks_[static_cast<std::size_t>(other)][cell];
      if (attack == 0) continue;
      danger += 2;
      // Only the king itself covers it.
      if (own[cell] < 8) danger += 1;
      if (attack >= 8) danger += 2;
    }
  }
  return std::min(danger * danger, 500) + (position.inCheck(seat) ? kInCheck : 0);
}

/// Lets each seat in its turn take what pays it best, as things stand.
void Evaluator::exchange(const Position& position, Scores& standing) const {
  Cells gone;
  for (int i = 0; i < kSeats; ++i) {
    const int seat = (position.turn() + i) % kSeats;
    if (!position.playing(seat)) continue;
    const AttackMap& map = attacks_[static_cast<std::size_t>(seat)];
    int best = 0;
    Cell target = kNoCell;
    for (int victim = 0; victim < kSeats; ++victim) {
      if (allied(seat, victim) || !position.playing(victim)) continue;
      (position.grid().cellsOf(victim) - gone).forEach([&](Cell cell) {
        const unsigned attack = map[cell] & 7U;
        const Code code = position.at(cell);
        if (attack == 0 || kindOf(code) == Kind::kKing) return;
        int gain = worthOf(code);
        if (leastAttacker(seat, cell) != Kind::kNone) gain -= kStake[attack];
        if (gain <= best) return;
        best = gain;
        target = cell;
      });
    }
    if (target == kNoCell) continue;
    const Code code = position.at(target);
    const int victim = static_cast<int>(ownerOf(code));
    const bool warned = (victim - position.turn() + kSeats) % kSeats < i;
    int percent = warned ? kLikelyCapture : kSureCapture;
    if (position.inCheck(seat)) percent /= 2;
    if (!warned) gone.add(target);
    standing[static_cast<std::size_t>(seat)] += best * percent / 100;
    standing[static_cast<std::size_t>(victim)] -= at(kKeep, kindOf(code)) * percent / 100;
  }
}

Scores Evaluator::finalScores(const Position& position) const {
  Scores out{};
  const Ranks ranks = position.ranks();
  const auto firsts = std::count(ranks.begin(), ranks.begin() + kSeats, 1);
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    if (ranks[seat] != 1) out[seat] = -kWinScore - (ranks[seat] - 1) * kRankScore;
    // To be first beside others is worth no more and no less than going on.
    if (ranks[seat] == 1 && firsts == (teams_ ? 2 : 1)) out[seat] = kWinScore;
  }
  return out;
}

Scores Evaluator::scores(const Position& position) const {
  if (position.over()) return finalScores(position);
  look(position);
  Scores standing{};
  for (int seat = 0; seat < kSeats; ++seat) {
    const auto i = static_cast<std::size_t>(seat);
    standing[i] = kPoint * position.points(seat);
    if (!position.playing(seat)) continue;
    standing[i] += mobility_[i] - kingDanger(position, seat);
    position.grid().officers(seat).forEach(
        [&](Cell cell) { standing[i] += at(kKeep, kindOf(position.at(cell))); });
    const int last = position.variant().promotionRow;
    position.grid().pawns(seat).forEach([&](Cell cell) {
      const int steps = last - rowOf(seat, cell);
      standing[i] += at(kKeep, Kind::kPawn);
      if (steps >= 0) standing[i] += kNearPromotion[static_cast<std::size_t>(std::min(steps, 9))];
    });
  }
  exchange(position, standing);
  Scores out{};
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    int best = -kWinScore;
    int sum = 0;
    for (std::size_t other = 0; other < kSeats; ++other) {
      if (other == seat) continue;
      sum += standing[other];
      best = std::max(best, standing[other]);
    }
    const std::size_t partner = seat ^ 2U;
    out[seat] = teams_ ? 2 * (standing[seat] + standing[partner]) - sum - standing[seat]
                       : standing[seat] - (best * kBestRival + sum / 3 * kMeanRival) / 100;
  }
  return out;
}

}  // namespace nyota::chess4
