// Subsets: so many cells of a house for so many digits.

#include <algorithm>
#include <bit>

#include "engine/patterns/tight_houses.h"
#include "engine/patterns/tight_sets.h"
#include "engine/steps/finders.h"

namespace engine {

namespace {

bool is_locked(Technique technique)
{
    return technique == Technique::LockedPair || technique == Technique::LockedTriple;
}

// Cells of a house that need as many digits as they are.
struct NakedSubset {
    int house;
    Places places;
    DigitSet digits;
};

CellSet removed_by(const Candidates& candidates, int house, const CellSet& cells, DigitSet digits)
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

// Witness: the house of the subset; Effect: every house that loses candidates by it, for locked
// ones besides the witness. Cause: the cells and all their candidates.
void mark_naked_subset(Step& step,
                       const Candidates& candidates,
                       const NakedSubset& subset,
                       const std::vector<int>& houses)
{
    step.houses.push_back({subset.house, Role::Witness});
    for (int house : houses) {
        if (!is_locked(step.technique) || house != subset.house)
            step.houses.push_back({house, Role::Effect});
    }
    for (Cell cell : candidates.chart().cells_at(subset.house, subset.places)) {
        step.cells.push_back({cell, Role::Cause});
        for (Digit digit : candidates.of(cell))
            step.candidates.push_back({{cell, digit}, Role::Cause});
    }
}

Step tell_naked_subset(Technique technique,
                       const Candidates& candidates,
                       const NakedSubset& subset,
                       const std::vector<int>& houses)
{
    const CellSet cells = candidates.chart().cells_at(subset.house, subset.places);
    Step step{.technique = technique, .size = cells.count(), .digits = subset.digits};
    for (int house : houses) {
        for (Cell cell : removed_by(candidates, house, cells, subset.digits)) {
            for (Digit digit : candidates.of(cell).common(subset.digits))
                step.removals.push_back({cell, digit});
        }
    }
    return step;
}

// The houses that hold the subset and lose candidates by it.
std::vector<int> houses_affected(const Candidates& candidates, const NakedSubset& subset)
{
    const Chart& chart = candidates.chart();
    std::vector<int> houses = {subset.house};
    const CellSet cells = chart.cells_at(subset.house, subset.places);
    for (const Overlap& overlap : chart.overlaps_of(subset.house)) {
        if ((subset.places & ~overlap.here) == 0 &&
            !removed_by(candidates, overlap.other, cells, subset.digits).empty())
            houses.push_back(overlap.other);
    }
    return houses;
}

// A pair or triple that works in two houses is called locked, and only that.
bool bears_name(Technique technique, std::size_t houses, int size)
{
    return is_locked(technique) ? houses >= 2 : size > 3 || houses == 1;
}

int open_cells_of(const Candidates& candidates, int house)
{
    return count_bits(candidates.open_places(house));
}

constexpr int least_large = 5;

// A naked subset of more than half of the open cells of a full house is a smaller hidden one, and
// the other way round; where nothing can be hidden, it is none.
int most_large(const Candidates& candidates, int house)
{
    const int open = open_cells_of(candidates, house);
    return candidates.chart().is_full(house) ? open / 2 : open - 1;
}

// Calls take(subset) for those with an effect in their house, until it answers false.
template <typename Take>
bool each_naked_in(
    int house, int size, const SmallCells& small, const Candidates& candidates, Take&& take)
{
    bool goes_on = true;
    if (!has_more_than(size - 1, small.in(house)))
        return goes_on;
    small.sets_in(house).each_tight(size, [&](Places places, std::uint32_t digits) {
        const NakedSubset subset{house, places, DigitSet::of_bits(digits)};
        if (has_effect_in_own_house(candidates, subset))
            goes_on = take(subset);
        return goes_on;
    });
    return goes_on;
}

// Of two cells with the same two candidates, in every house that holds both.
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

// Pairs or triples with an effect; two techniques ask for them.
template <int size>
struct NakedSubsets {
    explicit NakedSubsets(const Candidates& candidates)
    {
        if (size == 2) {
            add_naked_pairs(candidates, found);
            return;
        }
        const auto& gates = candidates.worked_out<TightHouses>();
        if (!gates.may_have_any())
            return;
        const SmallCells small(candidates, size);
        for (int house = 0; house < candidates.chart().house_count(); ++house) {
            if (!gates.may_have_subset(house))
                continue;
            each_naked_in(house, size, small, candidates, [&](const NakedSubset& subset) {
                found.push_back(subset);
                return true;
            });
        }
    }

