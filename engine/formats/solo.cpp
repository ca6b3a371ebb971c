// The game IDs of Simon Tatham's Solo: "3x3:5_3b7...". See engine/text/puzzle_line.h.

#include "engine/base/blanks.h"
#include "engine/formats/format.h"
#include "engine/formats/solo_id.h"

namespace engine {

static bool recognises_solo(std::string_view text)
{
    return begins_with_solo_name(without_blanks(text));
}

static Result<SharedPuzzle> read_solo(std::string_view text, LastGrid& last_grid)
{
    return parse_solo_id(without_blanks(text), last_grid);
}

static bool takes_solo(const SharedPuzzle& puzzle)
{
    return to_game_id(*puzzle.layout, *puzzle.grid, puzzle.givens).has_value();
}

extern const Format line_format;

extern const Format solo_format = {
    .id = "solo",
    .name = N_("Game IDs of Simon Tatham's Solo"),
    .shape = Shape::Line,
    .several = Several::Lines,
    .layouts = N_("one square with boxes or regions, also with diagonals and cages"),
    .recognises = recognises_solo,
    .read = read_solo,
    .write =
        [](const SharedPuzzle& puzzle) {
            return *to_game_id(*puzzle.layout, *puzzle.grid, puzzle.givens) + '\n';
        },
    .takes = takes_solo,
    .may_write = [](const SharedPuzzle& puzzle) { return line_format.may_write(puzzle); },
};

} // namespace engine
