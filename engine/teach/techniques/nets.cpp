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

#include <algorithm>

#include "engine/teach/deep_net.h"
#include "engine/teach/techniques/finders.h"

namespace engine {

namespace {

// What each assumption leads to.
class NetTable {
public:
    NetTable(const Candidates& candidates, NetDepth depth)
        : plan_(candidates.worked_out<NetPlan>()),
          depth_(depth),
          true_(2 * plan_.count(), plan_.count()),
          false_(2 * plan_.count(), plan_.count()),
          is_broken_(static_cast<std::size_t>(2 * plan_.count()))
    {
        DeepNet deep(candidates, depth);
        const Net& net = deep.net();
        for (int literal = 0; literal < 2 * plan_.count(); ++literal) {
            if (!can_assume(literal))
                continue;
            deep.assume(literal / 2, literal % 2 != 0);
            is_broken_[static_cast<std::size_t>(literal)] = net.is_broken() ? 1 : 0;
            std::ranges::copy(net.all_true(), true_.row(literal).begin());
            std::ranges::copy(net.all_false(), false_.row(literal).begin());
        }
    }

    NetDepth depth() const { return depth_; }
    // To assume that a candidate is false leads less far, and is left out where nets are slow.
    bool can_assume(int literal) const { return depth_ == NetDepth::Singles || literal % 2 != 0; }
    const NetPlan& plan() const { return plan_; }
    bool is_broken(int literal) const { return is_broken_[static_cast<std::size_t>(literal)] != 0; }
    ConstBitRow all_true(int literal) const { return true_.row(literal); }
    ConstBitRow all_false(int literal) const { return false_.row(literal); }

private:
    const NetPlan& plan_;
    NetDepth depth_;
    BitTable true_;
    BitTable false_;
    std::vector<char> is_broken_; // by literal
};

template <NetDepth how_deep>
struct NetTableOf : NetTable {
    explicit NetTableOf(const Candidates& candidates) : NetTable(candidates, how_deep) {}
};

const NetTable& net_table(const Candidates& candidates, Technique technique)
{
    if (technique == Technique::NetPlus)
        return candidates.worked_out<NetTableOf<NetDepth::Patterns>>();
    if (technique == Technique::NestedNet)
        return candidates.worked_out<NetTableOf<NetDepth::Nested>>();
    return candidates.worked_out<NetTableOf<NetDepth::Singles>>();
}

Step effect_of(Technique technique, const NetPlan& plan, int literal)
{
    Step step{.technique = technique};
    auto& effects = literal % 2 != 0 ? step.placements : step.removals;
    effects.push_back(plan.candidate(literal / 2));
    return step;
}

int links_in(const Step& step)
{
    int links = 0;
    for (const Branch& branch : step.branches)
        links += static_cast<int>(branch.links.size());
    return links;
}

// Gives steps as they are wanted: all, the one with fewest links, or only what they do together.
class NetSteps {
public:
    NetSteps(Technique technique, Steps& steps) : steps_(steps), joint_{.technique = technique} {}

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
    Step joint_;
    std::vector<Step> best_;
};

void tell_contradiction(Step& step, const NetPlan& plan, const Net& net, int assumption)
{
    step.branches.push_back(net.branch_to(net.contradiction()));
    const Candidate assumed = plan.candidate(assumption);
    step.candidates.push_back({assumed, Role::Start});
    step.digits = DigitSet::only(assumed.digit);
    const Alternatives& broken = net.broken();
    for (Candidate candidate : broken.candidates)
        step.candidates.push_back({candidate, Role::End});
    if (broken.house >= 0)
        step.houses.push_back({broken.house, Role::End});
    else
        step.cells.push_back({broken.candidates.front().cell, Role::End});
    step.size = links_in(step);
}

// Looks for what all of several assumptions lead to.
class VerityFinder {
public:
    VerityFinder(const Candidates& candidates, Technique technique, NetSteps& steps)
        : table_(net_table(candidates, technique)),
          technique_(technique),
          steps_(steps),
          net_(candidates, table_.depth()),
          common_(2, table_.plan().count()),
          proofs_(static_cast<std::size_t>(2 * table_.plan().count()))
    {
    }

    // `house` -1: they are in one cell.
    void try_assumptions(const std::vector<int>& literals, int house);
    void tell();

private:
    struct Proof {
        std::vector<int> assumptions;
        int house;
    };

    // Of the proofs with the fewest assumptions so many are compared; their lengths differ little.
    static constexpr std::size_t most_proofs = 4;
    static constexpr int most_compared_for_one_step = 24;

    void note(const std::vector<int>& literals, int house, bool is_true);
    void keep(std::vector<Proof>& proofs, const std::vector<int>& literals, int house) const;
    Step proved(int end, const Proof& proof);

