#include "tests/core/random_play_case.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "tests/core/reference/geometry.h"

namespace random_play {
namespace {

using Homes = std::vector<std::vector<int>>;
using Options = std::map<std::string, std::string>;

struct Choice {
  std::string option;
  std::string value;
};

/// Small limits, so that games run into them, besides none at all.
const std::vector<Choice>& choices() {
  static const std::vector<Choice> kChoices = {
      {"style", "international"},
      {"style", "japanese"},
      {"blocking", "full-goal"},
      {"blocking", "own-only"},
      {"blocking", "swap"},
      {"blocking", "swap-last"},
      {"goalLock", "false"},
      {"goalLock", "true"},
      {"camps", "free"},
      {"camps", "pass"},
      {"camps", "closed"},
      {"unusedCamps", "empty"},
      {"unusedCamps", "filled"},
      {"sets", "1"},
      {"sets", "2"},
      {"sets", "3"},
      {"hops", "adjacent"},
      {"hops", "distance"},
      {"playToEnd", "true"},
      {"playToEnd", "false"},
      {"moveLimit", "0"},
      {"moveLimit", "25"},
      {"stagnation", "0"},
      {"stagnation", "2"},
  };
  return kChoices;
}

const std::vector<std::string>& presets() {
  static const std::vector<std::string> kPresets = {"standard", "japanese", "classic", "masters"};
  return kPresets;
}

Options defaults() {
  return {{"style", "international"}, {"blocking", "full-goal"}, {"goalLock", "false"},
          {"camps", "free"},          {"unusedCamps", "empty"},  {"sets", "1"},
          {"hops", "adjacent"},       {"playToEnd", "true"},     {"moveLimit", "300"},
          {"stagnation", "50"}};
}

Options presetOptions(const std::string& preset) {
  Options options = defaults();
  if (preset == "japanese") options["style"] = "japanese";
  if (preset == "classic") {
    options["goalLock"] = "true";
    options["playToEnd"] = "false";
    options["blocking"] = "own-only";
  }
  if (preset == "masters") {
    options["goalLock"] = "true";
    options["camps"] = "pass";
    options["blocking"] = "swap";
  }
  return options;
}

/// Preset and given options together, before the style is looked at.
Options asked(const Case& c) {
  Options options = presetOptions(c.preset);
  for (const auto& [name, value] : c.rules) options[name] = value;
  return options;
}

bool playsJapanese(const Case& c) {
  return asked(c)["style"] == "japanese" && (c.players == 2 || c.players == 3);
}

Homes usualHomes(int players, int sets) {
  if (players == 2 && sets == 2) return {{0, 1}, {3, 4}};
  if (players == 2 && sets == 3) return {{0, 1, 2}, {3, 4, 5}};
  if (players == 3 && sets == 2) return {{0, 1}, {2, 3}, {4, 5}};
  if (sets != 1) return {};
  switch (players) {
    case 1:
      return {{0}};
    case 2:
      return {{0}, {3}};
    case 3:
      return {{0}, {2}, {4}};
    case 4:
      return {{0}, {1}, {3}, {4}};
    case 5:
      return {{0}, {1}, {2}, {3}, {4}};
    default:
      return {{0}, {1}, {2}, {3}, {4}, {5}};
  }
}

Homes homesOf(const Case& c) {
  if (!c.homes.empty()) return c.homes;
  return usualHomes(c.players, std::stoi(asked(c)["sets"]));
}

bool neighboursAmong(const Homes& homes) {
  std::vector<int> points;
  for (const std::vector<int>& sets : homes) points.insert(points.end(), sets.begin(), sets.end());
  for (const int a : points) {
    if (std::count(points.begin(), points.end(), (a + 1) % 6) > 0) return true;
  }
  return false;
}

/// Some seats and sets on six different points.
Homes randomHomes(int players, int sets, Random& random) {
  std::vector<int> points = {0, 1, 2, 3, 4, 5};
  for (std::size_t i = points.size() - 1; i > 0; --i) {
    std::swap(points[i], points[static_cast<std::size_t>(below(random, static_cast<int>(i) + 1))]);
  }
  Homes homes;
  std::size_t next = 0;
  for (int seat = 0; seat < players; ++seat) {
    homes.emplace_back();
    for (int set = 0; set < sets; ++set) homes.back().push_back(points[next++]);
  }
  return homes;
}

std::string literal(const std::string& value) {
  const bool bare =
      value == "true" || value == "false" ||
      std::all_of(value.begin(), value.end(), [](char c) { return c >= '0' && c <= '9'; });
  return bare ? value : '"' + value + '"';
}

/// How a drawn board looks: chances in percent that a piece stands in its goal or else in a point.
struct Scatter {
  int inGoal = 0;
  int inCamps = 0;
  bool full = false;  ///< all pieces of every set are there
};

std::string drawPosition(const reference::Setup& setup, Scatter scatter, Random& random) {
  const bool japanese = setup.rules.japanese;
  const int campSize = japanese ? 15 : 10;
  std::string board = reference::Game(setup).board();
  for (char& there : board) {
    if (there != 'n') there = '.';
  }
  const auto draw = [&](auto wanted) {
    std::vector<int> holes;
    for (int hole = 0; hole < static_cast<int>(board.size()); ++hole) {
      if (board[static_cast<std::size_t>(hole)] == '.' && wanted(hole)) holes.push_back(hole);
    }
    if (holes.empty()) return -1;
    return holes[static_cast<std::size_t>(below(random, static_cast<int>(holes.size())))];
  };
  const auto hits = [&](int percent) { return below(random, 100) < percent; };
  for (const std::vector<int>& sets : setup.homes) {
    for (const int home : sets) {
      const int goal = (home + 3) % 6;
      int pieces = scatter.full ? campSize : below(random, campSize + 1);
      if (!scatter.full && hits(25)) pieces = below(random, 2);
      for (int i = 0; i < pieces; ++i) {
        const bool king = japanese && i == 0;
        int hole = -1;
        if (hits(scatter.inGoal)) {
          if (king) hole = draw([&](int at) { return at == reference::tipOf(goal); });
          if (hole < 0) hole = draw([&](int at) { return reference::inCamp(at, goal, japanese); });
        } else if (hits(scatter.inCamps)) {
          hole = draw([&](int at) { return reference::pointOf(at) >= 0; });
        }
        if (hole < 0) hole = draw([](int) { return true; });
        board[static_cast<std::size_t>(hole)] = static_cast<char>((king ? 'A' : 'a') + home);
      }
    }
  }
  const int seat = below(random, static_cast<int>(setup.homes.size()));
  return reference::boardText(board) + ' ' + std::to_string(seat);
}

}  // namespace

int below(Random& random, int count) {
  return static_cast<int>(random() % static_cast<Random::result_type>(count));
}

std::string setupJson(const Case& c) {
  std::string json = R"({"game":"sternhalma","players":)" + std::to_string(c.players) +
                     R"(,"preset":")" + c.preset + '"';
  std::string rules;
  for (const auto& [name, value] : c.rules) {
    rules += std::string(rules.empty() ? "" : ",") + '"' + name + "\":" + literal(value);
  }
  if (!rules.empty()) json += R"(,"rules":{)" + rules + '}';
  if (!c.homes.empty()) {
    std::string seats;
    for (const std::vector<int>& sets : c.homes) {
      std::string points;
      for (const int point : sets) points += (points.empty() ? "" : ",") + std::to_string(point);
      seats += std::string(seats.empty() ? "" : ",") + '[' + points + ']';
    }
    json += R"(,"homes":[)" + seats + ']';
  }
  if (c.firstSeat != 0) json += R"(,"firstSeat":)" + std::to_string(c.firstSeat);
  return json + '}';
}

