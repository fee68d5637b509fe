// The defaults of the options, and the presets; see docs/rules.md.
#include <gtest/gtest.h>

#include "core/sternhalma/rules.h"

namespace {

using namespace nyota::sternhalma;  // NOLINT(google-build-using-namespace): the options

const Rules& preset(std::size_t place) { return kPresets.at(place).rules; }

TEST(RulesOptionTable, StyleIsInternationalAtFirst) {
  EXPECT_EQ(preset(0).style, Style::kInternational);
}
TEST(RulesOptionTable, BlockingIsFullGoalAtFirst) {
  EXPECT_EQ(preset(0).blocking, Blocking::kFullGoal);
}
TEST(RulesOptionTable, GoalLockIsOffAtFirst) { EXPECT_FALSE(preset(0).goalLock); }
TEST(RulesOptionTable, CampsAreFreeAtFirst) { EXPECT_EQ(preset(0).camps, Camps::kFree); }
TEST(RulesOptionTable, UnusedCampsAreEmptyAtFirst) {
  EXPECT_EQ(preset(0).unusedCamps, UnusedCamps::kEmpty);
}
TEST(RulesOptionTable, OneSetAtFirst) { EXPECT_EQ(preset(0).sets, 1); }
TEST(RulesOptionTable, HopsAreAdjacentAtFirst) { EXPECT_EQ(preset(0).hops, Hops::kAdjacent); }
TEST(RulesOptionTable, PlayToEndIsOnAtFirst) { EXPECT_TRUE(preset(0).playToEnd); }
TEST(RulesOptionTable, MoveLimitIs300AtFirst) { EXPECT_EQ(preset(0).moveLimit, 300); }
TEST(RulesOptionTable, StagnationIs50AtFirst) { EXPECT_EQ(preset(0).stagnation, 50); }

TEST(RulesOptionTable, StandardIsAllDefaults) {
  EXPECT_EQ(kPresets[0].name, "standard");
  EXPECT_EQ(preset(0), Rules{});
}

TEST(RulesOptionTable, PresetJapanese) {
  EXPECT_EQ(kPresets[1].name, "japanese");
  EXPECT_EQ(preset(1), (Rules{.style = Style::kJapanese, .camps = Camps::kClosed}));
}

TEST(RulesOptionTable, PresetClassic) {
  EXPECT_EQ(kPresets[2].name, "classic");
  EXPECT_EQ(preset(2),
            (Rules{.blocking = Blocking::kOwnOnly, .goalLock = true, .playToEnd = false}));
}

TEST(RulesOptionTable, PresetMasters) {
  EXPECT_EQ(kPresets[3].name, "masters");
  EXPECT_EQ(preset(3),
            (Rules{.blocking = Blocking::kSwap, .goalLock = true, .camps = Camps::kPass}));
}

}  // namespace
