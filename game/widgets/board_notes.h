#pragma once
// Notes in a cell. Corner notes are in the corners and centre notes on a line. If they would be too
// small to read, each note has a fixed position in the cell, as on the keypad; if even that is too
// small, notes are dots.

#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "game/widgets/board_drawing.h"

namespace game {

class NoteWriter {
public:
    NoteWriter(Canvas& canvas,
               const PlacedBoard& placed,
               const std::vector<MarkPosition>& marks,
               const BoardLook& look);

    void write(engine::Cell cell, const engine::Square& square) const;

private:
    struct Note {
        engine::Cell cell;
        engine::Digit digit;
        std::optional<NoteKind> kind = {}; // nothing where both kinds are written alike
    };

    void write_in_corners(engine::Cell cell, engine::DigitSet notes, int count) const;
    void write_on_a_line(engine::Cell cell, engine::DigitSet notes, Font font) const;
    void write_in_places(engine::Cell cell, engine::DigitSet notes) const;
    void write_one(Note note, Point at, Font font) const;
    // With those that fade at the place where they were.
    engine::DigitSet seen(engine::Cell cell, NoteKind kind, engine::DigitSet notes) const;
    NoteMotion motion_of(Note note) const;

    int corners_for(engine::Cell cell) const; // how many notes fit in its corners
    std::vector<Point> free_corners(engine::Cell cell) const;
    Rect free_area(engine::Cell cell) const;
    double space_after(Font font) const;
    Font line_font(int notes) const;
    bool fits_on_a_line(engine::DigitSet notes, Font font) const;

    Canvas& canvas_;
    const PlacedBoard& placed_;
    engine::Digit highlighted_;
    const BoardMoment* moment_;
    std::set<std::pair<engine::Cell, Corner>> taken_;
    int widest_ = 0; // width of the widest symbol in the smallest readable font
    Font least_;
};

} // namespace game
