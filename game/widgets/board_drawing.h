#pragma once
// The layers a board is drawn in, lowest first. Only board_view.cpp puts them together.

#include "game/widgets/board_view.h"

namespace game {

void draw_board_frame(Canvas& canvas, const PlacedBoard& placed, bool shadow);
// Board, extra houses, cell colours, peers, equal digits, clashes, selection.
void draw_board_fills(Canvas& canvas,
                      const PlacedBoard& placed,
                      const engine::Board& board,
                      const BoardLook& look);
// Over the fills, so that no light hides them, and under what a hint dims.
void draw_board_rules(Canvas& canvas, const PlacedBoard& placed);
// Of the mark in the cells of disjoint groups, see group_mark.h.
float group_mark_side(const PlacedBoard& placed);
void draw_board_lines(Canvas& canvas, const PlacedBoard& placed);
// How far the line of a cage stands inside its cells, and what its sum is written in.
int cage_inset(const PlacedBoard& placed);
Font sum_font(const PlacedBoard& placed);
void draw_board_cages(Canvas& canvas, const PlacedBoard& placed);

enum class Corner { TopLeft, TopRight, BottomLeft, BottomRight };

// Where the lamp of a house stands: in a gutter, or in the corner of one of its cells.
struct MarkPlace {
    int house; // in the order of the grid
    Spot spot;
    double radius; // pixels
    engine::Cell cell = {};
    std::optional<Corner> corner = {}; // of the cell; none in a gutter
};

// Rings, ticks and diamonds; `gutter` in units, from the frame to the middle of a mark. A house
// whose every corner is taken has none.
std::vector<MarkPlace> places_of_marks(const PlacedBoard& placed, double gutter);
void draw_board_marks(Canvas& canvas,
                      const PlacedBoard& placed,
                      const engine::Board& board,
                      const BoardLook& look,
                      const std::vector<MarkPlace>& marks);

// A number of a row or column, as hints name them.
struct LineNumber {
    std::string text;
    Point at;  // its middle
    Rect area; // that it covers
    Font font;
};

// Where numbers may stand.
struct NumberRoom {
    Rect frame;
    FreeStrips free; // beside the frame
    double gutter;   // as of the marks
    bool is_zoomed;  // lines reach out of the frame: those that are seen are numbered beside it
};
std::vector<LineNumber>
places_of_numbers(const TextMeasure& measure, const PlacedBoard& placed, const NumberRoom& room);
// Marks on which a number stands go.
void make_way(std::vector<MarkPlace>& marks, const std::vector<LineNumber>& numbers);
void draw_board_numbers(Canvas& canvas, const std::vector<LineNumber>& numbers);

// Notes leave the corners free that hold a mark or a sum.
void draw_board_digits(Canvas& canvas,
                       const PlacedBoard& placed,
                       const engine::Board& board,
                       const BoardLook& look,
                       const std::vector<MarkPlace>& marks);
// Over the fills: what the hint lights, and the dim over all else. Over the digits: all of its
// edges, candidates, links and letters.
void draw_hint_fills(Canvas& canvas, const PlacedBoard& placed, const HintPicture& picture);
void draw_board_hint(Canvas& canvas,
                     const PlacedBoard& placed,
                     const engine::Board& board,
                     const HintPicture& picture);
void draw_selection_edge(Canvas& canvas, const PlacedBoard& placed, const engine::Cells& selection);

} // namespace game
