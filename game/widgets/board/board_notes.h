#pragma once
// Notes in a cell. Corner notes are in the corners and centre notes on a line. If they would be too
// small to read, or if the player wants it, each note has a fixed position in the cell, as on the
// keypad; if even that is too small, notes are dots. On a board with cages, where sums take room in
// some cells, all notes have one form: if one cell needs fixed positions, all have them, and of one
// size.

#include <array>
#include <cstdint>
#include <map>
#include <memory_resource>
#include <optional>
#include <span>
#include <vector>

#include "game/widgets/board/board_drawing.h"

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
    // The first two must outlive it. `in_places`: each note at its fixed position, wherever it
    // could be.
    NotePlaces(const TextMeasure& measure,
               const PlacedBoard& placed,
               const engine::Board& board,
               std::span<const MarkPosition> marks,
               bool in_places,
               std::pmr::memory_resource& memory = *std::pmr::get_default_resource());

    // Corner notes first; a digit that is noted in both ways is there twice. Above a text they are
    // in fixed positions.
    enum class Text { None, Below };
    std::vector<NoteSlot> of(engine::Cell cell, const engine::Square& square, Text text) const;
    // The text of a cell is as small as it needs to be; below its notes, if there are any.
    void draw_text(Canvas& canvas, const engine::Board& board, engine::Cell cell, Tint ink) const;

private:
    // Positions in a cell: its corners, then the middles of its sides.
    struct Places {
        std::array<Point, 8> all;
        int count = 0;

        void add(Point place) { all[count++] = place; }
    };

    void add_corners(engine::Cell cell, engine::DigitSet notes, std::vector<NoteSlot>& slots) const;
    void add_line(engine::Cell cell,
                  engine::DigitSet notes,
                  Font font,
                  std::vector<NoteSlot>& slots) const;
    bool has_room(engine::Cell cell, const engine::Square& square) const;
    bool has_cages() const { return !placed_.grid().cages().empty(); }
    std::vector<NoteSlot> in_fixed_places(engine::DigitSet notes, Rect area) const;
    int text_strip() const; // how high a text below notes is, in pixels

    Places free_corners(engine::Cell cell) const;
    void take(engine::Cell cell, Corner corner);
    bool is_taken(engine::Cell cell, Corner corner) const;
    bool is_taken(engine::Cell cell, Corner left, Corner right) const
    {
        return is_taken(cell, left) || is_taken(cell, right);
    }
    Rect free_area(engine::Cell cell) const;
    double space_after(Font font) const;
    double slot_width(engine::Digit note, Font font) const;
    Font line_font(int notes) const;
    bool fits_on_a_line(engine::DigitSet notes, Font font) const;

    const TextMeasure& measure_;
    const PlacedBoard& placed_;
    bool in_places_;
    std::pmr::vector<unsigned> taken_; // for each cell a bit for each corner
    unsigned taken_somewhere_ = 0;     // on a board with cages, whose cells are all alike
    int widest_ = 0;                   // width of the widest symbol in the smallest readable font
    Font least_;
};

// Whether the cell has a text below its notes.
NotePlaces::Text text_below_notes(const engine::Board& board, engine::Cell cell);

struct NoteLook {
    bool lit = false;    // its digit is highlighted
    bool struck = false; // it is impossible
    bool faint = false;  // it is not the player's
    int selected = 0;    // see selected_share()
    double scale = 1;
    int opacity = 100; // percent
};
void draw_note(Canvas& canvas, const engine::Grid& grid, const NoteSlot& slot, NoteLook look);

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
