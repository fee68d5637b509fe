// Random play of four-player chess, the engine against the second implementation. Each test also
// asserts that what it looks for really came up.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/core/chess4_random_play_case.h"
#include "tests/core/chess4_random_play_lockstep.h"

namespace {

using chess4_play::Events;
using chess4_play::Lockstep;
using chess4_play::Random;
using chess4_play::Scatter;
using reference_chess4::Rules;

#ifdef NYOTA_SLOW_BUILD
constexpr int kThinning = 15;
#else
constexpr int kThinning = 1;
#endif

/// Slow builds play too few games for rare events, so there they need not come up.
void expectEvents(const Events& events, const std::vector<std::string>& names) {
  for (const auto& [name, times] : events) testing::Test::RecordProperty(name, times);
  for (const std::string& name : names) {
    const auto found = events.find(name);
    const int times = found == events.end() ? 0 : found->second;
    if (kThinning == 1) {
      EXPECT_GT(times, 0) << name;
    }
  }
}

TEST(Chess4RandomPlay, FromTheStart) {
  Events events;
  Random random(21);
  for (int i = 0; i < 90; i += kThinning) {
    const std::vector<Rules> all = chess4_play::systematicRules();
    Lockstep lockstep(all[i % all.size()], events);
    chess4_play::playGame(lockstep, random, 400);
    if (!lockstep.agree()) break;
  }
  expectEvents(events, {"a right lapses: the pawn is captured",
                        "a right lapses: the turn comes again",
                        "castled long",
                        "castled short",
                        "check on 1 for 0",
                        "check on 2 for 1",
                        "checkmated",
                        "discovered check",
                        "en passant sideways",
                        "en passant, next",
                        "en passant, not by the next seat",
                        "grey king captured",
                        "grey piece captured",
                        "lead",
                        "last-standing",
                        "promoted queen captured",
                        "promotion by a move",
                        "promotion by capture",
                        "promotion to another piece",
                        "resigned in turn",
                        "resigned out of turn",
                        "survivor's bonus",
                        "teams: checkmate",
                        "teams: resigned"});
}

Events playFrom(const Scatter& scatter, unsigned seed, int games, int plies) {
  Events events;
  Random random(seed);
  for (int i = 0; i < games; i += kThinning) {
    const Rules rules = chess4_play::randomRules(random);
    Lockstep lockstep(rules, chess4_play::randomLoaded(rules, scatter, random), events);
    if (i % 8 == 0 && lockstep.running()) lockstep.countLeaves(2);
    chess4_play::playGame(lockstep, random, plies);
    if (!lockstep.agree()) break;
  }
  return events;
}

TEST(Chess4RandomPlay, FromCrowdedPositions) {
  expectEvents(
      playFrom({.most = 14}, 22, 150, 120),
      {"at load: checkmate", "at load: lead", "check on 2 for 5", "checkmated",
       "checkmated, another's piece gives the check", "draw threefold", "lead", "move-limit",
       "ranks in another order", "stuck, not in check", "teams: move-limit"});
}

TEST(Chess4RandomPlay, FromThinPositions) {
  expectEvents(playFrom({.most = 4, .pawns = 20}, 23, 300, 220),
               {"a right lapses: a piece on the crossed square", "check on 2 for 5",
                "draw bare-kings", "draw fifty", "draw threefold", "en passant with promotion",
                "stuck, not in check", "teams: draw stalemate"});
}

TEST(Chess4RandomPlay, FromHeavyPositions) {
  expectEvents(
      playFrom({.most = 5, .pawns = 10, .heavy = 90, .out = 40, .together = 80}, 24, 300, 80), {});
}

TEST(Chess4RandomPlay, FromPawnPositions) {
  expectEvents(playFrom({.most = 8, .pawns = 90, .together = 10}, 25, 150, 150),
               {"en passant", "en passant, not by the next seat", "promotion by capture",
                "promotion to another piece"});
}

}  // namespace
