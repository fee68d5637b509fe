#include "core/sternhalma/setup.h"

#include <algorithm>
#include <string_view>

#include "core/base/decimal.h"

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

JsonWriter allowedSets(int players) {
  JsonWriter out;
  out.begin('[');
  for (int sets = 1; sets <= kMaxSets; ++sets) {
    if (findDefaultHomes(players, sets) != nullptr) out.add(sets);
  }
  out.end(']');
  return out;
}

void writeHomes(const Setup& setup, JsonWriter& out) {
  out.begin('[');
  for (int seat = 0; seat < setup.players; ++seat) {
    out.begin('[');
    for (int i = 0; i < setup.rules.sets; ++i) {
      out.add(setup.homes[static_cast<std::size_t>(seat)][static_cast<std::size_t>(i)] + 0);
    }
    out.end(']');
  }
  out.end(']');
}

/// Reads one setup; a class only so that the steps share what they find out.
class SetupReader {
 public:
  SetupReader(const Json& json, SetupReport& report) : json_(json), report_(report) {}

  std::optional<Setup> read() {
    if (!json_.isObject()) {
      report_.refuse("bad-value", "setup", &json_, "expected an object").allow("an object");
      return std::nullopt;
    }
    refuseUnknownFields(json_, kFields, report_);
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
    setup_.players = 0;
    readMember(json_, "players", 1, kMaxSeats, setup_.players, report_);
  }

  void readPreset() {
    const Json* value = json_.find("preset");
    if (value == nullptr) return;
    JsonWriter names;
    names.begin('[');
    for (std::size_t i = 0; i < kPresets.size(); ++i) {
      names.add(kPresets[i].name);
      if (value->isString() && value->asString() == kPresets[i].name) {
        setup_.preset = static_cast<int>(i);
        setup_.rules = kPresets[i].rules;
        return;
      }
    }
    names.end(']');
    report_.refuse("bad-value", "preset", value, "no such preset").allow(names);
  }

