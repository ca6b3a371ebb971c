// Empty rectangles: in a region all places of the digit lie in one row and one column, and a strong
// link starts in one of these two lines.
// Roles of houses: Focus is the region; witnesses are the row and column of the rectangle and the
// line of the strong link. Roles of cells: Set for the places in the region, in group 0 those on
// the line where the strong link starts, in group 1 the others; Start and End for the strong link.
// Roles of candidates: Cause for all of these. Links: strong in the region, then weak, then strong.

#include <bit>
#include <cstdint>

#include "engine/base/bits.h"
#include "engine/patterns/by_digit.h"
#include "engine/patterns/conjugate_pairs.h"
#include "engine/patterns/templates.h"
#include "engine/steps/evidence.h"
#include "engine/steps/steps.h"

namespace engine {

namespace {

// In the region, the digit is either in `line` or in one of `rest`, which lie in the other line.
struct Corner {
    Digit digit;
    HouseIndex region;
    HouseIndex line;
    HouseIndex other_line;
    Places in_line;
    Places rest;
};

struct EmptyRectangle {
    Corner corner;
    HouseIndex witness; // the house of the strong link
    Cell start;         // in the line of the corner
    Cell end;
};

// Returns the candidates that see all these places of the region.
CellSet seen_by(const Candidates& candidates, const Corner& corner, Places places)
{
    const Chart& chart = candidates.chart();
    CellSet seen = candidates.cells_with(corner.digit);
    for (; places != 0; places &= places - 1)
        seen &= chart.peers(chart.cell_in(corner.region, std::countr_zero(places)));
    return seen;
}

CellSet eliminations_of(const Candidates& candidates, const EmptyRectangle& found)
{
    return seen_by(candidates, found.corner, found.corner.rest) &
           candidates.chart().peers(found.end);
}

// The empty rectangles of one digit that remove something, ordered by region.
class EmptyRectangles {
public:
    EmptyRectangles(const Candidates& candidates, Digit digit)
    {
        const Chart& chart = candidates.chart();
        if (!may_clear(candidates, digit))
            return;
        for (HouseIndex region : chart.houses()) {
            if (chart.kind(region) == HouseKind::Region && chart.is_full(region) &&
                has_more_than(1, candidates.places(region, digit)))
                look_at(candidates, region, digit);
        }
    }

    const std::vector<EmptyRectangle>& list() const { return list_; }

private:
    void look_at(const Candidates& candidates, HouseIndex region, Digit digit)
    {
        const Chart& chart = candidates.chart();
        const Places places = candidates.places(region, digit);
        for (const Overlap& line : chart.overlaps_of(region)) {
            const Places in_line = places & line.here;
            const Places rest = places & ~line.here;
            if (in_line == 0 || rest == 0 || !is_line(chart.kind(line.other)))
                continue;
            for (const Overlap& across : chart.overlaps_at(region, std::countr_zero(rest))) {
                if ((rest & ~across.here) == 0 && is_line(chart.kind(across.other)) &&
                    chart.kind(across.other) != chart.kind(line.other))
                    follow(candidates, {digit, region, line.other, across.other, in_line, rest},
                           line.there);
            }
        }
    }

    // Follows strong links that start in the line, outside the region.
    void follow(const Candidates& candidates, const Corner& corner, Places crossing)
    {
        const Chart& chart = candidates.chart();
        const CellSet seen = seen_by(candidates, corner, corner.rest);
        if (seen.empty())
            return;
        Places starts = candidates.places(corner.line, corner.digit) & ~crossing;
        for (; starts != 0; starts &= starts - 1) {
            const Cell start = chart.cell_in(corner.line, std::countr_zero(starts));
            for (const PlaceOfCell& place : chart.houses_of(start))
                link(candidates, corner, place, seen);
        }
    }

