// One cage by itself: its last open cell, and the digits that can make up its sum.

#include <algorithm>

#include "engine/filters/removals.h"
#include "engine/patterns/sums.h"
#include "engine/steps/evidence.h"
#include "engine/steps/steps.h"

namespace engine {

namespace {

using Combinations = std::vector<DigitSet>;

// Those that are not written in the cage.
DigitSet digits_left(const Candidates& candidates, const SumArea& area)
{
    DigitSet left = candidates.chart().all_digits();
    for (Cell cell : area.cells - area.open)
        left = left.without(candidates.digit(cell));
    return left;
}

// The sets of as many digits as open cells that add up to the rest, whatever the notes say.
std::optional<Combinations> combinations_by_sum(const Candidates& candidates, const SumArea& area)
{
    return combinations_among(digits_left(candidates, area), area.open.count(), area.rest);
}

// What these digits leave out of the cells.
Step keeping(const Candidates& candidates, const CellSet& cells, DigitSet digits)
{
    Step step;
    for (Cell cell : cells)
        remove_digits(step, cell, candidates.of(cell).without(digits));
    return step;
}

void mark_area(Step& step, const Candidates& candidates, const SumArea& area, CageMark mark)
{
    step.size = area.open.count();
    step.cages.push_back(std::move(mark));
    mark_cells(step, area.open, Role::Cause);
    step.digits = digits_in_any(step.cages.front().combinations);
    for (Cell cell : area.open)
        mark_digits(step, cell, candidates.of(cell).common(step.digits), Role::Cause);
}

} // namespace

static void find_last_cells(const Candidates& candidates, Steps& steps)
{
    for (const SumArea& area : candidates.worked_out<CageSums>().cages()) {
        if (area.open.count() != 1 || area.combinations.size() != 1)
            continue;
        const Candidate last{area.open.first(), area.may.first()};
        const auto write = [&](Step& step) {
            step.digits = DigitSet::only(last.digit);
            step.cells.push_back({last.cell, Role::Focus});
            step.candidates.push_back({last, Role::Focus});
            step.cages.push_back(mark_of(candidates, area, Listing::SumOnly));
        };
        if (!steps.offer({.placements = {last}}, write))
            return;
    }
}

static void find_combinations(const Candidates& candidates, Steps& steps)
{
    for (const SumArea& area : candidates.worked_out<CageSums>().cages()) {
        if (area.open.count() < 2)
            continue;
        const auto combinations = combinations_by_sum(candidates, area);
        if (!combinations || combinations->empty())
            continue;
        steps.add(keeping(candidates, area.open, digits_in_any(*combinations)), [&](Step& step) {
            CageMark mark = mark_of(candidates, area, Listing::SumOnly);
            mark.combinations = *combinations;
            mark_area(step, candidates, area, std::move(mark));
        });
    }
}

// Marks why the other combinations are out: digits that no open cell has, and for each cell those
// of which it can take no digit.
static void mark_excluded(Step& step, const Candidates& candidates, const SumArea& area)
{
    const auto all = combinations_by_sum(candidates, area);
    if (!all)
        return;
    DigitSet noted;
    for (Cell cell : area.open)
        noted = noted.with(candidates.of(cell));
    step.cages.front().digits = digits_in_any(*all).without(noted);
    Combinations excluded;
    for (DigitSet combination : *all) {
        if (combination.without(noted).empty() &&
            std::ranges::count(area.combinations, combination) == 0)
            excluded.push_back(combination);
    }
    for (Cell cell : area.open) {
        CageMark mark{.cells = {cell}, .role = Role::Excluded, .is_printed = false};
        const auto takes_none = [&](DigitSet combination) {
            return combination.common(candidates.of(cell)).empty();
        };
        std::ranges::copy_if(excluded, std::back_inserter(mark.combinations), takes_none);
        std::erase_if(excluded, takes_none);
        if (!mark.combinations.empty())
            step.cages.push_back(std::move(mark));
    }
}

static void find_noted_combinations(const Candidates& candidates, Steps& steps)
{
    for (const SumArea& area : candidates.worked_out<CageSums>().cages()) {
        if (area.combinations.empty() || area.open.count() < 2)
            continue;
        steps.add(keeping(candidates, area.open, area.may), [&](Step& step) {
            mark_area(step, candidates, area, mark_of(candidates, area, Listing::WithCombinations));
            mark_excluded(step, candidates, area);
        });
    }
}

// For each digit that the cell loses: what the other cells would have to add up to, and the digits
// that could do so if their notes allowed it.
static void mark_impossible(Step& step, const Candidates& candidates, const SumArea& area)
{
    const Cell cell = step.removals.front().cell;
    CellSet others = area.open;
    others.remove(cell);
    const DigitSet left = digits_left(candidates, area);
    for (const Candidate& removed : step.removals) {
        CageMark mark{.cells = cells_in(others), .role = Role::Excluded, .is_printed = false};
        mark.sum = area.rest - removed.digit;
        mark.digits = DigitSet::only(removed.digit);
        if (others.count() > 1)
            mark.combinations =
                combinations_among(left.without(removed.digit), others.count(), mark.sum)
                    .value_or(Combinations());
        step.cages.push_back(std::move(mark));
    }
}

static void find_arrangements(const Candidates& candidates, Steps& steps)
{
    const CellSet touched = touched_cells(candidates, steps);
    for (const SumArea& area : candidates.worked_out<CageSums>().cages()) {
        if (area.combinations.empty() || area.open.count() < 2 || !area.cells.meets(touched))
            continue;
        const auto possible = arranged_digits(candidates, area);
        if (!possible)
            continue;
        for (std::size_t index = 0; Cell cell : area.open) {
            Step effect;
            remove_digits(effect, cell, candidates.of(cell).without((*possible)[index++]));
            steps.add(std::move(effect), [&](Step& step) {
                mark_area(step, candidates, area, mark_of(candidates, area, Listing::SumOnly));
                step.cells.push_back({cell, Role::Target});
                mark_impossible(step, candidates, area);
            });
        }
    }
}

static constexpr SentenceTemplate open_cells_sentence = {
    N_("{causes} are the open cells of {cage}.")};
static constexpr SentenceTemplate subtraction_sentence = {
    N_("Its other digits leave {subtraction}.")};

const Technique techniques::cage_last_cell = {
    .id = "cage_last_cell",
    .name = N_("Last Cell of a Cage"),
    .about = {N_("A cage with one open cell needs just what its other digits leave of the sum. "
                 "Look for cages that are almost full, and take their digits from the sum. What is "
                 "left goes into the last cell.")},
    .standing = {TechniqueFamily::Sums, Level::Beginner, 6},
    .find = find_last_cells,
    .explanation = {{N_("{focus} is the last open cell of {cage}.")}, subtraction_sentence},
    .example = "killer-9x9,_daa_a___a_a___b__cab____a__b_a___a___ba_abc_daaaaaaaa_a_b___ab_a__a_"
               "_aaa__a_a_c____a,28_25d9a11b10_11a10_15_10d9e23c15_32c21f24_6a13_30a23_7j10b10_1"
               "6d20e17d\t:cage_last_cell:4:6..2.71+8......6.7.97...+4.+3..........2.......+6.9."
               ".6+54.13+45..2.+19........7.....85..:::495:",
};

const Technique techniques::cage_combinations = {
    .id = "cage_combinations",
    .name = N_("Cage Combinations"),
    .about = {N_(
        "Few combinations of digits make up a very small or a very large sum: two cells of 16 are "
        "7 and 9, three cells of 6 are 1, 2 and 3. Look for cages with such a sum, also among "
        "those that are partly filled. Digits of no such combination can't be in the cage.")},
    .standing = {TechniqueFamily::Sums, Level::Easy, 20},
    .find = find_combinations,
    .explanation = {open_cells_sentence,
                    subtraction_sentence,
                    {N_("{open_count} different digits add up to {rest} only as {combinations}.")},
                    {N_("{combination_count} combinations of {open_count} digits add up to {rest}, "
                        "all with the digits {combination_digits}.")}},
    .example = "killer-9x9,aaa____a_____aaa_a_a__aa____a___a_b__b_____ababcc_aa__b___aaa_abbaaa_"
               "aa_aa_b__ab_abaa__,8a14a17a13_4_15a21_13b18c23b20c25c21b9_11e6_18e16_6d14e32b22a"
               "13a13_18k15b\t:cage_combinations:1247:......+8+3.....8.+51...8...........4......"
               "..+5...........8.....9...6....+8...+7......8.:911 612 712 912 921:113 213 413 71"
               "3 114 214 414 714::",
};

const Technique techniques::cage_noted_combinations = {
    .id = "cage_noted_combinations",
    .name = N_("Cage Combinations by Notes"),
    .about = {N_("Of the combinations that make up the sum of a cage, only some fit what its cells "
                 "can still be: each cell needs a digit of the combination, and each of its digits "
                 "needs a cell. Look for cages whose cells have few notes left, and cross out the "
                 "combinations that don't fit. Digits of none that is left can't be in the cage.")},
    .standing = {TechniqueFamily::Sums, Level::Medium, 28},
    .find = find_noted_combinations,
    .explanation = {open_cells_sentence,
                    subtraction_sentence,
                    {N_("None of them can be {cage_digits}.")},
                    {N_("{cells} can take no digit of {combinations}."), Each::ExcludedCage},
                    {N_("{cells} can take no digit of {combination_count} other combinations."),
                     Each::ExcludedCage},
                    {N_("So they add up to {rest} only as {combinations}.")},
                    {N_("That leaves {combination_count} combinations that add up to {rest}, all "
                        "with the digits {combination_digits}.")}},
    .example = "killer-9x9,_b_aa__a_ca___b___b_a_aa_a___a_aa_a____aa___a__cad____baa__a__b_caa__"
               "a_ab_aa_aa_a___ad_,12_25b26_12a6c15b8_22h20b13a12_17_17c29f19b27_11b16e24c18_9d3"
               "_15b16i13a\t:cage_noted_combinations:3:+27+3+6+94+8+5+1+1+98..5..+6..+6+1+8+3+9+"
               "7+2.................5.......2.......+1+84............4...+6+7:846 357 358 162 36"
               "2 862 163 963 367 483 583 783 983 584 784 593 993 195 595:387 388 397::",
};

const Technique techniques::cage_arrangement = {
    .id = "cage_arrangement",
    .name = N_("Cage Arrangement"),
    .about = {N_("A digit in one cell of a cage decides what the other cells have to add up to. "
                 "Try each note of a cell, and look whether the notes of the other cells can make "
                 "up the rest with different digits. If they can't, the digit is not there.")},
    .standing = {TechniqueFamily::Sums, Level::Medium, 36},
    .find = find_arrangements,
    .explanation = {open_cells_sentence,
                    subtraction_sentence,
                    {N_("With {cage_digits} in {targets}, {cells} would have to be {needed_digit}, "
                        "which it can't be."),
                     Each::ExcludedCage},
                    {N_("With {cage_digits} in {targets}, {cells} would have to make up {sum}, as "
                        "{combinations}: the candidates don't allow it."),
                     Each::ExcludedCage},
                    {N_("With {cage_digits} in {targets}, {cells} would have to make up {sum}, in "
                        "one of {combination_count} ways: the candidates allow none of them."),
                     Each::ExcludedCage},
                    {N_("With {cage_digits} in {targets}, {cells} would have to make up "
                        "{impossible_sum}, which no digits do."),
                     Each::ExcludedCage}},
    .example = "killer-9x9,c_ab__a_b__b_a__b_______a_____b_____ab_aa___a_a__a_b__aadbb_ca_a__ba_"
               "_a__b_____aaa__a_aba,24c9_16a10a21b18c18c13a13c12_12c19b17a18c15c20a23_19_14a10h"
               "10f21a22a11_7_4a9f\t:cage_arrangement:7:........................................"
               "................................+4........:715 815 915 518 519 725 825 925 726 8"
               "26 926 139 239 639 149 249 649 163 164 264 364 464 764 866 966 867 967 868 968 1"
               "73 174 274 374 474 774 576 577 183 184 284 384 185 285 385 188 789 889 989 593 9"
               "93 594 994 195 295 395 198 799 899 999:788::",
};

} // namespace engine
