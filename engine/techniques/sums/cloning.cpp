// Cloning: whatever a cell holds must be, in a house that does not contain it, in one certain cell,
// because it sees all other places. Both cells hold the same digit.

#include <optional>

#include "engine/patterns/sums.h"
#include "engine/steps/evidence.h"
#include "engine/steps/steps.h"

namespace engine {

namespace {

// The one cell of the house where each candidate of the cell must be if the cell holds it.
std::optional<Cell> clone_in(const Candidates& candidates, HouseIndex house, Cell cell)
{
    const Chart& chart = candidates.chart();
    std::optional<Cell> clone;
    for (Digit digit : candidates.of(cell)) {
        const CellSet left =
            (chart.cells(house) & candidates.cells_with(digit)) - chart.peers(cell);
        if (left.empty() || left.has_more_than(1) || (clone && *clone != left.first()))
            return std::nullopt;
        clone = left.first();
    }
    return clone;
}

} // namespace

static void find_clones(const Candidates& candidates, Steps& steps)
{
    const Chart& chart = candidates.chart();
    for (Cell cell : candidates.open_cells()) {
        for (HouseIndex house : chart.full_houses()) {
            if (chart.cells(house).has(cell))
                continue;
            const auto clone = clone_in(candidates, house, cell);
            if (!clone)
                continue;
            const DigitSet both = candidates.of(cell).common(candidates.of(*clone));
            Step step{.digits = both};
            remove_digits(step, *clone, candidates.of(*clone).without(both));
            steps.add(std::move(step), [&](Step& taken) {
                mark_house(taken, house, Role::Witness);
                taken.cells = {{cell, Role::Start}, {*clone, Role::End}};
                mark_digits(taken, cell, both, Role::Start);
                mark_digits(taken, *clone, both, Role::End);
            });
        }
    }
}

const Technique techniques::cloning = {
    .id = "cloning",
    .name = N_("Cloning"),
    .about = {N_("A cell sees nearly all of another house: by its row or column, by its box and by "
                 "its cage. Whatever it holds must be in that house, too, in the one place that it "
                 "does not see. So the two cells are clones with the same digit, and have only the "
                 "candidates of both.")},
    .standing = {TechniqueFamily::Sums, Level::Hard, 76},
    .find = find_clones,
    .explanation = {{N_("{start} holds one of {start_digits}. In {house} its digit must be in "
                        "{end}, as {start} sees all its other places.")},
                    {N_("So both hold the same digit.")}},
    .example = "killer-9x9,cab_b_aa_a_____b____aaaa______b_ab_aba_a____aab_b_b_a_a_aaa__aaa_a_"
               "__b_aa_aa_ab____abb_,24c16a10b14a26b10_25d21c14a27_15_17j14a11e9_16a18a17a15h1"
               "1_15a24b14f6b16a\t:cloning:23:+1..........+9..+6+7+8+1......+9+6+5......+5+4.."
               ".....+1...+1..............+1....+1..+6+5...+1.+6.+3..:215 315 415 515 815 216 "
               "316 416 516 816 236 436 736 836 246 746 846 946 249 349 849 356 456 556 756 95"
               "6 258 358 259 359 859 863 366 966 768 968 669 769 969 271 371 471 571 272 372 "
               "472 572 873 376 976 779 979 789 989 591 298 299 499 899:419::",
};

} // namespace engine
