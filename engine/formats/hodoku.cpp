// Lines of HoDoKu's library: positions, and a step to find in them. See engine/text/step_line.h.

#include <algorithm>

#include "engine/base/quoted.h"
#include "engine/formats/format.h"
#include "engine/text/notation.h"
#include "engine/text/step_line.h"

namespace engine {

namespace {

// Six or seven colons, the first at the beginning or after a tab or the name of a layout.
bool recognises_hodoku(std::string_view text)
{
    const std::string_view line = text.substr(0, text.find('\t', text.find(':')));
    const auto colons = std::count(line.begin(), line.end(), ':');
    return colons >= 5 && colons <= 8 &&
           line.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
                                  "0123456789+-_.,: \t") == std::string_view::npos;
}

Result<SharedPuzzle> position_in(const StepFields& fields, const LayoutGrid& grid)
{
    const auto written = parse_written_cells(fields.cells, *grid.grid);
    if (!written)
        return Failure{written.why()};
    const auto removed = parse_written_candidates(fields.removed, *grid.grid);
    if (!removed)
        return Failure{removed.why()};
    SharedPuzzle puzzle{grid, written->givens};
    set_placed(puzzle, written->digits);
    if (removed->empty())
        return puzzle;
    DigitSets candidates = allowed_by_rules(*grid.grid, written->digits);
    for (const Candidate& gone : *removed) {
        candidates[gone.cell] = candidates[gone.cell].without(gone.digit);
        if (candidates[gone.cell].empty() && written->digits[gone.cell] == no_digit)
            return Failure{
                {N_("no candidate is left in {cell}"), {{"cell", to_text(*grid.grid, gone.cell)}}}};
    }
    set_candidates(puzzle, std::move(candidates));
    return puzzle;
}

Result<SharedPuzzle> read_hodoku(std::string_view text, LastGrid& last_grid)
{
    const auto fields = split_step_line(text);
    if (!fields)
        return Failure{fields.why()};
    const auto layout = parse_layout(layout_in_step_line(fields->layout));
    if (!layout)
        return Failure{layout.why()};
    if (rolls_dice(*layout) || prints_clues(*layout))
        return Failure{{N_("a position of {layout} needs its regions and cages, and such a "
                           "line has none"),
                        {{"layout", layout->id}}}};
    return position_in(*fields, last_grid.of(*layout));
}

bool takes_fixed(const SharedPuzzle& puzzle)
{
    return !rolls_dice(*puzzle.layout) && !prints_clues(*puzzle.layout) &&
           puzzle.grid->rows() <= max_size && puzzle.grid->columns() <= max_size;
}

Attempt may_write_hodoku(const SharedPuzzle& puzzle)
{
    if (puzzle.candidates.empty())
        return Done{};
    const DigitSets allowed = allowed_by_rules(*puzzle.grid, digits_of(puzzle));
    for (Cell cell : puzzle.grid->cells()) {
        const DigitSet wrong = puzzle.candidates[cell].without(allowed[cell]);
        if (!wrong.empty())
            return Failure{
                {N_("this format can't tell the candidate {digit} in {cell}: the rules don't "
                    "allow it"),
                 {{"digit", std::to_string(wrong.first())},
                  {"cell", to_text(*puzzle.grid, cell)}}}};
    }
    return Done{};
}

// The characters of a candidate: digit, row, column.
std::string to_numerals(const Grid& grid, Candidate candidate)
{
    const Place place = grid.place_of(candidate.cell);
    return to_text(Digits{candidate.digit, digit_at(place.row), digit_at(place.column)});
}

std::string removed_candidates(const SharedPuzzle& puzzle)
{
    std::string text;
    if (puzzle.candidates.empty())
        return text;
    const DigitSets allowed = allowed_by_rules(*puzzle.grid, digits_of(puzzle));
    for (Cell cell : puzzle.grid->cells()) {
        if (puzzle.candidates[cell].empty())
            continue;
        for (Digit digit : allowed[cell].without(puzzle.candidates[cell]))
            text += (text.empty() ? "" : " ") + to_numerals(*puzzle.grid, {cell, digit});
    }
    return text;
}

std::string write_hodoku(const SharedPuzzle& puzzle)
{
    const Digits digits = digits_of(puzzle);
    const std::string symbols = to_text(digits);
    std::string line =
        is_plain(*puzzle.layout) && puzzle.layout->size == 9 ? "" : puzzle.layout->id + "\t";
    line += ":0000:x:";
    for (std::size_t cell = 0; cell < digits.size(); ++cell) {
        line += digits[cell] != puzzle.givens[cell] ? "+" : "";
        line += symbols[cell];
    }
    return line + ":" + removed_candidates(puzzle) + ":::\n";
}

} // namespace

extern const Format hodoku_format = {
    .id = "hodoku",
    .name = N_("HoDoKu's library lines, with the candidates of a position"),
    .shape = Shape::Line,
    .several = Several::Lines,
    .tells = {.placed = true, .candidates = true},
    .layouts = N_("layouts whose grid is always the same"),
    .limits = N_("The step that a line asks for is not kept; cronodoku verify uses it."),
    .recognises = recognises_hodoku,
    .read = read_hodoku,
    .write = write_hodoku,
    .takes = takes_fixed,
    .may_write = may_write_hodoku,
};

} // namespace engine
