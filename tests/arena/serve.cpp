#include "tests/arena/serve.h"

#include <algorithm>
#include <istream>
#include <memory>
#include <ostream>
#include <sstream>
#include <string>

#include "core/base/resignation.h"
#include "tests/arena/ground.h"
#include "tests/arena/mover.h"
#include "tests/arena/words.h"

namespace arena {

namespace {

/// What follows the first word.
std::string restOf(const std::string& line, const std::string& word) {
  return line.size() > word.size() ? line.substr(word.size() + 1) : "";
}

void hear(Ground& ground, const std::string& entry) {
  const auto seat = nyota::resigningSeat(entry);
  if (seat) {
    ground.resign(*seat);
  } else {
    ground.play(entry);
  }
}

std::string think(const Ground& ground, Player player, std::uint64_t seed, nyota::Rng& rng,
                  const std::string& unit, const std::string& amount) {
  constexpr std::uint64_t kMost = 999'999'999'999'999;
  const auto number = numberIn<std::uint64_t>(amount, 1, kMost);
  if (!number || ground.turn() < 0) return "move";
  player.ms = unit == "ms" ? static_cast<int>(std::min<std::uint64_t>(*number, kMostMs)) : 0;
  player.nodes = unit == "ms" ? 0 : *number;
  Answer answer;
  makeMover(player)->find(ground, seed, rng, answer);
  return "move " + answer.text + " nodes " + std::to_string(answer.nodes) + " depth " +
         std::to_string(answer.depth);
}

}  // namespace

void serve(const Player& player, std::uint64_t seed, std::istream& in, std::ostream& out) {
  std::unique_ptr<Ground> ground;
  nyota::Rng rng(seed);
  std::string line;
  while (std::getline(in, line)) {
    std::istringstream words(line);
    std::string word, first, second;
    words >> word >> first >> second;
    if (word == "quit") return;
    if (word == "nyota") out << "ready nyota-" << player.label() << std::endl;
    if (word == "game") {
      std::string fault;
      ground = openGround(restOf(line, word), fault);
      out << (ground ? "ok" : "no " + fault) << std::endl;
    }
    if (word == "moved" && ground) hear(*ground, second);
    if (word != "go") continue;
    out << (ground ? think(*ground, player, seed, rng, first, second) : "move") << std::endl;
  }
}

}  // namespace arena
