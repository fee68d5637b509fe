// Four-player chess in the texts of public programs: FEN4 positions and PGN4 games.
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "core/base/json.h"
#include "core/base/rng.h"
#include "core/table/table.h"

namespace {

using nyota::Json;
using nyota::Result;
using nyota::table::Table;

#ifdef NYOTA_SLOW_BUILD
constexpr int kGames = 3;
#else
constexpr int kGames = 8;
#endif

constexpr const char* kStart =
    "R-0,0,0,0-1,1,1,1-1,1,1,1-0,0,0,0-0-"
    "3,yR,yN,yB,yK,yQ,yB,yN,yR,3/3,yP,yP,yP,yP,yP,yP,yP,yP,3/14/"
    "bR,bP,10,gP,gR/bN,bP,10,gP,gN/bB,bP,10,gP,gB/bQ,bP,10,gP,gK/"
    "bK,bP,10,gP,gQ/bB,bP,10,gP,gB/bN,bP,10,gP,gN/bR,bP,10,gP,gR/"
    "14/3,rP,rP,rP,rP,rP,rP,rP,rP,3/3,rR,rN,rB,rQ,rK,rB,rN,rR,3";

Json parsed(const std::string& text) {
  nyota::JsonFault fault;
  std::optional<Json> json = nyota::parseJson(text, fault);
  EXPECT_TRUE(json) << text;
  return json ? std::move(*json) : Json();
}

std::string setupText(std::string_view members) {
  return R"({"game":"chess4")" + std::string(members) + "}";
}

Table newGame(std::string_view members = "") {
  Result<Table> table = Table::fromSetup(setupText(members));
  EXPECT_TRUE(table);
  return *std::move(table);
}

Result<Table> place(const std::string& fen4, std::string_view members = "") {
  return Table::fromPosition(setupText(members), fen4);
}

/// The start position with one part of its text exchanged.
std::string with(std::string_view part, std::string_view other) {
  std::string text = kStart;
  const std::size_t at = text.find(part);
  EXPECT_NE(at, std::string::npos) << part;
  return text.replace(at, part.size(), other);
}

std::string pgn4(const Table& table) {
  const Result<std::string> text = table.toText("pgn4");
  EXPECT_TRUE(text);
  return text ? *text : "";
}

Table read(const std::string& text) {
  Result<Table> table = Table::fromText(text);
  EXPECT_TRUE(table) << text << (table ? "" : table.error().message());
  return table ? *std::move(table) : newGame();
}

std::string movesOf(const Table& table) {
  const Json record = parsed(table.record());
  return dump(record.find("moves"));
}

/// A member of an error's details, as JSON.
std::string detail(const nyota::Error& error, std::string_view name) {
  nyota::JsonWriter out;
  error.writeDetails(out);
  const Json details = parsed(out.text());
  return dump(details.find(name));
}

void expectOffset(const Result<Table>& table, std::string_view code, std::size_t offset,
                  const std::string& text) {
  ASSERT_FALSE(table) << text;
  EXPECT_EQ(table.error().code(), code) << text;
  EXPECT_EQ(detail(table.error(), "offset"), std::to_string(offset))
      << text << ": " << table.error().message();
}

/// Plays at random, captures rather than other moves, and gives up now and then, also out of turn.
void playOn(Table& table, nyota::Rng& rng, int entries) {
  for (int i = 0; i < entries; ++i) {
    const Json state = parsed(table.state());
    if (state.find("turn")->isNull()) return;
    if (rng.below(80) == 0) {
      std::ignore = table.resign(static_cast<int>(rng.below(4)));
      continue;
    }
    const Json moves = parsed(*table.legalMoves(""));
    const Json* move = &moves.items()[rng.below(static_cast<std::uint32_t>(moves.items().size()))];
    for (const Json& other : moves.items()) {
      const bool lively = other.find("captured") != nullptr ||
                          other.find("promotesTo") != nullptr ||
                          nyota::stringOf(other.find("kind")) != "normal";
      if (lively && rng.below(3) == 0) move = &other;
    }
    std::string text(nyota::stringOf(move->find("text")));
    const bool promotes = move->find("promotesTo") != nullptr;
    if (promotes && text.find('=') == std::string::npos && rng.below(2) == 0) text += "=Q";
    ASSERT_TRUE(table.play(text)) << text;
  }
}

TEST(Chess4Fen4, TheStartIsWrittenAsPublicProgramsWriteIt) {
  const Table table = newGame();
  EXPECT_EQ(table.position(), kStart);
  EXPECT_EQ(*table.toText("fen4"), kStart);
  // Another program's way: every square off the board a letter, rows on lines of their own.
  std::string spread = kStart;
  for (const char* row : {"/3,", "-3,"}) {
    for (std::size_t at = spread.find(row); at != std::string::npos; at = spread.find(row)) {
      spread.replace(at, 3, std::string(1, row[0]) + "\n x,x,x,");
    }
  }
  const Result<Table> again = place(spread);
  ASSERT_TRUE(again) << again.error().message();
  EXPECT_EQ(again->position(), kStart);
}

TEST(Chess4Fen4, KeepsMarksRightsPointsAndWhoIsOut) {
  const std::string text =
      "Y-0,1,0,1-1,0,0,0-0,0,1,0-7,0,27,2-0-"
      "{'resigned':(false,true,false,false),'enPassant':('h3:h4','','','')}-"
      "3,yR,2,yK,3,yR,3/14/14/14/14/14/6,rD,7/dbK,10,dgD,2/14/13,dgK/7,rP,6/14/14/7,rK,2,rR,3";
  const Result<Table> table = place(text);
  ASSERT_TRUE(table) << table.error().message();
  EXPECT_EQ(table->position(), text);
  const std::string state = table->state();
  EXPECT_NE(state.find(R"("seat":1,"status":"resigned")"), std::string::npos) << state;
  EXPECT_NE(state.find(R"("seat":3,"status":"out")"), std::string::npos);
  EXPECT_NE(state.find(R"({"cell":"l7","seat":3,"kind":"queen","promoted":true,"grey":true})"),
            std::string::npos)
      << state;
  EXPECT_NE(state.find(R"("points":27)"), std::string::npos);
}

TEST(Chess4Fen4, ReadsWhatOthersWriteInOtherWays) {
  const std::string rows = "14/14/14/14/14/14/bK,10,rQ,2/14/14/14/14/14/14/7,rK,2,yK,3";
  const auto told = [&](const std::string& head, const std::string& grey) {
    std::string text = head + rows;
    text.replace(text.find("rQ"), 2, grey);
    const Result<Table> table = place(text);
    EXPECT_TRUE(table) << text << (table ? "" : table.error().message());
    return table ? table->position() : "";
  };
  const std::string head = "R-0,0,0,1-0,0,0,0-0,0,0,0-0,0,0,0-0-";
  const std::string expected = told(head, "dgQ");
  EXPECT_NE(expected.find(",dgQ,"), std::string::npos);
  // In the colour of a player who is out, and grey without one.
  EXPECT_EQ(told(head, "gQ"), expected);
  EXPECT_EQ(told(head, "dQ"), expected);
  // What only other rules need.
  EXPECT_EQ(told(head + "{'pawnsBaseRank':2,'royal':('h1','a8','k1',''),'dim':'14x14'}-", "dgQ"),
            expected);
  // Whoever ran out of time is out as well.
  const std::string flagged =
      told("R-0,0,0,0-0,0,0,0-0,0,0,0-0,0,0,0-0-{'flagged':(false,false,false,true)}-", "dQ");
  EXPECT_NE(flagged.find("R-0,0,0,1-"), std::string::npos) << flagged;
}

TEST(Chess4Fen4, FaultsAreNamedWhereTheyAre) {
  const auto refuse = [](const std::string& text, std::size_t offset, std::string_view setup = "") {
    expectOffset(place(text, setup), "bad-position", offset, text);
  };
  refuse("", 0);
  refuse("W" + with("R-", "-"), 0);
  refuse("r" + with("R-", "-"), 0);
  refuse(with("R-0,0,0,0", "R-0,0,2,0"), 6);
  refuse(with("R-0,0,0,0", "R-0,0,0"), 7);
  refuse(with("-0,0,0,0-0-", "-0,-5,0,0-0-"), 28);
  refuse(with("-0,0,0,0-0-", "-0,5000000,0,0-0-"), 28);
  refuse(with("-0,0,0,0-0-", "-0,0,0,0--"), 34);
  refuse(with("-0-3", "-0-{'enPassant':('','','')}-3"), 58);
  refuse(with("-0-3", "-0-{'enPassant':('h3:h5','','','')}-3"), 57);
  refuse(with("-0-3", "-0-{enPassant}-3"), 37);
  refuse(with("-0-3", "-0-{'dim':(8-3"), std::string(kStart).size() + 10);
  // Nothing stands on h4 that can have crossed h3.
  refuse(with("-0-3", "-0-{'enPassant':('h3:h4','','','')}-3"), 50);
  refuse(with("3,yR", "2,yR"), 38);
  refuse(with("yR,yN", "yR,yX"), 41);
  refuse(with("yR,yN", "yR,dyN"), 41);
  refuse(with("bR,bP", "x,bP"), std::string(kStart).find("bR"));
  refuse(with("14/bR", "bR,13/bR"), std::string(kStart).find("14/bR"));
  refuse(with("14/bR", "15/bR"), std::string(kStart).find("14/bR"));
  refuse(with("14/bR", "bR"), std::string(kStart).find("14/bR"));
  refuse(std::string(kStart) + "/14", std::string(kStart).size());
  // No king, two kings, a castling right without its rook.
  refuse(with("rQ,rK", "rQ,1"), 36);
  refuse(with("rQ,rK", "rK,rK"), std::string(kStart).find("rQ,rK") + 3);
  refuse(with("rN,rR,3", "rN,1,3"), 10);
  refuse(with("yK,yQ", "yQ,yK"), 14);
  refuse(with("R-0,0,0,0", "R-0,1,0,0"), 4, R"(,"mode":"teams")");
}

TEST(Chess4Pgn4, WritesAGame) {
  Table table = newGame();
  for (const char* text : {"g2-g3", "b9-c9", "d13-d12", "m7-k7", "f1-l7", "a8-f13"}) {
    ASSERT_TRUE(table.play(text)) << text;
  }
  ASSERT_TRUE(table.resign(0));
  EXPECT_EQ(pgn4(table),
            "[Variant \"FFA\"]\n[RuleVariants \"EnPassant PromoteTo=D\"]\n[StartFen4 \"4PC\"]\n"
            "[NyotaSetup \"{'game':'chess4'}\"]\n[Result \"Red: 0 - Blue: 21 - Yellow: 0 - Green: "
            "0\"]\n\n"
            "1. g2-g3 .. b9-c9 .. d13-d12 .. m7-k7\n"
            "2. Bf1-l7 .. Qa8xf13# { resign:0 }\n");
}

TEST(Chess4Pgn4, GamesComeBackAsTheyWere) {
  const std::array<const char*, 6> kSetups = {
      "",
      R"(,"firstSeat":2)",
      R"(,"rules":{"enPassant":"next"})",
      R"(,"rules":{"enPassant":"off","moveLimit":90},"firstSeat":3)",
      R"(,"mode":"teams")",
      R"(,"mode":"teams","rules":{"moveLimit":150},"firstSeat":1)",
  };
  nyota::Rng rng(4);
  for (const char* setup : kSetups) {
    for (int game = 0; game < kGames; ++game) {
      Table table = newGame(setup);
      playOn(table, rng, 20 + 60 * game);
      const std::string text = pgn4(table);
      const Table again = read(text);
      EXPECT_EQ(movesOf(again), movesOf(table)) << text;
      EXPECT_EQ(again.record(), table.record()) << text;
      EXPECT_EQ(again.state(), table.state()) << text;
      EXPECT_EQ(pgn4(again), text);
    }
  }
}

TEST(Chess4Pgn4, GamesFromAPositionComeBackToo) {
  nyota::Rng rng(9);
  for (const char* setup : {"", R"(,"mode":"teams")"}) {
    for (int game = 0; game < kGames; ++game) {
      Table first = newGame(setup);
      playOn(first, rng, 30 + 20 * game);
      Result<Table> table = place(first.position(), setup);
      ASSERT_TRUE(table) << first.position();
      playOn(*table, rng, 40);
      const std::string text = pgn4(*table);
      const Table again = read(text);
      EXPECT_EQ(movesOf(again), movesOf(*table)) << text;
      EXPECT_EQ(again.state(), table->state()) << text;
    }
  }
}

TEST(Chess4Pgn4, WhatWasTakenBackIsLeftOut) {
  Table table = newGame();
  ASSERT_TRUE(table.play("h2-h4"));
  ASSERT_TRUE(table.play("b7-c7"));
  ASSERT_TRUE(table.undo());
  EXPECT_EQ(movesOf(read(pgn4(table))), R"(["h2-h4"])");
}

TEST(Chess4Pgn4, ReadsGamesOfOtherPrograms) {
  const Table table = read(
      "[GameNr \"1\"]\r\n[TimeControl \"1+7\"]\r\n[Variant \"Teams\"]\r\n"
      "[RuleVariants \"EnPassant\"]\r\n[Red \"a ]\"]\r\n[StartFen4 \"4PC\"]\r\n"
      "[Result \"1-0\"]\r\n[CurrentMove \"7\"]\r\n\r\n"
      "1. g2-g3 { a ( comment 1. } .. b9-c9!? $14 .. d13-d12 ( .. d13-d11 ( .. d13-d11 { ) } ) ) "
      ".. "
      "m7-k7 ; to the end . R\r\n"
      "2. Bf1-l7+ .. Qa8xf13 .. Kg14xQf13\r\n"
      "3. .. # 1-0\r\n");
  EXPECT_EQ(movesOf(table), R"(["g2-g3","b9-c9","d13-d12","m7-k7","f1-l7","a8-f13","g14-f13"])");
  const Json record = parsed(table.record());
  EXPECT_EQ(nyota::stringOf(record.find("setup")->find("mode")), "teams");
}

TEST(Chess4Pgn4, ReadsCastlingPromotionAndResignation) {
  const std::string start =
      "[StartFen4 \"R-0,0,1,1-1,1,0,0-1,1,0,0-0,0,0,0-0-\n14/\n14/\n14/\nbR,13/\n14/14/14/"
      "bK,4,rP,8/14/14/bR,13/14/14/3,rR,3,rK,2,rR,3\"]\n";
  const Table one = read(start + "1. O-O .. O-O-O\n2. f7-f8=D .. T");
  EXPECT_EQ(movesOf(one), R"(["h1-j1","a7-a9","f7-f8","resign:1"])");
  EXPECT_EQ(read(pgn4(one)).state(), one.state());
  const Table other = read(start + "1. O-O-O .. O-O\n2. f7-f8=Q .. R");
  EXPECT_EQ(movesOf(other), R"(["h1-f1","a7-a5","f7-f8=Q","resign:1"])");
  expectOffset(Table::fromText(start + "1. O-O .. O-O\n2. f7-f8=N"), "bad-text", start.size() + 17,
               "=N");
}

TEST(Chess4Pgn4, MovesAloneAreEnough) {
  const Table table = read("1. h2-h4 .. R .. T .. m8-l8\n2. h4-h5");
  EXPECT_EQ(movesOf(table), R"(["h2-h4","resign:1","resign:2","m8-l8","h4-h5"])");
  EXPECT_EQ(parsed(table.record()).find("setup")->find("rules")->keys().size(), 2U);
}

TEST(Chess4Pgn4, TagsDecideTheRules) {
  const auto rules = [](const std::string& tags) {
    return dump(parsed(read(tags).record()).find("setup"));
  };
  EXPECT_EQ(rules("[Variant \"FFA\"]"), rules("[Red \"x\"]"));
  EXPECT_NE(rules("[Variant \"FFA\"]\n[RuleVariants \"PromoteTo=D\"]").find(R"("off")"),
            std::string::npos);
  EXPECT_NE(rules("[Variant \"Teams\"]").find(R"("teams")"), std::string::npos);
  const std::string start = std::string("[StartFen4 \"") + kStart + "\"]";
  EXPECT_EQ(parsed(read(start).record()).find("start"), nullptr);
  const std::string blue = std::string("[StartFen4 \"B") + (kStart + 1) + "\"] 1. b7-c7";
  EXPECT_NE(parsed(read(blue).record()).find("start"), nullptr);
}

TEST(Chess4Pgn4, FaultsAreNamedWhereTheyAre) {
  const auto refuse = [](const std::string& text, std::size_t offset) {
    expectOffset(Table::fromText(text), "bad-text", offset, text);
  };
  refuse("[", 1);
  refuse("[Variant", 8);
  refuse("[Variant FFA]", 9);
  refuse("[Variant \"FFA]", 14);
  refuse("[Variant \"FFA\"", 14);
  refuse("[Variant \"FFA\" x]", 15);
  refuse("[Variant \"Solo\"]", 10);
  refuse("[StartFen4 \"4PCo\"]", 12);
  refuse("[StartFen4 \"R-0,0,0,3\"]", 20);
  refuse("[NyotaSetup \"{'game':'chess4'\"]", 29);
  refuse("[NyotaSetup \"{'mode':'teams'}\"]", 13);
  refuse("[NyotaSetup \"{'game':'chess4','mode':'two'}\"]", 13);
  refuse("[NyotaSetup \"{'game':'sternhalma','players':2}\"]", 13);
  refuse("1. h2-h4 .. e4", 12);
  refuse("1. h2-h4 .. b7", 12);
  refuse("1. h2-h4 .. b7+c7", 12);
  refuse("1. h2-h4 { open", 9);
  refuse("1. h2-h4 ( .. b7-c7", 9);
  refuse("1. h2-h4 )", 9);
  refuse("1. h2-h4 .. b7-c7=", 12);
  refuse("1. h2-h4 { resign:7 }", 11);
  refuse("1. h2-h4 { resign:0 resign:0 }", 20);
  refuse("1. h2-h4 [Variant \"FFA\"]", 9);
  refuse("1. h2-h4 .. \xF0\x9F\x98\x80", 12);
}

TEST(Chess4Pgn4, AMoveThatIsNotLegalHasItsPlyAndReason) {
  const std::string text = "1. h2-h4 .. b7-c7 .. g13-g12 .. m8-l8\n2. Nj1-j3 .. b4-c4";
  const Result<Table> table = Table::fromText(text);
  expectOffset(table, "bad-text", text.find("Nj1"), text);
  EXPECT_EQ(detail(table.error(), "ply"), "4");
  EXPECT_EQ(table.error().reason(), "not-how-it-moves");
  // Castling onto a knight of its own.
  const Result<Table> castled = Table::fromText("1. h2-h4 .. b7-c7 .. g13-g12 .. m8-l8\n2. O-O");
  ASSERT_FALSE(castled);
  EXPECT_EQ(castled.error().reason(), "occupied");
  const Result<Table> after = Table::fromText("[Variant \"Teams\"] 1. R .. b7-c7");
  ASSERT_FALSE(after);
  EXPECT_EQ(after.error().reason(), "game-over");
}

TEST(Chess4Pgn4, NoSpoiltTextDoesHarm) {
  Table table = newGame();
  nyota::Rng rng(11);
  playOn(table, rng, 60);
  const std::string text = pgn4(table);
  for (std::size_t length = 0; length < text.size(); length += 3) {
    std::ignore = Table::fromText(text.substr(0, length));
    std::string spoilt = text;
    spoilt[length] = static_cast<char>(rng.below(256));
    const Result<Table> again = Table::fromText(spoilt);
    if (!again) {
      EXPECT_FALSE(again.error().message().empty());
    }
  }
}

TEST(Chess4Texts, FormatsOfEachGame) {
  const Table table = newGame();
  const Result<std::string> text = table.toText("text");
  ASSERT_FALSE(text);
  EXPECT_EQ(text.error().code(), "bad-format");
  EXPECT_EQ(detail(text.error(), "allowed"), R"(["json","link","pgn4","fen4"])");
  const Result<Table> other = Table::fromSetup(R"({"game":"sternhalma","players":2})");
  ASSERT_TRUE(other);
  for (const char* format : {"pgn4", "fen4", ""}) {
    const Result<std::string> none = other->toText(format);
    ASSERT_FALSE(none) << format;
    EXPECT_EQ(detail(none.error(), "allowed"), R"(["json","link"])");
  }
}

}  // namespace
