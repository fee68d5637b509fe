// Rules that only a whole game shows; see docs/rules.md.
#include <string>

#include <gtest/gtest.h>

#include "core/sternhalma/game.h"
#include "core/table/table.h"
#include "tests/core/rules_setups.h"

namespace {

using nyota::Result;
using nyota::table::Table;

TEST(RulesSession, OnlyAPlayingSeatResigns) {
  Result<Table> table = Table::fromSetup(R"({"game":"sternhalma","players":3})");
  ASSERT_TRUE(table);
  EXPECT_TRUE(table->resign(2));
  const auto again = table->resign(2);
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().code(), "not-playing");
  EXPECT_FALSE(table->resign(3));
}

TEST(RulesSession, ARefusedMoveChangesNothing) {
  const nyota::sternhalma::Variant variant =
      nyota::sternhalma::makeVariant(rules_play::setupOf("{'players':2}"));
  auto position = nyota::sternhalma::Position::start(variant);
  const std::string before = nyota::Sternhalma::positionText(position);
  nyota::Happenings happenings;
  const auto refused = nyota::Sternhalma::play(position, "d1-f6", happenings);
  ASSERT_FALSE(refused);
  EXPECT_EQ(nyota::Sternhalma::positionText(position), before);
  EXPECT_TRUE(happenings.empty());
}

}  // namespace
