// Guardians (a broken wing): an odd number of cells forms a ring in which neighbours share a house.
// The digit can't alternate around an odd ring, so one of its other places in these houses, a
// guardian, holds it.
// Roles of houses: Witness for those of the ring. Roles of cells: Cause for the ring in its order,
// Guardian for the guardians; the same for candidates. Links: the ring, strong apart from the
// guardians. `size` is the number of cells in the ring.

#include <algorithm>
#include <map>

#include "engine/base/count.h"
#include "engine/patterns/templates.h"
#include "engine/steps/evidence.h"
#include "engine/steps/steps.h"

namespace engine {

namespace {

// Two cells of one house, and all other places of the digit in it.
struct RingSide {
    Cell one;
    Cell other;
    HouseIndex house;
    CellSet guardians;
};

// Returns the sides whose guardians all see the target. If the target held the digit, exactly one
// end of each side would hold it.
std::vector<RingSide> sides_for(const Candidates& candidates, Candidate target)
{
    const Chart& chart = candidates.chart();
    const CellSet unseen = candidates.cells_with(target.digit) - chart.peers(target.cell);
    std::vector<RingSide> sides;
    for (HouseIndex house : chart.houses()) {
        const CellSet ends = unseen & chart.cells(house);
        if (!chart.is_full(house) || ends.has(target.cell) || ends.count() != 2)
            continue;
        const auto begin = ends.begin();
        auto next = begin;
        ++next;
        sides.push_back({*begin, *next, house,
                         (candidates.cells_with(target.digit) & chart.cells(house)) - ends});
    }
    return sides;
}

using Ring = std::vector<const RingSide*>;

// Finds the shortest walk from a cell back to itself over an odd number of sides. Returns the sides
// in order, or nothing.
class OddRing {
public:
    explicit OddRing(const std::vector<RingSide>& sides) : sides_(sides) {}

    Ring shortest() const
    {
        Ring best;
        for (const RingSide& side : sides_) {
            Ring ring = from(side.one);
            if (!ring.empty() && (best.empty() || ring.size() < best.size()))
                best = std::move(ring);
        }
        return best;
    }

private:
    using Stand = std::pair<Cell, bool>; // a cell, and whether an odd number of sides led to it

    Ring from(Cell start) const
    {
        std::map<Stand, const RingSide*> came_by;
        std::vector<Stand> reached{{start, false}};
        came_by[{start, false}] = nullptr;
        for (std::size_t i = 0; i < reached.size() && !came_by.contains({start, true}); ++i) {
            const Stand stand = reached[i];
            for (const RingSide& side : sides_) {
                if (side.one != stand.first && side.other != stand.first)
                    continue;
                const Stand next{side.one == stand.first ? side.other : side.one, !stand.second};
                if (came_by.emplace(next, &side).second)
                    reached.push_back(next);
            }
        }
        return way_back(came_by, {start, true});
    }

    static Ring way_back(const std::map<Stand, const RingSide*>& came_by, Stand stand)
    {
        Ring ring;
        for (auto at = came_by.find(stand); at != came_by.end() && at->second != nullptr;
             at = came_by.find(stand)) {
            ring.push_back(at->second);
            stand = {at->second->one == stand.first ? at->second->other : at->second->one,
                     !stand.second};
        }
        return ring;
    }

    const std::vector<RingSide>& sides_;
};

// Returns the cell that two neighbouring sides of the ring share.
Cell joint(const RingSide& side, const RingSide& next)
{
    return side.one == next.one || side.one == next.other ? side.one : side.other;
}

Step step_of(const Candidates& candidates, const Ring& ring, Digit digit)
{
    const Chart& chart = candidates.chart();
    Step step{.size = count_of(ring), .digits = DigitSet::only(digit)};
    CellSet guardians(chart.cell_count());
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const RingSide& side = *ring[i];
        const Cell from = joint(*ring[(i + ring.size() - 1) % ring.size()], side);
        const Cell to = from == side.one ? side.other : side.one;
        guardians |= side.guardians;
        step.houses.push_back({side.house, Role::Witness});
        step.cells.push_back({from, Role::Cause});
        step.candidates.push_back({{from, digit}, Role::Cause});
        step.links.push_back(
            {{{from}, digit}, {{to}, digit}, LinkKind::Strong, LinkReason::House, side.house});
    }
    for (Cell cell : guardians) {
        step.cells.push_back({cell, Role::Guardian});
        step.candidates.push_back({{cell, digit}, Role::Guardian});
    }
    if (!guardians.empty()) {
        remove_from(step, candidates.cells_with(digit) & chart.common_peers(guardians), digit);
    }
    return step;
}

} // namespace

static void find_guardians(const Candidates& candidates, Steps& steps)
{
    for (Digit digit : candidates.chart().all_digits()) {
        for (Cell cell : impossible_cells(candidates, digit)) {
            const std::vector<RingSide> sides = sides_for(candidates, {cell, digit});
            const Ring ring = OddRing(sides).shortest();
            if (!ring.empty())
                steps.add(step_of(candidates, ring, digit));
        }
    }
}

const Technique techniques::guardians = {
    .id = "guardians",
    .name = N_("Guardians"),
    .known_as = {"Broken Wing", "Oddagon"},
    .about = {N_("An odd number of cells forms a ring in which neighbours share a house, and a "
                 "digit has few other places in these houses. If it had none, it would have to be "
                 "in every second cell, which can't be in an odd ring. So one of the other places, "
                 "the guardians, holds it, and it goes from every cell that sees all guardians.")},
    .standing = {TechniqueFamily::SingleDigit, Level::Expert, 250},
    .find = find_guardians,
    .explanation = {{N_("In {witnesses} the {digit} runs round an odd ring: {causes}.")},
                    {N_("By turns it can't be, so one of the guardians {guardians} holds it.")}},
    .other_names = "0705",
    .example =
        ":guardians:4:6.+7.9+3..5+51..+76+9.+38+9+3..+5.7.+9.67.4..2+7..3.+9.....5..+8.97.79+6+82+"
        "53..+5.+9+37..83+6+85+4+1+7+2+9:414 417 234 452 253 157 457 158 858 159 481 188:428::",
};

} // namespace engine
