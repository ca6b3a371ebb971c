#pragma once
// The sets of symbols that a puzzle can be printed in. Shapes and colours are named by words, which
// the game draws as pictures.

#include <string>
#include <vector>

#include "engine/grid/grid.h"

namespace engine {

enum class SymbolSet { Figures, Letters, Shapes, Colours };

constexpr int picture_count = 9; // shapes, and as many colours

constexpr bool are_pictures(SymbolSet set)
{
    return set == SymbolSet::Shapes || set == SymbolSet::Colours;
}

// Whether the set has a symbol for each digit. Pictures can't be added, so they are no symbols for
// grids with cages.
bool fits(SymbolSet set, const Grid& grid);
// size() of them, for a grid that they fit.
std::vector<std::string> symbols_for(SymbolSet set, int size);
// The grid in the symbols of the set, or in figures if they don't fit.
Grid in_symbols(const Grid& grid, SymbolSet set);
// The set that the symbols of a grid are of; figures if they are of none.
SymbolSet symbol_set_of(const Grid& grid);

} // namespace engine
