#pragma once
// The zoom level and the visible part of a board. A board with small cells can be enlarged, in a
// few steps or by pinching; it then scrolls inside its frame.

#include <optional>

#include "game/ui/geometry.h"

namespace game {

class BoardLens {
public:
    // `frame` fits the whole board; `whole_side` is the square it was measured for, `whole_cell`
    // the side of its cells, and `unit` the pixels in a design unit. The visible part stays in
    // view.
    void place(Rect frame, int whole_side, int whole_cell, double unit);
    // Also zooms in by one step at first if the cells would be too small to read.
    void allow_zoom() { allowed_ = true; }

    bool can_zoom() const { return max_levels() > 0; }
    bool is_zoomed() const { return level_ > 0; }
    // The point of the board at `around` stays in place; hold() must follow. Positive steps
    // enlarge.
    void zoom(int steps, Point around);
    // The same with cells that many times as large.
    void stretch(double times, Point around);
    void scroll(Point by);
    // Scrolls just far enough that the area, in its present position, is inside the frame.
    void reveal(Rect area);
    // Scrolls until this point of the board is in the middle of the frame.
    void centre_on(Point on_board);

    Rect frame() const { return frame_; }
    Point corner() const { return corner_; } // of the board, on the screen
    int side() const;                        // of the square for which the board is to be measured
    // Sets the size that the board was measured at, and keeps it inside the frame.
    void hold(Size board);

private:
    double first_cell() const; // at level 1
    double cell_at(double level) const;
    double level_of(double cell) const;
    int max_levels() const;
    void go_to(double level, Point around);

    Rect frame_;
    Size board_;
    Point corner_;
    std::optional<Point> fixed_; // this point stays in place while the size changes
    int whole_side_ = 1;
    int whole_cell_ = 1;
    double unit_ = 1;
    double level_ = 0; // whole after each step, between two of them after pinching
    bool allowed_ = false;
    bool chosen_ = false; // the player has zoomed, so there is no automatic zoom
};

} // namespace game
