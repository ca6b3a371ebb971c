// What the screens cost that show what a player may have brought from elsewhere: the longest lists
// that an import takes. Processor time of all threads, from the key that opens a screen until it is
// there; medians.

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include "engine/make/puzzle_maker.h"
#include "engine/store/folder/save_folder.h"
#include "game/app/script_player.h"
#include "tests/bench/bench_app.h"

namespace {

using namespace game;
using engine::PlayTime;
using engine::Record;
using engine::SaveFolder;

constexpr std::size_t listed_runs = 100'000;
constexpr std::size_t listed_categories = 50'000;
constexpr int listed_collections = 1000;
constexpr std::size_t puzzles_in_longest = engine::most_collected;

double all_threads_cpu_ms()
{
    timespec now{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

// Each category twice, under names that a list may have.
void bring_runs(SaveFolder& folder)
{
    std::vector<Record> runs;
    for (std::size_t number = 0; number < listed_runs; ++number) {
        Record run{.category = "list-" + std::to_string(number % listed_categories) + " easy",
                   .initials = number % 2 == 0 ? "ANN" : "BEA",
                   .date = 1'600'000'000 + static_cast<std::int64_t>(number) * 600,
                   .game = "list-" + std::to_string(number)};
        for (int cell = 1; cell <= 51; ++cell)
            run.fill_times.push_back(PlayTime{cell * 3000 + static_cast<int>(number % 977)});
        run.time = run.fill_times.back();
        runs.push_back(std::move(run));
    }
    (void)folder.save(engine::RecordBook(std::move(runs)));
    (void)folder.load_records();
    while (folder.maintain_records() == SaveFolder::Maintenance::More) {
    }
}

engine::Collection collection_of(int number, std::size_t puzzles)
{
    engine::Collection collection{.id = "bench-" + std::to_string(number),
                                  .name = "Collection " + std::to_string(number),
                                  .added = 1'795'230'000 + number};
    for (std::size_t puzzle = 0; puzzle < puzzles; ++puzzle) {
        std::string line(81, '.');
        for (std::size_t cell = 0, left = puzzle; left > 0; cell += 7, left /= 10)
            line[cell] = static_cast<char>('1' + left % 9);
        collection.puzzles.push_back({.line = line, .level = engine::Level::Hard});
    }
    return collection;
}

// The last one is the longest.
void bring_collections(SaveFolder& folder)
{
    for (int number = 0; number + 1 < listed_collections; ++number)
        (void)folder.collections().save(collection_of(number, 20));
    (void)folder.collections().save(collection_of(listed_collections, puzzles_in_longest));
}

void bring_games(SaveFolder& folder, std::size_t count)
{
    const engine::PuzzleSpec spec;
    const auto made = engine::make_puzzle(spec);
    engine::Session session(made->puzzle);
    for (std::size_t number = 0; number < count; ++number) {
        engine::SavedGame game{.id = "bench-" + std::to_string(number),
                               .spec = spec,
                               .session = session,
                               .input = {},
                               .saved = 1'700'000'000 + static_cast<std::int64_t>(number)};
        (void)folder.save(game);
    }
}

// Until nothing is worked out or read any more.
void settle(App& app)
{
    for (double before = -1e9; all_threads_cpu_ms() - before > 5;) {
        before = all_threads_cpu_ms();
        for (int turn = 0; turn < 10; ++turn) {
            app.turn();
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
    }
}

// The keys after those that lead there.
void open_screen(benchmark::State& state,
                 const std::function<void(SaveFolder&)>& bring,
                 const std::string& before,
                 const std::string& keys)
{
    const bench::CleanFolder clean;
    {
        SaveFolder folder = *SaveFolder::open(bench::folder());
        bring(folder);
    }
    std::vector<double> took;
    for (auto _ : state) {
        const auto app = bench::open_app(Visibility::OffScreen);
        ScriptPlayer player(*app);
        settle(*app);
        if (!player.play(*parse_script("bench", before)))
            return state.SkipWithError("the screen before is not there");
        settle(*app);
        const double start = all_threads_cpu_ms();
        if (!player.play(*parse_script("bench", keys)))
            return state.SkipWithError("the screen is not there");
        took.push_back(all_threads_cpu_ms() - start);
    }
    std::ranges::sort(took);
    state.counters["cpu_ms"] = took[took.size() / 2];
}

void worst_records(benchmark::State& state, const char* before, const char* keys)
{
    open_screen(state, bring_runs, before, keys);
}

void worst_collections(benchmark::State& state, const char* before, const char* keys)
{
    open_screen(state, bring_collections, before, keys);
}

void worst_games(benchmark::State& state)
{
    const auto count = static_cast<std::size_t>(state.range(0));
    open_screen(
        state, [count](SaveFolder& folder) { bring_games(folder, count); }, "", "key Ctrl+O\n");
}

} // namespace

BENCHMARK_CAPTURE(worst_records, records, "", "key R\n")->Iterations(5);
BENCHMARK_CAPTURE(worst_records, all_runs, "key R\n", "key A\n")->Iterations(5);
BENCHMARK_CAPTURE(worst_records, next_category, "key R\n", "key Right\n")->Iterations(5);
BENCHMARK_CAPTURE(worst_records, statistics, "key R\n", "key S\n")->Iterations(5);
BENCHMARK_CAPTURE(worst_collections, list, "key O\nwait 300\n", "key C\n")->Iterations(5);
BENCHMARK_CAPTURE(worst_collections, longest, "key O\nwait 300\nkey C\n", "key Enter\n")
    ->Iterations(5);
BENCHMARK(worst_games)->Arg(100)->Arg(1000)->Iterations(5);
