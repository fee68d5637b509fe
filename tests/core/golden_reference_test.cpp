// The reference implementation against the recorded games: before it may judge the engine it has to
// agree with somebody else's reading of the rules.
#include <string>

#include <gtest/gtest.h>

#include "tests/core/golden_game.h"
#include "tests/core/reference/reference.h"

namespace {

class GoldenReference : public testing::TestWithParam<std::string> {};

TEST_P(GoldenReference, AgreesWithTheRecord) {
  const golden::Record record = golden::readRecord(GetParam());
  ASSERT_TRUE(record.complete);
  reference::Game game(golden::referenceSetup(record));
  EXPECT_EQ(game.position(), record.start);
  for (const golden::Ply& ply : record.plies) {
    SCOPED_TRACE("line " + std::to_string(ply.line) + ": " + ply.text);
    const int resigning = golden::resigningSeat(ply.text);
    if (resigning >= 0) {
      ASSERT_TRUE(game.resign(resigning));
    } else {
      EXPECT_EQ(static_cast<int>(game.legalMoves().size()), ply.legal);
      ASSERT_TRUE(game.play(ply.text));
    }
    if (ply.checked) {
      EXPECT_EQ(game.position(), ply.check.position);
      EXPECT_EQ(game.inGoal(), ply.check.inGoal);
      EXPECT_EQ(game.distance(), ply.check.distance);
      EXPECT_EQ(game.ranks(), ply.check.ranks);
    }
    if (HasFailure()) return;
  }
  EXPECT_EQ(game.turn(), -1);
  EXPECT_EQ(game.reason(), record.reason);
  EXPECT_EQ(game.ranks(), record.ranks);
}

INSTANTIATE_TEST_SUITE_P(Records, GoldenReference, testing::ValuesIn(golden::recordNames()),
                         golden::testName);

}  // namespace
