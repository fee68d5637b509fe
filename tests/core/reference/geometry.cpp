#include "tests/core/reference/geometry.h"

#include <cstddef>
#include <deque>
#include <map>
#include <tuple>
#include <utility>

namespace reference {
namespace {

using Key = std::tuple<int, int, int>;

bool isHole(Cube c) {
  const bool pointingUp = c.x <= 4 && c.y <= 4 && c.z <= 4;
  const bool pointingDown = c.x >= -4 && c.y >= -4 && c.z >= -4;
  return pointingUp || pointingDown;
}

std::vector<Cube> listHoles() {
  std::vector<Cube> list;
  for (int z = -8; z <= 8; ++z) {
    for (int x = -8; x <= 8; ++x) {
      const Cube c{x, -x - z, z};
      if (isHole(c)) list.push_back(c);
    }
  }
  return list;
}

std::map<Key, int> indexHoles() {
  std::map<Key, int> index;
  for (std::size_t i = 0; i < holes().size(); ++i) {
    const Cube c = holes()[i];
    index[{c.x, c.y, c.z}] = static_cast<int>(i);
  }
  return index;
}

std::vector<std::string> nameHoles() {
  std::vector<std::string> names;
  int row = -9;
  int number = 0;
  for (const Cube c : holes()) {
    number = c.z == row ? number + 1 : 1;
    row = c.z;
    names.push_back(static_cast<char>('a' + c.z + 8) + std::to_string(number));
  }
  return names;
}

std::map<std::string, int> indexNames() {
  std::map<std::string, int> index;
  for (std::size_t i = 0; i < holes().size(); ++i) {
    index[nameOf(static_cast<int>(i))] = static_cast<int>(i);
  }
  return index;
}

/// How far a place lies out in the direction of a point: 5 to 8 in the point itself, 4 on the row
/// next to it.
int outwards(Cube c, int point) {
  switch (point) {
    case 0:
      return -c.z;
    case 1:
      return c.y;
    case 2:
      return -c.x;
    case 3:
      return c.z;
    case 4:
      return -c.y;
    default:
      return c.x;
  }
}

Cube plus(Cube a, Cube b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }

std::vector<std::vector<std::vector<int>>> drawLines() {
  const std::vector<Cube> directions = {{1, -1, 0}, {-1, 1, 0}, {1, 0, -1},
                                        {-1, 0, 1}, {0, 1, -1}, {0, -1, 1}};
  std::vector<std::vector<std::vector<int>>> lines;
  for (const Cube from : holes()) {
    lines.emplace_back();
    for (const Cube direction : directions) {
      lines.back().emplace_back();
      for (Cube c = plus(from, direction); isHole(c); c = plus(c, direction)) {
        lines.back().back().push_back(holeAt(c));
      }
    }
  }
  return lines;
}

std::vector<int> findPoints() {
  std::vector<int> points;
  for (const Cube c : holes()) {
    points.push_back(-1);
    for (int point = 0; point < 6; ++point) {
      if (outwards(c, point) >= 5) points.back() = point;
    }
  }
  return points;
}

std::vector<int> measureSteps(int point, bool japanese) {
  std::vector<int> steps(holes().size(), -1);
  std::deque<int> queue;
  for (int hole = 0; hole < static_cast<int>(holes().size()); ++hole) {
    if (!inCamp(hole, point, japanese)) continue;
    steps[static_cast<std::size_t>(hole)] = 0;
    queue.push_back(hole);
  }
  while (!queue.empty()) {
    const int hole = queue.front();
    queue.pop_front();
    for (const std::vector<int>& line : linesFrom(hole)) {
      if (line.empty() || steps[static_cast<std::size_t>(line[0])] >= 0) continue;
      steps[static_cast<std::size_t>(line[0])] = steps[static_cast<std::size_t>(hole)] + 1;
      queue.push_back(line[0]);
    }
  }
  return steps;
}

}  // namespace

const std::vector<Cube>& holes() {
  static const std::vector<Cube> kHoles = listHoles();
  return kHoles;
}

int holeAt(Cube cube) {
  static const std::map<Key, int> kIndex = indexHoles();
  const auto found = kIndex.find({cube.x, cube.y, cube.z});
  return found == kIndex.end() ? -1 : found->second;
}

int holeNamed(const std::string& name) {
  static const std::map<std::string, int> kIndex = indexNames();
  const auto found = kIndex.find(name);
  return found == kIndex.end() ? -1 : found->second;
}

std::string nameOf(int hole) {
  static const std::vector<std::string> kNames = nameHoles();
  return kNames.at(static_cast<std::size_t>(hole));
}

const std::vector<std::vector<int>>& linesFrom(int hole) {
  static const std::vector<std::vector<std::vector<int>>> kLines = drawLines();
  return kLines.at(static_cast<std::size_t>(hole));
}

int pointOf(int hole) {
  static const std::vector<int> kPoints = findPoints();
  return kPoints.at(static_cast<std::size_t>(hole));
}

int rowsFromTip(int hole, int point) {
  return 8 - outwards(holes().at(static_cast<std::size_t>(hole)), point);
}

int tipOf(int point) {
  for (std::size_t i = 0; i < holes().size(); ++i) {
    if (outwards(holes()[i], point) == 8) return static_cast<int>(i);
  }
  return -1;
}

bool inCamp(int hole, int point, bool japanese) {
  if (pointOf(hole) == point) return true;
  const bool edge =
      pointOf(hole) == -1 && outwards(holes().at(static_cast<std::size_t>(hole)), point) == 4;
  return japanese && edge;
}

const std::vector<int>& stepsToCamp(int point, bool japanese) {
  static std::map<std::pair<int, bool>, std::vector<int>> measured;
  std::vector<int>& steps = measured[{point, japanese}];
  if (steps.empty()) steps = measureSteps(point, japanese);
  return steps;
}

}  // namespace reference
