// Four-player chess: how many moves there are, in numbers that other programs agree with, and
// whether what a position keeps as it goes is what it would be if worked out anew.
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/base/rng.h"
#include "core/chess4/position.h"
#include "core/chess4/text.h"

namespace {

using nyota::Rng;
using namespace nyota::chess4;  // NOLINT(google-build-using-namespace)

#ifdef NYOTA_SLOW_BUILD
constexpr int kDeepest = 4;
#else
constexpr int kDeepest = 5;
#endif

Variant variantOf(EnPassant enPassant, Mode mode = Mode::kFfa) {
  Setup setup;
  setup.mode = mode;
  setup.rules.enPassant = enPassant;
  return makeVariant(setup);
}

Position after(const Variant& variant, const std::string& texts) {
  Position position = Position::start(variant);
  std::istringstream in(texts);
  std::string text;
  while (in >> text) {
    const Reading reading = readMove(position, text);
    EXPECT_EQ(reading.reason, nullptr) << text << ": " << reading.reason;
    if (reading.reason != nullptr) break;
    position.play(reading.move);
  }
  return position;
}

/// Leaves from depth 1 on, as deep as this build can afford.
void expectLeaves(const Position& position, const std::vector<std::uint64_t>& leaves) {
  for (int depth = 1; depth <= static_cast<int>(leaves.size()) && depth <= kDeepest; ++depth) {
    EXPECT_EQ(position.perft(depth), leaves[depth - 1]) << "depth " << depth;
  }
}

TEST(Chess4Core, LeavesFromTheStart) {
  const Variant round = variantOf(EnPassant::kRound);
  expectLeaves(Position::start(round), {20, 395, 7'800, 152'050, 3'452'310});
  const Variant next = variantOf(EnPassant::kNext);
  expectLeaves(Position::start(next), {20, 395, 7'800, 152'050, 3'451'520});
  const Variant off = variantOf(EnPassant::kOff);
  expectLeaves(Position::start(off), {20, 395, 7'800, 152'050, 3'450'730});
}

TEST(Chess4Core, LeavesWithCapturesEnPassant) {
  for (const EnPassant rule : {EnPassant::kRound, EnPassant::kNext, EnPassant::kOff}) {
    const Variant variant = variantOf(rule);
    EXPECT_EQ(after(variant, "d2-d3 b4-d4").perft(3), rule == EnPassant::kRound ? 7'405U : 7'010U);
  }
}

TEST(Chess4Core, LeavesWhereCastlingIsPossible) {
  const Variant variant = variantOf(EnPassant::kRound);
  expectLeaves(after(variant,
                     "j1-i3 a5-c6 e14-f12 n10-l9 h2-h3 b7-c7 g13-g12 m8-l8 i1-h2 a6-b7 f14-g13 "
                     "n9-m8"),
               {30, 901, 27'060, 800'838});
}

TEST(Chess4Core, AnEarlyCheckmatePaysAtOnce) {
  const Variant variant = variantOf(EnPassant::kRound);
  const Position position = after(variant, "g2-g3 b9-c9 d13-d12 m7-k7 f1-l7 a8-f13");
  EXPECT_EQ(position.status(2), SeatStatus::kOut);
  EXPECT_EQ(position.points(1), 21);
  EXPECT_EQ(position.turn(), 3);
}

/// Where the kings stand, who attacks them and what the hash is, from nothing.
void expectWhole(const Position& position) {
  EXPECT_EQ(position.hash(), position.hashFromScratch());
  for (int seat = 0; seat < kSeats; ++seat) {
    if (!position.playing(seat)) {
      EXPECT_EQ(position.attackedBy(seat), 0U);
      continue;
    }
    const Cell king = position.king(seat);
    EXPECT_EQ(position.at(king), codeOf(seat, Kind::kKing));
    EXPECT_EQ(position.attackedBy(seat), position.grid().attackers(king, position.hostileTo(seat)));
  }
  std::vector<Move> moves;
  position.generate(moves);
  EXPECT_EQ(position.countMoves(), moves.size());
}

TEST(Chess4Core, WhatIsKeptIsWhatItWouldBeAnew) {
  constexpr int kGames = 40;
  constexpr int kMostMoves = 400;
  for (int game = 0; game < kGames; ++game) {
    const Variant variant = variantOf(game % 3 == 0 ? EnPassant::kNext : EnPassant::kRound,
                                      game % 4 == 3 ? Mode::kTeams : Mode::kFfa);
    Rng rng(game);
    Position position = Position::start(variant);
    for (int ply = 0; ply < kMostMoves && !position.over(); ++ply) {
      expectWhole(position);
      std::vector<Move> moves;
      position.generate(moves);
      ASSERT_FALSE(moves.empty());
      // Captures more often than not, so that games come to their later parts.
      Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
      for (int tries = 0; tries < 4 && position.at(move.to) == kEmpty; ++tries) {
        move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
      }
      position.play(move);
    }
    if (HasFailure()) FAIL() << "game " << game;
  }
}

TEST(Chess4Core, TextsAreReadAsTheyAreWritten) {
  const Variant variant = variantOf(EnPassant::kRound, Mode::kTeams);
  Rng rng(7);
  Position position = Position::start(variant);
  for (int ply = 0; ply < 300 && !position.over(); ++ply) {
    const std::vector<Move> moves = sortedMoves(position);
    for (const Move& move : moves) {
      const Reading reading = readMove(position, moveText(position, move));
      ASSERT_EQ(reading.reason, nullptr) << moveText(position, move);
      EXPECT_EQ(reading.move, move);
    }
    position.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
  }
}

TEST(Chess4Core, WhyNot) {
  const Variant variant = variantOf(EnPassant::kRound);
  const Position start = Position::start(variant);
  const auto why = [](const Position& position, std::string_view text) {
    const char* reason = readMove(position, text).reason;
    return std::string(reason == nullptr ? "" : reason);
  };
  for (const char* text : {"", "h2", "h2-", "h2h4", "h2-h4-h5", "h2-h4=", "h2-h4=K", "H2-h4"}) {
    EXPECT_EQ(why(start, text), "bad-text") << text;
  }
  EXPECT_EQ(why(start, "a1-h4"), "not-on-board");
  EXPECT_EQ(why(start, "h2-h15"), "not-on-board");
  EXPECT_EQ(why(start, "h5-h6"), "no-piece");
  EXPECT_EQ(why(start, "b7-c7"), "not-your-piece");
  EXPECT_EQ(why(start, "h2-h2"), "same-hole");
  EXPECT_EQ(why(start, "h1-h2"), "occupied");
  EXPECT_EQ(why(start, "g1-g14"), "occupied");
  EXPECT_EQ(why(start, "h2-h5"), "not-how-it-moves");
  EXPECT_EQ(why(start, "h2-g3"), "not-how-it-moves");
  EXPECT_EQ(why(start, "e1-e3"), "not-how-it-moves");
  EXPECT_EQ(why(start, "h2-h4=Q"), "not-how-it-moves");
  EXPECT_EQ(why(start, "d1-d5"), "path-blocked");
  const Position castling = after(variant, "j1-i3 b8-c8 d13-d12 m4-l4");
  EXPECT_EQ(why(castling, "h1-j1"), "path-blocked");
  EXPECT_EQ(why(castling, "h1-f1"), "occupied");
  const Position watched = after(variant, "h2-h3 b8-c8 g13-g12 m8-l8 d2-d3");
  EXPECT_EQ(why(watched, "a7-b8"), "king-in-check");
  EXPECT_EQ(why(watched, "a8-b8"), "");
  EXPECT_EQ(why(watched, "a8-b8=Q"), "not-how-it-moves");
}

}  // namespace
