// Remote pairs: a chain of equal bivalue cells, each of which sees the next, so that they hold the
// two digits by turns.

#include "engine/patterns/equal_pairs.h"
#include "engine/steps/evidence.h"
#include "engine/steps/steps.h"

namespace engine {

namespace {

class RemotePairs {
public:
    RemotePairs(const Candidates& candidates, Steps& steps) : candidates_(candidates), steps_(steps)
    {
    }

    void find();

private:
    void find_from(Cell start, const CellSet& equal);
    Cells chain_to(Cell end) const;
    void add(const Cells& chain);
    void mark(Step& step, const Cells& chain) const;

    const Candidates& candidates_;
    Steps& steps_;
    std::array<Cell, CellSet::most_cells> came_from_;
};

void RemotePairs::find()
{
    each_equal_pair(candidates_, 4, [&](Cell start, const CellSet& equal) {
        find_from(start, equal);
        return steps_.is_satisfied();
    });
}

// Goes out from the start one link at a time. After three, five ... of them a cell holds the other
// digit than the start.
void RemotePairs::find_from(Cell start, const CellSet& equal)
{
    const Chart& chart = candidates_.chart();
    CellSet left = equal;
    left.remove(start);
    CellSet reached = set_of(chart, {start});
    for (int links = 1; !reached.empty(); ++links) {
        CellSet next(chart.cell_count());
        for (Cell from : reached) {
            for (Cell to : chart.peers(from) & left) {
                came_from_[to.index] = from;
                next.add(to);
                left.remove(to);
            }
        }
        reached = next;
        if (links < 3 || links % 2 == 0)
            continue;
        for (Cell end : reached) {
            came_from_[start.index] = start;
            if (start < end && !steps_.is_satisfied())
                add(chain_to(end));
        }
    }
}

Cells RemotePairs::chain_to(Cell end) const
{
    Cells chain = {end};
    while (came_from_[chain.back().index] != chain.back())
        chain.push_back(came_from_[chain.back().index]);
    return chain;
}

// Cells that see any two of opposite digits are emptied of both.
void RemotePairs::add(const Cells& chain)
{
    const Chart& chart = candidates_.chart();
    const DigitSet digits = candidates_.of(chain.front());
    CellSet targets(chart.cell_count());
    for (std::size_t i = 0; i < chain.size(); ++i) {
        for (std::size_t j = i + 1; j < chain.size(); j += 2)
            targets |= chart.peers(chain[i]) & chart.peers(chain[j]);
    }
    Step step{.size = static_cast<int>(chain.size())};
    step.digits = digits;
    for (Digit digit : digits)
        remove_from(step, targets & candidates_.cells_with(digit), digit);
    if (step.removals.empty())
        return;
    if (steps_.wants_evidence())
        mark(step, chain);
    steps_.add(std::move(step));
}

// Cells: start, end, and those between as causes. Links: all along the chain, once for each digit
// of the start.
void RemotePairs::mark(Step& step, const Cells& chain) const
{
    Digit now = step.digits.first();
    for (std::size_t i = 0; i < chain.size(); ++i) {
        const bool is_end = i + 1 == chain.size();
        step.cells.push_back({chain[i], i == 0 ? Role::Start : is_end ? Role::End : Role::Cause});
        const Digit next = step.digits.without(DigitSet::only(now)).first();
        link_within(step, chain[i], now, next);
        if (!is_end)
            link_weakly(step, candidates_.chart(), chain[i], chain[i + 1], next);
        for (Digit digit : step.digits)
            step.candidates.push_back({{chain[i], digit}, Role::Cause});
        now = next;
    }
}

} // namespace

static void find_remote_pairs(const Candidates& candidates, Steps& steps)
{
    RemotePairs(candidates, steps).find();
}

const Technique techniques::remote_pair = {
    .id = "remote_pair",
    .name = N_("Remote Pair"),
    .family = TechniqueFamily::Wings,
    .level = Level::Hard,
    .cost = 110,
    .find = find_remote_pairs,
    .explanation = {{N_("A chain of cells holds only {digits}, so they take turns.")},
                    {N_("{start} and {end} differ: what sees both can be neither.")}},
    .other_names = "0703",
    .hodoku = {160, "REMOTE_PAIR", HodokuLevel::Hard, 110},
    .example =
        ":remote_pair:79:4+8+5.63.1.2+16+5.+4..8+9+3+71+2+8+65+4+5+7+9+83+21+4+6+1+486.+5...36+2.4"
        "+1+8.+5+79+3+4+8+6+5+2+1+6+5+4+2+17983+82+1+35+94+67:758:728 928::",
};

} // namespace engine
