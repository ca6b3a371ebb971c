// Fills grids and makes minimal puzzles of every kind: median, 99th percentile and maximum, in
// microseconds of CPU time.

#include <algorithm>

#include <benchmark/benchmark.h>

#include "engine/construct/backtracking.h"
#include "engine/construct/construction.h"
#include "engine/rules/layout.h"
#include "engine/solve/given_removal.h"
#include "tests/bench/cpu_time.h"

namespace {

using namespace engine;

void report(benchmark::State& state, std::vector<double> times)
{
    std::sort(times.begin(), times.end());
    state.counters["p50_us"] = times[times.size() / 2];
    state.counters["p99_us"] = times[(times.size() - 1) * 99 / 100];
    state.counters["max_us"] = times.back();
}

// Uses the seeds 0 to iterations - 1.
void fill_layout(benchmark::State& state, const char* id)
{
    const auto grid = make_grid(*find_layout(id));
    Backtracking backtracking(std::make_shared<const GridPlan>(*grid));
    std::vector<double> times;
    for (auto _ : state) {
        Random random(times.size());
        const double start = cpu_microseconds();
        benchmark::DoNotOptimize(backtracking.fill(random)->steps);
        times.push_back(cpu_microseconds() - start);
    }
    report(state, std::move(times));
}

// Fills a grid, then removes every given that can be removed; a given stays if the limit of guesses
// is reached.
void make_unique(benchmark::State& state, const char* id, std::uint64_t guesses)
{
    const auto grid = make_grid(*find_layout(id));
    const auto plan = std::make_shared<const GridPlan>(*grid);
    Backtracking backtracking(plan);
    GivenRemoval removal(plan);
    std::vector<double> times;
    double undecided = 0;
    double givens = 0;
    for (auto _ : state) {
        Random random(times.size());
        const double start = cpu_microseconds();
        const Digits solution = backtracking.fill(random)->solution;
        std::vector<Cells> order = orbits(*grid, Symmetry::None);
        random.shuffle(order);
        const auto removed = removal.run(solution, solution, order, {.guesses = guesses});
        times.push_back(cpu_microseconds() - start);
        undecided += removed->undecided;
        const auto open = std::count(removed->givens.begin(), removed->givens.end(), no_digit);
        givens += grid->cell_count() - static_cast<double>(open);
    }
    state.counters["undecided"] = undecided / static_cast<double>(times.size());
    state.counters["givens"] = givens / static_cast<double>(times.size());
    report(state, std::move(times));
}

const int every_fill = [] {
    for (const Layout& layout : all_layouts())
        benchmark::RegisterBenchmark(("fill_layout/" + layout.id).c_str(), fill_layout,
                                     layout.id.c_str())
            ->Iterations(1000);
    return 0;
}();

BENCHMARK_CAPTURE(make_unique, 9x9, "9x9", 1000)->Iterations(1000);
BENCHMARK_CAPTURE(make_unique, 12x12, "12x12", 1000)->Iterations(1000);
BENCHMARK_CAPTURE(make_unique, 16x16, "16x16", 100)->Iterations(1000);
BENCHMARK_CAPTURE(make_unique, 25x25, "25x25", 30)->Iterations(100);
BENCHMARK_CAPTURE(make_unique, x_9x9_quick, "x-9x9", 10)->Iterations(1000);
BENCHMARK_CAPTURE(make_unique, x_9x9_minimal, "x-9x9", 1000)->Iterations(1000);
BENCHMARK_CAPTURE(make_unique, windoku, "windoku", 1000)->Iterations(1000);
BENCHMARK_CAPTURE(make_unique, anti_knight, "anti-knight-9x9", 100)->Iterations(1000);
BENCHMARK_CAPTURE(make_unique, samurai, "samurai", 100)->Iterations(300);

} // namespace
