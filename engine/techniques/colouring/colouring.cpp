// Simple and multi-colours. Cells: those of the nets as Colour, group 0 and 1 for the two colours
// of the first net, 2 and 3 for the second. Candidates: the same. Houses: those of the pairs as
// witnesses. Links: the pairs, strong.

#include "engine/patterns/by_digit.h"
#include "engine/steps/finders.h"
#include "engine/techniques/colouring/colour_nets.h"

namespace engine {

namespace {

struct Colouring {
    const Candidates& candidates;
    Digit digit;
    Technique technique;
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

void add(const Colouring& of, const CellSet& prey, const ColourNet& net, const ColourNet* other)
{
    if (prey.empty())
        return;
    const ConjugatePairs pairs(of.candidates, of.digit);
    Step step{.technique = of.technique, .digits = DigitSet::only(of.digit)};
    mark_net(step, net, pairs, 0);
    if (other != nullptr)
        mark_net(step, *other, pairs, 2);
    for (Cell cell : prey)
        step.removals.push_back({cell, of.digit});
    of.steps.add(std::move(step));
}

// What sees both colours.
void look_for_trap(const Colouring& of, const ColourNet& net)
{
    add(of, (of.cells() & net.seen[0] & net.seen[1]) - net.cells, net, nullptr);
}

// A colour of which two cells see each other.
void look_for_wrap(const Colouring& of, const ColourNet& net)
{
    const bool first = net.colours[0].meets(net.seen[0]);
    const bool second = net.colours[1].meets(net.seen[1]);
    if (first != second)
        add(of, net.colours[first ? 0 : 1], net, nullptr);
}

// Two colours that see each other are not both right, so one of the two others is. What sees these
// may be in the nets itself.
void look_for_bridge(const Colouring& of, const ColourNet& net, const ColourNet& other)
{
    CellSet prey(of.candidates.chart().cell_count());
    for (std::size_t one = 0; one < 2; ++one) {
        for (std::size_t two = 0; two < 2; ++two) {
            if (net.seen[one].meets(other.colours[two]))
                prey |= of.cells() & net.seen[1 - one] & other.seen[1 - two];
        }
    }
    add(of, prey, net, &other);
}

// A colour that sees both colours of the other net is wrong.
void look_for_clash(const Colouring& of, const ColourNet& net, const ColourNet& other)
{
    const auto is_wrong = [&](std::size_t colour) {
        return net.seen[colour].meets(other.colours[0]) && net.seen[colour].meets(other.colours[1]);
    };
    if (is_wrong(0) != is_wrong(1))
        add(of, net.colours[is_wrong(0) ? 0 : 1], net, &other);
}

void look_at(const Colouring& of, const std::vector<ColourNet>& nets)
{
    for (const ColourNet& net : nets) {
        if (of.technique == Technique::SimpleColoursTrap)
            look_for_trap(of, net);
        else
            look_for_wrap(of, net);
    }
}

void look_at_two(const Colouring& of, const std::vector<ColourNet>& nets)
{
    for (const ColourNet& net : nets) {
        for (const ColourNet& other : nets) {
            if (of.technique == Technique::MultiColours2 && &net != &other)
                look_for_clash(of, net, other);
            if (of.technique == Technique::MultiColours1 && &net < &other)
                look_for_bridge(of, net, other);
        }
    }
}

template <typename Look>
void look_at_all(const Candidates& candidates, Technique technique, Steps& steps, const Look& look)
{
    for (const auto& of : candidates.worked_out<ByDigit<NetsOfDigit>>()) {
        look({candidates, of->digit, technique, steps}, of->nets);
        if (steps.is_satisfied())
            return;
    }
}

} // namespace

void find_simple_colours(const Candidates& candidates, Technique technique, Steps& steps)
{
    look_at_all(candidates, technique, steps, look_at);
}

void find_multi_colours(const Candidates& candidates, Technique technique, Steps& steps)
{
    look_at_all(candidates, technique, steps, look_at_two);
}

} // namespace engine
