// Generalised intersections and naked subsets: the cells need not lie in one house, it is enough
// that they see each other. On grids where cells see each other only by houses, they find nothing
// that the plain techniques do not.

#include <algorithm>
#include <array>

#include "engine/steps/evidence.h"
#include "engine/steps/step_search.h"

namespace engine {

namespace {

bool is_plain_intersection(const Chart& chart,
                           HouseIndex house,
                           Places places,
                           const CellSet& removed)
{
    const auto overlaps = chart.overlaps_of(house);
    return std::any_of(overlaps.begin(), overlaps.end(), [&](const Overlap& overlap) {
        return (places & ~overlap.here) == 0 && removed.is_within(chart.cells(overlap.other));
    });
}

// Returns the candidates of the digit that see all of its places in the house.
CellSet
seeing_all_places(const Candidates& candidates, HouseIndex house, Places places, Digit digit)
{
    const Chart& chart = candidates.chart();
    CellSet seeing = candidates.cells_with(digit);
    for (; places != 0 && !seeing.empty(); places &= places - 1)
        seeing &= chart.peers(chart.cell_in(house, std::countr_zero(places)));
    return seeing;
}

// Roles: Witness is the house, Cause the places of the digit in it.
Step intersection_step(const Candidates& candidates,
                       HouseIndex house,
                       Digit digit,
                       const CellSet& removed)
{
    Step step{.digits = DigitSet::only(digit)};
    step.houses.push_back({house, Role::Witness});
    for (Cell cell : candidates.chart().cells_at(house, candidates.places(house, digit))) {
        step.cells.push_back({cell, Role::Cause});
        step.candidates.push_back({{cell, digit}, Role::Cause});
    }
    remove_from(step, removed, digit);
    return step;
}

constexpr int least_generalised = 5;
constexpr int most_generalised = 6; // larger ones are too hard to see for a person

struct SubsetSizes {
    int least;
    int most;
};

class NakedSearch : StepSearch {
public:
    NakedSearch(const Candidates& candidates, int size, Steps& steps)
        : StepSearch(candidates, steps), size_(size), small_(chart_.cell_count())
    {
    }

    void find()
    {
        for (Cell cell : candidates_.open_cells()) {
            const int count = candidates_.of(cell).count();
            if (count >= 2 && count <= size_)
                small_.add(cell);
        }
        if (small_.count() >= size_)
            add_cells(small_, 0, {});
    }

private:
    CellSet cells_with_any(DigitSet digits) const
    {
        CellSet cells(chart_.cell_count());
        for (Digit digit : digits)
            cells |= candidates_.cells_with(digit);
        return cells;
    }

    // Returns the cells that can join: each sees the cell or shares no digit with it. Once the
    // digits are complete, a cell that joins must not have others.
    CellSet companions(Cell cell, const CellSet& among, DigitSet together) const
    {
        const CellSet strangers = cells_with_any(candidates_.of(cell)) - chart_.peers(cell);
        CellSet companions = among - strangers;
        if (together.count() == size_)
            companions -= cells_with_any(chart_.all_digits().without(together));
        return companions;
    }

    void add_cells(CellSet among, int count, DigitSet digits)
    {
        steps_.stop_if_cancelled();
        for (Cell cell : CellSet(among)) {
            among.remove(cell);
            const DigitSet together = digits.with(candidates_.of(cell));
            if (together.count() > size_)
                continue;
            chosen_[count] = cell;
            const int left = size_ - count - 1;
            const CellSet next = left > 0 ? companions(cell, among, together) : among;
            if (left == 0)
                look_at(together);
            else if (next.count() >= left)
                add_cells(next, count + 1, together);
        }
    }

    void look_at(DigitSet digits)
    {
        if (digits.count() != size_)
            return;
        CellSet cells(chart_.cell_count());
        for (int i = 0; i < size_; ++i)
            cells.add(chosen_[i]);
        Step step{.size = size_, .digits = digits};
        CellSet removed_from(chart_.cell_count());
        for (Digit digit : digits) {
            const CellSet seeing = chart_.common_peers(cells & candidates_.cells_with(digit)) &
                                   (candidates_.cells_with(digit) - cells);
            removed_from |= seeing;
            remove_from(step, seeing, digit);
        }
        if (!is_plain(cells, removed_from))
            steps_.add(std::move(step), [&](Step& taken) { write_evidence(taken, cells); });
    }

    bool is_plain(const CellSet& cells, CellSet removed_from) const
    {
        for (const PlaceOfCell& place : chart_.houses_of(cells.first())) {
            if (cells.is_within(chart_.cells(place.house)))
                removed_from -= chart_.cells(place.house);
        }
        return removed_from.empty();
    }

    // Role: Cause for the cells and all their candidates.
    void write_evidence(Step& step, const CellSet& cells) const
    {
        for (Cell cell : cells) {
            step.cells.push_back({cell, Role::Cause});
            mark_digits(step, cell, candidates_.of(cell), Role::Cause);
        }
    }

