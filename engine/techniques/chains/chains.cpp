// Chains and loops in which strong and weak links alternate, between candidates, groups and almost
// locked sets. Evidence: the links in order; candidates Start and End, and Cause between them;
// houses Witness; cells of sets Set. The size is the number of strong links.
// The last link of a loop leads to its first node. A discontinuous loop starts either with the weak
// link of a candidate, which it removes, or with the strong link of a candidate that must be true,
// so that its cell loses all others. In a continuous loop the links alternate all around; it starts
// with a strong link and ends with a weak one.

#include <algorithm>
#include <tuple>

#include "engine/inference/chain_search.h"
#include "engine/steps/step_search.h"
#include "engine/techniques/chains/about_chains.h"
#include "engine/techniques/chains/chain_finders.h"

namespace engine {

namespace {

// HoDoKu has the same limits.
constexpr std::size_t most_links_of_loops = 10;
constexpr std::size_t most_links_of_chains = 19;

enum class Ends : std::uint8_t {
    Any,    // an open chain, even if it could be closed to a loop
    Linked, // the ends exclude each other: a continuous loop
};

// Chains of one digit, or of bivalue cells, prove nothing if the chains in the wider graph prove
// nothing. Building the wider graph costs little, because later techniques need it anyway.
bool can_prove(const Candidates& candidates, LinkScope scope)
{
    if (scope == LinkScope::OneDigit || scope == LinkScope::BivalueCells)
        return implications_of(candidates, LinkScope::Single).prove_anything();
    if (scope == LinkScope::GroupedOneDigit)
        return implications_of(candidates, LinkScope::Grouped).prove_anything();
    return true;
}

std::vector<Candidate> each_once(std::vector<Candidate> candidates)
{
    std::ranges::sort(candidates);
    const auto repeated = std::ranges::unique(candidates);
    candidates.erase(repeated.begin(), repeated.end());
    return candidates;
}

// Chains through cages are told from others by their links, weak ones too.
Spread::Ways ways_of(LinkScope scope)
{
    return scope != LinkScope::Cages && scope >= LinkScope::GroupedOneDigit ? Spread::Ways::Special
                                                                            : Spread::Ways::Any;
}

class ChainFinder : StepSearch {
public:
    ChainFinder(const Candidates& candidates, Steps& steps, LinkScope scope)
        : StepSearch(candidates, steps),
          graph_(implications_of(candidates, scope)),
          needs_cage_(scope == LinkScope::Cages),
          spread_(graph_, ways_of(scope)),
          joint_(1, graph_.count())
    {
    }

    void find_chains(Ends ends)
    {
        if (!graph_.prove_anything())
            return;
        if (wants_effects())
            return keep_effects_of_chains(ends);
        for (NodeIndex start : graph_.active_nodes())
            find_chains_from(start, ends);
        // Other loops of the same length may remove other candidates.
        if (ends == Ends::Linked && steps_.want() == Want::All) {
            spread_.prefer(Spread::Preferred::Large);
            for (NodeIndex start : graph_.active_nodes())
                find_chains_from(start, ends);
            spread_.prefer(Spread::Preferred::Small);
        }
    }

    void find_refuted()
    {
        if (!graph_.prove_anything())
            return;
        for (NodeIndex node : graph_.nodes()) {
            if (graph_.is_group(node) || !graph_.is_refuted(node))
                continue;
            spread_.assume_true(node);
            for (int size = 1; wants(size) && spread_.grow(); ++size) {
                NodeIndex last = no_node;
                for_each_node(spread_.newly_true(), [&](NodeIndex each) {
                    if (last == no_node && has_bit(graph_.weak(node), each))
                        last = each;
                });
                if (last == no_node)
                    continue;
                if (size < least_size)
                    break;
                Find find{size, 0, 0, FirstLink::Weak, spread_.way_to(last), {}, {}};
                find.nodes.push_back(node);
                find.removals = {graph_.candidate(node)};
                keep(std::move(find));
                break;
            }
        }
    }

