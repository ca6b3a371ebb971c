// How long a player waits, and what an idle window costs: a real window on a display, measured from
// outside. Without a display: xvfb-run build/release/tests/bench

#include <ctime>

#include <SDL.h>
#include <benchmark/benchmark.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/bench/bench_app.h"
#include "tests/bench/first_picture.h"

namespace {

using namespace game;
using namespace game::bench;

constexpr char no_display[] = "needs a display, for example by xvfb-run";
constexpr unsigned idle_milliseconds = 5000;

// Starts a new process, until the title is in its window, and waits for its end.
void process_to_first_picture(benchmark::State& state)
{
    const CleanFolder clean;
    for (auto _ : state) {
        const pid_t child = ::fork();
        if (child == 0) {
            ::execl("/proc/self/exe", "bench", first_picture_option, nullptr);
            ::_exit(1);
        }
        int status = 1;
        ::waitpid(child, &status, 0);
        if (status != 0) {
            state.SkipWithError(no_display);
            return;
        }
    }
}

Uint32 end_the_game(Uint32, void*)
{
    SDL_Event quit{};
    quit.type = SDL_QUIT;
    SDL_PushEvent(&quit);
    return 0;
}

// The play screen without any input while its clock runs, in percent of one core.
void idle_play(benchmark::State& state)
{
    const CleanFolder clean;
    for (auto _ : state) {
        const auto app = open_play(Visibility::OnScreen);
        if (app == nullptr) {
            state.SkipWithError(no_display);
            return;
        }
        SDL_AddTimer(idle_milliseconds, end_the_game, nullptr);
        const std::clock_t start = std::clock();
        app->run();
        const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
        state.counters["percent_of_a_core"] = 100 * seconds / (idle_milliseconds / 1000.0);
    }
}

} // namespace

BENCHMARK(process_to_first_picture)->Unit(benchmark::kMillisecond)->Iterations(20)->UseRealTime();
BENCHMARK(idle_play)->Unit(benchmark::kMillisecond)->Iterations(1)->UseRealTime();
