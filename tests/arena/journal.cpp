#include "tests/arena/journal.h"

#include <algorithm>
#include <array>

#include "core/base/json.h"
#include "tests/arena/words.h"

namespace arena {

namespace {

using nyota::Json;
using nyota::JsonWriter;

constexpr int kVersion = 1;
constexpr const char* kVersionKey = "nyota-arena";

void writeWork(const Work& work, bool times, JsonWriter& out) {
  out.begin('{').set("moves", work.moves).set("nodes", work.nodes).set("depth", work.depth);
  if (times) out.set("micros", work.micros).set("longestMicros", work.longestMicros);
  for (std::size_t i = 1; i < work.faults.size(); ++i) {
    if (work.faults[i] > 0) out.set(kFaultNames[i], work.faults[i]);
  }
  out.end('}');
}

/// Reads numbers of objects and notes whether any was missing or out of bounds.
class Numbers {
 public:
  std::int64_t read(const Json* json, std::int64_t least, std::int64_t most) {
    const auto value = nyota::integerOf(json);
    if (value && *value >= least && *value <= most) return *value;
    good_ = false;
    return least;
  }
  int readInt(const Json* json, int least, int most) {
    return static_cast<int>(read(json, least, most));
  }
  [[nodiscard]] bool good() const { return good_; }

