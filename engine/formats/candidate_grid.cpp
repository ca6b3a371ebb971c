// Grids of candidates, with a frame or without: as HoDoKu, Simple Sudoku and forums print them.

#include "engine/formats/format.h"
#include "engine/formats/frames.h"
#include "engine/formats/rows.h"
#include "engine/formats/text_grid.h"

namespace engine {

namespace {

bool recognises_candidates(std::string_view text)
{
    const auto grids = grids_in(text);
    return grids && grids->size() == 1 && grids->front().has_lists;
}

Result<SharedPuzzle> read_candidates(std::string_view text, LastGrid& last_grid)
{
    const auto grids = grids_in(text);
    if (!grids)
        return Failure{grids.why()};
    const TextGrid& grid = grids->front();
    auto sets = digit_sets_from(grid);
    if (!sets)
        return Failure{sets.why()};
    SharedPuzzle puzzle = from_candidates(*last_grid.plain(grid.cells.size()), *std::move(sets));
    take_words(puzzle, text);
    return puzzle;
}

} // namespace

extern const Format candidates_format = {
    .id = "candidates",
    .name = N_("Grids of candidates, as HoDoKu prints them"),
    .shape = Shape::Block,
    .several = Several::Blocks,
    .tells = {.placed = true, .candidates = true, .is_alike = true},
    .layouts = N_("sizes up to 9 with boxes and no other rule"),
    .limits = candidates_limits,
    .recognises = recognises_candidates,
    .read = read_candidates,
    .write = [](const SharedPuzzle& puzzle) { return framed(*puzzle.grid, to_candidates(puzzle)); },
    .takes =
        [](const SharedPuzzle& puzzle) { return takes_plain(puzzle) && puzzle.grid->size() <= 9; },
};

} // namespace engine
