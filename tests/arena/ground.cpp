#include "tests/arena/ground.h"

#include <array>
#include <cstddef>

#include "core/chess4/game.h"
#include "core/sternhalma/game.h"
#include "tests/arena/ground_of.h"

// What greedy players want most of, found by the namespace of the position.
namespace nyota::sternhalma {
static int standing(const Position& position, int seat) { return -position.distance(seat); }
}  // namespace nyota::sternhalma

namespace nyota::chess4 {
// In teams there are no points: what the rivals have lost is counted by the same values, and a mate
// is worth more than all of it.
static int standing(const Position& position, int seat) {
  if (!position.variant().teams) return position.points(seat);
  if (position.over() && position.ranks()[static_cast<std::size_t>(seat)] == 1) return 1;
  int left = 0;
  for (const int rival : {seat ^ 1, seat ^ 3}) {
    position.grid().cellsOf(rival).forEach(
        [&](Cell cell) { left += captureValue(position.at(cell)); });
  }
  return -left;
}
}  // namespace nyota::chess4

namespace arena {

namespace {

struct Game {
  std::string_view name;
  std::unique_ptr<Ground> (*open)(const nyota::Json& setup, nyota::SetupReport& report);
};

/// The games of the arena; a new one is added here, with its `standing` above.
constexpr std::array<Game, 2> kGames = {{
    {nyota::Sternhalma::kName, &groundOf<nyota::Sternhalma>},
    {nyota::Chess4::kName, &groundOf<nyota::Chess4>},
}};

}  // namespace

std::unique_ptr<Ground> openGround(std::string_view setup, std::string& fault) {
  nyota::JsonFault jsonFault;
  const std::optional<nyota::Json> json = nyota::parseJson(setup, jsonFault);
  if (!json) {
    fault = "the setup is no JSON: " + jsonFault.message;
    return nullptr;
  }
  const std::string_view name = nyota::stringOf(json->find("game"));
  for (const Game& game : kGames) {
    if (game.name != name) continue;
    nyota::SetupReport report;
    std::unique_ptr<Ground> ground = game.open(*json, report);
    if (!ground) fault = "the setup is refused: " + report.errors[0].message();
    return ground;
  }
  fault = "no game '" + std::string(name) + "'";
  return nullptr;
}

}  // namespace arena
