// Rules of four-player chess: setups, and what only a whole game shows.
#include <optional>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "core/base/json.h"
#include "core/chess4/game.h"
#include "core/chess4/setup.h"
#include "core/table/table.h"

namespace {

using nyota::Result;
using nyota::chess4::EnPassant;
using nyota::chess4::Mode;
using nyota::chess4::Setup;
using nyota::table::Table;

/// The setup with those members, given with ' in the place of "; nothing where it is refused.
std::optional<Setup> setupOf(const std::string& members) {
  std::string text = "{'game':'chess4'" + (members.empty() ? "" : "," + members) + "}";
  for (char& c : text) {
    if (c == '\'') c = '"';
  }
  nyota::JsonFault fault;
  const std::optional<nyota::Json> json = nyota::parseJson(text, fault);
  nyota::SetupReport report;
  return json ? nyota::chess4::readSetup(*json, report) : std::nullopt;
}

TEST(Chess4Setup, HasTwoModes) {
  EXPECT_EQ(setupOf("")->mode, Mode::kFfa);
  EXPECT_EQ(setupOf("'mode':'ffa'")->mode, Mode::kFfa);
  EXPECT_EQ(setupOf("'mode':'teams'")->mode, Mode::kTeams);
  EXPECT_FALSE(setupOf("'mode':'pairs'"));
}

TEST(Chess4Setup, FirstSeatIsASeat) {
  EXPECT_EQ(setupOf("")->firstSeat, 0);
  EXPECT_EQ(setupOf("'firstSeat':3")->firstSeat, 3);
  EXPECT_FALSE(setupOf("'firstSeat':4"));
  EXPECT_FALSE(setupOf("'firstSeat':-1"));
}

TEST(Chess4Setup, EnPassantIsARoundUnlessGiven) {
  EXPECT_EQ(setupOf("")->rules.enPassant, EnPassant::kRound);
  EXPECT_EQ(setupOf("'rules':{'enPassant':'next'}")->rules.enPassant, EnPassant::kNext);
  EXPECT_EQ(setupOf("'rules':{'enPassant':'off'}")->rules.enPassant, EnPassant::kOff);
  EXPECT_FALSE(setupOf("'rules':{'enPassant':'always'}"));
}

TEST(Chess4Setup, MoveLimitIsNoneUnlessGiven) {
  EXPECT_EQ(setupOf("")->rules.moveLimit, 0);
  EXPECT_EQ(setupOf("'rules':{'moveLimit':300}")->rules.moveLimit, 300);
  EXPECT_FALSE(setupOf("'rules':{'moveLimit':-1}"));
  EXPECT_FALSE(setupOf("'rules':{'moveLimit':1.5}"));
}

TEST(Chess4Session, OnlyASeatInPlayResigns) {
  Result<Table> table = Table::fromSetup(R"({"game":"chess4"})");
  ASSERT_TRUE(table);
  EXPECT_TRUE(table->resign(2));
  const auto again = table->resign(2);
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().code(), "not-playing");
  EXPECT_FALSE(table->resign(4));
}

TEST(Chess4Session, ARefusedMoveChangesNothing) {
  const nyota::chess4::Variant variant = nyota::chess4::makeVariant({});
  auto position = nyota::chess4::Position::start(variant);
  const std::string before = nyota::Chess4::positionText(position);
  for (const char* text : {"h2-h5", "b7-c7", "h2", "g1-h1"}) {
    nyota::Happenings happenings;
    EXPECT_FALSE(nyota::Chess4::play(position, text, happenings)) << text;
    EXPECT_TRUE(happenings.empty()) << text;
  }
  EXPECT_EQ(nyota::Chess4::positionText(position), before);
}

}  // namespace
