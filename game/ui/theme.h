#pragma once
// A colour for every paint, read from a file in assets/themes: name = #RRGGBB.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "game/ui/paint.h"

namespace game {

struct Colour {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    std::uint8_t alpha = 255;
    friend bool operator==(const Colour&, const Colour&) = default;
};

struct Theme {
    std::string id;   // file name without ending
    std::string name; // in English
    bool dark = false;
    std::array<Colour, paint_count> colours = {};

    Colour operator[](Paint paint) const { return colours[static_cast<std::size_t>(paint)]; }
    Colour operator[](Tint tint) const;
};

// The colour of a tint in the theme it names, else in the one shown.
Colour colour_of(Tint tint, const Theme& shown, const std::vector<Theme>& all);

// As theme files and test pictures write it: "accent-text".
std::string_view name_of(Paint paint);

// Says which paint is missing or which line can't be read.
engine::Result<Theme> parse_theme(std::string_view id, std::string_view text);

} // namespace game
