#include "tests/arena/run.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <memory>

#include "tests/arena/journal.h"
#include "tests/arena/progress.h"
#include "tests/arena/report.h"

namespace arena {

namespace {

/// What the file has already; nothing for a new file. False where it is of something else.
bool resume(const Contest& contest, const RunOptions& options, std::vector<GameResult>& results,
            std::string& fault) {
  const auto text = readFile(options.file);
  const std::string head = headOf(contest, options.shard);
  // A run that was ended before its first line was whole has left a part of it.
  if (!text || head.compare(0, text->size(), *text) == 0) return true;
  auto journal = readJournal(*text, fault);
  if (!journal) {
    fault = options.file + ": " + fault;
    return false;
  }
  const std::string different =
      differenceOf(head, headOf(journal->contest, journal->shard), Compare::kShardsToo);
  if (!different.empty()) {
    fault = options.file + " holds another match: it differs in " + different;
    return false;
  }
  results = std::move(journal->results);
  return true;
}

void tell(const Contest& contest, const GameResult& game) {
  std::printf("game %s: %s after %d plies, ranks", nameOf(game).c_str(), game.played.reason.c_str(),
              game.played.plies);
  for (const int rank : game.played.ranks) std::printf(" %d", rank);
  std::printf(", seats");
  for (const int player : contest.seating(game.rotation)) std::printf(" %d", player);
  std::printf(" %s\n", game.played.position.c_str());
  std::fflush(stdout);
}

int gamesOf(const Contest& contest, const Shard& shard) {
  int games = 0;
  for (int opening = 0; opening < contest.openings; ++opening) {
    if (shard.has(opening)) games += contest.rotations();
  }
  return games;
}

/// Share of the first place of every player so far, for the progress.
class Standing {
 public:
  explicit Standing(const Contest& contest) : contest_(contest), shares_(contest.players.size()) {}

  void add(const GameResult& game) {
    ++games_;
    for (std::size_t i = 0; i < shares_.size(); ++i) {
      shares_[i] += shareIn(contest_, static_cast<int>(i), {&game});
    }
  }

  [[nodiscard]] std::string text() const {
    std::string out;
    for (std::size_t i = 0; i < shares_.size(); ++i) {
      std::array<char, 40> share{};
      std::snprintf(share.data(), share.size(), " %.1f %%", 100 * shares_[i] / games_);
      out += (out.empty() ? "" : ", ") + contest_.players[i].label() + share.data();
    }
    return out;
  }

 private:
  const Contest& contest_;
  std::vector<double> shares_;
  int games_ = 0;
};

}  // namespace

std::optional<std::vector<GameResult>> run(const Contest& contest, const RunOptions& options,
                                           std::string& fault) {
  std::vector<GameResult> known;
  File file;
  if (!options.file.empty()) {
    if (!resume(contest, options, known, fault)) return std::nullopt;
    // Written anew: without a table, and without a line that was cut off.
    if (!writeJournal(options.file, contest, options.shard, known, "")) {
      fault = options.file + " cannot be written";
      return std::nullopt;
    }
    file.open(options.file, "ab");
  }
  const auto ground = openGround(contest.setup, fault);
  std::vector<std::unique_ptr<Mover>> movers;
  for (const Player& player : contest.players) movers.push_back(makeMover(player));

  std::sort(known.begin(), known.end(), inOrder);
  auto next = known.begin();
  std::vector<GameResult> results;
  std::optional<SequentialTest> test;
  // A shard sees too little to judge; merging does that.
  if (contest.sprt && options.shard.count == 1) test.emplace(*contest.sprt);
  Progress progress(gamesOf(contest, options.shard) - static_cast<int>(known.size()),
                    options.quiet);
  Standing standing(contest);

  for (int opening = 0; opening < contest.openings; ++opening) {
    if (!options.shard.has(opening)) continue;
    for (int rotation = 0; rotation < contest.rotations(); ++rotation) {
      if (next != known.end() && next->opening == opening && next->rotation == rotation) {
        results.push_back(std::move(*next++));
        standing.add(results.back());
        continue;
      }
      auto played = playGame(*ground, movers, contest.plan(opening, rotation), fault);
      if (!played) return std::nullopt;
      results.push_back({opening, rotation, std::move(*played)});
      if (file.isOpen() && !file.writeLine(lineOf(results.back(), contest.times))) {
        fault = options.file + " cannot be written";
        return std::nullopt;
      }
      if (options.verbose) tell(contest, results.back());
      standing.add(results.back());
      progress.step(standing.text());
    }
    if (!test) continue;
    const GameResult* pair = results.data() + results.size() - contest.rotations();
    test->add(shareIn(contest, 0, {pair, pair + 1}));
    if (test->verdict() != Verdict::kOpen) break;
  }
  if (file.isOpen() && !file.writeLine(tableJson(contest, tallyOf(contest, results)))) {
    fault = options.file + " cannot be written";
    return std::nullopt;
  }
  return results;
}

}  // namespace arena
