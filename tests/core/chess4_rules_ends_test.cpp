// Rules of four-player chess: what follows a move or a resignation, ranks, loading.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/core/chess4_rules_play.h"

namespace {

using chess4_rules::Game;
using Ranks = std::vector<int>;

/// Twice there and back again with a knight of each army: the start comes for the third time.
const std::vector<std::string> kKnightsGo = {"j1-i3", "a5-c6", "e14-f12", "n10-l9"};
const std::vector<std::string> kKnightsComeBack = {"i3-j1", "c6-a5", "f12-e14", "l9-n10"};

TEST(Chess4Then, OneLeftEndsTheGame) {
  Game game("", "e5rP out:yg");
  game.resign(1);
  EXPECT_EQ(game.reason(), "last-standing");
  EXPECT_EQ(game.turn(), -1);
}

TEST(Chess4Then, ALeadOfTwentyOneEndsTheGameOfTwo) {
  Game game("", "out:yg e5rR e8bP b5bP points:20,0,0,0");
  EXPECT_TRUE(game.play("e5-e8"));
  EXPECT_EQ(game.reason(), "lead");
}

TEST(Chess4Then, ALeadOfTwentyIsNotEnough) {
  Game game("", "out:yg e5rR e8bP b5bP points:19,0,0,0");
  EXPECT_TRUE(game.play("e5-e8"));
  EXPECT_EQ(game.turn(), 1);
}

TEST(Chess4Then, TheLeadIsThatOfTwoLeft) {
  Game game("", "out:g e5rR e8bP b5bP points:50,0,0,0");
  EXPECT_TRUE(game.play("e5-e8"));
  EXPECT_EQ(game.turn(), 1);
  game.resign(2);
  EXPECT_EQ(game.reason(), "lead");
}

TEST(Chess4Then, TheTurnPassesToTheNextInPlay) {
  Game game("", "e5rP out:b");
  EXPECT_TRUE(game.play("h1-h2"));
  EXPECT_EQ(game.told().size(), 0U);
  EXPECT_EQ(game.turn(), 2);
}

TEST(Chess4Then, AResignationInTurnPassesTheTurn) {
  Game game("", "e5rP e8gP");
  game.resign(0);
  EXPECT_EQ(game.turn(), 1);
}

TEST(Chess4Then, AResignationOutOfTurnLeavesTheTurn) {
  Game game("", "e5rP");
  game.resign(1);
  EXPECT_EQ(game.turn(), 0);
}

TEST(Chess4Then, EndsAreTestedAfterEachWhoIsStuck) {
  // When Blue goes out stuck, Red and Yellow are left, and Red leads by 30.
  Game game("", "out:g d1bK e5rQ points:30,0,0,0");
  EXPECT_TRUE(game.play("e5-e3"));
  EXPECT_FALSE(game.plays(1));
  EXPECT_EQ(game.reason(), "lead");
}

TEST(Chess4Then, TheThirdOccurrenceIsADraw) {
  Game game;
  EXPECT_TRUE(game.playAll(kKnightsGo) && game.playAll(kKnightsComeBack));
  EXPECT_TRUE(game.playAll(kKnightsGo));
  EXPECT_TRUE(game.playAll({"i3-j1", "c6-a5", "f12-e14"}));
  EXPECT_EQ(game.reason(), "");
  EXPECT_TRUE(game.play("l9-n10"));
  EXPECT_EQ(game.reason(), "draw");
  EXPECT_EQ(game.detail(), "threefold");
}

TEST(Chess4Then, ALoadedPositionIsItsFirstOccurrence) {
  Game game("", "e5rP");
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(game.reason(), "");
    EXPECT_TRUE(game.playAll({"h1-h2", "a7-a6", "g14-g13", "n8-n9"}));
    EXPECT_TRUE(game.playAll({"h2-h1", "a6-a7", "g13-g14", "n9-n8"}));
  }
  EXPECT_EQ(game.detail(), "threefold");
}

TEST(Chess4Then, OwnersAndMarksMakePositionsDiffer) {
  EXPECT_NE(Game("", "e5rQ e7rD").now().hash(), Game("", "e5rD e7rQ").now().hash());
  EXPECT_NE(Game("", "e5rN e7bN").now().hash(), Game("", "e5bN e7rN").now().hash());
}

TEST(Chess4Then, CastlingRightsMakePositionsDiffer) {
  EXPECT_NE(Game("", "k1rR d1rR castle:rs").now().hash(),
            Game("", "k1rR d1rR castle:rl").now().hash());
}

TEST(Chess4Then, RightsToCaptureInPassingMakePositionsDiffer) {
  EXPECT_NE(Game("", "turn:b d4rP crossed:d3").now().hash(), Game("", "turn:b d4rP").now().hash());
}

