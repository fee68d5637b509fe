#include "tests/core/chess4_rules_play.h"

#include <algorithm>
#include <set>
#include <sstream>

#include "core/chess4/text.h"
#include "tests/core/chess4_random_play_case.h"
#include "tests/core/chess4_random_play_core.h"

namespace chess4_rules {
namespace {

using nyota::chess4::Position;
using nyota::chess4::Variant;

std::unique_ptr<const Variant> makeVariant(const std::string& options) {
  reference_chess4::Rules rules;
  std::istringstream in(options);
  for (std::string word; in >> word;) {
    const std::string value = word.substr(word.find(':') + 1);
    if (word == "teams") {
      rules.teams = true;
    } else if (word.rfind("limit:", 0) == 0) {
      rules.moveLimit = std::stoi(value);
    } else if (word.rfind("first:", 0) == 0) {
      rules.firstSeat = std::stoi(value);
    } else {
      rules.enPassant = word;
    }
  }
  return std::make_unique<const Variant>(chess4_play::variantOf(rules));
}

}  // namespace

Game::Game(const std::string& options, const std::string& pieces)
    : variant_(makeVariant(options)), position_(Position::start(*variant_)) {
  if (pieces.empty()) return;
  nyota::Happenings happenings;
  position_ = chess4_play::corePosition(*variant_, chess4_play::loadedFrom(pieces), happenings);
  told_ = chess4_play::toldBy(happenings);
}

std::vector<int> Game::ranks() const { return chess4_play::ranksOf(position_); }

std::string Game::targets(const std::string& from) const {
  std::set<std::string> found;
  for (const std::string& move : chess4_play::movesOf(position_)) {
    const std::size_t dash = move.find('-');
    if (move.substr(0, dash) == from) {
      found.insert(move.substr(dash + 1, move.find_first_of(" =") - dash - 1));
    }
  }
  std::string text;
  for (const std::string& square : found) text += (text.empty() ? "" : " ") + square;
  return text;
}

bool Game::can(const std::string& text) const {
  const std::vector<std::string> moves = chess4_play::movesOf(position_);
  return std::any_of(moves.begin(), moves.end(), [&](const std::string& move) {
    return move.substr(0, move.find(' ')) == text;
  });
}

std::string Game::on(const std::string& square) const {
  const reference_chess4::Piece piece =
      chess4_play::boardOf(position_).at(reference_chess4::cellNamed(square));
  if (piece.owner < 0) return "";
  return std::string(1, "rbyg"[piece.owner]) + (piece.promoted ? 'D' : piece.kind);
}

std::string Game::whyNot(const std::string& text) const {
  const char* reason = nyota::chess4::readMove(position_, text).reason;
  return reason == nullptr ? "" : reason;
}

bool Game::play(const std::string& text) {
  const nyota::chess4::Reading reading = nyota::chess4::readMove(position_, text);
  if (reading.reason != nullptr) return false;
  nyota::Happenings happenings;
  position_.play(reading.move, &happenings);
  told_ = chess4_play::toldBy(happenings);
  return true;
}

bool Game::playAll(const std::vector<std::string>& texts) {
  return std::all_of(texts.begin(), texts.end(),
                     [this](const std::string& text) { return play(text); });
}

void Game::resign(int seat) {
  nyota::Happenings happenings;
  position_.resign(seat, &happenings);
  told_ = chess4_play::toldBy(happenings);
}

bool Game::told(const std::string& line) const {
  return std::find(told_.begin(), told_.end(), line) != told_.end();
}

}  // namespace chess4_rules
