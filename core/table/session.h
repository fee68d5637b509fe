#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/table/game_concept.h"
#include "core/table/record.h"

namespace nyota::table {

/// A running game of any kind: the positions it went through, so that undo is exact and free,
/// with the texts and happenings that led from one to the next.
template <TableGame G>
class Session {
 public:
  using Position = typename G::Position;

  explicit Session(const typename G::Setup& setup)
      : setup_(setup),
        variant_(std::make_unique<typename G::Variant>(G::makeVariant(setup))),
        start_(G::start(*variant_)) {}

  /// A game that begins at a position text. Errors: 'bad-position'.
  static Result<Session> fromPosition(const typename G::Setup& setup, std::string_view text) {
    Session session(setup);
    Happenings happenings;
    Result<Position> start = G::readPosition(*session.variant_, text, &happenings);
    if (!start) return start.error();
    session.start_ = *start;
    session.startText_ = text;
    return session;
  }

  [[nodiscard]] const typename G::Setup& setup() const { return setup_; }
  [[nodiscard]] const Position& position() const { return positionAt(ply_); }
  [[nodiscard]] int ply() const { return static_cast<int>(ply_); }
  /// Where the game began, if not at the setup's own start.
  [[nodiscard]] const std::optional<std::string>& startText() const { return startText_; }
  [[nodiscard]] const Json& meta() const { return meta_; }

  [[nodiscard]] Json setupJson() const { return G::setupJson(setup_); }
  [[nodiscard]] std::string positionText() const { return G::positionText(position()); }
  [[nodiscard]] Outcome outcome() const { return G::outcome(position()); }

  /// The state after `ply` entries of the record. Errors: 'bad-ply'.
  [[nodiscard]] Result<Json> stateAt(int ply) const {
    if (ply < 0 || ply > this->ply()) {
      return badPly(ply, this->ply());
    }
    return describe(static_cast<std::size_t>(ply));
  }
  [[nodiscard]] Json state() const { return describe(ply_); }

  [[nodiscard]] Result<Json> legalMoves(std::string_view from) const {
    return G::legalMoves(position(), from);
  }
  [[nodiscard]] Result<Json> continuations(const std::vector<std::string>& path) const {
    return G::continuations(position(), path);
  }
  [[nodiscard]] std::string_view whyNot(std::string_view text) const {
    return G::whyNot(position(), text);
  }

  /// Plays a move; what was undone before is gone then. Errors: 'illegal-move' with its reason.
  Result<Json> play(std::string_view text) {
    Entry entry{.seat = position().over() ? -1 : position().turn(), .after = position()};
    Result<std::vector<std::string>> path = G::play(entry.after, text, entry.happenings);
    if (!path) return path.error();
    entry.path = *std::move(path);
    entry.text = textOf(entry.happenings);
    return append(std::move(entry));
  }

  /// Errors: 'not-playing'.
  Result<Json> resign(int seat) {
    const bool possible = !position().over() && seat >= 0 && seat < position().seats() &&
                          position().playing(seat);
    if (!possible) {
      return notPlaying(seat, playingSeats());
    }
    Entry entry{.text = resignText(seat), .seat = seat, .after = position()};
    entry.after.resign(seat, &entry.happenings);
    return append(std::move(entry));
  }

  /// Plays what a record or link holds: a move, or "resign:SEAT".
  Result<Json> playEntry(std::string_view text) {
    const std::optional<int> seat = resigningSeat(text);
    return seat ? resign(*seat) : play(text);
  }

  bool undo() {
    if (ply_ == 0) return false;
    --ply_;
    return true;
  }
  bool redo() {
    if (ply_ == entries_.size()) return false;
    ++ply_;
    return true;
  }

  [[nodiscard]] std::vector<std::string> moves() const {
    std::vector<std::string> out;
    for (std::size_t i = 0; i < ply_; ++i) out.push_back(entries_[i].text);
    return out;
  }

  [[nodiscard]] Json history() const {
    Json out = Json::array();
    for (std::size_t i = 0; i < ply_; ++i) {
      out.push(Json::object()
                   .set("text", entries_[i].text)
                   .set("seat", entries_[i].seat)
                   .set("happenings", happeningsJson(entries_[i].happenings)));
    }
    return out;
  }

