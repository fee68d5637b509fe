// Rules that only a whole game shows; see docs/rules.md.
#include <string>

#include <gtest/gtest.h>

#include "core/table/table.h"

namespace {

using nyota::Result;
using nyota::table::Table;

TEST(RulesSession, OnlyAPlayingSeatResigns) {
  Result<Table> table = Table::fromSetup(R"({"game":"sternhalma","players":3})");
  ASSERT_TRUE(table);
  EXPECT_TRUE(table->resign(2));
  const auto again = table->resign(2);
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().code, "not-playing");
  EXPECT_FALSE(table->resign(3));
}

TEST(RulesSession, ARefusedMoveChangesNothing) {
  Result<Table> table = Table::fromSetup(R"({"game":"sternhalma","players":2})");
  ASSERT_TRUE(table);
  const std::string before = table->state().dump();
  const auto refused = table->play("d1-f5");
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().reason, "not-adjacent");
  EXPECT_EQ(table->state().dump(), before);
}

}  // namespace
