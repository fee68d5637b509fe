// Four-player chess as the table shows it: setups, lists of moves, states, links.
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "core/base/json.h"
#include "core/chess4/game.h"
#include "core/chess4/text.h"
#include "core/table/table.h"

namespace {

using nyota::Json;
using nyota::JsonWriter;
using nyota::table::Table;
using namespace nyota::chess4;  // NOLINT(google-build-using-namespace)

std::optional<Setup> read(const std::string& text, nyota::SetupReport& report) {
  nyota::JsonFault fault;
  const std::optional<Json> json = nyota::parseJson(text, fault);
  EXPECT_TRUE(json) << text;
  return readSetup(*json, report);
}

std::string firstFault(const std::string& text) {
  nyota::SetupReport report;
  EXPECT_FALSE(read(text, report));
  if (report.errors.empty()) return "none";
  JsonWriter details;
  report.errors.front().writeDetails(details);
  return details.text();
}

TEST(Chess4Game, SetupsAreCompleted) {
  const std::vector<std::pair<std::string, std::string>> cases = {
      {R"({"game":"chess4"})",
       R"({"game":"chess4","mode":"ffa","rules":{"moveLimit":0,"enPassant":"round"},"firstSeat":0})"},
      {R"({"game":"chess4","mode":"teams","rules":{"enPassant":"off"},"firstSeat":3})",
       R"({"game":"chess4","mode":"teams","rules":{"moveLimit":0,"enPassant":"off"},"firstSeat":3})"},
  };
  for (const auto& [given, complete] : cases) {
    nyota::SetupReport report;
    const auto setup = read(given, report);
    ASSERT_TRUE(setup) << given;
    JsonWriter whole;
    writeSetup(*setup, whole);
    EXPECT_EQ(whole.text(), complete);
    JsonWriter brief;
    writeShortSetup(*setup, brief);
    EXPECT_EQ(brief.text(), given);
  }
}

TEST(Chess4Game, FaultySetupsAreRefusedWithTheirPlace) {
  EXPECT_EQ(firstFault(R"({"game":"chess4","mode":"solo"})"),
            R"({"code":"bad-value","field":"mode","value":"solo","allowed":["ffa","teams"]})");
  EXPECT_EQ(firstFault(R"({"game":"chess4","mode":1})"),
            R"({"code":"bad-value","field":"mode","value":1,"allowed":["ffa","teams"]})");
  EXPECT_EQ(firstFault(R"({"game":"chess4","firstSeat":4})"),
            R"({"code":"bad-value","field":"firstSeat","value":4,"allowed":{"min":0,"max":3}})");
  EXPECT_EQ(firstFault(R"({"game":"chess4","rules":{"enPassant":"never"}})"),
            R"({"code":"bad-value","field":"rules.enPassant","value":"never",)"
            R"("allowed":["round","next","off"]})");
  EXPECT_EQ(firstFault(R"({"game":"chess4","rules":{"moveLimit":-1}})"),
            R"({"code":"bad-value","field":"rules.moveLimit","value":-1,)"
            R"("allowed":{"min":0,"max":100000}})");
  EXPECT_EQ(firstFault(R"({"game":"chess4","players":4})"),
            R"({"code":"unknown-field","field":"players","value":4,)"
            R"("allowed":["game","mode","rules","firstSeat"]})");
}

/// A red pawn one step before promotion, and what it could take; everybody has a king.
Position promoting(const Variant& variant, int row) {
  Position position = Position::cleared(variant);
  for (int seat = 0; seat < kSeats; ++seat) position.put(kingStart(seat), seat, Kind::kKing);
  position.put(cellAt(5, row), 0, Kind::kPawn);
  position.put(cellAt(4, row + 1), 1, Kind::kKnight);
  position.settle(0);
  return position;
}

TEST(Chess4Game, PromotionsSayWhatThereIsToChoose) {
  const Variant ffa = makeVariant({});
  Position position = promoting(ffa, 7);
  JsonWriter moves;
  ASSERT_TRUE(nyota::Chess4::writeLegalMoves(position, "e7", moves));
  EXPECT_EQ(moves.text(), R"([{"text":"e7-d8","from":"e7","to":"d8","path":["e7","d8"],"swaps":[],)"
                          R"("kind":"normal","captured":"knight","promotesTo":"queen"},)"
                          R"({"text":"e7-e8","from":"e7","to":"e8","path":["e7","e8"],"swaps":[],)"
                          R"("kind":"normal","promotesTo":"queen"}])");
  EXPECT_EQ(nyota::Chess4::whyNot(position, "e7-e8=Q"), "");
  EXPECT_EQ(nyota::Chess4::whyNot(position, "e7-e8=N"), "not-how-it-moves");

  const Variant teams = makeVariant({.mode = Mode::kTeams});
  position = promoting(teams, 10);
  for (const char* text : {"e10-e11", "e10-e11=Q", "e10-e11=R", "e10-d11=B", "e10-d11=N"}) {
    EXPECT_EQ(nyota::Chess4::whyNot(position, text), "") << text;
  }
  nyota::Happenings happenings;
  ASSERT_TRUE(nyota::Chess4::play(position, "e10-d11=N", happenings));
  EXPECT_EQ(position.at(findCell("d11")), codeOf(0, Kind::kKnight));
  EXPECT_EQ(happenings.json(),
            R"([{"type":"moved","seat":0,"text":"e10-d11=N","path":["e10","d11"]},)"
            R"({"type":"captured","seat":0,"victim":1,"cell":"d11","kind":"knight",)"
            R"("promoted":false,"grey":false,"points":0},)"
            R"({"type":"promoted","seat":0,"cell":"d11","to":"knight"}])");
}

TEST(Chess4Game, LinksKeepEveryTextAsItWasGiven) {
  for (const Mode mode : {Mode::kFfa, Mode::kTeams}) {
    const Variant variant = makeVariant({.mode = mode});
    const Position position = promoting(variant, mode == Mode::kFfa ? 7 : 10);
    const std::string from = mode == Mode::kFfa ? "e7-e8" : "e10-e11";
    std::vector<std::string> texts = {from, from + "=Q", "h1-h2"};
    if (mode == Mode::kTeams) texts.push_back(from + "=R");
    for (const std::string& text : texts) {
      nyota::BitWriter out;
      nyota::Chess4::packMove(position, text, out);
      const std::string letters = out.text();
      nyota::BitReader in(letters);
      EXPECT_EQ(nyota::Chess4::unpackMove(position, in), text);
    }
  }
}

TEST(Chess4Game, ContinuationsAreOneStep) {
  const Variant variant = makeVariant({});
  const Position start = Position::start(variant);
  const auto ask = [&](const std::vector<std::string_view>& path) {
    JsonWriter out;
    const nyota::Status status = nyota::Chess4::writeContinuations(start, path, out);
    return status ? out.text() : std::string(status.error().reason());
  };
  EXPECT_EQ(ask({"e1"}), R"([{"cell":"d3","kind":"step","move":"e1-d3","mayStop":true},)"
                         R"({"cell":"f3","kind":"step","move":"e1-f3","mayStop":true}])");
  EXPECT_EQ(ask({"h1"}), "[]");
  EXPECT_EQ(ask({"e1", "d3"}), "[]");
  EXPECT_EQ(ask({"e1", "e3"}), "not-how-it-moves");
  EXPECT_EQ(ask({}), "bad-text");
  EXPECT_EQ(ask({"a1"}), "not-on-board");
  EXPECT_EQ(ask({"h5"}), "no-piece");
  EXPECT_EQ(ask({"b7"}), "not-your-piece");
}

TEST(Chess4Game, ATableHoldsItWithoutKnowingIt) {
  nyota::Result<Table> table = Table::fromSetup(R"({"game":"chess4","firstSeat":1})");
  ASSERT_TRUE(table);
  for (const char* text : {"b9-c9", "d13-d12", "m7-k7"}) ASSERT_TRUE(table->play(text)) << text;
  EXPECT_FALSE(table->play("m8-k8"));
  ASSERT_TRUE(table->resign(1));
  nyota::Result<std::string> link = table->toText("link");
  ASSERT_TRUE(link);
  nyota::Result<Table> again = Table::fromText(*link);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->record(), table->record());
  EXPECT_EQ(again->hash(), table->hash());
  ASSERT_TRUE(table->undo());
  EXPECT_NE(again->hash(), table->hash());
  ASSERT_TRUE(table->startThinking(R"({"nodes":200})"));
  while (!table->thinkSlice()) {
  }
  EXPECT_NE(table->thought().find("\"move\""), std::string::npos);
}

}  // namespace
