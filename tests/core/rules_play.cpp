#include "tests/core/rules_play.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <set>
#include <sstream>

#include "core/sternhalma/text.h"
#include "tests/core/rules_setups.h"

namespace rules_play {
namespace {

using nyota::sternhalma::Move;
using nyota::sternhalma::nameOf;
using nyota::sternhalma::Position;
using nyota::sternhalma::Variant;

constexpr std::array<std::size_t, 17> kRowLengths = {1,  2,  3,  4,  13, 12, 11, 10, 9,
                                                     10, 11, 12, 13, 4,  3,  2,  1};

std::unique_ptr<const Variant> variantOf(std::string_view setup) {
  return std::make_unique<const Variant>(nyota::sternhalma::makeVariant(setupOf(setup)));
}

Position load(const Variant& variant, std::string_view pieces, int turn,
              nyota::Happenings& happenings) {
  const std::string text = boardText(pieces) + " " + std::to_string(turn);
  nyota::Result<Position> position = nyota::sternhalma::readPosition(variant, text, &happenings);
  if (!position) std::abort();  // a mistake in the test itself
  return *position;
}

}  // namespace

std::string boardText(std::string_view pieces) {
  std::array<std::string, 17> rows;
  for (std::size_t row = 0; row < rows.size(); ++row)
    rows[row] = std::string(kRowLengths[row], '.');
  std::istringstream words{std::string(pieces)};
  char letter = 0;
  for (std::string word; words >> word;) {
    if (word == "/") continue;
    if (word.size() == 1) {
      letter = word[0];
      continue;
    }
    const auto number = static_cast<std::size_t>(std::stoi(word.substr(1)));
    rows.at(static_cast<std::size_t>(word[0] - 'a')).at(number - 1) = letter;
  }
  std::string out;
  std::reverse(rows.begin(), rows.end());
  for (const auto& row : rows) {
    if (!out.empty()) out += '/';
    int empty = 0;
    for (const char c : row + '|') {
      if (c == '.') {
        ++empty;
        continue;
      }
      if (empty > 0) out += std::to_string(empty);
      empty = 0;
      if (c != '|') out += c;
    }
  }
  return out;
}

Game::Game(std::string_view setup)
    : variant_(variantOf(setup)), position_(Position::start(*variant_)) {}

Game::Game(std::string_view setup, std::string_view pieces, int turn)
    : variant_(variantOf(setup)), position_(load(*variant_, pieces, turn, happenings_)) {}

std::string Game::text() const { return nyota::sternhalma::positionText(position_); }

std::string Game::reason() const {
  return std::string(nyota::sternhalma::reasonName(position_.reason()));
}

std::vector<int> Game::ranks() const {
  return {position_.ranks().begin(), position_.ranks().begin() + position_.seats()};
}

int Game::routes(std::string_view from, std::string_view to) const {
  std::vector<Move> moves;
  position_.generate(moves);
  return static_cast<int>(std::count_if(moves.begin(), moves.end(), [&](const Move& move) {
    return nameOf(move.from) == from && nameOf(move.to) == to;
  }));
}

std::string Game::targets(std::string_view from) const {
  std::vector<Move> moves;
  position_.generate(moves);
  std::set<std::string> names;
  for (const Move& move : moves) {
    if (nameOf(move.from) == from) names.emplace(nameOf(move.to));
  }
  std::string out;
  for (const std::string& name : names) out += (out.empty() ? "" : " ") + name;
  return out;
}

std::vector<std::string> Game::offered(std::string_view from) const {
  std::vector<std::string> out;
  for (const nyota::sternhalma::WrittenMove& move : nyota::sternhalma::writtenMovesFrom(
           position_, nyota::sternhalma::findHole(from).value_or(0))) {
    out.push_back(nyota::sternhalma::pathText(move.path));
  }
  return out;
}

bool Game::stops(const std::vector<std::string>& path, std::string_view hole) const {
  const auto next = nyota::sternhalma::continuations(position_, {path.begin(), path.end()});
  return next && std::any_of(next->begin(), next->end(), [&](const auto& item) {
           return nameOf(item.landing.to) == hole && item.mayStop;
         });
}

std::string Game::whyNot(std::string_view text) const {
  return std::string(nyota::sternhalma::readMove(position_, text).reason);
}

std::string Game::readAs(std::string_view text) const {
  return nyota::sternhalma::pathText(nyota::sternhalma::readMove(position_, text).path);
}

bool Game::play(std::string_view text) {
  const nyota::sternhalma::Reading reading = nyota::sternhalma::readMove(position_, text);
  if (!reading.reason.empty()) return false;
  happenings_.clear();
  position_.play(reading.move, &happenings_);
  return true;
}

void Game::resign(int seat) {
  happenings_.clear();
  position_.resign(seat, &happenings_);
}

std::vector<int> Game::told(std::string_view type) const {
  std::vector<int> out;
  const nyota::Json told = json(happenings_.json());
  for (const nyota::Json& happening : told.items()) {
    if (happening.find("type")->asString() != type) continue;
    out.push_back(static_cast<int>(nyota::integerOf(happening.find("seat")).value_or(-1)));
  }
  return out;
}

int loadFault(std::string_view setup, std::string_view text) {
  const std::unique_ptr<const Variant> variant = variantOf(setup);
  const nyota::Result<Position> position = nyota::sternhalma::readPosition(*variant, text);
  if (position) return -1;
  nyota::JsonWriter details;
  position.error().writeDetails(details);
  return static_cast<int>(nyota::integerOf(json(details.text()).find("offset")).value_or(-2));
}

}  // namespace rules_play