    std::vector<NakedSubset> found;
};

bool add_naked(const NakedSubset& subset,
               const Candidates& candidates,
               Technique technique,
               Steps& steps)
{
    const std::vector<int> houses = houses_affected(candidates, subset);
    if (bears_name(technique, houses.size(), count_bits(subset.places))) {
        Step step = tell_naked_subset(technique, candidates, subset, houses);
        if (steps.wants_evidence())
            mark_naked_subset(step, candidates, subset, houses);
        steps.add(std::move(step));
    }
    return !steps.is_satisfied();
}

template <int size>
void find_small_naked(const Candidates& candidates, Technique technique, Steps& steps)
{
    for (const NakedSubset& subset : candidates.worked_out<NakedSubsets<size>>().found) {
        if (!add_naked(subset, candidates, technique, steps))
            return;
    }
}

void find_large_naked(int size, const Candidates& candidates, Technique technique, Steps& steps)
{
    const auto& gates = candidates.worked_out<TightHouses>();
    if (!gates.may_have_any())
        return;
    const SmallCells small(candidates, size);
    for (int house = 0; house < candidates.chart().house_count(); ++house) {
        const bool goes_on =
            !gates.may_have_subset(house) ||
            (size >= least_large && size > most_large(candidates, house)) ||
            each_naked_in(house, size, small, candidates, [&](const NakedSubset& subset) {
                return add_naked(subset, candidates, technique, steps);
            });
        if (!goes_on)
            return;
    }
}

// Witness: the house. Cause: the cells, and the digits in them.
void mark_hidden_subset(Step& step, const Candidates& candidates, int house, const CellSet& cells)
{
    step.houses.push_back({house, Role::Witness});
    for (Cell cell : cells) {
        step.cells.push_back({cell, Role::Cause});
        for (Digit digit : candidates.of(cell).common(step.digits))
            step.candidates.push_back({{cell, digit}, Role::Cause});
    }
}

void add_hidden_subset(Technique technique,
                       const Candidates& candidates,
                       int house,
                       DigitSet digits,
                       Places places,
                       Steps& steps)
{
    const CellSet cells = candidates.chart().cells_at(house, places);
    Step step{.technique = technique, .size = digits.count(), .digits = digits};
    for (Cell cell : cells) {
        for (Digit digit : candidates.of(cell).without(digits))
            step.removals.push_back({cell, digit});
    }
    if (steps.wants_evidence())
        mark_hidden_subset(step, candidates, house, cells);
    steps.add(std::move(step));
}

bool has_other_digits(const Candidates& candidates, int house, std::uint32_t digits, Places places)
{
    for (Digit digit = 1; digit <= candidates.chart().size(); ++digit) {
        if ((digits >> digit & 1u) == 0 && (candidates.places(house, digit) & places) != 0)
            return true;
    }
    return false;
}

void find_hidden_in(
    int house, int size, const Candidates& candidates, Technique technique, Steps& steps)
{
    small_digits(candidates, house, size).each_tight(size, [&](std::uint32_t digits, Places at) {
        if (has_other_digits(candidates, house, digits, at))
            add_hidden_subset(technique, candidates, house, DigitSet::of_bits(digits), at, steps);
        return !steps.is_satisfied();
    });
}

int size_called(Technique technique)
{
    switch (technique) {
    case Technique::LockedPair:
    case Technique::NakedPair:
    case Technique::HiddenPair:
        return 2;
    case Technique::LockedTriple:
    case Technique::NakedTriple:
    case Technique::HiddenTriple:
        return 3;
    default:
        return 4;
    }
}

} // namespace

void find_naked_subsets(const Candidates& candidates, Technique technique, Steps& steps)
{
    switch (size_called(technique)) {
    case 2:
        return find_small_naked<2>(candidates, technique, steps);
    case 3:
        return find_small_naked<3>(candidates, technique, steps);
    default:
        return find_large_naked(4, candidates, technique, steps);
    }
}

void find_large_naked_subsets(const Candidates& candidates, Technique technique, Steps& steps)
{
    int largest = 0;
    for (int house = 0; house < candidates.chart().house_count(); ++house)
        largest = std::max(largest, most_large(candidates, house));
    for (int size = least_large; size <= largest && !steps.is_satisfied(); ++size)
        find_large_naked(size, candidates, technique, steps);
}

void find_hidden_subsets(const Candidates& candidates, Technique technique, Steps& steps)
{
    const int size = size_called(technique);
    const auto& gates = candidates.worked_out<TightHouses>();
    for (int house = 0; house < candidates.chart().house_count(); ++house) {
        if (candidates.chart().is_full(house) && gates.may_have_subset(house))
            find_hidden_in(house, size, candidates, technique, steps);
        if (steps.is_satisfied())
            return;
    }
}

void find_large_hidden_subsets(const Candidates& candidates, Technique technique, Steps& steps)
{
    const auto& gates = candidates.worked_out<TightHouses>();
    for (int house = 0; house < candidates.chart().house_count(); ++house) {
        if (!candidates.chart().is_full(house) || !gates.may_have_subset(house))
            continue;
        const int most = most_large(candidates, house);
        for (int size = least_large; size <= most && !steps.is_satisfied(); ++size)
            find_hidden_in(house, size, candidates, technique, steps);
    }
}

} // namespace engine