    void find_proved()
    {
        if (!graph_.prove_anything())
            return;
        for (NodeIndex node : graph_.active_nodes()) {
            if (graph_.is_group(node) || !graph_.is_proved(node))
                continue;
            spread_.assume_false(node);
            for (int size = 1; wants(size) && spread_.grow(); ++size) {
                if (!has_bit(spread_.newly_true(), node))
                    continue;
                Find find{size, 0, 0, FirstLink::Strong, spread_.way_to(node), {}, {}};
                find.removals = others_in_cell(node);
                if (find.removals.empty())
                    find.placements = {graph_.candidate(node)};
                keep(std::move(find));
                break;
            }
        }
    }

    // Reports all finds as steps, shortest first.
    void add_steps()
    {
        std::stable_sort(finds_.begin(), finds_.end(), [](const Find& one, const Find& other) {
            return std::tuple(one.size, one.groups, one.digits) <
                   std::tuple(other.size, other.groups, other.digits);
        });
        for (Find& find : finds_) {
            Step step{};
            step.placements = std::move(find.placements);
            step.removals = std::move(find.removals);
            if (!wants_effects())
                write_chain(step, candidates_, graph_, find.nodes, find.first);
            steps_.add(std::move(step));
        }
    }

private:
    static constexpr int least_size = 2; // one strong link alone is not a chain

    struct Find {
        int size; // strong links
        int groups;
        int digits;
        FirstLink first;
        ChainNodes nodes;
        std::vector<Candidate> removals;
        std::vector<Candidate> placements;
    };

    bool wants_effects() const { return steps_.want() == Want::Effects; }
    bool wants(int size) const
    {
        return steps_.want() != Want::First || finds_.empty() || size <= finds_.front().size;
    }

    bool is_weak_by_cage(NodeIndex one, NodeIndex other) const
    {
        return graph_.digit(one) != graph_.digit(other) && graph_.cells(one) != graph_.cells(other);
    }

    bool goes_through_cage(const Find& find) const
    {
        bool is_strong = find.first == FirstLink::Strong;
        for (std::size_t i = 0; i + 1 < find.nodes.size(); ++i) {
            const NodeIndex one = find.nodes[i];
            const NodeIndex next = find.nodes[i + 1];
            if (is_strong ? graph_.strong_link(one, next)->reason == LinkReason::Cage
                          : is_weak_by_cage(one, next))
                return true;
            is_strong = !is_strong;
        }
        return false;
    }

    void keep(Find find)
    {
        if (needs_cage_ && !wants_effects() && !goes_through_cage(find))
            return;
        DigitSet digits;
        for (NodeIndex node : find.nodes) {
            digits = digits.with(graph_.digit(node));
            find.groups += graph_.is_group(node) ? 1 : 0;
        }
        find.digits = digits.count();
        const auto rank = [](const Find& each) {
            return std::tuple(each.size, each.groups, each.digits);
        };
        if (steps_.want() == Want::First && !finds_.empty()) {
            if (rank(find) < rank(finds_.front()))
                finds_.front() = std::move(find);
            return;
        }
        finds_.push_back(std::move(find));
    }

    void find_chains_from(NodeIndex start, Ends ends)
    {
        bool leads_on = false;
        for_each_node(graph_.true_if_false(start),
                      [&](NodeIndex end) { leads_on = leads_on || may_end(start, end, ends); });
        if (!leads_on)
            return;
        spread_.assume_false(start);
        for (int size = 1; wants(size) && spread_.grow(); ++size) {
            for_each_node(spread_.newly_true(), [&](NodeIndex end) {
                if (size >= least_size && may_end(start, end, ends))
                    keep_chain(start, end, ends, size);
            });
        }
    }

    // Each chain can be found from either end, and one direction is enough. For loops both are
    // tried, because in the other direction another loop may be as short.
    bool may_end(NodeIndex start, NodeIndex end, Ends ends) const
    {
        if (ends == Ends::Any)
            return end > start;
        const bool both_directions = steps_.want() == Want::All;
        return (end > start || both_directions) && has_bit(graph_.weak(start), end);
    }

    void keep_chain(NodeIndex start, NodeIndex end, Ends ends, int size)
    {
        Find find{size, 0, 0, FirstLink::Strong, {}, removed_by(start, end), {}};
        if (find.removals.empty() && ends != Ends::Linked)
            return;
        find.nodes = spread_.way_to(end);
        if (ends == Ends::Linked)
            keep_loop(std::move(find));
        else
            keep(std::move(find));
    }