    int size_;
    CellSet small_;
    std::array<Cell, most_generalised> chosen_ = {};
};

} // namespace

static void find_generalised_intersections(const Candidates& candidates, Steps& steps)
{
    const Chart& chart = candidates.chart();
    if (!chart.has_bent_sight())
        return;
    for (HouseIndex house : chart.houses()) {
        for (Digit digit = 1; digit <= chart.size() && chart.is_full(house); ++digit) {
            const Places places = candidates.places(house, digit);
            if ((places & (places - 1)) == 0)
                continue;
            const CellSet removed = seeing_all_places(candidates, house, places, digit);
            if (removed.empty() || is_plain_intersection(chart, house, places, removed))
                continue;
            steps.add(intersection_step(candidates, house, digit, removed));
        }
    }
}

// On grids where cells see each other only by houses, pairs and triples lie in one house, and the
// other sets are loops, which the chains explain.
static void
find_generalised_naked_subsets(const Candidates& candidates, Steps& steps, SubsetSizes sizes)
{
    if (!candidates.chart().has_bent_sight())
        return;
    for (int size = sizes.least; size <= sizes.most; ++size)
        NakedSearch(candidates, size, steps).find();
}

static constexpr Explanation generalised_subset_explanation = {
    {N_("{causes} hold only {digits}, and those that share a digit see each other: each digit is "
        "there once.")},
    {N_("So what sees all places of one of these digits can't hold it.")}};

static constexpr const char* generalised_subset_about =
    N_("A naked subset whose cells need not lie in one house: it is enough that those which share "
       "a digit see each other, by whatever rule. So each digit is in them at most once, and as "
       "there are as many digits as cells, exactly once. It goes from every cell that sees all its "
       "places there.");

const Technique techniques::generalised_intersection = {
    .id = "generalised_intersection",
    .name = N_("Generalised Intersection"),
    .about = {N_(
        "This is Pointing for boards with more rules than rows, columns and boxes: a cell sees all "
        "places of a digit in some house. Look for a digit with two or three places there, and for "
        "cells that see each of them. Whichever place holds the digit, such a cell can't.")},
    .standing = {TechniqueFamily::Intersections, Level::Medium, 55},
    .find = find_generalised_intersections,
    .explanation = {{N_("In {witnesses} the {digit} must be in {causes}.")},
                    {N_("Whichever holds it is seen from {removed_cells}.")}},
    .other_names = "Generalized-Intersections",
    .example = "windoku\t:generalised_intersection:1:5..7...8..4.+5.67..+7.6.....5..+7..8+5...+5.."
               "37..+88..6+5..+72..5.9.2+6+7.7..+6+5+8...+6..+7..51:834 236 281:172::",
};

const Technique techniques::generalised_naked_pair = {
    .id = "generalised_naked_pair",
    .name = N_("Generalised Naked Pair"),
    .about = {generalised_subset_about, N_("A pair has two cells and two digits.")},
    .standing = {TechniqueFamily::Subsets, Level::Medium, 70},
    .find = find_with<find_generalised_naked_subsets, SubsetSizes{2, 2}>,
    .explanation = generalised_subset_explanation,
    .other_names = "Generalized-Naked-Pair",
    .example =
        "anti-king-9x9\t:generalised_naked_pair:12:..+9+4+6.....+462..9...+8.+795+6.+49+6.+5+"
        "4783...8+9.6+4574+5+7+38..+6+98.4+6+59....7.+8.4.+96+69.17..4+8:111 211 311 312 517 "
        "121 321 177 277 581 287 387:119 219 129::",
};

const Technique techniques::generalised_naked_triple = {
    .id = "generalised_naked_triple",
    .name = N_("Generalised Naked Triple"),
    .about = {generalised_subset_about, N_("A triple has three cells and three digits.")},
    .standing = {TechniqueFamily::Subsets, Level::Medium, 90},
    .find = find_with<find_generalised_naked_subsets, SubsetSizes{3, 3}>,
    .explanation = generalised_subset_explanation,
    .other_names = "Generalized-Naked-Triplet",
    .example =
        "windoku\t:generalised_naked_triple:348:..7+81......1562....6.+7.9.1.72.+9....+1+6+1."
        "4...2..........3.6...5..+1+7.3..+29+6..+2+6.7+1..:511 912 519 822 329 431 831 333 33"
        "9 439 839 545 848 553 355 555 961 562 962 463 863 565 867 569 875 876 883 591 991 49"
        "5 895:861::",
};

const Technique techniques::generalised_naked_quad = {
    .id = "generalised_naked_quad",
    .name = N_("Generalised Naked Quad"),
    .about = {generalised_subset_about, N_("A quad has four cells and four digits.")},
    .standing = {TechniqueFamily::Subsets, Level::Hard, 130},
    .find = find_with<find_generalised_naked_subsets, SubsetSizes{4, 4}>,
    .explanation = generalised_subset_explanation,
    .other_names = "Generalized-Naked-Quad",
    .example = "windoku\t:generalised_naked_quad:1349:5..7...8..4.+5.67..+7.6.....5..+7..8+5...+5.."
               "37..+88..6+5..+72..5.9.2+6+7.7..+6+5+8...+6..+7..51:213 834 236 281:157::",
};

const Technique techniques::large_generalised_naked_subset = {
    .id = "large_generalised_naked_subset",
    .name = N_("Large Generalised Naked Subset"),
    .about = {generalised_subset_about, N_("Here there are five cells or more.")},
    .standing = {TechniqueFamily::Subsets, Level::Hard, 170},
    .find =
        find_with<find_generalised_naked_subsets, SubsetSizes{least_generalised, most_generalised}>,
    .explanation = generalised_subset_explanation,
    .example = "x-9x9\t:large_generalised_naked_subset:12458:..3....2..9.........8.......7.3.2...."
               "6.7....1.......58....6.....32.798.....1...7.::871 891::",
};

} // namespace engine
