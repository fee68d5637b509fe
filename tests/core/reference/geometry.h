// Holes, names, points and camps of the star, worked out from cube coordinates.
#pragma once

#include <string>
#include <vector>

namespace reference {

/// A place on the hexagonal lattice; x + y + z is 0.
struct Cube {
  int x;
  int y;
  int z;
};

/// The 121 holes in the order of their rows a to q, each row from the left.
const std::vector<Cube>& holes();
int holeAt(Cube cube);                   ///< index into holes(), -1 where there is no hole
int holeNamed(const std::string& name);  ///< index into holes(), -1 for anything else
std::string nameOf(int hole);

/// The six lines that leave a hole, each from the neighbour to the edge of the board; empty where
/// there is no neighbour.
const std::vector<std::vector<int>>& linesFrom(int hole);

/// The point (0 to 5) that a hole belongs to, -1 in the hexagon.
int pointOf(int hole);
/// Rows between a hole and the tip of a point: 0 on the tip, 3 in the point's widest row.
int rowsFromTip(int hole, int point);
/// The hole at the outer end of a point.
int tipOf(int point);
/// Whether the hole belongs to the camp of a point: ten holes, or fifteen in the Japanese style.
bool inCamp(int hole, int point, bool japanese);
/// Single steps on an empty board from each hole to the nearest hole of the camp.
const std::vector<int>& stepsToCamp(int point, bool japanese);

}  // namespace reference
