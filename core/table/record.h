#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/json.h"
#include "core/base/outcome.h"
#include "core/base/result.h"

/// The saved form of a game, as far as it is the same for every game.
namespace nyota::table {

inline constexpr std::string_view kRecordFormat = "nyota-game";
inline constexpr int kRecordVersion = 1;
inline constexpr std::string_view kResignPrefix = "resign:";

/// The seat of a "resign:SEAT" entry, or nothing for any other text.
std::optional<int> resigningSeat(std::string_view text);

/// The entry of a resignation, "resign:SEAT".
std::string resignText(int seat);

/// {reason, detail?, ranks, points?} of a game that is over.
Json resultJson(const Outcome& outcome);

/// A record taken apart; its setup and moves are still to be judged by the game.
struct RecordParts {
  Json setup;
  std::optional<std::string> start;
  std::vector<std::string> moves;
  Json result;  ///< null where the record has none
  Json meta;    ///< null where the record has none
};

/// Checks the form of a record. Errors: 'bad-record' naming the field, 'newer-record'.
Result<RecordParts> takeRecordApart(const Json& record);

/// A 'bad-record' error for a field.
Error badRecord(std::string_view field, const Json& value, std::string_view message);

/// 'bad-ply', for a game with that many entries.
Error badPly(int ply, int entries);
/// 'not-playing', naming the seats that are.
Error notPlaying(int seat, const Json& playing);

}  // namespace nyota::table
