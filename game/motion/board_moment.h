#pragma once
// How a board differs from its usual look at one moment, because something moves on it.

#include <cstdint>
#include <vector>

#include "engine/grid/board.h"
#include "game/motion/particles.h"

namespace game {

struct CellMotion {
    double scale = 1;  // of its digit
    int opacity = 100; // of its digit, percent
    double shift = 0;  // of its digit to the right, in units of the design
    int light = 0;     // of a completed house, percent
    int gold = 0;      // of the wave after the last digit, percent
    int solved = 0;    // what the wave leaves behind it, percent
    bool lit = false;  // the light along a line has just passed: the digit looks like a given
    int blink = 0;     // of the edge of a given that was pressed, percent
    bool notes_move = false;
    // A digit that was erased and fades.
    engine::Digit leaving = engine::no_digit;
    double leaving_scale = 1;
    int leaving_opacity = 0; // percent
};

enum class NoteKind : std::uint8_t { Corner, Centre };

// A note that appears or, if `leaving`, is gone and fades at the place where it was.
struct NoteMotion {
    engine::Cell cell = {};
    NoteKind kind = NoteKind::Corner;
    engine::Digit digit = engine::no_digit;
    bool leaving = false;
    double scale = 1;
    int opacity = 100; // percent
};

// The light along a completed row or column. Lengths are in cells from the middle of the cell where
// it started; half a cell more reaches an end of the line.
struct LineLight {
    engine::HouseIndex house = {};
    engine::Cell from = {};
    double back = 0;  // how far it has come towards the left or the top
    double ahead = 0; // towards the right or the bottom
    bool runs = true; // has not come to both ends
    int trail = 100;  // strength behind its heads, percent
    int edges = 100;  // strength of the lines on both sides, percent
};

// The glow of a region's outline.
struct OutlineLight {
    engine::HouseIndex house = {};
    int strength = 100; // percent
};

// A line between two equal digits that clash, drawn as far as `drawn`, from 0 to 1.
struct ClashLine {
    engine::Cell from = {};
    engine::Cell to = {};
    double drawn = 1;
    int opacity = 100; // percent
};

struct MarkPop {
    engine::HouseIndex house = {};
    double scale = 1;
    int halo = 0; // percent
};

// Where particles are: in cells from the board's top left corner, or, with an anchor, in units of
// the design from the mark of the house anchor - 1.
constexpr std::int16_t on_the_board = 0;

struct BoardMoment {
    std::vector<CellMotion> cells; // for each cell of the grid; empty if nothing moves in cells
    std::vector<NoteMotion> notes;
    std::vector<LineLight> lines;
    std::vector<OutlineLight> outlines;
    std::vector<ClashLine> clashes;
    std::vector<MarkPop> marks;
    std::vector<Particle> sparks;

    // Keeps the memory.
    void clear()
    {
        cells.clear();
        notes.clear();
        lines.clear();
        outlines.clear();
        clashes.clear();
        marks.clear();
        sparks.clear();
    }
    CellMotion of(engine::Cell cell) const
    {
        return cell.index < cells.size() ? cells[cell.index] : CellMotion{};
    }
};

} // namespace game
