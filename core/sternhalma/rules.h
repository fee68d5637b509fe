#pragma once

#include <array>
#include <cstdint>

#include "core/base/option.h"

namespace nyota::sternhalma {

enum class Style : std::uint8_t { kInternational, kJapanese };
enum class Blocking : std::uint8_t { kFullGoal, kOwnOnly, kSwap, kSwapLast };
enum class Camps : std::uint8_t { kFree, kPass, kClosed };
enum class UnusedCamps : std::uint8_t { kEmpty, kFilled };
enum class Hops : std::uint8_t { kAdjacent, kDistance };

/// The options of a game, each with its default. docs/rules.md says what they mean.
struct Rules {
  Style style = Style::kInternational;
  Blocking blocking = Blocking::kFullGoal;
  bool goalLock = false;
  Camps camps = Camps::kFree;
  UnusedCamps unusedCamps = UnusedCamps::kEmpty;
  int sets = 1;
  Hops hops = Hops::kAdjacent;
  bool playToEnd = true;
  int moveLimit = 300;
  int stagnation = 50;

  bool operator==(const Rules&) const = default;
};

/// Every option once: its name, what it may be, where it is kept. Reading, writing, listing and
/// refusing options all go by this table, so a new option is one line here and one member above.
inline constexpr auto kOptions = std::to_array<Option<Rules>>({
    enumOption<&Rules::style>("style", "international,japanese"),
    enumOption<&Rules::blocking>("blocking", "full-goal,own-only,swap,swap-last"),
    boolOption<&Rules::goalLock>("goalLock"),
    enumOption<&Rules::camps>("camps", "free,pass,closed"),
    enumOption<&Rules::unusedCamps>("unusedCamps", "empty,filled"),
    integerOption<&Rules::sets>("sets", 1, 3),
    enumOption<&Rules::hops>("hops", "adjacent,distance"),
    boolOption<&Rules::playToEnd>("playToEnd"),
    integerOption<&Rules::moveLimit>("moveLimit", 0, 100'000),
    integerOption<&Rules::stagnation>("stagnation", 0, 100'000),
});

struct Preset {
  const char* name;
  Rules rules;
};

inline constexpr std::array<Preset, 4> kPresets = {{
    {"standard", {}},
    {"japanese", {.style = Style::kJapanese, .camps = Camps::kClosed}},
    {"classic", {.blocking = Blocking::kOwnOnly, .goalLock = true, .playToEnd = false}},
    {"masters", {.blocking = Blocking::kSwap, .goalLock = true, .camps = Camps::kPass}},
}};

}  // namespace nyota::sternhalma
