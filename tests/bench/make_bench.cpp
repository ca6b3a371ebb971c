// How fast puzzles are solved, filled and made.

#include <benchmark/benchmark.h>

#include "engine/construct/fill.h"
#include "engine/grid/fingerprint.h"
#include "engine/make/puzzle_maker.h"
#include "engine/rules/layout.h"
#include "engine/solve/search.h"
#include "engine/text/notation.h"

namespace {

using namespace engine;

std::shared_ptr<const Grid> classic(int size)
{
    return make_grid(Layout{"bench", "bench", size, {"rows-and-columns", "boxes"}});
}

void search_puzzle(benchmark::State& state, const char* text)
{
    const auto grid = classic(9);
    const Digits givens = *parse_digits(text, *grid);
    std::uint64_t guesses = 0;
    for (auto _ : state)
        guesses = search(*grid, givens).guesses;
    state.counters["guesses"] = static_cast<double>(guesses);
}

void search_empty(benchmark::State& state)
{
    const auto grid = classic(static_cast<int>(state.range(0)));
    const Digits empty(grid->cells().size(), no_digit);
    for (auto _ : state)
        benchmark::DoNotOptimize(search(*grid, empty, {.solutions = 1}).count);
}

void fill_grid(benchmark::State& state, FillMethod method)
{
    const auto grid = classic(static_cast<int>(state.range(0)));
    Random random(1);
    for (auto _ : state) {
        const auto filled = method == FillMethod::Backtracking ? fill_backtracking(*grid, random)
                                                               : fill_transform(*grid, random);
        benchmark::DoNotOptimize(filled->steps);
    }
}

void make(benchmark::State& state, Level level, FillMethod fill, Symmetry symmetry)
{
    PuzzleSpec spec{.level = level, .fill = fill, .symmetry = symmetry};
    std::uint64_t attempts = 0;
    for (auto _ : state) {
        attempts += make_puzzle(spec)->attempts;
        ++spec.seed;
    }
    state.counters["attempts"] =
        benchmark::Counter(static_cast<double>(attempts), benchmark::Counter::kAvgIterations);
}

// The first so many digits of the grid with the most symmetries: few and many are the slowest.
void fingerprint(benchmark::State& state)
{
    const auto grid = classic(9);
    Digits givens =
        *parse_digits("123456789456789123789123456231564897564897231897231564312645978645"
                      "978312978312645",
                      *grid);
    std::fill(givens.begin() + state.range(0), givens.end(), no_digit);
    for (auto _ : state)
        benchmark::DoNotOptimize(fingerprint_of(*grid, givens).form);
}

BENCHMARK_CAPTURE(
    search_puzzle,
    singles_only,
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
BENCHMARK_CAPTURE(
    search_puzzle,
    known_as_hard,
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
BENCHMARK_CAPTURE(
    search_puzzle,
    hard_for_backtracking,
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9");
BENCHMARK(fingerprint)->Arg(0)->Arg(1)->Arg(4)->Arg(27)->Arg(81)->Unit(benchmark::kMillisecond);
BENCHMARK(search_empty)->Arg(9)->Arg(16)->Arg(25);
BENCHMARK_CAPTURE(fill_grid, backtracking, FillMethod::Backtracking)->Arg(9)->Arg(16);
BENCHMARK_CAPTURE(fill_grid, transform, FillMethod::Transform)->Arg(9)->Arg(16);
BENCHMARK_CAPTURE(make, beginner, Level::Beginner, FillMethod::Backtracking, Symmetry::None)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(make, easy, Level::Easy, FillMethod::Backtracking, Symmetry::None)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(make, hard, Level::Hard, FillMethod::Backtracking, Symmetry::None)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(make, hard_transform, Level::Hard, FillMethod::Transform, Symmetry::None)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(make, hard_rotation4, Level::Hard, FillMethod::Backtracking, Symmetry::Rotation4)
    ->Unit(benchmark::kMillisecond);

} // namespace
