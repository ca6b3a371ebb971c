#pragma once
// Where the notes are on the screen on which a player draws, and the discs behind coloured ones.

#include <map>

#include "game/widgets/board/board_notes.h"

namespace game {

// The slots of all notes that are shown; a digit noted in a corner and in the centre of one cell
// has the slot in the corner.
class NoteSlots {
public:
    NoteSlots(const engine::Board& board, const engine::Grid& grid, const NotePlaces& places);

    const NoteSlot* find(engine::PencilNote note) const; // null if it is not shown

private:
    std::map<engine::PencilNote, NoteSlot> slots_;
};

// The radius of the disc behind a coloured note.
int disc_radius(const NoteSlot& slot);
void draw_note_disc(Canvas& canvas, const NoteSlot& slot, engine::Digit colour);
// A ring around the note at which a link begins.
void draw_note_ring(Canvas& canvas, const NoteSlot& slot, double unit);

} // namespace game
