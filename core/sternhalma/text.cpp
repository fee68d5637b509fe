#include "core/sternhalma/text.h"

#include <algorithm>
#include <utility>

namespace nyota::sternhalma {

namespace {

/// No path is as long: a state is never worth visiting twice, but a person may wander.
constexpr std::size_t kLongestText = 4096;

bool isDigit(char c) { return c >= '0' && c <= '9'; }

struct WrittenHole {
  std::optional<Site> site;  ///< nothing where the board has no such hole
  bool swap = false;
};

/// Parts a text into hole names; nothing where it has not the form of a move.
std::optional<std::vector<WrittenHole>> splitMove(std::string_view text) {
  if (text.size() > kLongestText) return std::nullopt;
  std::vector<WrittenHole> holes;
  std::size_t at = 0;
  bool swap = false;
  while (true) {
    const std::size_t start = at;
    if (at >= text.size() || text[at] < 'a' || text[at] > 'z') return std::nullopt;
    ++at;
    while (at < text.size() && isDigit(text[at])) ++at;
    if (at == start + 1) return std::nullopt;
    holes.push_back({findHole(text.substr(start, at - start)), swap});
    if (at == text.size()) break;
    if (text[at] != '-' && text[at] != '*') return std::nullopt;
    swap = text[at++] == '*';
  }
  if (holes.size() < 2) return std::nullopt;
  return holes;
}

/// Number of holes from a to b along one of the board's lines, or 0 where they share none.
int lineDistance(Site a, Site b) {
  const int dx = holeAt(b).x - holeAt(a).x;
  const int dz = holeAt(b).z - holeAt(a).z;
  const bool inLine = dx == 0 || dz == 0 || dx + dz == 0;
  return inLine ? latticeDistance(a, b) : 0;
}

/// Why one landing of a chain is not possible, for the reasons that concern what stands between.
std::string_view whyNoLanding(const Walk& walk, const WalkState& state, Site to) {
  const int holes = lineDistance(state.at, to);
  if (holes < 2) return "not-adjacent";
  const bool king = walk.position().kings().has(walk.origin());
  const bool far = king || walk.position().variant().distanceHops;
  if (!far && holes != 2) return "not-adjacent";
  bool nothing = true;
  bool kingBetween = false;
  const HoleInfo& a = holeAt(state.at);
  const HoleInfo& b = holeAt(to);
  for (int i = 1; i < holes; ++i) {
    const int between = findSite(a.x + (b.x - a.x) / holes * i, a.z + (b.z - a.z) / holes * i);
    if (between < 0) continue;
    nothing = nothing && !state.occupied.has(static_cast<Site>(between));
    kingBetween = kingBetween || walk.position().kings().has(static_cast<Site>(between));
  }
  if (nothing) return "no-bridge";
  return kingBetween ? "king-not-hopped" : "not-adjacent";
}

/// Follows a written path landing by landing.
class PathReader {
 public:
  PathReader(const Walk& walk, const std::vector<WrittenHole>& holes)
      : walk_(walk), holes_(holes), state_(walk.first()) {}

  /// True where the whole path is a legal move.
  bool follow() {
    path_.push_back({walk_.origin(), false});
    if (holes_.size() == 2 && single()) return true;
    for (std::size_t i = 1; i < holes_.size(); ++i) {
      if (!hopTo(*holes_[i].site, holes_[i].swap)) {
        failed_ = i;
        return false;
      }
    }
    failed_ = holes_.size() - 1;
    return walk_.mayEnd(state_.at);
  }

  [[nodiscard]] Move move() const { return move_.value_or(walk_.moveTo(state_, Move::Kind::kHop)); }
  [[nodiscard]] const Path& path() const { return path_; }
  /// Where the path broke off, and the hole that could not be reached from there.
  [[nodiscard]] const WalkState& state() const { return state_; }
  [[nodiscard]] Site unreached() const { return *holes_[failed_].site; }

 private:
  /// A step, or the swap that is a move of its own.
  bool single() {
    const Site to = *holes_[1].site;
    const bool swap = holes_[1].swap;
    const Landings steps = walk_.steps();
    const Landing* step = steps.find(to);
    if (step != nullptr && step->swap == swap) {
      move_ = walk_.moveTo(walk_.after(state_, *step), Move::Kind::kStep);
    } else if (swap && walk_.wholeSwaps().has(to)) {
      move_ = swapMove(walk_.origin(), to);
    } else {
      return false;
    }
    path_.push_back({to, swap});
    return true;
  }

  bool hopTo(Site to, bool swap) {
    const Landings hops = walk_.hops(state_);
    const Landing* hop = hops.find(to);
    if (hop == nullptr || hop->swap != swap) return false;
    state_ = walk_.after(state_, *hop);
    path_.push_back(*hop);
    return true;
  }

