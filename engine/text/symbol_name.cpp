#include "engine/text/symbol_name.h"

#include <array>

#include "engine/grid/symbols.h"

namespace engine {

namespace {

// In the order of the symbols.
std::string shape_name(const Translations& texts, Digit digit)
{
    const std::array names = {
        texts.trc("shape", "circle"),    texts.trc("shape", "triangle"),
        texts.trc("shape", "square"),    texts.trc("shape", "diamond"),
        texts.trc("shape", "star"),      texts.trc("shape", "cross"),
        texts.trc("shape", "heart"),     texts.trc("shape", "moon"),
        texts.trc("shape", "lightning"),
    };
    return names[digit - 1u];
}

std::string colour_name(const Translations& texts, Digit digit)
{
    const std::array names = {
        texts.trc("colour", "red"),    texts.trc("colour", "orange"), texts.trc("colour", "yellow"),
        texts.trc("colour", "green"),  texts.trc("colour", "teal"),   texts.trc("colour", "blue"),
        texts.trc("colour", "purple"), texts.trc("colour", "pink"),   texts.trc("colour", "brown"),
    };
    return names[digit - 1u];
}

} // namespace

std::string symbol_name(const Translations& texts, const Grid& grid, Digit digit)
{
    switch (symbol_set_of(grid)) {
    case SymbolSet::Shapes:
        return shape_name(texts, digit);
    case SymbolSet::Colours:
        return colour_name(texts, digit);
    case SymbolSet::Figures:
    case SymbolSet::Letters:
    case SymbolSet::Own:
        break;
    }
    return grid.symbol(digit);
}

} // namespace engine
