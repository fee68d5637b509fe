#include "core/sternhalma/setup.h"

#include <algorithm>
#include <string_view>

#include "core/base/concat.h"

namespace nyota::sternhalma {

namespace {

constexpr std::string_view kFields = "game,players,preset,rules,homes,firstSeat";

struct DefaultHomes {
  int players, sets;
  std::string_view points;  ///< one digit a home, seat after seat
};

constexpr auto kDefaultHomes = std::to_array<DefaultHomes>({
    {1, 1, "0"},
    {2, 1, "03"},
    {3, 1, "024"},
    {4, 1, "0134"},
    {5, 1, "01234"},
    {6, 1, "012345"},
    {2, 2, "0134"},
    {2, 3, "012345"},
    {3, 2, "012345"},
});

const DefaultHomes* findDefaultHomes(int players, int sets) {
  const auto found = std::find_if(
      kDefaultHomes.begin(), kDefaultHomes.end(),
      [&](const DefaultHomes& row) { return row.players == players && row.sets == sets; });
  return found == kDefaultHomes.end() ? nullptr : &*found;
}

Json allowedSets(int players) {
  Json out = Json::array();
  for (int sets = 1; sets <= kMaxSets; ++sets) {
    if (findDefaultHomes(players, sets) != nullptr) out.push(sets);
  }
  return out;
}

Json homesJson(const Setup& setup) {
  Json out = Json::array();
  for (int seat = 0; seat < setup.players; ++seat) {
    Json points = Json::array();
    for (int i = 0; i < setup.rules.sets; ++i) {
      points.push(static_cast<int>(
          setup.homes[static_cast<std::size_t>(seat)][static_cast<std::size_t>(i)]));
    }
    out.push(std::move(points));
  }
  return out;
}

/// Reads one setup; a class only so that the steps share what they find out.
class SetupReader {
 public:
  SetupReader(const Json& json, SetupReport& report) : json_(json), report_(report) {}

  std::optional<Setup> read() {
    if (!json_.isObject()) {
      report_.refuse("bad-value", "setup", json_, "expected an object")
          .with("allowed", "an object");
      return std::nullopt;
    }
    for (std::size_t i = 0; i < json_.keys().size() && !report_.full(); ++i) {
      if (placeOf(kFields, json_.keys()[i]) < 0) {
        report_.refuse("unknown-field", json_.keys()[i], json_.items()[i], "no such field")
            .with("allowed", wordsJson(kFields));
      }
    }
    readPlayers();
    readPreset();
    readRules();
    if (!report_.errors.empty()) return std::nullopt;
    settleStyle();
    const bool homesKnown = readHomes();
    readFirstSeat();
    if (setup_.rules.style == Style::kJapanese) checkJapanese(homesKnown);
    if (!report_.errors.empty()) return std::nullopt;
    if (setup_.players == 5) report_.notes.emplace_back("five-players");
    return setup_;
  }

 private:
  void readPlayers() {
    const Json* found = json_.find("players");
    const Json value = found == nullptr ? Json() : *found;
    const std::optional<std::int64_t> players = value.asInteger();
    if (!players || *players < 1 || *players > kMaxSeats) {
      report_.refuse("bad-value", "players", value, "expected a whole number from 1 to 6")
          .within(1, kMaxSeats);
      return;
    }
    setup_.players = static_cast<int>(*players);
  }

  void readPreset() {
    const Json* found = json_.find("preset");
    if (found == nullptr) return;
    const Json& value = *found;
    Json names = Json::array();
    for (std::size_t i = 0; i < kPresets.size(); ++i) {
      names.push(kPresets[i].name);
      if (value.isString() && value.asString() == kPresets[i].name) {
        setup_.preset = static_cast<int>(i);
        setup_.rules = kPresets[i].rules;
        return;
      }
    }
    report_.refuse("bad-value", "preset", value, "no such preset").with("allowed", names);
  }

  void readRules() {
    const Json* found = json_.find("rules");
    if (found == nullptr) return;
    const Json& value = *found;
    if (!value.isObject()) {
      report_.refuse("bad-value", "rules", value, "expected an object of options")
          .with("allowed", optionNames());
      return;
    }
    for (std::size_t i = 0; i < value.keys().size() && !report_.full(); ++i) {
      readRule(value.keys()[i], value.items()[i]);
    }
  }

