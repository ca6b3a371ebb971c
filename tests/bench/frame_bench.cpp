// How long frames take, rendered in software at 1280x800 without a display.

#include <benchmark/benchmark.h>

#include <algorithm>
#include <vector>

#include "game/app/script_player.h"
#include "game/platform/simulated_input.h"
#include "tests/bench/allocations.h"
#include "tests/bench/bench_app.h"
#include "tests/bench/cpu_time.h"

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

// Draws every frame of what moves.
class MovingFrames {
public:
    // Until nothing moves any more, but at most some seconds: confetti and a running clock.
    void draw(App& app)
    {
        constexpr engine::PlayTime frame{16}; // on the player's clock
        constexpr int most = 300;
        for (int drawn = 0; drawn < most && app.rest().value_or(1000) <= frame.count(); ++drawn) {
            app.clock().pass(frame);
            const double start = cpu_microseconds();
            const std::int64_t before = allocations();
            app.turn();
            allocated_.push_back(static_cast<double>(allocations() - before));
            took_.push_back(cpu_microseconds() - start);
        }
    }

    void report(benchmark::State& state)
    {
        std::ranges::sort(took_);
        std::ranges::sort(allocated_);
        state.counters["frames"] = static_cast<double>(took_.size());
        state.counters["p50_ms"] = took_[took_.size() / 2] / 1000;
        state.counters["p99_ms"] = took_[took_.size() * 99 / 100] / 1000;
        state.counters["allocations_p50"] = allocated_[allocated_.size() / 2];
    }

private:
    std::vector<double> took_;
    std::vector<double> allocated_;
};

// All frames from the last digit on, which `open` leaves to be written in a window of that size.
template <typename Open>
void frames_after_the_last_digit(benchmark::State& state, Open open)
{
    MovingFrames frames;
    for (auto _ : state) {
        state.PauseTiming();
        const CleanFolder clean; // the play of the round before does not go on
        const auto app =
            open(Size{static_cast<int>(state.range(0)), static_cast<int>(state.range(1))});
        press_key(digit_of_selected_cell(*app));
        app->turn();
        state.ResumeTiming();
        frames.draw(*app);
    }
    frames.report(state);
}

// The last digit of a row, a column and a region at once.
void three_houses_lighting(benchmark::State& state)
{
    frames_after_the_last_digit(state, open_before_three_houses);
}

// The same in a run of the Time attack: its combo burns around the board, too.
void arcade_lighting(benchmark::State& state)
{
    frames_after_the_last_digit(state, open_run_before_three_houses);
}

void win(benchmark::State& state)
{
    frames_after_the_last_digit(state, open_before_the_win);
}

} // namespace

BENCHMARK(three_houses_lighting)
    ->Args({1280, 800})
    ->Args({3840, 2160})
    ->Unit(benchmark::kMillisecond)
    ->Iterations(5);
BENCHMARK(arcade_lighting)->Args({1280, 800})->Unit(benchmark::kMillisecond)->Iterations(5);
BENCHMARK(win)->Args({1280, 800})->Args({3840, 2160})->Unit(benchmark::kMillisecond)->Iterations(3);
BENCHMARK(first_picture)->Unit(benchmark::kMillisecond);
BENCHMARK(whole_play_frame)->Unit(benchmark::kMillisecond);
BENCHMARK(tenth_of_the_clock)->Unit(benchmark::kMillisecond);
BENCHMARK(moving_the_selection)->Unit(benchmark::kMillisecond);
BENCHMARK(turn_without_change)->Unit(benchmark::kMillisecond);
