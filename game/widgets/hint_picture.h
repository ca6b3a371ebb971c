#pragma once
// A hint as it lies on the board: which cells are lit and how, which candidates, links and badges
// are seen. Plain data, made of a step; board_hint.cpp draws it.

#include <map>
#include <string>
#include <vector>

#include "engine/hints/hint.h"

namespace game {

enum class HintCell {
    House,    // lies in a house one is to look at
    Cause,    // solid edge
    Effect,   // dashed edge: loses candidates
    Target,   // dashed edge in the colour of causes: gets a digit
    Excluded, // a cross: the digit can't go here
};

enum class HintMark {
    Plain,  // a candidate with no part in it
    Filled, // in a disc
    Open,   // in a ring: the other one of two colours, what an end comes to
    Struck, // in a square, struck through: is removed
    Placed, // large in a ring
};

enum class HintLine { Strong, Weak, Arrow };

struct HintLink {
    engine::Candidate from;
    engine::Candidate to; // of an arrow: what is removed; it ends at the edge of the cell
    HintLine line;

    friend bool operator==(const HintLink&, const HintLink&) = default;
};

struct HintPicture {
    std::map<engine::Cell, HintCell> cells = {}; // all others are dimmed
    std::map<engine::Candidate, HintMark> marks = {};
    std::vector<HintLink> links = {};
    std::map<engine::Cell, std::string> badges = {};
    engine::Cells pointed_at = {}; // the cells of a name that was clicked
};

// Where to look: the house, or every cell that holds one of the digits.
HintPicture picture_of(const engine::Grid& grid,
                       const engine::Board& board,
                       const engine::HintSubject& subject);
// The cells of the pattern, without what is in them.
HintPicture pattern_of(const engine::Grid& grid, const engine::Step& step);
// Everything: candidates, links, letters of cells and sets, and what the step does.
HintPicture proof_of(const engine::Candidates& candidates, const engine::Step& step);
// One cell that is wrong, or lacks a note.
HintPicture picture_of(const engine::Grid& grid, const engine::Trouble& trouble);

// Of the picture only what these cells have to do with; houses among them are lit.
struct NamedCells {
    engine::Cells cells = {};
    std::vector<engine::Cells> houses = {};
    bool tells_effect = false; // arrows and their ends belong to it
};
HintPicture part_of(const HintPicture& whole, const NamedCells& named);

} // namespace game
