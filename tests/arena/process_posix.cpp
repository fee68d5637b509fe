#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/arena/process.h"

extern char** environ;  // NOLINT(readability-redundant-declaration): not every libc declares it

namespace arena {

namespace {

using Clock = std::chrono::steady_clock;

/// How long a program may take to go when it was told to.
constexpr std::chrono::milliseconds kFarewell{500};

class PosixProcess final : public Process {
 public:
  PosixProcess(pid_t id, int input, int output) : id_(id), input_(input), output_(output) {}
  PosixProcess(const PosixProcess&) = delete;
  PosixProcess& operator=(const PosixProcess&) = delete;

  ~PosixProcess() override {
    close(input_);
    const auto until = Clock::now() + kFarewell;
    bool gone = false;
    while (!(gone = waitpid(id_, nullptr, WNOHANG) != 0) && Clock::now() < until) {
      poll(nullptr, 0, 5);
    }
    // It leads a group of its own, so whatever it has started goes with it.
    kill(-id_, SIGKILL);
    if (!gone) waitpid(id_, nullptr, 0);
    close(output_);
  }

  bool say(std::string_view line) override {
    std::string text(line);
    text += '\n';
    std::size_t sent = 0;
    while (sent < text.size()) {
      const ssize_t now = write(input_, text.data() + sent, text.size() - sent);
      if (now < 0 && errno == EINTR) continue;
      if (now <= 0) return false;
      sent += static_cast<std::size_t>(now);
    }
    return true;
  }

  Heard hear(std::string& line, Clock::time_point until) override {
    for (;;) {
      const std::size_t end = heard_.find('\n');
      if (end != std::string::npos) {
        line = heard_.substr(0, end);
        if (!line.empty() && line.back() == '\r') line.pop_back();
        heard_.erase(0, end + 1);
        return Heard::kLine;
      }
      const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now()).count();
      pollfd from{.fd = output_, .events = POLLIN, .revents = 0};
      const int ready = poll(&from, 1, static_cast<int>(std::max<std::int64_t>(left, 0)));
      if (ready < 0 && errno == EINTR) continue;
      if (ready <= 0) return Heard::kNothing;
      std::array<char, 4096> buffer{};
      const ssize_t count = read(output_, buffer.data(), buffer.size());
      if (count < 0 && errno == EINTR) continue;
      if (count <= 0) return Heard::kEnd;
      heard_.append(buffer.data(), static_cast<std::size_t>(count));
    }
  }

 private:
  pid_t id_;
  int input_;   ///< what it reads
  int output_;  ///< what it writes
  std::string heard_;
};

}  // namespace

std::unique_ptr<Process> startProcess(const std::vector<std::string>& command, std::string& fault) {
  // Writing to a program that is gone is an error to be seen, not the end of the arena.
  std::signal(SIGPIPE, SIG_IGN);  // NOLINT(cert-err33-c): cannot fail for this signal
  std::array<int, 2> input{};
  std::array<int, 2> output{};
  if (pipe2(input.data(), O_CLOEXEC) != 0 || pipe2(output.data(), O_CLOEXEC) != 0) {
    fault = std::string("no pipe: ") + std::strerror(errno);
    return nullptr;
  }
  std::vector<std::string> words = command;
  std::vector<char*> arguments;
  arguments.reserve(words.size() + 1);
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, input[0], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, output[1], STDOUT_FILENO);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t normal;
  sigemptyset(&normal);
  sigaddset(&normal, SIGPIPE);
  posix_spawnattr_setsigdefault(&attributes, &normal);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
  pid_t id = 0;
  const int error =
      posix_spawnp(&id, arguments[0], &actions, &attributes, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  close(input[0]);
  close(output[1]);
  if (error != 0) {
    close(input[1]);
    close(output[0]);
    fault = "'" + command[0] + "' does not start: " + std::strerror(error);
    return nullptr;
  }
  return std::make_unique<PosixProcess>(id, input[1], output[0]);
}

}  // namespace arena
