// 729 characters, nine for each cell: digit d at place d if it is a candidate, else a blank.

#include <algorithm>

#include "engine/base/blanks.h"
#include "engine/base/letters.h"
#include "engine/formats/format.h"
#include "engine/formats/rows.h"

namespace engine {

namespace {

constexpr std::size_t length = 729;

bool recognises_sukaku(std::string_view text)
{
    const std::string_view line = without_blanks(text);
    return line.size() == length && std::ranges::all_of(line, [](char symbol) {
               return is_blank_symbol(symbol) || (symbol >= '1' && symbol <= '9');
           });
}

Result<SharedPuzzle> read_sukaku(std::string_view text, LastGrid& last_grid)
{
    const std::string_view line = without_blanks(text);
    DigitSets sets(81);
    for (std::size_t place = 0; place < line.size(); ++place) {
        if (is_blank_symbol(line[place]))
            continue;
        const auto digit = digit_at(place % 9);
        if (line[place] != letter_after('0', digit))
            return Failure{
                {N_("character {place} must be {digit} or a dot"),
                 {{"place", std::to_string(place + 1)}, {"digit", std::to_string(digit)}}}};
        DigitSet& set = sets.at(place / 9);
        set = set.with(digit);
    }
    for (std::size_t cell = 0; cell < sets.size(); ++cell) {
        if (sets.at(cell).empty())
            return Failure{
                {N_("row {row}, cell {cell}: no candidate is left there, so this "
                    "puzzle has no solution"),
                 {{"row", std::to_string(cell / 9 + 1)}, {"cell", std::to_string(cell % 9 + 1)}}}};
    }
    return from_candidates(last_grid.of(*find_layout("9x9")), std::move(sets));
}

std::string write_sukaku(const SharedPuzzle& puzzle)
{
    std::string line(length, '.');
    const DigitSets sets = to_candidates(puzzle);
    for (std::size_t cell = 0; cell < sets.size(); ++cell) {
        for (Digit digit : sets.at(cell))
            line[9 * cell + digit - 1] = letter_after('0', digit);
    }
    return line + '\n';
}

// Nine dots for a cell are an error, as they would leave it no digit.
Attempt may_write_sukaku(const SharedPuzzle& puzzle)
{
    const DigitSets sets = to_candidates(puzzle);
    if (std::ranges::any_of(sets, [](DigitSet set) { return set.empty(); }))
        return Failure{
            {N_("the format {format} has no cells without candidates"), {{"format", "sukaku"}}}};
    return Done{};
}

} // namespace

extern const Format sukaku_format = {
    .id = "sukaku",
    .name = N_("Sukaku, 729 characters for the candidates"),
    .shape = Shape::Line,
    .several = Several::Lines,
    .tells = {.placed = true, .candidates = true, .is_alike = true},
    .layouts = classic_layout,
    .limits = candidates_limits,
    .recognises = recognises_sukaku,
    .read = read_sukaku,
    .write = write_sukaku,
    .takes = takes_classic,
    .may_write = may_write_sukaku,
};

} // namespace engine
