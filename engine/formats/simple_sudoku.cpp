// Simple Sudoku: a grid of givens, which may be followed by a grid of all digits and by one of
// candidates.

#include <algorithm>

#include "engine/formats/format.h"
#include "engine/formats/frames.h"
#include "engine/formats/rows.h"
#include "engine/formats/text_grid.h"

namespace engine {

namespace {

// Whether each digit of the first is also in the second.
bool goes_on(const Digits& first, const Digits& second)
{
    if (first.size() != second.size() || first == second)
        return first == second;
    for (std::size_t cell = 0; cell < first.size(); ++cell) {
        if (first[cell] != no_digit && first[cell] != second[cell])
            return false;
    }
    return true;
}

// What one grid after the other tells about the same puzzle.
struct Grids {
    Digits givens;
    Digits digits;
    bool has_second = false; // whether a grid of its own tells the digits
    DigitSets candidates = {};
};

Digits digits_alone(const DigitSets& sets)
{
    Digits digits;
    for (DigitSet set : sets)
        digits.push_back(set.count() == 1 ? set.first() : no_digit);
    return digits;
}

// Nothing unless there are several grids, all of one puzzle.
std::optional<Grids> parse_grids(std::string_view text)
{
    const auto grids = grids_in(text);
    if (!grids || grids->size() < 2 || grids->front().has_lists || grids->front().size != 9)
        return std::nullopt;
    std::optional<Grids> all;
    for (const TextGrid& grid : *grids) {
        const auto sets = digit_sets_from(grid);
        if (!sets || (all && !all->candidates.empty()))
            return std::nullopt;
        Digits digits = digits_alone(*sets);
        if (!all) {
            all = Grids{digits, digits};
            continue;
        }
        if (!goes_on(all->digits, digits))
            return std::nullopt;
        if (grid.has_lists) {
            all->candidates = *sets;
            continue;
        }
        all->digits = std::move(digits);
        all->has_second = true;
    }
    return all;
}

Result<SharedPuzzle> read_simple_sudoku(std::string_view text, LastGrid& last_grid)
{
    auto grids = parse_grids(text);
    if (!grids)
        return Failure{{N_("these grids are not of the same puzzle")}};
    SharedPuzzle puzzle{*last_grid.plain(81), grids->givens};
    // Without a second grid, digits alone in their cell tell what was placed.
    if (!grids->candidates.empty() && !grids->has_second) {
        const SharedPuzzle guessed = from_candidates(puzzle, grids->candidates);
        grids->digits = digits_of(guessed);
    }
    set_placed(puzzle, grids->digits);
    if (!grids->candidates.empty())
        set_candidates(puzzle, std::move(grids->candidates));
    take_words(puzzle, text);
    return puzzle;
}

std::string in_boxes(const Grid& grid, const Digits& digits, bool is_starred)
{
    std::string rows = unframed(grid, digits);
    std::string text = is_starred ? "*-----------*\n" : "";
    const std::string edge = is_starred ? "|" : "";
    for (std::size_t row = 0; row < 9; ++row) {
        const std::string cells = rows.substr(10 * row, 9);
        text += edge + cells.substr(0, 3) + "|" + cells.substr(3, 3) + "|" + cells.substr(6) +
                edge + "\n";
        if (row == 2 || row == 5)
            text += is_starred ? "|---+---+---|\n" : "-----------\n";
    }
    return text + (is_starred ? "*-----------*\n" : "");
}

std::string starred(std::string frame)
{
    const std::size_t last = frame.rfind('\n', frame.size() - 2) + 1;
    frame.front() = '*';
    frame[frame.find('\n') - 1] = '*';
    frame[last] = '*';
    frame[frame.size() - 2] = '*';
    return frame;
}

std::string write_simple_sudoku(const SharedPuzzle& puzzle)
{
    const Grid& grid = *puzzle.grid;
    if (!is_position(puzzle))
        return in_boxes(grid, puzzle.givens, false);
    return in_boxes(grid, puzzle.givens, true) + "\n" + in_boxes(grid, digits_of(puzzle), true) +
           "\n" + starred(framed(grid, digits_and_candidates(puzzle)));
}

} // namespace

extern const Format simple_sudoku_format = {
    .id = "simple-sudoku",
    .name = N_("Simple Sudoku: a grid of givens, then of digits, then of candidates"),
    .shape = Shape::Block,
    .several = Several::Blocks,
    .tells = {.placed = true, .candidates = true},
    .layouts = classic_layout,
    .recognises = [](std::string_view text) { return parse_grids(text).has_value(); },
    .read = read_simple_sudoku,
    .write = write_simple_sudoku,
    .takes = takes_classic,
};

} // namespace engine
