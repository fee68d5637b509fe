/// Move generation: leaves of the tree of legal moves in a second. The last ply is counted
/// without being made, positions that come again are counted again.
#include <cstdint>
#include <string>

#include <benchmark/benchmark.h>

#include "core/base/json.h"
#include "core/sternhalma/position.h"
#include "core/sternhalma/setup.h"
#include "core/sternhalma/variant.h"

namespace {

using namespace nyota::sternhalma;  // NOLINT(google-build-using-namespace)

void perft(benchmark::State& state, int count, const std::string& preset) {
  nyota::JsonFault fault;
  nyota::SetupReport report;
  const std::string setup = R"({"game":"sternhalma","players":)" + std::to_string(count) +
                            R"(,"preset":")" + preset + "\"}";
  const Variant variant = makeVariant(*readSetup(*nyota::parseJson(setup, fault), report));
  const Position start = Position::start(variant);
  const auto depth = static_cast<int>(state.range(0));
  std::uint64_t leaves = 0;
  for (auto _ : state) leaves += start.perft(depth);
  state.counters["leaves"] = static_cast<double>(leaves) / static_cast<double>(state.iterations());
  state.counters["leaves/s"] =
      benchmark::Counter(static_cast<double>(leaves), benchmark::Counter::kIsRate);
}

BENCHMARK_CAPTURE(perft, standard2, 2, "standard")->Arg(6)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(perft, standard3, 3, "standard")->Arg(5)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(perft, standard6, 6, "standard")->Arg(5)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(perft, japanese2, 2, "japanese")->Arg(4)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(perft, masters2, 2, "masters")->Arg(5)->Unit(benchmark::kMillisecond);

}  // namespace
