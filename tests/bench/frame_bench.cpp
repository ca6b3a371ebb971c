// How long frames take, rendered in software at 1280x800 without a display.

#include <benchmark/benchmark.h>

#include "game/app/script_player.h"
#include "tests/bench/bench_app.h"

namespace {

using namespace game;
using namespace game::bench;

// From the start to the title on the screen, without the start of the process.
void first_picture(benchmark::State& state)
{
    const CleanFolder clean;
    for (auto _ : state) {
        auto app = open_app(Visibility::OffScreen);
        app->turn();
        state.PauseTiming();
        app.reset();
        state.ResumeTiming();
    }
}

// Records, compares and draws a complete frame.
void whole_play_frame(benchmark::State& state)
{
    const CleanFolder clean;
    const auto app = open_play(Visibility::OffScreen);
    for (auto _ : state) {
        app->forget_frame();
        app->turn();
    }
}

// The cost of the clock, ten times a second.
void tenth_of_the_clock(benchmark::State& state)
{
    const CleanFolder clean;
    const auto app = open_play(Visibility::OffScreen);
    for (auto _ : state) {
        app->clock().pass(engine::PlayTime(100));
        app->turn();
    }
}

// An arrow key moves the selection, its peers and equal digits.
void moving_the_selection(benchmark::State& state)
{
    const CleanFolder clean;
    const auto app = open_play(Visibility::OffScreen);
    const auto script = parse_script("bench", "key Right\n");
    for (auto _ : state)
        (void)ScriptPlayer(*app).play(*script);
}

// A frame in which nothing changes: recorded and compared, but not drawn.
void turn_without_change(benchmark::State& state)
{
    const CleanFolder clean;
    const auto app = open_play(Visibility::OffScreen);
    for (auto _ : state)
        app->turn();
}

} // namespace

BENCHMARK(first_picture)->Unit(benchmark::kMillisecond);
BENCHMARK(whole_play_frame)->Unit(benchmark::kMillisecond);
BENCHMARK(tenth_of_the_clock)->Unit(benchmark::kMillisecond);
BENCHMARK(moving_the_selection)->Unit(benchmark::kMillisecond);
BENCHMARK(turn_without_change)->Unit(benchmark::kMillisecond);
