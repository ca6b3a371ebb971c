// Forcing chains: one of several alternatives must be true, and a chain from each leads to the same
// conclusion. Read backwards: the opposite of the conclusion leaves none of them, a contradiction.
// Evidence: a branch for each alternative, with its links in order.
// Cell and House Forcing Chain: the candidates are Start, each at the beginning of its branch, and
// Target at the end of all; the cell or house is Start.
// Rectangle Forcing Chain: the same, with the rectangle as floor, roof and extras.
// Contradiction: candidate Start is the assumption of all branches, candidates End are those it
// removes; the cell or house that loses them all is End. The digits are those of Start.

#include <algorithm>

#include "engine/base/count.h"
#include "engine/inference/alternatives.h"
#include "engine/inference/branch_explanations.h"
#include "engine/inference/chain_search.h"
#include "engine/inference/consequences.h"
#include "engine/steps/step_search.h"
#include "engine/techniques/uniqueness/rectangle_guards.h"

namespace engine {

namespace {

// Whether the chains start from the digits of a cell, the places of a house or the guardians of a
// rectangle, or whether one assumption leads to the loss of all of these.
enum class From { Cell, House, Rectangle, Contradiction };

bool serve(const Alternatives& alternatives, From from)
{
    return from == From::Contradiction || (alternatives.house == no_house) == (from == From::Cell);
}

std::size_t nodes_in(const std::vector<ChainNodes>& ways)
{
    std::size_t nodes = 0;
    for (const ChainNodes& way : ways)
        nodes += way.size();
    return nodes;
}

class ForcingFinder : StepSearch {
public:
    ForcingFinder(const Candidates& candidates,
                  Steps& steps,
                  From from,
                  std::vector<DeadlyPattern> rectangles = {})
        : StepSearch(candidates, steps),
          from_(from),
          graph_(implications_of(candidates, Consequences::scope_on(candidates.chart().grid()))),
          consequences_(candidates.worked_out<Consequences>()),
          spread_(graph_, Spread::Ways::Any),
          common_(1, graph_.count()),
          rectangles_(std::move(rectangles)),
          proofs_(2 * graph_.count())
    {
    }

    void find()
    {
        take_alternatives();
        for (int each = 0; each < count_of(alternatives_); ++each)
            note_common_ends(each);
        for (int end = 0; end < 2 * graph_.count(); ++end) {
            if (!proofs_[end].empty())
                steps_.add_if_shortest(effect_of(end),
                                       [&](Step& step) { return prove(step, end); });
        }
    }

private:
    void take_alternatives()
    {
        for (const DeadlyPattern& rectangle : rectangles_)
            alternatives_.push_back({no_house, guardians_of(rectangle)});
        if (!rectangles_.empty())
            return;
        alternatives_ = alternatives_of(candidates_);
        std::erase_if(alternatives_, [&](const Alternatives& each) { return !serve(each, from_); });
    }

    // A conclusion as a number: a node, and whether all alternatives make it true or false.
    static int end_of(NodeIndex node, bool is_true) { return 2 * node.index + (is_true ? 1 : 0); }
    static NodeIndex node_at(int end) { return {end / 2}; }
    static bool becomes_true(int end) { return end % 2 != 0; }

    const Alternatives& alternatives(int number) const { return alternatives_[number]; }

    // Returns whether the node can be a conclusion. An alternative can't, because in a cell or
    // house the others exclude it. In a rectangle, where alternatives need not exclude each other,
    // they can lead to one of them being true.
    bool may_end_at(NodeIndex node, bool is_true, int number) const
    {
        if (graph_.is_group(node))
            return false;
        return (is_true && !rectangles_.empty()) ||
               std::ranges::count(alternatives(number).candidates, graph_.candidate(node)) == 0;
    }

    void note_common_ends(int number)
    {
        note_ends(number, false, [&](NodeIndex node) { return consequences_.false_if_true(node); });
        note_ends(number, true, [&](NodeIndex node) { return consequences_.true_if_true(node); });
    }

    template <class RowOf>
    void note_ends(int number, bool are_true, RowOf row_of)
    {
        const BitRow common = common_.row(0);
        const std::vector<Candidate>& starts = alternatives(number).candidates;
        std::ranges::fill(common, ~std::uint64_t{0});
        for (Candidate start : starts) {
            const ConstBitRow row = row_of(graph_.node_of(start));
            for (std::size_t i = 0; i < common.size(); ++i)
                common[i] &= row[i];
        }
        for_each_node(common, [&](NodeIndex node) {
            if (may_end_at(node, are_true, number))
                proofs_[end_of(node, are_true)].push_back(number);
        });
    }

