#pragma once

#include <cstdint>

#include "core/base/json.h"
#include "core/base/result.h"
#include "core/search/thinking.h"
#include "core/table/game_concept.h"

namespace nyota::table {

/// What a caller may ask of the computer player.
struct ThinkOptions {
  search::Options search;
  int timeMs = 0;  ///< the longest the caller should let it think; 0 for no bound
};

/// Reads {level, timeMs, nodes, seed, multi}; unknown names are refused. Given nodes without a
/// time lift the level's time limit, so that the answer does not depend on the machine. Errors:
/// 'bad-option' naming the field and what is allowed.
Result<ThinkOptions> readThinkOptions(const Json& json, int seats);

/// One search over a position of a session, told in the game's texts.
template <TableGame G>
class SessionThinking {
 public:
  SessionThinking(const typename G::Position& position, const search::Options& options)
      : root_(position), thinking_(position, options) {}

  bool slice() { return thinking_.slice(); }

  /// {move, score, depth, nodes, lines}.
  [[nodiscard]] Json json() const {
    const auto thought = thinking_.thought();
    Json lines = Json::array();
    for (const auto& line : thought.lines) {
      Json moves = Json::array();
      typename G::Position position = root_;
      for (const typename G::Move& move : line.moves) {
        moves.push(G::moveText(position, move));
        position.play(move);
      }
      lines.push(Json::object()
                     .set("moves", std::move(moves))
                     .set("score", scoreJson(line.score))
                     .set("facts", Json::array()));
    }
    return Json::object()
        .set("move", G::moveText(root_, thought.move))
        .set("score", scoreJson(thought.score))
        .set("depth", thought.depth)
        .set("nodes", static_cast<std::int64_t>(thought.nodes))
        .set("lines", std::move(lines));
  }

 private:
  template <class Scores>
  [[nodiscard]] Json scoreJson(const Scores& scores) const {
    Json out = Json::array();
    for (int seat = 0; seat < root_.seats(); ++seat) {
      out.push(static_cast<std::int64_t>(scores[static_cast<std::size_t>(seat)]));
    }
    return out;
  }

  typename G::Position root_;
  search::Thinking<typename G::Position, typename G::Evaluator> thinking_;
};

}  // namespace nyota::table
