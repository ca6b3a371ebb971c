#include "engine/techniques/colouring/colour_nets.h"
#include "engine/patterns/templates.h"

namespace engine {

namespace {

ColourNet empty_net(const Chart& chart)
{
    const CellSet none(chart.cell_count());
    return {{none, none}, {none, none}, none};
}

void paint(const Chart& chart, ColourNet& net, Cell cell, std::size_t colour)
{
    net.colours[colour].add(cell);
    net.cells.add(cell);
    net.seen[colour] |= chart.peers(cell);
}

// Adds a pair of which exactly one end is in the net. Returns whether it did.
bool grow(const Chart& chart, ColourNet& net, const ConjugatePair& pair)
{
    const bool has_one = net.cells.has(pair.ends[0]);
    if (has_one == net.cells.has(pair.ends[1]))
        return false;
    const Cell known = pair.ends[has_one ? 0 : 1];
    paint(chart, net, pair.ends[has_one ? 1 : 0], net.colours[0].has(known) ? 1 : 0);
    return true;
}

std::vector<ColourNet> nets_of(const Chart& chart, const ConjugatePairs& pairs)
{
    std::vector<ColourNet> nets;
    CellSet done(chart.cell_count());
    for (const ConjugatePair& first : pairs) {
        if (done.has(first.ends[0]))
            continue;
        ColourNet& net = nets.emplace_back(empty_net(chart));
        paint(chart, net, first.ends[0], 0);
        for (bool changed = true; changed;) {
            changed = false;
            for (const ConjugatePair& pair : pairs)
                changed |= grow(chart, net, pair);
        }
        done |= net.cells;
    }
    return nets;
}

} // namespace

NetsOfDigit::NetsOfDigit(const Candidates& candidates, Digit of_digit) : digit(of_digit)
{
    if (!may_clear(candidates, digit))
        return;
    const ConjugatePairs pairs(candidates, digit);
    if (pairs.count() >= 2)
        nets = nets_of(candidates.chart(), pairs);
}

} // namespace engine
