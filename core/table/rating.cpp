#include "core/table/rating.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/base/decimal.h"
#include "core/base/outcome.h"
#include "core/table/record.h"

namespace nyota::table {

namespace {

constexpr int kHighest = 100'000;
constexpr int kMostGames = 1'000'000'000;
constexpr int kNewGames = 20;  // how long somebody counts as new
constexpr int kNewStep = 32, kStep = 16;

constexpr std::string_view kPlayerFields = "rating,games,fixed";
constexpr int kFixed = 2;  ///< place of the only flag
constexpr std::string_view kResultFields = "ranks,resigned,drawnBetween";

struct Player {
  double rating;
  int games;
  int rank, resigned, drawn;  ///< the latter are 0 or 1
  bool fixed;

  /// 1, 1/2 or 0 against another one.
  [[nodiscard]] double score(const Player& other) const {
    if (resigned != other.resigned) return other.resigned;
    if ((drawn & other.drawn) != 0 || rank == other.rank) return 0.5;
    return rank < other.rank ? 1 : 0;
  }
};

using Players = std::array<Player, kMaxSeats>;

void readPlayers(const std::vector<Json>& items, Players& players, SetupReport& report) {
  for (std::size_t i = 0; i < items.size() && report.errors.empty(); ++i) {
    const Json& item = items[i];
    Player& player = players[i];
    player.rating = kHighest + 1;  // it must be given, like the games
    player.games = -1;
    refuseUnknownFields(item, kPlayerFields, report);
    readReal(item.find("rating"), "rating", -kHighest, kHighest, player.rating, report);
    readMember(item, "games", 0, kMostGames, player.games, report);
    player.fixed = readFlags(item, kPlayerFields, kFixed, report) != 0;
    if (report.errors.empty()) continue;
    report.errors.front().inside("bad-rating", elementName("players", i).c_str());
  }
}

/// Reads a rank for each player, or else marks those whom a list names, which may be missing.
void readList(const Json& result, const char* name, int Player::*out, bool marks, int count,
              Players& players, SetupReport& report) {
  const Json* list = result.find(name);
  if (list == nullptr && marks) return;
  const int length =
      list == nullptr || !list->isArray() ? -1 : static_cast<int>(list->items().size());
  if (length < 0 || (!marks && length != count)) {
    report.refuse("bad-value", name, list, "expected a list that fits the players");
    return;
  }
  const int first = marks ? 0 : 1;
  for (std::size_t i = 0; i < list->items().size() && report.errors.empty(); ++i) {
    int number = -1;
    readWhole(&list->items()[i], elementName(name, i), first, first + count - 1, number, report);
    if (report.errors.empty()) {
      players[marks ? static_cast<std::size_t>(number) : i].*out = marks ? 1 : number;
    }
  }
}

}  // namespace

double expectedScore(double ahead) {
  constexpr double kTenfold = 400;                     // so far ahead wins ten points for one
  constexpr double kLogarithm = 2.302585092994045684;  // of ten
  constexpr double kFarthest = 300;                    // where even a billion games change nothing
  constexpr int kTerms = 1000;  // for the farthest; the first to be left out is below 1e-80 of it
  const double x = std::min(std::fabs(ahead) / kTenfold * kLogarithm, kFarthest);
  // The power series: all of it is positive, so it is exact to some units of the last place.
  double odds = 1;
  double term = 1;
  for (int n = 1; n < kTerms; ++n) {
    term *= x / n;
    odds += term;
  }
  return (ahead < 0 ? odds : 1) / (1 + odds);
}

void rate(const Json& asked, SetupReport& report, JsonWriter& out) {
  const std::vector<Json>& parts = asked.items();
  const auto shaped = [](const Json& list) {
    return list.isArray() && list.items().size() >= 2 && list.items().size() <= kMaxSeats;
  };
  if (parts.size() != 2 || !shaped(parts[0])) {
    report.refuse("bad-value", "players", parts.data(), "expected a list of two to six");
    return;
  }
  const std::vector<Json>& items = parts[0].items();
  Players players{};
  const int count = static_cast<int>(items.size());
  readPlayers(items, players, report);
  const Json& result = parts[1];
  refuseUnknownFields(result, kResultFields, report);
  readList(result, "ranks", &Player::rank, false, count, players, report);
  readList(result, "resigned", &Player::resigned, true, count, players, report);
  readList(result, "drawnBetween", &Player::drawn, true, count, players, report);
  if (!report.errors.empty()) return;
  out.begin('[');
  for (std::size_t i = 0; i < items.size(); ++i) {
    const Player& player = players[i];
    if (player.fixed) {
      items[i].write(out);
      continue;
    }
    double above = 0;
    for (std::size_t j = 0; j < items.size(); ++j) {
      const Player& other = players[j];  // or oneself, which is a draw as expected
      above += player.score(other) - expectedScore(other.rating - player.rating);
    }
    const int step = player.games < kNewGames ? kNewStep : kStep;
    const double rating = player.rating + step * above / (count - 1);
    // Whole numbers are all that the writer knows.
    const auto units = static_cast<std::int64_t>(std::floor(rating * 1e12 + 0.5));
    out.begin('{').key("rating").raw(decimal(units) + "e-12");
    out.set("games", player.games + 1).end('}');
  }
  out.end(']');
}

std::string tableTerms() {
  return R"({"options":[{"name":"showLegalMoves","type":"boolean","default":true},)"
         R"({"name":"rotateStarter","type":"boolean","default":true},)"
         R"({"name":"starter","type":"enum","values":["first","lot",0,1,2,3,4,5],)"
         R"("default":"first"},)"
         R"({"name":"turnLimit","type":"enum","values":[0,30,60],"default":0}],)"
         R"("levelRatings":[1000,1200,1400,1600,1800,2000],)"
         R"("newcomer":{"rating":1500,"games":0}})";
}

}  // namespace nyota::table
