#include "tests/core/chess4_random_play_lockstep.h"

#include <array>
#include <sstream>

#include <gtest/gtest.h>

#include "tests/core/chess4_golden_game.h"
#include "tests/core/chess4_random_play_core.h"
#include "tests/core/chess4_random_play_player.h"

namespace chess4_play {
namespace {

using nyota::chess4::Castling;
using nyota::chess4::Position;
using reference_chess4::Game;
using reference_chess4::kSeats;
using reference_chess4::Loaded;
using reference_chess4::Rules;

/// A position for the eye of who has to find a fault.
std::string describe(const reference_chess4::Position& position) {
  std::ostringstream out;
  out << chess4_golden::boardText(position.board) << "; turn " << position.turn << "; out";
  for (const bool is : position.out) out << ' ' << is;
  out << "; castling";
  for (const auto& sides : position.castling) out << ' ' << sides[0] << sides[1];
  out << "; crossed";
  for (const auto& right : position.rights) {
    out << ' ' << (right.crossed < 0 ? "-" : reference_chess4::cellName(right.crossed));
  }
  return out.str();
}

}  // namespace

Lockstep::Lockstep(const Rules& rules, Events& events)
    : variant_(variantOf(rules)),
      position_(Position::start(variant_)),
      game_(rules),
      events_(&events),
      begun_("start") {
  compare({});
}

Lockstep::Lockstep(const Rules& rules, const Loaded& loaded, Events& events)
    : variant_(variantOf(rules)),
      position_(Position::cleared(variant_)),
      game_(rules, loaded),
      events_(&events),
      begun_(describe(loaded.position)) {
  for (const int points : loaded.points) begun_ += ' ' + std::to_string(points);
  nyota::Happenings happenings;
  position_ = corePosition(variant_, loaded, happenings);
  countLoading(game_, events);
  compare(happenings);
}

std::string Lockstep::where() const {
  std::ostringstream out;
  out << setupJson(game_.rules()) << "\nbegun: " << begun_ << "\nplayed:";
  for (const std::string& text : played_) out << ' ' << text;
  out << "\nposition: " << describe(game_.position()) << '\n';
  return out.str();
}

void Lockstep::play(const std::string& text) {
  const reference_chess4::Move* read = game_.read(text);
  if (read == nullptr) {
    ADD_FAILURE() << where() << "no legal move: " << text;
    agree_ = false;
    return;
  }
  const reference_chess4::Move move = *read;
  nyota::Happenings happenings;
  position_.play(moveOf(position_, move.text), &happenings);
  game_.play(move.text);
  played_.push_back(move.text);
  countMove(game_, move, *events_);
  compare(happenings);
}

void Lockstep::resign(int seat) {
  const int turn = game_.turn();
  nyota::Happenings happenings;
  position_.resign(seat, &happenings);
  game_.resign(seat);
  played_.push_back("resign:" + std::to_string(seat));
  countResignation(game_, seat, turn, *events_);
  compare(happenings);
}

void Lockstep::countLeaves(int depth) {
  const auto leaves = static_cast<std::uint64_t>(perft(game_, depth));
  if (position_.perft(depth) == leaves) return;
  ADD_FAILURE() << where() << "depth " << depth << ": " << leaves << " leaves, the engine counts "
                << position_.perft(depth);
  agree_ = false;
}

void Lockstep::compare(const nyota::Happenings& happenings) {
  reference_chess4::Told told = game_.told();
  if (!told.empty() && told.front().rfind("moved", 0) == 0) told.erase(told.begin());
  EXPECT_EQ(toldBy(happenings), told);
  EXPECT_EQ(position_.over() ? -1 : position_.turn(), game_.turn());
  EXPECT_EQ(reasonName(position_.reason()), game_.reason());
  EXPECT_EQ(detailName(position_.detail()), game_.detail());
  EXPECT_EQ(pointsOf(position_), std::vector<int>(game_.points().begin(), game_.points().end()));
  EXPECT_EQ(ranksOf(position_), game_.ranks());
  EXPECT_EQ(chess4_golden::boardText(boardOf(position_)),
            chess4_golden::boardText(game_.position().board));
  EXPECT_EQ(position_.moves(), game_.movesMade());
  EXPECT_EQ(position_.hash(), position_.hashFromScratch());
  for (int seat = 0; seat < kSeats; ++seat)
    EXPECT_EQ(statusOf(position_, seat), game_.status(seat));
  if (game_.turn() >= 0) {
    compareRights();
    compareHashes();
  }
  EXPECT_EQ(movesOf(position_), movesOf(game_));
  EXPECT_EQ(position_.countMoves(), game_.legalMoves().size());
  if (agree_ && testing::Test::HasFailure()) {
    ADD_FAILURE() << where();
    agree_ = false;
  }
}

void Lockstep::compareRights() {
  for (int seat = 0; seat < kSeats; ++seat) {
    const int crossed = game_.position().rights.at(seat).crossed;
    EXPECT_EQ(position_.enPassant(seat), crossed < 0 ? nyota::chess4::kNoCell : coreCell(crossed));
    if (!game_.playing(seat)) continue;
    const auto& sides = game_.position().castling.at(seat);
    EXPECT_EQ(position_.mayCastle(seat, Castling::kShort), sides[0]);
    EXPECT_EQ(position_.mayCastle(seat, Castling::kLong), sides[1]);
    EXPECT_EQ(position_.quietMoves(seat), game_.idle(seat)) << "seat " << seat;
    EXPECT_EQ(position_.inCheck(seat), inCheck(game_.rules(), game_.position(), seat));
    // Slow, so one seat at a time.
    if (static_cast<int>(played_.size() / 2) % kSeats != seat) continue;
    EXPECT_EQ(position_.hasMove(seat), !movesOf(game_.rules(), game_.position(), seat).empty());
  }
}

/// Equal positions have equal hashes, and only they.
void Lockstep::compareHashes() {
  for (const auto& [hash, position] : seen_) {
    EXPECT_EQ(hash == position_.hash(), position == game_.position());
  }
  seen_.emplace_back(position_.hash(), game_.position());
}

void playGame(Lockstep& lockstep, Random& random, int plies) {
  std::array<Player, kSeats> players = {Player(random), Player(random), Player(random),
                                        Player(random)};
  const int resignEvery = hits(random, 30) ? 30 : 400;
  for (int ply = 0; ply < plies && lockstep.running(); ++ply) {
    const Game& game = lockstep.game();
    const int seat = below(random, kSeats);
    if (below(random, resignEvery) == 0 && game.playing(seat)) {
      lockstep.resign(seat);
    } else {
      lockstep.play(players.at(game.turn()).choose(game, random));
    }
  }
}

}  // namespace chess4_play