    // Follows the strong link from the start, given by its place in a house, to the only other
    // place.
    void
    link(const Candidates& candidates, const Corner& corner, PlaceOfCell start, const CellSet& seen)
    {
        const Chart& chart = candidates.chart();
        const Places places = candidates.places(start.house, corner.digit);
        const Places other = places & ~(Places{1} << start.position);
        if (other == 0 || has_more_than(1, other) || start.house == corner.line ||
            !is_line(chart.kind(start.house)) || !chart.is_full(start.house))
            return;
        const Cell end = chart.cell_in(start.house, std::countr_zero(other));
        if (chart.peers(end).meets(seen) && (chart.place_of(end, corner.region) & corner.rest) == 0)
            list_.push_back({corner, start.house, chart.cell_in(start.house, start.position), end});
    }

    std::vector<EmptyRectangle> list_;
};

void mark(Step& step, const Chart& chart, const EmptyRectangle& found)
{
    const Corner& corner = found.corner;
    const CellSet in_line = chart.cells_at(corner.region, corner.in_line);
    const CellSet rest = chart.cells_at(corner.region, corner.rest);
    step.houses = {{corner.region, Role::Focus},
                   {corner.line, Role::Witness},
                   {corner.other_line, Role::Witness},
                   {found.witness, Role::Witness}};
    step.cells = {{found.start, Role::Start}, {found.end, Role::End}};
    mark_cells(step, in_line, Role::Set, 0);
    mark_cells(step, rest, Role::Set, 1);
    for (const CellMark& mark : step.cells)
        step.candidates.push_back({{mark.cell, corner.digit}, Role::Cause});
    const Node line_node = node_of(in_line, corner.digit);
    const Node start{{found.start}, corner.digit};
    const Node end{{found.end}, corner.digit};
    step.links = {
        {node_of(rest, corner.digit), line_node, LinkKind::Strong, LinkReason::House,
         corner.region},
        {line_node, start, LinkKind::Weak, LinkReason::House, corner.line, false},
        {start, end, LinkKind::Strong, LinkReason::House, found.witness},
    };
}

// The numbers of the facts.
enum : std::uint8_t { box_has_two_lines, if_in_rest, if_in_line };

void tell_region(Step& step, const Chart& chart, const Corner& corner)
{
    step.facts.push_back({.number = box_has_two_lines,
                          .digits = {DigitSet::only(corner.digit)},
                          .cells = {cells_in(chart.cells_at(corner.region, corner.rest)),
                                    cells_in(chart.cells_at(corner.region, corner.in_line))},
                          .houses = {{corner.region}}});
}

void tell_link(Step& step, const Candidates& candidates, const EmptyRectangle& found)
{
    const Chart& chart = candidates.chart();
    const Corner& corner = found.corner;
    const DigitSet digit = DigitSet::only(corner.digit);
    const Cells removed = cells_in(eliminations_of(candidates, found));
    step.facts.push_back(
        {.number = if_in_rest,
         .digits = {digit},
         .cells = {cells_in(chart.cells_at(corner.region, corner.rest)), removed}});
    step.facts.push_back({.number = if_in_line,
                          .digits = {digit},
                          .cells = {cells_in(chart.cells_at(corner.region, corner.in_line)),
                                    Cells{found.start}, Cells{found.end}, removed},
                          .houses = {{found.witness}}});
}

// Marks the region once, and the ends of both rectangles.
void mark_both(Step& step, const Chart& chart, const EmptyRectangle& one, const EmptyRectangle& two)
{
    Step other{};
    mark(step, chart, one);
    mark(other, chart, two);
    append(step.houses, std::span(other.houses).subspan(1));
    append(step.cells, std::span(other.cells).first(2));
    append(step.candidates, std::span(other.candidates).first(2));
    append(step.links, other.links);
}

bool share_region(const EmptyRectangle& one, const EmptyRectangle& other)
{
    return one.corner.region == other.corner.region;
}

} // namespace

static void find_empty_rectangles(const Candidates& candidates, Steps& steps)
{
    for (const auto& of_digit : candidates.worked_out<ByDigit<EmptyRectangles>>()) {
        for (const EmptyRectangle& found : of_digit->list()) {
            const Digit digit = found.corner.digit;
            Step step{.size = 2, .digits = DigitSet::only(digit)};
            remove_from(step, eliminations_of(candidates, found), digit);
            steps.add(std::move(step), [&](Step& taken) {
                mark(taken, candidates.chart(), found);
                tell_region(taken, candidates.chart(), found.corner);
                tell_link(taken, candidates, found);
            });
        }
    }
}

// Combines two rectangles of one region that remove different cells. The roles are those of a
// single one; the second adds its own start, end, witnesses and links.
static void find_dual_empty_rectangles(const Candidates& candidates, Steps& steps)
{
    for (const auto& of_digit : candidates.worked_out<ByDigit<EmptyRectangles>>()) {
        const std::vector<EmptyRectangle>& all = of_digit->list();
        for (auto one = all.begin(); one != all.end(); ++one) {
            for (auto other = one + 1; other != all.end() && share_region(*one, *other); ++other) {
                if (eliminations_of(candidates, *one) == eliminations_of(candidates, *other))
                    continue;
                const Digit digit = one->corner.digit;
                Step step{.size = 4, .digits = DigitSet::only(digit)};
                remove_from(step,
                            eliminations_of(candidates, *one) | eliminations_of(candidates, *other),
                            digit);
                steps.add(std::move(step), [&](Step& taken) {
                    mark_both(taken, candidates.chart(), *one, *other);
                    tell_region(taken, candidates.chart(), one->corner);
                    tell_link(taken, candidates, *one);
                    if (one->corner.rest != other->corner.rest)
                        tell_region(taken, candidates.chart(), other->corner);
                    tell_link(taken, candidates, *other);
                });
            }
        }
    }
}

static constexpr Explanation empty_rectangle_explanation = {
    {N_("In {houses} the {digit} is in {cells} or in {other_cells}."), Each::Fact,
     box_has_two_lines},
    {N_("If it is in {cells}, it is seen from {other_cells}."), Each::Fact, if_in_rest},
    {N_("If it is in {cells}, it is seen from {other_cells}: then {houses} has its {digit} in "
        "{third_cells}, and that is seen from {fourth_cells}."),
     Each::Fact, if_in_line}};

const Technique techniques::empty_rectangle = {
    .id = "empty_rectangle",
    .name = N_("Empty Rectangle"),
    .known_as = {"ER", "Hinge"},
    .about = {N_("In a box, all places of a digit lie in one row and one column. Outside, a line "
                 "has just two places for the digit, and one of them lies in this row. If the "
                 "digit is there, the box has it in its column; if not, it is at the other place. "
                 "So it goes from the cell where the column meets the line through that other "
                 "place. Row and column can change roles.")},
    .standing = {TechniqueFamily::SingleDigit, Level::Hard, 120},
    .find = find_empty_rectangles,
    .explanation = empty_rectangle_explanation,
    .other_names = "0402 2-Strong-links Grouped-2-String-Kite Grouped-2-Strong-links",
    .hodoku = {210, "EMPTY_RECTANGLE", HodokuLevel::Hard, 120},
    .example = ":empty_rectangle:9:+2+8+7+43+91+56+315+78+62..9+64+251+8+3+757.+8.+2+4+63+6+4..+7+"
               "3.8+2+82+3.647..+796.2+8...+1+3+2.45.7+8+4+5+8..7.+2.:164 194 994 997:964::",
};

const Technique techniques::dual_empty_rectangle = {
    .id = "dual_empty_rectangle",
    .name = N_("Dual Empty Rectangle"),
    .about = {N_(
        "In a box, all places of a digit lie in one row and one column, and two lines outside each "
        "have just two places for it, of which one lies in this row or column. Each of these links "
        "makes an empty rectangle with the box: the digit is at its far end, or the box has it in "
        "the other of its two lines. So each clears its own cell.")},
    .standing = {TechniqueFamily::SingleDigit, Level::Hard, 150},
    .find = find_dual_empty_rectangles,
    .explanation = empty_rectangle_explanation,
    .other_names = "0405",
    .example = ":dual_empty_rectangle:3:+5.76...8..4.+5.1....+6..7...52.1..+78+5.6...+15..275.+2.."
               "1..+4..+792.....68+5+4.979+7.+13+6..8:312 912 217 417 319 919 823 227 228 328 929 "
               "331 233 833 337 937 338 438 353 953 457 957 863 963 465 172 382 297:321 387::",
};

} // namespace engine
