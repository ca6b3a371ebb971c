// Almost locked candidates: two houses that cross share k digits. One needs all but one of them
// for k - 1 of its cells, so that one at most is left for the crossing; the other has but k - 1
// cells for them outside the crossing, so that it needs one there.

#include <algorithm>

#include "engine/teach/techniques/finders.h"
#include "engine/teach/techniques/tight_sets.h"

namespace engine {

namespace {

struct AlmostLocked {
    int base;
    Overlap overlap; // of the base with the cover
    DigitSet digits;
    Places base_cells;  // in the base, outside the crossing
    Places cover_cells; // in the cover, likewise
};

int size_called(Technique technique)
{
    switch (technique) {
    case Technique::AlmostLockedPair:
        return 2;
    case Technique::AlmostLockedTriple:
        return 3;
    default:
        return 4;
    }
}

// The cells of the cover outside the crossing that the digits need; none when they are no k - 1,
// or one of the digits has no place to go.
Places cells_needed(const Candidates& candidates, const Overlap& overlap, DigitSet digits)
{
    Places needed = 0;
    for (Digit digit : digits) {
        const Places places = candidates.places(overlap.other, digit);
        if (places == 0)
            return 0;
        needed |= places & ~overlap.there;
    }
    const int spare = digits.count() - 1;
    return has_more_than(spare - 1, needed) && !has_more_than(spare, needed) ? needed : 0;
}

bool has_effect(const Candidates& candidates, const AlmostLocked& found)
{
    const Places kept = found.base_cells | found.overlap.here;
    for (Digit digit : candidates.chart().all_digits()) {
        const bool is_locked = found.digits.has(digit);
        if (is_locked ? (candidates.places(found.base, digit) & ~kept) != 0
                      : (candidates.places(found.overlap.other, digit) & found.cover_cells) != 0)
            return true;
    }
    return false;
}

// Base and Cover: the houses. Intersection: open cells where they cross. Set 0 and 1: the cells in
// the base, and in the cover. Cause: the digits in all these.
Step tell_almost_locked(Technique technique,
                        const Candidates& candidates,
                        const AlmostLocked& found)
{
    const Chart& chart = candidates.chart();
    Step step{.technique = technique, .size = found.digits.count(), .digits = found.digits};
    step.houses = {{found.base, Role::Base}, {found.overlap.other, Role::Cover}};
    const CellSet in_base = chart.cells_at(found.base, found.base_cells);
    const CellSet in_cover = chart.cells_at(found.overlap.other, found.cover_cells);
    const CellSet crossing = chart.cells_at(found.base, found.overlap.here);
    const auto mark = [&](const CellSet& cells, Role role, int group) {
        for (Cell cell : cells& candidates.open_cells()) {
            step.cells.push_back({cell, role, group});
            for (Digit digit : candidates.of(cell).common(found.digits))
                step.candidates.push_back({{cell, digit}, Role::Cause, group});
        }
    };
    mark(in_base, Role::Set, 0);
    mark(in_cover, Role::Set, 1);
    mark(crossing, Role::Intersection, 2);
    for (Cell cell : chart.cells(found.base) - in_base - crossing) {
        for (Digit digit : candidates.of(cell).common(found.digits))
            step.removals.push_back({cell, digit});
    }
    for (Cell cell : in_cover) {
        for (Digit digit : candidates.of(cell).without(found.digits))
            step.removals.push_back({cell, digit});
    }
    return step;
}

// Those with an effect, base by base. Few choices of cells have so few digits, so that covers come
// last.
std::vector<AlmostLocked> all_almost_locked(const Candidates& candidates, int size)
{
    const Chart& chart = candidates.chart();
    const SmallCells small(candidates, size);
    std::vector<AlmostLocked> all;
    for (int base = 0; base < chart.house_count(); ++base) {
        if (!has_more_than(size - 2, small.in(base)))
            continue;
        small.sets_in(base).each_choice(size - 1, size, [&](Places cells, std::uint32_t bits) {
            const DigitSet digits = DigitSet::of_bits(bits);
            for (const Overlap& overlap : chart.overlaps_of(base)) {
                if ((overlap.here & cells) != 0 || !chart.is_full(overlap.other))
                    continue;
                const AlmostLocked found{base, overlap, digits, cells,
                                         cells_needed(candidates, overlap, digits)};
                if (found.cover_cells != 0 && has_effect(candidates, found))
                    all.push_back(found);
            }
            return true;
        });
    }
    return all;
}

} // namespace

void find_almost_locked(const Candidates& candidates, Technique technique, Steps& steps)
{
    std::vector<AlmostLocked> all = all_almost_locked(candidates, size_called(technique));
    std::ranges::stable_sort(all, {}, [](const AlmostLocked& found) {
        return std::pair(found.overlap.other, found.base);
    });
    for (const AlmostLocked& found : all) {
        if (steps.is_satisfied())
            return;
        steps.add(tell_almost_locked(technique, candidates, found));
    }
}

} // namespace engine
