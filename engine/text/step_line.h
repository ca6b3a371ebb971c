#pragma once
// A position and the step expected in it, as one line of text: the format of HoDoKu's library of
// test positions (hodoku.sourceforge.net), and the same with a layout and a tab in front.
//   :0310:7:.7..1...2.....6.5. ...:157 358:787 797::
//   X<tab>:Naked-Single:2.3:...:112 312:::352::
// Fields: technique; digits it speaks of (or another figure), not looked at; cells in reading
// order, a placed digit that is no given with + before it, 1 to 9 then A for 10 and so on;
// candidates removed so far, as digit, row, column; expected removals; expected placements. What
// follows, also after a tab, is comment.

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/position/candidates.h"
#include "engine/steps/technique.h"

namespace engine {

struct StepLine {
    std::string technique;             // as written, "0901-2"
    std::vector<const Technique*> any; // any of these may give the step
    bool must_not_be_found;            // the line says so: "0610-x"
    std::shared_ptr<const Chart> chart;
    Candidates candidates;
    std::vector<Candidate> removals;   // by cell, then digit
    std::vector<Candidate> placements; // likewise
};

// Says what can't be read, and where. Layouts known: our own ids, and X, W, DG and XW for 9x9 with
// diagonals, windows, disjoint groups, diagonals and windows. W and XW have five houses more than
// our windoku: the nine cells each that are left of rows, or columns, when windows are taken out.
Result<StepLine> parse_step_line(std::string_view text);

// How the named technique fares in the position.
enum class StepVerdict {
    Exact,  // one of its steps is the expected one
    Larger, // one of its steps does all that was expected, and more
    None,   // none does
    Wrong,  // the line says that it must not be found, but it is
};
StepVerdict judge(const StepLine& line);

} // namespace engine
