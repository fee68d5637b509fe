// The ground of one kind of game.
#pragma once

#include <chrono>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/happening.h"
#include "core/base/json.h"
#include "core/table/game_concept.h"
#include "core/table/thinkers.h"
#include "tests/arena/ground.h"

namespace arena {

/// A game that has `standing(position, seat)` besides: what a greedy player wants to have most of.
template <nyota::table::TableGame G>
class GroundOf final : public Ground {
 public:
  explicit GroundOf(const typename G::Setup& setup)
      : variant_(G::makeVariant(setup)), position_(G::start(variant_)) {
    nyota::JsonWriter text;
    G::writeSetup(setup, text);
    setup_ = text.take();
    nyota::JsonWriter brief;
    G::writeShortSetup(setup, brief);
    brief_ = brief.take();
    restart();
  }

  [[nodiscard]] const std::string& setup() const override { return setup_; }
  [[nodiscard]] const std::string& brief() const override { return brief_; }
  [[nodiscard]] int seats() const override { return position_.seats(); }

  void restart() override {
    position_ = G::start(variant_);
    position_.generate(moves_);
  }
  [[nodiscard]] int turn() const override {
    return position_.over() ? -1 : static_cast<int>(position_.turn());
  }
  [[nodiscard]] nyota::Outcome outcome() const override { return G::outcome(position_); }
  [[nodiscard]] std::string position() const override { return G::positionText(position_); }

  [[nodiscard]] std::string randomMove(nyota::Rng& rng) const override {
    return G::moveText(position_, anyOf(moves_, rng));
  }

  [[nodiscard]] std::string greedyMove(nyota::Rng& rng) const override {
    int most = std::numeric_limits<int>::min();
    std::vector<Move> best;
    for (const Move& move : moves_) {
      Position next = position_;
      next.play(move);
      const int now = standing(next, turn());
      if (now < most) continue;
      if (now > most) best.clear();
      most = now;
      best.push_back(move);
    }
    return G::moveText(position_, anyOf(best, rng));
  }

  [[nodiscard]] Answer think(const Player& player, std::uint64_t seed) const override {
    using Clock = std::chrono::steady_clock;
    const auto until = Clock::now() + std::chrono::milliseconds(player.ms);
    const auto thinker = nyota::table::thinkerOf<G>(position_, searchOptions(player, seed));
    while (!thinker->slice()) {
      if (player.ms > 0 && Clock::now() >= until) break;
    }
    const auto thought = thinker->thought();
    return {G::moveText(position_, thought.move), thought.nodes, thought.depth};
  }

  std::optional<std::string> play(std::string_view text) override {
    nyota::Happenings happenings;
    if (!G::play(position_, text, happenings)) return std::nullopt;
    position_.generate(moves_);
    return happenings.text();
  }

  void resign(int seat) override {
    if (position_.over() || seat < 0 || seat >= seats() || !position_.playing(seat)) return;
    position_.resign(seat, nullptr);
    position_.generate(moves_);
  }

 private:
  using Position = typename G::Position;
  using Move = typename G::Move;

  static const Move& anyOf(const std::vector<Move>& moves, nyota::Rng& rng) {
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
  }

  std::string setup_;
  std::string brief_;
  const typename G::Variant variant_;  ///< positions point at it
  Position position_;
  std::vector<Move> moves_;  ///< of the position
};

/// The ground of a game from its setup; null where the setup was refused, which is reported.
template <nyota::table::TableGame G>
std::unique_ptr<Ground> groundOf(const nyota::Json& json, nyota::SetupReport& report) {
  const std::optional<typename G::Setup> setup = G::readSetup(json, report);
  if (!setup) return nullptr;
  return std::make_unique<GroundOf<G>>(*setup);
}

}  // namespace arena
