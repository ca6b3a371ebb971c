// SDX of SudoCue: nine rows of nine words. "u5" is a player's digit, "5" a given, "159" candidates.

#include <algorithm>

#include "engine/formats/format.h"
#include "engine/formats/frames.h"
#include "engine/formats/rows.h"
#include "engine/formats/text_grid.h"
#include "engine/text/notation.h"

namespace engine {

namespace {

bool is_players(std::string_view token)
{
    return token.size() == 2 && token.front() == 'u' && digit_of(token.back()) != no_digit;
}

Result<TextGrid> sdx_grid_in(std::string_view text)
{
    auto grids = grids_in(text);
    if (!grids)
        return Failure{grids.why()};
    TextGrid grid = grids->front();
    if (grids->size() > 1 || grid.size != 9)
        return Failure{{N_("found {size} rows, needed 9"), {{"size", std::to_string(grid.size)}}}};
    return grid;
}

bool recognises_sdx(std::string_view text)
{
    const auto grid = sdx_grid_in(text);
    return grid && std::ranges::any_of(grid->cells, is_players);
}

Result<SharedPuzzle> read_sdx(std::string_view text, LastGrid& last_grid)
{
    auto grid = sdx_grid_in(text);
    if (!grid)
        return Failure{grid.why()};
    TextGrid cells = *std::move(grid);
    std::vector<bool> players;
    for (std::string_view& token : cells.cells) {
        players.push_back(is_players(token));
        token.remove_prefix(players.back() ? 1 : 0);
    }
    auto sets = digit_sets_from(cells);
    if (!sets)
        return Failure{sets.why()};
    SharedPuzzle puzzle = from_candidates(*last_grid.plain(81), *sets);
    Digits digits(players.size(), no_digit);
    for (std::size_t cell = 0; cell < players.size(); ++cell) {
        if (!players[cell])
            continue;
        puzzle.givens[cell] = no_digit;
        digits[cell] = sets->at(cell).first();
    }
    set_placed(puzzle, std::move(digits));
    set_candidates(puzzle, *std::move(sets));
    take_words(puzzle, text);
    return puzzle;
}

std::string write_sdx(const SharedPuzzle& puzzle)
{
    const DigitSets sets = to_candidates(puzzle);
    std::string text;
    for (std::size_t cell = 0; cell < sets.size(); ++cell) {
        const bool is_placed = !puzzle.placed.empty() && puzzle.placed[cell] != no_digit;
        text += (is_placed ? "u" : "") + to_text(sets.at(cell));
        text += cell % 9 == 8 ? "\n" : " ";
    }
    return text;
}

} // namespace

extern const Format sdx_format = {
    .id = "sdx",
    .name = N_("SDX, SudoCue's positions with candidates"),
    .shape = Shape::Block,
    .several = Several::Blocks,
    .tells = {.placed = true, .candidates = true, .is_alike = true},
    .layouts = classic_layout,
    .limits = N_("A digit alone in its cell is a given, unless another cell that must differ "
                 "lists it too."),
    .recognises = recognises_sdx,
    .read = read_sdx,
    .write = write_sdx,
    .takes = takes_classic,
};

} // namespace engine
