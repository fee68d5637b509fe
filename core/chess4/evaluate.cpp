#include "core/chess4/evaluate.h"

#include <array>

namespace nyota::chess4 {

namespace {

constexpr int kPawnWorth = 100;
/// By kind; a promoted queen is worth as much to its owner as any other.
constexpr std::array<int, 8> kWorth = {0, 100, 300, 500, 500, 900, 0, 0};

int worthOf(Kind kind) { return kWorth[static_cast<std::size_t>(kind)]; }

}  // namespace

Scores Evaluator::scores(const Position& position) const {
  Scores out{};
  const Ranks ranks = position.ranks();
  for (int seat = 0; seat < kSeats; ++seat) {
    const auto i = static_cast<std::size_t>(seat);
    if (position.over()) {
      const int behind = (ranks[i] - 1) * kRankScore;
      out[i] = ranks[i] == 1 ? kWinScore : -kWinScore - behind;
      if (position.reason() == EndReason::kDraw && teams_) out[i] = 0;
      continue;
    }
    out[i] = kPawnWorth * position.points(seat);
    if (!position.playing(seat)) continue;
    position.grid().cellsOf(seat).forEach(
        [&](Cell cell) { out[i] += worthOf(kindOf(position.at(cell))); });
  }
  if (!teams_ || position.over()) return out;
  for (std::size_t seat = 0; seat < 2; ++seat) {
    out[seat] += out[seat + 2];
    out[seat + 2] = out[seat];
  }
  return out;
}

int Evaluator::promise(const Position& position, const Move& move) const {
  const Code taken = position.at(move.to);
  int out = worthOf(move.promotesTo);
  if (move.type == Move::Type::kEnPassant) out += kPawnWorth;
  if (taken == kEmpty || position.grey(taken)) return out;
  return out + (teams_ ? worthOf(kindOf(taken)) : kPawnWorth * captureValue(taken));
}

}  // namespace nyota::chess4