  const Walk& walk_;
  const std::vector<WrittenHole>& holes_;
  WalkState state_;
  std::optional<Move> move_;
  Path path_;
  std::size_t failed_ = 1;
};

/// The reasons from 'occupied' on, for a text that is no legal path and no short form.
std::string_view whyNoPath(const Walk& walk, const std::vector<WrittenHole>& holes,
                           const PathReader& reader) {
  const Variant::SetInfo& set = walk.set();
  const Site to = *holes.back().site;
  const bool swapAllowed = walk.first().swappable.has(to) || walk.wholeSwaps().has(to);
  if (walk.position().occupied().has(to) && !swapAllowed) return "occupied";
  const bool entered = std::all_of(holes.begin() + 1, holes.end(), [&](const WrittenHole& hole) {
    return set.enter.has(*hole.site);
  });
  if (!entered || !set.rest.has(to)) return "camp-closed";
  for (std::size_t i = 1; i < holes.size(); ++i) {
    if (walk.locked(*holes[i - 1].site, *holes[i].site)) return "goal-locked";
  }
  return whyNoLanding(walk, reader.state(), reader.unreached());
}

Reading refused(std::string_view reason) { return {.reason = reason}; }

}  // namespace

std::optional<Site> findHole(std::string_view name) {
  const auto found = std::find_if(kHoleInfo.begin(), kHoleInfo.end(),
                                  [&](const HoleInfo& hole) { return name == nameOf(hole); });
  if (found == kHoleInfo.end()) return std::nullopt;
  return found->site;
}

std::string pathText(const Path& path) {
  std::string out;
  for (const Landing& landing : path) {
    if (!out.empty()) out += landing.swap ? '*' : '-';
    out += nameOf(landing.to);
  }
  return out;
}

Reading readMove(const Position& position, std::string_view text) {
  const std::optional<std::vector<WrittenHole>> holes = splitMove(text);
  if (!holes) return refused("bad-text");
  if (position.over()) return refused("game-over");
  for (const WrittenHole& hole : *holes) {
    if (!hole.site) return refused("not-on-board");
  }
  const Site from = *holes->front().site;
  const Site to = *holes->back().site;
  if (!position.occupied().has(from)) return refused("no-piece");
  if (position.seatOf(from) != position.turn()) return refused("not-your-piece");
  if (to == from) return refused("same-hole");

  const Walk walk(position, from);
  PathReader reader(walk, *holes);
  if (reader.follow()) return {.reason = {}, .move = reader.move(), .path = reader.path()};
  if (holes->size() == 2) {
    std::vector<WrittenMove> fitting = writtenMovesFrom(position, from);
    const auto misfit = [&](const WrittenMove& written) {
      return written.move.to != to || written.path.back().swap != holes->back().swap;
    };
    fitting.erase(std::remove_if(fitting.begin(), fitting.end(), misfit), fitting.end());
    if (fitting.size() == 1) {
      return {.reason = {}, .move = fitting[0].move, .path = std::move(fitting[0].path)};
    }
    if (fitting.size() > 1) return refused("ambiguous");
  }
  return refused(whyNoPath(walk, *holes, reader));
}

Result<std::vector<Continuation>> continuations(const Position& position,
                                                const std::vector<std::string_view>& holes) {
  const auto refuse = [&](const char* reason, std::string_view hole) {
    Error error("illegal-move");
    error.say("no chain leads along this path: ").say(shorten(hole)).say(", ").say(reason);
    return error.because(reason).at("path").value(hole);
  };
  if (holes.empty()) return refuse("bad-text", "an empty path");
  std::vector<Site> sites;
  for (const std::string_view hole : holes) {
    const std::optional<Site> site = findHole(hole);
    if (!site) return refuse("not-on-board", hole);
    sites.push_back(*site);
  }
  if (position.over()) return refuse("game-over", holes[0]);
  if (!position.occupied().has(sites[0])) return refuse("no-piece", holes[0]);
  if (position.seatOf(sites[0]) != position.turn()) return refuse("not-your-piece", holes[0]);

  const Walk walk(position, sites[0]);
  WalkState state = walk.first();
  Path path;
  path.push_back({sites[0], false});
  std::vector<Continuation> out;
  const auto offer = [&](Landing landing, Move::Kind kind, bool mayStop) {
    Path longer = path;
    longer.push_back(landing);
    out.push_back({landing, landing.swap ? Move::Kind::kSwap : kind, std::move(longer), mayStop});
  };

  for (std::size_t i = 1; i < sites.size(); ++i) {
    const Landings hops = walk.hops(state);
    const Landing* hop = hops.find(sites[i]);
    if (hop == nullptr) {
      const bool single = sites.size() == 2 && (walk.steps().find(sites[i]) != nullptr ||
                                                walk.wholeSwaps().has(sites[i]));
      if (single) return out;  // a step or a swap of its own ends the move
      return refuse("not-adjacent", holes[i]);
    }
    state = walk.after(state, *hop);
    path.push_back(*hop);
  }
  if (sites.size() == 1) {
    for (const Landing step : walk.steps()) offer(step, Move::Kind::kStep, true);
    walk.wholeSwaps().forEach([&](Site to) { offer({to, true}, Move::Kind::kSwap, true); });
  }
  for (const Landing hop : walk.hops(state)) offer(hop, Move::Kind::kHop, walk.mayEnd(hop.to));
  return out;
}

}  // namespace nyota::sternhalma