  static Json optionNames() {
    Json names = Json::array();
    for (const auto& row : kOptions) names.push(row.name);
    return names;
  }

  [[nodiscard]] static const Option<Rules>* findOption(std::string_view name) {
    const auto found = std::find_if(kOptions.begin(), kOptions.end(),
                                    [&](const auto& row) { return row.name == name; });
    return found == kOptions.end() ? nullptr : &*found;
  }

  [[nodiscard]] Json valueOfRule(std::string_view name) const {
    return optionValue(*findOption(name), setup_.rules);
  }

  void readRule(const std::string& name, const Json& value) {
    const std::string field = concat({"rules.", name});
    const Option<Rules>* option = findOption(name);
    if (option == nullptr) {
      report_.refuse("unknown-option", field, value, "no such option")
          .with("allowed", optionNames());
      return;
    }
    const std::optional<int> number = readOption(*option, value);
    if (!number) {
      report_.refuse("bad-value", field, value, "not a value of this option")
          .with("allowed", optionAllowed(*option));
      return;
    }
    option->set(setup_.rules, *number);
    if (name == "camps") campsGiven_ = true;
    if (name == "sets") setsGiven_ = true;
  }

  /// The Japanese style needs two or three seats; it closes the camps. With other numbers the
  /// game is international, and camps fall back to what they would be without the style.
  void settleStyle() {
    Rules& rules = setup_.rules;
    const Preset& preset = kPresets[static_cast<std::size_t>(setup_.preset)];
    const bool closedByPreset = !campsGiven_ && preset.rules.style == Style::kJapanese;
    if (rules.style != Style::kJapanese) {
      if (closedByPreset) rules.camps = Camps::kFree;
      return;
    }
    if (setup_.players == 2 || setup_.players == 3) {
      if (campsGiven_ && rules.camps != Camps::kClosed) {
        conflict("rules.camps", valueOfRule("camps"), "closed",
                 "the Japanese style closes the camps");
      }
      rules.camps = Camps::kClosed;
      return;
    }
    rules.style = Style::kInternational;
    if (closedByPreset) rules.camps = Camps::kFree;
    report_.notes.emplace_back("japanese-needs-2-or-3");
  }

  void conflict(std::string_view field, const Json& value, const Json& allowed,
                std::string_view why) {
    report_.refuse("conflict", field, value, why).with("allowed", Json::array().push(allowed));
  }

  /// False where no homes could be settled, which is reported.
  bool readHomes() {
    const Json* found = json_.find("homes");
    if (found == nullptr) return takeDefaultHomes();
    const Json& value = *found;
    const bool shaped =
        value.isArray() && value.items().size() == static_cast<std::size_t>(setup_.players) &&
        std::all_of(value.items().begin(), value.items().end(), [](const Json& seat) {
          return seat.isArray() && !seat.items().empty() && seat.items().size() <= kMaxSets;
        });
    if (!shaped) {
      return refuseHomes(value, "expected one list of one to three home points for each player");
    }
    const std::size_t sets = value.items()[0].items().size();
    unsigned taken = 0;
    for (std::size_t seat = 0; seat < value.items().size(); ++seat) {
      const std::vector<Json>& points = value.items()[seat].items();
      if (points.size() != sets) {
        return refuseHomes(value, "every player needs the same number of sets");
      }
      for (std::size_t i = 0; i < sets; ++i) {
        const std::optional<std::int64_t> point = points[i].asInteger();
        if (!point || *point < 0 || *point >= kPoints) {
          return refuseHomes(value, "a home point is a whole number from 0 to 5");
        }
        if ((taken >> static_cast<unsigned>(*point) & 1U) != 0) {
          return refuseHomes(value, "every point can be a home only once");
        }
        taken |= 1U << static_cast<unsigned>(*point);
        setup_.homes[seat][i] = static_cast<std::int8_t>(*point);
      }
    }
    if (setsGiven_ && setup_.rules.sets != static_cast<int>(sets)) {
      return refuseHomes(value, "the number of sets in homes and rules.sets differ");
    }
    setup_.rules.sets = static_cast<int>(sets);
    return checkSets();
  }

  bool refuseHomes(const Json& value, std::string_view message) {
    report_.refuse("bad-homes", "homes", value, message)
        .with("allowed", "for each player a list of different points from 0 to 5");
    return false;
  }

