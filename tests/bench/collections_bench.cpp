// What the list of 50 collections of 20,000 puzzles each costs, and opening one of them. Times are
// of the processor, medians.

#include <benchmark/benchmark.h>

#include <string>

#include "engine/store/folder/save_folder.h"
#include "tests/bench/bench_app.h"
#include "tests/bench/cpu_time.h"
#include "tests/bench/medians.h"

namespace {

using engine::Collection;
using engine::SaveFolder;

constexpr int collections = 50;
constexpr int puzzles_in_each = 20'000;

// Another puzzle for each number: only its length counts here.
std::string line_of(int number)
{
    std::string line(81, '.');
    for (std::size_t cell = 0; number > 0; cell += 7, number /= 10)
        line[cell] = static_cast<char>('1' + number % 9);
    return line;
}

Collection collection_of(int number)
{
    Collection collection{.id = "bench-" + std::to_string(number),
                          .name = "Collection " + std::to_string(number),
                          .added = 1'795'230'000 + number};
    for (int puzzle = 0; puzzle < puzzles_in_each; ++puzzle)
        collection.puzzles.push_back(
            {.line = line_of(puzzle * collections + number), .level = engine::Level::Hard});
    return collection;
}

void fill(SaveFolder& folder)
{
    for (int number = 0; number < collections; ++number)
        (void)folder.collections().save(collection_of(number));
}

template <typename Work>
void measure(benchmark::State& state, Work work)
{
    const game::bench::CleanFolder clean;
    SaveFolder folder = *SaveFolder::open(game::bench::folder());
    fill(folder);
    Medians took;
    for (auto _ : state) {
        const double start = cpu_microseconds();
        if (!work(folder))
            return state.SkipWithError("a collection is missing");
        took.add(cpu_microseconds() - start);
    }
    state.counters["cpu_ms"] = took.median() / 1000;
}

void list_collections(benchmark::State& state)
{
    measure(state, [](SaveFolder& folder) {
        return folder.collections().list().collections.size() ==
               static_cast<std::size_t>(collections);
    });
}

void open_collection(benchmark::State& state)
{
    measure(state, [](SaveFolder& folder) {
        return static_cast<bool>(folder.collections().load("bench-7"));
    });
}

} // namespace

BENCHMARK(list_collections)->Iterations(20)->Unit(benchmark::kMillisecond);
BENCHMARK(open_collection)->Iterations(20)->Unit(benchmark::kMillisecond);
