#pragma once
// How colours differ, for normal eyes and for others, and the themes of the game.

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "game/ui/theme.h"
#include "tests/source_root.h"

namespace game {

// In their order.
constexpr std::array theme_ids = {"paper", "ink", "neon", "high-contrast", "colour-safe"};

inline std::string theme_file(const std::string& id)
{
    std::ifstream file(source_root() / "assets/themes" / (id + ".theme"));
    return {std::istreambuf_iterator<char>(file), {}};
}

inline std::vector<Theme> shipped_themes()
{
    std::vector<Theme> themes;
    for (const char* id : theme_ids)
        themes.push_back(*parse_theme(id, theme_file(id)));
    return themes;
}

using Linear = std::array<double, 3>; // red, green and blue, 0 to 1, in proportion to light

inline Linear linear(Colour colour)
{
    const auto share = [](std::uint8_t part) {
        const double value = part / 255.0;
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return {share(colour.red), share(colour.green), share(colour.blue)};
}

// As WCAG 2 defines it.
inline double luminance(Colour colour)
{
    const auto [red, green, blue] = linear(colour);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

inline double contrast(Colour one, Colour other)
{
    const auto [dark, light] = std::minmax({luminance(one), luminance(other)});
    return (light + 0.05) / (dark + 0.05);
}

// Without cones for long, middle or short waves: Machado, Oliveira and Fernandes (2009),
// severity 1.
enum class Eyes { Normal, Protan, Deutan, Tritan };
inline constexpr std::array all_eyes = {Eyes::Normal, Eyes::Protan, Eyes::Deutan, Eyes::Tritan};

inline Linear seen_by(Eyes eyes, Linear light)
{
    using Matrix = std::array<Linear, 3>;
    constexpr std::array<Matrix, 4> matrices = {
        Matrix{Linear{1, 0, 0}, Linear{0, 1, 0}, Linear{0, 0, 1}},
        Matrix{Linear{0.152286, 1.052583, -0.204868}, Linear{0.114503, 0.786281, 0.099216},
               Linear{-0.003882, -0.048116, 1.051998}},
        Matrix{Linear{0.367322, 0.860646, -0.227968}, Linear{0.280085, 0.672501, 0.047413},
               Linear{-0.011820, 0.042940, 0.968881}},
        Matrix{Linear{1.255528, -0.076749, -0.178779}, Linear{-0.078411, 0.930809, 0.147602},
               Linear{0.004733, 0.691367, 0.303900}},
    };
    Linear seen{};
    for (std::size_t row = 0; row < seen.size(); ++row) {
        const Linear& weights = matrices[static_cast<std::size_t>(eyes)][row];
        seen[row] = std::clamp(
            weights[0] * light[0] + weights[1] * light[1] + weights[2] * light[2], 0.0, 1.0);
    }
    return seen;
}

// CIE L*a*b* with the white D65.
inline std::array<double, 3> lab(Linear light)
{
    const auto [red, green, blue] = light;
    const auto root = [](double value) {
        return value > 0.008856 ? std::cbrt(value) : 7.787 * value + 16.0 / 116;
    };
    const double x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
    const double y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue);
    const double z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

// The distance of two colours as these eyes see them: CIE 1976; 2 is just visible.
inline double difference(Colour one, Colour other, Eyes eyes = Eyes::Normal)
{
    const auto a = lab(seen_by(eyes, linear(one)));
    const auto b = lab(seen_by(eyes, linear(other)));
    return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

} // namespace game
