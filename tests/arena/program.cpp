#include "tests/arena/program.h"

#include <algorithm>

#include "tests/arena/words.h"

namespace arena {

namespace {

using std::chrono::milliseconds;

/// Ten times what a move was given.
milliseconds timeFor(const Player& player) {
  const auto nodes = static_cast<std::int64_t>(std::min<std::uint64_t>(player.nodes, 10'000'000));
  return milliseconds(player.ms > 0 ? 10 * std::int64_t{player.ms} : nodes);
}

bool beginsWith(std::string_view line, std::string_view word) {
  return line.substr(0, word.size()) == word &&
         (line.size() == word.size() || line[word.size()] == ' ');
}

/// What follows `move` in the line. Nothing is left of an answer without a text.
void readAnswer(std::string_view line, Answer& answer) {
  const auto words = commandWords(line);
  if (!words || words->size() < 2) return;
  answer.text = (*words)[1];
  for (std::size_t i = 2; i + 1 < words->size(); i += 2) {
    const std::string& value = (*words)[i + 1];
    if ((*words)[i] == "nodes") {
      answer.nodes = numberIn<std::uint64_t>(value, 0, 999'999'999'999'999).value_or(0);
    } else if ((*words)[i] == "depth") {
      answer.depth = numberIn(value, 0, 1000).value_or(0);
    }
  }
}

}  // namespace

Program::~Program() { say("quit"); }

bool Program::begin(const std::string& setup, std::string& fault) {
  setup_ = setup;
  moves_.clear();
  if (!process_) return start(fault) == Fault::kNone;
  say("game " + setup_);
  std::string line;
  if (process_ && await("ok", "no", patience_.start, line) == Fault::kNone) {
    if (beginsWith(line, "ok")) return true;
    fault = player_.label() +
            " refuses the table: " + line.substr(std::min<std::size_t>(3, line.size()));
    return false;
  }
  return start(fault) == Fault::kNone;
}

void Program::moved(int seat, const std::string& text) {
  moves_.push_back("moved " + std::to_string(seat) + " " + text);
  say(moves_.back());
}

Fault Program::find(const Ground& /*ground*/, std::uint64_t /*seed*/, nyota::Rng& /*rng*/,
                    Answer& answer) {
  std::string line;
  if (!process_) {
    const Fault fault = start(line);
    if (fault != Fault::kNone) return fault;
  }
  say(player_.ms > 0 ? "go ms " + std::to_string(player_.ms)
                     : "go nodes " + std::to_string(player_.nodes));
  const Fault fault = await("move", "move", timeFor(player_) + patience_.move, line);
  if (fault != Fault::kNone) return fault;
  readAnswer(line, answer);
  return answer.text.empty() ? Fault::kMissing : Fault::kNone;
}

void Program::end() { say("end"); }

Fault Program::start(std::string& fault) {
  process_ = startProcess(player_.command, fault);
  if (!process_) return Fault::kDead;
  std::string line;
  fault = player_.label() + " does not answer";
  say("nyota 1");
  Fault heard = await("ready", "ready", patience_.start, line);
  if (heard != Fault::kNone) return heard;
  say("game " + setup_);
  heard = await("ok", "no", patience_.start, line);
  if (heard != Fault::kNone) return heard;
  if (!beginsWith(line, "ok")) {
    fault = player_.label() +
            " refuses the table: " + line.substr(std::min<std::size_t>(3, line.size()));
    process_.reset();
    return Fault::kMissing;
  }
  for (const std::string& move : moves_) say(move);
  return process_ ? Fault::kNone : Fault::kDead;
}

Fault Program::await(std::string_view word, std::string_view other, milliseconds patience,
                     std::string& line) {
  const auto until = std::chrono::steady_clock::now() + patience;
  while (process_) {
    const Process::Heard heard = process_->hear(line, until);
    if (heard == Process::Heard::kLine) {
      if (beginsWith(line, word) || beginsWith(line, other)) return Fault::kNone;
      continue;
    }
    process_.reset();
    if (heard == Process::Heard::kNothing) return Fault::kMissing;
  }
  return Fault::kDead;
}

void Program::say(const std::string& line) {
  if (process_ && !process_->say(line)) process_.reset();
}

}  // namespace arena
