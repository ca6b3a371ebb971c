#pragma once
// Base of the finders that are classes because they store something while they search.

#include "engine/position/candidates.h"
#include "engine/steps/steps.h"

namespace engine {

class StepSearch {
public:
    StepSearch(const Candidates& candidates, Steps& steps)
        : candidates_(candidates), chart_(candidates.chart()), steps_(steps)
    {
    }

protected:
    const Candidates& candidates_;
    const Chart& chart_;
    Steps& steps_;
};

// A finder that runs such a class: it calls `Search(candidates, steps, differences...).find()`.
template <class Search, auto... differences>
void find_by(const Candidates& candidates, Steps& steps)
{
    Search(candidates, steps, differences...).find();
}

} // namespace engine
