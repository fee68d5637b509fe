/// Four-player chess: leaves of the tree of legal moves in a second. The last ply is counted
/// without being made, positions that come again are counted again.
#include <cstdint>

#include <benchmark/benchmark.h>

#include "core/chess4/position.h"
#include "core/chess4/variant.h"

namespace {

using namespace nyota::chess4;  // NOLINT(google-build-using-namespace)

void chess4(benchmark::State& state, Mode mode, EnPassant enPassant) {
  Setup setup;
  setup.mode = mode;
  setup.rules.enPassant = enPassant;
  const Variant variant = makeVariant(setup);
  const Position start = Position::start(variant);
  const auto depth = static_cast<int>(state.range(0));
  std::uint64_t leaves = 0;
  for (auto _ : state) leaves += start.perft(depth);
  state.counters["leaves"] = static_cast<double>(leaves) / static_cast<double>(state.iterations());
  state.counters["leaves/s"] =
      benchmark::Counter(static_cast<double>(leaves), benchmark::Counter::kIsRate);
}

BENCHMARK_CAPTURE(chess4, round, Mode::kFfa, EnPassant::kRound)
    ->Arg(6)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(chess4, next, Mode::kFfa, EnPassant::kNext)
    ->Arg(6)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(chess4, off, Mode::kFfa, EnPassant::kOff)->Arg(6)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(chess4, teams, Mode::kTeams, EnPassant::kRound)
    ->Arg(6)
    ->Unit(benchmark::kMillisecond);

}  // namespace
