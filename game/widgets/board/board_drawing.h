#pragma once
// The layers of a drawn board, lowest first. Only board_view.cpp combines them.

#include <algorithm>
#include <span>

#include "game/widgets/board/board_view.h"

namespace game {

inline bool holds(const engine::Cells& cells, std::optional<engine::Cell> cell)
{
    return cell && std::ranges::find(cells, *cell) != cells.end();
}

// How much the cell is filled as selected, in percent: less than all of it while that fades.
int selected_share(const BoardLook& look, engine::Cell cell);
// The colour of something in a cell of which that share is filled as selected.
Tint on_selection(Paint usual, Paint selected, int share);

// A board as it is drawn.
struct BoardDrawing {
    Canvas& canvas;
    const PlacedBoard& placed;
    const engine::Board& board;
    const BoardLook& look;
};

void draw_board_frame(Canvas& canvas, const PlacedBoard& placed, bool shadow);
// Draws cell backgrounds, extra houses, colours, peers, equal digits, clashes and the selection.
void draw_board_fills(const BoardDrawing& drawing);
// Covers everything within the cells with their plain backgrounds.
void draw_board_cover(Canvas& canvas, const PlacedBoard& placed);
// Drawn over the fills, so that no highlight hides it, and under what a hint dims.
void draw_board_rules(Canvas& canvas, const PlacedBoard& placed);
// The side, in pixels, of the mark in the cells of disjoint groups, see cell_signs.h.
double group_mark_side(const PlacedBoard& placed);
// In a theme that glows the lines of regions shine.
void draw_board_lines(Canvas& canvas, const PlacedBoard& placed);
// The distance in pixels between a cell's edge and the line of its cage; the font of cage sums.
int cage_inset(const PlacedBoard& placed);
Font sum_font(const PlacedBoard& placed);
void draw_board_cages(Canvas& canvas, const PlacedBoard& placed, const BoardLook& look);

void draw_board_marks(const BoardDrawing& drawing, std::span<const MarkPosition> marks);

// The number of a row or column, as hints name it.
struct LineNumber {
    std::string text;
    Point at;  // its centre
    Rect area; // that it covers
    Font font;
};

// Where numbers can be placed.
struct NumberRoom {
    Rect frame;
    FreeStrips free; // strips beside the frame
    double gutter;   // as for the marks
    // the board extends beyond the frame: visible rows and columns are numbered beside it
    bool is_zoomed;
};
std::vector<LineNumber>
number_positions(const TextMeasure& measure, const PlacedBoard& placed, const NumberRoom& room);
// Removes the marks that numbers would cover.
void make_way(std::vector<MarkPosition>& marks, const std::vector<LineNumber>& numbers);
void draw_board_numbers(Canvas& canvas, const std::vector<LineNumber>& numbers);

class NotePlaces;
void draw_board_digits(const BoardDrawing& drawing, const NotePlaces& places);
// What moves, see board_light.cpp: the light in cells, below the lines; the light along houses and
// the lines between clashing digits, below the digits; edges that blink, above them; and sparks,
// above everything else.
void draw_cell_lights(Canvas& canvas, const PlacedBoard& placed, const BoardMoment& moment);
void draw_board_lights(Canvas& canvas, const PlacedBoard& placed, const BoardMoment& moment);
void draw_blinking_edges(Canvas& canvas, const PlacedBoard& placed, const BoardMoment& moment);
void draw_board_sparks(Canvas& canvas,
                       const PlacedBoard& placed,
                       const BoardMoment& moment,
                       std::span<const MarkPosition> marks);
// draw_hint_fills() draws above the fills: the cells that a hint highlights, and the dimming of all
// others. draw_board_hint() draws above the digits: edges of cells, candidates, links and letters.
void draw_hint_fills(Canvas& canvas, const PlacedBoard& placed, const BoardLook& look);
void draw_board_hint(const BoardDrawing& drawing);
// The selection once more, over the light of a completed house; not over the wave.
void draw_selection_over_light(const BoardDrawing& drawing, const BoardMoment& moment);
// Around the cells that are wrong for certain.
void draw_fault_edges(Canvas& canvas, const PlacedBoard& placed, const BoardLook& look);
void draw_selection_edge(Canvas& canvas, const PlacedBoard& placed, const BoardLook& look);
// Marks the cells that the ghost has filled.
void draw_ghost_cells(Canvas& canvas, const PlacedBoard& placed, const BoardLook& look);
// Light around that edge, in a theme that glows; lies under the digits.
void draw_selection_light(Canvas& canvas, const PlacedBoard& placed, const BoardLook& look);

} // namespace game
