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

// What is looked for.
struct Request {
    Technique technique;
    int size;
    SmallCells small;
    Steps& steps;
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

// For each house and overlap of it the digits with few places outside of that: at most one, two and
// three, as pairs, triples and quads have room for there.
class NarrowDigits {
public:
    explicit NarrowDigits(const Candidates& candidates)
    {
        const Chart& chart = candidates.chart();
        for (int house = 0; house < chart.house_count(); ++house) {
            first_.push_back(digits_.size());
            digits_.resize(digits_.size() + chart.overlaps_of(house).size());
            if (chart.is_full(house))
                look_at(candidates, house);
        }
    }

    DigitSet of(int house, std::size_t overlap, int size) const
    {
        return DigitSet::of_bits(digits_[first_[static_cast<std::size_t>(house)] + overlap]
                                        [static_cast<std::size_t>(size) - 2]);
    }

private:
    using BySize = std::array<std::uint32_t, 3>;

    void look_at(const Candidates& candidates, int house)
    {
        BySize* const first = &digits_[first_.back()];
        for (Digit digit : candidates.chart().all_digits()) {
            const Places places = candidates.places(house, digit);
            if (places == 0)
                continue;
            BySize* narrow = first;
            for (const Overlap& overlap : candidates.chart().overlaps_of(house)) {
                Places outside = places & ~overlap.here;
                for (std::uint32_t& digits : *narrow) {
                    outside &= outside - 1;
                    digits |= std::uint32_t{outside == 0} << digit;
                }
                ++narrow;
            }
        }
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

// Only cells of the base whose digits all are narrow in the cover can be the base's part.
void look_at_cover(int base,
                   const Overlap& overlap,
                   DigitSet narrow,
                   const Candidates& candidates,
                   const Request& request)
{
    const int size = request.size;
    SmallSets likely;
    for (Places left = request.small.in(base) & ~overlap.here; left != 0; left &= left - 1) {
        const int position = std::countr_zero(left);
        const DigitSet digits = candidates.of(candidates.chart().cell_in(base, position));
        if (digits.without(narrow).empty())
            likely.add(position, digits.bits());
    }
    likely.each_choice(size - 1, size, [&](Places cells, std::uint32_t bits) {
        const DigitSet digits = DigitSet::of_bits(bits);
        const AlmostLocked found{base, overlap, digits, cells,
                                 cells_needed(candidates, overlap, digits)};
        if (found.cover_cells != 0 && has_effect(candidates, found))
            request.steps.add(tell_almost_locked(request.technique, candidates, found));
        return !request.steps.is_satisfied();
    });
}

} // namespace

void find_almost_locked(const Candidates& candidates, Technique technique, Steps& steps)
{
    const Chart& chart = candidates.chart();
    const int size = size_called(technique);
    const auto& narrow = candidates.worked_out<NarrowDigits>();
    const Request request{technique, size, SmallCells(candidates, size), steps};
    for (int cover = 0; cover < chart.house_count(); ++cover) {
        const std::span<const Overlap> overlaps = chart.overlaps_of(cover);
        for (std::size_t i = 0; i < overlaps.size() && !steps.is_satisfied(); ++i) {
            const auto& [base, in_cover, in_base] = overlaps[i];
            const DigitSet digits = narrow.of(cover, i, size);
            if (has_more_than(size - 1, digits.bits()) &&
                has_more_than(size - 2, request.small.in(base)))
                look_at_cover(base, {cover, in_base, in_cover}, digits, candidates, request);
        }
    }
}

} // namespace engine
