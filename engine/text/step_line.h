#pragma once
// A position and the step expected in it, as one line of text: the format of HoDoKu's library of
// test positions (hodoku.sourceforge.net), optionally with a layout and a tab in front.
//   :0310:7:.7..1...2.....6.5. ...:157 358:787 797::
//   X<tab>:Naked-Single:2.3:...:112 312:::352::
// Fields: technique; its digits (or another number), which is ignored; cells in reading order,
// where + marks a placed digit that is not a given, and digits are 1 to 9, then A for 10 and so on;
// candidates removed so far, as digit, row, column; expected removals; expected placements.
// Whatever follows, also after a tab, is a comment. A layout may be followed by the regions and
// cages of a grid, see to_drawn_layout() in puzzle_line.h.

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/position/candidates.h"
#include "engine/steps/technique.h"

namespace engine {

// The fields of such a line, still as text.
struct StepFields {
    std::string_view layout; // empty: 9x9
    std::string_view technique;
    std::string_view digits;
    std::string_view cells;
    std::string_view removed;
    std::string_view removals;
    std::string_view placements;
};
Result<StepFields> split_step_line(std::string_view text);

// The layouts are our own ids, and X, W, DG and XW for 9x9 with diagonals, windows, disjoint
// groups, diagonals and windows.
std::string_view layout_in_step_line(std::string_view name);

struct WrittenCells {
    Digits givens;
    Digits digits; // the givens, and those written later
};
Result<WrittenCells> parse_written_cells(std::string_view text, const Grid& grid);
// "157 358": digit, row, column, one character each. Sorted.
Result<std::vector<Candidate>> parse_written_candidates(std::string_view text, const Grid& grid);

struct StepLine {
    std::string technique;             // as written, "0901-2"
    std::vector<const Technique*> any; // any of these may find the step
    bool must_not_be_found;            // the line says so: "0610-x"
    std::shared_ptr<const Chart> chart;
    Candidates candidates;
    std::vector<Candidate> removals;   // sorted by cell, then digit
    std::vector<Candidate> placements; // sorted by cell, then digit
};

// An error says what can't be read, and where. W and XW have five more houses than our windoku: the
// groups of nine cells that the windows leave in their rows or columns.
Result<StepLine> parse_step_line(std::string_view text);

// How the named technique does in the position.
enum class StepVerdict {
    Exact,  // one of its steps is the expected one
    Larger, // one of its steps does everything expected, and more
    None,   // none of its steps does
    Wrong,  // it finds a step although the line says it must not
};
StepVerdict judge(const StepLine& line);

} // namespace engine
