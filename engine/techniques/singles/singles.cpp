// Singles: a house with one place left for a digit, or a cell with one candidate left.

#include <cstdint>

#include "engine/steps/evidence.h"
#include "engine/steps/steps.h"

namespace engine {

namespace {

Step placing(Cell cell, Digit digit)
{
    Step step{.placements = {{cell, digit}}};
    step.digits = DigitSet::only(digit);
    step.cells.push_back({cell, Role::Focus});
    step.candidates.push_back({{cell, digit}, Role::Focus});
    return step;
}

// The numbers of the facts.
enum : std::uint8_t { ruled_out_before, sees_all_others, sees_some };

// Marks the house and, for each of its other open cells, a placed digit that excludes it. A placed
// digit that excludes several cells is marked once. What no placed digit explains was ruled out by
// earlier steps, or by the player's notes.
void mark_blockers_of_hidden(Step& step, const Candidates& candidates, HouseIndex house)
{
    step.houses.push_back({house, Role::Focus});
    const Chart& chart = candidates.chart();
    const Candidate placed = step.placements.front();
    CellSet unexplained = chart.cells(house) & candidates.open_cells();
    unexplained.remove(placed.cell);
    mark_cells(step, unexplained, Role::Excluded);
    const auto mark = [&](const CellSet& (Chart::*peers)(Cell) const) {
        for (Cell cell : candidates.cells_holding(placed.digit)) {
            const CellSet& seen = (chart.*peers)(cell);
            if (!seen.meets(unexplained))
                continue;
            step.cells.push_back({cell, Role::Blocker});
            unexplained -= seen;
        }
    };
    mark(&Chart::plain_peers);
    mark(&Chart::peers);
    if (!unexplained.empty())
        step.facts.push_back({.number = ruled_out_before, .cells = {cells_in(unexplained)}});
}

// Marks, for every other digit, one cell that holds it and sees the single, if there is one.
void mark_blockers_of_naked(Step& step, const Candidates& candidates)
{
    const Candidate placed = step.placements.front();
    const Chart& chart = candidates.chart();
    DigitSet explained = DigitSet::only(placed.digit);
    for (const CellSet* peers : {&chart.plain_peers(placed.cell), &chart.peers(placed.cell)}) {
        for (Cell peer : *peers - candidates.open_cells()) {
            const Digit digit = candidates.digit(peer);
            if (explained.has(digit))
                continue;
            explained = explained.with(digit);
            step.cells.push_back({peer, Role::Blocker});
        }
    }
    const DigitSet before = chart.all_digits().without(explained);
    step.facts.push_back({.number = before.empty() ? sees_all_others : sees_some,
                          .digits = {explained.without(DigitSet::only(placed.digit))}});
    if (!before.empty())
        step.facts.push_back({.number = ruled_out_before, .digits = {before}});
}

} // namespace

// A house that is not drawn is no easier to see almost full than with several open cells.
static void find_full_houses(const Candidates& candidates, Steps& steps)
{
    const Chart& chart = candidates.chart();
    for (HouseIndex house : chart.houses()) {
        if (!chart.is_full(house) || chart.is_forced(house))
            continue;
        const CellSet open = chart.cells(house) & candidates.open_cells();
        if (open.count() != 1 || candidates.of(open.first()).count() != 1)
            continue;
        const Digit digit = candidates.of(open.first()).first();
        const bool wants_more = steps.offer(placing(open.first(), digit), [&](Step& step) {
            step.houses.push_back({house, Role::Focus});
        });
        if (!wants_more)
            return;
    }
}

// Finds digits that have one candidate left in the whole grid.
static void find_last_digits(const Candidates& candidates, Steps& steps)
{
    const Chart& chart = candidates.chart();
    for (Digit digit : chart.all_digits()) {
        const CellSet& cells = candidates.cells_with(digit);
        if (cells.count() != 1)
            continue;
        const Cell cell = cells.first();
        for (const PlaceOfCell& place : chart.houses_of(cell)) {
            if (!chart.is_full(place.house))
                continue;
            const bool wants_more = steps.offer(placing(cell, digit), [&](Step& step) {
                mark_blockers_of_hidden(step, candidates, place.house);
            });
            if (!wants_more)
                return;
            break;
        }
    }
}

// Players look in boxes first. On grids without boxes, Chart::is_seen_first() says which houses
// take their part.
enum class Where { InBoxes, InLines };

// Finds digits that have only one place in a full house.
static void find_hidden_singles(const Candidates& candidates, Steps& steps, Where where)
{
    const Chart& chart = candidates.chart();
    for (HouseIndex house : chart.houses()) {
        if (!chart.is_full(house) || chart.is_seen_first(house) != (where == Where::InBoxes))
            continue;
        for (Digit digit : candidates.digits_with_one_place(house)) {
            const Cell cell = candidates.first_place(house, digit);
            const bool wants_more = steps.offer(placing(cell, digit), [&](Step& step) {
                mark_blockers_of_hidden(step, candidates, house);
            });
            if (!wants_more)
                return;
        }
    }
}

static void find_naked_singles(const Candidates& candidates, Steps& steps)
{
    for (Cell cell : candidates.cells_with_one_digit()) {
        const bool wants_more =
            steps.offer(placing(cell, candidates.of(cell).first()),
                        [&](Step& step) { mark_blockers_of_naked(step, candidates); });
        if (!wants_more)
            return;
    }
}

static constexpr Explanation hidden_single_explanation = {
    {N_("In {house} the {digit} can only go in {focus}.")},
    {N_("Elsewhere in the house it is ruled out by {blockers}.")},
    {N_("In {cells} earlier steps ruled it out."), Each::Fact, ruled_out_before}};

const Technique techniques::full_house = {
    .id = "full_house",
    .name = N_("Full House"),
    .known_as = {"Last Free Cell", "Open Single"},
    .about = {N_("A row, column or box with one open cell needs just the digit that it lacks. Look "
                 "for houses that are almost full. As every digit must be there once, the missing "
                 "one goes into the last cell.")},
    .standing = {TechniqueFamily::Singles, Level::Beginner, 4},
    .find = find_full_houses,
    .explanation = {{N_("{focus} is the last open cell of {house}.")},
                    {N_("Every digit but {digit} is there.")}},
    .other_names = "0000 Hidden-Single",
    .hodoku = {10, "FULL_HOUSE", HodokuLevel::Easy, 4},
    .example = ":full_house:4:..5.6+47..+74.+51.....6..+7..45.+1.+637+29.2.34.9.....+62.+1....3.+7+"
               "4+685+2657+823....8+2+19+5+673:::491:",
};

const Technique techniques::last_digit = {
    .id = "last_digit",
    .name = N_("Last Digit"),
    .known_as = {"Last Remaining Digit"},
    .about = {N_("A digit has been placed everywhere but in one row, column and box. Look for "
                 "digits that are on the board many times. The last one goes where the row and the "
                 "column that lack it cross.")},
    .standing = {TechniqueFamily::Singles, Level::Beginner, 4},
    .find = find_last_digits,
    .explanation = {{N_("Every {digit} but one is placed.")},
                    {N_("In {house} it can only go in {focus}.")}},
    .other_names = "0001",
    .example = ":last_digit:5:5+6+93+81+4+7+28+2+7+4+5+69+3+1+14+3+29+7+56+8.+5.+8+7+3+24+9+37+4+"
               "129+6+8+5+2+9856+4+7+134+3.+6+128+9+7.+8.+7+351247+1+2+9+4+8+3+5+6:::573:",
};

const Technique techniques::hidden_single_box = {
    .id = "hidden_single_box",
    .name = N_("Hidden Single in a Box"),
    .known_as = {"Cross-Hatching", "Last Remaining Cell", "Pinned Digit"},
    .about = {N_("A box has only one cell left for a digit, because its other open cells see that "
                 "digit in their row or column. Take a digit, and from each place where it stands "
                 "follow its row and column through the boxes. The box needs the digit, so it goes "
                 "into the cell that no line has reached.")},
    .standing = {TechniqueFamily::Singles, Level::Beginner, 14},
    .find = find_with<find_hidden_singles, Where::InBoxes>,
    .explanation = hidden_single_explanation,
    .other_names = "0002 Hidden-Single",
    .hodoku = {30, "HIDDEN_SINGLE", HodokuLevel::Easy, 14},
    .example = ":hidden_single_box:3:3...7.......2...434..9....58...6.3...5.3.94.1.2......9...7.1.."
               "65.98...1.7.....5.2:::363:",
};

const Technique techniques::naked_single = {
    .id = "naked_single",
    .name = N_("Naked Single"),
    .known_as = {"Sole Candidate", "Forced Digit", "Last Possible Number"},
    .about = {N_("Only one digit is left for a cell, because it sees all the others. Look for "
                 "cells whose row, column and box together hold many different digits, or for a "
                 "cell with a single note. Nothing else fits, so the digit goes there.")},
    .standing = {TechniqueFamily::Singles, Level::Easy, 4},
    .find = find_naked_singles,
    .explanation = {{N_("{focus} can only be {digit}.")},
                    {N_("It sees the other digits in {blockers}."), Each::Fact, sees_all_others},
                    {N_("It sees {digits} in {blockers}."), Each::Fact, sees_some},
                    {N_("Earlier steps ruled out {digits}."), Each::Fact, ruled_out_before}},
    .other_names = "0003 Naked-Single",
    .hodoku = {20, "NAKED_SINGLE", HodokuLevel::Easy, 4},
    .example = ":naked_single:6:..1...7......2...3..8..9...72........8.57..1..16.32..79..4.8..1.67."
               "135....4..5...:::675:",
};

const Technique techniques::hidden_single_line = {
    .id = "hidden_single_line",
    .name = N_("Hidden Single"),
    .known_as = {"Unique Candidate", "Pinned Digit"},
    .about = {N_("A row or column has only one cell left for a digit. Take a digit that the line "
                 "lacks and leave out the open cells that see it elsewhere. The line needs the "
                 "digit, so the cell that remains has it, whatever else could be noted there.")},
    .standing = {TechniqueFamily::Singles, Level::Easy, 14},
    .find = find_with<find_hidden_singles, Where::InLines>,
    .explanation = hidden_single_explanation,
    .other_names = "0002 Hidden-Single",
    .hodoku = {31, "HIDDEN_SINGLE", HodokuLevel::Easy, 14},
    .example = ":hidden_single_line:4:.958.73.1......7..4..1.5.8.6.....14.........6..872.....8..51."
               "9..1....4...6439....:::415:",
};

} // namespace engine
