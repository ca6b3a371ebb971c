// Almost locked candidates: two houses that cross share k digits. One needs all but one of them
// for k - 1 of its cells, so that one at most is left for the crossing; the other has but k - 1
// cells for them outside the crossing, so that it needs one there.

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "engine/teach/news.h"
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
    const HouseNews& news;
    Steps& steps;
};

// The cells of the cover outside the crossing that the digits need; none when they are no k - 1,
// or one of the digits has no place to go.
Places cells_needed(const Candidates& candidates, const Overlap& overlap, DigitSet digits)
{
    const int spare = digits.count() - 1;
    Places needed = 0;
    for (Digit digit : digits) {
        const Places places = candidates.places(overlap.other, digit);
        needed |= places & ~overlap.there;
        if (places == 0 || has_more_than(spare, needed))
            return 0;
    }
    return has_more_than(spare - 1, needed) ? needed : 0;
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

// The digits still to be placed in a house, with their places.
class PlacesToFill {
public:
    PlacesToFill(const Candidates& candidates, int house)
    {
        for (Digit digit : candidates.chart().all_digits()) {
            if (const Places places = candidates.places(house, digit); places != 0)
                by_digit_[count_++] = {digit, places};
        }
    }

    // Those with at most so many places among these.
    template <int most>
    DigitSet with_few_among(Places among) const
    {
        std::uint32_t few = 0;
        for (std::size_t i = 0; i < count_; ++i) {
            const auto& [digit, places] = by_digit_[i];
            few |= std::uint32_t{!has_more_than(most, places & among)} << digit;
        }
        return DigitSet::of_bits(few);
    }

private:
    std::array<std::pair<Digit, Places>, max_size> by_digit_;
    std::size_t count_ = 0;
};

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
    const Places new_cells = request.news.places(base);
    const DigitSet lost = request.news.lost(overlap.other);
    likely.each_choice(size - 1, size, [&](Places cells, std::uint32_t bits) {
        const DigitSet digits = DigitSet::of_bits(bits);
        if ((cells & new_cells) == 0 && digits.common(lost).empty())
            return true;
        const AlmostLocked found{base, overlap, digits, cells,
                                 cells_needed(candidates, overlap, digits)};
        if (found.cover_cells != 0 && has_effect(candidates, found))
            request.steps.add(tell_almost_locked(request.technique, candidates, found));
        return !request.steps.is_satisfied();
    });
}

template <int size>
void find_of_size(const Candidates& candidates, Technique technique, Steps& steps)
{
    const Chart& chart = candidates.chart();
    const HouseNews news(candidates, steps);
    const Request request{technique, size, SmallCells(candidates, size), news, steps};
    for (int cover = 0; cover < chart.house_count(); ++cover) {
        if (!chart.is_full(cover))
            continue;
        std::optional<PlacesToFill> to_fill; // many covers don't need it
        const DigitSet lost = request.news.lost(cover);
        for (const auto& [base, in_cover, in_base] : chart.overlaps_of(cover)) {
            const Places small = request.small.in(base) & ~in_base;
            if (!has_more_than(size - 2, small))
                continue;
            const bool has_new = (small & request.news.places(base)) != 0;
            if (!has_new && lost.empty())
                continue;
            if (!to_fill)
                to_fill.emplace(candidates, cover);
            const DigitSet narrow = to_fill->with_few_among<size - 1>(~in_cover);
            if (has_more_than(size - 1, narrow.bits()) && (has_new || !narrow.common(lost).empty()))
                look_at_cover(base, {cover, in_base, in_cover}, narrow, candidates, request);
            if (steps.is_satisfied())
                return;
        }
    }
}

// A pair needs but one cell of the base, and few have two digits: so these come first. In the order
// in which covers and their bases would have found them.
void find_pairs(const Candidates& candidates, Technique technique, Steps& steps)
{
    const Chart& chart = candidates.chart();
    const HouseNews news(candidates, steps);
    std::vector<AlmostLocked> found;
    const auto look = [&](Cell cell, const PlaceOfCell& place) {
        const DigitSet digits = candidates.of(cell);
        const Places here = Places{1} << place.position;
        const bool is_new = (news.places(place.house) & here) != 0;
        for (const auto& [cover, in_base, in_cover] : chart.overlaps_of(place.house)) {
            if ((here & in_base) != 0 || !chart.is_full(cover) ||
                (!is_new && digits.common(news.lost(cover)).empty()))
                continue;
            const Overlap overlap{cover, in_base, in_cover};
            const AlmostLocked pair{place.house, overlap, digits, here,
                                    cells_needed(candidates, overlap, digits)};
            if (pair.cover_cells != 0 && has_effect(candidates, pair))
                found.push_back(pair);
        }
    };
    for (Cell cell : candidates.bivalue_cells()) {
        for (const PlaceOfCell& place : chart.houses_of(cell))
            look(cell, place);
    }
    std::ranges::sort(found, {}, [](const AlmostLocked& pair) {
        return std::tuple(pair.overlap.other, pair.base, pair.base_cells);
    });
    for (const AlmostLocked& pair : found)
        steps.add(tell_almost_locked(technique, candidates, pair));
}

} // namespace

void find_almost_locked(const Candidates& candidates, Technique technique, Steps& steps)
{
    switch (technique) {
    case Technique::AlmostLockedPair:
        return find_pairs(candidates, technique, steps);
    case Technique::AlmostLockedTriple:
        return find_of_size<3>(candidates, technique, steps);
    default:
        return find_of_size<4>(candidates, technique, steps);
    }
}

} // namespace engine
