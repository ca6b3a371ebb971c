// Forcing nets: what follows from an assumption when several earlier results may be used together.
// Evidence: branches; the links of a branch stand in an order in which one can check them, and only
// those needed are there. An Inferred link tells one of several premises that together make `to`
// true: all others of its cell or house are false.
// Contradiction: one branch; candidate Start is the assumption; the cell or house that loses all
// candidates is End, and so are these candidates.
// Cell and House Forcing Net: candidates Start, each beginning a branch, and Target, where all that
// do not break end; the cell, or the house, is Start. With two branches of the same candidate, true
// and false, the cell is Start.
// Nishio: as a contradiction, within one digit.
// With sets, and nested: the same; links with the reason Pattern come from a pattern inside the
// branch, or from a net within it that ends in a contradiction, and start at all it needed.

#include "engine/inference/net_steps.h"
#include "engine/steps/finders.h"

namespace engine {

namespace {

// On great grids a table of all assumptions takes much time and memory.
constexpr int most_for_tables = 900;

// Of the assumption that the literal holds, which breaks.
Step contradiction_of(Technique technique, DeepNet& deep, const NetPlan& plan, int literal)
{
    Step step = effect_of(technique, plan, literal ^ 1);
    deep.assume(literal / 2, literal % 2 != 0);
    ENSURE(deep.net().is_broken());
    tell_contradiction(step, plan, deep.net(), literal / 2);
    return step;
}

bool breaks(const NetTable& table, int literal)
{
    return can_assume(table.depth(), literal) && table.is_broken(literal);
}

// What finds nothing is not to be followed again by those who look for other nets.
void tell_first_contradiction(const Candidates& candidates, Technique technique, Steps& steps)
{
    const NetTable& table = net_table_of(candidates, depth_of(technique));
    const int literals = 2 * table.plan().count();
    int literal = 0;
    while (literal < literals && !steps.is_stopped() && !breaks(table, literal))
        ++literal;
    if (literal == literals || steps.is_stopped())
        return;
    DeepNet deep(candidates, table.depth(), DeepNet::Reasons::Kept);
    steps.add(contradiction_of(technique, deep, table.plan(), literal));
}

void tell_first_without_table(const Candidates& candidates, Technique technique, Steps& steps)
{
    const auto& plan = candidates.worked_out<NetPlan>();
    DeepNet deep(candidates, depth_of(technique), DeepNet::Reasons::Kept);
    for (int literal = 0; literal < 2 * plan.count() && !steps.is_satisfied(); ++literal) {
        if (!can_assume(depth_of(technique), literal))
            continue;
        deep.assume(literal / 2, literal % 2 != 0);
        if (deep.net().is_broken())
            steps.add(contradiction_of(technique, deep, plan, literal));
    }
}

} // namespace

void find_net_contradictions(const Candidates& candidates, Technique technique, Steps& steps)
{
    if (steps.want() == Want::First && candidates.worked_out<NetPlan>().count() > most_for_tables)
        return tell_first_without_table(candidates, technique, steps);
    const NetTable& table = net_table_of(candidates, depth_of(technique));
    const NetPlan& plan = table.plan();
    NetSteps found(technique, steps);
    DeepNet deep(candidates, table.depth(), DeepNet::Reasons::Kept);
    for (int literal = 0; literal < 2 * plan.count() && !steps.is_stopped(); ++literal) {
        if (breaks(table, literal))
            found.add(found.wants_reasons() ? contradiction_of(technique, deep, plan, literal)
                                            : effect_of(technique, plan, literal ^ 1));
    }
    found.tell();
}

// What breaks, and only if nothing does, what all of a cell or house lead to. Grids with many
// candidates would take too long; trial and error is left for them.
void find_deep_nets(const Candidates& candidates, Technique technique, Steps& steps)
{
    const bool is_nested = technique == Technique::NestedNet;
    const int most_candidates = is_nested ? 350 : 900;
    if (candidates.worked_out<NetPlan>().count() > most_candidates)
        return;
    if (steps.want() == Want::First)
        tell_first_contradiction(candidates, technique, steps);
    else
        find_net_contradictions(candidates, technique, steps);
    if (steps.found().empty() || steps.found().back().technique != technique)
        find_verity_nets(candidates, technique, steps);
}

void find_nishio(const Candidates& candidates, Technique technique, Steps& steps)
{
    const auto& plan = candidates.worked_out<NetPlan>();
    NetSteps found(technique, steps);
    Net net(plan, NetScope::OneDigit);
    for (int candidate = 0; candidate < plan.count(); ++candidate) {
        net.assume(candidate, true);
        if (!net.is_broken())
            continue;
        Step step = effect_of(technique, plan, Net::literal(candidate, false));
        if (found.wants_reasons())
            tell_contradiction(step, plan, net, candidate);
        found.add(std::move(step));
    }
    found.tell();
}

} // namespace engine
