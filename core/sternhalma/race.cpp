#include "core/sternhalma/race.h"

#include <algorithm>

#include "core/sternhalma/walk.h"

namespace nyota::sternhalma {

namespace {

constexpr int kLowestLevel = 4;
/// Positions of a race take less work than those of a search, so a level looks at more of them.
constexpr std::uint64_t kCheaper = 8;
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

bool Race::applies(const Position& position, const search::Options& options) {
  if (options.level < kLowestLevel || options.multi > 1) return false;
  // A crossing knows nothing of the limits, so they must be far enough away.
  const Rules& rules = position.variant().setup.rules;
  const int left = rules.moveLimit - position.turnsTaken(position.turn());
  if (rules.moveLimit > 0 && left < kMovesToLimit) return false;
  if (rules.stagnation > 0 && rules.stagnation < kRoundsToStagnation) return false;
  if (!ahead(position, position.turn())) return false;
  return position.seats() != 2 || ahead(position, 1 - position.turn());
}

Race::Race(const Position& position, const search::Options& options)
    : root_(position),
      seat_(position.turn()),
      nodeLimit_(options.nodes != 0
                     ? options.nodes
                     : kCheaper * search::levelLimits(options.level, position.seats()).nodes),
      own_(position, seat_) {
  if (position.seats() == 2) rival_ = std::make_unique<Crossing>(position, 1 - seat_);
}

std::uint64_t Race::nodes() const {
  return own_.nodes() + (rival_ != nullptr ? rival_->nodes() : 0);
}

bool Race::slice(std::uint64_t nodes) {
  const std::uint64_t until = this->nodes() + nodes;
  while (this->nodes() < until) {
    const bool rivalIsBehind =
        rival_ != nullptr && !rival_->done() && (own_.done() || rival_->width() < own_.width());
    if (this->nodes() >= nodeLimit_) return true;
    if (rivalIsBehind) {
      rival_->step();
    } else if (!own_.done()) {
      own_.step();
    } else {
      return true;
    }
  }
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

search::Thought<Move> Race::thought() const {
  search::Thought<Move> thought;
  search::Line<Move> line;
  Position position = root_;
  // The others' pieces were taken to stand still; what turns out to be in the way ends the line.
  for (std::size_t i = 0; i < own_.moves().size(); ++i) {
    if (!legal(position, own_.moves()[i])) break;
    line.moves.push_back(own_.moves()[i]);
    position.play(own_.moves()[i]);
    if (position.seats() == 1) continue;
    if (rival_ == nullptr || i >= rival_->moves().size() || !legal(position, rival_->moves()[i]))
      break;
    line.moves.push_back(rival_->moves()[i]);
    position.play(rival_->moves()[i]);
  }
  if (line.moves.empty()) {
    std::vector<Move> moves;
    root_.generate(moves);
    line.moves = {moves[0]};
  }
  if (position.seats() > 2) {
    line.score = Evaluator(root_).scores(root_);
  } else {
    line.score[static_cast<std::size_t>(seat_)] = score();
    if (rival_ != nullptr) line.score[static_cast<std::size_t>(1 - seat_)] = -score();
  }
  thought.depth = static_cast<int>(line.moves.size());
  thought.nodes = nodes();
  thought.move = line.moves[0];
  thought.score = line.score;
  thought.lines = {line};
  return thought;
}

}  // namespace nyota::sternhalma
