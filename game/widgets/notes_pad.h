#pragma once
// A small pad for notes beside a cell, for the mouse.

#include <vector>

#include "engine/grid/grid.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"
#include "game/widgets/keypad.h"

namespace game {

struct NotesPad {
    engine::Cell cell;
    Mode mode = Mode::Corner; // or Centre
    Rect area;
    std::vector<Rect> keys; // one for each digit

    engine::Digit digit_at(Point point) const; // no_digit between the keys
};

// Placed outside the cell's row and column if there is room within the board.
NotesPad
place_notes_pad(const engine::Grid& grid, engine::Cell cell, Rect beside, Rect board, Scale scale);

void draw_notes_pad(Canvas& canvas,
                    const NotesPad& pad,
                    const engine::Grid& grid,
                    engine::DigitSet notes,
                    Scale scale);

} // namespace game
