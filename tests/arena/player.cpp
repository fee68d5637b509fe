#include "tests/arena/player.h"

#include <algorithm>
#include <array>
#include <limits>

#include "tests/arena/weights.h"
#include "tests/arena/words.h"

namespace arena {

namespace {

/// A limit for programs that were given none.
constexpr int kProgramMs = 1000;
/// Fifteen digits, which JSON keeps exactly.
constexpr std::uint64_t kMostNodes = 999'999'999'999'999;

/// A word of a player's text. `set` is false for a value that does not fit. An option of the engine
/// is one line here, a member of Player, its part of spec(), and its use in searchOptions or
/// engine.h.
struct Option {
  std::string_view key;
  bool (*set)(Player& player, std::string_view value);
};

bool setLevel(Player& player, std::string_view value) {
  const auto level = numberIn(value, nyota::kLowestLevel, nyota::kHighestLevel);
  player.level = level.value_or(0);
  return level.has_value();
}

bool setNodes(Player& player, std::string_view value) {
  const auto nodes = numberIn<std::uint64_t>(value, 1, kMostNodes);
  player.nodes = nodes.value_or(0);
  return nodes.has_value();
}

bool setMs(Player& player, std::string_view value) {
  const auto ms = numberIn(value, 1, kMostMs);
  player.ms = ms.value_or(0);
  return ms.has_value();
}

bool setCommand(Player& player, std::string_view value) {
  player.kind = Player::Kind::kProgram;
  const auto words = commandWords(value);
  if (!words || words->empty()) return false;
  player.command = *words;
  return true;
}

bool setWeights(Player& player, std::string_view value) {
  player.weights = value;
  return knowsWeights(value);
}

bool setSight(Player& player, std::string_view value) {
  player.sight = value;
  return knowsSight(value);
}

bool setName(Player& player, std::string_view value) {
  player.name = value;
  return !value.empty();
}

constexpr auto kOptions = std::to_array<Option>({
    {"level", &setLevel},
    {"nodes", &setNodes},
    {"ms", &setMs},
    {"weights", &setWeights},
    {"sight", &setSight},
    {"exec", &setCommand},
    {"name", &setName},
});

/// One word; false with the reason in `fault`.
bool readWord(std::string_view word, std::vector<std::string_view>& seen, Player& player,
              std::string& fault) {
  const std::size_t equals = word.find('=');
  std::string_view key = word.substr(0, equals);
  std::string_view value;
  if (equals != std::string_view::npos) {
    value = unquoted(word.substr(equals + 1));
  } else if (word == "greedy" || word == "random") {
    player.kind = word == "greedy" ? Player::Kind::kGreedy : Player::Kind::kRandom;
    key = "level";
    value = "1";
  } else {
    key = "level";
    value = word;
  }
  const auto* const option = std::find_if(std::begin(kOptions), std::end(kOptions),
                                          [&](const Option& one) { return one.key == key; });
  const bool again = std::find(seen.begin(), seen.end(), key) != seen.end();
  if (option != std::end(kOptions) && !again && option->set(player, value)) {
    seen.push_back(option->key);
    return true;
  }
  fault = "'" + std::string(word) + "' " + (again ? "says something twice" : "means nothing here");
  return false;
}

}  // namespace

std::string Player::spec() const {
  std::string out;
  if (kind == Kind::kProgram) {
    std::string words;
    for (const std::string& word : command) words += (words.empty() ? "" : " ") + quotedWord(word);
    // Double quotes around, unless there are some within: then the commas of the words are in
    // quotes of their own.
    out = words.find('"') == std::string::npos ? "exec=\"" + words + "\"" : "exec=" + words;
  } else if (kind == Kind::kComputer) {
    out = "level=" + std::to_string(level);
  } else {
    out = kind == Kind::kGreedy ? "greedy" : "random";
  }
  if (nodes > 0) out += ",nodes=" + std::to_string(nodes);
  if (ms > 0) out += ",ms=" + std::to_string(ms);
  if (!weights.empty()) out += ",weights=" + weights;
  if (!sight.empty()) out += ",sight=" + sight;
  if (!name.empty()) out += ",name=\"" + name + "\"";
  return out;
}

std::string Player::label() const {
  if (!name.empty()) return name;
  if (kind != Kind::kProgram) return spec();
  std::string out;
  for (const std::string& word : command) out += (out.empty() ? "" : " ") + word;
  return out;
}

std::optional<Player> readPlayer(std::string_view spec, const Limits& limits, std::string& fault) {
  Player player;
  std::vector<std::string_view> seen;
  for (const std::string_view word : splitAtCommas(spec)) {
    if (!readWord(word, seen, player, fault)) return std::nullopt;
  }
  const bool thinks = player.kind == Player::Kind::kComputer;
  const bool program = player.kind == Player::Kind::kProgram;
  if (program && std::find(seen.begin(), seen.end(), "level") != seen.end()) {
    fault = "'" + std::string(spec) + "': a program has no level of ours";
    return std::nullopt;
  }
  if (!thinks && !program && player.nodes + static_cast<std::uint64_t>(player.ms) > 0) {
    fault = "'" + std::string(spec) + "' does not think";
    return std::nullopt;
  }
  if (player.nodes == 0 && player.ms == 0 && (thinks || program)) {
    player.nodes = limits.nodes;
    player.ms = limits.ms;
    if (program && player.nodes == 0 && player.ms == 0) player.ms = kProgramMs;
  }
  if (program && player.nodes > 0 && player.ms > 0) {
    fault = "'" + std::string(spec) + "': a program is told nodes or milliseconds, not both";
    return std::nullopt;
  }
  if (player.name.find_first_of("\"'\n") != std::string::npos) {
    fault = "'" + std::string(spec) + "': no quotes in a name";
    return std::nullopt;
  }
  return player;
}

nyota::search::Options searchOptions(const Player& player, std::uint64_t seed) {
  nyota::search::Options options;
  options.level = player.level;
  options.nodes = player.nodes;
  // Where only the time counts, the level's own number of nodes must not end the thinking.
  if (player.ms > 0 && player.nodes == 0) {
    options.nodes = std::numeric_limits<std::uint64_t>::max() / 2;
  }
  options.seed = seed;
  useWeights(player.weights);
  useSight(player.sight, options);
  return options;
}

}  // namespace arena
