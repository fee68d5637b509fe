#include "tests/arena/arguments.h"

#include <algorithm>

#include "tests/arena/words.h"

namespace arena {

namespace {

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
  if (name == "--nodes") return setNumber<std::uint64_t>(value, 1, kMostNumber, out.limits.nodes);
  if (name == "--ms") return setNumber(value, 1, kMostNumber, out.limits.ms);
  if (name == "--games") return setNumber(value, 1, kMostNumber, out.games);
  if (name == "--opening") return setNumber(value, 0, kMostNumber, out.opening);
  if (name == "--seed") return setNumber<std::uint64_t>(value, 0, kMostNumber, out.seed);
  if (name == "--most") return setNumber(value, 1, kMostNumber, out.most);
  if (name == "--json") {
    out.run.file = value;
    return !value.empty();
  }
  if (name == "--sprt") {
    out.sprt = readSprt(value);
    return out.sprt.has_value();
  }
  if (name == "--shard") {
    const auto shard = readShard(value);
    out.run.shard = shard.value_or(Shard{});
    return shard.has_value();
  }
  return false;
}

/// An option that has none.
bool setFlag(const std::string& name, Arguments& out) {
  if (name == "--verbose") {
    out.run.verbose = true;
  } else if (name == "--quiet") {
    out.run.quiet = true;
  } else if (name == "--serve") {
    out.serve = true;
  } else if (name == "--no-times") {
    out.times = false;
  } else {
    return false;
  }
  return true;
}

}  // namespace

std::optional<Arguments> readArguments(const std::vector<std::string>& words, std::string& fault) {
  Arguments out;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string& name = words[i];
    if (setFlag(name, out)) continue;
    if (name == "--players" || name == "--merge") {
      std::vector<std::string>& list = name == "--merge" ? out.merge : out.players;
      list.clear();
      while (i + 1 < words.size() && words[i + 1].compare(0, 2, "--") != 0) {
        list.push_back(words[++i]);
      }
      if (!list.empty()) continue;
      fault = name + " names nothing";
      return std::nullopt;
    }
    if (i + 1 == words.size() || !setOption(name, words[i + 1], out)) {
      fault = "cannot make sense of " + name + (i + 1 < words.size() ? " " + words[i + 1] : "");
      return std::nullopt;
    }
    ++i;
  }
  return out;
}

std::optional<Contest> contestOf(const Arguments& arguments, std::string& fault) {
  const std::unique_ptr<Ground> ground = openGround(arguments.setup, fault);
  if (!ground) return std::nullopt;
  Contest out;
  out.setup = ground->setup();
  out.brief = ground->brief();
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
  out.times = arguments.times;
  out.sprt = arguments.sprt;
  if (out.sprt && !out.duel()) {
    fault = "a sequential test is for two players at a table for two";
    return std::nullopt;
  }
  return out;
}

}  // namespace arena