    const NetTable& table_;
    Technique technique_;
    NetSteps& steps_;
    DeepNet net_;
    BitTable common_;                        // false, true
    std::vector<std::vector<Proof>> proofs_; // by end
};

void VerityFinder::note(const std::vector<int>& literals, int house, bool is_true)
{
    for_each_bit(common_.row(is_true ? 1 : 0), [&](int candidate) {
        const int end = Net::literal(candidate, is_true);
        const auto is_start = [&](int each) {
            return each / 2 == candidate;
        };
        if (candidate < table_.plan().count() && std::ranges::none_of(literals, is_start))
            keep(proofs_[static_cast<std::size_t>(end)], literals, house);
    });
}

void VerityFinder::keep(std::vector<Proof>& proofs,
                        const std::vector<int>& literals,
                        int house) const
{
    if (!steps_.wants_reasons() && !proofs.empty())
        return;
    if (!proofs.empty() && literals.size() < proofs.front().assumptions.size())
        proofs.clear();
    if (proofs.empty() ||
        (proofs.size() < most_proofs && literals.size() == proofs.front().assumptions.size()))
        proofs.push_back({literals, house});
}

void VerityFinder::try_assumptions(const std::vector<int>& literals, int house)
{
    const auto is_broken = [&](int literal) {
        return table_.is_broken(literal);
    };
    if (std::ranges::all_of(literals, is_broken))
        return;
    for (int row : {0, 1})
        std::ranges::fill(common_.row(row), ~std::uint64_t{0});
    for (int literal : literals) {
        if (is_broken(literal))
            continue;
        for (std::size_t i = 0; i < common_.row(0).size(); ++i) {
            common_.row(0)[i] &= table_.all_false(literal)[i];
            common_.row(1)[i] &= table_.all_true(literal)[i];
        }
    }
    note(literals, house, false);
    note(literals, house, true);
}

Step VerityFinder::proved(int end, const Proof& proof)
{
    const NetPlan& plan = table_.plan();
    const Net& net = net_.net();
    Step step = effect_of(technique_, plan, end);
    step.candidates.push_back({plan.candidate(end / 2), Role::Target});
    for (std::size_t i = 0; i < proof.assumptions.size(); ++i) {
        const Candidate assumed = plan.candidate(proof.assumptions[i] / 2);
        net_.assume(proof.assumptions[i] / 2, proof.assumptions[i] % 2 != 0);
        step.branches.push_back(
            net.branch_to(net.is_broken() ? net.contradiction() : std::vector{end}));
        step.candidates.push_back({assumed, Role::Start, static_cast<int>(i)});
        step.digits = step.digits.with(DigitSet::only(assumed.digit));
    }
    if (proof.house >= 0)
        step.houses.push_back({proof.house, Role::Start});
    else
        step.cells.push_back({plan.candidate(proof.assumptions.front() / 2).cell, Role::Start});
    step.size = links_in(step);
    return step;
}

void VerityFinder::tell()
{
    int compared = 0;
    for (std::size_t end = 0; end < proofs_.size(); ++end) {
        if (proofs_[end].empty())
            continue;
        if (!steps_.wants_reasons()) {
            steps_.add(effect_of(technique_, table_.plan(), static_cast<int>(end)));
            continue;
        }
        if (steps_.wants_one() && ++compared > most_compared_for_one_step)
            return;
        Step best = proved(static_cast<int>(end), proofs_[end].front());
        for (std::size_t i = 1; i < proofs_[end].size(); ++i) {
            Step other = proved(static_cast<int>(end), proofs_[end][i]);
            if (other.size < best.size)
                best = std::move(other);
        }
        steps_.add(std::move(best));
    }
}

} // namespace

void find_net_contradictions(const Candidates& candidates, Technique technique, Steps& steps)
{
    const NetTable& table = net_table(candidates, technique);
    const NetPlan& plan = table.plan();
    NetSteps found(technique, steps);
    DeepNet deep(candidates, table.depth());
    for (int literal = 0; literal < 2 * plan.count(); ++literal) {
        if (!table.is_broken(literal))
            continue;
        Step step = effect_of(technique, plan, literal ^ 1);
        if (found.wants_reasons()) {
            deep.assume(literal / 2, literal % 2 != 0);
            tell_contradiction(step, plan, deep.net(), literal / 2);
        }
        found.add(std::move(step));
    }
    found.tell();
}

// Cells count also where one candidate leads to the same whether it is true or false.
void find_verity_nets(const Candidates& candidates, Technique technique, Steps& steps)
{
    const NetTable& table = net_table(candidates, technique);
    NetSteps found(technique, steps);
    VerityFinder finder(candidates, technique, found);
    for (const Alternatives& each : table.plan().alternatives()) {
        if (technique == (each.house < 0 ? Technique::HouseForcingNet : Technique::CellForcingNet))
            continue;
        std::vector<int> literals;
        for (Candidate candidate : each.candidates)
            literals.push_back(Net::literal(table.plan().number_of(candidate), true));
        finder.try_assumptions(literals, each.house);
    }
    for (int candidate = 0; candidate < table.plan().count(); ++candidate) {
        if (technique == Technique::CellForcingNet)
            finder.try_assumptions({Net::literal(candidate, true), Net::literal(candidate, false)},
                                   -1);
    }
    finder.tell();
    found.tell();
}

// What breaks, and only if nothing does, what all of a cell or house lead to.
void find_deep_nets(const Candidates& candidates, Technique technique, Steps& steps)
{
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
