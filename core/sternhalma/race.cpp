#include "core/sternhalma/race.h"

#include <algorithm>

#include "core/sternhalma/walk.h"

namespace nyota::sternhalma {

namespace {

/// Moves and rounds that the limits of the game have to be away at least.
constexpr int kMovesToLimit = 60;
constexpr int kRoundsToStagnation = 10;
/// What a move ahead is worth where the end is not certain yet.
constexpr int kMoveAhead = 100;

/// Is every other seat's piece farther from the tip of each goal than all own pieces that go there?
bool ahead(const Position& position, int seat) {
  const Board others = foreignPieces(position, seat);
  bool all = true;
  position.variant().forEachHome(seat, [&](int home) {
    const Site tip = position.variant().set(home).goalTip;
    int farthest = 0;
    position.pieces(home).forEach(
        [&](Site site) { farthest = std::max(farthest, latticeDistance(site, tip)); });
    others.forEach([&](Site site) { all = all && latticeDistance(site, tip) > farthest; });
  });
  return all;
}

bool legal(const Position& position, const Move& move) {
  if (position.over()) return false;
  std::vector<Move> moves;
  position.generate(moves);
  return std::find(moves.begin(), moves.end(), move) != moves.end();
}

}  // namespace

bool Race::applies(const Position& position) {
  // A crossing knows nothing of the limits, so they must be far enough away.
  const Rules& rules = position.variant().setup.rules;
  const int left = rules.moveLimit - position.turnsTaken(position.turn());
  if (rules.moveLimit > 0 && left < kMovesToLimit) return false;
  if (rules.stagnation > 0 && rules.stagnation < kRoundsToStagnation) return false;
  if (!ahead(position, position.turn())) return false;
  return position.seats() != 2 || ahead(position, 1 - position.turn());
}

Race::Race(const Position& position)
    : root_(position), seat_(position.turn()), own_(position, seat_) {
  if (position.seats() == 2) rival_ = std::make_unique<Crossing>(position, 1 - seat_);
}

std::uint64_t Race::nodes() const {
  return own_.nodes() + (rival_ != nullptr ? rival_->nodes() : 0);
}

bool Race::step() {
  const bool rivalIsBehind =
      rival_ != nullptr && !rival_->done() && (own_.done() || rival_->width() < own_.width());
  if (!rivalIsBehind && own_.done()) return true;
  (rivalIsBehind ? *rival_ : own_).step();
  return false;
}

int Race::score() const {
  const int own = own_.length();
  if (rival_ == nullptr) return own > 0 ? kWinScore - own : 0;
  const int rival = rival_->length();
  // The seat to move needs 2 n - 1 plies for n moves, its rival 2 n.
  if (own > 0 && own <= rival_->atLeast()) return kWinScore - (2 * own - 1);
  if (rival > 0 && rival < own_.atLeast()) return 2 * rival - kWinScore;
  return ((rival > 0 ? rival : rival_->atLeast()) - (own > 0 ? own : own_.atLeast())) * kMoveAhead;
}

std::vector<Move> Race::line() const {
  std::vector<Move> line;
  Position position = root_;
  // The others' pieces were taken to stand still; what turns out to be in the way ends the line.
  for (std::size_t i = 0; i < own_.moves().size(); ++i) {
    if (!legal(position, own_.moves()[i])) break;
    line.push_back(own_.moves()[i]);
    position.play(own_.moves()[i]);
    if (position.seats() == 1) continue;
    if (rival_ == nullptr || i >= rival_->moves().size()) break;
    if (!legal(position, rival_->moves()[i])) break;
    line.push_back(rival_->moves()[i]);
    position.play(rival_->moves()[i]);
  }
  if (!line.empty()) return line;
  root_.generate(line);
  while (line.size() > 1) line.pop_back();
  return line;
}

Scores Race::scores() const {
  if (root_.seats() > 2) return Evaluator(root_).scores(root_);
  Scores scores{};
  scores[static_cast<std::size_t>(seat_)] = score();
  if (rival_ != nullptr) scores[static_cast<std::size_t>(1 - seat_)] = -score();
  return scores;
}

}  // namespace nyota::sternhalma
