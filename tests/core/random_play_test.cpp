// Random play of the engine against the reference, over every preset, option value and number of
// seats. Each test also asserts that what it looks for really came up.
#include <cstddef>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/core/random_play_case.h"
#include "tests/core/random_play_lockstep.h"

namespace {

using random_play::Case;
using random_play::Events;
using random_play::Lockstep;
using random_play::Random;

#ifdef NYOTA_SLOW_BUILD
constexpr int kThinning = 12;
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

/// What has to come up with every preset and all values of the options. What is rarer still is put
/// up by hand in random_play_scenarios_test.cpp.
const std::vector<std::string>& usualEvents() {
  static const std::vector<std::string> kEvents = {"chain goes on after a swap",
                                                   "chain in a loop",
                                                   "distant hop",
                                                   "ended by resigning",
                                                   "finished",
                                                   "finished at load",
                                                   "first finisher ends it for many",
                                                   "goes on after a finisher",
                                                   "move limit, a draw",
                                                   "moves twice in a row",

                                                   "odd text accepted",
                                                   "odd text refused",
                                                   "passes through a camp",
                                                   "resigned in turn",
                                                   "resigned out of turn",
                                                   "several swaps in a chain",
                                                   "shared rank",
                                                   "skipped",
                                                   "skipped at load",
                                                   "stagnation",
                                                   "swap",
                                                   "swap-last"};
  return kEvents;
}

/// From the start and from drawn positions for each case.
Events playAll(const std::vector<Case>& cases, unsigned seed) {
  Events events;
  Random random(seed);
  for (std::size_t i = 0; i < cases.size(); i += kThinning) {
    Lockstep whole(cases[i], events);
    random_play::playGame(whole, random, 80);
    if (!whole.agree()) break;
    Lockstep anywhere(cases[i], events, random_play::randomPosition(whole.setup(), random));
    random_play::playGame(anywhere, random, 60);
    if (!anywhere.agree()) break;
    Lockstep ending(cases[i], events, random_play::endgamePosition(whole.setup(), random));
    random_play::playGame(ending, random, 60);
    if (!ending.agree()) break;
  }
  return events;
}

TEST(RandomPlay, Standard) {
  expectEvents(playAll(random_play::systematicCases("standard"), 1), usualEvents());
}

TEST(RandomPlay, Japanese) {
  const Events events = playAll(random_play::systematicCases("japanese"), 2);
  expectEvents(events, usualEvents());
  expectEvents(events, {"finished in the Japanese style", "king hops over a row"});
}

TEST(RandomPlay, Classic) {
  expectEvents(playAll(random_play::systematicCases("classic"), 3), usualEvents());
}

TEST(RandomPlay, Masters) {
  expectEvents(playAll(random_play::systematicCases("masters"), 4), usualEvents());
}

TEST(RandomPlay, Mixtures) {
  Random random(5);
  std::vector<Case> cases(90);
  for (Case& c : cases) c = random_play::randomCase(random);
  expectEvents(playAll(cases, 6), usualEvents());
}

/// Many short games that begin with almost all pieces in their goals.
TEST(RandomPlay, Endings) {
  Events events;
  Random random(7);
  for (int i = 0; i < 300; i += kThinning) {
    const Case c = random_play::randomCase(random);
    const reference::Setup setup = random_play::referenceSetup(c);
    Lockstep ending(c, events, random_play::endgamePosition(setup, random));
    random_play::playGame(ending, random, 25);
    if (!ending.agree()) break;
  }
  expectEvents(events, {"finished", "finished among others' pieces", "goes on after a finisher",
                        "first finisher ends it for many"});
}

}  // namespace
