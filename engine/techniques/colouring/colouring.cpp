// Simple colours and multi-colours. Roles: Colour for the cells and candidates, with groups 0 and 1
// for the two colours of the first net and 2 and 3 for the second; Witness for the houses of the
// pairs. Links: the pairs, strong.

#include <array>
#include <cstdint>
#include <utility>

#include "engine/patterns/by_digit.h"
#include "engine/steps/evidence.h"
#include "engine/steps/steps.h"
#include "engine/techniques/colouring/colour_nets.h"

namespace engine {

namespace {

struct Colouring {
    const Candidates& candidates;
    Digit digit;
    Steps& steps;

    const CellSet& cells() const { return candidates.cells_with(digit); }
};

void mark_net(Step& step, const ColourNet& net, const ConjugatePairs& pairs, int first_group)
{
    const Digit digit = step.digits.first();
    for (std::size_t colour = 0; colour < 2; ++colour) {
        const int group = first_group + static_cast<int>(colour);
        for (Cell cell : net.colours[colour]) {
            step.cells.push_back({cell, Role::Colour, group});
            step.candidates.push_back({{cell, digit}, Role::Colour, group});
        }
    }
    for (const ConjugatePair& pair : pairs) {
        if (!net.has(pair))
            continue;
        step.houses.push_back({pair.house, Role::Witness});
        step.links.push_back({{{pair.ends[0]}, digit},
                              {{pair.ends[1]}, digit},
                              LinkKind::Strong,
                              LinkReason::House,
                              pair.house});
    }
}

// The numbers of the facts.
enum : std::uint8_t { in_one_house, in_sight, seen_by_both, one_of_two };

template <class Tell>
void add(const Colouring& of,
         const CellSet& eliminations,
         std::pair<const ColourNet*, const ColourNet*> nets,
         const Tell& tell)
{
    Step step{.digits = DigitSet::only(of.digit)};
    remove_from(step, eliminations, of.digit);
    of.steps.add(std::move(step), [&](Step& taken) {
        const ConjugatePairs pairs(of.candidates, of.digit);
        mark_net(taken, *nets.first, pairs, 0);
        if (nets.second != nullptr)
            mark_net(taken, *nets.second, pairs, 2);
        tell(taken);
    });
}

// Tells which cell of the one colour sees which of the other.
void tell_sight(Step& step, const Colouring& of, const CellSet& one, const CellSet& other)
{
    const Chart& chart = of.candidates.chart();
    for (Cell cell : one) {
        const CellSet seen = other & chart.peers(cell);
        if (seen.empty())
            continue;
        const HouseIndex house = chart.house_of_all(set_of(chart, {cell, seen.first()}));
        step.facts.push_back({.number = house == no_house ? in_sight : in_one_house,
                              .digits = {step.digits},
                              .cells = {Cells{cell}, Cells{seen.first()}},
                              .houses = {{house}}});
        return;
    }
}

// Tells for each removal from this set which cells of the two colours it sees.
void tell_traps(Step& step,
                const Colouring& of,
                const CellSet& removed,
                std::array<const CellSet*, 2> colours)
{
    const Chart& chart = of.candidates.chart();
    for (Cell cell : removed) {
        const CellSet one = *colours[0] & chart.peers(cell);
        const CellSet other = *colours[1] & chart.peers(cell);
        step.facts.push_back({.number = seen_by_both,
                              .cells = {Cells{cell}, Cells{one.first()}, Cells{other.first()}}});
    }
}

// Cells that see both colours lose the digit.
void look_for_trap(const Colouring& of, const ColourNet& net)
{
    const CellSet trapped = (of.cells() & net.seen[0] & net.seen[1]) - net.cells;
    add(of, trapped, {&net, nullptr},
        [&](Step& taken) { tell_traps(taken, of, trapped, {&net.colours[0], &net.colours[1]}); });
}

// A colour is false if two of its cells see each other.
void look_for_wrap(const Colouring& of, const ColourNet& net)
{
    const bool first = net.colours[0].meets(net.seen[0]);
    const bool second = net.colours[1].meets(net.seen[1]);
    const CellSet& wrong = net.colours[first ? 0 : 1];
    if (first != second)
        add(of, wrong, {&net, nullptr}, [&](Step& taken) { tell_sight(taken, of, wrong, wrong); });
}

// Calls `use` for two colours that see each other, if something sees both of the two others.
template <class Use>
void for_each_bridge(const Colouring& of,
                     const ColourNet& net,
                     const ColourNet& other,
                     const Use& use)
{
    for (std::size_t one = 0; one < 2; ++one) {
        for (std::size_t two = 0; two < 2; ++two) {
            if (!net.seen[one].meets(other.colours[two]))
                continue;
            const CellSet removed = of.cells() & net.seen[1 - one] & other.seen[1 - two];
            if (!removed.empty())
                use(one, two, removed);
        }
    }
}

// If a colour of each net see each other, they are not both true, so one of the two other colours
// is. Cells that see both of those lose the digit; they may belong to the nets.
void look_for_bridge(const Colouring& of, const ColourNet& net, const ColourNet& other)
{
    CellSet eliminations(of.candidates.chart().cell_count());
    for_each_bridge(of, net, other, [&](std::size_t, std::size_t, const CellSet& removed) {
        eliminations |= removed;
    });
    add(of, eliminations, {&net, &other}, [&](Step& taken) {
        for_each_bridge(
            of, net, other, [&](std::size_t one, std::size_t two, const CellSet& removed) {
                tell_sight(taken, of, net.colours[one], other.colours[two]);
                const CellSet& left = net.colours[1 - one];
                const CellSet& other_left = other.colours[1 - two];
                taken.facts.push_back({.number = one_of_two,
                                       .digits = {taken.digits},
                                       .cells = {cells_in(left), cells_in(other_left)}});
                tell_traps(taken, of, removed, {&left, &other_left});
            });
    });
}

// A colour that sees both colours of the other net is false.
void look_for_clash(const Colouring& of, const ColourNet& net, const ColourNet& other)
{
    const auto is_wrong = [&](std::size_t colour) {
        return net.seen[colour].meets(other.colours[0]) && net.seen[colour].meets(other.colours[1]);
    };
    const CellSet& wrong = net.colours[is_wrong(0) ? 0 : 1];
    if (is_wrong(0) != is_wrong(1))
        add(of, wrong, {&net, &other}, [&](Step& taken) {
            tell_sight(taken, of, wrong, other.colours[0]);
            tell_sight(taken, of, wrong, other.colours[1]);
        });
}

template <auto look>
void look_at(const Colouring& of, const std::vector<ColourNet>& nets)
{
    for (const ColourNet& net : nets)
        look(of, net);
}

// Whether two nets are compared once, or each with the other.
enum class Pairs { Once, BothWays };

template <auto look, Pairs pairs>
void look_at_two(const Colouring& of, const std::vector<ColourNet>& nets)
{
    for (const ColourNet& net : nets) {
        for (const ColourNet& other : nets) {
            if (pairs == Pairs::BothWays ? &net != &other : &net < &other)
                look(of, net, other);
        }
    }
}

} // namespace

template <void look(const Colouring&, const std::vector<ColourNet>&)>
static void find_colours(const Candidates& candidates, Steps& steps)
{
    for (const auto& of : candidates.worked_out<ByDigit<NetsOfDigit>>()) {
        look({candidates, of->digit, steps}, of->nets);
    }
}

static constexpr const char* colours_about =
    N_("Where a digit has two places in a house, exactly one of them is true. Colour the places of "
       "such pairs by turns in two colours, as far as the pairs hang together. Then all of one "
       "colour hold the digit, and none of the other.");

const Technique techniques::simple_colours_trap = {
    .id = "simple_colours_trap",
    .name = N_("Simple Colours Trap"),
    .known_as = {"Simple Colouring", "Colour Trap", "Singles' Chain"},
    .about = {colours_about, N_("A cell that sees both colours can't hold the digit.")},
    .standing = {TechniqueFamily::Colouring, Level::Hard, 150},
    .find = find_colours<look_at<look_for_trap>>,
    .explanation = {{N_("Strong links of {digit} tie these cells together: it is in all of "
                        "{colour_a}, or in all of {colour_b}.")},
                    {N_("{cells} sees {other_cells} of the one and {third_cells} of the other."),
                     Each::Fact, seen_by_both}},
    .other_names = "0500",
    .hodoku = {410, "SIMPLE_COLORS", HodokuLevel::Hard, 150},
    .example =
        ":simple_colours_trap:2:.9+4+5+3+71.8..+5841+39.+1+83+2+6+95+47...6.8..+9+5.649+3.+8.8.+"
        "917...3+9.+8+7.+4.+3+5+457+3+8.9.....9..8+74:622 241 142 242 247 267 288 691 296:248::",
};

const Technique techniques::simple_colours_wrap = {
    .id = "simple_colours_wrap",
    .name = N_("Simple Colours Wrap"),
    .known_as = {"Simple Colouring", "Colour Wrap", "Singles' Chain"},
    .about = {colours_about, N_("Two cells of one colour see each other, so this colour is wrong, "
                                "and the digit goes from all its cells.")},
    .standing = {TechniqueFamily::Colouring, Level::Hard, 150},
    .find = find_colours<look_at<look_for_wrap>>,
    .explanation = {{N_("Strong links of {digit} tie these cells together: it is in all of "
                        "{colour_a}, or in all of {colour_b}.")},
                    {N_("But {cells} and {other_cells} see each other in {houses}, so not both "
                        "are {digit}: their colour is wrong."),
                     Each::Fact, in_one_house},
                    {N_("But {cells} and {other_cells} see each other, so not both are {digit}: "
                        "their colour is wrong."),
                     Each::Fact, in_sight}},
    .other_names = "0501",
    .hodoku = {411, "SIMPLE_COLORS", HodokuLevel::Hard, 150},
    .example = ":simple_colours_wrap:1:+3+7+648.+25.+2....7+4.64....6..+8+5.....36+29.7+63258.+6+3+"
               "2+8.+59.78+2...3..+57+6.5..82315+3..+8...:122 923 125 933 135 938 443 145 445 174 "
               "175 775 478 986 495:116 159 165 186::",
};

const Technique techniques::multi_colours_1 = {
    .id = "multi_colours_1",
    .name = N_("Multi-Colours 1"),
    .known_as = {"Multi-Colouring"},
    .about = {colours_about, N_("With two separate nets, a colour of the first may see one of the "
                                "second. Not both are true, so one of the two other colours is, "
                                "and the digit goes from every cell that sees both of these.")},
    .standing = {TechniqueFamily::Colouring, Level::Hard, 200},
    .find = find_colours<look_at_two<look_for_bridge, Pairs::Once>>,
    .explanation = {{N_("Strong links of {digit} make two nets: either {colour_a} or {colour_b}, "
                        "and either {colour_c} or {colour_d}.")},
                    {N_("{cells} and {other_cells} see each other in {houses}, so not both are "
                        "{digit}: one of their two colours is wrong."),
                     Each::Fact, in_one_house},
                    {N_("{cells} and {other_cells} see each other, so not both are {digit}: one of "
                        "their two colours is wrong."),
                     Each::Fact, in_sight},
                    {N_("So {digit} is in all of {cells}, or in all of {other_cells}."), Each::Fact,
                     one_of_two},
                    {N_("{cells} sees {other_cells} of the one and {third_cells} of the other."),
                     Each::Fact, seen_by_both}},
    .other_names = "0502",
    .hodoku = {420, "MULTI_COLORS", HodokuLevel::Hard, 200},
    .example =
        ":multi_colours_1:1:..3+51+6..+75..2+8+9.63+69.+43+78.5...+6.+2+354..6+3.+1..82+3.+8.46.+1+"
        "3..9+257.67+6+91+4+8+53+2...+76+3..9:417 478 491 192 492 892 193 493 893:143::",
};

const Technique techniques::multi_colours_2 = {
    .id = "multi_colours_2",
    .name = N_("Multi-Colours 2"),
    .known_as = {"Multi-Colouring"},
    .about =
        {colours_about,
         N_("With two separate nets, a colour of the first may see both colours of the second. One "
            "of these is true, so the first is wrong, and the digit goes from all its cells.")},
    .standing = {TechniqueFamily::Colouring, Level::Hard, 200},
    .find = find_colours<look_at_two<look_for_clash, Pairs::BothWays>>,
    .explanation =
        {{N_("Strong links of {digit} make two nets: either {colour_a} or {colour_b}, "
             "and either {colour_c} or {colour_d}.")},
         {N_("{cells} sees {other_cells} in {houses}."), Each::Fact, in_one_house},
         {N_("{cells} sees {other_cells}."), Each::Fact, in_sight},
         {N_("One of those two colours is right, so the colour of {removed_cells}, which "
             "meets both, is wrong.")}},
    .other_names = "0503",
    .hodoku = {421, "MULTI_COLORS", HodokuLevel::Hard, 200},
    .example = ":multi_colours_2:6:.4+7...2.....+4.7.81...6..+7+4.7.+4.....+85.8+1+4937..1..+7.5.4."
               ".3....5+7.+52+71.+8+3997.+583+4..:619 923 245 246 647 648 671 676:675 681::",
};

} // namespace engine
