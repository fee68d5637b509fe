// The engine against the recorded games.
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/base/json.h"
#include "core/sternhalma/position.h"
#include "core/sternhalma/setup.h"
#include "core/sternhalma/text.h"
#include "core/sternhalma/variant.h"
#include "tests/core/golden_game.h"
#include "tests/core/random_play_core.h"

namespace {

using nyota::sternhalma::Position;

class GoldenCore : public testing::TestWithParam<std::string> {};

std::optional<nyota::sternhalma::Setup> readSetup(const std::string& text) {
  nyota::JsonFault fault;
  const std::optional<nyota::Json> json = nyota::parseJson(text, fault);
  nyota::SetupReport report;
  return json ? nyota::sternhalma::readSetup(*json, report) : std::nullopt;
}

/// The options of a complete setup as the record writes them.
std::map<std::string, std::string> rulesOf(const nyota::sternhalma::Setup& setup) {
  std::map<std::string, std::string> rules;
  nyota::JsonWriter text;
  nyota::sternhalma::writeSetup(setup, text);
  nyota::JsonFault fault;
  const std::optional<nyota::Json> json = nyota::parseJson(text.text(), fault);
  const nyota::Json* found = json->find("rules");
  for (std::size_t i = 0; i < found->keys().size(); ++i) {
    const nyota::Json& value = found->items()[i];
    rules[found->keys()[i]] =
        value.isString() ? std::string(value.asString()) : nyota::dump(&value);
  }
  return rules;
}

TEST_P(GoldenCore, AgreesWithTheRecord) {
  const golden::Record record = golden::readRecord(GetParam());
  ASSERT_TRUE(record.complete);
  const std::optional<nyota::sternhalma::Setup> setup = readSetup(record.setupJson);
  ASSERT_TRUE(setup.has_value());
  EXPECT_EQ(rulesOf(*setup), record.rules);
  const nyota::sternhalma::Variant variant = nyota::sternhalma::makeVariant(*setup);
  Position position = Position::start(variant);
  EXPECT_EQ(nyota::sternhalma::positionText(position), record.start);
  for (const golden::Ply& ply : record.plies) {
    SCOPED_TRACE("line " + std::to_string(ply.line) + ": " + ply.text);
    const int resigning = golden::resigningSeat(ply.text);
    if (resigning >= 0) {
      ASSERT_TRUE(position.playing(resigning));
      position.resign(resigning);
    } else {
      std::vector<nyota::sternhalma::Move> moves;
      position.generate(moves);
      EXPECT_EQ(static_cast<int>(moves.size()), ply.legal);
      const nyota::sternhalma::Reading reading = nyota::sternhalma::readMove(position, ply.text);
      ASSERT_EQ(reading.reason, "");
      position.play(reading.move);
    }
    EXPECT_EQ(position.hash(), position.hashFromScratch());
    if (ply.checked) {
      EXPECT_EQ(nyota::sternhalma::positionText(position), ply.check.position);
      EXPECT_EQ(random_play::inGoalOf(position), ply.check.inGoal);
      EXPECT_EQ(random_play::distanceOf(position), ply.check.distance);
      EXPECT_EQ(random_play::ranksOf(position), ply.check.ranks);
    }
    if (HasFailure()) return;
  }
  EXPECT_EQ(random_play::reasonOf(position), record.reason);
  EXPECT_EQ(random_play::ranksOf(position), record.ranks);
}

INSTANTIATE_TEST_SUITE_P(Records, GoldenCore, testing::ValuesIn(golden::recordNames()),
                         golden::testName);

}  // namespace
