// Explanations of whole games, as the table gives them.
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "core/base/json.h"
#include "core/table/table.h"

namespace {

using nyota::integerOf;
using nyota::Json;
using nyota::stringOf;
using nyota::table::Table;

Json parsed(const std::string& text) {
  nyota::JsonFault fault;
  std::optional<Json> json = nyota::parseJson(text, fault);
  EXPECT_TRUE(json.has_value()) << text;
  return json ? *std::move(json) : Json();
}

/// What is said of each move, in the order of the moves.
std::vector<Json> explain(Table& table, const std::string& options) {
  const auto begun = table.startThinking(options, true);
  EXPECT_TRUE(bool(begun));
  std::vector<Json> out;
  while (true) {
    while (!table.thinkSlice()) {
    }
    Json one = parsed(table.thought());
    if (one.isNull()) break;
    out.push_back(std::move(one));
  }
  EXPECT_EQ(integerOf(parsed(*begun).find("of")), static_cast<std::int64_t>(out.size()));
  return out;
}

Table tableAt(const std::string& position) {
  auto table = Table::fromPosition(R"({"game":"sternhalma","players":2})", position);
  EXPECT_TRUE(bool(table));
  return *std::move(table);
}

TEST(Explain, AMoveThatThrowsTheGameAwayTurnsIt) {
  // Both need one move more.
  Table table = tableAt("a/aa/aaa/aaa1/7a5/12/11/10/9/10/11/12/5d7/1ddd/ddd/dd/d 0");
  ASSERT_TRUE(bool(table.play("m8-l8")));
  ASSERT_TRUE(bool(table.play("e6-d1")));
  const std::vector<Json> list = explain(table, R"({"level":3,"nodes":2000})");
  ASSERT_EQ(list.size(), 2U);
  EXPECT_EQ(integerOf(list[0].find("ply")), 0);
  EXPECT_EQ(integerOf(list[0].find("seat")), 0);
  EXPECT_EQ(stringOf(list[0].find("played")), "m8-l8");
  EXPECT_EQ(stringOf(list[0].find("best")), "m8-n4");
  EXPECT_GT(integerOf(list[0].find("cost")).value_or(0), 500'000);
  EXPECT_EQ(nyota::dump(list[0].find("facts")),
            R"(["finishes:1","enters-goal:10","brings-hindmost","gains:1"])");
  EXPECT_EQ(nyota::dump(list[0].find("playedFacts")), R"(["goes-back:1"])");
  EXPECT_TRUE(list[0].find("turning")->asBool());
  EXPECT_EQ(stringOf(list[1].find("best")), "e6-d1");
  EXPECT_EQ(integerOf(list[1].find("cost")), 0);
  EXPECT_FALSE(list[1].find("turning")->asBool());
}

TEST(Explain, WhoStillLeadsHasTurnedNothing) {
  Table table = tableAt("a/aa/aaa/aaa1/7a5/12/11/10/ddddddddd/d9/11/12/13/4/3/2/1 0");
  ASSERT_TRUE(bool(table.play("m8-l8")));
  const std::vector<Json> list = explain(table, R"({"level":3,"nodes":2000})");
  ASSERT_EQ(list.size(), 1U);
  EXPECT_GT(integerOf(list[0].find("cost")).value_or(0), 300);
  EXPECT_FALSE(list[0].find("turning")->asBool());
}

// A narrow sight drops most moves after one ply, but not the one that was played.
TEST(Explain, ThePlayedMoveIsFollowedHoweverBadItLooks) {
  auto table = Table::fromSetup(R"({"game":"sternhalma","players":2})");
  ASSERT_TRUE(bool(table));
  ASSERT_TRUE(bool(table->play("d1-e5")));
  ASSERT_TRUE(bool(table->play("n1-m5")));
  ASSERT_TRUE(bool(table->play("e5-e4")));
  const std::vector<Json> list = explain(*table, R"({"level":1})");
  ASSERT_EQ(list.size(), 3U);
  EXPECT_GT(integerOf(list[2].find("cost")).value_or(0), 0);
  EXPECT_NE(stringOf(list[2].find("best")), "e5-e4");
}

TEST(Explain, TheBestMoveCostsNothing) {
  auto table = Table::fromSetup(R"({"game":"chess4"})");
  ASSERT_TRUE(bool(table));
  for (int i = 0; i < 6; ++i) {
    ASSERT_TRUE(bool(table->startThinking(R"({"level":3,"nodes":800,"seed":3})")));
    while (!table->thinkSlice()) {
    }
    const Json thought = parsed(table->thought());
    ASSERT_TRUE(bool(table->play(stringOf(thought.find("move")))));
  }
  const std::vector<Json> list = explain(*table, R"({"level":3,"nodes":800,"seed":3})");
  ASSERT_EQ(list.size(), 6U);
  for (std::size_t i = 0; i < list.size(); ++i) {
    EXPECT_EQ(integerOf(list[i].find("ply")), static_cast<std::int64_t>(i));
    EXPECT_FALSE(list[i].find("turning")->asBool());
    if (stringOf(list[i].find("best")) != stringOf(list[i].find("played"))) continue;
    EXPECT_EQ(integerOf(list[i].find("cost")), 0);
    EXPECT_EQ(nyota::dump(list[i].find("facts")), nyota::dump(list[i].find("playedFacts")));
  }
}

TEST(Explain, ResignationsArePassedOverAndBadOptionsRefused) {
  auto table = Table::fromSetup(R"({"game":"sternhalma","players":3})");
  ASSERT_TRUE(bool(table));
  ASSERT_TRUE(bool(table->resign(1)));
  EXPECT_TRUE(explain(*table, "{}").empty());
  const auto refused = table->startThinking(R"({"depth":3})", true);
  ASSERT_FALSE(bool(refused));
  EXPECT_EQ(refused.error().code(), "bad-option");
}

}  // namespace
