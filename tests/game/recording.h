#pragma once
// Analyses what the mixer writes: pitch, level and onset.

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include "game/sound/mixer.h"

namespace game {

inline constexpr int sample_rate = Mixer::sample_rate;

struct Recording {
    std::vector<float> left;
    std::vector<float> right;

    float peak() const
    {
        float most = 0;
        for (std::size_t i = 0; i < left.size(); ++i)
            most = std::max({most, std::abs(left[i]), std::abs(right[i])});
        return most;
    }
    // Frames before the first audible one, and after the last.
    std::size_t onset() const
    {
        const auto heard = [](float sample) {
            return std::abs(sample) > 1e-4F;
        };
        return static_cast<std::size_t>(std::ranges::find_if(left, heard) - left.begin());
    }
    double level(double from_ms, double to_ms) const
    {
        const auto from = static_cast<std::size_t>(from_ms * sample_rate / 1000);
        const auto to = std::min(left.size(), static_cast<std::size_t>(to_ms * sample_rate / 1000));
        double sum = 0;
        for (std::size_t i = from; i < to; ++i)
            sum += left[i] * left[i] + right[i] * right[i];
        return 10 * std::log10(sum / static_cast<double>(to - from) / 2 + 1e-20);
    }
    // The strength of a frequency, with Goertzel's algorithm.
    double strength(double frequency, double from_ms, double to_ms) const
    {
        const auto from = static_cast<std::size_t>(from_ms * sample_rate / 1000);
        const auto to = std::min(left.size(), static_cast<std::size_t>(to_ms * sample_rate / 1000));
        double real = 0;
        double imaginary = 0;
        for (std::size_t i = from; i < to; ++i) {
            const double angle =
                2 * std::numbers::pi * frequency * static_cast<double>(i) / sample_rate;
            real += (left[i] + right[i]) * std::cos(angle);
            imaginary += (left[i] + right[i]) * std::sin(angle);
        }
        return std::hypot(real, imaginary) / static_cast<double>(to - from);
    }
    // The strongest pitch between two frequencies, to one hertz.
    double pitch(double lowest, double highest, double from_ms, double to_ms) const
    {
        double best = lowest;
        for (double frequency = lowest; frequency <= highest; ++frequency) {
            if (strength(frequency, from_ms, to_ms) > strength(best, from_ms, to_ms))
                best = frequency;
        }
        return best;
    }
};

// In blocks of an odd size, as devices request them.
inline Recording listen(Mixer& mixer, double milliseconds)
{
    Recording recording;
    std::vector<float> piece;
    for (auto left = static_cast<int>(milliseconds * sample_rate / 1000); left > 0;) {
        const int frames = std::min(left, 441);
        piece.assign(static_cast<std::size_t>(frames) * 2, 7.0F);
        mixer.render(piece);
        for (std::size_t i = 0; i < piece.size(); i += 2) {
            recording.left.push_back(piece[i]);
            recording.right.push_back(piece[i + 1]);
        }
        left -= frames;
    }
    return recording;
}

} // namespace game
