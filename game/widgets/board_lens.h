#pragma once
// How near the board is, and which part of it is seen. A board whose cells are smaller than a
// fingertip can be brought nearer in a few steps; it then moves under its frame.

#include <optional>

#include "game/ui/geometry.h"

namespace game {

class BoardLens {
public:
    // The frame in which the whole board fits, the side of the square it was measured for, of one
    // of its cells, and pixels in a unit of the design. The part that was seen stays in view.
    void place(Rect frame, int whole_side, int whole_cell, double unit);
    // Where cells would be too small to read the board starts a step nearer.
    void allow_zoom() { allowed_ = true; }

    bool can_zoom() const { return most_levels() > 0; }
    bool is_zoomed() const { return level_ > 0; }
    // What is at the point stays there; hold() must follow. Steps are towards the board when
    // positive.
    void zoom(int steps, Point around);
    // Moves the board just so far that the area, as it lies now, comes into the frame.
    void reveal(Rect area);

    Rect frame() const { return frame_; }
    Point corner() const { return corner_; } // of the board, on the screen
    int side() const;                        // of the square the board is to be measured for
    // The size it then has: it may not leave the frame.
    void hold(Size board);

private:
    double cell_at(int level) const;
    int most_levels() const;

    Rect frame_;
    Size board_;
    Point corner_;
    std::optional<Point> fixed_; // where the board is held while it changes its size
    int whole_side_ = 1;
    int whole_cell_ = 1;
    double unit_ = 1;
    int level_ = 0;
    bool allowed_ = false;
    bool chosen_ = false; // the player has zoomed: no step is taken unasked
};

} // namespace game
