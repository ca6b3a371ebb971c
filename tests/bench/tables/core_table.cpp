#include "tests/bench/tables/core_table.h"

#include <algorithm>
#include <atomic>
#include <functional>
#include <thread>

#include "engine/make/puzzle_maker.h"
#include "engine/solve/classic_search.h"
#include "tests/bench/tables/cpu_time.h"
#include "tests/bench/tables/our_solvers.h"
#include "tests/bench/tables/puzzle_set.h"
#include "tests/bench/tables/spread.h"
#include "tests/bench/tables/text_table.h"

namespace bench {

namespace {

using namespace engine;

constexpr int batch_size = 50;

// Does this many pieces of work, beginning with this one.
using Work = std::function<void(std::uint64_t first, std::uint64_t count)>;

struct Turn {
    double wall_seconds = 0;
    double processor_seconds = 0; // of all threads together
    double pieces = 0;
};

Turn take_turn(const Work& work, std::uint64_t batch, int threads, double seconds)
{
    std::atomic<std::uint64_t> next = 0;
    std::atomic<std::int64_t> processor = 0;
    const std::int64_t start = wall_nanoseconds();
    const auto worker = [&] {
        const std::int64_t begin = thread_nanoseconds();
        while (static_cast<double>(wall_nanoseconds() - start) < seconds * 1e9)
            work(next.fetch_add(batch), batch);
        processor += thread_nanoseconds() - begin;
    };
    {
        std::vector<std::jthread> crew;
        for (int thread = 0; thread < threads; ++thread)
            crew.emplace_back(worker);
    }
    return {static_cast<double>(wall_nanoseconds() - start) / 1e9,
            static_cast<double>(processor.load()) / 1e9, static_cast<double>(next.load())};
}

// One row for each number of threads; they take turns, so that a slow moment affects all of them.
void add_rows(TextTable& table,
              const std::string& name,
              const Work& work,
              std::uint64_t batch,
              const CoreRules& rules)
{
    const auto cores = static_cast<int>(std::max(std::thread::hardware_concurrency(), 1u));
    const int most = rules.most_threads > 0 ? rules.most_threads : cores;
    std::vector<std::vector<double>> rates(static_cast<std::size_t>(most));
    std::vector<std::vector<double>> costs(static_cast<std::size_t>(most));
    for (int round = 0; round < rules.rounds; ++round) {
        for (int threads = 1; threads <= most; ++threads) {
            const Turn turn = take_turn(work, batch, threads, rules.seconds);
            const auto row = static_cast<std::size_t>(threads - 1);
            rates[row].push_back(turn.pieces / turn.wall_seconds);
            costs[row].push_back(turn.processor_seconds / turn.pieces);
        }
    }
    const double alone_rate = spread_of(rates.front()).median;
    const double alone_cost = spread_of(costs.front()).median;
    for (std::size_t row = 0; row < rates.size(); ++row) {
        const double rate = spread_of(rates[row]).median;
        const double cost = spread_of(costs[row]).median;
        const double threads = static_cast<double>(row + 1);
        table.add({name, figure(threads), figure(rate), figure(rate / alone_rate, 2),
                   figure(rate / alone_rate / threads, 2), figure(alone_cost / cost, 2)});
    }
}

// Uses the engine's interface for many puzzles at once; a batch is never longer than the set.
Work solving(const PuzzleSet& set)
{
    std::vector<ClassicDigits> puzzles;
    for (const std::string& puzzle : set.puzzles)
        puzzles.push_back(read_classic(puzzle.c_str()));
    return [puzzles = std::move(puzzles)](std::uint64_t first, std::uint64_t count) {
        std::vector<ClassicResult> results(count);
        const std::size_t start = first % (puzzles.size() - count + 1);
        search_classic(std::span(puzzles).subspan(start, count), results);
    };
}

void make_puzzles(std::uint64_t first, std::uint64_t count)
{
    PuzzleMaker maker({.level = Level::Easy});
    for (std::uint64_t seed = first; seed < first + count; ++seed)
        (void)maker.make(seed);
}

} // namespace

std::string core_table(const CoreRules& rules)
{
    TextTable table({"work", "threads", "puzzles/s", "speed-up", "per thread, by the wall",
                     "per thread, by the processor"});
    const PuzzleSet set = own_sets(rules.seed, rules.batches * batch_size).at(1);
    add_rows(table, "solve", solving(set), batch_size, rules);
    add_rows(table, "make, easy", make_puzzles, 32, rules);
    return table.text();
}

} // namespace bench
