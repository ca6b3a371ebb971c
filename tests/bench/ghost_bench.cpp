// What racing a ghost costs in each frame: comparing, twice as the screen does, and marking its
// cells.

#include <benchmark/benchmark.h>

#include "engine/rules/layout.h"
#include "game/ui/display_list.h"
#include "game/widgets/board/board_drawing.h"
#include "game/widgets/play/race.h"
#include "tests/bench/allocations.h"
#include "tests/game/fixed_measure.h"

namespace {

using namespace game;
using engine::PlayTime;

// A run that fills a cell each second.
engine::Record run_of(int cells, int number)
{
    engine::Record run{.category = "bench",
                       .time = PlayTime{cells * 1000 + number},
                       .date = number,
                       .seed = std::to_string(number)};
    for (int cell = 1; cell <= cells; ++cell)
        run.fill_times.push_back(PlayTime{cell * 1000 + number % 1000});
    run.time = run.fill_times.back();
    return run;
}

// All cells of the board are empty, and the ghost has filled half of them.
void ghost_of_a_frame(benchmark::State& state, const char* layout)
{
    const auto grid = engine::make_grid(*engine::find_layout(layout));
    const int cells = grid->cell_count();
    engine::RecordBook book(std::vector{run_of(cells, 1), run_of(cells, 2)});
    const engine::Comparisons comparisons(
        book, {.category = "bench",
               .cells_to_fill = cells,
               .rival = engine::Rival{"ABC", book.runs()[0].fill_times, grid->cells()}});
    const engine::Ghost& ghost = comparisons.ghost(engine::Comparison::Rival);
    const PlacedBoard placed(*grid, measure_board(*grid, 700), Point{}, 1.0);
    const FixedMeasure measure;
    DisplayList picture({1280, 800}, measure);
    const PlayTime now{cells * 500};
    const std::vector<PlayTime> own(ghost.times.begin(), ghost.times.begin() + cells / 2);
    BoardLook look;
    std::int64_t frames = 0;
    std::int64_t allocated = 0;
    for (auto _ : state) {
        picture.start_again({1280, 800}, {});
        const std::int64_t before = game::bench::allocations();
        for (int time = 0; time < 2; ++time)
            benchmark::DoNotOptimize(
                race_of(own, cells, now, comparisons, engine::Comparison::Rival));
        look.ghost = std::span(ghost.cells).first(ghost.filled(now));
        draw_ghost_cells(picture, placed, look);
        allocated += frames > 0 ? game::bench::allocations() - before : 0;
        ++frames;
    }
    state.counters["marked"] = static_cast<double>(look.ghost.size());
    state.counters["allocations"] = static_cast<double>(allocated) / static_cast<double>(frames);
}

// For each play and each finished run, from a book with so many runs of the category: what is known
// at once, or every ghost that can be asked for.
void comparisons_of(benchmark::State& state, bool asks_for_all)
{
    std::vector<engine::Record> runs;
    for (int run = 0; run < static_cast<int>(state.range(0)); ++run)
        runs.push_back(run_of(51, run));
    const engine::RecordBook book(std::move(runs));
    const engine::Runner runner{.category = "bench", .seed = "none", .cells_to_fill = 53};
    for (auto _ : state) {
        const engine::Comparisons comparisons(book, runner);
        benchmark::DoNotOptimize(comparisons.averaged());
        for (int index = 0; asks_for_all && index < engine::comparison_count; ++index)
            benchmark::DoNotOptimize(
                comparisons.ghost(static_cast<engine::Comparison>(index)).times.data());
    }
}

void all_comparisons(benchmark::State& state)
{
    comparisons_of(state, true);
}

void first_comparisons(benchmark::State& state)
{
    comparisons_of(state, false);
}

BENCHMARK_CAPTURE(ghost_of_a_frame, on_9x9, "9x9")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(ghost_of_a_frame, on_25x25, "25x25")->Unit(benchmark::kMillisecond);
BENCHMARK(all_comparisons)->Arg(1000)->Arg(100'000)->Unit(benchmark::kMillisecond);
BENCHMARK(first_comparisons)->Arg(1000)->Arg(100'000)->Unit(benchmark::kMillisecond);

} // namespace
