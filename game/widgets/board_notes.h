#pragma once
// Notes in a cell. Corner notes are in the corners and centre notes on a line. If they would be too
// small to read, or if the player wants it, each note has a fixed position in the cell, as on the
// keypad; if even that is too small, notes are dots.

#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "game/widgets/board_drawing.h"

namespace game {

// The position of a note on the screen.
struct NoteSlot {
    engine::Digit digit = engine::no_digit;
    Point at; // the middle of its symbol
    Font font;
    int room = 0;                      // side of the square around it that is its own, in pixels
    std::optional<NoteKind> kind = {}; // nothing where both kinds are written alike
    bool is_dot = false;
};

// Notes avoid the corners that hold a mark or a sum.
class NotePlaces {
public:
    // Both must outlive it. `in_places`: each note at its fixed position, wherever it could be.
    NotePlaces(const TextMeasure& measure,
               const PlacedBoard& placed,
               const std::vector<MarkPosition>& marks,
               bool in_places);

    // Corner notes first; a digit that is noted in both ways is there twice.
    std::vector<NoteSlot> of(engine::Cell cell, const engine::Square& square) const;

private:
    void add_corners(engine::Cell cell, engine::DigitSet notes, std::vector<NoteSlot>& slots) const;
    void add_line(engine::Cell cell,
                  engine::DigitSet notes,
                  Font font,
                  std::vector<NoteSlot>& slots) const;
    std::vector<NoteSlot> in_fixed_places(engine::Cell cell, engine::DigitSet notes) const;

    std::vector<Point> free_corners(engine::Cell cell) const;
    Rect free_area(engine::Cell cell) const;
    double space_after(Font font) const;
    double slot_width(engine::Digit note, Font font) const;
    Font line_font(int notes) const;
    bool fits_on_a_line(engine::DigitSet notes, Font font) const;

    const TextMeasure& measure_;
    const PlacedBoard& placed_;
    bool in_places_;
    std::set<std::pair<engine::Cell, Corner>> taken_;
    int widest_ = 0; // width of the widest symbol in the smallest readable font
    Font least_;
};

struct NoteLook {
    bool lit = false;    // its digit is highlighted
    bool struck = false; // it is impossible
    int selected = 0;    // see selected_share()
    double scale = 1;
    int opacity = 100; // percent
};
void draw_note(Canvas& canvas, const engine::Grid& grid, const NoteSlot& slot, NoteLook look);

} // namespace game
