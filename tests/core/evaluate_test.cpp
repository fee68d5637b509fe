// What the evaluation promises whatever its weights are.
#include "core/sternhalma/evaluate.h"

#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/base/rng.h"
#include "tests/core/rules_setups.h"
#include "tests/core/slow_build.h"

namespace {

using nyota::Rng;
using nyota::Scores;
using nyota::sternhalma::Evaluator;
using nyota::sternhalma::findSite;
using nyota::sternhalma::holeAt;
using nyota::sternhalma::HoleInfo;
using nyota::sternhalma::Move;
using nyota::sternhalma::Position;
using nyota::sternhalma::Site;
using nyota::sternhalma::Variant;
using rules_play::variantWith;

std::vector<std::string> everySetup() {
  std::vector<std::string> out;
  for (const char* preset : {"standard", "japanese", "classic", "masters"}) {
    for (const char* players : {"2", "3", "6"}) {
      out.push_back("'preset':'" + std::string(preset) + "','players':" + players);
    }
  }
  for (const char* blocking : {"full-goal", "own-only", "swap", "swap-last"}) {
    for (const char* sets : {"'players':2,'rules':{'sets':2", "'players':2,'rules':{'sets':3",
                             "'players':3,'rules':{'sets':2"}) {
      out.push_back(std::string(sets) + ",'blocking':'" + blocking + "'}");
    }
  }
  out.emplace_back("'players':2,'homes':[[0,3],[1,4]]");
  out.emplace_back("'players':3,'rules':{'unusedCamps':'filled','hops':'distance'}");
  return out;
}

/// A move by chance, but one that goes on more often than not, so that the sides meet and arrive.
Move someMove(const Position& position, const Evaluator& evaluator, Rng& rng) {
  std::vector<Move> moves;
  position.generate(moves);
  const auto any = [&] { return moves[rng.below(static_cast<std::uint32_t>(moves.size()))]; };
  Move best = any();
  for (int i = 0; i < 5; ++i) {
    const Move other = any();
    if (evaluator.promise(position, other) > evaluator.promise(position, best)) best = other;
  }
  return best;
}

TEST(Evaluate, WhatIsRememberedIsWhatIsWorkedOutAfresh) {
  for (const std::string& setup : everySetup()) {
    const Variant variant = variantWith(setup);
    Position position = Position::start(variant);
    const Evaluator longUsed(position);
    Rng rng(5);
    int different = 0;
    for (int ply = 0; ply < (kSlow ? 60 : 200) && !position.over(); ++ply) {
      // As a search does it: positions that differ in little from one another.
      std::vector<Move> moves;
      position.generate(moves);
      for (int i = 0; i < 8; ++i) {
        Position next = position;
        next.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
        different += longUsed.scores(next) != Evaluator(next).scores(next) ? 1 : 0;
      }
      if (ply == 100 && position.playingCount() > 2) {
        position.resign(position.turn());
      } else {
        position.play(someMove(position, longUsed, rng));
      }
      different += longUsed.scores(position) != Evaluator(position).scores(position) ? 1 : 0;
    }
    EXPECT_EQ(different, 0) << setup;
  }
}

/// Two steps.
constexpr int kLittle = 200;

/// The board turned by half a turn with the sides exchanged.
Position turned(const Position& position) {
  Position out = Position::cleared(position.variant());
  for (int home = 0; home < nyota::sternhalma::kPoints; ++home) {
    position.pieces(home).forEach([&](Site site) {
      const HoleInfo& hole = holeAt(site);
      out.put(static_cast<Site>(findSite(-hole.x, -hole.z)), nyota::sternhalma::opposite(home),
              position.kings().has(site));
    });
  }
  out.begin(static_cast<std::uint8_t>(1 - position.turn()));
  return out;
}

TEST(Evaluate, NeitherSideOfTheBoardIsBetter) {
  int positions = 0;
  int different = 0;
  for (const char* preset : {"standard", "japanese", "classic", "masters"}) {
    const Variant variant = variantWith("'players':2,'preset':'" + std::string(preset) + "'");
    Position position = Position::start(variant);
    const Evaluator evaluator(position);
    Rng rng(8);
    for (int ply = 0; ply < 200 && !position.over(); ++ply) {
      const Scores scores = evaluator.scores(position);
      const Scores other = evaluator.scores(turned(position));
      // The assignment takes equals in the order of the board and can miss the best by a little.
      EXPECT_NEAR(scores[0], other[1], kLittle) << preset << ply;
      EXPECT_NEAR(scores[1], other[0], kLittle) << preset << ply;
      different += scores[0] == other[1] && scores[1] == other[0] ? 0 : 1;
      ++positions;
      position.play(someMove(position, evaluator, rng));
    }
  }
  EXPECT_LT(different * 20, positions);
}

}  // namespace
