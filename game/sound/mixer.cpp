#include "game/sound/mixer.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "engine/base/count.h"
#include "engine/base/table.h"

namespace game {
namespace {

constexpr std::size_t block_frames = 64;
constexpr double pi = std::numbers::pi;
constexpr float usual_peak = 0.251F;       // -12 dBFS: the peak of one note at 0 dB
constexpr float ceiling = 0.70F;           // a little below -3 dBFS
constexpr float volume_step = 0.05F;       // share of the way to the wanted volume, in each block
constexpr float limiter_release = 0.0002F; // share of the way back to full gain, in each frame

int frames_in(double milliseconds)
{
    return static_cast<int>(milliseconds * Mixer::sample_rate / 1000);
}

double gain_of(double decibels)
{
    return std::pow(10.0, decibels / 20);
}

// A sine wave with phases from -1 to 2: a table is ten times as fast as std::sin().
float sine(float phase)
{
    constexpr int size = 1024;
    static const auto table = [] {
        std::array<float, size + 1> values{};
        for (int i = 0; i <= size; ++i)
            values[i] = static_cast<float>(std::sin(2 * pi * i / size));
        return values;
    }();
    const float at = (phase - std::floor(phase)) * size;
    const auto below = static_cast<std::size_t>(at);
    const float part = at - static_cast<float>(below);
    return table[below] + (table[below + 1] - table[below]) * part;
}

float triangle(float phase)
{
    return 1 - 4 * std::abs(phase - 0.5F);
}

// A second-order low-pass filter without resonance, from Robert Bristow-Johnson's "Cookbook
// formulae for audio equalizer biquad filter coefficients".
void set_low_pass(double cut_off, float (&coefficient)[5])
{
    const double angle = 2 * pi * cut_off / Mixer::sample_rate;
    const double alpha = std::sin(angle) / std::numbers::sqrt2;
    const double scale = 1 / (1 + alpha);
    const double middle = (1 - std::cos(angle)) * scale;
    const double exact[] = {middle / 2, middle, middle / 2, -2 * std::cos(angle) * scale,
                            (1 - alpha) * scale};
    std::ranges::transform(exact, coefficient,
                           [](double number) { return static_cast<float>(number); });
}

} // namespace

void Mixer::start(const Sound& sound)
{
    const std::size_t written = written_.load(std::memory_order_relaxed);
    const std::size_t taken = taken_.load(std::memory_order_acquire);
    if (most_waiting - (written - taken) < sound.notes.size())
        return;
    std::size_t at = written;
    for (const Note& note : sound.notes)
        arriving_[at++ % most_waiting] = {note, sound.group};
    written_.store(at, std::memory_order_release);
    silent_frames_.store(0, std::memory_order_relaxed);
}

void Mixer::set_volume(SoundGroup group, float volume)
{
    volumes_[engine::index_of(group)].wanted.store(volume, std::memory_order_relaxed);
}

bool Mixer::is_busy() const
{
    return sounding_.load(std::memory_order_acquire) > 0 ||
           written_.load(std::memory_order_relaxed) != taken_.load(std::memory_order_relaxed);
}

void Mixer::take_arriving()
{
    const std::size_t written = written_.load(std::memory_order_acquire);
    std::size_t taken = taken_.load(std::memory_order_relaxed);
    for (; taken != written; ++taken)
        begin(arriving_[taken % most_waiting]);
    taken_.store(taken, std::memory_order_release);
}

void Mixer::drop_all()
{
    taken_.store(written_.load(std::memory_order_acquire), std::memory_order_release);
    for (Voice& voice : voices_)
        voice.active = false;
    note_silence(0);
}

void Mixer::begin(const Arriving& arriving)
{
    const auto free = std::ranges::find(voices_, false, &Voice::active);
    if (free == voices_.end())
        return;
    const Note& note = arriving.note;
    Voice voice;
    voice.active = true;
    voice.wave = note.wave;
    voice.group = arriving.group;
    voice.delay = frames_in(note.start);
    voice.attack = std::max(1, frames_in(note.attack));
    voice.length = voice.attack + std::max(1, frames_in(note.decay));
    voice.step = static_cast<float>(note.frequency / sample_rate);
    if (note.end_frequency > 0)
        voice.bend =
            static_cast<float>(std::pow(note.end_frequency / note.frequency, 1.0 / voice.length));
    // Equal power at every position between left and right.
    const double angle = (std::clamp(note.pan, -1.0, 1.0) + 1) * pi / 4;
    const double gain = usual_peak * gain_of(note.level) * std::numbers::sqrt2;
    voice.left = static_cast<float>(gain * std::cos(angle));
    voice.right = static_cast<float>(gain * std::sin(angle));
    // A triangle also begins where it crosses zero.
    voice.phase = note.wave == Wave::Triangle ? 0.25F : 0;
    if (note.wave == Wave::Noise) {
        set_low_pass(note.frequency, voice.coefficient);
        seed_ = seed_ * 1664525U + 1013904223U;
        voice.noise = seed_ | 1U;
    }
    *free = voice;
}

float Mixer::Voice::next()
{
    float value = 0;
    switch (wave) {
    case Wave::Sine:
        value = sine(phase);
        break;
    case Wave::Triangle:
        value = (triangle(phase) + 0.2F * sine(2 * (phase - 0.25F))) / 1.2F;
        break;
    case Wave::Noise:
        value = next_noise();
        break;
    }
    phase += step;
    if (phase >= 1)
        phase -= 1;
    step *= bend;
    return value * next_envelope();
}

float Mixer::Voice::next_noise()
{
    noise ^= noise << 13; // Marsaglia's xorshift
    noise ^= noise >> 17;
    noise ^= noise << 5;
    const float white = static_cast<float>(noise) / 2147483648.0F - 1;
    const float value = coefficient[0] * white + coefficient[1] * filter[0] +
                        coefficient[2] * filter[1] - coefficient[3] * filter[2] -
                        coefficient[4] * filter[3];
    filter[1] = filter[0];
    filter[0] = white;
    filter[3] = filter[2];
    filter[2] = value;
    return value;
}

float Mixer::Voice::next_envelope()
{
    const int now = age++;
    if (now < attack)
        return static_cast<float>(now) / static_cast<float>(attack);
    const float left_over = static_cast<float>(length - now) / static_cast<float>(length - attack);
    return left_over * left_over;
}

void Mixer::add(Voice& voice, std::span<float> block, VolumeRamp volume)
{
    std::size_t at = std::min(voice.delay * channels, block.size());
    voice.delay -= static_cast<int>(at / channels);
    float gain = volume.from + volume.step * static_cast<float>(at / channels);
    for (; at < block.size() && voice.age < voice.length; at += channels) {
        const float value = voice.next() * gain;
        gain += volume.step;
        block[at] += value * voice.left;
        block[at + 1] += value * voice.right;
    }
    voice.active = voice.age < voice.length;
}

// Reduces the gain at once when the sum is loud, and restores it slowly.
void Mixer::limit(std::span<float> block)
{
    for (std::size_t at = 0; at < block.size(); at += channels) {
        const float peak = std::max(std::abs(block[at]), std::abs(block[at + 1]));
        limiter_ += (1 - limiter_) * limiter_release;
        if (peak * limiter_ > ceiling)
            limiter_ = ceiling / peak;
        block[at] *= limiter_;
        block[at + 1] *= limiter_;
    }
}

Mixer::VolumeRamp Mixer::Volume::next(std::size_t frames)
{
    const float before = now;
    const float target = wanted.load(std::memory_order_relaxed);
    now += (target - now) * volume_step;
    if (std::abs(target - now) < 0.001F)
        now = target;
    return {before, (now - before) / static_cast<float>(frames)};
}

void Mixer::render(std::span<float> samples)
{
    take_arriving();
    std::ranges::fill(samples, 0.0F);
    for (std::span<float> rest = samples; !rest.empty();) {
        const std::span<float> block = rest.first(std::min(rest.size(), block_frames * channels));
        rest = rest.subspan(block.size());
        std::array<VolumeRamp, groups> ramps;
        for (std::size_t group = 0; group < groups; ++group)
            ramps[group] = volumes_[group].next(block.size() / channels);
        for (Voice& voice : voices_) {
            if (voice.active)
                add(voice, block, ramps[engine::index_of(voice.group)]);
        }
        limit(block);
    }
    note_silence(samples.size() / channels);
}

void Mixer::note_silence(std::int64_t frames)
{
    const int sounding = engine::how_many(voices_, &Voice::active);
    sounding_.store(sounding, std::memory_order_release);
    if (sounding > 0)
        silent_frames_.store(0, std::memory_order_relaxed);
    else
        silent_frames_.fetch_add(frames, std::memory_order_relaxed);
}

} // namespace game
