#pragma once
// Turns notes into samples and adds them up. The game starts sounds on its own thread; the sound
// device requests samples on another. Neither ever waits for the other, and nothing is allocated
// while samples are made.

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>

#include "game/sound/sound.h"

namespace game {

class Mixer {
public:
    static constexpr int sample_rate = 48'000; // frames a second
    static constexpr std::size_t channels = 2; // left and right, alternately

    // The following functions are for the game.

    // If there is no room the sound is left out: a note that is already audible is never cut off.
    void start(const Sound& sound);
    // From 0 to 1. Changes are spread over some milliseconds, so that there is no click.
    void set_volume(SoundGroup group, float volume);
    // Whether something is audible or about to be.
    bool is_busy() const;
    // How many frames were made since something was last audible.
    std::int64_t silent_frames() const { return silent_frames_.load(std::memory_order_relaxed); }

    // The following functions are for the sound device.

    // Drops all sounds, because no device was ready in time or it is gone. Not while render() is
    // running.
    void drop_all();
    // Fills all of `samples`, left and right alternately, each from -1 to 1. Without notes they are
    // exactly 0. Never louder than -3 dBFS.
    void render(std::span<float> samples);

private:
    static constexpr std::size_t most_voices = 64;
    static constexpr std::size_t most_waiting = 256;
    static constexpr std::size_t groups = 3;

    struct Arriving {
        Note note;
        SoundGroup group;
    };

    // A note that is being played. Lengths are in frames.
    struct Voice {
        bool active = false;
        Wave wave = Wave::Sine;
        SoundGroup group = SoundGroup::Effects;
        int delay = 0; // until it begins
        int age = 0;   // since it began
        int attack = 1;
        int length = 1;  // of attack and decay together
        float phase = 0; // 0 to 1
        float step = 0;  // of the phase, for each frame
        float bend = 1;  // factor of the step, for each frame
        float left = 0;  // gain
        float right = 0;
        std::uint32_t noise = 1;
        float filter[4] = {};      // the last inputs and outputs of the noise filter
        float coefficient[5] = {}; // of the filter

        float next();
        float next_noise();
        float next_envelope();
    };

    // The volume of each frame of a block.
    struct VolumeRamp {
        float from = 1;
        float step = 0; // for each frame
    };

    struct Volume {
        std::atomic<float> wanted = 1;
        float now = 1; // approaches the wanted volume

        VolumeRamp next(std::size_t frames);
    };

    void take_arriving();
    void begin(const Arriving& arriving);
    static void add(Voice& voice, std::span<float> block, VolumeRamp volume);
    void limit(std::span<float> block);
    void note_silence(std::int64_t frames);

    std::array<Voice, most_voices> voices_ = {};
    std::array<Volume, groups> volumes_;
    float limiter_ = 1; // the gain that keeps the sum below the ceiling
    std::uint32_t seed_ = 1;

    // One thread writes at `written_`, the other reads at `taken_`; both only increase.
    std::array<Arriving, most_waiting> arriving_ = {};
    std::atomic<std::size_t> written_ = 0;
    std::atomic<std::size_t> taken_ = 0;
    std::atomic<int> sounding_ = 0;
    std::atomic<std::int64_t> silent_frames_ = 0;
};

} // namespace game
