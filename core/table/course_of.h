#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/table/course.h"
#include "core/table/game_concept.h"
#include "core/table/thinker_of.h"

namespace nyota::table {

/// One search over a position of a game.
template <TableGame G>
class PonderingOf final : public Pondering {
 public:
  PonderingOf(const typename G::Position& position, const search::Options& options,
              std::string_view played, std::size_t ply)
      : root_(position), thinker_(thinkerOf<G>(position, options)), played_(played), ply_(ply) {}

  bool slice() override { return thinker_->slice(); }

  void write(JsonWriter& out) const override {
    const auto thought = thinker_->thought();
    if (!played_.empty()) return writeExplained(thought.lines.front(), thought.lines.back(), out);
    out.begin('{').set("move", G::moveText(root_, thought.move));
    writeScore(thought.score, out);
    out.set("depth", thought.depth)
        .set("nodes", static_cast<std::int64_t>(thought.nodes))
        .key("lines")
        .begin('[');
    for (const Line& line : thought.lines) {
      out.begin('{').key("moves").begin('[');
      typename G::Position position = root_;
      for (const typename G::Move& move : line.moves) {
        out.add(G::moveText(position, move));
        position.play(move);
      }
      writeScore(line.score, out.end(']'));
      writeFacts("facts", line, out);
      out.end('}');
    }
    out.end(']').end('}');
  }

 private:
  using Line = search::Line<typename G::Move>;

  /// A move that costs less decides nothing: three steps, or three points.
  static constexpr int kTurningCost = 300;

  void writeExplained(const Line& best, const Line& made, JsonWriter& out) const {
    const auto seat = static_cast<std::size_t>(root_.turn());
    const int cost = std::max(0, best.score[seat] - made.score[seat]);
    const bool same = best.moves[0] == made.moves[0];
    out.begin('{')
        .set("ply", static_cast<int>(ply_))
        .set("seat", static_cast<int>(seat))
        .set("played", played_)
        .set("best", same ? played_ : G::moveText(root_, best.moves[0]))
        .set("cost", cost)
        .set("turning", cost >= kTurningCost && losesLead(best, made));
    writeFacts("facts", best, out);
    writeFacts("playedFacts", made, out);
    out.end('}');
  }

  void writeFacts(const char* key, const Line& line, JsonWriter& out) const {
    G::facts(root_, line.moves[0]).write(out.key(key));
  }

  /// Would the seat to move have led by one line, and does it not by another? It leads where nobody
  /// who plays stands better.
  [[nodiscard]] bool losesLead(const Line& best, const Line& made) const {
    const auto own = static_cast<std::size_t>(root_.turn());
    bool led = true;
    bool leads = true;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(root_.seats()); ++seat) {
      if (!root_.playing(static_cast<int>(seat))) continue;
      led = led && best.standing[seat] <= best.standing[own];
      leads = leads && made.standing[seat] <= made.standing[own];
    }
    return led && !leads;
  }

  void writeScore(const Scores& scores, JsonWriter& out) const {
    out.key("score").begin('[');
    for (int seat = 0; seat < root_.seats(); ++seat) {
      out.add(scores[static_cast<std::size_t>(seat)]);
    }
    out.end(']');
  }

  typename G::Position root_;
  std::unique_ptr<search::Thinker<typename G::Move>> thinker_;
  std::string played_;  ///< text of the move to be explained; empty where there is none
  std::size_t ply_;
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
  void writeSetup(JsonWriter& out) const override { G::writeSetup(setup_, out); }
  void writeShortSetup(JsonWriter& out) const override { G::writeShortSetup(setup_, out); }
  [[nodiscard]] std::string_view ratingKind() const override { return G::ratingKind(setup_); }

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
  void describe(std::size_t at, JsonWriter& state) const override {
    G::describe(positions_[at], state);
  }
  [[nodiscard]] std::string_view whyNot(std::size_t at, std::string_view text) const override {
    return G::whyNot(positions_[at], text);
  }
  Status writeLegalMoves(std::size_t at, std::string_view from, JsonWriter& out) const override {
    return G::writeLegalMoves(positions_[at], from, out);
  }
  Status writeContinuations(std::size_t at, const std::vector<std::string_view>& path,
                            JsonWriter& out) const override {
    return G::writeContinuations(positions_[at], path, out);
  }
  void perft(std::size_t at, int depth, std::uint64_t& leaves) const override {
    leaves = positions_[at].perft(depth);
  }
  [[nodiscard]] std::unique_ptr<Pondering> think(std::size_t at, search::Options options,
                                                 std::string_view played) const override {
    if (!played.empty()) {
      options.multi = 1;
      options.named = positions_[at + 1].hash();
    }
    return std::make_unique<PonderingOf<G>>(positions_[at], options, played, at);
  }

  Status play(std::size_t at, std::string_view text, Happenings& happenings) override {
    Position next = positions_[at];
    Status played = G::play(next, text, happenings);
    if (played) append(at, next);
    return played;
  }
  void resign(std::size_t at, int seat, Happenings& happenings) override {
    Position next = positions_[at];
    next.resign(seat, &happenings);
    append(at, next);
  }

  [[nodiscard]] std::string_view formats() const override {
    if constexpr (HasTexts<G>) {
      return G::kFormats;
    } else {
      return {};
    }
  }
  [[nodiscard]] std::string writeText(std::string_view format,
                                      const std::vector<std::string_view>& entries) const override {
    if constexpr (HasTexts<G>) {
      return G::writeText(format, positions_, entries);
    } else {
      return {};
    }
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
    while (positions_.size() > at + 1) positions_.pop_back();
    positions_.push_back(next);
  }

  typename G::Setup setup_;
  const typename G::Variant variant_;  ///< positions point at it
  std::vector<Position> positions_;
};

}  // namespace nyota::table
