// Franken and mutant fish, with fins and without. Roles: see step_of() in fish.h.

#include "engine/techniques/fish/mixed_fish.h"

#include <algorithm>

#include "engine/patterns/templates.h"
#include "engine/steps/finders.h"

namespace engine {

namespace {

// Of larger mutant fish one is enough, and only where no smaller one does it.
constexpr int most_listed = 4;

struct Wanted {
    FishKind kind;
    bool has_fins;
    Sizes sizes;
};

Wanted wanted_by(Technique technique)
{
    switch (technique) {
    case Technique::FrankenXWing:
        return {FishKind::Franken, false, {2, 2}};
    case Technique::FrankenSwordfish:
        return {FishKind::Franken, false, {3, 3}};
    case Technique::FrankenJellyfish:
        return {FishKind::Franken, false, {4, 4}};
    case Technique::FinnedFrankenXWing:
        return {FishKind::Franken, true, {2, 2}};
    case Technique::FinnedFrankenSwordfish:
        return {FishKind::Franken, true, {3, 3}};
    case Technique::FinnedFrankenJellyfish:
        return {FishKind::Franken, true, {4, 4}};
    case Technique::MutantFish:
        return {FishKind::Mutant, false, {2, most_listed}};
    case Technique::FinnedMutantFish:
        return {FishKind::Mutant, true, {2, 7}};
    default:
        return {FishKind::Franken, false, {5, 7}};
    }
}

bool has_kind(const Chart& chart, const std::vector<int>& houses, HouseKind kind)
{
    return std::any_of(houses.begin(), houses.end(),
                       [&](int house) { return chart.kind(house) == kind; });
}

bool are_lines(const Chart& chart, const std::vector<int>& houses)
{
    return std::all_of(houses.begin(), houses.end(), [&](int house) {
        return chart.kind(house) == HouseKind::Row || chart.kind(house) == HouseKind::Column;
    });
}

} // namespace

FishKind kind_of(const Fish& fish, const Chart& chart)
{
    const bool row_bases = has_kind(chart, fish.bases, HouseKind::Row);
    const bool column_bases = has_kind(chart, fish.bases, HouseKind::Column);
    const bool row_covers = has_kind(chart, fish.covers, HouseKind::Row);
    const bool column_covers = has_kind(chart, fish.covers, HouseKind::Column);
    if ((row_bases && (column_bases || row_covers)) ||
        (column_covers && (column_bases || row_covers)))
        return FishKind::Mutant;
    return are_lines(chart, fish.bases) && are_lines(chart, fish.covers) ? FishKind::Basic
                                                                         : FishKind::Franken;
}

namespace {

bool is_wanted(const Wanted& wanted, const Fish& fish, const Chart& chart)
{
    const bool any_fins = wanted.sizes.least >= 5;
    return (any_fins || has_fins(fish) == wanted.has_fins) && kind_of(fish, chart) == wanted.kind;
}

// All that remove the digit from the cell.
void look_at(const Candidates& candidates, Candidate cell, Technique technique, Steps& steps)
{
    const Wanted wanted = wanted_by(technique);
    MixedFish fish(candidates, cell.digit, cell.cell);
    bool is_found = false;
    for (int size = wanted.sizes.least; size <= wanted.sizes.most; ++size) {
        if (is_found && (size > most_listed || steps.want() != Want::All))
            return;
        fish.each(wanted.kind, size, [&](const Fish& each) {
            if (!is_wanted(wanted, each, candidates.chart()))
                return true;
            is_found = true;
            if (steps.want() == Want::Effects)
                steps.add({.technique = technique, .removals = {{cell.cell, cell.digit}}});
            else
                steps.add(step_of(each, technique));
            return steps.want() == Want::All && size <= most_listed;
        });
        if (steps.is_satisfied())
            return;
    }
}

} // namespace

void find_mixed_fish(const Candidates& candidates, Technique technique, Steps& steps)
{
    for (Digit digit : candidates.chart().all_digits()) {
        for (Cell cell : impossible_cells(candidates, digit)) {
            look_at(candidates, {cell, digit}, technique, steps);
            if (steps.is_satisfied())
                return;
        }
    }
}

} // namespace engine
