#include "engine/inference/deep_net.h"

#include <array>

#include "engine/inference/net_steps.h"

namespace engine {

namespace {

constexpr std::array patterns = {
    &techniques::pointing,      &techniques::claiming,    &techniques::generalised_intersection,
    &techniques::naked_pair,    &techniques::hidden_pair, &techniques::naked_triple,
    &techniques::hidden_triple, &techniques::x_wing,
};

} // namespace

DeepNet::DeepNet(const Candidates& candidates, NetDepth depth, Reasons reasons)
    : candidates_(candidates),
      plan_(candidates.worked_out<NetPlan>()),
      depth_(depth),
      reasons_(reasons),
      net_(plan_),
      inner_(plan_),
      position_(candidates)
{
}

void DeepNet::assume(Literal literal)
{
    assumption_ = literal;
    net_.assume(literal);
    if (depth_ == NetDepth::Patterns && !net_.is_broken())
        position_ = candidates_;
    bool changed = depth_ != NetDepth::Singles;
    while (changed && !net_.is_broken())
        changed = depth_ == NetDepth::Patterns ? conclude_by_patterns() : conclude_by_nets();
}

void DeepNet::bring_position_up_to_date()
{
    for_each_bit(net_.all_false(), [&](int number) {
        const Candidate removed = plan_.candidate(number);
        position_.remove(removed.cell, removed.digit);
    });
    for_each_bit(net_.all_true(), [&](int number) {
        if (position_.has(plan_.candidate(number)))
            position_.place(plan_.candidate(number).cell, plan_.candidate(number).digit);
    });
}

bool DeepNet::conclude_by_patterns()
{
    bring_position_up_to_date();
    for (const Technique* technique : patterns) {
        Steps steps(reasons_ == Reasons::Kept ? Want::All : Want::Effects);
        steps.look_for(technique, position_);
        bool is_new = false;
        for (const Step& step : steps.found())
            is_new = conclude_by(step) || is_new;
        if (is_new)
            return true;
    }
    return false;
}

bool DeepNet::conclude_by(const Step& step)
{
    const auto shown_by = reasons_ == Reasons::Kept ? std::make_shared<const Step>(step) : nullptr;
    bool is_new = false;
    for (Candidate removed : step.removals) {
        const int number = plan_.number_of(removed);
        if (net_.is_broken() || net_.is_false(number))
            continue;
        net_.conclude_false(number, {premises_of(step), shown_by});
        is_new = true;
    }
    return is_new;
}

// The candidates that have become false in the cells of the pattern, and for its digits in its
// houses.
std::vector<Literal> DeepNet::premises_of(const Step& step) const
{
    if (reasons_ == Reasons::None)
        return {};
    const Chart& chart = plan_.chart();
    CellSet pattern(chart.cell_count());
    CellSet houses(chart.cell_count());
    for (const CellMark& mark : step.cells)
        pattern.add(mark.cell);
    for (const HouseMark& mark : step.houses)
        houses |= chart.cells(mark.house);
    std::vector<Literal> premises;
    for_each_bit(net_.all_false(), [&](int number) {
        const Candidate removed = plan_.candidate(number);
        if (pattern.has(removed.cell) ||
            (houses.has(removed.cell) && step.digits.has(removed.digit)))
            premises.push_back(Literal::of(number, false));
    });
    if (premises.empty())
        premises.push_back(assumption_);
    return premises;
}

// To be called when the inner net, which assumes the candidate, has a contradiction.
NetConclusion DeepNet::shown_by_inner(int candidate) const
{
    if (reasons_ == Reasons::None)
        return {};
    std::vector<Literal> premises = inner_.needed_of_outer();
    if (premises.empty())
        premises.push_back(assumption_);
    Step step{.technique = &techniques::forcing_net_contradiction,
              .removals = {plan_.candidate(candidate)}};
    write_contradiction(step, plan_, inner_, candidate);
    return {std::move(premises), std::make_shared<const Step>(std::move(step))};
}

bool DeepNet::conclude_by_nets()
{
    bool is_new = false;
    for (int number = 0; number < plan_.count() && !net_.is_broken(); ++number) {
        if (net_.is_false(number) || net_.is_true(number))
            continue;
        inner_.assume_within(net_, Literal::of(number, true));
        if (!inner_.is_broken())
            continue;
        net_.conclude_false(number, shown_by_inner(number));
        is_new = true;
    }
    return is_new;
}

} // namespace engine
