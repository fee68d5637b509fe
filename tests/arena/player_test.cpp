// The texts that name players.
#include "tests/arena/player.h"

#include <gtest/gtest.h>

#include "tests/arena/words.h"

namespace {

using arena::Player;
using Words = std::vector<std::string>;

Player playerOf(std::string_view spec, const arena::Limits& limits = {}) {
  std::string fault;
  const auto player = arena::readPlayer(spec, limits, fault);
  EXPECT_TRUE(player.has_value()) << spec << ": " << fault;
  return player.value_or(Player{});
}

bool refused(std::string_view spec) {
  std::string fault;
  const bool good = arena::readPlayer(spec, {}, fault).has_value();
  EXPECT_NE(good, !fault.empty()) << spec;
  return !good;
}

TEST(ArenaPlayer, ShortAndLongFormsAreTheSame) {
  EXPECT_EQ(playerOf("6").spec(), "level=6");
  EXPECT_EQ(playerOf("level=6").spec(), playerOf("6").spec());
  EXPECT_EQ(playerOf("2,nodes=300").nodes, 300U);
  EXPECT_EQ(playerOf("greedy").kind, Player::Kind::kGreedy);
  EXPECT_EQ(playerOf("random,name=dice").label(), "dice");
}

TEST(ArenaPlayer, LimitsOfAllAreForThoseWithoutTheirOwn) {
  EXPECT_EQ(playerOf("3", {500, 0}).nodes, 500U);
  EXPECT_EQ(playerOf("3,ms=7", {500, 0}).nodes, 0U);
  EXPECT_EQ(playerOf("3,ms=7", {500, 0}).ms, 7);
  EXPECT_EQ(playerOf("greedy", {500, 0}).nodes, 0U);
  EXPECT_EQ(playerOf("exec=x", {0, 40}).ms, 40);
  EXPECT_EQ(playerOf("exec=x").ms, 1000);
}

TEST(ArenaPlayer, TimeAloneLeavesTheNodesFree) {
  EXPECT_EQ(arena::searchOptions(playerOf("5,nodes=70"), 9).nodes, 70U);
  EXPECT_EQ(arena::searchOptions(playerOf("5"), 9).nodes, 0U);
  EXPECT_GT(arena::searchOptions(playerOf("5,ms=20"), 9).nodes, 1'000'000'000U);
  EXPECT_EQ(arena::searchOptions(playerOf("5"), 9).seed, 9U);
  EXPECT_EQ(arena::searchOptions(playerOf("5"), 9).level, 5);
}

TEST(ArenaPlayer, CommandsKeepTheirCommasAndSpaces) {
  const Player player = playerOf(R"(exec="node 'a b.mjs' --x=1,2",ms=50,name=peer)");
  EXPECT_EQ(player.command, (Words{"node", "a b.mjs", "--x=1,2"}));
  EXPECT_EQ(player.ms, 50);
  EXPECT_EQ(player.label(), "peer");
  EXPECT_EQ(playerOf("exec=node x.mjs").command, (Words{"node", "x.mjs"}));
}

TEST(ArenaPlayer, SpecsAreReadAsTheyAreWritten) {
  for (const char* spec : {"6", "level=2,nodes=10,ms=20,name=a", "greedy", "random,name=b",
                           "exec=x,nodes=5", R"(exec="node 'a b' c,d",ms=50,name=peer)",
                           R"(exec='say "a, b" it'\''s')", R"(exec=say 'a, b' "it's")"}) {
    const Player once = playerOf(spec);
    const Player again = playerOf(once.spec());
    EXPECT_EQ(again.spec(), once.spec()) << spec;
    EXPECT_EQ(again.command, once.command) << spec;
    EXPECT_EQ(again.label(), once.label()) << spec;
  }
}

TEST(ArenaPlayer, WhatMakesNoSenseIsRefused) {
  for (const char* spec : {"", "7", "0", "level=", "level=x", "level=3,level=3", "3,4", "best",
                           "nodes=0", "ms=-1", "greedy,nodes=5", "exec=", "exec=x,level=3",
                           "exec=x,nodes=3,ms=3", "exec=x 'y", "speed=3", "name="}) {
    EXPECT_TRUE(refused(spec)) << spec;
  }
}

TEST(ArenaWords, CommandsArePartedAsAShellDoes) {
  EXPECT_EQ(arena::commandWords(R"( a  'b c' "d 'e" f\ g '' )"),
            (Words{"a", "b c", "d 'e", "f g", ""}));
  EXPECT_EQ(arena::commandWords(R"(x"y"z)"), (Words{"xyz"}));
  EXPECT_FALSE(arena::commandWords("a 'b"));
  for (const char* word : {"plain", "", "two words", "it's", "a\"b", "\\", "$x", ","}) {
    EXPECT_EQ(arena::commandWords(arena::quotedWord(word)), (Words{word}));
  }
}

}  // namespace
