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

}  // namespace