 private:
  bool good_ = true;
};

constexpr std::int64_t kMostExact = 999'999'999'999'999;

Work readWork(const Json& json, Numbers& numbers) {
  const auto number = [&](const char* name, bool needed) {
    const Json* value = json.find(name);
    return value == nullptr && !needed ? 0 : numbers.read(value, 0, kMostExact);
  };
  Work out;
  out.moves = number("moves", true);
  out.nodes = number("nodes", true);
  out.depth = number("depth", true);
  out.micros = number("micros", false);
  out.longestMicros = number("longestMicros", false);
  for (std::size_t i = 1; i < out.faults.size(); ++i) out.faults[i] = number(kFaultNames[i], false);
  return out;
}

bool readContest(const Json& json, Journal& out, std::string& fault) {
  Contest& contest = out.contest;
  const Json* setup = json.find("setup");
  const Json* players = json.find("players");
  const Json* lineup = json.find("lineup");
  if (setup == nullptr || players == nullptr || lineup == nullptr) return false;
  const auto ground = openGround(nyota::dump(setup), fault);
  if (!ground) return false;
  contest.setup = ground->setup();
  contest.brief = ground->brief();
  contest.seats = ground->seats();
  for (const Json& spec : players->items()) {
    const auto player = readPlayer(spec.asString(), {}, fault);
    if (!player) return false;
    contest.players.push_back(*player);
  }
  Numbers numbers;
  for (const Json& player : lineup->items()) {
    contest.lineup.push_back(
        numbers.readInt(&player, 0, static_cast<int>(contest.players.size()) - 1));
  }
  contest.openings = numbers.readInt(json.find("openings"), 1, kMostNumber);
  contest.openingPlies = numbers.readInt(json.find("openingPlies"), 0, kMostNumber);
  contest.seed = static_cast<std::uint64_t>(numbers.read(json.find("seed"), 0, kMostExact));
  contest.mostPlies = numbers.readInt(json.find("most"), 1, kMostNumber);
  contest.times = json.find("times") == nullptr;
  if (const Json* sprt = json.find("sprt")) contest.sprt = readSprt(sprt->asString());
  if (const Json* shard = json.find("shard")) {
    const auto read = readShard(shard->asString());
    if (!read) return false;
    out.shard = *read;
  }
  return numbers.good() && !contest.lineup.empty();
}

bool readGame(const Json& json, Journal& out) {
  const Contest& contest = out.contest;
  Numbers numbers;
  GameResult result;
  result.opening = numbers.readInt(json.find("opening"), 0, contest.openings - 1);
  result.rotation = numbers.readInt(json.find("rotation"), 0, contest.rotations() - 1);
  Played& played = result.played;
  played.reason = nyota::stringOf(json.find("reason"));
  played.position = nyota::stringOf(json.find("position"));
  played.plies = numbers.readInt(json.find("plies"), 0, kMostNumber);
  const Json* ranks = json.find("ranks");
  const Json* work = json.find("work");
  if (ranks == nullptr || work == nullptr) return false;
  for (const Json& rank : ranks->items()) {
    played.ranks.push_back(numbers.readInt(&rank, 0, contest.seats));
  }
  for (const Json& one : work->items()) played.work.push_back(readWork(one, numbers));
  const bool fits = played.ranks.size() == static_cast<std::size_t>(contest.seats) &&
                    played.work.size() == contest.players.size();
  if (!numbers.good() || !fits) return false;
  out.results.push_back(std::move(result));
  return true;
}

/// The next line without its end; nothing where no whole line is left.
std::optional<std::string_view> takeLine(std::string_view& text) {
  const std::size_t end = text.find('\n');
  if (end == std::string_view::npos) return std::nullopt;
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(end + 1);
  return line;
}

}  // namespace

std::string headOf(const Contest& contest, const Shard& shard) {
  JsonWriter out;
  out.begin('{').set(kVersionKey, kVersion).key("setup").raw(contest.setup);
  out.key("players").begin('[');
  for (const Player& player : contest.players) out.add(player.spec());
  out.end(']').key("lineup").begin('[');
  for (const int player : contest.lineup) out.add(player);
  out.end(']').set("openings", contest.openings).set("openingPlies", contest.openingPlies);
  out.set("seed", static_cast<std::int64_t>(contest.seed)).set("most", contest.mostPlies);
  if (!contest.times) out.set("times", false);
  if (contest.sprt) out.set("sprt", textOf(*contest.sprt));
  if (shard.count > 1) out.set("shard", textOf(shard));
  return out.end('}').take();
}

std::string lineOf(const GameResult& result, bool times) {
  const Played& played = result.played;
  JsonWriter out;
  out.begin('{').set("opening", result.opening).set("rotation", result.rotation);
  out.set("reason", played.reason).set("plies", played.plies).key("ranks").begin('[');
  for (const int rank : played.ranks) out.add(rank);
  out.end(']').key("work").begin('[');
  for (const Work& work : played.work) writeWork(work, times, out);
  return out.end(']').set("position", played.position).end('}').take();
}

std::optional<Journal> readJournal(std::string_view text, std::string& fault) {
  Journal out;
  std::vector<bool> there;
  int number = 0;
  while (const auto line = takeLine(text)) {
    ++number;
    fault = "line " + std::to_string(number) + " is none of the arena's";
    nyota::JsonFault jsonFault;
    const auto json = nyota::parseJson(*line, jsonFault);
    if (!json) return std::nullopt;
    if (number == 1) {
      const bool known = nyota::integerOf(json->find(kVersionKey)) == kVersion;
      if (!known || !readContest(*json, out, fault)) return std::nullopt;
      there.resize(static_cast<std::size_t>(out.contest.openings) *
                   static_cast<std::size_t>(out.contest.rotations()));
      continue;
    }
    if (json->find("table") != nullptr) continue;
    if (!readGame(*json, out)) return std::nullopt;
    const GameResult& game = out.results.back();
    fault = "game " + nameOf(game) + " of line " + std::to_string(number);
    if (!out.shard.has(game.opening)) {
      fault += " does not belong to shard " + textOf(out.shard);
      return std::nullopt;
    }
    auto seen = there[static_cast<std::size_t>(game.opening) *
                          static_cast<std::size_t>(out.contest.rotations()) +
                      static_cast<std::size_t>(game.rotation)];
    if (seen) {
      fault += " is there twice";
      return std::nullopt;
    }
    seen = true;
  }
  if (number > 0) return out;
  fault = "the file is empty";
  return std::nullopt;
}

std::string differenceOf(const std::string& head, const std::string& other, Compare compare) {
  nyota::JsonFault jsonFault;
  const auto a = nyota::parseJson(head, jsonFault);
  const auto b = nyota::parseJson(other, jsonFault);
  std::string out;
  for (const auto& one : {&*a, &*b}) {
    for (const std::string& key : one->keys()) {
      const bool same = nyota::dump(a->find(key)) == nyota::dump(b->find(key));
      if (same || (key == "shard" && compare == Compare::kAllButShards) ||
          out.find(key) != std::string::npos)
        continue;
      out += (out.empty() ? "" : ", ") + key;
    }
  }
  return out;
}

bool File::open(const std::string& path, const char* mode) {
  file_.reset(std::fopen(path.c_str(), mode));
  return isOpen();
}

bool File::writeLine(const std::string& line) {
  return std::fprintf(file_.get(), "%s\n", line.c_str()) > 0 && std::fflush(file_.get()) == 0;
}

bool writeJournal(const std::string& path, const Contest& contest, const Shard& shard,
                  const std::vector<GameResult>& results, const std::string& table) {
  // Beside the file first.
  const std::string draft = path + ".new";
  {
    File out;
    if (!out.open(draft, "wb") || !out.writeLine(headOf(contest, shard))) return false;
    for (const GameResult& result : results) {
      if (!out.writeLine(lineOf(result, contest.times))) return false;
    }
    if (!table.empty() && !out.writeLine(table)) return false;
  }
  return std::rename(draft.c_str(), path.c_str()) == 0;
}

std::optional<std::string> readFile(const std::string& path) {
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "rb"),
                                                             &std::fclose);
  if (!file) return std::nullopt;
  std::string out;
  std::array<char, 65536> buffer{};
  while (const std::size_t count = std::fread(buffer.data(), 1, buffer.size(), file.get())) {
    out.append(buffer.data(), count);
  }
  return out;
}

}  // namespace arena
