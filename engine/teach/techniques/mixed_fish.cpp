// Franken and mutant fish, with fins and without. Roles: see step_of() in fish.h.

#include "engine/teach/techniques/mixed_fish.h"

#include <algorithm>

#include "engine/teach/techniques/finders.h"
#include "engine/teach/techniques/templates.h"

namespace engine {

namespace {

// More than this nobody sees; HoDoKu draws the same line.
constexpr MixedFish::Bounds bounds{5, 2};
// Sets of covers tried for one cell; larger sizes are left out where there would be more.
constexpr double most_tries = 200000;
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

MixedFish::MixedFish(const Candidates& candidates, Digit digit, Cell cell)
    : candidates_(candidates), digit_(digit), bounds_(bounds)
{
    const Chart& chart = candidates.chart();
    CellSet left = candidates.cells_with(digit) - chart.peers(cell);
    left.remove(cell);
    for (int house = 0; house < chart.house_count(); ++house) {
        const CellSet rest = left & chart.cells(house);
        if (chart.cells(house).has(cell))
            last_covers_.push_back(house);
        else if (!rest.empty())
            add_house(house, rest);
    }
}

MixedFish::MixedFish(const Candidates& candidates, Digit digit, const CellSet& left, Bounds most)
    : candidates_(candidates), digit_(digit), bounds_(most)
{
    const Chart& chart = candidates.chart();
    for (int house = 0; house < chart.house_count(); ++house) {
        if (!chart.cells(house).meets(candidates.cells_with(digit)))
            continue;
        last_covers_.push_back(house);
        add_house(house, left & chart.cells(house));
    }
}

void MixedFish::add_house(int house, const CellSet& rest)
{
    const HouseKind kind = candidates_.chart().kind(house);
    all_.push_back({house, rest});
    if (kind != HouseKind::Row)
        but_rows_.push_back({house, rest});
    if (kind != HouseKind::Column)
        but_columns_.push_back({house, rest});
}

bool MixedFish::is_too_much(std::size_t covers, int chosen)
{
    double tries = 1;
    for (int i = 0; i < chosen; ++i)
        tries *= (static_cast<double>(covers) - i) / (i + 1);
    return tries > most_tries;
}

bool MixedFish::each(FishKind kind, int size, const FishFound& found)
{
    if (kind == FishKind::Mutant)
        return each_of({all_, all_}, size, found);
    return each_of({but_columns_, but_rows_}, size, found) &&
           each_of({but_rows_, but_columns_}, size, found);
}

bool MixedFish::each_of(const Pools& pools, int size, const FishFound& found)
{
    if (is_too_much(pools.covers.size(), size - 1))
        return true;
    size_ = size;
    covers_.clear();
    return choose_covers(pools, 0, no_cells(), found);
}

bool MixedFish::choose_covers(const Pools& pools,
                              std::size_t from,
                              const CellSet& covered,
                              const FishFound& found)
{
    if (static_cast<int>(covers_.size()) + 1 == size_) {
        bases_.clear();
        return take_fitting(pools, covered) ? choose_bases(0, no_cells(), found) : true;
    }
    for (std::size_t i = from; i < pools.covers.size(); ++i) {
        covers_.push_back(pools.covers[i].index);
        const bool goes_on = choose_covers(pools, i + 1, covered | pools.covers[i].rest, found);
        covers_.pop_back();
        if (!goes_on)
            return false;
    }
    return true;
}

bool MixedFish::choose_bases(std::size_t from, const CellSet& taken, const FishFound& found)
{
    if (static_cast<int>(bases_.size()) == size_)
        return add_last_covers(found);
    for (std::size_t i = from; i < fitting_.size(); ++i) {
        if (fitting_[i]->rest.meets(taken))
            continue;
        bases_.push_back(fitting_[i]->index);
        const bool goes_on = choose_bases(i + 1, taken | fitting_[i]->rest, found);
        bases_.pop_back();
        if (!goes_on)
            return false;
    }
    return true;
}

bool MixedFish::add_last_covers(const FishFound& found)
{
    const auto is_used = [&](int house) {
        return std::ranges::count(bases_, house) != 0 || std::ranges::count(covers_, house) != 0;
    };
    for (int last : last_covers_) {
        if (is_used(last))
            continue;
        std::vector<int> covers = covers_;
        covers.push_back(last);
        const Fish fish = fish_of(candidates_, digit_, bases_, std::move(covers));
        if (is_within_bounds(fish) && !found(fish))
            return false;
    }
    return true;
}

bool MixedFish::take_fitting(const Pools& pools, const CellSet& covered)
{
    fitting_.clear();
    for (const House& base : pools.bases) {
        if (base.rest.is_within(covered) && candidates_.chart().is_full(base.index) &&
            std::find(covers_.begin(), covers_.end(), base.index) == covers_.end())
            fitting_.push_back(&base);
    }
    return static_cast<int>(fitting_.size()) >= size_;
}

bool MixedFish::is_within_bounds(const Fish& fish) const
{
    const int endofins = fish.endofins.count();
    return endofins <= bounds_.endofins && endofins + fish.fins.count() <= bounds_.fins;
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
