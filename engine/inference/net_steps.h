#pragma once
// How finders of nets tell their steps.

#include "engine/inference/net_table.h"
#include "engine/steps/steps.h"

namespace engine {

// Without evidence: a literal as Net numbers them, removed if it is false, placed if it is true.
Step effect_of(const NetPlan& plan, int literal);
// Links of all branches.
int links_in(const Step& step);
// Evidence of an assumption, of what loses all its candidates, and of a broken net with both; see
// nets.cpp.
void tell_assumption(Step& step, Candidate assumed);
void tell_broken(Step& step, const Alternatives& broken);
void tell_contradiction(Step& step, const NetPlan& plan, const Net& net, int assumption);

// Gives steps as they are wanted: all, the one with fewest links, or only what they do together.
class NetSteps {
public:
    explicit NetSteps(Steps& steps) : steps_(steps) {}

    bool wants_reasons() const { return steps_.want() != Want::Effects; }
    bool wants_one() const { return steps_.want() == Want::First; }
    void add(Step step)
    {
        if (!wants_reasons() && step.placements.empty())
            joint_.removals.push_back(step.removals.front());
        else if (steps_.want() != Want::First)
            steps_.add(std::move(step));
        else if (best_.empty() || links_in(step) < links_in(best_.front()))
            best_ = {std::move(step)};
    }
    void tell()
    {
        for (Step& step : best_)
            steps_.add(std::move(step));
        steps_.add(std::move(joint_));
    }

private:
    Steps& steps_;
    Step joint_ = {};
    std::vector<Step> best_;
};

} // namespace engine
