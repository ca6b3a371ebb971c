// Forcing nets from all candidates of a cell or house. For the evidence see nets.cpp.

#include <algorithm>

#include "engine/base/count.h"
#include "engine/inference/branch_explanations.h"
#include "engine/inference/net_steps.h"
#include "engine/steps/steps.h"
#include "engine/techniques/nets/verity_nets.h"

namespace engine {

namespace {

// Looks for the common conclusions of several assumptions.
class VerityFinder {
public:
    VerityFinder(const Candidates& candidates, Steps& steps, NetDepth depth)
        : table_(net_table_of(candidates, depth)),
          steps_(steps),
          net_(candidates, table_.depth(), DeepNet::Reasons::Kept),
          common_(2, table_.plan().count()),
          proofs_(2 * table_.plan().count())
    {
    }

    // `house` is no_house if the assumptions are in one cell.
    void try_assumptions(const std::vector<Literal>& literals, HouseIndex house)
    {
        const auto is_broken = [&](Literal literal) {
            return table_.is_broken(literal);
        };
        if (std::ranges::all_of(literals, is_broken))
            return;
        for (int row : {0, 1})
            std::ranges::fill(common_.row(row), ~std::uint64_t{0});
        for (Literal literal : literals) {
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

    void add_steps()
    {
        int compared = 0;
        for (Literal end : table_.plan().literals()) {
            if (proofs_[end.index].empty())
                continue;
            if (steps_.want() == Want::First && ++compared > most_compared_for_one_step)
                return;
            steps_.add_if_shortest(effect_of(table_.plan(), end),
                                   [&](Step& step) { return prove(step, end); });
        }
    }

private:
    struct Proof {
        std::vector<Literal> assumptions;
        HouseIndex house;
    };

    // How many of the proofs with the fewest assumptions are compared; their lengths differ little.
    static constexpr std::size_t most_proofs = 4;
    static constexpr int most_compared_for_one_step = 24;

    void note(const std::vector<Literal>& literals, HouseIndex house, bool is_true)
    {
        for_each_bit(common_.row(is_true ? 1 : 0), [&](int candidate) {
            const Literal end = Literal::of(candidate, is_true);
            const auto is_start = [&](Literal each) {
                return each.candidate() == candidate;
            };
            if (candidate < table_.plan().count() && std::ranges::none_of(literals, is_start))
                keep(proofs_[end.index], literals, house);
        });
    }

    void
    keep(std::vector<Proof>& proofs, const std::vector<Literal>& literals, HouseIndex house) const
    {
        if (!proofs.empty() && literals.size() < proofs.front().assumptions.size())
            proofs.clear();
        if (proofs.empty() ||
            (proofs.size() < most_proofs && literals.size() == proofs.front().assumptions.size()))
            proofs.push_back({literals, house});
    }

    // Proves the conclusion by the shortest of its proofs. Returns how many links that has.
    int prove(Step& step, Literal end)
    {
        const Step effect = step;
        for (const Proof& proof : proofs_[end.index]) {
            Step other = proved(effect, end, proof);
            if (step.branches.empty() || other.size < step.size)
                step = std::move(other);
        }
        return step.size;
    }

    Step proved(Step step, Literal end, const Proof& proof)
    {
        const NetPlan& plan = table_.plan();
        const Net& net = net_.net();
        step.candidates.push_back({plan.candidate(end.candidate()), Role::Target});
        for (int i = 0; i < count_of(proof.assumptions); ++i) {
            const Candidate assumed = plan.candidate(proof.assumptions[i].candidate());
            net_.assume(proof.assumptions[i]);
            net.add_branch(step, net.is_broken() ? net.contradiction() : std::vector{end});
            if (net.is_broken())
                step.branches.back().broken = net.broken().candidates;
            step.candidates.push_back({assumed, Role::Start, i});
            step.digits = step.digits.with(assumed.digit);
        }
        if (proof.house != no_house)
            step.houses.push_back({proof.house, Role::Start});
        else
            step.cells.push_back(
                {plan.candidate(proof.assumptions.front().candidate()).cell, Role::Start});
        step.size = links_in(step);
        return step;
    }

    const NetTable& table_;
    Steps& steps_;
    DeepNet net_;
    BitTable common_;                        // row 0: false, row 1: true
    std::vector<std::vector<Proof>> proofs_; // by conclusion
};

} // namespace

void find_verity_nets(const Candidates& candidates, Steps& steps, NetDepth depth, VerityStart start)
{
    const NetTable& table = net_table_of(candidates, depth);
    VerityFinder finder(candidates, steps, depth);
    for (const Alternatives& each : table.plan().alternatives()) {
        steps.stop_if_cancelled();
        if (start == (each.house == no_house ? VerityStart::House : VerityStart::Cell))
            continue;
        std::vector<Literal> literals;
        for (Candidate candidate : each.candidates)
            literals.push_back(Literal::of(table.plan().number_of(candidate), true));
        finder.try_assumptions(literals, each.house);
    }
    for (int candidate = 0; candidate < table.plan().count(); ++candidate) {
        if (start == VerityStart::Cell)
            finder.try_assumptions({Literal::of(candidate, true), Literal::of(candidate, false)},
                                   no_house);
    }
    finder.add_steps();
}

const Technique techniques::cell_forcing_net = {
    .id = "cell_forcing_net",
    .name = N_("Cell Forcing Net"),
    .about = {N_(
        "A cell must hold one of its candidates. Suppose each of them in turn and write down all "
        "that follows, where a conclusion may rest on several earlier ones together. What follows "
        "from each of them, or from all that don't contradict themselves, is certain.")},
    .standing = {TechniqueFamily::Nets, Level::Diabolical, 700},
    .find = find_with<find_verity_nets, NetDepth::Singles, VerityStart::Cell>,
    .explanation = {{N_("Whatever {start} is, the same follows:")}, {"", Each::Branch}},
    .other_names = "1304 Cell-Forcing-Chains Double-Forcing-Chain",
    .hodoku = {551, "FORCING_NET", HodokuLevel::Extreme, 700, HodokuChoice::Best},
    .example =
        ":cell_forcing_net:58:...7.+9...6.+9+2.571.5+74+1.3+9....8.7.+4.1....1+43.6.4..9....+4..+6."
        "8+1.9..34+2+1.5..1.+9.+7.4.:217 617 218 818 219 819 261 563 763 564 869 899:519::",
};

const Technique techniques::house_forcing_net = {
    .id = "house_forcing_net",
    .name = N_("House Forcing Net"),
    .known_as = {"Unit Forcing Net", "Region Forcing Net"},
    .about = {N_(
        "A digit must be in one of its places in a house. Suppose each of them in turn and write "
        "down all that follows, where a conclusion may rest on several earlier ones together. What "
        "follows from each of them, or from all that don't contradict themselves, is certain.")},
    .standing = {TechniqueFamily::Nets, Level::Diabolical, 700},
    .find = find_with<find_verity_nets, NetDepth::Singles, VerityStart::House>,
    .explanation = house_forcing_explanation,
    .other_names = "1304 Region-Forcing-Chains Double-Forcing-Chain",
    .hodoku = {552, "FORCING_NET", HodokuLevel::Extreme, 700, HodokuChoice::Best},
    .example =
        ":house_forcing_net:5:...7.+9...6.+9+2.571.5+74+1.3+9....8.7.+4.1....1+43.6.4..9....+4..+6."
        "8+1.9..34+2+1.5..1.+9.+7.4.:217 617 218 818 219 819 261 563 763 564 869 899:817::",
};

} // namespace engine
