// Trial and error: a candidate that a search finds to lead nowhere, where no reason is short enough
// to tell. So every way ends. Evidence: the candidate is Start and its cell Focus; no links.

#include "engine/solve/search.h"
#include "engine/teach/techniques/finders.h"

namespace engine {

namespace {

// A position worth more guesses than this is given up; no puzzle with one solution needs as many.
constexpr std::uint64_t most_guesses = 1'000'000;

bool leads_nowhere(const Candidates& candidates, Candidate tried)
{
    Digits digits = candidates.digits();
    digits[tried.cell.index] = tried.digit;
    const SearchResult result =
        search(candidates.chart().grid(), digits, {.solutions = 1, .guesses = most_guesses});
    return result.decided && result.count == 0;
}

void tell(Technique technique, Candidate wrong, Steps& steps)
{
    Step step{.technique = technique, .removals = {wrong}};
    step.digits = DigitSet::only(wrong.digit);
    step.cells.push_back({wrong.cell, Role::Focus});
    step.candidates.push_back({wrong, Role::Start});
    steps.add(std::move(step));
}

} // namespace

// Cells with few candidates come first.
void find_by_trial(const Candidates& candidates, Technique technique, Steps& steps)
{
    for (int count = 2; count <= candidates.chart().size(); ++count) {
        for (Cell cell : candidates.open_cells()) {
            if (candidates.of(cell).count() != count)
                continue;
            for (Digit digit : candidates.of(cell)) {
                if (steps.is_satisfied())
                    return;
                if (leads_nowhere(candidates, {cell, digit}))
                    tell(technique, {cell, digit}, steps);
            }
        }
    }
}

} // namespace engine
