#include "tests/arena/progress.h"

#include <cstdio>
#include <unistd.h>

namespace arena {

Progress::Progress(int games, bool quiet)
    : games_(games), quiet_(quiet), terminal_(isatty(STDERR_FILENO) == 1) {}

Progress::~Progress() {
  if (shown_ && terminal_) std::fprintf(stderr, "\r\033[K");
}

void Progress::step(const std::string& standing) {
  ++done_;
  const Clock::time_point now = Clock::now();
  if (quiet_ || now - last_ < std::chrono::seconds(terminal_ ? 1 : 30)) return;
  last_ = now;
  shown_ = true;
  const double seconds = std::chrono::duration<double>(now - begin_).count();
  std::fprintf(stderr, "%s%d of %d games in %.0f s, %.0f s left; %s%s", terminal_ ? "\r" : "",
               done_, games_, seconds, seconds / done_ * (games_ - done_), standing.c_str(),
               terminal_ ? "\033[K" : "\n");
  std::fflush(stderr);
}

}  // namespace arena
