// Almost locked candidates: two houses that cross share k digits. One needs all but one of them
// for k - 1 of its cells, so that one at most is left for the crossing; the other has but k - 1
// cells for them outside the crossing, so that it needs one there.

#include <bit>

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

// The digits that the other house of an overlap still has to place, those with few places outside
// the crossing: at most one, two and three, as pairs, triples and quads have room for.
class NarrowDigits {
public:
    explicit NarrowDigits(const Candidates& candidates)
    {
        const Chart& chart = candidates.chart();
        for (int house = 0; house < chart.house_count(); ++house) {
            first_.push_back(digits_.size());
            for (const Overlap& overlap : chart.overlaps_of(house))
                digits_.push_back(look_at(candidates, overlap));
        }
    }

    // Of the overlap of this number among those of the house.
    DigitSet of(int house, std::size_t overlap, int size) const
    {
        return digits_[first_[static_cast<std::size_t>(house)] + overlap]
                      [static_cast<std::size_t>(size) - 2];
    }

private:
    using BySize = std::array<DigitSet, 3>;

    static BySize look_at(const Candidates& candidates, const Overlap& overlap)
    {
        BySize narrow;
        if (!candidates.chart().is_full(overlap.other))
            return narrow;
        for (Digit digit : candidates.chart().all_digits()) {
            const Places places = candidates.places(overlap.other, digit);
            Places outside = places & ~overlap.there;
            for (std::size_t i = 0; i < narrow.size(); ++i) {
                outside &= outside - 1;
                if (places != 0 && outside == 0)
                    narrow[i] = narrow[i].with(DigitSet::only(digit));
            }
        }
        return narrow;
    }

    std::vector<std::size_t> first_; // by house
    std::vector<BySize> digits_;
};

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

// Houses that cross a base and have room for so few of the digits there.
struct Cover {
    const Overlap* overlap;
    DigitSet narrow;
};

std::vector<Cover> covers_of(const Candidates& candidates, int base, int size)
{
    const auto& narrow = candidates.worked_out<NarrowDigits>();
    std::vector<Cover> covers;
    const std::span<const Overlap> overlaps = candidates.chart().overlaps_of(base);
    for (std::size_t i = 0; i < overlaps.size(); ++i) {
        const DigitSet digits = narrow.of(base, i, size);
        if (has_more_than(size - 1, digits.bits()))
            covers.push_back({&overlaps[i], digits});
    }
    return covers;
}

void look_at_covers(int base,
                    Places base_cells,
                    DigitSet digits,
                    const std::vector<Cover>& covers,
                    const Candidates& candidates,
                    Technique technique,
                    Steps& steps)
{
    for (const auto& [overlap, narrow] : covers) {
        if ((base_cells & overlap->here) != 0 || !digits.without(narrow).empty())
            continue;
        const Places needed = cells_needed(candidates, *overlap, digits);
        const AlmostLocked found{base, *overlap, digits, base_cells, needed};
        if (needed == 0 || !has_effect(candidates, found))
            continue;
        steps.add(tell_almost_locked(technique, candidates, found));
        if (steps.is_satisfied())
            return;
    }
}

} // namespace

void find_almost_locked(const Candidates& candidates, Technique technique, Steps& steps)
{
    const int size = size_called(technique);
    const SmallCells small(candidates, size);
    for (int base = 0; base < candidates.chart().house_count() && !steps.is_satisfied(); ++base) {
        if (!has_more_than(size - 2, small.in(base)))
            continue;
        const std::vector<Cover> covers = covers_of(candidates, base, size);
        if (covers.empty())
            continue;
        small.sets_in(base).each_choice(size - 1, size, [&](Places cells, std::uint32_t digits) {
            look_at_covers(base, cells, DigitSet::of_bits(digits), covers, candidates, technique,
                           steps);
            return !steps.is_satisfied();
        });
    }
}

} // namespace engine
