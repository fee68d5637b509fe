/// Other programs in the same run, so that a ratio means something on a noisy machine. Each is a
/// command that counts the leaves of its own tree and prints "LEAVES SECONDS"; they are named in
/// NYOTA_PEERS as NAME=COMMAND, one a line.
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <sstream>
#include <string>

#include <benchmark/benchmark.h>

namespace {

void peer(benchmark::State& state, const std::string& command) {
  double leaves = 0;
  for (auto _ : state) {
    const std::unique_ptr<FILE, int (*)(FILE*)> out(popen(command.c_str(), "r"), pclose);
    double count = 0;
    double seconds = 0;
    if (!out || std::fscanf(out.get(), "%lf %lf", &count, &seconds) != 2) {
      state.SkipWithError("the command did not print LEAVES SECONDS");
      return;
    }
    leaves += count;
    state.SetIterationTime(seconds);
  }
  state.counters["leaves"] = leaves / static_cast<double>(state.iterations());
  state.counters["leaves/s"] = benchmark::Counter(leaves, benchmark::Counter::kIsRate);
}

/// Registers the peers before main reads the command line.
const bool kRegistered = [] {
  const char* list = std::getenv("NYOTA_PEERS");
  std::istringstream lines(list == nullptr ? "" : list);
  for (std::string line; std::getline(lines, line);) {
    const std::size_t equals = line.find('=');
    if (equals == std::string::npos) continue;
    benchmark::RegisterBenchmark(("peer/" + line.substr(0, equals)).c_str(), peer,
                                 line.substr(equals + 1))
        ->UseManualTime()
        ->Iterations(3)
        ->Unit(benchmark::kMillisecond);
  }
  return true;
}();

}  // namespace
