#include "core/table/rating.h"

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/base/decimal.h"
#include "core/base/option.h"
#include "core/base/outcome.h"
#include "core/base/power.h"
#include "core/base/setup_report.h"
#include "core/table/record.h"

namespace nyota::table {

namespace {

constexpr double kHighest = 100'000;
constexpr double kMostGames = 1'000'000'000;
constexpr double kNewGames = 20;  // how long somebody counts as new
constexpr double kNewStep = 32, kStep = 16;

constexpr std::string_view kPlayerFields = "rating,games,fixed";
constexpr int kFixed = 2;  ///< place of the only flag
constexpr std::string_view kResultFields = "ranks,resigned,drawnBetween";

struct Player {
  double rating = kHighest + 1;  ///< must be given, like the games
  double games = -1;
  bool fixed = false;
};

Player readPlayer(const Json& json, SetupReport& report) {
  Player out;
  refuseUnknownFields(json, kPlayerFields, report);
  readNumber(json.find("rating"), "rating", NumberKind::kReal, -kHighest, kHighest, out.rating,
             report);
  readNumber(json.find("games"), "games", NumberKind::kWhole, 0, kMostGames, out.games, report);
  out.fixed = readFlags(json, kPlayerFields, kFixed, report) != 0;
  return out;
}

/// How a game ended, for each of the players.
struct Standing {
  using Numbers = std::array<double, kMaxSeats>;
  Numbers ranks{}, resigned{}, drawn{};  ///< the latter are 0 or 1

  /// 1, 1/2 or 0 for the first of two.
  [[nodiscard]] double score(std::size_t one, std::size_t other) const {
    if (resigned[one] != resigned[other]) return resigned[one] != 0 ? 0 : 1;
    if ((drawn[one] != 0 && drawn[other] != 0) || ranks[one] == ranks[other]) return 0.5;
    return ranks[one] < ranks[other] ? 1 : 0;
  }
};

/// Reads `count` ranks in their order, or else marks the seats that a list names, which may be
/// missing.
void readList(const Json& result, const char* name, std::size_t count, bool marks,
              Standing::Numbers& out, SetupReport& report) {
  const Json* list = result.find(name);
  if (list == nullptr && marks) return;
  if (list == nullptr || !list->isArray() || (!marks && list->items().size() != count)) {
    report.refuse("bad-value", name, list, "expected a list that fits the players");
    return;
  }
  const double first = marks ? 0 : 1;
  for (std::size_t i = 0; i < list->items().size(); ++i) {
    double number = 0;
    readNumber(&list->items()[i], elementName(name, i), NumberKind::kWhole, first,
               first + static_cast<double>(count) - 1, number, report);
    if (!report.errors.empty()) return;
    out[marks ? static_cast<std::size_t>(number) : i] = marks ? 1 : number;
  }
}

Standing readStanding(const Json& json, std::size_t players, SetupReport& report) {
  Standing out;
  refuseUnknownFields(json, kResultFields, report);
  readList(json, "ranks", players, false, out.ranks, report);
  readList(json, "resigned", players, true, out.resigned, report);
  readList(json, "drawnBetween", players, true, out.drawn, report);
  return out;
}

}  // namespace

double expectedScore(double ahead) {
  constexpr double kTenfold = 400;  // so far ahead wins ten points for one
  return 1 / (1 + powerOfTen(ahead / kTenfold));
}

Result<std::string> rate(std::string_view playersText, std::string_view resultText) {
  Result<Json> json = readJson(playersText, "bad-rating");
  if (!json) return std::move(json.error());
  Result<Json> result = readJson(resultText, "bad-result");
  if (!result) return std::move(result.error());
  const std::vector<Json>& items = json->items();
  SetupReport report;
  if (!json->isArray() || items.size() < 2 || items.size() > kMaxSeats) {
    report.refuse("bad-value", "players", &*json, "expected a list of two to six");
  }
  std::array<Player, kMaxSeats> players;
  for (std::size_t i = 0; i < items.size() && report.errors.empty(); ++i) {
    players[i] = readPlayer(items[i], report);
    if (report.errors.empty()) continue;
    report.errors.front().inside("bad-rating", elementName("players", i).c_str());
  }
  const char* code = "bad-rating";
  Standing standing;
  if (report.errors.empty()) {
    code = "bad-result";
    standing = readStanding(*result, items.size(), report);
  }
  if (!report.errors.empty()) return std::move(report.errors.front().recode(code));
  JsonWriter out;
  out.begin('[');
  for (std::size_t i = 0; i < items.size(); ++i) {
    const Player& player = players[i];
    if (player.fixed) {
      items[i].write(out);
      continue;
    }
    double above = 0;
    for (std::size_t other = 0; other < items.size(); ++other) {
      if (other == i) continue;
      above += standing.score(i, other) - expectedScore(players[other].rating - player.rating);
    }
    const double step = player.games < kNewGames ? kNewStep : kStep;
    const double rating = player.rating + step * above / static_cast<double>(items.size() - 1);
    out.begin('{').key("rating");
    // Whole numbers are all that the writer knows.
    constexpr double kUnits = 1e12;
    const auto units = static_cast<std::int64_t>(rating * kUnits + (rating < 0 ? -0.5 : 0.5));
    out.raw(decimal(units) + "e-12");
    out.set("games", static_cast<int>(player.games) + 1).end('}');
  }
  return out.end(']').take();
}

std::string tableTerms() {
  return R"({"options":[{"name":"showLegalMoves","type":"boolean","default":true},)"
         R"({"name":"rotateStarter","type":"boolean","default":true},)"
         R"({"name":"starter","type":"enum","values":["first","lot",0,1,2,3,4,5],)"
         R"("default":"first"},)"
         R"({"name":"turnLimit","type":"enum","values":[0,30,60],"default":0}],)"
         R"("levelRatings":[1000,1200,1400,1600,1800,2000]})";
}

}  // namespace nyota::table
