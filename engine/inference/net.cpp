#include "engine/inference/net.h"

#include <algorithm>
#include <map>

#include "engine/base/count.h"
#include "engine/steps/weak_link.h"

namespace engine {

NetPlan::NetPlan(const Candidates& candidates)
    : chart_(&candidates.chart()), size_(chart_->size()), alternatives_(alternatives_of(candidates))
{
    number_at_.assign(candidates.chart().cell_count() * (size_ + 1), -1);
    for (Cell cell : candidates.open_cells()) {
        for (Digit digit : candidates.of(cell)) {
            number_at_[cell.index * (size_ + 1) + digit] = count();
            candidates_.push_back({cell, digit});
        }
    }
    list_excluded(candidates);
    list_alternatives();
}

void NetPlan::list_excluded(const Candidates& candidates)
{
    for (const Candidate& each : candidates_) {
        for (Digit digit : candidates.of(each.cell)) {
            if (digit != each.digit)
                excluded_.all.push_back(number_of({each.cell, digit}));
        }
        for (Cell peer : candidates.chart().peers(each.cell) & candidates.cells_with(each.digit))
            excluded_.all.push_back(number_of({peer, each.digit}));
        close(excluded_);
    }
}

void NetPlan::list_alternatives()
{
    std::vector<std::vector<int>> with(candidates_.size());
    for (int i = 0; i < count_of(alternatives_); ++i) {
        for (Candidate member : alternatives_[i].candidates) {
            members_.all.push_back(number_of(member));
            with[number_of(member)].push_back(i);
        }
        close(members_);
    }
    for (const std::vector<int>& each : with) {
        memberships_.all.insert(memberships_.all.end(), each.begin(), each.end());
        close(memberships_);
    }
}

Net::Net(const NetPlan& plan, NetScope scope)
    : plan_(plan),
      scope_(scope),
      true_(1, plan.count()),
      false_(1, plan.count()),
      reasons_(2 * plan.count())
{
    for (int i = 0; i < count_of(plan.alternatives()); ++i) {
        int last = 0;
        const auto members = plan.members(i);
        for (int member : members)
            last ^= member;
        left_at_start_.push_back(static_cast<std::uint16_t>(members.size()));
        last_at_start_.push_back(static_cast<std::uint16_t>(last));
    }
    trail_.reserve(plan.count());
}

void Net::assume(Literal literal)
{
    true_.clear();
    false_.clear();
    left_ = left_at_start_;
    last_ = last_at_start_;
    start(literal);
}

void Net::assume_within(const Net& outer, Literal literal)
{
    true_ = outer.true_;
    false_ = outer.false_;
    left_ = outer.left_;
    last_ = outer.last_;
    start(literal);
}

void Net::start(Literal literal)
{
    trail_.clear();
    conclusions_.clear();
    followed_ = 0;
    broken_ = -1;
    assumption_ = literal;
    if (literal.is_true())
        make_true(literal.candidate(), {NetReason::Kind::Assumed, -1});
    else
        make_false(literal.candidate(), {NetReason::Kind::Assumed, -1});
    follow();
}

void Net::conclude_false(int candidate, NetConclusion conclusion)
{
    if (is_false(candidate) || is_broken())
        return;
    conclusions_.push_back(std::move(conclusion));
    make_false(candidate, {NetReason::Kind::Concluded, count_of(conclusions_) - 1});
    follow();
}

const Alternatives& Net::broken() const
{
    return plan_.alternatives()[broken_];
}

void Net::follow()
{
    while (followed_ < trail_.size() && !is_broken()) {
        const Literal literal = trail_[followed_++];
        if (!literal.is_true())
            continue; // consequences of false literals are found at once
        const Digit digit = plan_.candidate(literal.candidate()).digit;
        for (int other : plan_.excluded(literal.candidate())) {
            if (scope_ == NetScope::OneDigit && plan_.candidate(other).digit != digit)
                continue;
            if (!is_false(other))
                make_false(other, {NetReason::Kind::Excluded, literal.candidate()});
            if (is_broken())
                return;
        }
    }
}

void Net::make_true(int candidate, NetReason reason)
{
    if (is_true(candidate))
        return;
    add_bit(true_.row(0), candidate);
    const Literal literal = Literal::of(candidate, true);
    trail_.push_back(literal);
    reasons_[literal.index] = reason;
}

void Net::make_false(int candidate, NetReason reason)
{
    add_bit(false_.row(0), candidate);
    const Literal literal = Literal::of(candidate, false);
    trail_.push_back(literal);
    reasons_[literal.index] = reason;
    for (int each : plan_.alternatives_with(candidate)) {
        if (scope_ == NetScope::OneDigit && plan_.alternatives()[each].house == no_house)
            continue;
        last_[each] = static_cast<std::uint16_t>(last_[each] ^ candidate);
        --left_[each];
        if (left_[each] == 1)
            make_true(last_[each], {NetReason::Kind::Last, each});
        else if (left_[each] == 0 && broken_ < 0)
            broken_ = each;
    }
}

std::vector<Literal> Net::contradiction() const
{
    std::vector<Literal> literals;
    for (int member : plan_.members(broken_))
        literals.push_back(Literal::of(member, false));
    return literals;
}

// By number; without literals known from an outer net.
std::vector<char> Net::own_literals() const
{
    std::vector<char> are_own(reasons_.size());
    for (Literal each : trail_)
        are_own[each.index] = 1;
    return are_own;
}

// Everything that leads to the goals, each once. Does not ask why an outer net knew its literals.
std::vector<Literal> Net::needed_for(std::vector<Literal> open) const
{
    const std::vector<char> are_own = own_literals();
    std::vector<char> seen(reasons_.size());
    std::vector<Literal> needed;
    while (!open.empty()) {
        const Literal at = open.back();
        open.pop_back();
        if (seen[at.index] != 0)
            continue;
        seen[at.index] = 1;
        needed.push_back(at);
        if (are_own[at.index] == 0)
            continue;
        for (Literal premise : premises(at))
            open.push_back(premise);
    }
    return needed;
}

std::vector<Literal> Net::needed_of_outer() const
{
    const std::vector<char> are_own = own_literals();
    std::vector<Literal> outer = needed_for(contradiction());
    std::erase_if(outer, [&](Literal at) { return are_own[at.index] != 0; });
    return outer;
}

std::vector<Literal> Net::premises(Literal of) const
{
    const NetReason reason = reasons_[of.index];
    std::vector<Literal> all;
    switch (reason.kind) {
    case NetReason::Kind::Assumed:
        break;
    case NetReason::Kind::Excluded:
        all.push_back(Literal::of(reason.by, true));
        break;
    case NetReason::Kind::Last:
        for (int member : plan_.members(reason.by)) {
            if (member != of.candidate())
                all.push_back(Literal::of(member, false));
        }
        break;
    case NetReason::Kind::Concluded:
        all = conclusions_[reason.by].because;
        break;
    }
    return all;
}

Link exclusion(const Chart& chart, Candidate from, Candidate to)
{
    return weak_link(chart, {{from.cell}, from.digit}, {{to.cell}, to.digit});
}

Link last_of(const Alternatives& alternatives, Candidate from, Candidate to)
{
    const bool is_pair = alternatives.candidates.size() == 2;
    return {{{from.cell}, from.digit},
            {{to.cell}, to.digit},
            is_pair ? LinkKind::Strong : LinkKind::Inferred,
            alternatives.house != no_house ? LinkReason::House : LinkReason::Cell,
            alternatives.house};
}

Link Net::link(Literal from, Literal to) const
{
    const Candidate one = plan_.candidate(from.candidate());
    const Candidate other = plan_.candidate(to.candidate());
    const NetReason reason = reasons_[to.index];
    if (reason.kind == NetReason::Kind::Excluded)
        return exclusion(plan_.chart(), one, other);
    if (reason.kind == NetReason::Kind::Last)
        return last_of(plan_.alternatives()[reason.by], one, other);
    Link link{{{one.cell}, one.digit},
              {{other.cell}, other.digit},
              LinkKind::Inferred,
              LinkReason::Pattern};
    link.to_is_true = to.is_true();
    return link;
}

// Returns null if the net found it itself.
const Step* Net::shown_by(Literal literal) const
{
    const NetReason reason = reasons_[literal.index];
    return reason.kind == NetReason::Kind::Concluded ? conclusions_[reason.by].shown_by.get()
                                                     : nullptr;
}

void Net::add_branch(Step& step, const std::vector<Literal>& goals) const
{
    std::vector<char> needed(reasons_.size());
    for (Literal at : needed_for(goals))
        needed[at.index] = 1;
    const Candidate assumed = plan_.candidate(assumption_.candidate());
    Branch branch{{{assumed.cell}, assumed.digit}, assumption_.is_true(), {}};
    std::map<const Step*, int> patterns; // their indexes in the step
    for (Literal at : trail_) {
        if (needed[at.index] == 0)
            continue;
        int pattern = -1;
        if (const Step* shown = shown_by(at)) {
            pattern = patterns.emplace(shown, count_of(step.patterns)).first->second;
            if (pattern == count_of(step.patterns))
                step.patterns.push_back(*shown);
        }
        for (Literal premise : premises(at)) {
            branch.links.push_back(link(premise, at));
            branch.links.back().pattern = pattern;
        }
    }
    step.branches.push_back(std::move(branch));
}

} // namespace engine
