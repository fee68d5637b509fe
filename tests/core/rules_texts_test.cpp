// Position and move texts; see docs/rules.md.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/core/rules_play.h"

namespace {

using rules_play::boardText;
using rules_play::Game;
using rules_play::loadFault;
using Seats = std::vector<int>;

constexpr const char* kTwo = "{'players':2}";
constexpr const char* kJapanese = "{'players':2,'preset':'japanese'}";
constexpr const char* kFilled = "{'players':2,'rules':{'unusedCamps':'filled'}}";
constexpr const char* kSwap = "{'players':2,'rules':{'blocking':'swap'}}";
const std::string kEmptyRows = "1/2/3/4/13/12/11/10/9/10/11/12/13/4/3/2";

TEST(RulesTexts, RowsGoFromTheTopDown) {
  EXPECT_EQ(Game(kTwo, "a i5 a1 / d q1", 0).text(),
            "d/2/3/4/13/12/11/10/4a4/10/11/12/13/4/3/2/a 0");
}

TEST(RulesTexts, RowsAreReadFromTheTopDown) {
  EXPECT_EQ(Game(kTwo, "a a1 / d i5", 0).targets("a1"), "b1 b2");
}

TEST(RulesTexts, ANumberIsThatManyEmptyHoles) {
  EXPECT_EQ(loadFault(kTwo, kEmptyRows + "/a 0"), -1);
  EXPECT_GE(loadFault(kTwo, "1/2/3/4/13/12/11/10/8/10/11/12/13/4/3/2/a 0"), 0);
  EXPECT_GE(loadFault(kTwo, "1/2/3/4/13/12/11/10/10/10/11/12/13/4/3/2/a 0"), 0);
}

TEST(RulesTexts, NumbersDoNotFollowOneAnother) {
  EXPECT_GE(loadFault(kTwo, "1/2/3/4/76/12/11/10/9/10/11/12/13/4/3/2/a 0"), 0);
  EXPECT_EQ(loadFault(kTwo, "1/2/3/4/13/12/11/10/09/10/11/12/13/4/3/2/a 0"), 20);
}

TEST(RulesTexts, ALetterIsAPieceOfThatHome) {
  EXPECT_EQ(Game("{'players':6}", "a i1 / b i2 / c i3 / d i4 / e i5 / f i6", 0).text(),
            "1/2/3/4/13/12/11/10/abcdef3/10/11/12/13/4/3/2/1 0");
}

TEST(RulesTexts, ACapitalIsAKing) {
  EXPECT_EQ(Game(kJapanese, "A i5 / D i6", 0).text(),
            "1/2/3/4/13/12/11/10/4AD3/10/11/12/13/4/3/2/1 0");
}

TEST(RulesTexts, NIsANeutralPiece) {
  EXPECT_EQ(Game(kFilled, "a i5 / n e1", 0).text(),
            "1/2/3/4/13/12/11/10/4a4/10/11/12/n12/4/3/2/1 0");
}

TEST(RulesTexts, TheSeatToMoveComesLast) {
  EXPECT_EQ(Game(kTwo, "a i5 / d q1", 1).turn(), 1);
  EXPECT_EQ(loadFault(kTwo, kEmptyRows + "/a 2"), static_cast<int>(kEmptyRows.size()) + 3);
  EXPECT_EQ(loadFault(kTwo, kEmptyRows + "/a"), static_cast<int>(kEmptyRows.size()) + 2);
}

const std::string kGoal = " q1 p1 p2 o1 o2 o3 n1 n2 n3 n4 ";

TEST(RulesTexts, ADashStandsForNobody) {
  EXPECT_EQ(Game(kTwo, "a" + kGoal + "/ d i5", 0).text(), boardText("a" + kGoal + "/ d i5") + " -");
}

TEST(RulesTexts, ADashIsReadWhereTheGameIsDecided) {
  EXPECT_EQ(loadFault(kTwo, boardText("a" + kGoal + "/ d i5") + " -"), -1);
  EXPECT_EQ(loadFault(kTwo, kEmptyRows + "/a -"), static_cast<int>(kEmptyRows.size()) + 3);
}

TEST(RulesTexts, ACampSizeOfPiecesIsTheMost) {
  EXPECT_EQ(loadFault(kTwo, boardText("a" + kGoal) + " 1"), -1);
  EXPECT_GE(loadFault(kTwo, boardText("a i5" + kGoal) + " 1"), 0);
  EXPECT_EQ(loadFault(kJapanese, boardText("a i5" + kGoal) + " 1"), -1);
}

TEST(RulesTexts, ASetHasOneKing) {
  EXPECT_EQ(loadFault(kJapanese, boardText("A i5 / D i6") + " 0"), -1);
  EXPECT_GE(loadFault(kJapanese, boardText("A i5 i6") + " 0"), 0);
}

TEST(RulesTexts, KingsAreJapanese) { EXPECT_GE(loadFault(kTwo, boardText("A i5") + " 0"), 0); }

TEST(RulesTexts, AHomeIsOneOfTheGame) { EXPECT_GE(loadFault(kTwo, boardText("b i5") + " 0"), 0); }

TEST(RulesTexts, NeutralPiecesStandWhereTheRulesPutThem) {
  EXPECT_GE(loadFault(kFilled, boardText("n i5") + " 0"), 0);
  EXPECT_GE(loadFault(kTwo, boardText("n e1") + " 0"), 0);
}

TEST(RulesTexts, CountersStartFresh) {
  Game game(kTwo, "a i5 / d i7", 0);
  EXPECT_EQ(game.now().idle(), 0);
  EXPECT_TRUE(game.play("i5-j5"));
  EXPECT_EQ(game.now().idle(), 0);
}

TEST(RulesTexts, WhatIsDecidedEndsAtLoading) {
  const Game game(kTwo, "a" + kGoal + "/ d i5", 1);
  EXPECT_EQ(game.reason(), "finished");
  EXPECT_EQ(game.ranks(), Seats({1, 2}));
}

TEST(RulesTexts, LoadingTestsFromTheSeatToMove) {
  const std::string both = "a" + kGoal + "/ d a1 b1 b2 c1 c2 c3 d1 d2 d3 d4";
  EXPECT_EQ(Game(kTwo, both, 1).ranks(), Seats({2, 1}));
}

TEST(RulesTexts, SkipsAtLoadingCount) {
  const Game game(kTwo, "a i5 b1 b2 c1 c3 / d a1", 1);
  EXPECT_EQ(game.turn(), 0);
  EXPECT_EQ(game.skipped(), Seats({1}));
  EXPECT_EQ(game.now().turnsTaken(1), 1);
  EXPECT_EQ(game.now().idle(), 1);
}

TEST(RulesTexts, AMoveIsItsHoles) {
  const Game game(kTwo, "a i5 / d i6 j8", 0);
  EXPECT_EQ(game.readAs("i5-i7-k9"), "i5-i7-k9");
}

TEST(RulesTexts, AStarIsASwap) {
  const Game game(kSwap, "a l9 m9 / d n4", 0);
  EXPECT_EQ(game.readAs("l9*n4"), "l9*n4");
  EXPECT_NE(game.whyNot("l9-n4"), "");
}

TEST(RulesTexts, FromAndToAreEnough) {
  const Game game(kTwo, "a i5 / d i6 j8", 0);
  EXPECT_EQ(game.readAs("i5-k9"), "i5-i7-k9");
}

// From n1 over n2 to n3, directly or by way of p1; both hold pieces of other seats.
constexpr const char* kTriangle = "a n1 n2 o1 o2 / c n3 / e p1";

TEST(RulesTexts, APathGoesBeforeAShortForm) {
  const Game game("{'players':3,'rules':{'blocking':'swap'}}", kTriangle, 0);
  EXPECT_EQ(game.routes("n1", "n3"), 2);
  EXPECT_EQ(game.readAs("n1*n3"), "n1*n3");
}

TEST(RulesTexts, AShortFormOfTwoMovesIsRefused) {
  const Game game(kSwap, "d a1 b2 c2 d2 d3 / a c1", 1);
  EXPECT_EQ(game.whyNot("a1-c3*c1"), "");
  EXPECT_EQ(game.whyNot("a1-c3-e7*c1"), "");
  EXPECT_EQ(game.whyNot("a1*c1"), "ambiguous");
}

TEST(RulesTexts, AShortFormMeetsTheLastSeparator) {
  // The chain swaps on the way and lands on an empty hole.
  const Game game(kSwap, "a l9 m9 n3 / d n4", 0);
  EXPECT_EQ(game.readAs("l9-n2"), "l9*n4-n2");
  EXPECT_NE(game.whyNot("l9*n2"), "");
}

}  // namespace
