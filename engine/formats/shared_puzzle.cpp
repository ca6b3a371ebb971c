#include "engine/formats/shared_puzzle.h"

#include <algorithm>

#include "engine/base/blanks.h"
#include "engine/base/letters.h"
#include "engine/formats/foreign_text.h"

namespace engine {

namespace {

bool has_any(const DigitSets& sets)
{
    return std::ranges::any_of(sets, [](DigitSet set) { return !set.empty(); });
}

DigitSets of_open_cells(DigitSets sets, const Digits& digits)
{
    for (std::size_t cell = 0; cell < digits.size(); ++cell) {
        if (digits[cell] != no_digit)
            sets.at(cell) = {};
    }
    return sets;
}

// Whether each cell that lists several digits lists all of them: nothing was removed yet.
bool lists_all(const DigitSets& sets, const Grid& grid)
{
    const DigitSet all = DigitSet::up_to(grid.size());
    return std::ranges::all_of(sets,
                               [all](DigitSet set) { return set.count() <= 1 || set == all; });
}

// In any order, as houses and cages have no numbers in texts.
std::vector<Cells> sorted_houses(const Grid& grid)
{
    std::vector<Cells> houses;
    for (const House& house : grid.houses())
        houses.push_back(house.cells);
    for (Cells& cells : houses)
        std::ranges::sort(cells);
    std::ranges::sort(houses);
    return houses;
}

std::vector<std::pair<Cells, int>> sorted_cages(const Grid& grid)
{
    std::vector<std::pair<Cells, int>> cages;
    for (const Cage& cage : grid.cages())
        cages.emplace_back(cage.cells, cage.sum);
    for (auto& [cells, sum] : cages)
        std::ranges::sort(cells);
    std::ranges::sort(cages);
    return cages;
}

bool have_same_rules(const Grid& one, const Grid& other)
{
    return &one == &other ||
           (one.size() == other.size() && one.cell_count() == other.cell_count() &&
            sorted_houses(one) == sorted_houses(other) &&
            sorted_cages(one) == sorted_cages(other) && one.pairs() == other.pairs());
}

} // namespace

bool operator==(const SharedPuzzle& one, const SharedPuzzle& other)
{
    return one.layout->id == other.layout->id && have_same_rules(*one.grid, *other.grid) &&
           one.givens == other.givens && one.placed == other.placed &&
           one.candidates == other.candidates && one.corner_notes == other.corner_notes &&
           one.solution == other.solution && one.details == other.details;
}

std::string_view detail_of(const SharedPuzzle& puzzle, Detail detail)
{
    for (const auto& [kind, text] : puzzle.details) {
        if (kind == detail)
            return text;
    }
    return {};
}

void set_detail(SharedPuzzle& puzzle, Detail detail, std::string_view text)
{
    std::string safe(text);
    for (char& letter : safe) {
        const auto code = byte_of(letter);
        if ((code < ' ' && letter != '\n') || code == 127)
            letter = ' ';
    }
    std::string_view trimmed = without_blanks(safe);
    while (trimmed.starts_with(byte_order_mark))
        trimmed = without_blanks(trimmed.substr(byte_order_mark.size()));
    if (trimmed.empty())
        return;
    auto& details = puzzle.details;
    const auto place =
        std::ranges::lower_bound(details, detail, {}, [](const auto& each) { return each.first; });
    if (place != details.end() && place->first == detail)
        place->second = trimmed;
    else
        details.emplace(place, detail, trimmed);
}

Digits digits_of(const SharedPuzzle& puzzle)
{
    Digits digits = puzzle.givens;
    for (std::size_t cell = 0; cell < puzzle.placed.size(); ++cell) {
        if (puzzle.placed[cell] != no_digit)
            digits[cell] = puzzle.placed[cell];
    }
    return digits;
}

void set_placed(SharedPuzzle& puzzle, Digits digits)
{
    bool has_any_placed = false;
    for (std::size_t cell = 0; cell < digits.size(); ++cell) {
        if (puzzle.givens[cell] != no_digit)
            digits[cell] = no_digit;
        has_any_placed = has_any_placed || digits[cell] != no_digit;
    }
    puzzle.placed = has_any_placed ? std::move(digits) : Digits();
}

DigitSets allowed_by_rules(const Grid& grid, const Digits& digits)
{
    DigitSets allowed(digits.size());
    for (Cell cell : grid.cells()) {
        if (digits[cell] != no_digit)
            continue;
        DigitSet seen;
        for (Cell peer : grid.peers_of(cell))
            seen = seen.with(digits[peer]);
        allowed[cell] = DigitSet::up_to(grid.size()).without(seen);
    }
    return allowed;
}

DigitSets candidates_of(const SharedPuzzle& puzzle)
{
    DigitSets all = allowed_by_rules(*puzzle.grid, digits_of(puzzle));
    for (std::size_t cell = 0; cell < puzzle.candidates.size(); ++cell) {
        if (!puzzle.candidates.at(cell).empty())
            all.at(cell) = puzzle.candidates.at(cell);
    }
    return all;
}

void set_candidates(SharedPuzzle& puzzle, DigitSets candidates)
{
    const Digits digits = digits_of(puzzle);
    candidates = of_open_cells(std::move(candidates), digits);
    const DigitSets all =
        of_open_cells(DigitSets(digits.size(), DigitSet::up_to(puzzle.grid->size())), digits);
    const bool says_more = has_any(candidates) && candidates != all &&
                           candidates != allowed_by_rules(*puzzle.grid, digits);
    puzzle.candidates = says_more ? std::move(candidates) : DigitSets();
}

void set_corner_notes(SharedPuzzle& puzzle, DigitSets notes)
{
    notes = of_open_cells(std::move(notes), digits_of(puzzle));
    puzzle.corner_notes = has_any(notes) ? std::move(notes) : DigitSets();
}

SharedPuzzle from_candidates(const LayoutGrid& grid, DigitSets sets)
{
    SharedPuzzle puzzle{grid};
    puzzle.givens.assign(sets.size(), no_digit);
    const bool is_start = lists_all(sets, *grid.grid);
    for (Cell cell : grid.grid->cells()) {
        const DigitSet set = sets[cell];
        if (set.count() != 1)
            continue;
        const CellSet& peers = grid.grid->peers_of(cell);
        const bool is_candidate =
            !is_start && std::any_of(peers.begin(), peers.end(), [&](Cell peer) {
                return sets[peer].count() > 1 && sets[peer].has(set.first());
            });
        if (!is_candidate)
            puzzle.givens[cell] = set.first();
    }
    set_candidates(puzzle, std::move(sets));
    return puzzle;
}

namespace {

DigitSets with_digits(DigitSets sets, const Digits& digits)
{
    for (std::size_t cell = 0; cell < digits.size(); ++cell) {
        if (digits[cell] != no_digit)
            sets.at(cell) = DigitSet::only(digits[cell]);
    }
    return sets;
}

} // namespace

DigitSets digits_and_candidates(const SharedPuzzle& puzzle)
{
    return with_digits(candidates_of(puzzle), digits_of(puzzle));
}

DigitSets to_candidates(const SharedPuzzle& puzzle)
{
    const Digits digits = digits_of(puzzle);
    const DigitSets sets = digits_and_candidates(puzzle);
    const bool reads_back =
        !puzzle.candidates.empty() || from_candidates(puzzle, sets).givens == digits;
    const DigitSet all = DigitSet::up_to(puzzle.grid->size());
    return reads_back ? sets : with_digits(DigitSets(digits.size(), all), digits);
}

Candidates position_of(const Chart& chart, const SharedPuzzle& puzzle)
{
    Candidates position(chart, puzzle.givens, digits_of(puzzle));
    if (puzzle.candidates.empty())
        return position;
    for (Cell cell : puzzle.grid->cells()) {
        const DigitSet told = puzzle.candidates[cell];
        if (told.empty())
            continue;
        for (Digit digit : position.of(cell).without(told))
            position.remove(cell, digit);
    }
    return position;
}

bool is_position(const SharedPuzzle& puzzle)
{
    return !puzzle.placed.empty() || !puzzle.candidates.empty();
}

} // namespace engine
