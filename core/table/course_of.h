#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/search/thinking.h"
#include "core/table/course.h"
#include "core/table/game_concept.h"

namespace nyota::table {

/// One search over a position of a game.
template <TableGame G>
class PonderingOf final : public Pondering {
 public:
  PonderingOf(const typename G::Position& position, const search::Options& options)
      : root_(position), thinking_(position, options) {}

  bool slice() override { return thinking_.slice(); }

  [[nodiscard]] Json json() const override {
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

/// The course of a game G; all of it only hands on.
template <TableGame G>
class CourseOf final : public Course {
 public:
  using Position = typename G::Position;

  explicit CourseOf(const typename G::Setup& setup)
      : setup_(setup), variant_(G::makeVariant(setup)) {
    positions_.push_back(G::start(variant_));
  }

  [[nodiscard]] std::string_view game() const override { return G::kName; }
  [[nodiscard]] Json setupJson() const override { return G::setupJson(setup_); }
  [[nodiscard]] Json shortSetupJson() const override { return G::shortSetupJson(setup_); }

  Status beginAt(std::string_view text) override {
    Happenings happenings;
    const Result<Position> start = G::readPosition(variant_, text, &happenings);
    if (!start) return start.error();
    positions_[0] = *start;
    return ok();
  }

  [[nodiscard]] Facts facts(std::size_t at) const override {
    const Position& position = positions_[at];
    Facts out{.seats = position.seats(), .hash = position.hash()};
    if (position.over()) return out;
    out.turn = static_cast<int>(position.turn());
    for (int seat = 0; seat < out.seats; ++seat) {
      if (position.playing(seat)) out.playing |= 1U << static_cast<unsigned>(seat);
    }
    return out;
  }

  [[nodiscard]] std::string positionText(std::size_t at) const override {
    return G::positionText(positions_[at]);
  }
  [[nodiscard]] Outcome outcome(std::size_t at) const override {
    return G::outcome(positions_[at]);
  }
  void describe(std::size_t at, Json& state) const override { G::describe(positions_[at], state); }
  [[nodiscard]] std::string_view whyNot(std::size_t at, std::string_view text) const override {
    return G::whyNot(positions_[at], text);
  }
  [[nodiscard]] Result<Json> legalMoves(std::size_t at, std::string_view from) const override {
    return G::legalMoves(positions_[at], from);
  }
  [[nodiscard]] Result<Json> continuations(std::size_t at,
                                           const std::vector<std::string>& path) const override {
    return G::continuations(positions_[at], path);
  }
  [[nodiscard]] std::uint64_t perft(std::size_t at, int depth) const override {
    return positions_[at].perft(depth);
  }
  [[nodiscard]] std::unique_ptr<Pondering> think(std::size_t at,
                                                 const search::Options& options) const override {
    return std::make_unique<PonderingOf<G>>(positions_[at], options);
  }

  Result<std::vector<std::string>> play(std::size_t at, std::string_view text,
                                        Happenings& happenings) override {
    Position next = positions_[at];
    Result<std::vector<std::string>> path = G::play(next, text, happenings);
    if (path) append(at, next);
    return path;
  }
  void resign(std::size_t at, int seat, Happenings& happenings) override {
    Position next = positions_[at];
    next.resign(seat, &happenings);
    append(at, next);
  }

  void packMove(std::size_t at, std::string_view text, BitWriter& out) const override {
    G::packMove(positions_[at], text, out);
  }
  [[nodiscard]] std::optional<std::string> unpackMove(std::size_t at,
                                                      BitReader& in) const override {
    return G::unpackMove(positions_[at], in);
  }

 private:
  void append(std::size_t at, const Position& next) {
    positions_.erase(positions_.begin() + static_cast<std::ptrdiff_t>(at) + 1, positions_.end());
    positions_.push_back(next);
  }

  typename G::Setup setup_;
  const typename G::Variant variant_;  ///< positions point at it
  std::vector<Position> positions_;
};

}  // namespace nyota::table
