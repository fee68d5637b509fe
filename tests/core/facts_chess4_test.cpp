// What is said of a move of four-player chess: each fact where it holds, and where it nearly does.
#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "core/chess4/facts.h"
#include "core/chess4/text.h"
#include "tests/core/chess4_rules_play.h"

namespace {

using chess4_rules::Game;

/// The facts of a move, joined by spaces.
std::string factsOf(const std::string& pieces, const char* move, const std::string& options = "") {
  const Game game(options, pieces);
  const auto reading = nyota::chess4::readMove(game.now(), move);
  EXPECT_EQ(reading.reason, nullptr) << move << " " << reading.reason;
  if (reading.reason != nullptr) return "illegal";
  std::string out(nyota::chess4::factsOf(game.now(), reading.move).text());
  std::replace(out.begin(), out.end(), ',', ' ');
  return out;
}

TEST(Chess4Facts, AQuietMoveSaysNothing) { EXPECT_EQ(factsOf("e5rR", "e5-e6"), ""); }

TEST(Chess4Facts, CapturesTellWhatWhoseAndForHowMuch) {
  EXPECT_EQ(factsOf("e5rR e9bN", "e5-e9"), "captures:knight:1:3");
  EXPECT_EQ(factsOf("e5rR e9bD", "e5-e9"), "captures:queen:1:1 saves:rook");
  EXPECT_EQ(factsOf("e5rR e9bN", "e5-e9", "teams"), "captures:knight:1:0");
  EXPECT_EQ(factsOf("e5rR e9bN out:b", "e5-e9"), "captures-grey:knight");
}

TEST(Chess4Facts, Promotions) {
  EXPECT_EQ(factsOf("e7rP", "e7-e8"), "promotes:queen checks:3");
  EXPECT_EQ(factsOf("e6rP", "e6-e7"), "");
  EXPECT_EQ(factsOf("e10rP", "e10-e11=N", "teams"), "promotes:knight");
}

TEST(Chess4Facts, Mates) {
  EXPECT_EQ(factsOf("a8bK a7bP a9bP b7bP b9bP f5rR", "f5-f8"), "mates:1:20 checks-kings:2:5");
  EXPECT_EQ(factsOf("a8bK a7bP b7bP b9bP f5rR", "f5-f8"), "checks-kings:2:5");
  EXPECT_EQ(factsOf("a8bK a7bP a9bP b7bP b9bP f5rR", "f5-f8", "teams"),
            "wins mates:1:0 checks-kings:2:0");
}

TEST(Chess4Facts, Stalemates) {
  EXPECT_EQ(factsOf("d1bK e5rQ", "e5-e3").substr(0, 15), "stalemates:1:20");
  EXPECT_EQ(factsOf("d1bK e5rQ", "e5-e3", "teams"), "stalemates:1:0");
  EXPECT_EQ(factsOf("d1bK e5rQ", "e5-e4").find("stalemates"), std::string::npos);
}

TEST(Chess4Facts, ChecksOfOneKing) {
  EXPECT_EQ(factsOf("d5rR", "d5-a5"), "checks:1");
  EXPECT_EQ(factsOf("d5rR", "d5-b5"), "");
}

TEST(Chess4Facts, AMateThatThreatens) {
  const std::string boxed = "a8bK a7bP a9bP b7bP b9bP e2rR e4rP ";
  EXPECT_EQ(factsOf(boxed, "e2-f2"), "threatens-mate:1");
  EXPECT_EQ(factsOf(boxed, "e2-e3"), "");
  // What was threatened before is no news.
  EXPECT_EQ(factsOf(boxed + "g4rR", "e2-f2"), "");
}

TEST(Chess4Facts, SavedOrOffered) {
  EXPECT_EQ(factsOf("e5rR f6bB", "e5-d5"), "saves:rook");
  EXPECT_EQ(factsOf("e5rR f6bB", "e5-g5"), "checks:2 offers:rook");
  // A piece that is covered is taken by nothing dearer than itself.
  EXPECT_EQ(factsOf("e4rN g4rR e9bR", "e4-g5"), "");
}

TEST(Chess4Facts, ProtectedByWhatMoves) {
  EXPECT_EQ(factsOf("e5rN e9bR d3rR", "d3-d5"), "protects:knight");
  EXPECT_EQ(factsOf("e5rN e9bR d3rR", "d3-d4"), "");
}

TEST(Chess4Facts, ThreatensWhatItCanWin) {
  EXPECT_EQ(factsOf("e5rR g9bN", "e5-g5"), "threatens:knight:1");
  EXPECT_EQ(factsOf("e5rR g9bN g11bR", "e5-g5"), "");
}

TEST(Chess4Facts, Castling) {
  EXPECT_EQ(factsOf("k1rR castle:rs", "h1-j1"), "castles");
  EXPECT_EQ(factsOf("k1rR castle:rs", "h1-i1"), "");
}

TEST(Chess4Facts, OnlyTheFirstRowIsLeftByDeveloping) {
  EXPECT_EQ(factsOf("e1rN", "e1-f3"), "develops");
  EXPECT_EQ(factsOf("f3rN", "f3-g5"), "");
  EXPECT_EQ(factsOf("d1rR", "d1-d4"), "");
}

}  // namespace
