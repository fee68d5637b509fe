#pragma once

#include <concepts>
#include <cstdint>
#include <type_traits>
#include <vector>

#include "core/base/score.h"
#include "core/base/sight.h"

/// What the search asks of a game. It knows nothing else of it.
namespace nyota::search {

namespace detail {
template <class Position, class Move>
Move moveOf(void (Position::*generate)(std::vector<Move>&) const);
}  // namespace detail

/// The type of the moves that a position generates.
template <class Position>
using MoveOf = decltype(detail::moveOf(&Position::generate));

/// A position is a value: making a move means copying it and calling play on the copy.
template <class P>
concept PositionModel = std::is_trivially_copyable_v<P> && std::equality_comparable<MoveOf<P>> &&
    requires(const P position, P copy, std::vector<MoveOf<P>>& moves, const MoveOf<P>& move) {
  { position.seats() } -> std::convertible_to<int>;
  { position.turn() } -> std::convertible_to<int>;  ///< seat to move while not over
  { position.over() } -> std::same_as<bool>;
  { position.playing(int{}) } -> std::same_as<bool>;  ///< may this seat still win or lose?
  { position.hash() } -> std::same_as<std::uint64_t>;
  position.generate(moves);  ///< never none while the game is not over
  copy.play(move);
};

/// What a position is worth. Integers only, so that every machine agrees.
template <class E, class P>
concept EvaluatorModel = std::constructible_from<E, const P&> &&
    requires(const E evaluator, const P position, const MoveOf<P>& move) {
  /// Of every seat, in hundredths of a step or point; see base/score.h for seats that are through
  /// and games that are over.
  { evaluator.scores(position) } -> std::same_as<Scores>;
  /// How promising a move of the seat to move looks at first sight, in the same unit: sorts moves
  /// and decides which are looked at no further.
  { evaluator.promise(position, move) } -> std::same_as<int>;
  /// Rounds for which the game has come no nearer to its end; 0 where a game knows no such thing.
  /// A stalled player looks farther and, in the end, tries something else.
  { evaluator.stalled(position) } -> std::same_as<int>;
  /// How much the others' standing counts against one's own, in percent.
  { evaluator.rivalry() } -> std::same_as<int>;
  /// What a player owes the others in a stalled game, such as leaving a place that they wait for:
  /// added to the value of the move.
  { evaluator.duty(position, move) } -> std::same_as<int>;
  /// What a level sees in a position, 1 to 6.
  { E::sight(position, int{}) } -> std::same_as<Sight>;
  /// How hard a move is to see, from 1; what a beginner overlooks.
  { evaluator.effort(position, move) } -> std::same_as<int>;
  /// Number of the spell of turns, during which a player is as attentive in one turn as in the
  /// next.
  { evaluator.spell(position) } -> std::same_as<std::uint64_t>;
};

/// What a game of captures tells besides; others need none of it.
template <class E, class P>
concept TacticalModel = EvaluatorModel<E, P> &&
    requires(const E evaluator, const P position, const MoveOf<P>& move) {
  /// How many noisy moves in a row are followed beyond the depth of the search, and how much one
  /// must promise.
  { E::kCaptures } -> std::convertible_to<int>;
  { E::kNoisy } -> std::convertible_to<int>;
  { evaluator.noisy(position, move) } -> std::same_as<bool>;
  /// Does a seat play for the same side as another?
  { evaluator.allied(int{}, int{}) } -> std::same_as<bool>;
};

}  // namespace nyota::search
