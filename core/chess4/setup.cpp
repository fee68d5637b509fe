#include "core/chess4/setup.h"

#include <string_view>

namespace nyota::chess4 {

namespace {

constexpr std::string_view kFields = "game,mode,rules,firstSeat";
constexpr std::string_view kModes = "ffa,teams";
constexpr int kPlayers = 4;

void readMode(const Json& json, Setup& setup, SetupReport& report) {
  const Json* value = json.find("mode");
  if (value == nullptr) return;
  const int place = value->isString() ? placeOf(kModes, value->asString()) : -1;
  if (place >= 0) {
    setup.mode = static_cast<Mode>(place);
    return;
  }
  JsonWriter modes;
  writeWords(kModes, modes);
  report.refuse("bad-value", "mode", value, "no such mode").allow(modes);
}

}  // namespace

std::string_view ratingKind(const Setup& setup) {
  return sameRules(kOptions, setup.rules, Rules{}) ? wordAt(kModes, static_cast<int>(setup.mode))
                                                   : "";
}

std::optional<Setup> readSetup(const Json& json, SetupReport& report) {
  if (!json.isObject()) {
    report.refuse("bad-value", "setup", &json, "expected an object").allow("an object");
    return std::nullopt;
  }
  Setup setup;
  refuseUnknownFields(json, kFields, report);
  readMode(json, setup, report);
  readRules(kOptions, setup.rules, json.find("rules"), report);
  readSeat(json, "firstSeat", kPlayers, setup.firstSeat, report);
  if (!report.errors.empty()) return std::nullopt;
  return setup;
}

void writeSetup(const Setup& setup, JsonWriter& out) {
  out.begin('{').set("game", "chess4").set("mode", wordAt(kModes, static_cast<int>(setup.mode)));
  writeRules(kOptions, setup.rules, out.key("rules"));
  out.set("firstSeat", setup.firstSeat).end('}');
}

void writeShortSetup(const Setup& setup, JsonWriter& out) {
  const Setup plain;
  out.begin('{').set("game", "chess4");
  if (setup.mode != plain.mode) out.set("mode", wordAt(kModes, static_cast<int>(setup.mode)));
  if (setup.rules != plain.rules) {
    out.key("rules").begin('{');
    for (const auto& option : kOptions) {
      if (option.get(setup.rules) != option.get(plain.rules)) {
        writeValue(option, setup.rules, out.key(option.name));
      }
    }
    out.end('}');
  }
  if (setup.firstSeat != plain.firstSeat) out.set("firstSeat", setup.firstSeat);
  out.end('}');
}

}  // namespace nyota::chess4