    void keep_loop(Find find)
    {
        find.removals = removed_by_loop(find.nodes);
        if (find.removals.empty())
            return;
        Find across = find;
        across.removals = removed_across_loop(find.nodes);
        for (Find* each : {&find, &across})
            each->nodes.push_back(each->nodes.front());
        keep(std::move(find));
        if (steps_.want() == Want::All)
            keep(std::move(across));
    }

    // A candidate is removed if weak links lead from it to the start of a chain and to its end.
    void keep_effects_of_chains(Ends ends)
    {
        Find all{0, 0, 0, FirstLink::Strong, {}, {}, {}};
        for (NodeIndex node : graph_.nodes()) {
            if (graph_.is_group(node) || !graph_.is_refuted(node))
                continue;
            bool goes = false;
            for_each_node(graph_.weak(node), [&](NodeIndex start) {
                if (!graph_.is_active(start) || goes)
                    return;
                for_each_node(graph_.true_if_false(start), [&](NodeIndex end) {
                    goes = goes || (may_end(start, end, ends) && has_bit(graph_.weak(node), end) &&
                                    graph_.strong_link(start, end) == nullptr);
                });
            });
            if (goes)
                all.removals.push_back(graph_.candidate(node));
        }
        finds_.push_back(std::move(all));
    }

    // Returns the candidates with weak links to both nodes.
    std::vector<Candidate> removed_by(NodeIndex one, NodeIndex other)
    {
        const BitRow joint = joint_.row(0);
        for (std::size_t i = 0; i < joint.size(); ++i)
            joint[i] = graph_.weak(one)[i] & graph_.weak(other)[i];
        std::vector<Candidate> removed;
        // What a cage excludes is the end of a longer chain, which says so.
        const auto is_excluded = [&](NodeIndex node) {
            return needs_cage_ && (is_weak_by_cage(one, node) || is_weak_by_cage(other, node));
        };
        for_each_node(joint, [&](NodeIndex node) {
            if (!graph_.is_group(node) && !is_excluded(node))
                removed.push_back(graph_.candidate(node));
        });
        return removed;
    }

    // In a continuous loop, a set holds one of the two digits that link it, and all its other
    // digits.
    std::vector<Candidate> removed_by_set(NodeIndex from, NodeIndex to) const
    {
        std::vector<Candidate> removed;
        const StrongLink* link = graph_.strong_link(from, to);
        if (link->reason != LinkReason::Set)
            return removed;
        const CellSet& set = graph_.set(link->set);
        for (Digit digit : chart_.all_digits()) {
            const CellSet part = set & candidates_.cells_with(digit);
            if (part.empty() || digit == graph_.digit(from) || digit == graph_.digit(to))
                continue;
            for (Cell cell : chart_.common_peers(part) & candidates_.cells_with(digit))
                removed.push_back({cell, digit});
        }
        return removed;
    }

    // The nodes begin with a strong link; a weak link leads from the last node to the first.
    std::vector<Candidate> removed_by_loop(const ChainNodes& nodes)
    {
        std::vector<Candidate> removed;
        for (std::size_t i = 0; i < nodes.size(); i += 2) {
            const NodeIndex next = nodes[i + 2 < nodes.size() ? i + 2 : 0];
            for (Candidate candidate : removed_by(nodes[i + 1], next))
                removed.push_back(candidate);
            for (Candidate candidate : removed_by_set(nodes[i], nodes[i + 1]))
                removed.push_back(candidate);
        }
        return each_once(std::move(removed));
    }

    // In a continuous loop either all even nodes are true or all odd ones, so a candidate linked to
    // one of each kind is removed, too. People seldom look for that, so it is a step of its own.
    std::vector<Candidate> removed_across_loop(const ChainNodes& nodes)
    {
        std::vector<Candidate> removed = removed_by_loop(nodes);
        for (std::size_t i = 0; i < nodes.size(); i += 2) {
            for (std::size_t j = 1; j < nodes.size(); j += 2) {
                for (Candidate candidate : removed_by(nodes[i], nodes[j]))
                    removed.push_back(candidate);
            }
        }
        return each_once(std::move(removed));
    }