    // Returns the chains from the opposite of the conclusion to each of the alternatives, which
    // they make false.
    std::vector<ChainNodes> ways(const Alternatives& alternatives) const
    {
        std::vector<ChainNodes> all;
        for (Candidate candidate : alternatives.candidates)
            all.push_back(spread_.way_to_false(graph_.node_of(candidate)));
        return all;
    }

    // Proves the conclusion by the alternatives with the shortest chains. Returns how many nodes
    // these have.
    int prove(Step& step, int end)
    {
        if (becomes_true(end))
            spread_.assume_false(node_at(end));
        else
            spread_.assume_true(node_at(end));
        while (spread_.grow()) {
        }
        int best = -1;
        std::vector<ChainNodes> best_ways;
        for (int each : proofs_[end]) {
            std::vector<ChainNodes> others = ways(alternatives(each));
            if (best < 0 || nodes_in(others) < nodes_in(best_ways)) {
                best = each;
                best_ways = std::move(others);
            }
        }
        add_proof(step, end, best, best_ways);
        return static_cast<int>(nodes_in(best_ways));
    }

    Step effect_of(int end) const
    {
        Step step{};
        auto& effects = becomes_true(end) ? step.placements : step.removals;
        effects.push_back(graph_.candidate(node_at(end)));
        return step;
    }

    void add_proof(Step& step, int end, int number, const std::vector<ChainNodes>& ways) const
    {
        const bool is_contradiction = from_ == From::Contradiction;
        const Role role = is_contradiction ? Role::End : Role::Start;
        const Candidate target = graph_.candidate(node_at(end));
        if (is_contradiction)
            step.digits = DigitSet::only(target.digit);
        mark_alternatives(step, number);
        step.candidates.push_back({target, is_contradiction ? Role::Start : Role::Target});
        for (int i = 0; i < count_of(ways); ++i) {
            const Candidate candidate = alternatives(number).candidates[i];
            step.candidates.push_back({candidate, role, i});
            if (!is_contradiction)
                step.digits = step.digits.with(candidate.digit);
            step.branches.push_back(branch(end, ways[i]));
            for (const Link& link : step.branches.back().links)
                step.size += link.kind == LinkKind::Strong ? 1 : 0;
        }
    }

    // Marks the cell, house or rectangle of the alternatives.
    void mark_alternatives(Step& step, int number) const
    {
        const Role role = from_ == From::Contradiction ? Role::End : Role::Start;
        const Alternatives& own = alternatives(number);
        if (!rectangles_.empty()) {
            const auto& rectangle = rectangles_[number];
            Step marked{};
            write_evidence(marked, candidates_, rectangle);
            step.cells = marked.cells;
            step.candidates = marked.candidates;
        } else if (own.house != no_house) {
            step.houses.push_back({own.house, role});
        } else {
            step.cells.push_back({own.candidates.front().cell, role});
        }
    }

    Branch branch(int end, ChainNodes nodes) const
    {
        const bool is_contradiction = from_ == From::Contradiction;
        auto first = FirstLink::Weak;
        if (!is_contradiction)
            std::reverse(nodes.begin(), nodes.end());
        else if (becomes_true(end))
            first = FirstLink::Strong;
        return {step_node(graph_, nodes.front()), !is_contradiction || !becomes_true(end),
                links_of_chain(candidates_, graph_, nodes, first)};
    }

