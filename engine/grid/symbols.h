#pragma once
// The sets of symbols that a puzzle can be printed in. Shapes and colours are named by words, which
// the game draws as pictures; the player's own are any characters.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/message.h"
#include "engine/base/result.h"
#include "engine/grid/grid.h"

namespace engine {

enum class SymbolSet { Figures, Letters, Shapes, Colours, Own };

// A set, and the characters of a set of one's own, in the order of the digits.
struct SymbolChoice {
    SymbolChoice(SymbolSet chosen, std::string characters = {})
        : set(chosen), own(std::move(characters))
    {
    }

    SymbolSet set;
    std::string own; // as parse_own_symbols() returns them
    friend bool operator==(const SymbolChoice&, const SymbolChoice&) = default;
};

// Different characters that can be seen, at most max_size; Latin letters become capitals, and
// spaces between them are left out.
Result<std::string> parse_own_symbols(std::string_view text);

constexpr int picture_count = 9; // shapes, and as many colours

constexpr bool are_pictures(SymbolSet set)
{
    return set == SymbolSet::Shapes || set == SymbolSet::Colours;
}

// Whether there is a symbol for each digit. Grids with cages take figures alone.
bool fits(const SymbolChoice& choice, const Grid& grid);
// The reason, for the player: a key of the translations.
inline constexpr const char* why_figures_with_cages =
    N_("On boards with cages there are figures, as they can be added");
// The grid in these symbols, the first ones of one's own, or in figures if they don't fit.
Grid in_symbols(const Grid& grid, const SymbolChoice& choice);
// The set that the symbols of a grid are of; somebody's own if they are of no other.
SymbolSet symbol_set_of(const Grid& grid);
// Of the longest symbol of a grid, in characters; a picture takes the room of one.
std::size_t longest_symbol(const Grid& grid);

} // namespace engine
