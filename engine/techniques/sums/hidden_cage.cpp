// Hidden cages: what houses and cages leave for cells that all differ, used like a printed cage.

#include "engine/patterns/house_sums.h"
#include "engine/steps/evidence.h"
#include "engine/steps/steps.h"
#include "engine/techniques/sums/house_sum_explanation.h"

namespace engine {

namespace {

// Fewer cells are innies or outies of the rule of 45 itself.
constexpr int least_cells = 4;

// Roles: those of mark_house_sum(), and Cause for the hidden cage.
void mark_hidden_cage(Step& step, const Candidates& candidates, const HiddenCage& cage)
{
    mark_house_sum(step, candidates, candidates.worked_out<HouseSums>().all()[cage.house_sum]);
    step.cages.push_back(mark_of(candidates, cage.area, Listing::WithCombinations));
}

} // namespace

static void find_hidden_cages(const Candidates& candidates, Steps& steps)
{
    if (candidates.chart().grid().cages().empty())
        return;
    for (const HiddenCage& cage : candidates.worked_out<HiddenCages>().all()) {
        const int size = cage.area.open.count();
        if (size < least_cells)
            continue;
        steps.stop_if_cancelled();
        const auto possible = arranged_digits(candidates, cage.area);
        if (!possible)
            continue;
        Step step{.size = size};
        auto digits = possible->begin();
        for (Cell cell : cage.area.open)
            remove_digits(step, cell, candidates.of(cell).without(*digits++));
        steps.add(std::move(step), [&](Step& taken) { mark_hidden_cage(taken, candidates, cage); });
    }
}

static void find_pointing_hidden_cages(const Candidates& candidates, Steps& steps)
{
    const Chart& chart = candidates.chart();
    if (chart.grid().cages().empty())
        return;
    for (const HiddenCage& cage : candidates.worked_out<HiddenCages>().all()) {
        for (Digit digit : cage.area.must) {
            const CellSet places = cage.area.open & candidates.cells_with(digit);
            const CellSet removed =
                (chart.common_peers(places) & candidates.cells_with(digit)) - cage.area.open;
            if (removed.empty())
                continue;
            Step step{.size = cage.area.open.count(), .digits = DigitSet::only(digit)};
            remove_from(step, removed, digit);
            steps.add(std::move(step), [&](Step& taken) {
                mark_hidden_cage(taken, candidates, cage);
                mark_digit(taken, candidates, places, digit, Role::Cause);
            });
        }
    }
}

const Technique techniques::hidden_cage = {
    .id = "hidden_cage",
    .name = N_("Hidden Cage"),
    .about = {N_("What the rule of 45 leaves for four to six cells is a cage that is not printed. "
                 "If all its cells differ, it has combinations like any other cage, and those that "
                 "the candidates allow may be few, above all if the sum is small or large. What is "
                 "in none of them goes.")},
    .standing = {TechniqueFamily::Sums, Level::Hard, 85},
    .find = find_hidden_cages,
    .explanation = house_sum_explanation,
    .example = "",
};

const Technique techniques::hidden_cage_pointing = {
    .id = "hidden_cage_pointing",
    .name = N_("Hidden Cage Pointing"),
    .about = {N_("What the rule of 45 leaves for some cells that all differ is a cage that is not "
                 "printed. If every combination that the candidates allow has a digit, and all its "
                 "places in these cells lie in one row, column or box, it goes from the rest of "
                 "that house.")},
    .standing = {TechniqueFamily::Sums, Level::Hard, 88},
    .find = find_pointing_hidden_cages,
    .explanation = house_sum_explanation,
    .example = "",
};

} // namespace engine
