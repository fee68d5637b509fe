// The way to the goal that the race solver finds, held against trying out everything.
#include "core/sternhalma/crossing.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <unordered_set>
#include <vector>

#include <gtest/gtest.h>

#include "core/base/rng.h"
#include "core/sternhalma/text.h"
#include "tests/core/legal_moves.h"
#include "tests/core/rules_setups.h"
#include "tests/core/slow_build.h"

namespace {

using legal_moves::isLegal;
using nyota::Rng;
using nyota::sternhalma::Board;
using nyota::sternhalma::Crossing;
using nyota::sternhalma::kAll;
using nyota::sternhalma::Move;
using nyota::sternhalma::Position;
using nyota::sternhalma::SeatStatus;
using nyota::sternhalma::Site;
using nyota::sternhalma::Variant;

/// Kinds of endings: the rules, and what stands where.
struct Ending {
  const char* name;
  const char* setup;
  int most;            ///< moves after which trying out everything ends
  int outside;         ///< pieces of each own set that have yet to get in, at most
  int reach;           ///< how far from the goal these are, at most
  int others;          ///< pieces of the rival around, which stand still
  int guests;          ///< pieces of the rival in each goal
  bool kings = false;  ///< are all these kings?
};

constexpr auto kEndings = std::to_array<Ending>({
    {"standard", "{'game':'sternhalma','players':2}", 5, 4, 4, 0, 0},
    {"amongOthers", "{'game':'sternhalma','players':2}", 5, 3, 4, 8, 0},
    {"guests", "{'game':'sternhalma','players':2}", 4, 4, 3, 2, 2},
    {"classic", "{'game':'sternhalma','players':2,'preset':'classic'}", 5, 4, 4, 3, 0},
    {"masters", "{'game':'sternhalma','players':2,'preset':'masters'}", 5, 4, 4, 3, 0},
    {"swapLast", "{'game':'sternhalma','players':2,'rules':{'blocking':'swap-last'}}", 4, 3, 3, 3,
     0},
    {"closed", "{'game':'sternhalma','players':2,'rules':{'camps':'closed'}}", 5, 4, 4, 3, 0},
    {"distance", "{'game':'sternhalma','players':2,'rules':{'hops':'distance'}}", 4, 3, 4, 2, 0},
    {"japanese", "{'game':'sternhalma','players':2,'preset':'japanese'}", 4, 2, 2, 3, 0},
    {"twoSets", "{'game':'sternhalma','players':2,'rules':{'sets':2}}", 4, 2, 2, 3, 0},
    {"twoSetsOwnOnly", "{'game':'sternhalma','players':2,'rules':{'sets':2,'blocking':'own-only'}}",
     4, 1, 2, 3, 0},
    {"oppositeSets", "{'game':'sternhalma','players':2,'homes':[[0,3],[1,4]]}", 4, 1, 3, 3, 0},
});

Variant variantOf(const char* setup) {
  return nyota::sternhalma::makeVariant(rules_play::setupOf(setup));
}

/// Takes one of them out.
Site draw(Board& holes, Rng& rng) {
  auto left = static_cast<int>(rng.below(static_cast<std::uint32_t>(holes.count())));
  Site found = 0;
  holes.forEach([&](Site site) {
    if (left-- == 0) found = site;
  });
  holes.remove(found);
  return found;
}

/// The same board twice: with the rival's pieces, and with neutral ones in their places and a rival
/// that has none, so that the game by its rules is that of the seat alone.
struct Boards {
  Position shared, alone;
};

Boards someEnding(const Variant& variant, const Ending& ending, Rng& rng) {
  Boards out{Position::cleared(variant), Position::cleared(variant)};
  Board left = kAll;
  const auto put = [&](Site site, int home, bool king) {
    left.remove(site);
    out.shared.put(site, home, king);
    out.alone.put(site, home, king);
  };
  const int rivalHome = variant.setup.homes[1][0];
  const auto putOther = [&](Site site) {
    left.remove(site);
    out.shared.put(site, rivalHome, ending.kings);
    out.alone.putNeutral(site);
  };
  variant.forEachHome(0, [&](int home) {
    const Variant::SetInfo& set = variant.set(home);
    const int outside = 1 + static_cast<int>(rng.below(static_cast<std::uint32_t>(ending.outside)));
    const auto king = static_cast<int>(rng.below(static_cast<std::uint32_t>(variant.campSize)));
    Board goal = set.goal & left;
    for (int i = 0; i < ending.guests; ++i) putOther(draw(goal, rng));
    Board near;
    kAll.forEach([&](Site site) {
      if (set.distance[site] <= ending.reach) near.add(site);
    });
    near &= left & set.rest;
    near -= set.goal;
    for (int i = 0; i < variant.campSize; ++i) {
      const bool inside = !goal.empty() && i >= outside;
      put(draw(inside ? goal : near, rng), home, variant.japanese && i == king);
    }
  });
  for (int i = 0; i < ending.others; ++i) {
    Board around = left & nyota::sternhalma::kHexagon;
    putOther(draw(around, rng));
  }
  out.shared.begin(0);
  out.alone.begin(0);
  return out;
}

int openHoles(const Position& position) {
  Board goals;
  position.variant().forEachHome(0, [&](int home) { goals |= position.variant().set(home).goal; });
  return (goals - position.occupied()).count();
}

/// The fewest moves to the goal by trying out everything; 0 where more than `most` are needed. No
/// move fills two holes, which spares some of it.
int fewestMoves(const Position& start, int most) {
  std::vector<Position> layer{start};
  std::unordered_set<std::uint64_t> seen{start.hash()};
  std::vector<Move> moves;
  for (int made = 1; made <= most; ++made) {
    std::vector<Position> next;
    for (const Position& position : layer) {
      position.generate(moves);
      for (const Move& move : moves) {
        Position after = position;
        after.play(move);
        if (after.status(0) == SeatStatus::kFinished) return made;
        if (after.over() || made + std::max(openHoles(after), 1) > most) continue;
        if (seen.insert(after.hash()).second) next.push_back(after);
      }
    }
    layer.swap(next);
  }
  return 0;
}

/// Plays a way, every move of which must be legal; how many moves it took to finish, or 0.
int movesToFinish(Position position, const std::vector<Move>& way) {
  int made = 0;
  for (const Move& move : way) {
    if (!isLegal(position, move)) return 0;
    position.play(move);
    ++made;
    if (position.status(0) == SeatStatus::kFinished) break;
  }
  return position.status(0) == SeatStatus::kFinished ? made : 0;
}

void finish(Crossing& crossing) {
  while (!crossing.done()) crossing.step();
}

class CrossingEndings : public testing::TestWithParam<Ending> {};

TEST_P(CrossingEndings, AsShortAsTryingOutEverythingFinds) {
  const Ending& ending = GetParam();
  const Variant variant = variantOf(ending.setup);
  const int most = kSlow ? 3 : ending.most;
  int compared = 0;
  Rng rng(7);
  for (int round = 0; round < 60; ++round) {
    const Boards boards = someEnding(variant, ending, rng);
    if (boards.shared.over()) continue;
    const int fewest = fewestMoves(boards.alone, most);
    Crossing crossing(boards.shared, 0);
    const int atFirst = crossing.atLeast();
    if (fewest == 0) {
      // Too long for trying out everything, but no way may be shorter than that.
      while (!crossing.done() && crossing.length() == 0 && crossing.nodes() < 20'000) {
        crossing.step();
      }
      EXPECT_TRUE(crossing.length() == 0 || crossing.length() > most) << round;
      continue;
    }
    finish(crossing);
    ++compared;
    EXPECT_EQ(crossing.length(), fewest) << round;
    EXPECT_LE(atFirst, fewest) << round;
    EXPECT_EQ(crossing.atLeast(), fewest) << round;
    EXPECT_EQ(movesToFinish(boards.alone, crossing.moves()), fewest) << round;
  }
  EXPECT_GE(compared, kSlow ? 1 : 5);
}

INSTANTIATE_TEST_SUITE_P(Kinds, CrossingEndings, testing::ValuesIn(kEndings),
                         [](const auto& param) { return std::string(param.param.name); });

TEST(Crossing, NobodyHopsOverARivalsKing) {
  const Ending ending{"",  "{'game':'sternhalma','players':2,'preset':'japanese'}", 0, 3, 5, 12, 0,
                      true};
  const Variant variant = variantOf(ending.setup);
  Rng rng(3);
  for (int round = 0; round < 100; ++round) {
    const Boards boards = someEnding(variant, ending, rng);
    if (boards.shared.over()) continue;
    Crossing crossing(boards.shared, 0);
    while (!crossing.done() && crossing.nodes() < 3'000) crossing.step();
    EXPECT_TRUE(isLegal(boards.shared, crossing.moves()[0])) << round;
  }
}

/// Nine pieces at home in the goal, the last one somewhere, with others' pieces around.
Position lastOne(const Variant& variant, const char* last, Site open,
                 const std::vector<const char*>& others) {
  Position position = Position::cleared(variant);
  const int home = variant.setup.homes[0][0];
  Board goal = variant.set(home).goal;
  goal.remove(open);
  goal.forEach([&](Site site) { position.put(site, home, false); });
  position.put(*nyota::sternhalma::findHole(last), home, false);
  for (const char* hole : others) position.putNeutral(*nyota::sternhalma::findHole(hole));
  position.begin(0);
  return position;
}

TEST(Crossing, NoWayForAPieceThatIsWalledIn) {
  const Variant variant = variantOf("{'game':'sternhalma','players':1}");
  const Site open = *nyota::sternhalma::findHole("n1");
  // The middle of the board with all that is within two holes of it.
  const std::vector<const char*> wall = {"i4", "i6", "h5", "h6", "j5", "j6", "i3", "i7", "h4",
                                         "h7", "j4", "j7", "g5", "g6", "g7", "k5", "k6", "k7"};
  for (const Position& position :
       {lastOne(variant, "i5", open, wall), lastOne(variant, "i5", open, {})}) {
    const bool walled = !position.neutral().empty();
    Crossing crossing(position, 0);
    while (!crossing.done() && crossing.nodes() < 50'000) crossing.step();
    EXPECT_EQ(crossing.length() == 0, walled);
    EXPECT_EQ(crossing.proved(), !walled);
  }
}

TEST(Crossing, NoWayWhereAHoleStaysHeld) {
  const char* setup = "{'game':'sternhalma','players':2,'preset':'classic'}";
  const Variant variant = variantOf(setup);
  Position position = Position::cleared(variant);
  const int home = variant.setup.homes[0][0];
  const int rival = variant.setup.homes[1][0];
  Board goal = variant.set(home).goal;
  goal.remove(variant.set(home).goalTip);
  position.put(variant.set(home).goalTip, rival, false);
  goal.forEach([&](Site site) { position.put(site, home, false); });
  position.put(*nyota::sternhalma::findHole("i5"), home, false);
  position.begin(0);
  Crossing crossing(position, 0);
  while (!crossing.done() && crossing.nodes() < 100'000) crossing.step();
  EXPECT_EQ(crossing.length(), 0);
  EXPECT_FALSE(crossing.proved());
}

/// One plan after another, each with so many positions: how many moves it takes to cross.
int crossReplanning(const Variant& variant, std::uint64_t nodes) {
  Position position = Position::start(variant);
  int made = 0;
  while (!position.over()) {
    Crossing crossing(position, 0);
    while (!crossing.done() && crossing.nodes() < nodes) crossing.step();
    position.play(crossing.moves()[0]);
    ++made;
  }
  return made;
}

TEST(Crossing, FromTheStart) {
  const Variant variant = variantOf("{'game':'sternhalma','players':1}");
  Crossing crossing(Position::start(variant), 0);
  // 27 is the least that anybody has ever found.
  EXPECT_GE(crossing.atLeast(), 10);
  EXPECT_LE(crossing.atLeast(), 27);
  while (crossing.nodes() < (kSlow ? 80'000 : 300'000)) {
    crossing.step();
    EXPECT_LE(crossing.atLeast(), 27);
  }
  EXPECT_GE(crossing.length(), 27);
  EXPECT_LE(crossing.length(), kSlow ? 45 : 35);
  EXPECT_EQ(movesToFinish(Position::start(variant), crossing.moves()), crossing.length());
  if (kSlow) return;
  EXPECT_LE(crossReplanning(variant, 300'000), 29);
}

}  // namespace
