// Trial and error: removes a candidate because a search finds no solution with it, when no
// technique explains this briefly. It makes sure that a path of steps always reaches the solution.
// Roles: Start for the candidate, Focus for its cell; no links.

#include "engine/solve/search.h"
#include "engine/steps/steps.h"

namespace engine {

namespace {

// If a search needs more guesses than this, the candidate is kept.
constexpr std::uint64_t most_guesses = 100'000;

SearchResult searched(const Candidates& candidates, const Digits& digits, int solutions)
{
    return search(candidates.chart().grid(), digits,
                  {.solutions = solutions, .guesses = most_guesses});
}

// Finds out which candidates are in no solution.
class Trials {
public:
    explicit Trials(const Candidates& candidates)
        : candidates_(candidates), all_(searched(candidates, candidates.digits(), 2))
    {
    }

    bool leads_nowhere(Candidate tried) const
    {
        if (all_.decided && all_.count == 1)
            return all_.solutions.front()[tried.cell.index] != tried.digit;
        Digits digits = candidates_.digits();
        digits[tried.cell] = tried.digit;
        const SearchResult result = searched(candidates_, digits, 1);
        return result.decided && result.count == 0;
    }

private:
    const Candidates& candidates_;
    SearchResult all_;
};

void add_step(Candidate wrong, Steps& steps)
{
    Step step{.removals = {wrong}};
    step.digits = DigitSet::only(wrong.digit);
    step.cells.push_back({wrong.cell, Role::Focus});
    step.candidates.push_back({wrong, Role::Start});
    steps.add(std::move(step));
}

} // namespace

// Tries cells with few candidates first.
static void find_by_trial(const Candidates& candidates, Steps& steps)
{
    const Trials trials(candidates);
    for (int count = 2; count <= candidates.chart().size(); ++count) {
        for (Cell cell : candidates.open_cells()) {
            if (candidates.of(cell).count() != count)
                continue;
            for (Digit digit : candidates.of(cell)) {
                steps.stop_if_cancelled();
                if (trials.leads_nowhere({cell, digit}))
                    add_step({cell, digit}, steps);
            }
        }
    }
}

const Technique techniques::trial_and_error = {
    .id = "trial_and_error",
    .name = N_("Trial and Error"),
    .known_as = {"Bowman's Bingo", "Bifurcation", "Guessing"},
    .about = {N_("No technique explains this step briefly. If the candidate is written, a search "
                 "tries everything that remains and finds no solution, so it goes. It stands last "
                 "in the list so that help never ends before the solution.")},
    .standing = {TechniqueFamily::Nets, Level::Diabolical, 3000},
    .find = find_by_trial,
    .explanation = {{N_("Trying {removed_digits} in {removed_cells} leads to a contradiction, "
                        "further than can be told.")}},
    .example =
        ":trial_and_error:1:...7.+9...6.+9+2.571.5+74+1.3+9....8.7.+4.1....1+43.6.4..9....+4..+6.8+"
        "1.9..34+2+1.5..1.+9.+7.4.:217 617 218 818 219 819 261 563 763 564 869 899:113::",
};

} // namespace engine
