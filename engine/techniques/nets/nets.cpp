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

#include "engine/inference/branch_explanations.h"
#include "engine/inference/net_steps.h"
#include "engine/steps/steps.h"
#include "engine/techniques/nets/verity_nets.h"

namespace engine {

namespace {

// On great grids a table of all assumptions takes much time and memory.
constexpr int most_for_tables = 900;

// Of the assumption that the literal holds, which breaks.
Step contradiction_of(DeepNet& deep, const NetPlan& plan, int literal)
{
    Step step = effect_of(plan, literal ^ 1);
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
void tell_first_contradiction(const Candidates& candidates, Steps& steps, NetDepth depth)
{
    const NetTable& table = net_table_of(candidates, depth);
    const int literals = 2 * table.plan().count();
    int literal = 0;
    while (literal < literals && !steps.is_stopped() && !breaks(table, literal))
        ++literal;
    if (literal == literals || steps.is_stopped())
        return;
    DeepNet deep(candidates, table.depth(), DeepNet::Reasons::Kept);
    steps.add(contradiction_of(deep, table.plan(), literal));
}

void tell_first_without_table(const Candidates& candidates, Steps& steps, NetDepth depth)
{
    const auto& plan = candidates.worked_out<NetPlan>();
    DeepNet deep(candidates, depth, DeepNet::Reasons::Kept);
    for (int literal = 0; literal < 2 * plan.count() && !steps.is_satisfied(); ++literal) {
        if (!can_assume(depth, literal))
            continue;
        deep.assume(literal / 2, literal % 2 != 0);
        if (deep.net().is_broken())
            steps.add(contradiction_of(deep, plan, literal));
    }
}

} // namespace

static void find_net_contradictions(const Candidates& candidates, Steps& steps, NetDepth depth)
{
    if (steps.want() == Want::First && candidates.worked_out<NetPlan>().count() > most_for_tables)
        return tell_first_without_table(candidates, steps, depth);
    const NetTable& table = net_table_of(candidates, depth);
    const NetPlan& plan = table.plan();
    NetSteps found(steps);
    DeepNet deep(candidates, table.depth(), DeepNet::Reasons::Kept);
    for (int literal = 0; literal < 2 * plan.count() && !steps.is_stopped(); ++literal) {
        if (breaks(table, literal))
            found.add(found.wants_reasons() ? contradiction_of(deep, plan, literal)
                                            : effect_of(plan, literal ^ 1));
    }
    found.tell();
}

// What breaks, and only if nothing does, what all of a cell or house lead to. Grids with many
// candidates would take too long; trial and error is left for them.
static void find_deep_nets(const Candidates& candidates, Steps& steps, NetDepth depth)
{
    const int most_candidates = depth == NetDepth::Nested ? 350 : 900;
    if (candidates.worked_out<NetPlan>().count() > most_candidates)
        return;
    if (steps.want() == Want::First)
        tell_first_contradiction(candidates, steps, depth);
    else
        find_net_contradictions(candidates, steps, depth);
    if (steps.found().empty() || steps.found().back().technique != steps.technique())
        find_verity_nets(candidates, steps, depth, VerityStart::Any);
}

static void find_nishio(const Candidates& candidates, Steps& steps)
{
    const auto& plan = candidates.worked_out<NetPlan>();
    NetSteps found(steps);
    Net net(plan, NetScope::OneDigit);
    for (int candidate = 0; candidate < plan.count(); ++candidate) {
        net.assume(candidate, true);
        if (!net.is_broken())
            continue;
        Step step = effect_of(plan, Net::literal(candidate, false));
        if (found.wants_reasons())
            tell_contradiction(step, plan, net, candidate);
        found.add(std::move(step));
    }
    found.tell();
}

const Technique techniques::nishio = {
    .id = "nishio",
    .name = N_("Nishio"),
    .family = TechniqueFamily::Forcing,
    .level = Level::Extreme,
    .cost = 400,
    .find = find_nishio,
    .explanation = contradiction_explanation,
    .other_names = "Nishio-Forcing-Chain",
    .hodoku = {540, "FORCING_CHAIN", HodokuLevel::Extreme, 500, HodokuChoice::Best},
    .example =
        ":nishio:5:+2..3.76..3.........9..1.2.+3..2..+31.7+1..24.+3...3.+1+76..+2.4.+73+152+871+5."
        "..4+368+2+35+6+4+79+1:515 418 822 823 824 924 826 428 834 438 945 548 552:541::",
};

const Technique techniques::forcing_net_contradiction = {
    .id = "forcing_net_contradiction",
    .name = N_("Forcing Net Contradiction"),
    .family = TechniqueFamily::Nets,
    .level = Level::Diabolical,
    .cost = 700,
    .find = find_with<find_net_contradictions, NetDepth::Singles>,
    .explanation = contradiction_explanation,
    .other_names = "1303 1304 Contradiction-Forcing-Chain Double-Forcing-Chain",
    .hodoku = {550, "FORCING_NET", HodokuLevel::Extreme, 700, HodokuChoice::Best},
    .example =
        ":forcing_net_contradiction:2:.5...9.2...1.....4.692....5+6...84......3..+46.94+37..5+8.5."
        "6..7.+437..4...+5....+6.57.8:321 742 243 144 947 948 155 255 159 259 265 275 977 282 286 "
        "287 989 291 292 195 995:222::",
};

const Technique techniques::forcing_net_plus = {
    .id = "forcing_net_plus",
    .name = N_("Forcing Net with Sets"),
    .family = TechniqueFamily::Nets,
    .level = Level::Diabolical,
    .cost = 1000,
    .find = find_with<find_deep_nets, NetDepth::Patterns>,
    .explanation = contradiction_explanation,
    .example =
        ":forcing_net_plus:1:8..7+42....3.+6+9+5.84.+4918+3...42.+5+39+8.6..5.1..4...8+4.7..5..3+9"
        "54..89.....+4....+4.7.9..::112::",
};

const Technique techniques::nested_forcing_net = {
    .id = "nested_forcing_net",
    .name = N_("Nested Forcing Net"),
    .family = TechniqueFamily::Nets,
    .level = Level::Diabolical,
    .cost = 2000,
    .find = find_with<find_deep_nets, NetDepth::Nested>,
    .explanation = contradiction_explanation,
    .example =
        ":nested_forcing_net:4:+91+6...2+5+35.83.9.6....56.+9.+86...5...+2..3+6....94....8..6+8..7"
        ".+632+1.+6.1.58..1.7...+6.+5:425 436:414::",
};

} // namespace engine
