#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/bits.h"
#include "core/base/fact_list.h"
#include "core/base/happening.h"
#include "core/base/outcome.h"
#include "core/base/result.h"
#include "core/chess4/evaluate.h"
#include "core/chess4/position.h"
#include "core/chess4/setup.h"
#include "core/chess4/variant.h"

namespace nyota {

/// Four-player chess as core/table knows a game; see core/table/game_concept.h for what each
/// member means.
struct Chess4 {
  static constexpr std::string_view kName = "chess4";

  using Setup = chess4::Setup;
  using Variant = chess4::Variant;
  using Position = chess4::Position;
  using Move = chess4::Move;
  using Evaluator = chess4::Evaluator;

  static std::optional<Setup> readSetup(const Json& json, SetupReport& report);
  static void writeSetup(const Setup& setup, JsonWriter& out);
  static void writeShortSetup(const Setup& setup, JsonWriter& out);
  static std::string_view ratingKind(const Setup& setup);
  static void writePresets(JsonWriter& out);
  static void writeOptions(JsonWriter& out);

  static Variant makeVariant(const Setup& setup);
  static Position start(const Variant& variant);
  static Result<Position> readPosition(const Variant& variant, std::string_view text,
                                       Happenings* happenings);
  static std::string positionText(const Position& position);

  /// Plays a legal move text; on a refusal the position is unchanged and the error is
  /// 'illegal-move' with its reason.
  static Status play(Position& position, std::string_view text, Happenings& happenings);
  /// The reason why a text is no legal move; empty where it is one.
  static std::string_view whyNot(const Position& position, std::string_view text);
  static Status writeLegalMoves(const Position& position, std::string_view from, JsonWriter& out);
  /// A path is a square and the one that the piece goes to.
  static Status writeContinuations(const Position& position,
                                   const std::vector<std::string_view>& path, JsonWriter& out);
  static std::string moveText(const Position& position, const Move& move);
  static FactList facts(const Position& position, const Move& move);

  /// Adds seats and pieces to a state.
  static void describe(const Position& position, JsonWriter& state);
  static Outcome outcome(const Position& position);

  static constexpr std::string_view kFormats = "pgn4,fen4";
  static std::string writeText(std::string_view format, const std::vector<Position>& positions,
                               const std::vector<std::string_view>& entries);
  static bool looksLikeText(std::string_view text);
  static Result<std::string> readText(std::string_view text);

  static void packMove(const Position& position, std::string_view text, BitWriter& out);
  static std::optional<std::string> unpackMove(const Position& position, BitReader& in);
};

}  // namespace nyota
