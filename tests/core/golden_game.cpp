#include "tests/core/golden_game.h"

#include <fstream>
#include <sstream>

namespace golden {
namespace {

#ifdef NYOTA_SLOW_BUILD
constexpr bool kQuickOnly = true;
#else
constexpr bool kQuickOnly = false;
#endif

std::string pathOf(const std::string& file) {
  return std::string(NYOTA_TEST_DATA) + "/games/" + file;
}

/// Reads "0,1,-" as 0, 1, 0: a missing rank is 0.
std::vector<int> readList(const std::string& text) {
  std::vector<int> list;
  std::istringstream in(text);
  for (std::string item; std::getline(in, item, ',');) {
    list.push_back(item == "-" ? 0 : std::stoi(item));
  }
  return list;
}

Check readCheck(std::istringstream& in) {
  std::string board;
  std::string turn;
  std::string inGoal;
  std::string distance;
  std::string ranks;
  in >> board >> turn >> inGoal >> distance >> ranks;
  return {board + ' ' + turn, readList(inGoal), readList(distance), readList(ranks)};
}

}  // namespace

std::vector<std::string> recordNames() {
  std::vector<std::string> names;
  std::ifstream index(pathOf("index.txt"));
  for (std::string line; std::getline(index, line);) {
    std::istringstream in(line);
    std::string name;
    std::string mark;
    in >> name >> mark;
    if (mark == "quick" || !kQuickOnly) names.push_back(name);
  }
  return names;
}

Record readRecord(const std::string& name) {
  Record record;
  record.name = name;
  std::ifstream file(pathOf(name + ".game"));
  int number = 0;
  for (std::string line; std::getline(file, line);) {
    ++number;
    std::istringstream in(line);
    std::string word;
    in >> word;
    if (word == "setup") {
      in >> record.setupJson;
    } else if (word == "homes") {
      for (std::string sets; in >> sets;) record.homes.push_back(readList(sets));
    } else if (word == "rules") {
      for (std::string rule; in >> rule;) {
        const std::size_t equals = rule.find('=');
        record.rules[rule.substr(0, equals)] = rule.substr(equals + 1);
      }
    } else if (word == "start") {
      std::string turn;
      in >> record.start >> turn;
      record.start += ' ' + turn;
    } else if (word == "=") {
      record.plies.back().checked = true;
      record.plies.back().check = readCheck(in);
    } else if (word == "result") {
      std::string ranks;
      in >> record.reason >> ranks;
      record.ranks = readList(ranks);
      record.complete = !record.plies.empty() && record.ranks.size() == record.homes.size();
    } else {
      Ply ply;
      ply.text = word;
      ply.line = number;
      if (resigningSeat(word) < 0) in >> ply.legal;
      record.plies.push_back(ply);
    }
  }
  return record;
}

std::string testName(const testing::TestParamInfo<std::string>& info) {
  std::string name = info.param;
  for (char& c : name) {
    if (c == '-') c = '_';
  }
  return name;
}

int resigningSeat(const std::string& text) {
  const std::string prefix = "resign:";
  return text.rfind(prefix, 0) == 0 ? std::stoi(text.substr(prefix.size())) : -1;
}

reference::Setup referenceSetup(const Record& record) {
  const auto rule = [&](const std::string& name) { return record.rules.at(name); };
  reference::Setup setup;
  setup.homes = record.homes;
  setup.firstSeat = record.start.back() - '0';
  setup.rules.japanese = rule("style") == "japanese";
  setup.rules.blocking = rule("blocking");
  setup.rules.goalLock = rule("goalLock") == "true";
  setup.rules.camps = rule("camps");
  setup.rules.filled = rule("unusedCamps") == "filled";
  setup.rules.distanceHops = rule("hops") == "distance";
  setup.rules.playToEnd = rule("playToEnd") == "true";
  setup.rules.moveLimit = std::stoi(rule("moveLimit"));
  setup.rules.stagnation = std::stoi(rule("stagnation"));
  return setup;
}

}  // namespace golden
