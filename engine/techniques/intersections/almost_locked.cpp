// Almost locked candidates: the base and the cover are two houses that intersect. In the base,
// k - 1 cells outside the intersection hold only k digits, so at most one of these digits is in the
// intersection. In the cover, the k digits have only k - 1 cells outside the intersection, so at
// least one of them is in it.

#include <algorithm>
#include <bit>
#include <tuple>
#include <vector>

#include "engine/filters/almost_locked_digits.h"
#include "engine/filters/removals.h"
#include "engine/patterns/small_sets.h"
#include "engine/steps/evidence.h"
#include "engine/steps/steps.h"

namespace engine {

namespace {

struct AlmostLocked {
    HouseIndex base;
    Overlap overlap; // the intersection of base and cover
    DigitSet digits;
    Places base_cells;  // in the base, outside the intersection
    Places cover_cells; // in the cover, outside the intersection
};

struct Request {
    int size;
    const HouseRemovals& removals;
    Steps& steps;
};

// Returns the places that the digits have in the cover outside the intersection. Returns 0 unless
// there are exactly k - 1 of them and each digit has a place in the cover.
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

// Roles: Base and Cover are the houses, Intersection the open cells common to both, Set 0 and 1 the
// cells in the base and in the cover, Cause the digits in all these cells.
Step mark_almost_locked(const Candidates& candidates, const AlmostLocked& found)
{
    const Chart& chart = candidates.chart();
    Step step{.size = found.digits.count(), .digits = found.digits};
    step.houses = {{found.base, Role::Base}, {found.overlap.other, Role::Cover}};
    const CellSet in_base = chart.cells_at(found.base, found.base_cells);
    const CellSet in_cover = chart.cells_at(found.overlap.other, found.cover_cells);
    const CellSet crossing = chart.cells_at(found.base, found.overlap.here);
    const auto mark = [&](const CellSet& cells, Role role, int group) {
        for (Cell cell : (cells & candidates.open_cells())) {
            step.cells.push_back({cell, role, group});
            mark_digits(step, cell, candidates.of(cell).common(found.digits), Role::Cause, group);
        }
    };
    mark(in_base, Role::Set, 0);
    mark(in_cover, Role::Set, 1);
    mark(crossing, Role::Intersection, 2);
    for (Cell cell : chart.cells(found.base) - in_base - crossing)
        remove_digits(step, cell, candidates.of(cell).common(found.digits));
    for (Cell cell : in_cover)
        remove_digits(step, cell, candidates.of(cell).without(found.digits));
    return step;
}

// Returns the cells that may belong to the base's set: open cells all of whose digits have few
// enough places in the cover.
Places likely_cells(const Candidates& candidates, HouseIndex base, Places outside, DigitSet narrow)
{
    const Chart& chart = candidates.chart();
    Places likely = 0;
    for (Places left = outside; left != 0; left &= left - 1) {
        const int position = std::countr_zero(left);
        const DigitSet digits = candidates.of(chart.cell_in(base, position));
        likely |= Places{digits.without(narrow).empty()} << position;
    }
    return likely;
}

void look_at_cells(HouseIndex base,
                   const Overlap& overlap,
                   Places cells,
                   const Candidates& candidates,
                   const Request& request)
{
    const int size = request.size;
    SmallSets likely;
    for (Places left = cells; left != 0; left &= left - 1) {
        const int position = std::countr_zero(left);
        const DigitSet digits = candidates.of(candidates.chart().cell_in(base, position));
        if (!is_single_bit(digits.bits()))
            likely.add(position, digits.bits());
    }
    const Places changed = request.removals.places(base);
    const DigitSet lost = request.removals.lost(overlap.other);
    likely.each_choice(size - 1, size, [&](Places chosen, std::uint32_t bits) {
        const DigitSet digits = DigitSet::of_bits(bits);
        if ((chosen & changed) == 0 && digits.common(lost).empty())
            return;
        const AlmostLocked found{base, overlap, digits, chosen,
                                 cells_needed(candidates, overlap, digits)};
        if (found.cover_cells != 0 && has_effect(candidates, found))
            request.steps.add(mark_almost_locked(candidates, found));
    });
}

void find_of_size(const Candidates& candidates, Steps& steps, int size)
{
    const Chart& chart = candidates.chart();
    const HouseRemovals removals(candidates, steps);
    const Request request{size, removals, steps};
    const auto& all_narrow = candidates.worked_out<AlmostLockedDigits>();
    for (HouseIndex cover : chart.houses()) {
        if (!chart.is_full(cover))
            continue;
        const DigitSet lost = removals.lost(cover);
        for (std::size_t i = 0; const auto& [base, in_cover, in_base] : chart.overlaps_of(cover)) {
            const DigitSet narrow = all_narrow.with_at_most(size - 1, cover, i++);
            const Places outside = candidates.open_places(base) & ~in_base;
            if (!has_more_than(size - 1, narrow.bits()) ||
                ((outside & removals.places(base)) == 0 && narrow.common(lost).empty()))
                continue;
            const Places likely = likely_cells(candidates, base, outside, narrow);
            if (has_more_than(size - 2, likely))
                look_at_cells(base, {cover, in_base, in_cover}, likely, candidates, request);
        }
    }
}

// Pairs have a search of their own: one bivalue cell of the base is enough, and few cells are
// bivalue. The result is sorted into the order in which the general search would find them.
void find_pairs(const Candidates& candidates, Steps& steps)
{
    const Chart& chart = candidates.chart();
    const HouseRemovals removals(candidates, steps);
    std::vector<AlmostLocked> found;
    const auto look = [&](Cell cell, const PlaceOfCell& place) {
        const DigitSet digits = candidates.of(cell);
        const Digit one = digits.first();
        const Digit other = digits.without(one).first();
        const Places here = Places{1} << place.position;
        const bool is_new = (removals.places(place.house) & here) != 0;
        for (const auto& [cover, in_base, in_cover] : chart.overlaps_of(place.house)) {
            // Usually false, but no part alone predicts it, so all parts are evaluated without a
            // branch.
            const Places of_one = candidates.places(cover, one);
            const Places of_other = candidates.places(cover, other);
            const Places needed = (of_one | of_other) & ~in_cover;
            const bool may_lock =
                ((here & in_base) == 0) & is_single_bit(needed) & (of_one != 0) & (of_other != 0);
            if (!may_lock || !chart.is_full(cover) ||
                (!is_new && digits.common(removals.lost(cover)).empty()))
                continue;
            const AlmostLocked pair{place.house, {cover, in_base, in_cover}, digits, here, needed};
            if (has_effect(candidates, pair))
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
        steps.add(mark_almost_locked(candidates, pair));
}

} // namespace

static constexpr Explanation almost_locked_explanation = {
    {N_("For {set_a} only {digits} are left: one digit more than cells. So in {bases} at most one "
        "of them is left for {intersection}.")},
    {N_("{covers} needs all of {digits}, and outside of {intersection} they fit only in {set_b}: "
        "one cell too few.")},
    {N_("So just one of them is in {intersection}, and the others fill {set_b}: nothing else can "
        "be there.")},
    {N_("In {bases} they are all in {set_a} and {intersection}, and nowhere else.")}};

static constexpr const char* almost_locked_about =
    N_("Two houses cross. Outside the crossing, some cells of the first house hold only one digit "
       "more than there are cells, so at most one of these digits is in the crossing. In the "
       "second house the same digits have one cell too few outside the crossing, so at least one "
       "is in it. That locks them: they go from the rest of the first house, and nothing else "
       "stays in those cells of the second.");

const Technique techniques::almost_locked_pair = {
    .id = "almost_locked_pair",
    .name = N_("Almost Locked Pair"),
    .known_as = {"Almost Locked Candidates", "ALC"},
    .about = {almost_locked_about, N_("A pair needs one such cell in each house.")},
    .standing = {TechniqueFamily::Intersections, Level::Hard, 120},
    .find = find_pairs,
    .explanation = almost_locked_explanation,
    .other_names = "0120",
    .example = ":almost_locked_pair:34:+3+12+8+5+7+96469+52+347+8+1+4+7+8+1+9+65+2+382+9.7.+6.+5+"
               "16+7+5...3+954+39+6..+72.81+6...+57+7+5+6.1...8.+3+47+85..+6::277 386::",
};

const Technique techniques::almost_locked_triple = {
    .id = "almost_locked_triple",
    .name = N_("Almost Locked Triple"),
    .known_as = {"Almost Locked Candidates", "ALC"},
    .about = {almost_locked_about, N_("A triple needs two such cells in each house.")},
    .standing = {TechniqueFamily::Intersections, Level::Hard, 160},
    .find = find_with<find_of_size, 3>,
    .explanation = almost_locked_explanation,
    .other_names = "0120",
    .example =
        ":almost_locked_triple:467:8+1+2.....+5965+8+1..+23+43+7.2.+1.+8+5+79..82+166+4+1.7.8+3+9+"
        "28+319+6+5+477.+6.+5+1.8+41+5+89...+72+3.4.+8..5+1:315 416 716 617 917:344 294::",
};

const Technique techniques::almost_locked_quad = {
    .id = "almost_locked_quad",
    .name = N_("Almost Locked Quad"),
    .about = {almost_locked_about, N_("A quad needs three such cells in each house.")},
    .standing = {TechniqueFamily::Intersections, Level::Hard, 200},
    .find = find_with<find_of_size, 4>,
    .explanation = almost_locked_explanation,
    .other_names = "0120",
    .example = ":almost_locked_quad:2468:...3..8.+2+2+5..18+97+3..3...1.6+462.9.+3..+5...+367.4.+3+"
               "7.4+1+6.5728.5.+4...9....+5..34+51..2..:911 113 613 716 234 734 736 844 158 858 "
               "868 978 284 684 884 685 785 786 188 688 189 795 998 899:434 386::",
};

} // namespace engine
