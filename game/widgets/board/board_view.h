#pragma once
// Draws a board: cells, lines, digits, notes, colours, selection, marks. It uses only the grid's
// geometry and houses, so the same code draws every layout.

#include <optional>
#include <span>
#include <vector>

#include "engine/grid/board.h"
#include "engine/grid/grid.h"
#include "game/motion/board_moment.h"
#include "game/motion/highlight_motion.h"
#include "game/motion/hint_motion.h"
#include "game/ui/canvas.h"
#include "game/ui/input.h"
#include "game/ui/scale.h"
#include "game/widgets/board/board_geometry.h"
#include "game/widgets/board/board_lens.h"
#include "game/widgets/board/board_link_lines.h"
#include "game/widgets/board/mark.h"
#include "game/widgets/hint/hint_picture.h"

namespace game {

struct LineNumber;

// What is drawn besides the board itself.
struct BoardLook {
    engine::Cells selection = {}; // in reading order
    std::optional<engine::Cell> hovered = {};
    // equal digits are tinted, and such notes are bold
    engine::Digit highlighted = engine::no_digit;
    engine::Cells wrong = {}; // cells drawn as wrong
    // those that are wrong for certain, not only as another clashes with them: they have an edge
    engine::Cells at_fault = {};
    // cells whose digit the player did not write: the rest of a solution that was asked for
    engine::Cells revealed = {};
    bool tint_peers = true; // peers of the selection if it is a single cell
    bool covered = false;   // paused: digits, notes and colours are hidden
    // Before a run begins only the lines and the selection can be seen, and so many thirds of the
    // rows are tinted, from the top.
    std::optional<int> curtain = {};
    bool marks = true; // rings, ticks and diamonds; without them the gutters stay
    bool marks_only_when_full = false;
    bool marks_lean = true; // those of regions on the lines of small cells; otherwise none is there
    bool is_solved = false; // and tinted so
    bool keeps_corners = true;    // notes leave room for the marks, also while none is shown
    bool numbers = false;         // of rows and columns; they replace marks if there is little room
    bool notes = true;            // and what is drawn with them
    bool notes_in_places = false; // each digit at its own place of the cell, as on the keypad
    std::optional<engine::PencilNote> link_start = {}; // the note where a link begins
    // Digits whose notes are struck through, for each cell; empty for none.
    std::span<const engine::DigitSet> struck = {};
    // Digits that are drawn as notes, but fainter, as the player has not written them; for each
    // cell, or empty for none. The board has them among its centre notes.
    std::span<const engine::DigitSet> possible = {};
    // Cells that the ghost has filled by now, marked in a corner; its digits are never shown.
    std::span<const engine::Cell> ghost = {};
    bool shadow = true;
    // Strength of a glow under the digits, in percent for each cell; empty for none.
    std::vector<int> glow = {};
    Paint glow_paint = Paint::GoldFill;
    // How high the bar of heat in each cell is, in steps of `heat_steps`; empty for none.
    std::span<const int> heat = {};
    int heat_steps = 1;
    // What moves; null if nothing does. It must outlive the look.
    const BoardMoment* moment = nullptr;
    // Highlights that fade, for each cell; empty at rest.
    std::span<const HighlightLevels> highlights = {};
    std::optional<SlidingEdge> edge = {}; // of the selection, on its way to a single cell
    // A hint dims cells it is not about, and hides notes, colours and the selection. It must
    // outlive the look.
    const HintPicture* hint = nullptr;
    // While it draws itself: the hint that was shown before, or null, and how much is shown of what
    // is new.
    const HintPicture* hint_before = nullptr;
    HintMoment hint_moment = {};
};

// What the cell is highlighted as at rest.
Highlight
highlight_of(engine::Cell cell, const engine::Grid&, const engine::Board&, const BoardLook&);

class BoardView {
public:
    explicit BoardView(const engine::Grid& grid);

    // The board is as large as fits in the square with whole pixels, at its top and centred
    // horizontally. Marks of rows and columns are `gutter` units outside the frame.
    void place(Rect square, Scale scale, double gutter = 16, FreeStrips free = {});
    // The same, but in the square there are also the numbers of its rows and columns.
    void place_with_numbers(Rect square, Scale scale);

    // Lets a board with small cells be enlarged, see BoardLens.
    void allow_zoom() { lens_.allow_zoom(); }
    bool can_zoom() const { return lens_.can_zoom(); }
    bool is_zoomed() const { return lens_.is_zoomed(); }
    void zoom(int steps, Point around);
    // Two fingers have moved, and what is under them follows.
    void pinch(const Pinched& pinched);
    // Scrolls an enlarged board until the cell and its neighbours are visible.
    void reveal(engine::Cell cell);
    // Where the map of an enlarged board is; empty if there is none. It covers no selected cell.
    Rect overview(const engine::Cells& selection) const;
    // Scrolls to this point of the map.
    void look_at(Point in_map, Rect map);

    const engine::Grid& grid() const { return placed_.grid(); }
    Rect area() const { return lens_.frame(); } // includes the frame, but not the gutters
    int cell_side() const { return placed_.cell(); }
    Rect area_of(engine::Cell cell) const;                  // may extend beyond area() when zoomed
    std::optional<engine::Cell> cell_at(Point point) const; // among the visible cells
    // The note at this point or close to it.
    std::optional<engine::PencilNote> note_at(Point point,
                                              const TextMeasure& measure,
                                              const engine::Board& board,
                                              bool notes_in_places) const;

    void draw(Canvas& canvas, const engine::Board& board, const BoardLook& look) const;

private:
    void place_under_lens();
    std::vector<LineNumber> numbers(const TextMeasure& measure, const BoardLook& look) const;
    void draw_whole(Canvas& canvas,
                    const engine::Board& board,
                    const BoardLook& look,
                    std::span<const MarkPosition> marks) const;
    void draw_zoomed(Canvas& canvas, const engine::Board& board, const BoardLook& look) const;
    void draw_scroll_bars(Canvas& canvas) const;

    PlacedBoard placed_;
    BoardLens lens_;
    double unit_ = 1;
    double gutter_ = 16;
    FreeStrips free_;
    std::vector<MarkPosition> marks_;
    mutable LinkLines links_; // computed when they are drawn
};

} // namespace game
