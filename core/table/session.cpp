#include "core/table/session.h"

#include <utility>

#include "core/base/resignation.h"
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

Status Session::writeStateAt(int ply, JsonWriter& out) const {
  const int last = static_cast<int>(ply_);
  if (ply < 0 || ply > last) return badPly(ply, last);
  describe(static_cast<std::size_t>(ply), out);
  return ok();
}

Status Session::play(std::string_view text) {
  Happenings happenings;
  const int seat = facts().turn;
  Status played = course_->play(ply_, text, happenings);
  if (played) append(happenings.text(), seat, happenings);
  return played;
}

Status Session::resign(int seat) {
  const Course::Facts now = facts();
  if (!isPlaying(now, seat)) {
    Error error("not-playing");
    JsonWriter playing;
    playing.begin('[');
    for (int other = 0; other < now.seats; ++other) {
      if (isPlaying(now, other)) playing.add(other);
    }
    playing.end(']');
    error.say("seat ").say(seat).say(" is not playing");
    return error.at("seat").value(seat).allow(playing);
  }
  Happenings happenings;
  course_->resign(ply_, seat, happenings);
  append(resignText(seat), seat, happenings);
  return ok();
}

Status Session::playEntry(std::string_view text) {
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

std::string_view Session::moveAt(std::size_t at) const {
  return entries_[at].move.empty() ? std::string_view() : entries_[at].text;
}

void Session::writeHistory(JsonWriter& out) const {
  out.begin('[');
  for (std::size_t i = 0; i < ply_; ++i) {
    const Entry& entry = entries_[i];
    out.begin('{').set("text", entry.text).set("seat", entry.seat);
    out.key("happenings").raw(entry.happenings).end('}');
  }
  out.end(']');
}

void Session::writeRecord(JsonWriter& out) const {
  out.begin('{').set("format", kRecordFormat).set("version", kRecordVersion);
  course_->writeSetup(out.key("setup"));
  if (startText_) out.set("start", *startText_);
  out.key("moves").begin('[');
  for (std::size_t i = 0; i < ply_; ++i) out.add(entries_[i].text);
  out.end(']');
  if (over()) writeResult(outcome(), facts().seats, out.key("result"));
  if (!meta_.empty()) out.key("meta").raw(meta_);
  out.end('}');
}

void Session::writeLinkHead(JsonWriter& out) const {
  course_->writeShortSetup(out.begin('{').key("s"));
  if (startText_) out.set("p", *startText_);
  if (!meta_.empty()) out.key("m").raw(meta_);
  out.end('}');
}

std::string Session::writeText(std::string_view format) const {
  std::vector<std::string_view> texts;
  for (std::size_t i = 0; i < ply_; ++i) texts.emplace_back(entries_[i].text);
  return course_->writeText(format, texts);
}

void Session::setMeta(const Json* meta) { meta_ = absent(meta) ? "" : dump(meta); }

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

void Session::append(std::string text, int seat, const Happenings& happenings) {
  while (entries_.size() > ply_) entries_.pop_back();
  entries_.push_back({std::move(text), seat, happenings.json(), happenings.lastMove()});
  ++ply_;
}

void Session::describe(std::size_t ply, JsonWriter& out) const {
  const int turn = course_->facts(ply).turn;
  const Outcome outcome = course_->outcome(ply);
  out.begin('{').set("game", course_->game()).set("ply", static_cast<int>(ply));
  out.key("turn").addUnless(-1, turn).set("over", turn < 0).key("reason");
  if (outcome.reason.empty()) {
    out.addNull();
  } else {
    out.add(outcome.reason);
  }
  if (!outcome.detail.empty()) out.set("detail", outcome.detail);
  course_->describe(ply, out);
  std::size_t last = ply;
  while (last > 0 && entries_[last - 1].move.empty()) --last;
  out.key("lastMove").raw(last > 0 ? entries_[last - 1].move : "null");
  out.set("canUndo", ply > 0).set("canRedo", ply < entries_.size()).end('}');
}

}  // namespace nyota::table
