// What a book of records of 100,000 runs costs: opening it, one more run, and frames of the screens
// that show it. Times are of the processor, medians.

#include <benchmark/benchmark.h>

#include <array>
#include <filesystem>
#include <string>
#include <vector>

#include "engine/store/folder/save_folder.h"
#include "game/app/script_player.h"
#include "game/platform/simulated_input.h"
#include "tests/bench/bench_app.h"
#include "tests/bench/counting_system.h"
#include "tests/bench/cpu_time.h"
#include "tests/bench/medians.h"

namespace {

using namespace game;
using namespace game::bench;
using engine::PlayTime;
using engine::Record;
using engine::RecordBook;
using engine::SaveFolder;

// A player's usual run: 51 cells, about five minutes.
Record usual_run(std::size_t number)
{
    constexpr std::array categories = {"9x9 easy", "9x9 medium", "9x9 hard", "killer-9x9 easy"};
    Record run{.category = categories[number % 10 < 7 ? 0 : number % 10 - 6],
               .initials = number % 9 == 0 ? "BEA" : "ANN",
               .date = 1'600'000'000 + static_cast<std::int64_t>(number) * 1800,
               .stats = {.pauses = static_cast<int>(number % 3), .hints = number % 5 == 0 ? 1 : 0},
               .seed = std::to_string(100'000'000 + number),
               .game = "20261126-0904-" + std::to_string(100'000'000 + number),
               .recipe = "9x9 easy rotational minimal 1 " + std::to_string(100'000'000 + number)};
    PlayTime now{0};
    for (std::size_t cell = 0; cell < 51; ++cell) {
        now +=
            PlayTime{700 + static_cast<PlayTime::rep>((number * 7919 + cell * 104'729) % 11'000)};
        run.fill_times.push_back(now);
    }
    run.time = now;
    return run;
}

void make_book(std::size_t runs)
{
    std::vector<Record> all;
    for (std::size_t number = 0; number < runs; ++number)
        all.push_back(usual_run(number));
    keep(RecordBook(std::move(all)));
}

// The whole book is there; the digest serves, or everything is read from the volumes.
void open_records(benchmark::State& state)
{
    const CleanFolder clean;
    make_book(static_cast<std::size_t>(state.range(0)));
    const bool has_digest = state.range(1) != 0;
    if (!has_digest)
        std::filesystem::remove(bench::folder() / engine::digest_name);
    Medians took;
    for (auto _ : state) {
        const double start = cpu_microseconds();
        SaveFolder folder = *SaveFolder::open(bench::folder());
        const RecordBook book = folder.load_records();
        took.add(cpu_microseconds() - start);
        benchmark::DoNotOptimize(book.runs().size());
    }
    state.counters["cpu_ms"] = took.median() / 1000;
}

// As the game does it: the book gets a run and is handed to the folder.
void one_more_run(benchmark::State& state)
{
    const CleanFolder clean;
    auto number = static_cast<std::size_t>(state.range(0));
    make_book(number);
    CountingSystem system;
    SaveFolder folder = *SaveFolder::open(bench::folder(), system);
    RecordBook book = folder.load_records();
    Medians took;
    Medians syncs;
    Medians bytes;
    for (auto _ : state) {
        system.syncs = system.bytes = 0;
        const double start = cpu_microseconds();
        book.add(usual_run(number++));
        const bool is_saved = static_cast<bool>(folder.save(RecordBook(book)));
        took.add(cpu_microseconds() - start);
        syncs.add(static_cast<double>(system.syncs));
        bytes.add(static_cast<double>(system.bytes));
        if (!is_saved)
            return state.SkipWithError("the run is not saved");
    }
    state.counters["cpu_ms"] = took.median() / 1000;
    state.counters["syncs"] = syncs.median();
    state.counters["bytes"] = bytes.median();
}

// Complete frames of the screen to which the keys lead from the title, and the first one.
void frame_of(benchmark::State& state, const char* keys)
{
    const CleanFolder clean;
    make_book(static_cast<std::size_t>(state.range(0)));
    const auto app = open_app(Visibility::OffScreen);
    const auto script = parse_script("bench", "wait 3000\n" + std::string(keys));
    app->turn();
    const double start = cpu_microseconds();
    if (!ScriptPlayer(*app).play(*script))
        return state.SkipWithError("the screen is not there");
    state.counters["keys_cpu_ms"] = (cpu_microseconds() - start) / 1000;
    Medians took;
    for (auto _ : state) {
        app->forget_frame();
        const double from = cpu_microseconds();
        app->turn();
        took.add(cpu_microseconds() - from);
    }
    state.counters["cpu_ms"] = took.median() / 1000;
}

// The turn in which the last digit is written, and complete frames after it.
void frame_of_win(benchmark::State& state)
{
    const CleanFolder clean;
    make_book(static_cast<std::size_t>(state.range(0)));
    const auto app = open_before_the_win(Size{1280, 800});
    press_key(digit_of_selected_cell(*app));
    const double start = cpu_microseconds();
    app->turn();
    state.counters["last_digit_cpu_ms"] = (cpu_microseconds() - start) / 1000;
    Medians took;
    for (auto _ : state) {
        app->clock().pass(PlayTime{16});
        app->forget_frame();
        const double from = cpu_microseconds();
        app->turn();
        took.add(cpu_microseconds() - from);
    }
    state.counters["cpu_ms"] = took.median() / 1000;
}

void first_picture_with_book(benchmark::State& state)
{
    const CleanFolder clean;
    make_book(static_cast<std::size_t>(state.range(0)));
    Medians took;
    for (auto _ : state) {
        const double from = cpu_microseconds();
        auto app = open_app(Visibility::OffScreen);
        app->turn();
        took.add(cpu_microseconds() - from);
        state.PauseTiming();
        app.reset();
        state.ResumeTiming();
    }
    state.counters["cpu_ms"] = took.median() / 1000;
}

} // namespace

BENCHMARK(open_records)
    ->ArgNames({"runs", "digest"})
    ->Args({100, 1})
    ->Args({100'000, 1})
    ->Args({100'000, 0})
    ->Unit(benchmark::kMillisecond)
    ->Iterations(9);
BENCHMARK(one_more_run)
    ->ArgNames({"runs"})
    ->Arg(100)
    ->Arg(100'100)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(41);
BENCHMARK_CAPTURE(frame_of, title, "")->Arg(100)->Arg(100'000)->Iterations(50);
BENCHMARK_CAPTURE(frame_of, records, "key R\n")->Arg(100)->Arg(100'000)->Iterations(50);
BENCHMARK_CAPTURE(frame_of, statistics, "key R\nkey S\n")->Arg(100)->Arg(100'000)->Iterations(50);
BENCHMARK_CAPTURE(frame_of, play, "key Enter\nexpect Undo\nsolve 20\n")
    ->Arg(100)
    ->Arg(100'000)
    ->Iterations(50);
BENCHMARK(frame_of_win)->Arg(100)->Arg(100'000)->Iterations(200);
BENCHMARK(first_picture_with_book)
    ->Arg(100)
    ->Arg(100'000)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(15);
