// Subsets: n cells of a house that together hold n digits, naked or hidden.

#include <algorithm>
#include <bit>

#include "engine/filters/house_matchings.h"
#include "engine/patterns/small_sets.h"
#include "engine/steps/evidence.h"
#include "engine/steps/steps.h"

namespace engine {

namespace {

// A pair or triple that removes candidates in two houses is reported as locked only, not as naked,
// too.
enum class Kind { Plain, Locked };

// Some cells of a house that have as many candidates together as there are cells.
struct NakedSubset {
    HouseIndex house;
    Places places;
    DigitSet digits;
};

CellSet
removed_by(const Candidates& candidates, HouseIndex house, const CellSet& cells, DigitSet digits)
{
    CellSet removed(candidates.chart().cell_count());
    for (Digit digit : digits)
        removed |= candidates.cells_with(digit);
    return (removed & candidates.chart().cells(house)) - cells;
}

bool has_effect_in_own_house(const Candidates& candidates, const NakedSubset& subset)
{
    Places others = 0;
    for (Digit digit : subset.digits)
        others |= candidates.places(subset.house, digit);
    return (others & ~subset.places) != 0;
}

// Roles: Witness is the house of the subset, Effect every house that loses candidates (for a locked
// subset only those besides the witness), Cause the cells and all their candidates.
void mark_naked_subset(Step& step,
                       const Candidates& candidates,
                       const NakedSubset& subset,
                       const std::vector<HouseIndex>& houses,
                       Kind kind)
{
    step.houses.push_back({subset.house, Role::Witness});
    for (HouseIndex house : houses) {
        if (kind == Kind::Plain || house != subset.house)
            step.houses.push_back({house, Role::Effect});
    }
    for (Cell cell : candidates.chart().cells_at(subset.house, subset.places)) {
        step.cells.push_back({cell, Role::Cause});
        mark_digits(step, cell, candidates.of(cell), Role::Cause);
    }
}

Step mark_naked_subset(const Candidates& candidates,
                       const NakedSubset& subset,
                       const std::vector<HouseIndex>& houses)
{
    const CellSet cells = candidates.chart().cells_at(subset.house, subset.places);
    Step step{.size = cells.count(), .digits = subset.digits};
    for (HouseIndex house : houses) {
        for (Cell cell : removed_by(candidates, house, cells, subset.digits))
            remove_digits(step, cell, candidates.of(cell).common(subset.digits));
    }
    return step;
}

// Returns the houses that hold all cells of the subset and lose candidates. The house of the subset
// is always the first.
std::vector<HouseIndex> houses_affected(const Candidates& candidates, const NakedSubset& subset)
{
    const Chart& chart = candidates.chart();
    std::vector<HouseIndex> houses = {subset.house};
    const CellSet cells = chart.cells_at(subset.house, subset.places);
    for (const Overlap& overlap : chart.overlaps_of(subset.house)) {
        if ((subset.places & ~overlap.here) == 0 &&
            !removed_by(candidates, overlap.other, cells, subset.digits).empty())
            houses.push_back(overlap.other);
    }
    return houses;
}

bool is_of_kind(Kind kind, std::size_t houses, int size)
{
    return kind == Kind::Locked ? houses >= 2 : size > 3 || houses == 1;
}

int open_cells_of(const Candidates& candidates, HouseIndex house)
{
    return count_bits(candidates.open_places(house));
}

constexpr int least_large = 5;

// In a full house, a naked subset of more than half of the open cells has a smaller hidden subset
// beside it, and the other way round. In a house that is not full, no digit needs a place, so there
// are no hidden subsets.
int most_large(const Candidates& candidates, HouseIndex house)
{
    const int open = open_cells_of(candidates, house);
    return candidates.chart().is_full(house) ? open / 2 : open - 1;
}

// Calls take(subset) for each naked subset that removes something in its house.
template <typename Take>
void each_naked_in(
    HouseIndex house, int size, const SmallCells& small, const Candidates& candidates, Take&& take)
{
    if (!has_more_than(size - 1, small.in(house)))
        return;
    small.sets_in(house).each_locked(size, [&](Places places, std::uint32_t digits) {
        const NakedSubset subset{house, places, DigitSet::of_bits(digits)};
        if (has_effect_in_own_house(candidates, subset))
            take(subset);
    });
}

// Finds two cells with the same two candidates, in every house that holds both.
void add_naked_pairs(const Candidates& candidates, std::vector<NakedSubset>& pairs)
{
    const Chart& chart = candidates.chart();
    CellSet later = candidates.bivalue_cells();
    for (Cell cell : candidates.bivalue_cells()) {
        later.remove(cell);
        CellSet twins = later & chart.peers(cell);
        for (Digit digit : candidates.of(cell))
            twins &= candidates.cells_with(digit);
        for (Cell twin : twins) {
            for (const PlaceOfCell& place : chart.houses_of(cell)) {
                const Places twin_place = chart.place_of(twin, place.house);
                const Places both = twin_place | Places{1} << place.position;
                const NakedSubset pair{place.house, both, candidates.of(cell)};
                if (twin_place != 0 && has_effect_in_own_house(candidates, pair))
                    pairs.push_back(pair);
            }
        }
    }
}

// The naked pairs or triples that remove something, shared by the plain and the locked technique.
template <int size>
struct NakedSubsets {
    explicit NakedSubsets(const Candidates& candidates)
    {
        if (size == 2) {
            add_naked_pairs(candidates, found);
            return;
        }
        const auto& matchings = candidates.worked_out<HouseMatchings>();
        if (!matchings.may_have_any())
            return;
        const SmallCells small(candidates, size);
        for (HouseIndex house : candidates.chart().houses()) {
            if (!matchings.may_have_subset(house))
                continue;
            each_naked_in(house, size, small, candidates,
                          [&](const NakedSubset& subset) { found.push_back(subset); });
        }
    }

