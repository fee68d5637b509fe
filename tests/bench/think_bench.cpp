/// Positions that the highest level looks at in a second, from one reached after some moves of its
/// own; tests/bench/think.mjs does the same with the WebAssembly module.
#include <cstdint>
#include <string_view>

#include <benchmark/benchmark.h>

#include "core/base/json.h"
#include "core/chess4/game.h"
#include "core/sternhalma/game.h"
#include "core/table/thinkers.h"

namespace {

constexpr int kMovesBefore = 24;
constexpr std::uint64_t kNodesBefore = 300;
constexpr std::uint64_t kNodes = 50'000;

template <nyota::table::TableGame G>
void think(benchmark::State& state, const char* json) {
  nyota::JsonFault fault;
  nyota::SetupReport report;
  const auto value = nyota::parseJson(json, fault);
  const auto setup = value ? G::readSetup(*value, report) : std::nullopt;
  if (!setup) {
    state.SkipWithError("the setup was refused");
    return;
  }
  const typename G::Variant variant = G::makeVariant(*setup);
  typename G::Position position = G::start(variant);
  const auto thoughtOf = [&](std::uint64_t nodes) {
    const auto thinker = nyota::table::thinkerOf<G>(position, {.level = 6, .nodes = nodes});
    while (!thinker->slice()) {
    }
    return thinker->thought();
  };
  for (int i = 0; i < kMovesBefore; ++i) position.play(thoughtOf(kNodesBefore).move);
  std::uint64_t nodes = 0;
  for (auto _ : state) nodes += thoughtOf(kNodes).nodes;
  state.counters["nodes/s"] =
      benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kIsRate);
}

void thinkSternhalma(benchmark::State& state, const char* json) {
  think<nyota::Sternhalma>(state, json);
}
void thinkChess4(benchmark::State& state, const char* json) { think<nyota::Chess4>(state, json); }

BENCHMARK_CAPTURE(thinkSternhalma, two, R"({"game":"sternhalma","players":2})")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(thinkSternhalma, six, R"({"game":"sternhalma","players":6})")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(thinkChess4, ffa, R"({"game":"chess4"})")->Unit(benchmark::kMillisecond);

}  // namespace
