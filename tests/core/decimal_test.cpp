#include "core/base/decimal.h"

#include <limits>

#include <gtest/gtest.h>

namespace {

using nyota::decimal;

TEST(Decimal, WritesNumbersOfEitherSign) {
  EXPECT_EQ(decimal(0), "0");
  EXPECT_EQ(decimal(7), "7");
  EXPECT_EQ(decimal(10), "10");
  EXPECT_EQ(decimal(-1), "-1");
  EXPECT_EQ(decimal(-1200), "-1200");
}

TEST(Decimal, HasRoomForTheLargest) {
  EXPECT_EQ(decimal(std::numeric_limits<std::int64_t>::max()), "9223372036854775807");
  EXPECT_EQ(decimal(std::numeric_limits<std::int64_t>::min()), "-9223372036854775808");
}

}  // namespace
