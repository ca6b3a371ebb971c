// What the screens cost that show what a player may have brought from elsewhere: the longest lists
// that an import takes. Processor time of all threads, from the key that opens a screen until it is
// there; medians.

#include <benchmark/benchmark.h>

#include <chrono>
#include <map>
#include <string>
#include <thread>
#include <vector>

#include "engine/make/puzzle_maker.h"
#include "engine/store/folder/save_folder.h"
#include "game/app/script_player.h"
#include "tests/bench/bench_app.h"
#include "tests/bench/cpu_time.h"
#include "tests/bench/medians.h"

namespace {

using namespace game;
using engine::PlayTime;
using engine::Record;
using engine::SaveFolder;

constexpr std::size_t listed_runs = 100'000;
constexpr std::size_t listed_categories = 50'000;
constexpr int listed_collections = 200;
constexpr std::size_t puzzles_in_longest = engine::most_collected;

// Each category twice, under names that a list may have.
void bring_runs()
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
    bench::keep(engine::RecordBook(std::move(runs)));
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
void bring_collections()
{
    SaveFolder folder = *SaveFolder::open(bench::folder());
    for (int number = 0; number + 1 < listed_collections; ++number)
        (void)folder.collections().save(collection_of(number, 20));
    (void)folder.collections().save(collection_of(listed_collections, puzzles_in_longest));
}

void bring_games(std::size_t count)
{
    SaveFolder folder = *SaveFolder::open(bench::folder());
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

// Until the other threads have read what the program begins with.
void settle(App& app)
{
    const auto of_others = [] {
        return all_cpu_microseconds() - cpu_microseconds();
    };
    for (double before = -1e9; of_others() - before > 1000;) {
        before = of_others();
        for (int turn = 0; turn < 10; ++turn) {
            app.turn();
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
    }
}

struct Measured {
    const char* name; // of the counter
    const char* keys; // from the screen before, or from the title
};

// Each of these screens after the other, from the title.
void open_screens(benchmark::State& state, const std::vector<Measured>& screens)
{
    std::map<std::string, Medians> took;
    for (auto _ : state) {
        const auto app = bench::open_app(Visibility::OffScreen);
        settle(*app);
        for (const Measured& screen : screens) {
            const double start = all_cpu_microseconds();
            if (!ScriptPlayer(*app).play(*parse_script("bench", screen.keys)))
                return state.SkipWithError("the screen is not there");
            took[screen.name].add(all_cpu_microseconds() - start);
        }
    }
    for (auto& [name, times] : took)
        state.counters[name] = times.median() / 1000;
}

void longest_records(benchmark::State& state)
{
    const bench::CleanFolder clean;
    bring_runs();
    open_screens(state, {{"records_cpu_ms", "key R\n"},
                         {"all_runs_cpu_ms", "key A\n"},
                         {"next_category_cpu_ms", "key Right\n"},
                         {"statistics_cpu_ms", "key S\n"}});
}

void longest_collections(benchmark::State& state)
{
    const bench::CleanFolder clean;
    bring_collections();
    open_screens(state, {{"open_cpu_ms", "key O\n"},
                         {"collections_cpu_ms", "key C\n"},
                         {"collection_cpu_ms", "key Enter\n"}});
}

void many_saved_games(benchmark::State& state)
{
    const bench::CleanFolder clean;
    bring_games(static_cast<std::size_t>(state.range(0)));
    open_screens(state, {{"open_cpu_ms", "key O\n"}});
}

} // namespace

BENCHMARK(longest_records)->Iterations(3);
BENCHMARK(longest_collections)->Iterations(3);
BENCHMARK(many_saved_games)->Arg(100)->Arg(1000)->Iterations(3);
