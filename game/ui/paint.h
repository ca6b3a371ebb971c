#pragma once
// Colours named by meaning; the theme decides what they look like.

#include <cstdint>

namespace game {

// In the order of the table in theme.cpp, which names each as the theme files do.
enum class Paint : std::uint8_t {
    Background,
    Surface,
    Raised,
    Lip,
    Hover,
    Line,
    Board,
    BoardAlternate,
    Region1, // of odd shapes: neighbours are told apart by these and the plain board
    Region2,
    Region3,
    Extra, // diagonals and other extra houses
    Cage,
    Thin,
    Thick,
    Ink,
    Ink2,
    Ink3,
    Given,
    Entry,
    Note,
    Selection,
    SelectionEdge,
    Peer,
    Same,
    Accent,
    AccentLip,
    OnAccent,
    AccentText,
    Focus,
    Ok,
    OkSoft,
    Error,
    ErrorSoft,
    Cause, // of a hint: what it rests on,
    CauseSoft,
    Effect, // and what comes of it
    EffectSoft,
    Gold,
    GoldSoft,
    GoldFill,
    OnMark, // tick and cross inside a mark: white on light themes, the background on dark ones
    Shadow,
    White,
    Black,
    Colour1,
    Colour2,
    Colour3,
    Colour4,
    Colour5,
    Colour6,
    Colour7,
    Colour8,
    Colour9,
};

constexpr int paint_count = static_cast<int>(Paint::Colour9) + 1;

// A paint, perhaps mixed with another, perhaps see-through.
struct Tint {
    Paint paint;
    Paint into;
    int mix = 0;       // percent of `into`
    int opacity = 100; // percent
    int theme = -1;    // in the list of themes; -1: the one now shown

    constexpr Tint(Paint pure) : paint(pure), into(pure) {}
    constexpr Tint(Paint from, Paint to, int percent) : paint(from), into(to), mix(percent) {}

    constexpr Tint faded(int percent) const
    {
        Tint tint = *this;
        tint.opacity = opacity * percent / 100;
        return tint;
    }
    // As another theme shows it: for theme cards and dots.
    constexpr Tint in_theme(int index) const
    {
        Tint tint = *this;
        tint.theme = index;
        return tint;
    }

    friend bool operator==(const Tint&, const Tint&) = default;
};

// 1 to 9.
constexpr Paint cell_colour(int colour)
{
    return static_cast<Paint>(static_cast<int>(Paint::Colour1) + colour - 1);
}

} // namespace game
