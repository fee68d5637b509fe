#include "tests/arena/contest.h"

#include <array>
#include <cstdio>
#include <cstdlib>

#include "tests/arena/words.h"

namespace arena {

int Contest::rotations() const { return players.size() < 2 ? 1 : static_cast<int>(lineup.size()); }

std::vector<int> Contest::seating(int rotation) const {
  std::vector<int> out;
  out.reserve(static_cast<std::size_t>(seats));
  for (int seat = 0; seat < seats; ++seat) {
    out.push_back(lineup[static_cast<std::size_t>(seat + rotation) % lineup.size()]);
  }
  return out;
}

GamePlan Contest::plan(int opening, int rotation) const {
  const std::uint64_t own = seed + static_cast<std::uint64_t>(opening);
  return {seating(rotation), own, openingPlies, own, mostPlies};
}

bool inOrder(const GameResult& game, const GameResult& other) {
  return game.opening != other.opening ? game.opening < other.opening
                                       : game.rotation < other.rotation;
}

std::string nameOf(const GameResult& game) {
  return std::to_string(game.opening) + "." + std::to_string(game.rotation);
}

std::optional<Shard> readShard(std::string_view text) {
  const std::size_t slash = text.find('/');
  if (slash == std::string_view::npos) return std::nullopt;
  const auto count = numberIn(text.substr(slash + 1), 1, kMostNumber);
  const auto index = numberIn(text.substr(0, slash), 1, count.value_or(0));
  if (!index) return std::nullopt;
  return Shard{*index - 1, *count};
}

std::string textOf(const Shard& shard) {
  return std::to_string(shard.index + 1) + "/" + std::to_string(shard.count);
}

std::optional<Sprt> readSprt(std::string_view text) {
  std::vector<double> numbers;
  for (const std::string_view word : splitAtCommas(text)) {
    const std::string digits(word);
    char* end = nullptr;
    numbers.push_back(std::strtod(digits.c_str(), &end));
    if (digits.empty() || *end != 0) return std::nullopt;
  }
  if (numbers.size() != 2 && numbers.size() != 4) return std::nullopt;
  Sprt out{numbers[0], numbers[1]};
  if (numbers.size() == 4) {
    out.alpha = numbers[2];
    out.beta = numbers[3];
  }
  const auto chance = [](double value) { return value > 0 && value < 0.5; };
  const bool sense = out.elo0 > -1000 && out.elo0 < out.elo1 && out.elo1 < 1000;
  if (!sense || !chance(out.alpha) || !chance(out.beta)) return std::nullopt;
  return out;
}

std::string textOf(const Sprt& sprt) {
  std::array<char, 100> out{};
  std::snprintf(out.data(), out.size(), "%g,%g,%g,%g", sprt.elo0, sprt.elo1, sprt.alpha, sprt.beta);
  return out.data();
}

}  // namespace arena
