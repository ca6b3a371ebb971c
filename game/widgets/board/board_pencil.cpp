#include "game/widgets/board/board_pencil.h"

#include <algorithm>

namespace game {

using engine::Cell;
using engine::PencilNote;

NoteSlots::NoteSlots(const engine::Board& board, const engine::Grid& grid, const NotePlaces& places)
{
    for (Cell cell : grid.cells()) {
        if (board[cell].digit != engine::no_digit)
            continue;
        for (const NoteSlot& slot : places.of(cell, board[cell]))
            slots_.emplace(PencilNote{cell, slot.digit}, slot);
    }
}

const NoteSlot* NoteSlots::find(PencilNote note) const
{
    const auto found = slots_.find(note);
    return found == slots_.end() ? nullptr : &found->second;
}

int disc_radius(const NoteSlot& slot)
{
    if (slot.is_dot)
        return std::max(2, slot.room / 2);
    return std::max(slot.font.size * 7 / 10, 5);
}

void draw_note_disc(Canvas& canvas, const NoteSlot& slot, engine::Digit colour)
{
    const int radius = disc_radius(slot);
    const Rect disc{slot.at.x - radius, slot.at.y - radius, 2 * radius, 2 * radius};
    canvas.rounded(disc, radius, cell_colour(colour));
    canvas.rounded_border(disc, radius, 1, Tint(cell_colour(colour), Paint::Note, 60));
}

void draw_note_ring(Canvas& canvas, const NoteSlot& slot, double unit)
{
    const int radius = disc_radius(slot) + std::max(1, rounded(2 * unit));
    canvas.rounded_border(Rect{slot.at.x - radius, slot.at.y - radius, 2 * radius, 2 * radius},
                          radius, 2 * unit, Paint::SelectionEdge);
}

} // namespace game
