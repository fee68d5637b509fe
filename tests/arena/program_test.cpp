// External players, good and bad ones, as small shell scripts.
#include "tests/arena/program.h"

#include <gtest/gtest.h>

#include "tests/arena/match.h"

namespace {

using arena::Answer;
using arena::Fault;
using arena::Player;
using arena::Program;

/// Counts the moves that it was told, and does this when it has to move.
Player scripted(const std::string& go) {
  Player player;
  player.kind = Player::Kind::kProgram;
  player.ms = 5;
  player.name = "peer";
  player.command = {"sh", "-c",
                    "while read -r word a b; do case $word in nyota) echo hello; echo ready x;; "
                    "game) n=0; echo ok;; moved) n=$((n+1));; go) " +
                        go + ";; quit) exit;; esac; done"};
  return player;
}

#ifdef __EMSCRIPTEN__

TEST(ArenaProgram, WebAssemblyStartsNone) {
  Program program(scripted("echo move x"));
  std::string fault;
  EXPECT_FALSE(program.begin("{}", fault));
  EXPECT_NE(fault.find("native"), std::string::npos) << fault;
}

#else

struct Asked {
  Fault fault = Fault::kNone;
  Answer answer;
};

Asked ask(Program& program) {
  std::string fault;
  const auto ground = arena::openGround(R"({"game":"sternhalma","players":2})", fault);
  nyota::Rng rng(1);
  Asked out;
  out.fault = program.find(*ground, 1, rng, out.answer);
  return out;
}

TEST(ArenaProgram, IsToldTheGameAndAnswers) {
  Program program(scripted("echo info; echo move m$n-$a nodes 70 depth 3"));
  std::string fault;
  ASSERT_TRUE(program.begin("{}", fault)) << fault;
  program.moved(0, "a-b");
  program.moved(1, "c-d");
  const Asked first = ask(program);
  EXPECT_EQ(first.fault, Fault::kNone);
  EXPECT_EQ(first.answer.text, "m2-ms");
  EXPECT_EQ(first.answer.nodes, 70U);
  EXPECT_EQ(first.answer.depth, 3);
  program.end();
  ASSERT_TRUE(program.begin("{}", fault)) << fault;
  EXPECT_EQ(ask(program).answer.text, "m0-ms");
}

TEST(ArenaProgram, NodesAreAskedForWhereTheyCount) {
  Player player = scripted("echo move $a-$b");
  player.ms = 0;
  player.nodes = 123;
  Program program(player);
  std::string fault;
  ASSERT_TRUE(program.begin("{}", fault)) << fault;
  EXPECT_EQ(ask(program).answer.text, "nodes-123");
}

TEST(ArenaProgram, ADeadOneIsStartedAnewWithTheGameSoFar) {
  Program program(scripted("if [ $n = 1 ]; then exit; fi; echo move m$n"));
  std::string fault;
  ASSERT_TRUE(program.begin("{}", fault)) << fault;
  program.moved(0, "a-b");
  EXPECT_EQ(ask(program).fault, Fault::kDead);
  program.moved(1, "c-d");
  program.moved(0, "e-f");
  const Asked next = ask(program);
  EXPECT_EQ(next.fault, Fault::kNone);
  EXPECT_EQ(next.answer.text, "m3");
}

TEST(ArenaProgram, ASilentOneIsMissedAndStartedAnew) {
  Program program(scripted("if [ $n = 0 ]; then read -r x; fi; echo move m$n"),
                  {std::chrono::seconds(30), std::chrono::milliseconds(20)});
  std::string fault;
  ASSERT_TRUE(program.begin("{}", fault)) << fault;
  EXPECT_EQ(ask(program).fault, Fault::kMissing);
  Program empty(scripted("echo move"));
  ASSERT_TRUE(empty.begin("{}", fault)) << fault;
  EXPECT_EQ(ask(empty).fault, Fault::kMissing);
}

TEST(ArenaProgram, RefusalsAreTold) {
  Player player = scripted("");
  player.command[2] = "read -r x; echo ready x; read -r x; echo no thanks, not here; read -r x";
  Program unwilling(player);
  std::string fault;
  EXPECT_FALSE(unwilling.begin("{}", fault));
  EXPECT_EQ(fault, "peer refuses the table: thanks, not here");
  player.command = {"nyota-no-such-program"};
  Program nowhere(player);
  EXPECT_FALSE(nowhere.begin("{}", fault));
  EXPECT_NE(fault.find("nyota-no-such-program"), std::string::npos) << fault;
  player.command = {"true"};
  Program brief(player);
  EXPECT_FALSE(brief.begin("{}", fault));
  EXPECT_EQ(fault, "peer does not answer");
}

TEST(ArenaMatch, IllegalMovesAreReplacedAndCounted) {
  std::string fault;
  const auto ground = arena::openGround(R"({"game":"sternhalma","players":2})", fault);
  const Player bad = scripted("echo move a1-q1");
  const Player own{Player::Kind::kRandom};
  const arena::GamePlan plan{{}, 1, 2, 1, 20};
  const auto played = arena::playGame(*ground, {own, bad}, plan, fault);
  ASSERT_TRUE(played) << fault;
  EXPECT_EQ(played->reason, arena::kUnfinished);
  EXPECT_EQ(played->work[0].faultCount(), 0);
  EXPECT_EQ(played->work[1].moves, 9);
  EXPECT_EQ(played->work[1].faults[static_cast<std::size_t>(Fault::kIllegal)], 9);
  // What comes in the place of a fault is decided by the seed alone.
  const auto again = arena::playGame(*ground, {own, bad}, plan, fault);
  ASSERT_TRUE(again) << fault;
  EXPECT_EQ(again->position, played->position);
}

#endif

}  // namespace