    std::vector<NakedSubset> found;
};

void add_naked(const NakedSubset& subset, const Candidates& candidates, Steps& steps, Kind kind)
{
    const std::vector<HouseIndex> houses = houses_affected(candidates, subset);
    if (is_of_kind(kind, houses.size(), count_bits(subset.places)))
        steps.add(mark_naked_subset(candidates, subset, houses),
                  [&](Step& step) { mark_naked_subset(step, candidates, subset, houses, kind); });
}

template <int size, Kind kind>
void find_small_naked(const Candidates& candidates, Steps& steps)
{
    for (const NakedSubset& subset : candidates.worked_out<NakedSubsets<size>>().found)
        add_naked(subset, candidates, steps, kind);
}

void find_large_naked(const Candidates& candidates, Steps& steps, int size)
{
    const auto& matchings = candidates.worked_out<HouseMatchings>();
    if (!matchings.may_have_any())
        return;
    const SmallCells small(candidates, size);
    for (HouseIndex house : candidates.chart().houses()) {
        if (!matchings.may_have_subset(house) ||
            (size >= least_large && size > most_large(candidates, house)))
            continue;
        each_naked_in(house, size, small, candidates, [&](const NakedSubset& subset) {
            add_naked(subset, candidates, steps, Kind::Plain);
        });
    }
}

// Roles: Witness is the house, Cause the cells and the digits of the subset in them.
void mark_hidden_subset(Step& step,
                        const Candidates& candidates,
                        HouseIndex house,
                        const CellSet& cells)
{
    step.houses.push_back({house, Role::Witness});
    for (Cell cell : cells) {
        step.cells.push_back({cell, Role::Cause});
        mark_digits(step, cell, candidates.of(cell).common(step.digits), Role::Cause);
    }
}

void add_hidden_subset(
    const Candidates& candidates, HouseIndex house, DigitSet digits, Places places, Steps& steps)
{
    const CellSet cells = candidates.chart().cells_at(house, places);
    Step step{.size = digits.count(), .digits = digits};
    for (Cell cell : cells)
        remove_digits(step, cell, candidates.of(cell).without(digits));
    steps.add(std::move(step),
              [&](Step& taken) { mark_hidden_subset(taken, candidates, house, cells); });
}

bool has_other_digits(const Candidates& candidates,
                      HouseIndex house,
                      std::uint32_t digits,
                      Places places)
{
    for (Digit digit = 1; digit <= candidates.chart().size(); ++digit) {
        if ((digits >> digit & 1u) == 0 && (candidates.places(house, digit) & places) != 0)
            return true;
    }
    return false;
}

void find_hidden_in(HouseIndex house, int size, const Candidates& candidates, Steps& steps)
{
    small_digits(candidates, house, size).each_locked(size, [&](std::uint32_t digits, Places at) {
        if (has_other_digits(candidates, house, digits, at))
            add_hidden_subset(candidates, house, DigitSet::of_bits(digits), at, steps);
    });
}

} // namespace

static void find_large_naked_subsets(const Candidates& candidates, Steps& steps)
{
    int largest = 0;
    for (HouseIndex house : candidates.chart().houses())
        largest = std::max(largest, most_large(candidates, house));
    for (int size = least_large; size <= largest; ++size)
        find_large_naked(candidates, steps, size);
}

static void find_hidden_subsets(const Candidates& candidates, Steps& steps, int size)
{
    const auto& matchings = candidates.worked_out<HouseMatchings>();
    for (HouseIndex house : candidates.chart().houses()) {
        if (candidates.chart().is_full(house) && matchings.may_have_subset(house))
            find_hidden_in(house, size, candidates, steps);
    }
}

static void find_large_hidden_subsets(const Candidates& candidates, Steps& steps)
{
    const auto& matchings = candidates.worked_out<HouseMatchings>();
    for (HouseIndex house : candidates.chart().houses()) {
        if (!candidates.chart().is_full(house) || !matchings.may_have_subset(house))
            continue;
        const int most = most_large(candidates, house);
        for (int size = least_large; size <= most; ++size)
            find_hidden_in(house, size, candidates, steps);
    }
}

static constexpr Explanation locked_subset_explanation = {
    {N_("{causes} hold only {digits}: as many digits as cells.")},
    {N_("They lie in {witnesses} and {effect_houses}: these digits are nowhere else there.")}};

static constexpr Explanation naked_subset_explanation = {
    {N_("In {witnesses}, the cells {causes} hold only {digits}: as many digits as cells.")},
    {N_("So none of these digits is elsewhere in {effect_houses}.")}};

static constexpr Explanation hidden_subset_explanation = {
    {N_("In {witnesses}, the digits {digits} fit only in {causes}: as many cells as digits.")},
    {N_("Nothing else can be there.")}};

static constexpr const char* locked_subset_about =
    N_("Cells where a box and a line cross hold only as many digits as there are cells, so they "
       "use these digits up. As the cells lie in both houses, the digits go from the rest of the "
       "box and from the rest of the line.");

static constexpr const char* naked_subset_about =
    N_("Some cells of a house hold only as many digits between them as there are cells. Look for "
       "cells with few notes that repeat each other; not every cell needs all the digits. They use "
       "these digits up, so the digits go from the other cells of the house.");

static constexpr const char* hidden_subset_about =
    N_("Some digits fit only in as many cells of a house as there are digits. Look for digits with "
       "few places in the house and see whether the places are the same. These cells are needed "
       "for them, so all other notes go from the cells.");

const Technique techniques::locked_pair = {
    .id = "locked_pair",
    .name = N_("Locked Pair"),
    .about = {locked_subset_about, N_("Look for two cells side by side with the same two notes.")},
    .standing = {TechniqueFamily::Intersections, Level::Medium, 40},
    .find = find_small_naked<2, Kind::Locked>,
    .explanation = locked_subset_explanation,
    .other_names = "0110 Pointing Claiming Naked-Pair Generalized-Naked-Pair",
    .hodoku = {40, "LOCKED_PAIR", HodokuLevel::Medium, 40},
    .example = ":locked_pair:69:8+3+16+749+5+26+5+4.+92.7.+7+29+5.+36.+4..+52.+7+4..1+47+3+6+95+28."
               ".2+4+5...7+218+94+67+35+5+7+6.3.+2+494+9+3+7+2+5...:148 168:649 698::",
};

const Technique techniques::locked_triple = {
    .id = "locked_triple",
    .name = N_("Locked Triple"),
    .about = {locked_subset_about,
              N_("Look for three cells of a box in one line with three notes between them.")},
    .standing = {TechniqueFamily::Intersections, Level::Medium, 60},
    .find = find_small_naked<3, Kind::Locked>,
    .explanation = locked_subset_explanation,
    .other_names = "0111 Pointing Claiming Naked-Triplet Generalized-Naked-Triplet",
    .hodoku = {50, "LOCKED_TRIPLE", HodokuLevel::Medium, 60},
    .example = ":locked_triple:479:16+4...9..2+97+6+3+4+5+18.+3.+91..4+6.5...3+4+8+2.8....37+5.+2+"
               "3.851+6+9.+4..2.69.+67+2+34+9851.+1...6..4:836:943 953 991::",
};

const Technique techniques::naked_pair = {
    .id = "naked_pair",
    .name = N_("Naked Pair"),
    .known_as = {"Conjugate Pair", "Disjoint Pair"},
    .about = {naked_subset_about, N_("A pair is two cells with the same two digits.")},
    .standing = {TechniqueFamily::Subsets, Level::Medium, 60},
    .find = find_small_naked<2, Kind::Plain>,
    .explanation = naked_subset_explanation,
    .other_names = "0200 Naked-Pair Generalized-Naked-Pair",
    .hodoku = {70, "NAKED_PAIR", HodokuLevel::Medium, 60},
    .example = ":naked_pair:79:.+23+6+84...+61+57+3+9+4+2+84+8.+2+5+1+3.653+6+9+4+72+8+1.+9.5+2+8+"
               "6+34+2+48+31+65..+36.8+7+5.4+2+8+5+4+1927+63.72+46+3+8..::718 918 998::",
};

const Technique techniques::hidden_pair = {
    .id = "hidden_pair",
    .name = N_("Hidden Pair"),
    .known_as = {"Unique Pair"},
    .about = {hidden_subset_about, N_("A pair is two digits with the same two places.")},
    .standing = {TechniqueFamily::Subsets, Level::Medium, 70},
    .find = find_with<find_hidden_subsets, 2>,
    .explanation = hidden_subset_explanation,
    .other_names = "0210 Hidden-Pair",
    .hodoku = {90, "HIDDEN_PAIR", HodokuLevel::Medium, 70},
    .example = ":hidden_pair:59:+1+6+93+4+527+8+7+8+3+291+465+54+2+68+7+3+19.+31.+286.7+6+2+5.+7+9."
               ".+3.78.+36.2.8+1+495+27+3+6+3+567+1+4..+229+7+8+6+3...::448 167::",
};

const Technique techniques::naked_triple = {
    .id = "naked_triple",
    .name = N_("Naked Triple"),
    .about = {naked_subset_about,
              N_("A triple is three cells with three digits, for example 12, 23 and 13.")},
    .standing = {TechniqueFamily::Subsets, Level::Medium, 80},
    .find = find_small_naked<3, Kind::Plain>,
    .explanation = naked_subset_explanation,
    .other_names = "0201 Naked-Triplet Generalized-Naked-Triplet",
    .hodoku = {80, "NAKED_TRIPLE", HodokuLevel::Medium, 80},
    .example = ":naked_triple:168:6+3+9..2+78+5+4+75+9+83+1+62+8+2+1..+54+39+2875..9+4+3+5+1+43+9+"
               "7+8+2+6+9+6+3+8245+1+71+5....+3+9.+79..+3.6+5.3+4..5+9+27.::674 675 184::",
};

const Technique techniques::hidden_triple = {
    .id = "hidden_triple",
    .name = N_("Hidden Triple"),
    .about = {hidden_subset_about, N_("A triple is three digits with three places between them.")},
    .standing = {TechniqueFamily::Subsets, Level::Medium, 100},
    .find = find_with<find_hidden_subsets, 3>,
    .explanation = hidden_subset_explanation,
    .other_names = "0211 Hidden-Triplet",
    .hodoku = {100, "HIDDEN_TRIPLE", HodokuLevel::Medium, 100},
    .example = ":hidden_triple:379:...8+12+7+4+9+91+8+4+5+76+23+7+42936+8+15.89.7+3+4.1+1.+4.+8+9+"
               "3.7+367+1+45+98+2.+7.+594.3.......5.4+4.5......:284 684 688 294 694 698:292::",
};

const Technique techniques::naked_quad = {
    .id = "naked_quad",
    .name = N_("Naked Quad"),
    .about = {naked_subset_about, N_("A quad is four cells with four digits.")},
    .standing = {TechniqueFamily::Subsets, Level::Hard, 120},
    .find = find_with<find_large_naked, 4>,
    .explanation = naked_subset_explanation,
    .other_names = "0202 Naked-Quad Generalized-Naked-Quad",
    .hodoku = {110, "NAKED_QUADRUPLE", HodokuLevel::Hard, 120},
    .example = ":naked_quad:2589:+2+5.3+976.+43.........9..1.2.+3..2.+5+31.7+1..24.+3..+53.+1+76..+"
               "2.4.+73+152+871+5...4+368+2+35+6+4+79+1:822 823 824 826 828 433 633 834 848 653 "
               "853 858 863 886:528::",
};

const Technique techniques::hidden_quad = {
    .id = "hidden_quad",
    .name = N_("Hidden Quad"),
    .about = {hidden_subset_about, N_("A quad is four digits with four places between them.")},
    .standing = {TechniqueFamily::Subsets, Level::Hard, 150},
    .find = find_with<find_hidden_subsets, 4>,
    .explanation = hidden_subset_explanation,
    .other_names = "0212 Hidden-Quad",
    .hodoku = {120, "HIDDEN_QUADRUPLE", HodokuLevel::Hard, 150},
    .example = ":hidden_quad:2367:...4..+29.+27+3+8+1+9645.....2..7.873.1+9...........36+295.....+"
               "26..3..99+31+2...6....1+9+63.2:811 831 838 445 455 855 756 157 757 158 758 858 159 "
               "766 168 469 471 571 775 778 878 785 486 886 487 887 491 591 893 598:558 459 859::",
};

const Technique techniques::large_naked_subset = {
    .id = "large_naked_subset",
    .name = N_("Large Naked Subset"),
    .about = {naked_subset_about,
              N_("On large boards there are such groups of five cells and more.")},
    .standing = {TechniqueFamily::Subsets, Level::Hard, 160},
    .find = find_large_naked_subsets,
    .explanation = naked_subset_explanation,
    .example = "10x10\t:large_naked_subset:13468:.8.9A+2....1.4+2+3.6...7+3.A+91+8.......5A+7.39..."
               "...2.7......65.....95+1.+A.823+2+A+87+4+95+1+691+5+7+28..6A.A..6+51+927:529 438 "
               "448 451 851 452 652 853 454 461 861 462 863 464 469:651 163 363::",
};

const Technique techniques::large_hidden_subset = {
    .id = "large_hidden_subset",
    .name = N_("Large Hidden Subset"),
    .about = {hidden_subset_about,
              N_("On large boards there are such groups of five digits and more.")},
    .standing = {TechniqueFamily::Subsets, Level::Hard, 160},
    .find = find_large_hidden_subsets,
    .explanation = hidden_subset_explanation,
    .example = "10x10\t:large_hidden_subset:2579A:.8.9A+2....1.4+2+3.6...7+3.A+91+8.......5A+7.39.."
               "....2.7......65.....95+1.+A.823+2+A+87+4+95+1+691+5+7+28..6A.A..6+51+927:529 438 "
               "448 451 851 452 652 853 454 461 861 462 863 464 469:651 163 363::",
};

} // namespace engine
