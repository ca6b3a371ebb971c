#pragma once
// The board as one sees it: cells, lines, digits, notes, colours, selection, marks.
// Knows only the grid's places and houses, so every layout is drawn by the same code.

#include <optional>
#include <vector>

#include "engine/grid/board.h"
#include "engine/grid/grid.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"
#include "game/widgets/board_geometry.h"
#include "game/widgets/board_lens.h"
#include "game/widgets/hint_picture.h"

namespace game {

struct LineNumber;

// What is shown besides the board itself.
struct BoardLook {
    engine::Cells selection = {}; // in reading order
    std::optional<engine::Cell> hovered = {};
    engine::Digit highlighted = engine::no_digit; // digit whose equals are tinted, notes made bold
    engine::Cells wrong = {};                     // cells to be shown as wrong
    bool tint_peers = true;                       // of the selection, when it is a single cell
    bool covered = false;                         // paused: no digits, notes, colours
    bool marks = true; // rings, ticks and diamonds; the gutters stay when off
    bool marks_only_when_full = false;
    bool numbers = false; // of rows and columns; marks make way where there is little room
    bool shadow = true;
    // Light under the digits, a percent for each cell; empty when there is none.
    std::vector<int> glow = {};
    Paint glow_paint = Paint::GoldFill;
    // A hint dims what it is not about, and hides notes, colours and the selection. It lives
    // longer than the look.
    const HintPicture* hint = nullptr;
};

class BoardView {
public:
    explicit BoardView(const engine::Grid& grid);

    // The board is as large as fits the square with whole pixels, centred in it across, at its top.
    // Row and column marks stand `gutter` units outside the frame.
    void place(Rect square, Scale scale, double gutter = 16, FreeStrips free = {});

    // A board with small cells may be brought nearer, see BoardLens; it is not unless allowed.
    void allow_zoom() { lens_.allow_zoom(); }
    bool can_zoom() const { return lens_.can_zoom(); }
    bool is_zoomed() const { return lens_.is_zoomed(); }
    void zoom(int steps, Point around);
    // Moves a near board until the cell is seen and its neighbours with it.
    void reveal(engine::Cell cell);

    const engine::Grid& grid() const { return placed_.grid(); }
    Rect area() const { return lens_.frame(); } // frame included, gutters not
    int cell_side() const { return placed_.cell(); }
    Rect area_of(engine::Cell cell) const;                  // may reach out of area() when zoomed
    std::optional<engine::Cell> cell_at(Point point) const; // of those that are seen

    void draw(Canvas& canvas, const engine::Board& board, const BoardLook& look) const;

private:
    void place_under_lens();
    std::vector<LineNumber> numbers(const TextMeasure& measure, const BoardLook& look) const;
    void draw_zoomed(Canvas& canvas, const engine::Board& board, const BoardLook& look) const;
    void draw_scroll_bars(Canvas& canvas) const;

    PlacedBoard placed_;
    BoardLens lens_;
    double unit_ = 1;
    double gutter_ = 16;
    FreeStrips free_;
};

} // namespace game
