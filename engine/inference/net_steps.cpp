#include "engine/inference/net_steps.h"

#include "engine/base/count.h"

namespace engine {

Step effect_of(const NetPlan& plan, Literal literal)
{
    Step step{};
    auto& effects = literal.is_true() ? step.placements : step.removals;
    effects.push_back(plan.candidate(literal.candidate()));
    return step;
}

int links_in(const Step& step)
{
    int links = 0;
    for (const Branch& branch : step.branches)
        links += count_of(branch.links);
    return links;
}

void write_assumption(Step& step, Candidate assumed)
{
    step.candidates.push_back({assumed, Role::Start});
    step.digits = DigitSet::only(assumed.digit);
}

void write_broken(Step& step, const Alternatives& broken)
{
    for (Candidate candidate : broken.candidates)
        step.candidates.push_back({candidate, Role::End});
    if (broken.house != no_house)
        step.houses.push_back({broken.house, Role::End});
    else
        step.cells.push_back({broken.candidates.front().cell, Role::End});
}

int write_contradiction(Step& step, const NetPlan& plan, const Net& net, int assumption)
{
    net.add_branch(step, net.contradiction());
    write_assumption(step, plan.candidate(assumption));
    write_broken(step, net.broken());
    step.size = links_in(step);
    return step.size;
}

} // namespace engine
