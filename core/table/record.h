#pragma once

#include <string>
#include <string_view>

#include "core/base/json.h"
#include "core/base/outcome.h"
#include "core/base/result.h"

/// The saved form of a game, as far as it is the same for every game.
namespace nyota::table {

inline constexpr std::string_view kRecordFormat = "nyota-game";
inline constexpr int kRecordVersion = 1;

/// Writes {reason, detail?, ranks, points?} of a game that is over.
void writeResult(const Outcome& outcome, int seats, JsonWriter& out);

/// A record taken apart; its setup and moves are still to be judged by the game. All point into
/// what was read; null where the record has no such member.
struct RecordParts {
  const Json* setup = nullptr;
  const Json* start = nullptr;
  const Json* moves = nullptr;
  const Json* result = nullptr;
  const Json* meta = nullptr;
};

/// Checks the form of a record. Errors: 'bad-record' naming the field, 'newer-record'.
Result<RecordParts> takeRecordApart(const Json& record);

/// Parses JSON that the facade wrote or a person gave. The error has the code and the offset.
Result<Json> readJson(std::string_view text, const char* code);

/// A 'bad-record' error for a field.
Error badRecord(const char* field, const Json* value, const char* message);

/// The name of an element of a list, as errors show it: "moves[3]".
std::string elementName(const char* list, std::size_t i);

/// 'bad-ply', for a game with that many entries.
Error badPly(int ply, int entries);

}  // namespace nyota::table
