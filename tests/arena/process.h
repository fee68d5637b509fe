// A program that runs beside the arena and is talked to line by line.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace arena {

class Process {
 public:
  enum class Heard { kLine, kNothing, kEnd };

  Process() = default;
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;
  /// Ends the program, by force where it does not go by itself.
  virtual ~Process() = default;

  /// Sends a line; false when the program is gone.
  virtual bool say(std::string_view line) = 0;
  /// The next line without its end. kNothing: none until then; kEnd: there will be none.
  virtual Heard hear(std::string& line, std::chrono::steady_clock::time_point until) = 0;
};

/// Starts a program found as a shell would find it. Null, with the reason in `fault`, where that
/// fails or where the arena itself runs as WebAssembly.
std::unique_ptr<Process> startProcess(const std::vector<std::string>& command, std::string& fault);

}  // namespace arena
