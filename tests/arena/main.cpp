// Lets players play each other and says who is how strong. docs/arena.md tells all of it.
//
//   nyota_arena [--setup JSON] [--players SPEC…] [--nodes N | --ms N] [--games N]
//               [--opening PLIES] [--seed N] [--most PLIES] [--verbose]

#include <cstdio>
#include <map>
#include <string>
#include <vector>

#include "tests/arena/arguments.h"

namespace {

int complain(const std::string& fault) {
  std::fprintf(stderr, "nyota_arena: %s\n", fault.c_str());
  return 2;
}

}  // namespace

int main(int argc, char** argv) {
  std::string fault;
  const auto arguments =
      arena::readArguments(std::vector<std::string>(argv + 1, argv + argc), fault);
  if (!arguments) return complain(fault);
  const auto contest = arena::contestOf(*arguments, fault);
  if (!contest) return complain(fault);
  const auto ground = arena::openGround(contest->setup, fault);
  std::vector<std::unique_ptr<arena::Mover>> movers;
  for (const arena::Player& player : contest->players) movers.push_back(arena::makeMover(player));

  std::map<std::string, int> reasons;
  std::vector<arena::Work> work(contest->players.size());
  std::vector<double> firsts(contest->players.size());
  std::vector<double> ranks(contest->players.size());
  int games = 0;
  for (int opening = 0; opening < contest->openings; ++opening) {
    for (int rotation = 0; rotation < contest->rotations(); ++rotation) {
      const arena::GamePlan plan = contest->plan(opening, rotation);
      const auto played = arena::playGame(*ground, movers, plan, fault);
      if (!played) return complain(fault);
      ++games;
      ++reasons[played->reason];
      for (std::size_t i = 0; i < work.size(); ++i) work[i].add(played->work[i]);
      for (int seat = 0; seat < contest->seats; ++seat) {
        const auto player = static_cast<std::size_t>(plan.seating[static_cast<std::size_t>(seat)]);
        const int rank = played->ranks[static_cast<std::size_t>(seat)];
        firsts[player] += rank == 0 ? 1.0 / contest->seats : (rank == 1 ? 1 : 0);
        ranks[player] += rank == 0 ? (contest->seats + 1) / 2.0 : rank;
      }
      if (arguments->verbose) {
        std::printf("opening %d.%d: %s after %d plies, ranks", opening, rotation,
                    played->reason.c_str(), played->plies);
        for (const int rank : played->ranks) std::printf(" %d", rank);
        std::printf(" %s\n", played->position.c_str());
        std::fflush(stdout);
      }
    }
  }
  std::printf("%s games %d:", contest->setup.c_str(), games);
  for (const auto& [reason, count] : reasons) std::printf(" %s %d", reason.c_str(), count);
  std::printf("\n");
  for (std::size_t i = 0; i < work.size(); ++i) {
    const arena::Work& did = work[i];
    const double moves = did.moves > 0 ? static_cast<double>(did.moves) : 1;
    std::printf(
        "  %-24s first %.1f, ranks %.1f, a move %.0f nodes %.1f plies %.1f ms (longest %.0f), "
        "faults %lld\n",
        contest->players[i].label().c_str(), firsts[i], ranks[i],
        static_cast<double>(did.nodes) / moves, static_cast<double>(did.depth) / moves,
        static_cast<double>(did.micros) / moves / 1000,
        static_cast<double>(did.longestMicros) / 1000, static_cast<long long>(did.faultCount()));
  }
  return 0;
}
