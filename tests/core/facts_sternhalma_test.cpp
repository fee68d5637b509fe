// What is said of a move of Chinese checkers: each fact where it holds, and where it nearly does.
#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "core/sternhalma/facts.h"
#include "core/sternhalma/text.h"
#include "tests/core/rules_play.h"

namespace {

using rules_play::Game;

constexpr const char* kTwo = "{'players':2}";
constexpr const char* kThree = "{'players':3}";
constexpr const char* kSwap = "{'players':2,'rules':{'blocking':'swap'}}";
constexpr const char* kJapanese = "{'players':2,'preset':'japanese'}";

/// The facts of a move, joined by spaces.
std::string factsOf(const char* setup, const char* pieces, const char* move) {
  const Game game(setup, pieces, 0);
  const auto reading = nyota::sternhalma::readMove(game.now(), move);
  EXPECT_EQ(reading.reason, "") << move;
  std::string out(nyota::sternhalma::factsOf(game.now(), reading.move).text());
  std::replace(out.begin(), out.end(), ',', ' ');
  return out;
}

TEST(SternhalmaFacts, NearerBesideOrBack) {
  EXPECT_EQ(factsOf(kTwo, "a e5 i5 / d q1", "i5-j5"), "gains:1");
  EXPECT_EQ(factsOf(kTwo, "a e5 i5 / d q1", "i5-i6"), "sidesteps");
  EXPECT_EQ(factsOf(kTwo, "a e5 i5 / d q1", "i5-h5"), "goes-back:1");
}

TEST(SternhalmaFacts, OnlyAChainIsCalledHops) {
  EXPECT_EQ(factsOf(kTwo, "a e5 i5 j5 / d q1", "i5-k5"), "gains:2");
  EXPECT_EQ(factsOf(kTwo, "a e5 i5 j5 l5 / d q1", "i5-k5-m5"), "hops:2 gains:4");
}

TEST(SternhalmaFacts, TheHindmostPieceIsBroughtOnlyForward) {
  EXPECT_EQ(factsOf(kTwo, "a e5 i5 / d q1", "e5-f5"), "brings-hindmost gains:1");
  EXPECT_EQ(factsOf(kTwo, "a e5 i5 / d q1", "e5-e6"), "sidesteps");
  // One of two that are as far behind is not the hindmost.
  EXPECT_EQ(factsOf(kTwo, "a e5 e7 / d q1", "e5-f5"), "gains:1");
}

TEST(SternhalmaFacts, EnteringCountsWhatStandsInTheGoal) {
  EXPECT_EQ(factsOf(kTwo, "a i5 m5 n2 / d a1", "m5-n1"), "enters-goal:2 gains:1");
  EXPECT_EQ(factsOf(kTwo, "a i5 l5 n2 / d a1", "l5-m5"), "gains:1");
  EXPECT_EQ(factsOf(kTwo, "a i5 n1 n3 / d a1", "n1-n2"), "sidesteps");
}

TEST(SternhalmaFacts, LeavingCountsWhatStaysAtHome) {
  EXPECT_EQ(factsOf(kTwo, "a a1 b1 d2 / d q1", "d2-e6"), "leaves-home:2 gains:1");
  EXPECT_EQ(factsOf(kTwo, "a d2 i5 / d q1", "d2-e6"), "leaves-home:0 brings-hindmost gains:1");
  EXPECT_EQ(factsOf(kTwo, "a a1 c2 i5 / d q1", "c2-d2"), "gains:1");
}

TEST(SternhalmaFacts, TheLastPieceFinishes) {
  EXPECT_EQ(factsOf(kTwo, "a n1 n2 n3 o1 o2 o3 p1 p2 q1 m8 / d i6", "m8-n4"),
            "finishes:1 enters-goal:10 brings-hindmost gains:1");
  EXPECT_EQ(factsOf(kTwo, "a n1 n2 n3 o1 o2 o3 p1 p2 i5 m8 / d i6", "m8-n4"),
            "enters-goal:9 gains:1");
}

TEST(SternhalmaFacts, AFinishTellsItsRank) {
  const char* done = "c e10 e11 e12 e13 f10 f11 f12 g10 g11 h10";
  const std::string pieces = "a n1 n2 n3 o1 o2 o3 p1 p2 q1 m8 / e f5 / " + std::string(done);
  EXPECT_EQ(factsOf(kThree, pieces.c_str(), "m8-n4").substr(0, 10), "finishes:2");
}

TEST(SternhalmaFacts, OnlyTheKingComesHome) {
  EXPECT_EQ(factsOf(kJapanese, "A p1 / a i5 / D e6", "p1-q1"), "king-home");
  EXPECT_EQ(factsOf(kJapanese, "A i5 / a p1 / D e6", "p1-q1"), "");
  EXPECT_EQ(factsOf(kJapanese, "A o1 / a i5 / D e6", "o1-p1"), "");
}

TEST(SternhalmaFacts, RoomIsMadeAtTheRim) {
  EXPECT_EQ(factsOf(kTwo, "a i5 n2 / d a1", "n2-o1"), "makes-room");
  // Not by going deeper from farther in, nor along the rim.
  EXPECT_EQ(factsOf(kTwo, "a i5 o1 / d a1", "o1-p1"), "");
  EXPECT_EQ(factsOf(kTwo, "a i5 n2 / d a1", "n2-n3"), "sidesteps");
}

TEST(SternhalmaFacts, ASwapNamesWhomItMoves) {
  // The other also loses its hop over the piece that came.
  EXPECT_EQ(factsOf(kSwap, "a e5 m5 / d n1", "m5*n1"), "enters-goal:1 blocks:1:2 swaps:1 gains:1");
  EXPECT_EQ(factsOf(kSwap, "a e5 m5 / d o1", "m5-n1"), "enters-goal:1 gains:1");
}

TEST(SternhalmaFacts, ABlockedHopNamesItsLength) {
  // k5 could go to g7 over j5 and h6.
  EXPECT_EQ(factsOf(kTwo, "a e1 i4 / d k5 j5 h6", "i4-i5"), "blocks:1:4 sidesteps");
  EXPECT_EQ(factsOf(kTwo, "a e1 i4 / d k5 j5 h6", "i4-i3"), "sidesteps");
  // A step less is not worth a word.
  EXPECT_EQ(factsOf(kTwo, "a e1 i5 / d j5", "i5-i4").substr(0, 6), "sidest");
}

TEST(SternhalmaFacts, ALadderIsOpenedForAnotherPiece) {
  EXPECT_EQ(factsOf(kTwo, "a e5 g5 h5 / d q1", "g5-f5"), "opens-ladder:4 goes-back:1");
  // One hop is one more than the step that was there before, not two.
  EXPECT_EQ(factsOf(kTwo, "a e5 g5 / d q1", "g5-f5"), "goes-back:1");
  // The piece that moved does not count.
  EXPECT_EQ(factsOf(kTwo, "a e1 i3 j5 l5 / d q1", "i3-i4").find("opens-ladder"), std::string::npos);
}

TEST(SternhalmaFacts, FourAtMost) {
  nyota::FactList list;
  for (const char* word : {"a", "b", "c", "d", "e"}) list.tell(word).with(1).with(word);
  EXPECT_EQ(list.text(), "a:1:a,b:1:b,c:1:c,d:1:d");
}

}  // namespace
