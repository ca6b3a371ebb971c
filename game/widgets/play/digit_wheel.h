#pragma once
// The wheel of digits for a gamepad: three by three beside the cell. The right stick points at the
// outer ones; pressing it takes the one in the middle.

#include "engine/grid/grid.h"
#include "game/ui/canvas.h"
#include "game/ui/input.h"
#include "game/ui/scale.h"
#include "game/widgets/board/board_geometry.h"

namespace game {

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
