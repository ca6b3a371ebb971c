// Hidden cages: what houses and cages leave for cells that all differ, used like a printed cage.

#include "engine/patterns/house_sums.h"
#include "engine/steps/evidence.h"
#include "engine/steps/step_search.h"
#include "engine/techniques/sums/house_sum_explanation.h"

namespace engine {

namespace {

class HiddenCageSearch : public StepSearch {
public:
    using StepSearch::StepSearch;

    void find()
    {
        if (chart_.grid().cages().empty())
            return;
        for (const HiddenCage& cage : candidates_.worked_out<HiddenCages>().all()) {
            steps_.stop_if_cancelled();
            if (cage.area.open.count() > most_cells_of_innies)
                remove_unarranged(cage);
        }
    }

private:
    // Fewer cells are innies or outies.
    static constexpr int most_cells_of_innies = 3;

    void remove_unarranged(const HiddenCage& cage)
    {
        const auto possible = arranged_digits(candidates_, cage.area);
        if (!possible)
            return;
        Step step{.size = cage.area.open.count()};
        auto digits = possible->begin();
        for (Cell cell : cage.area.open)
            remove_digits(step, cell, candidates_.of(cell).without(*digits++));
        steps_.add(std::move(step), [&](Step& taken) {
            mark_house_sum(taken, candidates_,
                           candidates_.worked_out<HouseSums>().all()[cage.house_sum]);
            taken.cages.push_back(mark_of(candidates_, cage.area, Listing::WithCombinations));
        });
    }
};

} // namespace

const Technique techniques::hidden_cage = {
    .id = "hidden_cage",
    .name = N_("Hidden Cage"),
    .about = {N_("What the rule of 45 leaves for four to six cells is a cage that is not printed. "
                 "If all its cells differ, it has combinations like any other cage, and those that "
                 "the candidates allow may be few, above all if the sum is small or large. What is "
                 "in none of them goes.")},
    .standing = {TechniqueFamily::Sums, Level::Hard, 85},
    .find = find_by<HiddenCageSearch>,
    .explanation = house_sum_explanation,
    .example = "",
};

} // namespace engine
