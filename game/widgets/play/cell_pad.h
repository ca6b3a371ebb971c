#pragma once
// What opens beside a cell and writes in it: a small pad for the mouse, with digits, notes or
// colours, and a wheel of digits for a gamepad.

#include <optional>
#include <vector>

#include "engine/grid/board.h"
#include "engine/grid/grid.h"
#include "game/ui/canvas.h"
#include "game/ui/input.h"
#include "game/ui/scale.h"
#include "game/widgets/board/board_geometry.h"
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

// The wheel is three by three. The right stick points at the outer digits; pressing it takes the
// one in the middle.
inline constexpr int wheel_places = 9;

// Boards with more digits have several pages.
int wheel_pages(const engine::Grid& grid);
// The digit at a place of a page, in reading order; no_digit if the board has none for it.
engine::Digit wheel_digit(const engine::Grid& grid, int page, int place);
// The place that the stick points at, in reading order; 4 is the middle.
int wheel_place(StickTilted tilt);

struct DigitWheel {
    Rect area;
    int page = 0;
    engine::Digit chosen = engine::no_digit;
};

// Where the wheel is drawn: outside the cell's row and column if there is room within the board.
Rect place_wheel(Rect beside, Rect board, Scale scale);

void draw_wheel(Canvas& canvas, const DigitWheel& wheel, const engine::Grid& grid, Scale scale);

} // namespace game
