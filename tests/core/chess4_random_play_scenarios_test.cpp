// What random play hardly ever meets, put up by hand and played by the engine and the second
// implementation of four-player chess side by side.
#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/core/chess4_random_play_case.h"
#include "tests/core/chess4_random_play_lockstep.h"

namespace {

using chess4_play::Events;
using chess4_play::loadedFrom;
using chess4_play::Lockstep;
using reference_chess4::Points;
using reference_chess4::Rules;
using reference_chess4::Told;

Rules teams() {
  Rules rules;
  rules.teams = true;
  return rules;
}

void expectTold(const Lockstep& both, const std::string& line) {
  const Told& told = both.game().told();
  EXPECT_NE(std::find(told.begin(), told.end(), line), told.end()) << line;
}

TEST(Chess4Scenarios, AKnightChecksThreeKings) {
  Events events;
  Lockstep both({}, loadedFrom("g6rN f7bK g10yK j9gK"), events);
  both.play("g6-h8");
  EXPECT_EQ(events["check on 3 for 20"], 1);
  EXPECT_EQ(both.game().points(), Points({20, 0, 0, 0}));
}

TEST(Chess4Scenarios, SeveralAreMatedByOneMove) {
  Events events;
  Lockstep both({}, loadedFrom("e5rQ a8bK a7bP a9bP b7bP b9bP h14yK g13yP i13yP g14yR i14yR"),
                events);
  both.play("e5-h8");
  EXPECT_EQ(events["several checkmated by one move"], 1);
  EXPECT_EQ(both.game().points().at(0), 45);
}

TEST(Chess4Scenarios, AResignationTakesTheLastEscapeFromCheck) {
  Events events;
  Lockstep both({}, loadedFrom("turn:b d3bK d2bR c4bP d4bP e4bP e2bP k3gR f4rP crossed:f3"),
                events);
  EXPECT_EQ(both.game().legalMoves().size(), 2U);
  both.resign(0);
  EXPECT_EQ(events["stuck in check"], 1);
  expectTold(both, "eliminated 1 checkmate null 0");
  EXPECT_EQ(both.game().turn(), 2);
}

TEST(Chess4Scenarios, AResignationTakesTheLastMove) {
  Events events;
  Lockstep both({}, loadedFrom("turn:b d1bK e4bP e3gQ f4rP crossed:f3"), events);
  EXPECT_EQ(both.game().legalMoves().size(), 1U);
  both.resign(0);
  EXPECT_EQ(events["stuck after a resignation"], 1);
  expectTold(both, "eliminated 1 stalemate 1 20");
}

TEST(Chess4Scenarios, AResignationMayLeaveNobodyToMove) {
  Events events;
  Lockstep both({}, loadedFrom("out:yg turn:b d1bK e4bP e3rQ f4rP crossed:f3"), events);
  both.resign(0);
  expectTold(both, "bonus 1 20 survivor");
  EXPECT_EQ(both.game().reason(), "last-standing");
}

TEST(Chess4Scenarios, ACaptureInPassingPromotes) {
  Events events;
  Lockstep both({}, loadedFrom("turn:b g4bP h4rP crossed:h3"), events);
  both.play("g4-h3");
  EXPECT_EQ(events["en passant with promotion"], 1);
  expectTold(both, "promoted 1 h3 queen");
}

TEST(Chess4Scenarios, ACaptureInPassingPromotesInTeams) {
  Events events;
  Lockstep both(teams(), loadedFrom("turn:y d5yP d4bP crossed:c4"), events);
  both.play("d5-c4=N");
  EXPECT_EQ(events["en passant with promotion"], 1);
}

TEST(Chess4Scenarios, BothPawnsOfACaptureInPassingMayHideTheKing) {
  Events events;
  const Lockstep both({}, loadedFrom("turn:b d4bK e4bP f4rP k4gR crossed:f3"), events);
  EXPECT_EQ(both.game().read("e4-f3"), nullptr);
}

TEST(Chess4Scenarios, AGoingOutTakesTheEscapeOfASeatTestedBefore) {
  // When it is tested, Blue can still capture Yellow's pawn in passing. Then Yellow is mated, and
  // with it gone the right when Blue's turn comes.
  Events events;
  Lockstep both({},
                loadedFrom("turn:g out:r d12bK d13bR c11bP d11bP e11bP e13bP f11yP crossed:f12 "
                           "k11gR h14gQ n5gK m9yK l8yP l9yP m8yP m10yP n9yP n10yP points:0,5,0,0"),
                events);
  both.play("k11-k12");
  expectTold(both, "eliminated 2 checkmate 3 20");
  expectTold(both, "eliminated 1 checkmate null 0");
  EXPECT_EQ(events["a right lapses: its owner is out"], 1);
  EXPECT_EQ(both.game().reason(), "last-standing");
}

TEST(Chess4Scenarios, ARightOutlastsAPieceOnTheFirstSquareOfThePawn) {
  Events events;
  Lockstep both({}, loadedFrom("turn:g h2bR h4rP i4gP crossed:h3"), events);
  both.play("i4-h3");
  EXPECT_EQ(events["en passant, not by the next seat"], 1);
}

TEST(Chess4Scenarios, KnightsGoToAndFroThreeTimes) {
  for (const bool inTeams : {false, true}) {
    Events events;
    Lockstep both(inTeams ? teams() : Rules(), events);
    for (int i = 0; i < 2; ++i) {
      for (const char* text : {"j1-i3", "a5-c6", "e14-f12", "n10-l9"}) both.play(text);
      for (const char* text : {"i3-j1", "c6-a5", "f12-e14", "l9-n10"}) both.play(text);
    }
    EXPECT_EQ(both.game().detail(), "threefold");
  }
}

TEST(Chess4Scenarios, FiftyMovesOfEachSeat) {
  // Cycles of 4, 3, 2 and 5 moves come together again only after 60.
  const std::vector<std::vector<std::string>> walks = {
      {"d1", "d2", "e2", "e1"}, {"a4", "a5", "b5"}, {"k13", "k12"}, {"n4", "n5", "m6", "m5", "m4"}};
  for (const bool inTeams : {false, true}) {
    Events events;
    Lockstep both(inTeams ? teams() : Rules(), loadedFrom("d1rK a4bK n4gK d14yK k13yR"), events);
    for (int i = 0; both.running() && i < 200; ++i) {
      const std::vector<std::string>& walk = walks[i % 4];
      const std::size_t at = static_cast<std::size_t>(i / 4) % walk.size();
      both.play(walk[at] + '-' + walk[(at + 1) % walk.size()]);
    }
    EXPECT_EQ(both.game().detail(), "fifty");
    EXPECT_EQ(both.game().movesMade(), 200);
  }
}

TEST(Chess4Scenarios, LoadingMayPutEverybodyOut) {
  Events events;
  const Lockstep both({}, loadedFrom("out:byg d1rK d2rP e1rP e2rP d3gP e3gP f1gP f2gP"), events);
  EXPECT_EQ(both.game().reason(), "last-standing");
}

TEST(Chess4Scenarios, LoadingBareKingsIsADraw) {
  for (const bool inTeams : {false, true}) {
    Events events;
    const Lockstep both(inTeams ? teams() : Rules(), loadedFrom("turn:g"), events);
    EXPECT_EQ(both.game().detail(), "bare-kings");
    EXPECT_EQ(both.game().points().at(2), inTeams ? 0 : 10);
  }
}

}  // namespace
