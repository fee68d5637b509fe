// The JSON of a contest: a line for what is played, one for each game, and the table at the end.
#pragma once

#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tests/arena/contest.h"

namespace arena {

/// What a file says.
struct Journal {
  Contest contest;
  Shard shard;
  std::vector<GameResult> results;
};

/// The first line: all that decides what the games are.
std::string headOf(const Contest& contest, const Shard& shard);
/// The line of a game. `times`: with what depends on the machine.
std::string lineOf(const GameResult& result, bool times);

/// Reads the text of such a file. What comes after the last end of a line was cut off in writing
/// and is left out. Nothing, with the reason in `fault`, where it is no such text, a game is there
/// twice, or one does not belong to it.
std::optional<Journal> readJournal(std::string_view text, std::string& fault);

enum class Compare : std::uint8_t { kShardsToo, kAllButShards };

/// Why two first lines are not those of one contest: the names of the members that differ. Empty
/// where they are the same.
std::string differenceOf(const std::string& head, const std::string& other, Compare compare);

/// A file that lines are written to.
class File {
 public:
  /// The modes are those of fopen.
  bool open(const std::string& path, const char* mode);
  [[nodiscard]] bool isOpen() const { return file_ != nullptr; }
  /// False where it cannot be written; otherwise the line is safe even if the program ends.
  bool writeLine(const std::string& line);

 private:
  std::unique_ptr<std::FILE, int (*)(std::FILE*)> file_{nullptr, &std::fclose};
};

/// Writes first line, games and a table, none where it is empty. The file is whole at any time.
/// False where it cannot be written.
bool writeJournal(const std::string& path, const Contest& contest, const Shard& shard,
                  const std::vector<GameResult>& results, const std::string& table);

/// The content of a file; nothing where there is none.
std::optional<std::string> readFile(const std::string& path);

}  // namespace arena
