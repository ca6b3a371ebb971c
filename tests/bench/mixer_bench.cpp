// The mixer without a device: CPU time for a second of sound with a number of voices, which is the
// share of a core that it would take, and the time for its slowest buffer, in microseconds. A
// buffer of 512 frames lasts 10,667 microseconds.

#include <algorithm>
#include <vector>

#include <benchmark/benchmark.h>

#include "game/sound/mixer.h"
#include "game/sound/sounds.h"
#include "tests/bench/cpu_time.h"

namespace {

// Voices that sound all the time, equally many of each wave.
game::Sound lasting(int voices)
{
    using game::Wave;
    game::Sound sound;
    for (int voice = 0; voice < voices; ++voice)
        sound.notes.push_back({.wave = static_cast<Wave>(voice % 3),
                               .frequency = game::sounds::pitch_of(1 + voice % 9),
                               .decay = 2000});
    return sound;
}

void second_of_sound(benchmark::State& state)
{
    std::vector<float> buffer(512 * game::Mixer::channels);
    double longest = 0;
    double all = 0;
    for (auto _ : state) {
        game::Mixer mixer;
        mixer.start(lasting(static_cast<int>(state.range(0))));
        for (int frames = 0; frames < game::Mixer::sample_rate; frames += 512) {
            const double start = cpu_microseconds();
            mixer.render(buffer);
            const double took = cpu_microseconds() - start;
            longest = std::max(longest, took);
            all += took;
        }
    }
    state.counters["core_percent"] = all / 1e4 / static_cast<double>(state.iterations());
    state.counters["longest_us"] = longest;
}

BENCHMARK(second_of_sound)->Arg(0)->Arg(8)->Arg(64)->Iterations(20)->Unit(benchmark::kMillisecond);

} // namespace
