#pragma once
// A small pad beside a cell, for the mouse: it writes digits, notes or colours in that cell.

#include <optional>
#include <vector>

#include "engine/grid/board.h"
#include "engine/grid/grid.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"
#include "game/widgets/play/keypad.h"

namespace game {

// The modes in which something can be written in a cell: a given may only be coloured, and a cell
// that holds a digit takes no notes.
std::vector<Mode> modes_for(const engine::Square& square);

struct CellPad {
    struct Tab {
        Mode mode;
        Rect area;
    };
    engine::Cell cell;
    Mode mode = Mode::Corner; // one of the tabs'
    Rect area;
    std::vector<Tab> tabs;
    std::vector<Rect> keys; // one for each digit or colour

    engine::Digit digit_at(Point point) const; // no_digit between the keys
    std::optional<Mode> mode_at(Point point) const;
};

// Placed outside the cell's row and column if there is room within the board.
CellPad place_cell_pad(const engine::Grid& grid,
                       engine::Cell cell,
                       const std::vector<Mode>& modes,
                       Mode mode,
                       Rect beside,
                       Rect board,
                       Scale scale);

void draw_cell_pad(Canvas& canvas,
                   const CellPad& pad,
                   const engine::Grid& grid,
                   const engine::Square& square,
                   Scale scale);

} // namespace game
