#pragma once
// Colours named by their meaning; a theme gives each its colour.

#include <cstdint>

#include "engine/base/table.h"

namespace game {

// In the order of the table in theme.cpp, which has their names in theme files.
enum class Paint : std::uint8_t {
    Background,
    Surface,
    Raised,
    Lip,
    Hover,
    Line,
    Track, // of bars, under what is done
    Board,
    BoardAlternate,
    // background of irregular regions, so that neighbours differ; the plain board is a fourth
    Region1,
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
    // on the selection: text, given digits, entries and notes
    SelectionInk,
    SelectedGiven,
    SelectedEntry,
    SelectedNote,
    // cells that see the selection: on the plain board, on tinted regions and extra houses
    Peer,
    PeerRegion1,
    PeerRegion2,
    PeerRegion3,
    PeerExtra,
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
    Wrong, // a wrong digit, on ErrorSoft: in dark themes no darker than its neighbours
    Cause, // of a hint: what the step is based on
    CauseSoft,
    Effect, // of a hint: what the step does
    EffectSoft,
    Gold,
    GoldSoft,
    GoldFill,
    // tick and cross inside a house's mark: white in light themes, the background in dark ones
    OnMark,
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
    // of puzzles whose symbols are colours
    SymbolRed,
    SymbolOrange,
    SymbolYellow,
    SymbolGreen,
    SymbolTeal,
    SymbolBlue,
    SymbolPurple,
    SymbolPink,
    SymbolBrown,
};

constexpr std::size_t paint_count = engine::index_of(Paint::SymbolBrown) + 1;

// A paint, optionally mixed with another or translucent.
struct Tint {
    Paint paint;
    Paint into;
    int mix = 0;       // percent of `into`
    int opacity = 100; // percent
    int theme = -1;    // index in the list of themes; -1: the current one

    constexpr Tint(Paint pure) : paint(pure), into(pure) {}
    constexpr Tint(Paint from, Paint to, int percent) : paint(from), into(to), mix(percent) {}

    constexpr Tint faded(int percent) const
    {
        Tint tint = *this;
        tint.opacity = opacity * percent / 100;
        return tint;
    }
    // The tint in another theme, for the theme cards and dots.
    constexpr Tint in_theme(int index) const
    {
        Tint tint = *this;
        tint.theme = index;
        return tint;
    }

    friend bool operator==(const Tint&, const Tint&) = default;
};

// `colour` is 1 to 9.
constexpr Paint cell_colour(int colour)
{
    return engine::enumerator_after(Paint::Colour1, colour - 1);
}

// `digit` is 1 to 9.
constexpr Paint symbol_colour(int digit)
{
    return engine::enumerator_after(Paint::SymbolRed, digit - 1);
}

// How a theme draws, apart from its colours.
struct ThemeStyle {
    bool glows = false;    // lines, digits and frames shine: light is added to what is below
    bool patterns = false; // each colour of the player's has a pattern as well
    bool outlined = false; // keycaps have an outline instead of a lip
    friend bool operator==(const ThemeStyle&, const ThemeStyle&) = default;
};

} // namespace game
