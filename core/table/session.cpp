#include "core/table/session.h"

#include <utility>

#include "core/table/record.h"

namespace nyota::table {

namespace {

constexpr int kSeatBits = 3;

bool isPlaying(const Course::Facts& facts, int seat) {
  return seat >= 0 && seat < facts.seats &&
         (facts.playing >> static_cast<unsigned>(seat) & 1U) != 0;
}

}  // namespace

Status Session::beginAt(std::string_view text) {
  Status begun = course_->beginAt(text);
  if (begun) startText_ = text;
  return begun;
}

Result<Json> Session::stateAt(int ply) const {
  const int last = static_cast<int>(ply_);
  if (ply < 0 || ply > last) return badPly(ply, last);
  return describe(static_cast<std::size_t>(ply));
}

Result<Json> Session::play(std::string_view text) {
  Entry entry;
  entry.seat = facts().turn;
  Result<std::vector<std::string>> path = course_->play(ply_, text, entry.happenings);
  if (!path) return std::move(path.error());
  entry.path = *std::move(path);
  entry.text = entry.happenings.front().json().find("text")->asString();
  return append(std::move(entry));
}

Result<Json> Session::resign(int seat) {
  const Course::Facts now = facts();
  if (!isPlaying(now, seat)) {
    Json playing = Json::array();
    for (int other = 0; other < now.seats; ++other) {
      if (isPlaying(now, other)) playing.push(other);
    }
    return notPlaying(seat, playing);
  }
  Entry entry;
  entry.text = resignText(seat);
  entry.seat = seat;
  course_->resign(ply_, seat, entry.happenings);
  return append(std::move(entry));
}

Result<Json> Session::playEntry(std::string_view text) {
  const std::optional<int> seat = resigningSeat(text);
  return seat ? resign(*seat) : play(text);
}

bool Session::undo() {
  if (ply_ == 0) return false;
  --ply_;
  return true;
}

bool Session::redo() {
  if (ply_ == entries_.size()) return false;
  ++ply_;
  return true;
}

Json Session::history() const {
  Json out = Json::array();
  for (std::size_t i = 0; i < ply_; ++i) {
    out.push(Json::object()
                 .set("text", entries_[i].text)
                 .set("seat", entries_[i].seat)
                 .set("happenings", happeningsJson(entries_[i].happenings)));
  }
  return out;
}

Json Session::record() const {
  Json moves = Json::array();
  for (std::size_t i = 0; i < ply_; ++i) moves.push(entries_[i].text);
  Json out = Json::object()
                 .set("format", kRecordFormat)
                 .set("version", kRecordVersion)
                 .set("setup", course_->setupJson());
  if (startText_) out.set("start", *startText_);
  out.set("moves", std::move(moves));
  if (over()) out.set("result", resultJson(outcome()));
  if (meta_.isObject()) out.set("meta", meta_);
  return out;
}

Json Session::linkHead() const {
  Json head = Json::object().set("s", course_->shortSetupJson());
  if (startText_) head.set("p", *startText_);
  if (meta_.isObject()) head.set("m", meta_);
  return head;
}

void Session::packMoves(BitWriter& out) const {
  for (std::size_t i = 0; i < ply_; ++i) {
    const std::optional<int> seat = resigningSeat(entries_[i].text);
    out.write(seat ? 1 : 0, 1);
    if (seat) {
      out.write(static_cast<std::uint32_t>(*seat), kSeatBits);
    } else {
      course_->packMove(i, entries_[i].text, out);
    }
  }
}

bool Session::unpackMoves(BitReader& in, std::uint32_t count) {
  for (; count > 0; --count) {
    const std::optional<std::uint32_t> resigned = in.read(1);
    if (!resigned) return false;
    if (*resigned != 0) {
      const std::optional<std::uint32_t> seat = in.read(kSeatBits);
      if (!seat || !resign(static_cast<int>(*seat))) return false;
      continue;
    }
    if (over()) return false;
    const std::optional<std::string> text = course_->unpackMove(ply_, in);
    if (!text || !play(*text)) return false;
  }
  return true;
}

Result<Json> Session::append(Entry&& entry) {
  entries_.erase(entries_.begin() + static_cast<std::ptrdiff_t>(ply_), entries_.end());
  entries_.push_back(std::move(entry));
  ++ply_;
  return happeningsJson(entries_.back().happenings);
}

Json Session::lastMove(std::size_t ply) const {
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

Json Session::describe(std::size_t ply) const {
  const int turn = course_->facts(ply).turn;
  const Outcome outcome = course_->outcome(ply);
  Json out = Json::object();
  out.set("game", course_->game()).set("ply", static_cast<std::int64_t>(ply));
  out.set("turn", turn < 0 ? Json() : Json(turn)).set("over", turn < 0);
  out.set("reason", outcome.reason.empty() ? Json() : Json(outcome.reason));
  if (!outcome.detail.empty()) out.set("detail", outcome.detail);
  course_->describe(ply, out);
  return out.set("lastMove", lastMove(ply))
      .set("canUndo", ply > 0)
      .set("canRedo", ply < entries_.size());
}

}  // namespace nyota::table
