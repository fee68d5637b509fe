#include "tests/arena/player.h"

namespace arena {

std::optional<Player> readPlayer(std::string_view word, std::uint64_t nodes) {
  if (word == "greedy") return Player{Player::Kind::kGreedy, 0, 0};
  if (word == "random") return Player{Player::Kind::kRandom, 0, 0};
  if (word.size() == 1 && word[0] >= '1' && word[0] <= '6') {
    return Player{Player::Kind::kComputer, word[0] - '0', nodes};
  }
  return std::nullopt;
}

}  // namespace arena
