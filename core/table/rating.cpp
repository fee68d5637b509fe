#include "core/table/rating.h"

#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/decimal.h"
#include "core/base/option.h"
#include "core/base/outcome.h"
#include "core/base/power.h"
#include "core/table/fields.h"

namespace nyota::table {

namespace {

constexpr std::int64_t kHighest = 100'000;
constexpr std::int64_t kMostGames = 1'000'000'000;
constexpr int kNewGames = 20;  // how long somebody counts as new
constexpr double kNewStep = 32, kStep = 16;

struct Player {
  double rating = 0, games = 0, fixed = 0;
};

constexpr auto kPlayerFields = std::to_array<Field>({
    {"rating", Field::Type::kReal, -kHighest, kHighest, true},
    {"games", Field::Type::kWhole, 0, kMostGames, true},
    {"fixed", Field::Type::kFlag, 0, 1},
});
constexpr const char* kResultFields = "ranks,resigned,drawnBetween";

/// How a game ended, for each of the players.
struct Standing {
  using Numbers = std::array<std::int64_t, kMaxSeats>;
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
Status readList(const Json& result, const char* name, std::size_t count, bool marks,
                Standing::Numbers& out) {
  const Json* list = result.find(name);
  if (list == nullptr && marks) return ok();
  if (list == nullptr || !list->isArray() || (!marks && list->items().size() != count)) {
    return badField("bad-result", name, list, "expected a list that fits the players")
        .allow(marks ? "a list of seats" : "a rank for each player");
  }
  const std::int64_t first = marks ? 0 : 1;
  const std::int64_t last = first + static_cast<std::int64_t>(count) - 1;
  for (std::size_t i = 0; i < list->items().size(); ++i) {
    const Json& item = list->items()[i];
    const std::optional<std::int64_t> number = item.asInteger();
    if (!number || *number < first || *number > last) {
      return badField("bad-result", elementName(name, i), &item, "not of this game")
          .within(first, last);
    }
    if (marks) {
      out[static_cast<std::size_t>(*number)] = 1;
    } else {
      out[i] = *number;
    }
  }
  return ok();
}

Result<Standing> readStanding(std::string_view text, std::size_t players) {
  Result<Json> json = readJson(text, "bad-result");
  if (!json) return std::move(json.error());
  if (!json->isObject()) return badField("bad-result", "result", &*json, "expected an object");
  for (std::size_t i = 0; i < json->keys().size(); ++i) {
    if (placeOf(kResultFields, json->keys()[i]) >= 0) continue;
    JsonWriter allowed;
    writeWords(kResultFields, allowed);
    return badField("bad-result", json->keys()[i], &json->items()[i], "no such field")
        .allow(allowed);
  }
  Standing out;
  Status read = readList(*json, "ranks", players, false, out.ranks);
  if (read) read = readList(*json, "resigned", players, true, out.resigned);
  if (read) read = readList(*json, "drawnBetween", players, true, out.drawn);
  if (!read) return std::move(read.error());
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
  const std::vector<Json>& items = json->items();
  if (!json->isArray() || items.size() < 2 || items.size() > kMaxSeats) {
    return badField("bad-rating", "players", &*json, "expected a list of two to six players")
        .within(2, kMaxSeats);
  }
  std::array<Player, kMaxSeats> players;
  for (std::size_t i = 0; i < items.size(); ++i) {
    Status read = readFields(items[i], kPlayerFields.data(), kPlayerFields.size(),
                             &players[i].rating, "bad-rating", "player");
    if (!read) return read.error().inside("bad-rating", elementName("players", i).c_str());
  }
  const Result<Standing> standing = readStanding(resultText, items.size());
  if (!standing) return standing.error();
  JsonWriter out;
  out.begin('[');
  for (std::size_t i = 0; i < items.size(); ++i) {
    const Player& player = players[i];
    if (player.fixed != 0) {
      items[i].write(out);
      continue;
    }
    double above = 0;
    for (std::size_t other = 0; other < items.size(); ++other) {
      if (other == i) continue;
      above += standing->score(i, other) - expectedScore(players[other].rating - player.rating);
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
