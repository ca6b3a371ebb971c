// Forcing nets: conclusions from an assumption in which a link may use several earlier results
// together.
// Evidence: branches that contain only the links needed, in an order in which one can check them.
// An Inferred link is one of several premises that together make `to` true: all other candidates of
// its cell or house are false.
// Contradiction: one branch; candidate Start is the assumption. The cell or house that loses all
// its candidates is End, and so are these candidates.
// Cell and House Forcing Net: candidates are Start, each at the beginning of a branch, and Target,
// where all branches end that have no contradiction; the cell or house is Start. If two branches
// assume one candidate true and false, its cell is Start.
// Nishio: as a contradiction, within one digit.
// With sets, and nested: the same. A link with the reason Pattern comes from a pattern inside the
// branch, or from an inner net that ends in a contradiction, and it starts at everything the
// pattern needs. The step contains these patterns as steps of their own.

#include "engine/inference/branch_explanations.h"
#include "engine/inference/net_steps.h"
#include "engine/steps/steps.h"
#include "engine/techniques/nets/verity_nets.h"

namespace engine {

namespace {

// On large grids, a table of all assumptions takes too much time and memory.
constexpr int most_for_tables = 900;

// Marks the contradiction that follows from the literal. Returns how many links it takes.
int write_contradiction(Step& step, DeepNet& deep, const NetPlan& plan, Literal literal)
{
    deep.assume(literal);
    ENSURE(deep.net().is_broken());
    return write_contradiction(step, plan, deep.net(), literal.candidate());
}

bool breaks(const NetTable& table, Literal literal)
{
    return can_assume(table.depth(), literal) && table.is_broken(literal);
}

// Uses the shared table, so that the searches for other nets need not follow the assumptions
// without a contradiction again.
void add_first_contradiction(const Candidates& candidates, Steps& steps, NetDepth depth)
{
    const NetTable& table = net_table_of(candidates, depth);
    for (Literal literal : table.plan().literals()) {
        steps.stop_if_cancelled();
        if (!breaks(table, literal))
            continue;
        steps.add(effect_of(table.plan(), literal.opposite()), [&](Step& step) {
            DeepNet deep(candidates, table.depth(), DeepNet::Reasons::Kept);
            write_contradiction(step, deep, table.plan(), literal);
        });
    }
}

void add_first_without_table(const Candidates& candidates, Steps& steps, NetDepth depth)
{
    const auto& plan = candidates.worked_out<NetPlan>();
    DeepNet deep(candidates, depth, DeepNet::Reasons::Kept);
    for (Literal literal : plan.literals()) {
        steps.stop_if_cancelled();
        if (!can_assume(depth, literal))
            continue;
        deep.assume(literal);
        if (deep.net().is_broken())
            steps.add(effect_of(plan, literal.opposite()),
                      [&](Step& step) { write_contradiction(step, deep, plan, literal); });
    }
}

} // namespace

static void find_net_contradictions(const Candidates& candidates, Steps& steps, NetDepth depth)
{
    if (steps.want() == Want::First && candidates.worked_out<NetPlan>().count() > most_for_tables)
        return add_first_without_table(candidates, steps, depth);
    const NetTable& table = net_table_of(candidates, depth);
    const NetPlan& plan = table.plan();
    DeepNet deep(candidates, table.depth(), DeepNet::Reasons::Kept);
    for (Literal literal : plan.literals()) {
        steps.stop_if_cancelled();
        if (breaks(table, literal))
            steps.add_if_shortest(effect_of(plan, literal.opposite()), [&](Step& step) {
                return write_contradiction(step, deep, plan, literal);
            });
    }
}

// Looks for contradictions and, only if there are none, for common conclusions from a cell or
// house. Grids with many candidates would take too long, so trial and error is left for them.
static void find_deep_nets(const Candidates& candidates, Steps& steps, NetDepth depth)
{
    const int most_candidates = depth == NetDepth::Nested ? 350 : 900;
    if (candidates.worked_out<NetPlan>().count() > most_candidates)
        return;
    if (steps.want() == Want::First)
        add_first_contradiction(candidates, steps, depth);
    else
        find_net_contradictions(candidates, steps, depth);
    if (!steps.is_found())
        find_verity_nets(candidates, steps, depth, VerityStart::Any);
}

static void find_nishio(const Candidates& candidates, Steps& steps)
{
    const auto& plan = candidates.worked_out<NetPlan>();
    Net net(plan, NetScope::OneDigit);
    for (int candidate = 0; candidate < plan.count(); ++candidate) {
        net.assume(Literal::of(candidate, true));
        if (net.is_broken())
            steps.add_if_shortest(effect_of(plan, Literal::of(candidate, false)), [&](Step& step) {
                return write_contradiction(step, plan, net, candidate);
            });
    }
}

static constexpr const char* net_contradiction_about =
    N_("Suppose a candidate is true and write down all that follows. In a net, unlike a chain, a "
       "conclusion may rest on several earlier ones together. If a cell or house is left with "
       "nothing, the supposition was wrong, and the candidate goes.");

const Technique techniques::nishio = {
    .id = "nishio",
    .name = N_("Nishio"),
    .about = {N_("Suppose a digit is in a certain cell, and look only at this digit: where can it "
                 "no longer be, and where must it be then? If some house is left without a place "
                 "for it, the supposition was wrong, and the candidate goes.")},
    .standing = {TechniqueFamily::Forcing, Level::Extreme, 400},
    .find = find_nishio,
    .explanation = contradiction_explanation,
    .other_names = "Nishio-Forcing-Chain",
    .hodoku = {540, "FORCING_CHAIN", HodokuLevel::Extreme, 500, HodokuChoice::Best},
    .example =
        ":nishio:5:+2..3.76..3.........9..1.2.+3..2..+31.7+1..24.+3...3.+1+76..+2.4.+73+152+871+5.."
        ".4+368+2+35+6+4+79+1:515 418 822 823 824 924 826 428 834 438 945 548 552:541::",
};

const Technique techniques::forcing_net_contradiction = {
    .id = "forcing_net_contradiction",
    .name = N_("Forcing Net Contradiction"),
    .known_as = {"Tabling"},
    .about = {net_contradiction_about},
    .standing = {TechniqueFamily::Nets, Level::Diabolical, 700},
    .find = find_with<find_net_contradictions, NetDepth::Singles>,
    .explanation = contradiction_explanation,
    .other_names = "1303 1304 Contradiction-Forcing-Chain Double-Forcing-Chain",
    .hodoku = {550, "FORCING_NET", HodokuLevel::Extreme, 700, HodokuChoice::Best},
    .example = ":forcing_net_contradiction:2:.5...9.2...1.....4.692....5+6...84......3..+46.94+37.."
               "5+8.5.6..7.+437..4...+5....+6.57.8:321 742 243 144 947 948 155 255 159 259 265 275 "
               "977 282 286 287 989 291 292 195 995:222::",
};

const Technique techniques::forcing_net_plus = {
    .id = "forcing_net_plus",
    .name = N_("Forcing Net with Sets"),
    .about = {net_contradiction_about,
              N_("Here patterns such as locked digits and subsets are used along the way, too.")},
    .standing = {TechniqueFamily::Nets, Level::Diabolical, 1000},
    .find = find_with<find_deep_nets, NetDepth::Patterns>,
    .explanation = contradiction_explanation,
    .example = ":forcing_net_plus:1:8..7+42....3.+6+9+5.84.+4918+3...42.+5+39+8.6..5.1..4...8+4.7.."
               "5..3+954..89.....+4....+4.7.9..::112::",
};

const Technique techniques::nested_forcing_net = {
    .id = "nested_forcing_net",
    .name = N_("Nested Forcing Net"),
    .known_as = {"Dynamic Forcing Chain"},
    .about = {net_contradiction_about, N_("Here a second supposition may be refuted on the way, by "
                                          "a net of its own, and its opposite is then used.")},
    .standing = {TechniqueFamily::Nets, Level::Diabolical, 2000},
    .find = find_with<find_deep_nets, NetDepth::Nested>,
    .explanation = contradiction_explanation,
    .example = ":nested_forcing_net:4:+91+6...2+5+35.83.9.6....56.+9.+86...5...+2..3+6....94....8.."
               "6+8..7.+632+1.+6.1.58..1.7...+6.+5:425 436:414::",
};

} // namespace engine