    std::vector<Candidate> others_in_cell(NodeIndex node) const
    {
        std::vector<Candidate> others;
        const Candidate kept = graph_.candidate(node);
        for (Digit digit : candidates_.of(kept.cell)) {
            if (digit != kept.digit)
                others.push_back({kept.cell, digit});
        }
        return others;
    }

    const Implications& graph_;
    bool needs_cage_;
    Spread spread_;
    BitTable joint_;
    std::vector<Find> finds_;
};

} // namespace

// Finds open chains and loops of one digit, or of bivalue cells.
static void find_x_chains(const Candidates& candidates, Steps& steps, LinkScope scope)
{
    if (!can_prove(candidates, scope))
        return;
    ChainFinder finder(candidates, steps, scope);
    finder.find_chains(Ends::Linked);
    finder.find_chains(Ends::Any);
    finder.find_proved();
    finder.add_steps();
}

void find_alternating_chains(const Candidates& candidates, Steps& steps, LinkScope scope)
{
    ChainFinder finder(candidates, steps, scope);
    finder.find_chains(Ends::Any);
    finder.add_steps();
}

void find_discontinuous_loops(const Candidates& candidates, Steps& steps, LinkScope scope)
{
    ChainFinder finder(candidates, steps, scope);
    finder.find_refuted();
    finder.find_proved();
    finder.add_steps();
}

void find_continuous_loops(const Candidates& candidates, Steps& steps, LinkScope scope)
{
    ChainFinder finder(candidates, steps, scope);
    finder.find_chains(Ends::Linked);
    finder.add_steps();
}

static void find_cage_chains(const Candidates& candidates, Steps& steps)
{
    ChainFinder finder(candidates, steps, LinkScope::Cages);
    finder.find_chains(Ends::Linked);
    finder.find_chains(Ends::Any);
    finder.find_refuted();
    finder.find_proved();
    finder.add_steps();
}

const Technique techniques::cage_chain = {
    .id = "cage_chain",
    .name = N_("Cage Chain"),
    .about = {chain_about,
              N_("Here combinations of cages are links, too. If every combination has one of two "
                 "digits, the cage can't lack both; if none has both, one excludes the other.")},
    .standing = {TechniqueFamily::Sums, Level::Expert, 178},
    .find = find_cage_chains,
    .explanation = chain_explanation,
    .example = "killer-9x9,abb_____aaaaaaaab_b_aba_a___aa__a_aa_a_a_baa__c___c_____aa___aa_b__"
               "__a___a_a__a_____ab_ab_,21a23b16b10_12b17a15h16a15a10_13a20d11a18c10c4a10b12a1"
               "6_15_3_34_24a7a21d3d17d12e\t:cage_chain:48:.+2.+1.+8+3+5+7...+9.+7+8+2+1.+1..."
               "+2+4+6+9.....+1+6+3......+9+1+4.+1+3..+2+5+7+9+8+3+8+5+2+1+6+9+7+4..+2+8+9+4+5"
               "+1+3..+1..+3+2+8+6:621 525 541 741 941 742 743 551 751:853::",
};

const Technique techniques::x_chain = {
    .id = "x_chain",
    .name = N_("X-Chain"),
    .known_as = {"X-Cycle"},
    .about = {chain_about, N_("An X-Chain has one digit: its strong links are houses in which the "
                              "digit has two places.")},
    .standing = {TechniqueFamily::Chains, Level::Expert, 260},
    .find = find_with<find_x_chains, LinkScope::OneDigit>,
    .explanation = chain_explanation,
    .other_names = "0701 3-Skyscrapers 3-String-Kite 3-Strong-links 3-Strong-Links-X-Loop "
                   "2-Strong-Links-X-Loop 4-Skyscrapers 4-Strong-links 4-String-Kite "
                   "Bidirectional-Cycle Bidirectional-X-Cycle Forcing-X-Chain Forcing-Chain",
    .hodoku = {430, "X_CHAIN", HodokuLevel::Unfair, 260, HodokuChoice::Best, most_links_of_chains},
    .example = ":x_chain:2:.84+9+1....56+14.+79+8.7..6.+8.1+4+1+73.+49.+68+92+5+861+3+47.4....+1..."
               ".7..+64.1...1.+48..+4+1...2.5.:217 517 564 265 565 375 385 795:268::",
};

const Technique techniques::xy_chain = {
    .id = "xy_chain",
    .name = N_("XY-Chain"),
    .known_as = {"Double Implication Chain"},
    .about = {chain_about, N_("An XY-Chain runs through cells with two candidates; each shares a "
                              "digit with the next, which it sees.")},
    .standing = {TechniqueFamily::Chains, Level::Expert, 260},
    .find = find_with<find_x_chains, LinkScope::BivalueCells>,
    .explanation = chain_explanation,
    .other_names = "0702 Bidirectional-Cycle Bidirectional-Y-Cycle Forcing-Chain",
    .hodoku = {440, "XY_CHAIN", HodokuLevel::Unfair, 260, HodokuChoice::Best, most_links_of_chains},
    .example = ":xy_chain:1678:.+5+46+8+9+3.29+38+1+7+254+6...3+5+4...+4617+2+59+83+52+9+4+38+1+67."
               ".+3+9..4+2+5...+5.+36..3..24..+5...5+8.7+2+3.:131 731 733 771 772 782:718 732::",
};

const Technique techniques::alternating_chain = {
    .id = "alternating_chain",
    .name = N_("Alternating Inference Chain"),
    .known_as = {"AIC"},
    .about = {chain_about, N_("Here links in cells and in houses, of one digit or several, may "
                              "follow each other in any order.")},
    .standing = {TechniqueFamily::Chains, Level::Expert, 280},
    .find = find_with<find_alternating_chains, LinkScope::Single>,
    .explanation = chain_explanation,
    .other_names = "0708 Forcing-Chain",
    .hodoku = {452, "NICE_LOOP", HodokuLevel::Unfair, 280, HodokuChoice::Best, most_links_of_loops},
    .example =
        ":alternating_chain:2689:....743.1..+7.+1926.....+2.+79.....+43+1+7.7...+9.4+36.43.+679.2+"
        "36+4+78+1+5+2+9+2+79+45+68+1+38+519+3+2+6+4+7:511 514 531 834 539 543 544:242::",
};

const Technique techniques::discontinuous_loop = {
    .id = "discontinuous_loop",
    .name = N_("Discontinuous Nice Loop"),
    .known_as = {"AIC", "Nice Loop"},
    .about = {discontinuous_about},
    .standing = {TechniqueFamily::Chains, Level::Expert, 280},
    .find = find_with<find_discontinuous_loops, LinkScope::Single>,
    .explanation = discontinuous_loop_explanation,
    .other_names = "0707 Forcing-Chain",
    .hodoku = {451, "NICE_LOOP", HodokuLevel::Unfair, 280, HodokuChoice::Best, most_links_of_loops},
    .example = ":discontinuous_loop:49:.....+5+2+16.15..2+7+494+6+2+9173+5+8.2+4...+53+7+58....1.4."
               "315..8.+2.....6+9.5..875.+6+2..+5..9.4..:711 655 961 375 191:956::",
};

const Technique techniques::continuous_loop = {
    .id = "continuous_loop",
    .name = N_("Continuous Nice Loop"),
    .known_as = {"AIC Ring", "Nice Loop"},
    .about = {continuous_about},
    .standing = {TechniqueFamily::Chains, Level::Expert, 280},
    .find = find_with<find_continuous_loops, LinkScope::Single>,
    .explanation = continuous_loop_explanation,
    .other_names = "0706 Bidirectional-Cycle Bidirectional-Y-Cycle",
    .hodoku = {450, "NICE_LOOP", HodokuLevel::Unfair, 280, HodokuChoice::Best, most_links_of_loops},
    .example = ":continuous_loop:49:.....+5+2+16.15..2+7+494+6+2+9173+5+8.2+4...+53+7+58....1.4."
               "315..8.+2.....6+9.5..875.+6+2..+5..9.4..:711 655 961 375 191:911 956::",
};

const Technique techniques::grouped_x_chain = {
    .id = "grouped_x_chain",
    .name = N_("Grouped X-Chain"),
    .known_as = {"Grouped X-Cycle"},
    .about = {chain_about,
              N_("Here, within one digit, cells that two houses share may count as one place.")},
    .standing = {TechniqueFamily::Chains, Level::Expert, 290},
    .find = find_with<find_x_chains, LinkScope::GroupedOneDigit>,
    .explanation = chain_explanation,
    .other_names = "Grouped-3-Skyscrapers Grouped-3-String-Kite Grouped-3-Strong-links "
                   "3-Strong-Links-Grouped-X-Loop 2-Strong-Links-Grouped-X-Loop "
                   "Grouped-4-Skyscrapers Grouped-4-Strong-links Grouped-4-String-Kite",
    .hodoku = {463, "GROUPED_NICE_LOOP", HodokuLevel::Unfair, 300, HodokuChoice::Best,
               most_links_of_loops},
    .example = ":grouped_x_chain:1:6..3...24.7.+4.+935+6...+6....8+7.....+86+99+82+7+4+653+1.5+69.."
               "+47+24+2..9+3+6+8+78+3+7.64..5.6+9+8.7.+4+3:515 131 133 533 137 143 145:195::",
};

const Technique techniques::grouped_chain = {
    .id = "grouped_chain",
    .name = N_("Grouped Alternating Inference Chain"),
    .known_as = {"Grouped AIC"},
    .about = {chain_about, grouped_about},
    .standing = {TechniqueFamily::Chains, Level::Expert, 300},
    .find = find_with<find_alternating_chains, LinkScope::Grouped>,
    .explanation = chain_explanation,
    .other_names = "0711",
    .hodoku = {462, "GROUPED_NICE_LOOP", HodokuLevel::Unfair, 300, HodokuChoice::Best,
               most_links_of_loops},
    .example = ":grouped_chain:368:78.59....+63..+7...9+1.+98+36+7.+49..75....8+7..6+9..14...+8397."
               "3+6+8+9+4+5+217+5+41+32+76+9+8+29+7+6+1+8.4.::347::",
};

const Technique techniques::grouped_discontinuous_loop = {
    .id = "grouped_discontinuous_loop",
    .name = N_("Grouped Discontinuous Nice Loop"),
    .known_as = {"Grouped AIC"},
    .about = {discontinuous_about, grouped_about},
    .standing = {TechniqueFamily::Chains, Level::Expert, 300},
    .find = find_with<find_discontinuous_loops, LinkScope::Grouped>,
    .explanation = discontinuous_loop_explanation,
    .other_names = "0710",
    .hodoku = {461, "GROUPED_NICE_LOOP", HodokuLevel::Unfair, 300, HodokuChoice::Best,
               most_links_of_loops},
    .example = ":grouped_discontinuous_loop:23:+19..6.53.5...+1........2+5.+178.5...+16..71+6+54..."
               "9....1+7.56+5.+14.3+7..+19.7.8+5.+7..5....1:322 323 823 926 334 434 242 344 944 "
               "949 868 492 293 997:346::",
};

const Technique techniques::grouped_continuous_loop = {
    .id = "grouped_continuous_loop",
    .name = N_("Grouped Continuous Nice Loop"),
    .known_as = {"Grouped AIC Ring"},
    .about = {continuous_about, grouped_about},
    .standing = {TechniqueFamily::Chains, Level::Expert, 300},
    .find = find_with<find_continuous_loops, LinkScope::Grouped>,
    .explanation = continuous_loop_explanation,
    .other_names = "0709",
    .hodoku = {460, "GROUPED_NICE_LOOP", HodokuLevel::Unfair, 300, HodokuChoice::Best,
               most_links_of_loops},
    .example = ":grouped_continuous_loop:246:..65.3.+27...91.3...+3..76......6...3...4+35.1+7.3..4."
               "..5..21...5....3..+5..29.+5...78.:131 231 831 839 742 942 246 846 946 266 866 966 "
               "776 196:226 851 682 495 499::",
};

} // namespace engine