  bool checkSets() {
    if (findDefaultHomes(setup_.players, setup_.rules.sets) != nullptr) return true;
    report_
        .refuse("conflict", "rules.sets", setup_.rules.sets,
                concat({"not played with ", std::to_string(setup_.players), " players"}))
        .with("allowed", allowedSets(setup_.players));
    return false;
  }

  bool takeDefaultHomes() {
    if (!checkSets()) return false;
    const DefaultHomes* row = findDefaultHomes(setup_.players, setup_.rules.sets);
    const auto sets = static_cast<std::size_t>(row->sets);
    for (std::size_t i = 0; i < row->points.size(); ++i) {
      setup_.homes[i / sets][i % sets] = static_cast<std::int8_t>(row->points[i] - '0');
    }
    return true;
  }

  void readFirstSeat() {
    const Json* found = json_.find("firstSeat");
    if (found == nullptr) return;
    const Json& value = *found;
    const std::optional<std::int64_t> seat = value.asInteger();
    if (!seat || *seat < 0 || *seat >= setup_.players) {
      report_.refuse("bad-value", "firstSeat", value, "expected a seat of this game")
          .within(0, setup_.players - 1);
      return;
    }
    setup_.firstSeat = static_cast<int>(*seat);
  }

  void checkJapanese(bool homesKnown) {
    const Rules& rules = setup_.rules;
    if (rules.blocking == Blocking::kSwap || rules.blocking == Blocking::kSwapLast) {
      report_
          .refuse("conflict", "rules.blocking", valueOfRule("blocking"),
                  "the Japanese style knows no swaps")
          .with("allowed", Json::array().push("full-goal").push("own-only"));
    }
    if (rules.hops == Hops::kDistance) {
      conflict("rules.hops", "distance", "adjacent", "the Japanese style has hops of its own");
    }
    if (rules.sets > 1) {
      conflict("rules.sets", rules.sets, 1, "the Japanese style has one set for each player");
      return;
    }
    if (!homesKnown) return;
    for (int seat = 0; seat < setup_.players; ++seat) {
      for (int other = 0; other < seat; ++other) {
        const int a = setup_.homes[static_cast<std::size_t>(seat)][0];
        const int b = setup_.homes[static_cast<std::size_t>(other)][0];
        if ((a + 1) % kPoints == b || (b + 1) % kPoints == a) {
          refuseHomes(homesJson(setup_),
                      "Japanese camps of neighbouring points would share a hole");
          return;
        }
      }
    }
  }

  const Json& json_;
  SetupReport& report_;
  Setup setup_;
  bool campsGiven_ = false;
  bool setsGiven_ = false;
};

}  // namespace

std::optional<Setup> readSetup(const Json& json, SetupReport& report) {
  return SetupReader(json, report).read();
}

Json setupJson(const Setup& setup) {
  return Json::object()
      .set("game", "sternhalma")
      .set("players", setup.players)
      .set("preset", kPresets[static_cast<std::size_t>(setup.preset)].name)
      .set("rules", rulesJson(kOptions, setup.rules))
      .set("homes", homesJson(setup))
      .set("firstSeat", setup.firstSeat);
}

Json shortSetupJson(const Setup& setup) {
  Json out = Json::object().set("game", "sternhalma").set("players", setup.players);
  if (setup.preset != 0) out.set("preset", kPresets[static_cast<std::size_t>(setup.preset)].name);
  SetupReport report;
  const std::optional<Setup> plain = readSetup(out, report);
  Json rules = Json::object();
  // Camps follow the style where they are not given, so with another style they have to be.
  const bool otherStyle = setup.rules.style != plain->rules.style;
  for (const auto& option : kOptions) {
    if (option.get(setup.rules) != option.get(plain->rules) ||
        (otherStyle && option.name == "camps")) {
      rules.set(option.name, optionValue(option, setup.rules));
    }
  }
  if (!rules.items().empty()) out.set("rules", rules);
  if (setup.rules.sets != 1 || setup.homes != plain->homes) out.set("homes", homesJson(setup));
  if (setup.firstSeat != 0) out.set("firstSeat", setup.firstSeat);
  return out;
}

}  // namespace nyota::sternhalma
