#pragma once
// The drawing of a hint on the board: the highlighted cells, and the candidates, links and badges
// shown. It is plain data derived from a step; board_hint.cpp draws it.

#include <map>
#include <string>
#include <vector>

#include "engine/hints/hint.h"

namespace game {

enum class HintCell {
    House,    // is in a house to look at
    Cause,    // solid edge
    Effect,   // dashed edge: candidates are removed here
    Target,   // dashed edge in the colour of causes: a digit is placed here
    Excluded, // a cross: the digit is impossible here
};

enum class HintMark {
    Plain,  // a candidate without a part in the hint
    Filled, // in a disc
    Open,   // in a ring: the other of two colours, or the outcome of an end
    Struck, // in a square, struck through: it is removed
    Placed, // large in a ring
};

enum class HintLine { Strong, Weak, Arrow };

struct HintLink {
    engine::Candidate from;
    engine::Candidate to; // for an arrow: the removed candidate; it ends at the edge of the cell
    HintLine line;

    friend bool operator==(const HintLink&, const HintLink&) = default;
};

// A line around cells: a cage, or cells that add up.
struct HintOutline {
    engine::Cells cells;
    bool is_main = true; // what the reason is about; otherwise something that is added up

    friend bool operator==(const HintOutline&, const HintOutline&) = default;
};

struct HintPicture {
    std::map<engine::Cell, HintCell> cells = {}; // all others are dimmed
    std::map<engine::Candidate, HintMark> marks = {};
    std::vector<HintLink> links = {};
    std::vector<HintOutline> outlines = {};
    std::map<engine::Cell, std::string> badges = {};
    engine::Cells pointed_at = {}; // the cells of the name that was clicked
    // Each candidate has its own place in the cell, as notes with fixed places have.
    bool in_places = false;

    friend bool operator==(const HintPicture&, const HintPicture&) = default;
};

// The first level: highlights the house, or every cell that holds one of the digits.
HintPicture picture_of(const engine::Grid& grid,
                       const engine::Board& board,
                       const engine::HintSubject& subject);
// The second level: the cells of the pattern, without candidates.
HintPicture pattern_of(const engine::Grid& grid, const engine::Step& step);
// The third level: candidates, links, letters of cells and sets, and the effect of the step.
HintPicture proof_of(const engine::Candidates& candidates, const engine::Step& step);
// Highlights a cell that is wrong or lacks a note.
HintPicture picture_of(const engine::Grid& grid, const engine::BoardError& board_error);

// Selects the part of a picture that concerns these cells; houses among them are highlighted.
struct NamedCells {
    engine::Cells cells = {};
    std::vector<engine::Cells> houses = {};
    bool shows_effect = false; // includes arrows and their ends
};
HintPicture part_of(const HintPicture& whole, const NamedCells& named);

} // namespace game
