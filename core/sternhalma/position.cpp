#include "core/sternhalma/position.h"

#include <algorithm>

#include "core/base/rng.h"
#include "core/base/small.h"

namespace nyota::sternhalma {

namespace {

// Zobrist keys: scattered counters instead of tables. The ranges of the arguments do not overlap.
std::uint64_t pieceKey(int home, Site site, bool king) {
  return scatter(static_cast<std::uint64_t>(home) << 9U | static_cast<std::uint64_t>(king) << 8U |
                 site);
}
std::uint64_t neutralKey(Site site) { return pieceKey(kPoints, site, false); }
std::uint64_t seatKey(int seat, SeatStatus status) {
  return scatter(0x10000U | static_cast<std::uint64_t>(seat) << 4U |
                 static_cast<std::uint64_t>(status));
}
std::uint64_t moverKey(std::uint8_t turn) { return scatter(0x20000U | turn); }

constexpr std::array<std::string_view, 5> kReasonNames = {"", "finished", "resigned", "stagnation",
                                                          "move-limit"};

}  // namespace

std::string_view reasonName(EndReason reason) {
  return kReasonNames[static_cast<std::size_t>(reason)];
}

NYOTA_SMALL Position Position::cleared(const Variant& variant) {
  Position position;
  position.variant_ = &variant;
  position.turn_ = kNobody;
  for (int seat = 0; seat < position.seats(); ++seat) {
    position.hash_ ^= seatKey(seat, SeatStatus::kPlaying);
  }
  position.hash_ ^= position.turnKey();
  return position;
}

NYOTA_SMALL Position Position::start(const Variant& variant) {
  Position position = cleared(variant);
  for (int seat = 0; seat < position.seats(); ++seat) {
    variant.forEachHome(seat, [&](int home) {
      const Site tip = kTip[static_cast<std::size_t>(home)];
      variant.set(home).home.forEach(
          [&](Site site) { position.put(site, home, variant.japanese && site == tip); });
    });
  }
  variant.neutral.forEach([&](Site site) { position.putNeutral(site); });
  position.begin(static_cast<std::uint8_t>(variant.setup.firstSeat));
  return position;
}

NYOTA_SMALL void Position::put(Site site, int home, bool king) {
  pieces_[static_cast<std::size_t>(home)].add(site);
  occupied_.add(site);
  if (king) kings_.add(site);
  hash_ ^= pieceKey(home, site, king);
  const Variant::SetInfo& set = variant_->set(home);
  auto& distance = distance_[static_cast<std::size_t>(set.seat)];
  distance = static_cast<std::int16_t>(distance + set.distance[site]);
}

NYOTA_SMALL void Position::putNeutral(Site site, bool king) {
  neutral_.add(site);
  occupied_.add(site);
  if (king) kings_.add(site);
  hash_ ^= neutralKey(site);
}

NYOTA_SMALL void Position::begin(std::uint8_t turn, Happenings* happenings) {
  least_ = distance_;
  const int first = turn == kNobody ? 0 : turn;
  settleFinishers(first, happenings);
  if (over() || turn == kNobody) return;
  if (playing(turn) && hasMove(turn)) {
    setTurn(turn);
    return;
  }
  // The seat to move is the first that may be skipped, so the search for a mover starts before it.
  passTurn((turn + seats() - 1) % seats(), happenings);
}

NYOTA_SMALL std::uint64_t Position::hashFromScratch() const {
  std::uint64_t hash = 0;
  for (int home = 0; home < kPoints; ++home) {
    pieces(home).forEach([&](Site site) { hash ^= pieceKey(home, site, kings_.has(site)); });
  }
  neutral_.forEach([&](Site site) { hash ^= neutralKey(site); });
  for (int seat = 0; seat < seats(); ++seat) hash ^= seatKey(seat, status(seat));
  return hash ^ turnKey();
}

std::uint64_t Position::turnKey() const { return moverKey(turn_); }

void Position::setTurn(int seat) {
  hash_ ^= turnKey();
  turn_ = static_cast<std::uint8_t>(seat);
  hash_ ^= turnKey();
}

void Position::setStatus(int seat, SeatStatus status) {
  hash_ ^= seatKey(seat, this->status(seat)) ^ seatKey(seat, status);
  status_[static_cast<std::size_t>(seat)] = status;
}

int Position::homeOf(Site site) const {
  for (int home = 0; home < kPoints; ++home) {
    if (pieces(home).has(site)) return home;
  }
  return -1;
}

int Position::seatOf(Site site) const {
  const int home = homeOf(site);
  return home < 0 ? -1 : variant_->set(home).seat;
}

unsigned Position::playingMask() const {
  unsigned mask = 0;
  for (int seat = 0; seat < seats(); ++seat) {
    if (playing(seat)) mask |= 1U << static_cast<unsigned>(seat);
  }
  return mask;
}

int Position::playingCount() const { return std::popcount(playingMask()); }

int Position::firstFreeRank() const {
  int rank = 1;
  for (int seat = 0; seat < seats(); ++seat) rank += status(seat) == SeatStatus::kFinished ? 1 : 0;
  return rank;
}

int Position::inGoal(int seat) const {
  int count = 0;
  variant_->forEachHome(
      seat, [&](int home) { count += (pieces(home) & variant_->set(home).goal).count(); });
  return count;
}

void Position::movePiece(int home, Site from, Site to) {
  Board& own = pieces_[static_cast<std::size_t>(home)];
  own.remove(from);
  own.add(to);
  const bool king = kings_.has(from);
  if (king) {
    kings_.remove(from);
    kings_.add(to);
  }
  hash_ ^= pieceKey(home, from, king) ^ pieceKey(home, to, king);
  const Variant::SetInfo& set = variant_->set(home);
  auto& distance = distance_[static_cast<std::size_t>(set.seat)];
  distance = static_cast<std::int16_t>(distance + set.distance[to] - set.distance[from]);
}

bool Position::finished(int seat) const {
  bool all = true;
  variant_->forEachHome(seat, [&](int home) {
    const Variant::SetInfo& set = variant_->set(home);
    const Board& own = pieces(home);
    const bool fullGoal = variant_->setup.rules.blocking == Blocking::kFullGoal;
    const bool full = fullGoal ? (set.goal - occupied_).empty() && !(set.goal & own).empty()
                               : (set.goal - own).empty();
    bool kingHome = true;
    if (variant_->japanese) {
      const Board ownKing = kings_ & own;
      const bool tipTaken = occupied_.has(set.goalTip) && !own.has(set.goalTip);
      kingHome =
          ownKing.has(set.goalTip) || (fullGoal && tipTaken && !(ownKing & set.goal).empty());
    }
    all = all && full && kingHome;
  });
  return all;
}

void Position::settleFinishers(int first, Happenings* happenings) {
  bool any = false;
  for (int i = 0; i < seats(); ++i) {
    const int seat = (first + i) % seats();
    if (!playing(seat) || !finished(seat)) continue;
    const int rank = firstFreeRank();
    setStatus(seat, SeatStatus::kFinished);
    ranks_[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(rank);
    if (happenings != nullptr) {
      happenings->tell("finished").set("seat", seat).set("rank", rank);
    }
    any = true;
  }
  if (!any) return;
  idle_ = 0;
  const int left = playingCount();
  if (seats() <= 2 || left <= 1 || !variant_->setup.rules.playToEnd) {
    rankByProgress(firstFreeRank());
    end(EndReason::kFinished, happenings);
  }
}

NYOTA_SMALL void Position::rankByProgress(int first) {
  std::array<int, kMaxSeats> goal{};
  for (int seat = 0; seat < seats(); ++seat) goal[static_cast<std::size_t>(seat)] = inGoal(seat);
  rankSeats(ranks_, playingMask(), first, [&](int a, int b) {
    const int more = goal[static_cast<std::size_t>(a)] - goal[static_cast<std::size_t>(b)];
    return more != 0 ? more > 0 : distance(a) < distance(b);
  });
}

NYOTA_SMALL void Position::end(EndReason reason, Happenings* happenings) {
  reason_ = reason;
  setTurn(kNobody);
  if (happenings == nullptr) return;
  JsonWriter& over = happenings->tell("over");
  over.set("reason", reasonName(reason)).key("ranks").begin('[');
  for (int seat = 0; seat < seats(); ++seat) over.add(ranks_[static_cast<std::size_t>(seat)] + 0);
  over.end(']');
}

void Position::passTurn(int from, Happenings* happenings) {
  int next = -1;
  for (int i = 1; i <= seats() && next < 0; ++i) {
    const int seat = (from + i) % seats();
    if (playing(seat) && hasMove(seat)) next = seat;
  }
  if (next < 0) {
    rankByProgress(firstFreeRank());
    end(EndReason::kStagnation, happenings);
    return;
  }
  for (int seat = (from + 1) % seats(); seat != next; seat = (seat + 1) % seats()) {
    if (!playing(seat)) continue;
    ++turns_[static_cast<std::size_t>(seat)];
    ++idle_;
    if (happenings != nullptr) happenings->tell("skipped").set("seat", seat);
  }
  setTurn(next);
}

void Position::checkLimits(Happenings* happenings) {
  const Rules& rules = variant_->setup.rules;
  if (rules.moveLimit > 0) {
    bool spent = true;
    for (int seat = 0; seat < seats(); ++seat) {
      spent = spent && (!playing(seat) || turnsTaken(seat) >= rules.moveLimit);
    }
    if (spent) {
      rankSeats(ranks_, playingMask(), firstFreeRank(), [](int, int) { return false; });
      end(EndReason::kMoveLimit, happenings);
      return;
    }
  }
  if (rules.stagnation > 0 && idle_ >= rules.stagnation * playingCount()) {
    rankByProgress(firstFreeRank());
    end(EndReason::kStagnation, happenings);
  }
}

void Position::noteProgress() {
  for (int seat = 0; seat < seats(); ++seat) {
    const auto i = static_cast<std::size_t>(seat);
    if (!playing(seat) || distance_[i] >= least_[i]) continue;
    least_[i] = distance_[i];
    idle_ = 0;
  }
}

void Position::play(const Move& move, Happenings* happenings) {
  const int mover = turn_;
  const int home = homeOf(move.from);
  std::array<int, Move::kMaxDisplaced> foreign{};
  bool arrival = variant_->anyGoal.has(move.to);
  for (std::size_t i = 0; i < move.displacedCount; ++i) {
    foreign[i] = homeOf(move.displaced[i].from);
    arrival = arrival || variant_->anyGoal.has(move.displaced[i].to);
  }
  movePiece(home, move.from, move.to);
  occupied_.remove(move.from);
  // Displaced pieces may take each other's holes, so all holes are left before any is taken.
  for (std::size_t i = 0; i < move.displacedCount; ++i) occupied_.remove(move.displaced[i].from);
  for (std::size_t i = 0; i < move.displacedCount; ++i) {
    occupied_.add(move.displaced[i].to);
    pieces_[static_cast<std::size_t>(foreign[i])].remove(move.displaced[i].from);
  }
  occupied_.add(move.to);
  for (std::size_t i = 0; i < move.displacedCount; ++i) {
    movePiece(foreign[i], move.displaced[i].from, move.displaced[i].to);
  }
  for (std::size_t i = 0; i < move.displacedCount; ++i) {
    pieces_[static_cast<std::size_t>(foreign[i])].add(move.displaced[i].to);
  }

  ++turns_[static_cast<std::size_t>(mover)];
  ++idle_;
  noteProgress();
  if (arrival) settleFinishers(mover, happenings);
  if (over()) return;
  passTurn(mover, happenings);
  if (!over()) checkLimits(happenings);
}

NYOTA_SMALL void Position::resign(int seat, Happenings* happenings) {
  const int rank = firstFreeRank() - 1 + playingCount();
  ranks_[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(rank);
  setStatus(seat, SeatStatus::kResigned);
  variant_->forEachHome(seat, [&](int home) {
    Board& own = pieces_[static_cast<std::size_t>(home)];
    own.forEach([&](Site site) { hash_ ^= pieceKey(home, site, kings_.has(site)); });
    occupied_ -= own;
    kings_ -= own;
    own = Board{};
  });
  distance_[static_cast<std::size_t>(seat)] = 0;
  idle_ = 0;
  if (happenings != nullptr) {
    happenings->tell("resigned").set("seat", seat).set("rank", rank);
  }
  if (playingCount() <= 1) {
    rankByProgress(firstFreeRank());
    end(firstFreeRank() > 1 ? EndReason::kFinished : EndReason::kResigned, happenings);
    return;
  }
  if (seat == turn_) {
    passTurn(seat, happenings);
  } else if (!hasMove(turn_)) {
    // The bridges of the seat to move may have gone with the pieces: it is skipped like any other.
    passTurn((turn_ + seats() - 1) % seats(), happenings);
  }
  if (!over()) checkLimits(happenings);
}

}  // namespace nyota::sternhalma