  [[nodiscard]] Json record() const {
    Json moves = Json::array();
    for (std::size_t i = 0; i < ply_; ++i) moves.push(entries_[i].text);
    Json out = Json::object()
                   .set("format", kRecordFormat)
                   .set("version", kRecordVersion)
                   .set("setup", setupJson());
    if (startText_) out.set("start", *startText_);
    out.set("moves", std::move(moves));
    if (position().over()) out.set("result", resultJson(outcome()));
    if (meta_.isObject()) out.set("meta", meta_);
    return out;
  }

  void setMeta(Json meta) { meta_ = std::move(meta); }

  /// The moves as bits, each relative to the position it is played in.
  void packMoves(BitWriter& out) const {
    for (std::size_t i = 0; i < ply_; ++i) {
      const std::optional<int> seat = resigningSeat(entries_[i].text);
      out.write(seat ? 1 : 0, 1);
      if (seat) {
        out.write(static_cast<std::uint32_t>(*seat), kSeatBits);
      } else {
        G::packMove(positionAt(i), entries_[i].text, out);
      }
    }
  }

  /// Plays `count` packed moves. False where the bits are none.
  bool unpackMoves(BitReader& in, std::uint32_t count) {
    for (; count > 0; --count) {
      const std::optional<std::uint32_t> resigned = in.read(1);
      if (!resigned) return false;
      if (*resigned != 0) {
        const std::optional<std::uint32_t> seat = in.read(kSeatBits);
        if (!seat || !resign(static_cast<int>(*seat))) return false;
        continue;
      }
      if (position().over()) return false;
      const std::optional<std::string> text = G::unpackMove(position(), in);
      if (!text || !play(*text)) return false;
    }
    return true;
  }

 private:
  static constexpr int kSeatBits = 3;

  struct Entry {
    std::string text;
    int seat = -1;
    std::vector<std::string> path;  ///< empty for a resignation
    Happenings happenings;
    Position after;
  };

  [[nodiscard]] const Position& positionAt(std::size_t ply) const {
    return ply == 0 ? start_ : entries_[ply - 1].after;
  }

  static std::string textOf(const Happenings& happenings) {
    return std::string(happenings.front().json().find("text")->asString());
  }

  Result<Json> append(Entry entry) {
    entries_.erase(entries_.begin() + static_cast<std::ptrdiff_t>(ply_), entries_.end());
    entries_.push_back(std::move(entry));
    ++ply_;
    return happeningsJson(entries_.back().happenings);
  }

  [[nodiscard]] Json playingSeats() const {
    Json out = Json::array();
    for (int seat = 0; seat < position().seats(); ++seat) {
      if (!position().over() && position().playing(seat)) out.push(seat);
    }
    return out;
  }

  [[nodiscard]] Json lastMove(std::size_t ply) const {
    while (ply > 0 && entries_[ply - 1].path.empty()) --ply;
    if (ply == 0) return {};
    const Entry& entry = entries_[ply - 1];
    Json path = Json::array();
    for (const std::string& cell : entry.path) path.push(cell);
    return Json::object()
        .set("seat", entry.seat)
        .set("text", entry.text)
        .set("path", std::move(path));
  }

  [[nodiscard]] Json describe(std::size_t ply) const {
    const Position& at = positionAt(ply);
    const Outcome outcome = G::outcome(at);
    Json out = Json::object().set("game", G::kName).set("ply", static_cast<std::int64_t>(ply));
    out.set("turn", at.over() ? Json() : Json(static_cast<int>(at.turn()))).set("over", at.over());
    out.set("reason", outcome.reason.empty() ? Json() : Json(outcome.reason));
    if (!outcome.detail.empty()) out.set("detail", outcome.detail);
    G::describe(at, out);
    return out.set("lastMove", lastMove(ply))
        .set("canUndo", ply > 0)
        .set("canRedo", ply < entries_.size());
  }

  typename G::Setup setup_;
  std::unique_ptr<const typename G::Variant> variant_;
  Position start_;
  std::optional<std::string> startText_;
  std::vector<Entry> entries_;  ///< beyond ply_: what redo brings back
  std::size_t ply_ = 0;
  Json meta_;
};

}  // namespace nyota::table
