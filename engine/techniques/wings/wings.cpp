// Wings: bivalue cells around a pivot or a strong link, at least one of which must hold a digit.

#include "engine/filters/removals.h"
#include "engine/steps/evidence.h"
#include "engine/steps/steps.h"

namespace engine {

namespace {

// A pivot and two bivalue cells that see it.
struct Wing {
    Cell pivot;
    Cell one;
    Cell other;
    Digit one_digit;   // the digit common to the pivot and `one`
    Digit other_digit; // the digit common to the pivot and `other`
    Digit removed;
};

// Roles: Pivot and Pincer for the cells, Witness for the houses they share, Cause for the removed
// digit in pincers and pivot. Links lead from one pincer through the pivot to the other; they stop
// at the pivot if it has the removed digit, too.
void mark_wing(Step& step, const Candidates& candidates, const Wing& wing)
{
    const Chart& chart = candidates.chart();
    step.digits = candidates.of(wing.pivot).with(wing.removed);
    step.cells = {{wing.pivot, Role::Pivot}, {wing.one, Role::Pincer}, {wing.other, Role::Pincer}};
    mark_digit(step, candidates, set_of(chart, {wing.pivot, wing.one, wing.other}), wing.removed,
               Role::Cause);
    link_within(step, wing.one, wing.removed, wing.one_digit);
    link_weakly(step, chart, wing.one, wing.pivot, wing.one_digit);
    if (!candidates.of(wing.pivot).has(wing.removed))
        link_within(step, wing.pivot, wing.one_digit, wing.other_digit);
    link_weakly(step, chart, wing.pivot, wing.other, wing.other_digit);
    link_within(step, wing.other, wing.other_digit, wing.removed);
    for (const Link& link : step.links) {
        if (link.kind == LinkKind::Weak && link.house != no_house)
            mark_house(step, link.house, Role::Witness);
    }
}

void add_wing(const Candidates& candidates, const Wing& wing, const CellSet& targets, Steps& steps)
{
    Step step{};
    remove_from(step, targets, wing.removed);
    steps.add(std::move(step), [&](Step& taken) { mark_wing(taken, candidates, wing); });
}

DigitSet both(Digit one, Digit other)
{
    return DigitSet::only(one).with(other);
}

// Returns open cells that are new or see a new pincer.
CellSet pivots_of_new_wings(const Candidates& candidates, const Steps& steps)
{
    if (!steps.removed())
        return candidates.open_cells();
    CellSet pivots = changed_cells(candidates, steps);
    for (Cell pincer : (pivots & candidates.bivalue_cells()))
        pivots |= candidates.chart().peers(pincer);
    return pivots & candidates.open_cells();
}

} // namespace

// The pivot has the digits x and y, the pincers that see it x and z, and y and z. One of the
// pincers is z.
static void find_xy_wings(const Candidates& candidates, Steps& steps)
{
    const Chart& chart = candidates.chart();
    const CellSet& bivalue = candidates.bivalue_cells();
    for (Cell pivot : (bivalue & pivots_of_new_wings(candidates, steps))) {
        const Digit x = candidates.of(pivot).first();
        const Digit y = candidates.of(pivot).without(x).first();
        const CellSet near = chart.peers(pivot) & bivalue;
        for (Cell one : (near & candidates.cells_with(x)) - candidates.cells_with(y)) {
            const Digit z = candidates.of(one).without(x).first();
            const CellSet seen = chart.peers(one) & candidates.cells_with(z);
            for (Cell other : (near & candidates.cells_with(y) & candidates.cells_with(z))) {
                if (!seen.meets(chart.peers(other)))
                    continue;
                add_wing(candidates, {pivot, one, other, x, y, z}, seen & chart.peers(other),
                         steps);
            }
        }
    }
}

// The pivot has the digits x, y and z. One of all three cells is z.
static void find_xyz_wings(const Candidates& candidates, Steps& steps)
{
    const Chart& chart = candidates.chart();
    for (Cell pivot : pivots_of_new_wings(candidates, steps)) {
        const DigitSet digits = candidates.of(pivot);
        if (digits.count() != 3)
            continue;
        const CellSet near = chart.peers(pivot) & candidates.bivalue_cells();
        for (Digit z : digits) {
            const DigitSet rest = digits.without(z);
            const Digit x = rest.first();
            const Digit y = rest.without(x).first();
            const CellSet seen = chart.peers(pivot) & candidates.cells_with(z);
            const CellSet ends = near & candidates.cells_with(z);
            const CellSet others = ends & candidates.cells_with(y);
            if (others.empty())
                continue;
            for (Cell one : (ends & candidates.cells_with(x))) {
                for (Cell other : others) {
                    const CellSet targets = seen & chart.peers(one) & chart.peers(other);
                    if (targets.empty())
                        continue;
                    add_wing(candidates, {pivot, one, other, x, y, z}, targets, steps);
                }
            }
        }
    }
}

namespace {

// At least one of the two cells holds `removed`: they can't both hold the other digit, `linked`,
// because each sees one end of a strong link on it.
// Roles: Pincer for the cells, Cause for the ends of the link, Witness for its house. Links lead
// from pincer to pincer.
void mark_w_wing(Step& step,
                 const Candidates& candidates,
                 Cell one,
                 Cell other,
                 Digit removed,
                 HouseIndex house,
                 std::pair<Cell, Cell> ends)
{
    const Chart& chart = candidates.chart();
    const Digit linked = candidates.of(one).without(removed).first();
    step.cells = {{one, Role::Pincer},
                  {other, Role::Pincer},
                  {ends.first, Role::Cause},
                  {ends.second, Role::Cause}};
    mark_digit(step, candidates, set_of(chart, {one, other}), removed, Role::Cause);
    link_within(step, one, removed, linked);
    link_weakly(step, chart, one, ends.first, linked);
    link_strongly(step, ends.first, ends.second, linked, house);
    link_weakly(step, chart, ends.second, other, linked);
    link_within(step, other, linked, removed);
}

void find_w_wings_of(
    const Candidates& candidates, Cell one, Cell other, Digit removed, Steps& steps)
{
    const Chart& chart = candidates.chart();
    const Digit linked = candidates.of(one).without(removed).first();
    for (HouseIndex house : chart.houses()) {
        const Places places = candidates.places(house, linked);
        if (!is_strong(places) || !chart.is_full(house))
            continue;
        Cell first = chart.cell_in(house, std::countr_zero(places));
        Cell second = chart.cell_in(house, std::countr_zero(places & (places - 1)));
        if (!chart.sees(first, one) || !chart.sees(second, other))
            std::swap(first, second);
        if (!chart.sees(first, one) || !chart.sees(second, other))
            continue;
        Step step{.digits = candidates.of(one)};
        remove_from(step, chart.peers(one) & chart.peers(other) & candidates.cells_with(removed),
                    removed);
        steps.add(std::move(step), [&](Step& taken) {
            mark_w_wing(taken, candidates, one, other, removed, house, {first, second});
        });
        return;
    }
}

// Returns the digits with a strong link that did not exist before.
DigitSet newly_linked(const Candidates& candidates, const Steps& steps)
{
    const Chart& chart = candidates.chart();
    if (!steps.removed())
        return chart.all_digits();
    DigitSet digits;
    for (const auto& [cell, digit] : *steps.removed()) {
        for (const PlaceOfCell& place : chart.houses_of(cell)) {
            if (is_strong(candidates.places(place.house, digit)))
                digits = digits.with(digit);
        }
    }
    return digits;
}

} // namespace

// Two bivalue cells with the same digits, and a strong link on one of these digits. One end of the
// link sees the one cell, the other end the other cell, so at least one of the cells holds the
// other digit.
static void find_w_wings(const Candidates& candidates, Steps& steps)
{
    const Chart& chart = candidates.chart();
    const CellSet new_ones = changed_cells(candidates, steps);
    const DigitSet linked = newly_linked(candidates, steps);
    for (Cell one : candidates.bivalue_cells()) {
        const Digit a = candidates.of(one).first();
        const Digit b = candidates.of(one).without(a).first();
        const CellSet equal =
            candidates.bivalue_cells() & candidates.cells_with(a) & candidates.cells_with(b);
        for (Cell other : equal - chart.peers(one)) {
            if (other <= one)
                continue;
            const bool is_new = new_ones.has(one) || new_ones.has(other);
            if (!is_new && linked.common(candidates.of(one)).empty())
                continue;
            const CellSet seen = chart.peers(one) & chart.peers(other);
            for (Digit removed : both(a, b)) {
                const bool may_link = is_new || linked.has(removed == a ? b : a);
                if (may_link && seen.meets(candidates.cells_with(removed)))
                    find_w_wings_of(candidates, one, other, removed, steps);
            }
        }
    }
}

const Technique techniques::w_wing = {
    .id = "w_wing",
    .name = N_("W-Wing"),
    .known_as = {"George Woods' Wing", "Semi-Remote Naked Pair"},
    .about = {N_("Two cells that don't see each other hold the same two digits. One of the digits "
                 "has only two places in some house, and each of the two cells sees one of these "
                 "places. So not both cells can be that digit: at least one is the other digit, "
                 "which goes from every cell that sees both.")},
    .standing = {TechniqueFamily::Wings, Level::Hard, 150},
    .find = find_w_wings,
    .explanation = {{N_("{pincers} hold the same two digits.")},
                    {N_("In {witnesses} one of {causes} keeps one of them from its digit there, so "
                        "one of {pincers} is {removed_digits}.")}},
    .other_names = "0803",
    .hodoku = {220, "W_WING", HodokuLevel::Hard, 150},
    .example = ":w_wing:89:+2+5+61+39847+4+7+1+5+8+2+9...3.+764+2+1+5+3..6+51+7+9+4..4+8+2+735+1+7+"
               "1+59+4+3628.+4.3+7+5+1..1.+3+4985+7.5.7+2+1+6+4..::871::",
};

const Technique techniques::xy_wing = {
    .id = "xy_wing",
    .name = N_("XY-Wing"),
    .known_as = {"Y-Wing", "Bent Triple"},
    .about = {N_(
        "A cell with two candidates X and Y, the pivot, sees one cell with X and Z and one with Y "
        "and Z. If the pivot is X, the first of these is Z; if it is Y, the second is. One of the "
        "two is Z either way, so Z goes from every cell that sees both.")},
    .standing = {TechniqueFamily::Wings, Level::Hard, 160},
    .find = find_xy_wings,
    .explanation = {{N_("{cell} is one of {cell_digits}."), Each::Pivot},
                    {N_("{cell} must be {removed_digits} if {pivot} is {other_digits}."),
                     Each::Pincer},
                    {N_("Either way one of {pincers} is {removed_digits}.")}},
    .other_names = "0800 XY-Wing",
    .hodoku = {230, "XY_WING", HodokuLevel::Hard, 160},
    .example = ":xy_wing:168:6+3+9..2+78+5+4+75+9+83+1+62+8+2+1..+54+39+2875..9+4+3+5+1+43+9+7+8+2+"
               "6+9+6+3+8245+1+71+5....+3+9.+79..+3.6+5.3+4..5+9+27.:674 675 184:883::",
};

const Technique techniques::xyz_wing = {
    .id = "xyz_wing",
    .name = N_("XYZ-Wing"),
    .known_as = {"Bent Triple"},
    .about = {N_("A cell with three candidates X, Y and Z, the pivot, sees one cell with X and Z "
                 "and one with Y and Z. Whatever the pivot is, one of the three cells is Z. So Z "
                 "goes from every cell that sees all three, the pivot too.")},
    .standing = {TechniqueFamily::Wings, Level::Hard, 180},
    .find = find_xyz_wings,
    .explanation = {{N_("{cell} is one of {cell_digits}."), Each::Pivot},
                    {N_("{cell} must be {removed_digits} if {pivot} is {other_digits}."),
                     Each::Pincer},
                    {N_("So one of {pivot}, {pincers} is {removed_digits}.")}},
    .other_names = "0801 XYZ-Wing",
    .hodoku = {240, "XYZ_WING", HodokuLevel::Hard, 180},
    .example = ":xyz_wing:578:+34+8+59+2+7+166+9+2+7+1+4+38517+5+38+6..+4...4+21.+38.+1.+8+375.22+"
               "83+9+65+4+7+1.+3.6.8..9.+291+4+3..+7...+2.+9.4+3:697:592::",
};

} // namespace engine
