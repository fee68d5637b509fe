#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/search/thinking.h"

// The half of Thinking that works on the frames below the root.
namespace nyota::search {

/// Is it the thinking seat's side that moves?
template <PositionModel Position, EvaluatorModel<Position> Evaluator>
bool Thinking<Position, Evaluator>::mine(const Position& position) const {
  if constexpr (kTactical) {
    return evaluator_.allied(seat_, position.turn());
  } else {
    return position.turn() == seat_;
  }
}

template <PositionModel Position, EvaluatorModel<Position> Evaluator>
std::uint64_t Thinking<Position, Evaluator>::keyOf(const Frame& frame) {
  const std::uint64_t key = frame.position.hash();
  if constexpr (kTactical) {
    if (frame.strayed) return ~key;
  }
  return key;
}

template <PositionModel Position, EvaluatorModel<Position> Evaluator>
int Thinking<Position, Evaluator>::worth(const Position& position, std::size_t ply) const {
  const Scores scores = evaluator_.scores(position);
  const int own = scores[static_cast<std::size_t>(seat_)];
  const int distance = static_cast<int>(ply);
  if (own > kDecidedScore) return own - distance;
  if (own < -kDecidedScore) return own + distance;
  const int seats = position.seats();
  if constexpr (kTactical) return own;  // what the others have is in it already
  if (seats == 1) return own;
  int others = 0;
  for (int seat = 0; seat < seats; ++seat) {
    // With more seats, one that has finished is no longer in the way.
    if (seat != seat_) others += std::min(scores[static_cast<std::size_t>(seat)], 0);
  }
  const int weight = seats == 2 ? rivalry_ : rivalry_ / (4 * (seats - 1));
  return own - others * weight / 100;
}

/// Begins with the position of a frame, reached by the move just made. Either its value is known
/// at once, or the frame becomes the one at work.
template <PositionModel Position, EvaluatorModel<Position> Evaluator>
void Thinking<Position, Evaluator>::enter(std::size_t ply, int depth, int alpha, int beta) {
  ++nodes_;
  Frame& frame = frames_[ply];
  frame.line.clear();
  const Position& position = frame.position;
  if (depth <= 0 || position.over() || !position.playing(seat_)) {
    if constexpr (kTactical) {
      enterCaptures(ply, depth, alpha, beta);
    } else {
      deliver(worth(position, ply));
    }
    return;
  }
  const Move* knownBest = nullptr;
  if (const auto* entry = table_.find(keyOf(frame)); entry != nullptr) {
    knownBest = &entry->move;
    const int value = fromTable(entry->value, ply);
    const bool enough = entry->depth >= depth;
    if (enough &&
        (entry->bound == Bound::kExact || (entry->bound == Bound::kLower && value >= beta) ||
         (entry->bound == Bound::kUpper && value <= alpha))) {
      frame.line = {entry->move};
      deliver(value);
      return;
    }
  }
  begin(ply, depth, alpha, beta);
  fillCandidates(ply, knownBest);
  top_ = ply;
}

template <PositionModel Position, EvaluatorModel<Position> Evaluator>
void Thinking<Position, Evaluator>::begin(std::size_t ply, int depth, int alpha, int beta) {
  Frame& frame = frames_[ply];
  frame.mine = mine(frame.position);
  frame.depth = depth;
  frame.alpha = frame.firstAlpha = alpha;
  frame.beta = frame.firstBeta = beta;
  frame.best = frame.mine ? -kInfinity : kInfinity;
  frame.next = 0;
  frame.scout = false;
}

/// Beyond the depth of the search: each seat may leave things as they are, or go on with what takes
/// something.
template <PositionModel Position, EvaluatorModel<Position> Evaluator>
void Thinking<Position, Evaluator>::enterCaptures(std::size_t ply, int depth, int alpha, int beta) {
  // Written out for games of captures only; the others never come here.
  if constexpr (kTactical) {
    const Position& position = frames_[ply].position;
    const int stand = worth(position, ply);
    const bool own = mine(position);
    const bool enough = own ? stand >= beta : stand <= alpha;
    if (enough || depth <= -Evaluator::kCaptures || position.over() || !position.playing(seat_)) {
      deliver(stand);
      return;
    }
    begin(ply, depth, alpha, beta);
    Frame& frame = frames_[ply];
    frame.position.generate(generated_);
    frame.candidates.clear();
    int index = 0;
    for (const Move& move : generated_) {
      if (!evaluator_.noisy(frame.position, move)) continue;
      const int promise = evaluator_.promise(frame.position, move);
      if (promise >= Evaluator::kNoisy) frame.candidates.push_back({move, promise, index});
      ++index;
    }
    if (frame.candidates.empty()) {
      deliver(stand);
      return;
    }
    frame.limit = std::min<std::size_t>(frame.candidates.size(), own ? 2 : 1);
    frame.best = stand;
    frame.bestMove = frame.candidates[0].move;
    if (own) frame.alpha = std::max(alpha, stand);
    if (!own) frame.beta = std::min(beta, stand);
    top_ = ply;
  }
}

template <PositionModel Position, EvaluatorModel<Position> Evaluator>
void Thinking<Position, Evaluator>::fillCandidates(std::size_t ply, const Move* knownBest) {
  Frame& frame = frames_[ply];
  frame.position.generate(generated_);
  frame.candidates.clear();
  int index = 0;
  [[maybe_unused]] int most = 0;
  for (const Move& move : generated_) {
    int order = evaluator_.promise(frame.position, move);
    if constexpr (kTactical) {
      if (index == 0 || order > most) {
        most = order;
        frame.likeliest = index;
      }
      if (frame.strayed) {
        frame.candidates.push_back({move, order, index++});
        continue;
      }
    }
    if (move == frame.killers[0] || move == frame.killers[1]) order += kKiller;
    if (knownBest != nullptr && move == *knownBest) order += kKnownBest;
    frame.candidates.push_back({move, order, index++});
  }
  int breadth = frame.mine ? sight_.ownBreadth : sight_.othersBreadth;
  if constexpr (kTactical) {
    if (frame.strayed) breadth = 1;
  }
  frame.limit = std::min(frame.candidates.size(), static_cast<std::size_t>(breadth));
}

template <PositionModel Position, EvaluatorModel<Position> Evaluator>
void Thinking<Position, Evaluator>::innerStep() {
  if (spent()) {
    finished_ = true;
    return;
  }
  const std::size_t ply = top_;
  Frame& frame = frames_[ply];
  if (frame.next == frame.limit) {
    leave();
    return;
  }
  if (!frame.scout) {
    const auto from = frame.candidates.begin() + static_cast<std::ptrdiff_t>(frame.next);
    std::iter_swap(
        from,
        std::min_element(from, frame.candidates.end(), [](const Candidate& a, const Candidate& b) {
          return a.order != b.order ? a.order > b.order : a.index < b.index;
        }));
  }
  Frame& child = frames_[ply + 1];
  child.position = frame.position;
  child.position.play(frame.candidates[frame.next].move);
  if constexpr (kTactical) {
    const bool strays = frame.strayed || frame.candidates[frame.next].index != frame.likeliest;
    child.strayed = !frame.mine && !mine(child.position) && strays;
  }
  int alpha = frame.alpha;
  int beta = frame.beta;
  // A move that is unlikely to be the best is only asked whether it is better at all, and not as
  // far ahead as the others; if it is, it is looked at again in earnest.
  const bool again = frame.scout;
  const int less = again ? 0 : reduction(frame);
  frame.scout = !again && frame.next > 0 && (beta - alpha > 1 || less > 0);
  if (frame.scout && frame.mine) beta = alpha + 1;
  if (frame.scout && !frame.mine) alpha = beta - 1;
  enter(ply + 1, frame.depth - 1 - less, alpha, beta);
}

/// Plies by which the candidate that comes next is looked at less far than the first.
template <PositionModel Position, EvaluatorModel<Position> Evaluator>
int Thinking<Position, Evaluator>::reduction(const Frame& frame) const {
  if (kTactical || frame.depth < kReducedDepth || frame.next < kFullMoves) return 0;
  return frame.next < kNearlyFullMoves ? 1 : 2;
}

/// Hands a value to the frame that asked for it.
template <PositionModel Position, EvaluatorModel<Position> Evaluator>
void Thinking<Position, Evaluator>::deliver(int value) {
  if (top_ == 0) {
    deliverToRoot(value);
  } else {
    deliverToFrame(top_, value);
  }
}

template <PositionModel Position, EvaluatorModel<Position> Evaluator>
void Thinking<Position, Evaluator>::deliverToFrame(std::size_t ply, int value) {
  Frame& frame = frames_[ply];
  if (frame.scout && (frame.mine ? value > frame.alpha : value < frame.beta)) return;
  frame.scout = false;
  const Move move = frame.candidates[frame.next].move;
  const bool better = frame.mine ? value > frame.best : value < frame.best;
  if (better) {
    frame.best = value;
    frame.bestMove = move;
    if (value > frame.alpha && value < frame.beta) noteLine(ply, move);
    if (frame.mine) frame.alpha = std::max(frame.alpha, value);
    if (!frame.mine) frame.beta = std::min(frame.beta, value);
  }
  ++frame.next;
  if (frame.alpha >= frame.beta) {
    if (!(frame.killers[0] == move)) frame.killers = {move, frame.killers[0]};
    frame.next = frame.limit;
  }
}

template <PositionModel Position, EvaluatorModel<Position> Evaluator>
void Thinking<Position, Evaluator>::noteLine(std::size_t ply, const Move& move) {
  std::vector<Move>& line = frames_[ply].line;
  const std::vector<Move>& rest = frames_[ply + 1].line;
  line = {move};
  for (const Move& next : rest) line.push_back(next);
}

/// All is looked at: remembers what was found and hands it on.
template <PositionModel Position, EvaluatorModel<Position> Evaluator>
void Thinking<Position, Evaluator>::leave() {
  const Frame& frame = frames_[top_];
  if constexpr (kTactical) {
    if (frame.depth <= 0) {
      --top_;
      deliver(frame.best);
      return;
    }
  }
  Bound bound = Bound::kExact;
  if (frame.best >= frame.firstBeta) bound = Bound::kLower;
  if (frame.best <= frame.firstAlpha) bound = Bound::kUpper;
  table_.store({keyOf(frame), toTable(frame.best, top_), static_cast<std::int16_t>(frame.depth),
                bound, frame.bestMove});
  --top_;
  deliver(frame.best);
}

}  // namespace nyota::search
