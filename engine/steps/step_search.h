#pragma once
// What a finder has at hand, where it is a class because it remembers something on its way.

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

// The finder of a technique that is such a class: `Search(candidates, steps, differences...)`
// looks for the steps by its find().
template <class Search, auto... differences>
void find_by(const Candidates& candidates, Steps& steps)
{
    Search(candidates, steps, differences...).find();
}

} // namespace engine