TEST(Chess4Then, SeatsInPlayAndTurnMakePositionsDiffer) {
  EXPECT_NE(Game("", "d4rP out:b a7bK").now().hash(), Game("", "d4rP").now().hash());
  EXPECT_NE(Game("", "d4rP turn:g").now().hash(), Game("", "d4rP").now().hash());
}

/// Plays the walks of the seats round and round for that many moves; false where one is refused.
bool walk(Game& game, const std::vector<std::vector<std::string>>& walks, int moves) {
  for (int i = 0; i < moves; ++i) {
    const std::vector<std::string>& squares = walks[i % walks.size()];
    const std::size_t at = static_cast<std::size_t>(i) / walks.size() % squares.size();
    if (!game.play(squares[at] + '-' + squares[(at + 1) % squares.size()])) return false;
  }
  return true;
}

/// Kings on round walks of five and six squares, so that nothing comes a third time in 50 moves.
const std::vector<std::string> kFiveSquares = {"e4", "e5", "f6", "f5", "f4"};
const std::vector<std::string> kSixSquares = {"a8", "a9", "b10", "c9", "c8", "b7"};

TEST(Chess4Then, FiftyMovesOfEachSeatInPlayAreADraw) {
  Game game("", "out:yg e4rK a8bK m10rN");
  EXPECT_TRUE(walk(game, {kFiveSquares, kSixSquares}, 99));
  EXPECT_EQ(game.reason(), "");
  EXPECT_TRUE(game.play("a9-b10"));
  EXPECT_EQ(game.detail(), "fifty");
}

TEST(Chess4Then, APawnMoveBeginsTheFiftyAnew) {
  Game game("", "out:yg e4rK a8bK k4bP");
  EXPECT_TRUE(game.playAll({"e4-e5", "a8-a9", "e5-f6"}));
  EXPECT_EQ(game.now().quietMoves(0), 2);
  EXPECT_TRUE(game.play("k4-l4"));
  EXPECT_EQ(game.now().quietMoves(0), 0);
  EXPECT_EQ(game.now().quietMoves(1), 0);
}

TEST(Chess4Then, ACaptureOfGreyBeginsTheFiftyAnew) {
  Game game("", "out:yg e4rK a8bK k4gN k8bR");
  EXPECT_TRUE(game.playAll({"e4-e5", "a8-a9", "e5-f6", "k8-k4"}));
  EXPECT_EQ(game.now().quietMoves(0), 0);
  EXPECT_EQ(game.now().quietMoves(1), 0);
}

TEST(Chess4Then, BareKingsAreADraw) {
  Game more("", "out:yg e5rR e8bR d8rK");
  EXPECT_TRUE(more.play("e5-e8"));
  EXPECT_EQ(more.reason(), "");
  Game bare("", "out:yg e8bR d8rK");
  EXPECT_TRUE(bare.play("d8-e8"));
  EXPECT_EQ(bare.detail(), "bare-kings");
}

TEST(Chess4Then, GreyPiecesDoNotHinderBareKings) {
  Game game("", "out:yg e8bR d8rK i10yR i12yN j4gP j6gP");
  EXPECT_TRUE(game.play("d8-e8"));
  EXPECT_EQ(game.detail(), "bare-kings");
}

TEST(Chess4Then, FiftyGoesBeforeBareKings) {
  // Yellow resigns with its rook before its 50th move; the other two have made theirs.
  Game game("", "out:g e4rK a8bK k13yR");
  EXPECT_TRUE(walk(game, {kFiveSquares, kSixSquares, {"k13", "k12"}}, 149));
  EXPECT_EQ(game.reason(), "");
  game.resign(2);
  EXPECT_EQ(game.detail(), "fifty");
}

TEST(Chess4Then, ADrawBringsTenToEachInPlay) {
  Game game("", "out:yg e8bR d8rK points:0,3,4,0");
  EXPECT_TRUE(game.play("d8-e8"));
  EXPECT_TRUE(game.told("bonus 0 10 draw"));
  EXPECT_TRUE(game.told("bonus 1 10 draw"));
  EXPECT_EQ(game.points(0), 15);
  EXPECT_EQ(game.points(1), 13);
  EXPECT_EQ(game.points(2), 4);
}

TEST(Chess4Then, TheMoveLimitEndsTheGame) {
  Game game("limit:2");
  EXPECT_TRUE(game.play("h2-h4"));
  EXPECT_EQ(game.reason(), "");
  EXPECT_TRUE(game.play("b7-c7"));
  EXPECT_EQ(game.reason(), "move-limit");
  EXPECT_EQ(game.ranks(), Ranks({1, 1, 1, 1}));
}

TEST(Chess4Then, ZeroIsNoMoveLimit) {
  Game game("limit:0");
  EXPECT_TRUE(game.play("h2-h4"));
  EXPECT_EQ(game.reason(), "");
}