    From from_;
    const Implications& graph_;
    const Consequences& consequences_;
    Spread spread_;
    BitTable common_;
    std::vector<Alternatives> alternatives_;
    std::vector<DeadlyPattern> rectangles_; // by alternatives: their rectangle
    std::vector<std::vector<int>> proofs_;  // by conclusion: which alternatives all lead to it
};

} // namespace

static void find_rectangle_forcing_chains(const Candidates& candidates, Steps& steps)
{
    std::vector<DeadlyPattern> rectangles = guarded_rectangles(candidates);
    if (!rectangles.empty())
        ForcingFinder(candidates, steps, From::Rectangle, std::move(rectangles)).find();
}

const Technique techniques::rectangle_forcing_chain = {
    .id = "rectangle_forcing_chain",
    .name = N_("Rectangle Forcing Chain"),
    .known_as = {"UR Forcing Chain"},
    .about = {N_("Four cells in two rows, two columns and two boxes share two digits. As a puzzle "
                 "has one solution, at least one of their other candidates is true. From each of "
                 "these a chain leads to the same end: so that end is certain.")},
    .standing = {TechniqueFamily::Forcing, Level::Extreme, 400},
    .needs_unique_solution = true,
    .find = find_rectangle_forcing_chains,
    .explanation = {{N_("One of the digits that save {floor} and {roof} from two solutions must be "
                        "right. Each leads to the same end:")},
                    {"", Each::Branch}},
    .example = ":rectangle_forcing_chain:179:.6..1.....4+56+7+98..7..5326..5+2...3.9+1..1+9......7."
               "24+1+3.5.+92...1.....3+2.9..6..19..2.:811 813 417 418 419 876:319::",
};

const Technique techniques::forcing_chain_contradiction = {
    .id = "forcing_chain_contradiction",
    .name = N_("Forcing Chain Contradiction"),
    .about = {N_(
        "Suppose a candidate is true, and follow chains from it until a cell has no candidate "
        "left, or a house no place for a digit. As that can't be, the candidate is false. Begin "
        "with candidates that decide much at once, such as those in cells with two.")},
    .standing = {TechniqueFamily::Forcing, Level::Extreme, 500},
    .find = find_by<ForcingFinder, From::Contradiction>,
    .explanation = contradiction_explanation,
    .other_names = "1301 1302 Contradiction-Forcing-Chain",
    .hodoku = {541, "FORCING_CHAIN", HodokuLevel::Extreme, 500, HodokuChoice::Best},
    .example = ":forcing_chain_contradiction:4:.2+1..+56...56.....+2..+4+6+2781+5+2..+45+39+61+1+"
               "45...+238..+3+281+5474.9..+2.+5..1.5...2.+5.+2.3..+8.:311 911 919 321 921 924 925 "
               "727 781 881:426::",
};

const Technique techniques::cell_forcing_chain = {
    .id = "cell_forcing_chain",
    .name = N_("Cell Forcing Chain"),
    .about = {N_("A cell must hold one of its candidates. Follow a chain from each of them: if all "
                 "lead to the same end, that end is certain, whatever the cell holds. Take cells "
                 "with two or three candidates.")},
    .standing = {TechniqueFamily::Forcing, Level::Extreme, 500},
    .find = find_by<ForcingFinder, From::Cell>,
    .explanation = {{N_("{start} must be one of its digits. Each leads to the same end:")},
                    {"", Each::Branch}},
    .other_names = "1302 Cell-Forcing-Chains",
    .hodoku = {542, "FORCING_CHAIN", HodokuLevel::Extreme, 500, HodokuChoice::Best},
    .example =
        ":cell_forcing_chain:26:...7.+9...6.+9+2.571.5+74+1.3+9....8.7.+4.1....1+43.6.4..9....+4..+"
        "6.8+1.9..34+2+1.5..1.+9.+7.4.:217 617 218 818 219 819 261 563 763 564 869 899:663::",
};

const Technique techniques::house_forcing_chain = {
    .id = "house_forcing_chain",
    .name = N_("House Forcing Chain"),
    .known_as = {"Unit Forcing Chain", "Region Forcing Chain"},
    .about = {N_("A digit must be in one of its places in a house. Follow a chain from each of "
                 "them: if all lead to the same end, that end is certain, wherever the digit is. "
                 "Take houses in which a digit has two or three places.")},
    .standing = {TechniqueFamily::Forcing, Level::Extreme, 500},
    .find = find_by<ForcingFinder, From::House>,
    .explanation = house_forcing_explanation,
    .other_names = "1302 Region-Forcing-Chains",
    .hodoku = {543, "FORCING_CHAIN", HodokuLevel::Extreme, 500, HodokuChoice::Best},
    .example =
        ":house_forcing_chain:6:...7.+9...6.+9+2.571.5+74+1.3+9....8.7.+4.1....1+43.6.4..9....+4..+"
        "6.8+1.9..34+2+1.5..1.+9.+7.4.:217 617 218 818 219 819 261 563 763 564 869 899:663::",
};

} // namespace engine
