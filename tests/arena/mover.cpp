#include "tests/arena/mover.h"

#include <utility>

#include "tests/arena/program.h"

namespace arena {

namespace {

/// A player that is part of the arena: it sees the game and remembers nothing.
class OwnMover final : public Mover {
 public:
  explicit OwnMover(Player player) : player_(std::move(player)) {}

  bool begin(const std::string& /*setup*/, std::string& /*fault*/) override { return true; }
  void moved(int /*seat*/, const std::string& /*text*/) override {}
  void end() override {}

  Fault find(const Ground& ground, std::uint64_t seed, nyota::Rng& rng, Answer& answer) override {
    if (player_.kind == Player::Kind::kGreedy) {
      answer.text = ground.greedyMove(rng);
    } else if (player_.kind == Player::Kind::kRandom) {
      answer.text = ground.randomMove(rng);
    } else {
      answer = ground.think(player_, seed);
    }
    return Fault::kNone;
  }

 private:
  Player player_;
};

}  // namespace

std::unique_ptr<Mover> makeMover(const Player& player) {
  if (player.kind == Player::Kind::kProgram) return std::make_unique<Program>(player);
  return std::make_unique<OwnMover>(player);
}

}  // namespace arena