  void readRules() {
    const Json* rules = json_.find("rules");
    nyota::readRules(kOptions, setup_.rules, rules, report_);
    campsGiven_ = rules != nullptr && rules->find("camps") != nullptr;
    setsGiven_ = rules != nullptr && rules->find("sets") != nullptr;
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
        conflict("camps", "[\"closed\"]", "the Japanese style closes the camps");
      }
      rules.camps = Camps::kClosed;
      return;
    }
    rules.style = Style::kInternational;
    if (closedByPreset) rules.camps = Camps::kFree;
    report_.notes.emplace_back("japanese-needs-2-or-3");
  }

  /// An option that is given a value which the style does not allow.
  void conflict(const char* name, const char* allowed, const char* why) {
    JsonWriter found;
    for (const auto& option : kOptions) {
      if (std::string_view(option.name) == name) writeValue(option, setup_.rules, found);
    }
    report_.refuse("conflict", std::string("rules.") + name, found.text(), why)
        .allow(JsonWriter().raw(allowed));
  }

  /// False where no homes could be settled, which is reported.
  bool readHomes() {
    const Json* found = json_.find("homes");
    if (found == nullptr) return takeDefaultHomes();
    const std::vector<Json>& seats = found->items();
    const bool shaped =
        found->isArray() && seats.size() == static_cast<std::size_t>(setup_.players) &&
        std::all_of(seats.begin(), seats.end(), [](const Json& seat) {
          return seat.isArray() && !seat.items().empty() && seat.items().size() <= kMaxSets;
        });
    if (!shaped) {
      return refuseHomes("expected one list of one to three home points for each player");
    }
    const std::size_t sets = seats[0].items().size();
    unsigned taken = 0;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
      const std::vector<Json>& points = seats[seat].items();
      if (points.size() != sets) {
        return refuseHomes("every player needs the same number of sets");
      }
      for (std::size_t i = 0; i < sets; ++i) {
        const std::optional<std::int64_t> point = points[i].asInteger();
        if (!point || *point < 0 || *point >= kPoints) {
          return refuseHomes("a home point is a whole number from 0 to 5");
        }
        if ((taken >> static_cast<unsigned>(*point) & 1U) != 0) {
          return refuseHomes("every point can be a home only once");
        }
        taken |= 1U << static_cast<unsigned>(*point);
        setup_.homes[seat][i] = static_cast<std::int8_t>(*point);
      }
    }
    if (setsGiven_ && setup_.rules.sets != static_cast<int>(sets)) {
      return refuseHomes("the number of sets in homes and rules.sets differ");
    }
    setup_.rules.sets = static_cast<int>(sets);
    return checkSets();
  }

  bool refuseHomes(const char* message) {
    JsonWriter homes;
    const Json* given = json_.find("homes");
    if (given != nullptr) {
      given->write(homes);
    } else {
      writeHomes(setup_, homes);
    }
    report_.refuse("bad-homes", "homes", homes.text(), message)
        .allow("for each player a list of different points from 0 to 5");
    return false;
  }

  bool checkSets() {
    if (findDefaultHomes(setup_.players, setup_.rules.sets) != nullptr) return true;
    report_.refuse("conflict", "rules.sets", decimal(setup_.rules.sets), "not played with ")
        .say(setup_.players)
        .say(" players")
        .allow(allowedSets(setup_.players));
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

  void readFirstSeat() { readSeat(json_, "firstSeat", setup_.players, setup_.firstSeat, report_); }

  void checkJapanese(bool homesKnown) {
    const Rules& rules = setup_.rules;
    if (rules.blocking == Blocking::kSwap || rules.blocking == Blocking::kSwapLast) {
      conflict("blocking", R"(["full-goal","own-only"])", "the Japanese style knows no swaps");
    }
    if (rules.hops == Hops::kDistance) {
      conflict("hops", "[\"adjacent\"]", "the Japanese style has hops of its own");
    }
    if (rules.sets > 1) {
      conflict("sets", "[1]", "the Japanese style has one set for each player");
      return;
    }
    if (!homesKnown) return;
    for (int seat = 0; seat < setup_.players; ++seat) {
      for (int other = 0; other < seat; ++other) {
        const int a = setup_.homes[static_cast<std::size_t>(seat)][0];
        const int b = setup_.homes[static_cast<std::size_t>(other)][0];
        if ((a + 1) % kPoints == b || (b + 1) % kPoints == a) {
          refuseHomes("Japanese camps of neighbouring points would share a hole");
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

bool hasDefaultHomes(const Setup& setup) {
  const DefaultHomes* row = findDefaultHomes(setup.players, 1);
  for (std::size_t seat = 0; seat < row->points.size(); ++seat) {
    if (setup.homes[seat][0] != row->points[seat] - '0') return false;
  }
  return true;
}

}  // namespace

std::string_view ratingKind(const Setup& setup) {
  const Preset& preset = kPresets[static_cast<std::size_t>(setup.preset)];
  const bool own =
      setup.players > 1 && sameRules(kOptions, setup.rules, preset.rules) && hasDefaultHomes(setup);
  return own ? preset.name : "";
}

std::optional<Setup> readSetup(const Json& json, SetupReport& report) {
  return SetupReader(json, report).read();
}

void writeSetup(const Setup& setup, JsonWriter& out) {
  out.begin('{').set("game", "sternhalma").set("players", setup.players);
  out.set("preset", kPresets[static_cast<std::size_t>(setup.preset)].name);
  writeRules(kOptions, setup.rules, out.key("rules"));
  writeHomes(setup, out.key("homes"));
  out.set("firstSeat", setup.firstSeat).end('}');
}

void writeShortSetup(const Setup& setup, JsonWriter& out) {
  JsonWriter head;
  head.begin('{').set("game", "sternhalma").set("players", setup.players);
  if (setup.preset != 0) head.set("preset", kPresets[static_cast<std::size_t>(setup.preset)].name);
  // What these fields alone would give is what need not be said.
  SetupReport report;
  JsonFault fault;
  const std::optional<Json> json = parseJson(head.text() + "}", fault);
  const std::optional<Setup> plain = readSetup(*json, report);
  JsonWriter rules;
  rules.begin('{');
  // Camps follow the style where they are not given, so with another style they have to be.
  const bool otherStyle = setup.rules.style != plain->rules.style;
  for (const auto& option : kOptions) {
    if (option.get(setup.rules) != option.get(plain->rules) ||
        (otherStyle && std::string_view(option.name) == "camps")) {
      writeValue(option, setup.rules, rules.key(option.name));
    }
  }
  if (rules.text().size() > 1) head.key("rules").raw(rules.end('}').text());
  if (setup.rules.sets != 1 || setup.homes != plain->homes) writeHomes(setup, head.key("homes"));
  if (setup.firstSeat != 0) head.set("firstSeat", setup.firstSeat);
  out.raw(head.end('}').text());
}

}  // namespace nyota::sternhalma
