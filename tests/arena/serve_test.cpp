// A player of ours at the other end of the line protocol.
#include "tests/arena/serve.h"

#include <sstream>

#include <gtest/gtest.h>

#include "tests/arena/ground.h"

namespace {

std::string answersTo(const std::string& lines) {
  std::string fault;
  const auto player = arena::readPlayer("random,name=dice", {}, fault);
  std::istringstream in(lines);
  std::ostringstream out;
  arena::serve(*player, 3, in, out);
  return out.str();
}

const std::string kGame = R"(game {"game":"chess4"})";

TEST(ArenaServe, AnswersWhatAsksForAnAnswer) {
  EXPECT_EQ(answersTo("nyota 1\ngame {}\ngo ms 5\nend\nquit\nnyota 1\n"),
            "ready nyota-dice\nno no game ''\nmove\n");
  EXPECT_EQ(answersTo(kGame + "\nmoved 0 e2-e3\ngo\n"), "ok\nmove\n");
}

TEST(ArenaServe, PlaysWhatItWasTold) {
  std::string fault;
  const auto ground = arena::openGround(R"({"game":"chess4"})", fault);
  ground->play("e2-e3");
  ground->resign(1);
  ASSERT_EQ(ground->turn(), 2);
  std::istringstream words(answersTo(kGame + "\nmoved 0 e2-e3\nmoved 1 resign:1\ngo nodes 9\n"));
  std::string ok, move, text;
  words >> ok >> move >> text;
  EXPECT_EQ(ok + " " + move, "ok move");
  EXPECT_TRUE(ground->play(text)) << text;
}

}  // namespace
