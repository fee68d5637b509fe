// The board and the names of its holes; see docs/rules.md.
#include <array>
#include <string>

#include <gtest/gtest.h>

#include "core/sternhalma/board.h"

namespace {

using nyota::sternhalma::Board;
using nyota::sternhalma::HoleInfo;
using nyota::sternhalma::kHoleInfo;
using nyota::sternhalma::kPoint;
using nyota::sternhalma::kTip;
using nyota::sternhalma::kWideCamp;
using nyota::sternhalma::nameOf;

std::string nameAt(int x, int z) {
  const int site = nyota::sternhalma::findSite(x, z);
  return site < 0 ? "" : std::string(nameOf(static_cast<nyota::sternhalma::Site>(site)));
}

/// Names in the order of the holes.
std::string namesIn(const Board& board) {
  std::string out;
  for (const HoleInfo& hole : kHoleInfo) {
    if (!board.has(hole.site)) continue;
    if (!out.empty()) out += ' ';
    out += nameOf(hole);
  }
  return out;
}

TEST(RulesBoard, HasAHexagonAndSixPointsOfTen) {
  EXPECT_EQ(nyota::sternhalma::kAll.count(), 121);
  EXPECT_EQ(nyota::sternhalma::kHexagon.count(), 61);
  for (const Board& point : kPoint) EXPECT_EQ(point.count(), 10);
}

TEST(RulesBoard, AHoleExistsInEitherTriangle) {
  int holes = 0;
  for (int x = -9; x <= 9; ++x) {
    for (int z = -9; z <= 9; ++z) {
      const int y = -x - z;
      const bool here = (x < 5 && y < 5 && z < 5) || (x > -5 && y > -5 && z > -5);
      EXPECT_EQ(nyota::sternhalma::findSite(x, z) >= 0, here) << x << ',' << z;
      holes += here ? 1 : 0;
    }
  }
  EXPECT_EQ(holes, 121);
}

TEST(RulesBoard, RowsHaveLettersFromTheBottom) {
  EXPECT_EQ(nameAt(4, -8), "a1");
  EXPECT_EQ(nameAt(-4, 8), "q1");
  EXPECT_EQ(nameAt(0, 0), "i5");
}

TEST(RulesBoard, HolesAreNumberedFromTheLeft) {
  EXPECT_EQ(nameAt(-4, -4), "e1");
  EXPECT_EQ(nameAt(8, -4), "e13");
  EXPECT_EQ(nameAt(-8, 4), "m1");
}

TEST(RulesBoard, RowsHaveTheirLengths) {
  std::array<int, 17> lengths{};
  for (const HoleInfo& hole : kHoleInfo) ++lengths.at(static_cast<std::size_t>(hole.name[0] - 'a'));
  EXPECT_EQ(lengths,
            (std::array<int, 17>{1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1}));
  EXPECT_EQ(nameAt(5, -4), "e10");
  EXPECT_EQ(nameAt(7, -4), "e12");
}

TEST(RulesBoard, PointsAreNumberedClockwiseFromTheBottom) {
  EXPECT_EQ(namesIn(kPoint[0]), "a1 b1 b2 c1 c2 c3 d1 d2 d3 d4");
  EXPECT_EQ(namesIn(kPoint[1]), "e1 e2 e3 e4 f1 f2 f3 g1 g2 h1");
  EXPECT_EQ(namesIn(kPoint[2]), "j1 k1 k2 l1 l2 l3 m1 m2 m3 m4");
  EXPECT_EQ(namesIn(kPoint[3]), "n1 n2 n3 n4 o1 o2 o3 p1 p2 q1");
  EXPECT_EQ(namesIn(kPoint[4]), "j10 k10 k11 l10 l11 l12 m10 m11 m12 m13");
  EXPECT_EQ(namesIn(kPoint[5]), "e10 e11 e12 e13 f10 f11 f12 g10 g11 h10");
}

TEST(RulesBoard, TipsAreFarthestOut) {
  const std::array<std::string, 6> tips = {"a1", "e1", "m1", "q1", "m13", "e13"};
  for (std::size_t point = 0; point < tips.size(); ++point)
    EXPECT_EQ(nameOf(kTip[point]), tips[point]);
}

TEST(RulesBoard, GoalsLieOpposite) {
  for (int point = 0; point < 6; ++point) {
    EXPECT_EQ(nyota::sternhalma::opposite(point), point < 3 ? point + 3 : point - 3);
  }
}

TEST(RulesBoard, AHoleHasSixNeighbours) {
  const int middle = nyota::sternhalma::findSite(0, 0);
  EXPECT_EQ(namesIn(nyota::sternhalma::neighboursOf(nyota::sternhalma::holeAt(middle))),
            "h5 h6 i4 i6 j5 j6");
}

TEST(RulesBoard, JapaneseCampsHaveTheEdgeToo) {
  EXPECT_EQ(namesIn(kWideCamp[0] - kPoint[0]), "e5 e6 e7 e8 e9");
  EXPECT_EQ(namesIn(kWideCamp[2] - kPoint[2]), "i1 j2 k3 l4 m5");
  EXPECT_EQ(namesIn(kWideCamp[0] & kWideCamp[1]), "e5");
}

}  // namespace
