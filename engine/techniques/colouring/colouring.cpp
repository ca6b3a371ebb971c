// Simple colours and multi-colours. Roles: Colour for the cells and candidates, with groups 0 and 1
// for the two colours of the first net and 2 and 3 for the second; Witness for the houses of the
// pairs. Links: the pairs, strong.

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

void add(const Colouring& of,
         const CellSet& eliminations,
         const ColourNet& net,
         const ColourNet* other)
{
    Step step{.digits = DigitSet::only(of.digit)};
    remove_from(step, eliminations, of.digit);
    of.steps.add(std::move(step), [&](Step& taken) {
        const ConjugatePairs pairs(of.candidates, of.digit);
        mark_net(taken, net, pairs, 0);
        if (other != nullptr)
            mark_net(taken, *other, pairs, 2);
    });
}

// Cells that see both colours lose the digit.
void look_for_trap(const Colouring& of, const ColourNet& net)
{
    add(of, (of.cells() & net.seen[0] & net.seen[1]) - net.cells, net, nullptr);
}

// A colour is false if two of its cells see each other.
void look_for_wrap(const Colouring& of, const ColourNet& net)
{
    const bool first = net.colours[0].meets(net.seen[0]);
    const bool second = net.colours[1].meets(net.seen[1]);
    if (first != second)
        add(of, net.colours[first ? 0 : 1], net, nullptr);
}

// If a colour of each net see each other, they are not both true, so one of the two other colours
// is. Cells that see both of those lose the digit; they may belong to the nets.
void look_for_bridge(const Colouring& of, const ColourNet& net, const ColourNet& other)
{
    CellSet eliminations(of.candidates.chart().cell_count());
    for (std::size_t one = 0; one < 2; ++one) {
        for (std::size_t two = 0; two < 2; ++two) {
            if (net.seen[one].meets(other.colours[two]))
                eliminations |= of.cells() & net.seen[1 - one] & other.seen[1 - two];
        }
    }
    add(of, eliminations, net, &other);
}

// A colour that sees both colours of the other net is false.
void look_for_clash(const Colouring& of, const ColourNet& net, const ColourNet& other)
{
    const auto is_wrong = [&](std::size_t colour) {
        return net.seen[colour].meets(other.colours[0]) && net.seen[colour].meets(other.colours[1]);
    };
    if (is_wrong(0) != is_wrong(1))
        add(of, net.colours[is_wrong(0) ? 0 : 1], net, &other);
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
                    {N_("What sees both colours can't be {digit}.")}},
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
                    {N_("Two cells of one colour see each other, so that colour is wrong.")}},
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
                    {N_("One colour of the first sees one of the second, so one of the two others "
                        "is right.")}},
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
    .explanation = {{N_("Strong links of {digit} make two nets: either {colour_a} or {colour_b}, "
                        "and either {colour_c} or {colour_d}.")},
                    {N_("One colour sees both of the other net, so it is wrong.")}},
    .other_names = "0503",
    .hodoku = {421, "MULTI_COLORS", HodokuLevel::Hard, 200},
    .example = ":multi_colours_2:6:.4+7...2.....+4.7.81...6..+7+4.7.+4.....+85.8+1+4937..1..+7.5.4."
               ".3....5+7.+52+71.+8+3997.+583+4..:619 923 245 246 647 648 671 676:675 681::",
};

} // namespace engine
