#pragma once
// How a theme draws, apart from its colours.

namespace game {

struct ThemeStyle {
    bool glows = false;    // lines, digits and frames shine: light is added to what is below
    bool patterns = false; // each colour of the player's has a pattern as well
    bool outlined = false; // keycaps have an outline instead of a lip
    friend bool operator==(const ThemeStyle&, const ThemeStyle&) = default;
};

} // namespace game
