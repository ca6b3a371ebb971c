#pragma once
// A colour for every paint, and how the theme draws, read from a file in assets/themes:
// name = #RRGGBB, glow = yes.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/base/table.h"
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
    std::string id;   // file name without extension
    std::string name; // in English
    int order = 0;    // its place among the themes
    bool dark = false;
    ThemeStyle style = {};
    engine::Table<Paint, Colour, paint_count> colours = {};

    Colour operator[](Paint paint) const { return colours[paint]; }
    Colour operator[](Tint tint) const;
};

// Returns the colour of a tint in the theme it names, or else in the current one.
Colour colour_of(Tint tint, const Theme& shown, const std::vector<Theme>& all);

// Returns `to` with colours on the way from those of `from`: `percent` is 0 to 100.
Theme between(const Theme& from, const Theme& to, int percent);

// The name in theme files and in the display lists of tests: "accent-text".
std::string_view name_of(Paint paint);

// An error says which paint is missing or which line can't be read.
engine::Result<Theme> parse_theme(std::string_view id, std::string_view text);

} // namespace game
