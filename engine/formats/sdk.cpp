// SDK of SudoCue: lines like "#AAuthor", then nine rows of nine characters.

#include "engine/formats/format.h"
#include "engine/formats/frames.h"
#include "engine/formats/rows.h"
#include "engine/formats/sdk_heading.h"
#include "engine/formats/text_grid.h"

namespace engine {

namespace {

bool recognises_sdk(std::string_view text)
{
    bool has_heading = false;
    while (!text.empty()) {
        const std::string_view line = take_line(text);
        has_heading = has_heading || is_sdk_heading(line);
        if (kind_of_line(line) == LineKind::Row)
            return has_heading && line.size() == 9;
    }
    return false;
}

Result<SharedPuzzle> read_sdk(std::string_view text, LastGrid& last_grid)
{
    const auto grids = grids_in(text);
    if (!grids)
        return Failure{grids.why()};
    auto givens = digits_from(grids->front());
    if (!givens)
        return Failure{givens.why()};
    SharedPuzzle puzzle{*last_grid.plain(givens->size()), *std::move(givens)};
    take_sdk_headings(puzzle, text);
    return puzzle;
}

} // namespace

extern const Format sdk_format = {
    .id = "sdk",
    .name = N_("SDK of SudoCue: rows with title, author and more"),
    .shape = Shape::Block,
    .several = Several::Blocks,
    .tells = {.details = sdk_details},
    .layouts = classic_layout,
    .recognises = recognises_sdk,
    .read = read_sdk,
    .write =
        [](const SharedPuzzle& puzzle) {
            return sdk_headings(puzzle, "") + unframed(*puzzle.grid, puzzle.givens);
        },
    .takes = takes_classic,
};

} // namespace engine
