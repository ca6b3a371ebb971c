#include "engine/grid/symbols.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

#include "engine/base/ensure.h"

namespace engine {

namespace {

// These words are in saves and are never changed. A shape must differ from all others also where it
// is drawn very small.
using Words = std::array<std::string_view, picture_count>;
constexpr Words shapes = {"circle", "triangle", "square", "diamond", "star",
                          "cross",  "heart",    "moon",   "bolt"};
constexpr Words colours = {"red",  "orange", "yellow", "green", "teal",
                           "blue", "purple", "pink",   "brown"};

bool is_of(const Grid& grid, const Words& words)
{
    return grid.size() <= picture_count &&
           std::ranges::equal(grid.symbols(), std::span(words).first(grid.symbols().size()));
}

std::vector<std::string> first_of(const Words& words, int size)
{
    ENSURE(size <= picture_count);
    return {words.begin(), words.begin() + size};
}

} // namespace

bool fits(SymbolSet set, const Grid& grid)
{
    return !are_pictures(set) || (grid.size() <= picture_count && grid.cages().empty());
}

std::vector<std::string> symbols_for(SymbolSet set, int size)
{
    switch (set) {
    case SymbolSet::Figures:
        return figures_for(size);
    case SymbolSet::Letters:
        return letters_for(size);
    case SymbolSet::Shapes:
        return first_of(shapes, size);
    case SymbolSet::Colours:
        return first_of(colours, size);
    }
    return figures_for(size);
}

Grid in_symbols(const Grid& grid, SymbolSet set)
{
    return with_symbols(grid, symbols_for(fits(set, grid) ? set : SymbolSet::Figures, grid.size()));
}

SymbolSet symbol_set_of(const Grid& grid)
{
    const std::string& first = grid.symbol(1);
    if (first == shapes.front() && is_of(grid, shapes))
        return SymbolSet::Shapes;
    if (first == colours.front() && is_of(grid, colours))
        return SymbolSet::Colours;
    return first == "A" && grid.symbols() == letters_for(grid.size()) ? SymbolSet::Letters
                                                                      : SymbolSet::Figures;
}

} // namespace engine
