// SDM: a line of 81 digits for each puzzle, 0 for empty cells, and nothing else. Read as lines are.

#include <algorithm>

#include "engine/formats/format.h"
#include "engine/text/notation.h"

namespace engine {

static std::string write_sdm(const SharedPuzzle& puzzle)
{
    std::string line = to_text(puzzle.givens);
    std::ranges::replace(line, '.', '0');
    return line + '\n';
}

extern const Format line_format;

extern const Format sdm_format = {
    .id = "sdm",
    .name = N_("SDM, a line of 81 digits for each puzzle (LibreSudoku, OpenSudoku)"),
    .shape = Shape::Line,
    .several = Several::Lines,
    .layouts = classic_layout,
    .recognises = [](std::string_view) { return false; },
    .read = [](std::string_view text,
               LastGrid& last_grid) { return line_format.read(text, last_grid); },
    .write = write_sdm,
    .takes = takes_classic,
};

} // namespace engine
