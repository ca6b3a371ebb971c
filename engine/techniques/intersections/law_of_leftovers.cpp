// The law of leftovers: as many lines as regions cover almost the same cells. The few cells in
// which they differ must hold the same digits on both sides.

#include <algorithm>

#include "engine/base/count.h"
#include "engine/steps/evidence.h"
#include "engine/steps/steps.h"

namespace engine {

namespace {

// How many cells are left over on each side.
enum class Count { One, More };

// Cells that must hold the same digits. Digits placed on both sides cancel out and are left out.
struct Sides {
    Cells in_lines;
    Cells in_regions;
};

Sides without_equal_digits(const Candidates& candidates, const Leftovers& leftovers)
{
    Sides sides{leftovers.in_lines, leftovers.in_regions};
    for (Cell cell : leftovers.in_lines) {
        const Digit digit = candidates.digit(cell);
        const auto equal =
            std::find_if(sides.in_regions.begin(), sides.in_regions.end(), [&](Cell other) {
                return digit != no_digit && candidates.digit(other) == digit;
            });
        if (equal == sides.in_regions.end())
            continue;
        sides.in_regions.erase(equal);
        sides.in_lines.erase(std::find(sides.in_lines.begin(), sides.in_lines.end(), cell));
    }
    return sides;
}

DigitSet digits_in(const Candidates& candidates, const Cells& cells)
{
    DigitSet digits;
    for (Cell cell : cells) {
        const Digit placed = candidates.digit(cell);
        digits = digits.with(placed == no_digit ? candidates.of(cell) : DigitSet::only(placed));
    }
    return digits;
}

void remove_all_but(DigitSet digits, const Cells& cells, const Candidates& candidates, Step& step)
{
    for (Cell cell : cells)
        remove_digits(step, cell, candidates.of(cell).without(digits));
}

// Roles: Base and Cover are the lines and the regions, Set 0 and 1 the cells only in the lines and
// only in the regions, Cause the candidates of these cells.
void write_evidence(Step& step, const Candidates& candidates, const Leftovers& leftovers)
{
    for (HouseIndex line : leftovers.lines)
        step.houses.push_back({line, Role::Base});
    for (HouseIndex region : leftovers.regions)
        step.houses.push_back({region, Role::Cover});
    int group = 0;
    for (const Cells* cells : {&leftovers.in_lines, &leftovers.in_regions}) {
        for (Cell cell : *cells) {
            step.cells.push_back({cell, Role::Set, group});
            mark_digits(step, cell, candidates.of(cell), Role::Cause, group);
        }
        ++group;
    }
    std::erase_if(step.candidates, [&](const CandidateMark& mark) {
        return std::find(step.removals.begin(), step.removals.end(), mark.candidate) !=
               step.removals.end();
    });
}

// A cheap test without allocation, because most leftovers allow no step.
bool may_differ(const Candidates& candidates, const Leftovers& leftovers)
{
    const DigitSet lines = digits_in(candidates, leftovers.in_lines);
    const DigitSet regions = digits_in(candidates, leftovers.in_regions);
    const auto holds_placed = [&](const Cells& cells) {
        return std::any_of(cells.begin(), cells.end(),
                           [&](Cell cell) { return !candidates.is_open(cell); });
    };
    return lines != regions ||
           (holds_placed(leftovers.in_lines) && holds_placed(leftovers.in_regions));
}

} // namespace

static void find_leftovers(const Candidates& candidates, Steps& steps, Count count)
{
    for (const Leftovers& leftovers : candidates.chart().leftovers()) {
        const auto left_over = leftovers.in_lines.size() == 1 ? Count::One : Count::More;
        if (left_over != count || !may_differ(candidates, leftovers))
            continue;
        const Sides sides = without_equal_digits(candidates, leftovers);
        Step step{.size = count_of(leftovers.in_lines)};
        const DigitSet lines = digits_in(candidates, sides.in_lines);
        const DigitSet regions = digits_in(candidates, sides.in_regions);
        remove_all_but(regions, sides.in_lines, candidates, step);
        remove_all_but(lines, sides.in_regions, candidates, step);
        step.digits = lines.common(regions);
        steps.add(std::move(step),
                  [&](Step& taken) { write_evidence(taken, candidates, leftovers); });
    }
}

static constexpr Explanation leftovers_explanation = {
    {N_("{bases} and {covers} hold each digit equally often.")},
    {N_("Most of their cells are the same; what is left must be equal: {set_a} on the one side and "
        "{set_b} on the other.")}};

static constexpr const char* leftovers_about =
    N_("In a jigsaw, some rows or columns and just as many regions lie almost on top of each "
       "other. Both hold every digit equally often, and the cells that they share cancel out. So "
       "the cells left over on one side hold the same digits as those left over on the other, and "
       "what one side can't hold goes from the other.");

const Technique techniques::law_of_leftovers = {
    .id = "law_of_leftovers",
    .name = N_("Law of Leftovers"),
    .known_as = {"LoL"},
    .about = {leftovers_about, N_("Here one cell is left over on each side.")},
    .standing = {TechniqueFamily::Intersections, Level::Medium, 60},
    .find = find_with<find_leftovers, Count::One>,
    .explanation = leftovers_explanation,
    .example = "jigsaw-9x9	"
               ":law_of_leftovers:367:...25+9...9......3...74.8.....9......6....2..4..........+9.8."
               "5.......9..1..1.....4.:711 113 727 729 441 442 447 293 893:147 547::",
};

const Technique techniques::law_of_leftovers_large = {
    .id = "law_of_leftovers_large",
    .name = N_("Law of Leftovers of Two or Three"),
    .known_as = {"LoL"},
    .about = {leftovers_about, N_("Here two or three cells are left over on each side.")},
    .standing = {TechniqueFamily::Intersections, Level::Hard, 90},
    .find = find_with<find_leftovers, Count::More>,
    .explanation = leftovers_explanation,
    .example = "jigsaw-9x9	"
               ":law_of_leftovers_large:13567:+3.+6.+2.9..1.2.7...6.+6.....23..3...+8.....2.....4.."
               ".............+49..46.2.7....4.8...:834 835 773 277 291 292 695:865 965 966::",
};

} // namespace engine
