#pragma once
// The symbol of a digit on paper: a text or, for shapes and colours, a picture.

#include "engine/grid/grid.h"
#include "engine/grid/symbols.h"
#include "engine/print/sheet.h"

namespace engine {

struct PrintedSymbol {
    const Grid& grid;
    SymbolSet set; // of the grid's symbols
    Digit digit;
    PaperPoint at;      // its middle
    double size;        // of the font; a picture is as large as a figure of it
    SheetWeight weight; // pictures of regular weight are outlined
    Grey grey;
};

// Adds it to the page. A colour is a die with its number of dots, so that every printer shows it.
void draw_symbol(Sheet& sheet, const PrintedSymbol& symbol);

} // namespace engine
