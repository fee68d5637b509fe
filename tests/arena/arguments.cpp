#include "tests/arena/arguments.h"

#include <algorithm>

#include "tests/arena/words.h"

namespace arena {

namespace {

constexpr int kMost = 1'000'000'000;

template <class Number>
bool setNumber(const std::string& value, Number least, Number most, Number& out) {
  const auto number = numberIn(value, least, most);
  if (number) out = *number;
  return number.has_value();
}

/// An option that has one value; false where it does not fit.
bool setOption(const std::string& name, const std::string& value, Arguments& out) {
  if (name == "--setup") {
    out.setup = value;
    return true;
  }
  if (name == "--nodes") return setNumber<std::uint64_t>(value, 1, kMost, out.limits.nodes);
  if (name == "--ms") return setNumber(value, 1, kMost, out.limits.ms);
  if (name == "--games") return setNumber(value, 1, kMost, out.games);
  if (name == "--opening") return setNumber(value, 0, kMost, out.opening);
  if (name == "--seed") return setNumber<std::uint64_t>(value, 0, kMost, out.seed);
  if (name == "--most") return setNumber(value, 1, kMost, out.most);
  return false;
}

}  // namespace

std::optional<Arguments> readArguments(const std::vector<std::string>& words, std::string& fault) {
  Arguments out;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string& name = words[i];
    if (name == "--verbose") {
      out.verbose = true;
    } else if (name == "--players") {
      out.players.clear();
      while (i + 1 < words.size() && words[i + 1].compare(0, 2, "--") != 0) {
        out.players.push_back(words[++i]);
      }
    } else if (i + 1 == words.size() || !setOption(name, words[i + 1], out)) {
      fault = "cannot make sense of " + name + (i + 1 < words.size() ? " " + words[i + 1] : "");
      return std::nullopt;
    } else {
      ++i;
    }
  }
  if (out.players.empty()) {
    fault = "--players names nobody";
    return std::nullopt;
  }
  return out;
}

std::optional<Contest> contestOf(const Arguments& arguments, std::string& fault) {
  const std::unique_ptr<Ground> ground = openGround(arguments.setup, fault);
  if (!ground) return std::nullopt;
  Contest out;
  out.setup = ground->setup();
  out.seats = ground->seats();
  if (arguments.players.size() > static_cast<std::size_t>(out.seats)) {
    fault = "more players than seats";
    return std::nullopt;
  }
  for (const std::string& spec : arguments.players) {
    const auto player = readPlayer(spec, arguments.limits, fault);
    if (!player) return std::nullopt;
    const auto same = std::find_if(out.players.begin(), out.players.end(),
                                   [&](const Player& one) { return one.spec() == player->spec(); });
    const bool taken = same == out.players.end() &&
                       std::any_of(out.players.begin(), out.players.end(), [&](const Player& one) {
                         return one.label() == player->label();
                       });
    if (taken) {
      fault = "two players are called " + player->label();
      return std::nullopt;
    }
    out.lineup.push_back(static_cast<int>(same - out.players.begin()));
    if (same == out.players.end()) out.players.push_back(*player);
  }
  out.openings = (arguments.games + out.rotations() - 1) / out.rotations();
  out.openingPlies = arguments.opening;
  out.seed = arguments.seed;
  out.mostPlies = arguments.most;
  return out;
}

}  // namespace arena
