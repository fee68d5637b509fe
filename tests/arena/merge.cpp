#include "tests/arena/merge.h"

#include <algorithm>
#include <utility>

#include "tests/arena/journal.h"

namespace arena {

namespace {

/// A game and the file that it is from.
using Found = std::pair<GameResult, const std::string*>;

/// Adds the games of a file; false where it cannot be one of the contest whose first line is known.
bool addFile(const std::string& path, const std::string& firstPath, std::string& head,
             Merged& merged, std::vector<Found>& games, std::string& fault) {
  const auto text = readFile(path);
  if (!text) {
    fault = path + " cannot be read";
    return false;
  }
  auto journal = readJournal(*text, fault);
  if (!journal) {
    fault.insert(0, path + ": ");
    return false;
  }
  const std::string its = headOf(journal->contest, journal->shard);
  if (head.empty()) {
    head = its;
    merged.contest = journal->contest;
  }
  const std::string different = differenceOf(head, its, Compare::kAllButShards);
  if (!different.empty()) {
    fault = path;
    fault.append(" and ").append(firstPath);
    fault.append(" are of different matches: they differ in ").append(different);
    return false;
  }
  for (GameResult& game : journal->results) games.emplace_back(std::move(game), &path);
  return true;
}

}  // namespace

std::optional<Merged> merge(const std::vector<std::string>& files, std::string& fault) {
  Merged out;
  std::string head;
  std::vector<Found> games;
  for (const std::string& path : files) {
    if (!addFile(path, files[0], head, out, games, fault)) return std::nullopt;
  }
  std::stable_sort(games.begin(), games.end(),
                   [](const Found& a, const Found& b) { return inOrder(a.first, b.first); });
  for (std::size_t i = 1; i < games.size(); ++i) {
    if (inOrder(games[i - 1].first, games[i].first)) continue;
    fault = "game " + nameOf(games[i].first);
    fault.append(" is in ").append(*games[i - 1].second);
    fault.append(" and in ").append(*games[i].second);
    return std::nullopt;
  }
  for (Found& game : games) out.results.push_back(std::move(game.first));
  return out;
}

}  // namespace arena
