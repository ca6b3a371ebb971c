#pragma once
// How high the cards of the New Game screen are, in the room that there is.

#include <array>

namespace game {

// Heights in units that grow with the text.
struct NewGameLook {
    double squares; // of the cards with sizes, and likewise the next
    double level;
    double between; // the groups
    double start;
    double rule = 90;
};

// Beside the example: the first that fits is used.
inline constexpr std::array looks_from_roomy = {
    NewGameLook{140, 96, 32, 64, 106}, NewGameLook{124, 84, 24, 64, 98},
    NewGameLook{104, 76, 18, 64}, NewGameLook{78, 66, 12, 64}};

// Elsewhere every line counts, so that the levels are in view; `height` is in units that grow with
// the text.
inline NewGameLook look_without_example(double width, double height)
{
    const bool is_low = height < 360;
    if (is_low || width < 480)
        return {is_low ? 54.0 : 70.0, is_low ? 60.0 : 62.0, is_low ? 12.0 : 18.0,
                is_low ? 48.0 : 58.0};
    return {78, 66, 18, 58};
}

} // namespace game
