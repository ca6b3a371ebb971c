// Jigsaws in one line: 81 characters for the cells, then 81 for the regions, each of them nine
// times. Nothing or any separator stands between them.

#include <algorithm>
#include <optional>

#include "engine/base/blanks.h"
#include "engine/base/ensure.h"
#include "engine/base/letters.h"
#include "engine/formats/cell_codes.h"
#include "engine/formats/format.h"
#include "engine/formats/rows.h"
#include "engine/text/notation.h"

namespace engine {

namespace {

struct JigsawParts {
    std::string_view cells;
    std::string_view regions;
    std::string_view after;
};

constexpr std::string_view between_parts = " \t,;|\"";

// Looks only at lines that are long enough, and there first at one symbol.
std::optional<JigsawParts> jigsaw_parts(std::string_view line)
{
    if (std::ssize(line) < 2 * coded_cells)
        return std::nullopt;
    line.remove_prefix(std::min(line.find_first_not_of(between_parts), line.size()));
    const std::string_view cells = line.substr(0, coded_cells);
    line.remove_prefix(cells.size());
    line.remove_prefix(std::min(line.find_first_not_of(between_parts), line.size()));
    const std::string_view regions = line.substr(0, coded_cells);
    line.remove_prefix(regions.size());
    constexpr std::string_view symbols = "0123456789.*_-?xX";
    const bool ends = line.empty() || between_parts.find(line[0]) != between_parts.npos ||
                      line[0] == '#' || line[0] == '\r';
    if (!ends || !are_coded_regions(regions) || cells.find_first_not_of(symbols) != cells.npos)
        return std::nullopt;
    return JigsawParts{cells, regions, line};
}

Result<SharedPuzzle> read_jigsaw_line(std::string_view text, LastGrid& last_grid)
{
    const auto parts = jigsaw_parts(text);
    ENSURE(parts.has_value());
    const auto grid =
        grid_of({.size = coded_size, .regions = coded_regions(parts->regions)}, last_grid);
    if (!grid)
        return Failure{grid.why()};
    SharedPuzzle puzzle{*grid, {}};
    for (const char symbol : parts->cells)
        puzzle.givens.push_back(is_numeral(symbol) ? digit_up_to(coded_size, symbol - '0')
                                                   : no_digit);
    std::string_view comment = parts->after;
    comment.remove_prefix(std::min(comment.find_first_not_of(" \t,;|\"#"), comment.size()));
    set_detail(puzzle, Detail::Comment, comment);
    return puzzle;
}

std::string write_jigsaw_line(const SharedPuzzle& puzzle)
{
    return to_text(puzzle.givens) + region_codes(*puzzle.grid, '1') + '\n';
}

} // namespace

extern const Format jigsaw_line_format = {
    .id = "jigsaw",
    .name = N_("Jigsaws in a line: 81 characters for the cells, 81 for the regions"),
    .shape = Shape::Line,
    .several = Several::Lines,
    .layouts = N_("jigsaw-9x9"),
    .recognises = [](std::string_view text) { return jigsaw_parts(text).has_value(); },
    .read = read_jigsaw_line,
    .write = write_jigsaw_line,
    .takes =
        [](const SharedPuzzle& puzzle) {
            return puzzle.layout->size == coded_size && has_rule(*puzzle.layout, "jigsaw") &&
                   has_only_rules(*puzzle.layout, {"rows-and-columns", "jigsaw"});
        },
};

} // namespace engine