reference::Setup referenceSetup(const Case& c) {
  Options options = asked(c);
  reference::Setup setup;
  setup.homes = homesOf(c);
  setup.firstSeat = c.firstSeat;
  setup.rules.japanese = playsJapanese(c);
  setup.rules.blocking = options["blocking"];
  setup.rules.goalLock = options["goalLock"] == "true";
  setup.rules.camps = setup.rules.japanese ? "closed" : options["camps"];
  setup.rules.filled = options["unusedCamps"] == "filled";
  setup.rules.distanceHops = options["hops"] == "distance";
  setup.rules.playToEnd = options["playToEnd"] == "true";
  setup.rules.moveLimit = std::stoi(options["moveLimit"]);
  setup.rules.stagnation = std::stoi(options["stagnation"]);
  return setup;
}

bool refused(const Case& c) {
  Options options = asked(c);
  const int sets = std::stoi(options["sets"]);
  if (c.homes.empty() && usualHomes(c.players, sets).empty()) return true;
  if (sets > 1 && usualHomes(c.players, sets).empty()) return true;
  if (!playsJapanese(c)) return false;
  const auto given = c.rules.find("camps");
  return options["blocking"] == "swap" || options["blocking"] == "swap-last" ||
         options["hops"] == "distance" || sets > 1 || neighboursAmong(homesOf(c)) ||
         (given != c.rules.end() && given->second != "closed");
}

std::vector<Case> systematicCases(const std::string& preset) {
  std::vector<Case> cases;
  for (int players = 1; players <= 6; ++players) {
    Case plain;
    plain.players = players;
    plain.preset = preset;
    plain.firstSeat = static_cast<int>(cases.size()) % players;
    if (!refused(plain)) cases.push_back(plain);
    for (const Choice& choice : choices()) {
      Case c = plain;
      c.rules[choice.option] = choice.value;
      c.firstSeat = static_cast<int>(cases.size()) % players;
      if (refused(c) || asked(c) == asked(plain)) continue;
      cases.push_back(c);
    }
  }
  return cases;
}

Case randomCase(Random& random) {
  while (true) {
    Case c;
    c.players = 1 + below(random, 6);
    c.preset = presets()[static_cast<std::size_t>(below(random, 4))];
    for (const Choice& choice : choices()) {
      if (below(random, 6) == 0) c.rules[choice.option] = choice.value;
    }
    c.firstSeat = below(random, c.players);
    const int sets = std::stoi(asked(c)["sets"]);
    if (usualHomes(c.players, sets).empty()) continue;
    if (below(random, 2) == 0) c.homes = randomHomes(c.players, sets, random);
    if (!refused(c)) return c;
  }
}

std::string randomPosition(const reference::Setup& setup, Random& random) {
  Scatter scatter;
  scatter.inGoal = below(random, 101);
  scatter.inCamps = below(random, 101);
  scatter.full = below(random, 3) > 0;
  return drawPosition(setup, scatter, random);
}

std::string endgamePosition(const reference::Setup& setup, Random& random) {
  Scatter scatter;
  scatter.inCamps = 70;
  scatter.full = true;
  std::string position;
  for (int tries = 0; tries < 20; ++tries) {
    scatter.inGoal = 75 + below(random, 23);
    position = drawPosition(setup, scatter, random);
    if (reference::Game::load(setup, position).lastFinished().empty()) break;
  }
  return position;
}

}  // namespace random_play
