// Random play of the engine against the reference, over every preset, option value and number of
// seats. Each test also asserts that what it looks for really came up.
#include <iostream>
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
  for (const std::string& name : names) {
    const auto found = events.find(name);
    const int times = found == events.end() ? 0 : found->second;
    if (kThinning == 1) {
      EXPECT_GT(times, 0) << name;
    }
  }
  for (const auto& [name, times] : events) {
    testing::Test::RecordProperty(name, times);
    if (std::getenv("NYOTA_EVENTS") != nullptr) std::cout << name << ": " << times << "\n";
  }
}

/// From the start and from a drawn position for each case.
Events playAll(const std::vector<Case>& cases, unsigned seed) {
  Events events;
  Random random(seed);
  for (std::size_t i = 0; i < cases.size(); i += kThinning) {
    Lockstep whole(cases[i], events);
    random_play::playGame(whole, random, 150);
    if (!whole.agree()) return events;
    for (int drawn = 0; drawn < 3; ++drawn) {
      Lockstep part(cases[i], events, random_play::randomPosition(whole.setup(), random));
      random_play::playGame(part, random, 60);
      if (!part.agree()) return events;
    }
  }
  return events;
}

TEST(RandomPlay, Standard) {
  const Events events = playAll(random_play::systematicCases("standard"), 1);
  expectEvents(events, {});
}

TEST(RandomPlay, Japanese) {
  const Events events = playAll(random_play::systematicCases("japanese"), 2);
  expectEvents(events, {});
}

TEST(RandomPlay, Classic) {
  const Events events = playAll(random_play::systematicCases("classic"), 3);
  expectEvents(events, {});
}

TEST(RandomPlay, Masters) {
  const Events events = playAll(random_play::systematicCases("masters"), 4);
  expectEvents(events, {});
}

TEST(RandomPlay, Mixtures) {
  Random random(5);
  std::vector<Case> cases;
  for (int i = 0; i < 150; ++i) cases.push_back(random_play::randomCase(random));
  const Events events = playAll(cases, 6);
  expectEvents(events, {});
}

}  // namespace
