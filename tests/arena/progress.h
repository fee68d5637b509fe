// A line on the terminal that says how far a run is.
#pragma once

#include <chrono>
#include <string>

namespace arena {

class Progress {
 public:
  /// `games` are still to be played. Nothing is shown when `quiet`.
  Progress(int games, bool quiet);
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  /// Wipes the line.
  ~Progress();

  /// One game more is over. On a terminal the line is renewed once a second, elsewhere a new one
  /// comes every half minute.
  void step(const std::string& standing);

 private:
  using Clock = std::chrono::steady_clock;

  int games_;
  int done_ = 0;
  bool quiet_;
  bool terminal_;
  bool shown_ = false;
  Clock::time_point begin_ = Clock::now();
  Clock::time_point last_ = begin_;
};

}  // namespace arena
