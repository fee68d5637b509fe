#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/bits.h"
#include "core/base/fact_list.h"
#include "core/base/happening.h"
#include "core/base/json.h"
#include "core/base/outcome.h"
#include "core/base/result.h"
#include "core/base/score.h"
#include "core/base/setup_report.h"

namespace nyota::table {

/// What a position tells the table, whatever the game.
template <class P>
concept TablePosition = std::copyable<P> &&
    requires(const P& position, P& changed, int seat, Happenings* happenings) {
  { position.seats() } -> std::convertible_to<int>;
  { position.turn() } -> std::convertible_to<int>;  ///< only while not over
  { position.over() } -> std::convertible_to<bool>;
  { position.hash() } -> std::convertible_to<std::uint64_t>;
  { position.playing(seat) } -> std::convertible_to<bool>;
  { position.perft(seat) } -> std::convertible_to<std::uint64_t>;
  changed.resign(seat, happenings);
};

/// A game that a Session can hold: it reads its own setup, plays its own texts and describes its
/// own positions as JSON. Positions may point at their Variant, which the session keeps alive.
template <class G>
concept TableGame = TablePosition<typename G::Position> &&
    requires(const Json& json, SetupReport& report, const typename G::Setup& setup,
             const typename G::Variant& variant, const typename G::Position& position,
             typename G::Position& changed, const typename G::Move& move, std::string_view text,
             JsonWriter& out, Happenings& happenings, const std::vector<std::string_view>& path,
             BitWriter& writer, BitReader& reader) {
  { G::kName } -> std::convertible_to<std::string_view>;
  { G::readSetup(json, report) } -> std::same_as<std::optional<typename G::Setup>>;
  G::writeSetup(setup, out);
  /// Only what differs from the defaults, for short texts.
  G::writeShortSetup(setup, out);
  /// Which of the game's ratings such a game changes; empty where none.
  { G::ratingKind(setup) } -> std::same_as<std::string_view>;
  G::writePresets(out);
  G::writeOptions(out);
  { G::makeVariant(setup) } -> std::same_as<typename G::Variant>;
  { G::start(variant) } -> std::same_as<typename G::Position>;
  { G::readPosition(variant, text, &happenings) } -> std::same_as<Result<typename G::Position>>;
  { G::positionText(position) } -> std::same_as<std::string>;
  /// Tells of the move by Happenings::moved, whose text is the one to be kept.
  { G::play(changed, text, happenings) } -> std::same_as<Status>;
  { G::whyNot(position, text) } -> std::same_as<std::string_view>;
  { G::writeLegalMoves(position, text, out) } -> std::same_as<Status>;
  { G::writeContinuations(position, path, out) } -> std::same_as<Status>;
  { G::moveText(position, move) } -> std::same_as<std::string>;
  /// What is to be said of a legal move.
  { G::facts(position, move) } -> std::same_as<FactList>;
  /// Adds members to the object of a state.
  G::describe(position, out);
  { G::outcome(position) } -> std::same_as<Outcome>;
  /// One legal move as few bits, and back; reading gives nothing where the bits mean none.
  G::packMove(position, text, writer);
  { G::unpackMove(position, reader) } -> std::same_as<std::optional<std::string>>;
};

/// A game whose end can be a race in which nobody meets anybody any more, for which it has a way to
/// think of its own.
template <class G>
concept HasRace = requires(const typename G::Position& position, typename G::Race& race) {
  { G::Race::applies(position) } -> std::same_as<bool>;
  { race.step() } -> std::same_as<bool>;
  { race.nodes() } -> std::same_as<std::uint64_t>;
  { race.line() } -> std::same_as<std::vector<typename G::Move>>;
  { race.scores() } -> std::same_as<Scores>;
};

/// A game that has text formats of its own besides position texts, records and links.
template <class G>
concept HasTexts = requires(std::string_view text,
                            const std::vector<typename G::Position>& positions,
                            const std::vector<std::string_view>& entries) {
  /// Their names, parted by commas.
  { G::kFormats } -> std::convertible_to<std::string_view>;
  /// A game in one of them: the positions that it went through, and the entries of the record, of
  /// which there is one less, that led from each to the next.
  { G::writeText(text, positions, entries) } -> std::same_as<std::string>;
  /// Is a text without leading spaces meant to be in one that can be read?
  { G::looksLikeText(text) } -> std::same_as<bool>;
  /// Setup, start and moves as members of JSON text, as a record has them. Errors: 'bad-text'.
  { G::readText(text) } -> std::same_as<Result<std::string>>;
};

}  // namespace nyota::table
