// Rows of cells, with a frame around boxes or without: as people type puzzles, and as QQWing and
// GNOME Sudoku print them.

#include "engine/formats/format.h"
#include "engine/formats/frames.h"
#include "engine/formats/rows.h"
#include "engine/formats/text_grid.h"

namespace engine {

namespace {

ReadPuzzles read_grid(std::string_view text, LastGrid& last_grid)
{
    const auto grids = grids_in(text);
    if (!grids)
        return only(Failure{grids.why()});
    ReadPuzzles puzzles;
    for (const TextGrid& grid : *grids) {
        auto read = puzzle_from(grid, last_grid);
        if (read && puzzles.empty()) {
            SharedPuzzle titled = *std::move(read);
            take_words(titled, text);
            read = std::move(titled);
        }
        puzzles.push_back({0, std::move(read), nullptr});
    }
    return puzzles;
}

std::string write_grid(const SharedPuzzle& puzzle)
{
    std::string text;
    const std::string_view title = detail_of(puzzle, Detail::Title);
    if (kind_of_line(title) == LineKind::Words && title.find('\n') == std::string_view::npos)
        text += std::string(title) + "\n";
    std::string_view comment = detail_of(puzzle, Detail::Comment);
    while (!comment.empty())
        text += "# " + std::string(take_line(comment)) + "\n";
    return text + framed(*puzzle.grid, puzzle.givens);
}

} // namespace

extern const Format grid_format = {
    .id = "grid",
    .name = N_("Rows of cells in a frame"),
    .shape = Shape::Block,
    .several = Several::Blocks,
    .tells = {.details = {Detail::Title, Detail::Comment}},
    .layouts = plain_layouts,
    .limits = N_("A title is one line of words."),
    .recognises = [](std::string_view text) { return has_row(text); },
    .read_several = read_grid,
    .write = write_grid,
    .takes = takes_plain,
};

} // namespace engine
