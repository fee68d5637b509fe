#include "tests/core/chess4_golden_game.h"

#include <fstream>
#include <sstream>

namespace chess4_golden {
namespace {

#ifdef NYOTA_SLOW_BUILD
constexpr bool kQuickOnly = true;
#else
constexpr bool kQuickOnly = false;
#endif

std::string pathOf(const std::string& file) {
  return std::string(NYOTA_TEST_DATA) + "/games/chess4/" + file;
}

std::vector<int> readList(const std::string& text) {
  std::vector<int> list;
  std::istringstream in(text);
  for (std::string item; std::getline(in, item, ',');) list.push_back(std::stoi(item));
  return list;
}

/// What follows `"NAME":` in a setup, without its quotes; empty where it is not given.
std::string member(const std::string& json, const std::string& name) {
  const std::string key = '"' + name + "\":";
  const std::size_t at = json.find(key);
  if (at == std::string::npos) return "";
  std::string value;
  for (std::size_t i = at + key.size(); json[i] != ',' && json[i] != '}'; ++i) {
    if (json[i] != '"') value += json[i];
  }
  return value;
}

reference_chess4::Rules readRules(const std::string& json) {
  reference_chess4::Rules rules;
  rules.teams = member(json, "mode") == "teams";
  rules.firstSeat = std::stoi(member(json, "firstSeat"));
  const std::string enPassant = member(json, "enPassant");
  if (!enPassant.empty()) rules.enPassant = enPassant;
  const std::string limit = member(json, "moveLimit");
  if (!limit.empty()) rules.moveLimit = std::stoi(limit);
  return rules;
}

/// What is not told has stayed as it was.
Ply readPly(const std::string& text, std::istringstream& in, const Record& record) {
  Ply ply;
  ply.text = text;
  if (record.plies.empty()) {
    ply.points = {0, 0, 0, 0};
    ply.playing = "1111";
  } else {
    ply.points = record.plies.back().points;
    ply.playing = record.plies.back().playing;
  }
  if (resigningSeat(text) < 0) in >> ply.legal;
  std::string word;
  in >> word;
  if (word != "-") ply.turn = std::stoi(word);
  if (in >> word) {
    ply.points = readList(word);
    in >> ply.playing;
  }
  return ply;
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
  std::ifstream file(pathOf(name + ".game"));
  int number = 0;
  for (std::string line; std::getline(file, line);) {
    ++number;
    std::istringstream in(line);
    std::string word;
    in >> word;
    if (word == "setup") {
      in >> record.setupJson;
      record.rules = readRules(record.setupJson);
    } else if (word == "=") {
      record.plies.back().board = line.substr(2);
    } else if (word == "result") {
      std::string points;
      std::string ranks;
      in >> record.reason >> record.detail >> points >> ranks;
      if (record.detail == "-") record.detail.clear();
      record.points = readList(points);
      record.ranks = readList(ranks);
      record.complete = !record.plies.empty() && record.ranks.size() == 4;
    } else {
      record.plies.push_back(readPly(word, in, record));
      record.plies.back().line = number;
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

std::string boardText(const reference_chess4::Board& board) {
  std::string text;
  for (const int cell : reference_chess4::cells()) {
    const reference_chess4::Piece piece = board.at(cell);
    if (piece.owner == reference_chess4::kNobody) continue;
    text += (text.empty() ? "" : " ") + reference_chess4::cellName(cell) + "rbyg"[piece.owner] +
            (piece.promoted ? 'D' : piece.kind);
  }
  return text;
}

}  // namespace chess4_golden