TEST(Chess4Then, ADrawGoesBeforeTheMoveLimit) {
  Game game("limit:1", "out:yg e8bR d8rK");
  EXPECT_TRUE(game.play("d8-e8"));
  EXPECT_EQ(game.reason(), "draw");
}

TEST(Chess4Then, AResignationIsNoMove) {
  Game game("limit:2");
  game.resign(3);
  EXPECT_TRUE(game.play("h2-h4"));
  EXPECT_EQ(game.reason(), "");
}

TEST(Chess4Ranks, FollowThePointsOfAll) {
  Game game("", "out:yg e5rP points:5,9,30,9");
  game.resign(1);
  EXPECT_EQ(game.ranks(), Ranks({2, 3, 1, 3}));
}

TEST(Chess4Ranks, EqualPointsShareTheBetterOne) {
  Game game("", "out:yg e5rP points:10,30,30,2");
  game.resign(1);
  EXPECT_EQ(game.ranks(), Ranks({1, 1, 1, 4}));
}

TEST(Chess4Load, CountersStartAnew) {
  const Game game("", "e5rP");
  EXPECT_EQ(game.now().moves(), 0);
  for (int seat = 0; seat < 4; ++seat) EXPECT_EQ(game.now().quietMoves(seat), 0);
}

TEST(Chess4Load, CheckmatesBringNobodyAnything) {
  const Game game("", "h8rQ a8bK a7bP a9bP b7bP b9bP");
  EXPECT_TRUE(game.told("eliminated 1 checkmate null 0"));
  for (int seat = 0; seat < 4; ++seat) EXPECT_EQ(game.points(seat), 0);
}

TEST(Chess4Load, TheSeatToMoveIsTestedToo) {
  const Game game("", "turn:b h8rQ a8bK a7bP a9bP b7bP b9bP");
  EXPECT_TRUE(game.told("eliminated 1 checkmate null 0"));
  EXPECT_EQ(game.turn(), 2);
}

TEST(Chess4Load, CheckmatesAreTestedFromTheSeatToMoveOn) {
  // Blue's knight keeps Yellow's king from i13, as long as Blue plays.
  const std::string pieces = "h8rQ a8bK a7bP a9bP b7bP b9bP k12bN h14yK g13yP g14yR i14yR n5gK ";
  EXPECT_TRUE(Game("", pieces + "turn:r").plays(2));
  EXPECT_FALSE(Game("", pieces + "turn:y").plays(2));
}

TEST(Chess4Load, StuckBringsNothing) {
  const Game game("", "turn:b d1bK e3rQ");
  EXPECT_TRUE(game.told("eliminated 1 stalemate null 0"));
  EXPECT_EQ(game.points(1), 0);
  EXPECT_EQ(game.turn(), 2);
}

TEST(Chess4Load, EndsAreTested) {
  EXPECT_EQ(Game("", "e5rP out:byg").reason(), "last-standing");
  EXPECT_EQ(Game("", "e5rP out:yg points:0,21,0,0").reason(), "lead");
  EXPECT_EQ(Game("", "turn:g").detail(), "bare-kings");
}

TEST(Chess4Load, CastlingNeedsKingAndRookInPlace) {
  using nyota::chess4::Castling;
  using nyota::chess4::findCell;
  using nyota::chess4::Kind;
  const Game game;
  nyota::chess4::Position position = nyota::chess4::Position::cleared(game.now().variant());
  position.put(findCell("h1"), 0, Kind::kKing);
  position.put(findCell("k1"), 0, Kind::kRook);
  position.put(findCell("d1"), 1, Kind::kRook);
  position.put(findCell("a6"), 1, Kind::kKing);
  position.put(findCell("a4"), 1, Kind::kRook);
  EXPECT_TRUE(position.allowCastling(0, Castling::kShort));
  EXPECT_FALSE(position.allowCastling(0, Castling::kLong));
  EXPECT_FALSE(position.allowCastling(1, Castling::kShort));
}

TEST(Chess4Load, ARightNeedsItsPawn) {
  using nyota::chess4::findCell;
  using nyota::chess4::Kind;
  const Game game;
  nyota::chess4::Position position = nyota::chess4::Position::cleared(game.now().variant());
  position.put(findCell("d4"), 0, Kind::kPawn);
  position.put(findCell("e4"), 0, Kind::kKnight);
  position.put(findCell("f4"), 0, Kind::kPawn);
  position.put(findCell("f3"), 2, Kind::kPawn);
  EXPECT_TRUE(position.allowEnPassant(0, findCell("d3")));
  EXPECT_FALSE(position.allowEnPassant(0, findCell("e3")));
  EXPECT_FALSE(position.allowEnPassant(0, findCell("f3")));
  EXPECT_FALSE(position.allowEnPassant(0, findCell("d4")));
}

}  // namespace
