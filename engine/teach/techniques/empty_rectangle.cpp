// Empty rectangles: in a region the digit has only places in one row and one column, and a strong
// link starts in one of the two. Houses: the region as Focus, row and column of the rectangle and
// the line of the strong link as witnesses. Cells: the places in the region as Set, those in the
// line that the strong link starts from as group 0, the others as group 1; the strong link from
// Start to End. Candidates: the same as Cause. Links: strong in the region, weak, strong.

#include <bit>

#include "engine/teach/techniques/finders.h"
#include "engine/teach/techniques/conjugate_pairs.h"

namespace engine {

namespace {

// In the region the digit is in the line or, if not, in `rest`, which lies in the other line.
struct Corner {
    int region;
    int line;
    int other_line;
    CellSet in_line;
    CellSet rest;
};

struct EmptyRectangle {
    Corner corner;
    int witness; // the house of the strong link
    Cell start;  // in the line of the corner
    Cell end;
    CellSet prey;
};

int line_through(const Chart& chart, Cell cell, HouseKind kind, const CellSet& cells)
{
    for (const PlaceOfCell& place : chart.houses_of(cell)) {
        if (chart.kind(place.house) == kind && cells.is_within(chart.cells(place.house)))
            return place.house;
    }
    return -1;
}

class Corners {
public:
    Corners(const Candidates& candidates, Digit digit)
        : candidates_(candidates), chart_(candidates.chart()), digit_(digit)
    {
    }

    // Calls `found` with each rectangle of the region, until it answers false.
    template <typename Found>
    bool each(int region, const Found& found) const
    {
        const CellSet cells = candidates_.cells_with(digit_) & chart_.cells(region);
        for (Cell cell : cells) {
            for (const PlaceOfCell& place : chart_.houses_of(cell)) {
                // Each line once, from its first cell.
                const CellSet in_line = cells & chart_.cells(place.house);
                if (!is_line(chart_.kind(place.house)) || !(in_line.first() == cell) ||
                    in_line == cells)
                    continue;
                const HouseKind across =
                    chart_.kind(place.house) == HouseKind::Row ? HouseKind::Column : HouseKind::Row;
                const CellSet rest = cells - in_line;
                const int other_line = line_through(chart_, rest.first(), across, rest);
                if (other_line >= 0 &&
                    !each_link({region, place.house, other_line, in_line, rest}, found))
                    return false;
            }
        }
        return true;
    }

    Step step_of(const EmptyRectangle& found, Technique technique) const
    {
        const Corner& corner = found.corner;
        Step step{.technique = technique, .size = 2, .digits = DigitSet::only(digit_)};
        step.houses = {{corner.region, Role::Focus},
                       {corner.line, Role::Witness},
                       {corner.other_line, Role::Witness},
                       {found.witness, Role::Witness}};
        step.cells = {{found.start, Role::Start}, {found.end, Role::End}};
        for (Cell cell : corner.in_line)
            step.cells.push_back({cell, Role::Set, 0});
        for (Cell cell : corner.rest)
            step.cells.push_back({cell, Role::Set, 1});
        for (const CellMark& mark : step.cells)
            step.candidates.push_back({{mark.cell, digit_}, Role::Cause});
        const Node rest = node_of(corner.rest, digit_);
        const Node in_line = node_of(corner.in_line, digit_);
        const Node start{{found.start}, digit_};
        const Node end{{found.end}, digit_};
        step.links = {
            {rest, in_line, LinkKind::Strong, LinkReason::House, corner.region, true},
            {in_line, start, LinkKind::Weak, LinkReason::House, corner.line, false},
            {start, end, LinkKind::Strong, LinkReason::House, found.witness, true},
        };
        for (Cell cell : found.prey)
            step.removals.push_back({cell, digit_});
        return step;
    }

private:
    template <typename Found>
    bool each_link(const Corner& corner, const Found& found) const
    {
        CellSet prey = candidates_.cells_with(digit_);
        for (Cell cell : corner.rest)
            prey &= chart_.peers(cell);
        if (prey.empty())
            return true;
        const CellSet starts = (candidates_.cells_with(digit_) & chart_.cells(corner.line)) -
                               chart_.cells(corner.region);
        for (Cell start : starts) {
            for (const PlaceOfCell& place : chart_.houses_of(start)) {
                const int witness = place.house;
                const Places places = candidates_.places(witness, digit_);
                if (witness == corner.line || std::popcount(places) != 2 ||
                    !is_line(chart_.kind(witness)) || !chart_.is_full(witness))
                    continue;
                const Places other = places & ~(Places{1} << place.position);
                const Cell end = chart_.cell_in(witness, std::countr_zero(other));
                const CellSet seen = prey & chart_.peers(end);
                if (!corner.rest.has(end) && !seen.empty() &&
                    !found(EmptyRectangle{corner, witness, start, end, seen}))
                    return false;
            }
        }
        return true;
    }

    const Candidates& candidates_;
    const Chart& chart_;
    Digit digit_;
};

bool may_hold(const Candidates& candidates, int region, Digit digit)
{
    const Chart& chart = candidates.chart();
    return chart.kind(region) == HouseKind::Region && chart.is_full(region) &&
           std::popcount(candidates.places(region, digit)) >= 2;
}

Step merge(Step step, const Step& other)
{
    step.size = 4;
    step.houses.insert(step.houses.end(), other.houses.begin() + 1, other.houses.end());
    step.cells.insert(step.cells.end(), other.cells.begin(), other.cells.begin() + 2);
    step.candidates.insert(step.candidates.end(), other.candidates.begin(),
                           other.candidates.begin() + 2);
    step.links.insert(step.links.end(), other.links.begin(), other.links.end());
    step.removals.insert(step.removals.end(), other.removals.begin(), other.removals.end());
    return step;
}

} // namespace

void find_empty_rectangles(const Candidates& candidates, Technique technique, Steps& steps)
{
    const Chart& chart = candidates.chart();
    for (int region = 0; region < chart.house_count(); ++region) {
        for (Digit digit : chart.all_digits()) {
            if (!may_hold(candidates, region, digit))
                continue;
            const Corners corners(candidates, digit);
            corners.each(region, [&](const EmptyRectangle& found) {
                steps.add(corners.step_of(found, technique));
                return !steps.is_satisfied();
            });
            if (steps.is_satisfied())
                return;
        }
    }
}

// Two rectangles of one region that remove different cells. Roles as of one; the second has start,
// end, witnesses and links of its own.
void find_dual_empty_rectangles(const Candidates& candidates, Technique technique, Steps& steps)
{
    const Chart& chart = candidates.chart();
    std::vector<Step> ones;
    for (int region = 0; region < chart.house_count(); ++region) {
        for (Digit digit : chart.all_digits()) {
            if (!may_hold(candidates, region, digit))
                continue;
            ones.clear();
            const Corners corners(candidates, digit);
            corners.each(region, [&](const EmptyRectangle& found) {
                ones.push_back(corners.step_of(found, technique));
                return true;
            });
            for (std::size_t i = 0; i < ones.size(); ++i) {
                for (std::size_t j = i + 1; j < ones.size() && !steps.is_satisfied(); ++j) {
                    if (ones[i].removals != ones[j].removals)
                        steps.add(merge(ones[i], ones[j]));
                }
            }
            if (steps.is_satisfied())
                return;
        }
    }
}

} // namespace engine
