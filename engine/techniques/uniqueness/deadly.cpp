#include "engine/techniques/uniqueness/deadly.h"

#include <algorithm>

#include "engine/base/count.h"
#include "engine/steps/evidence.h"
#include "engine/steps/step_search.h"

namespace engine {

CellSet DeadlyPattern::guard_cells() const
{
    CellSet roof = cells - cells;
    for (const Guard& guard : guarded())
        roof.add(guard.cell);
    return roof;
}

DigitSet DeadlyPattern::extras() const
{
    DigitSet all;
    for (const Guard& guard : guarded())
        all = all.with(guard.extras);
    return all;
}

void write_evidence(Step& step, const Candidates& candidates, const DeadlyPattern& pattern)
{
    step.size = pattern.cells.count();
    step.digits = pattern.digits;
    const CellSet roof = pattern.guard_cells();
    mark_cells(step, pattern.cells - roof, Role::Floor);
    mark_cells(step, roof, Role::Roof);
    for (Cell cell : pattern.cells - roof)
        mark_digits(step, cell, candidates.of(cell), Role::Cause);
    for (const Guard& guard : pattern.guarded()) {
        mark_digits(step, guard.cell, guard.base, Role::Cause);
        mark_digits(step, guard.cell, guard.extras, Role::Extra);
    }
}

void add_type_1(const Candidates& candidates, const DeadlyPattern& pattern, Steps& steps)
{
    if (pattern.guard_count != 1 || pattern.guards[0].base.empty())
        return;
    Step step{};
    remove_digits(step, pattern.guards[0].cell, pattern.guards[0].base);
    steps.add(std::move(step), [&](Step& taken) { write_evidence(taken, candidates, pattern); });
}

void add_type_2(const Candidates& candidates, const DeadlyPattern& pattern, Steps& steps)
{
    const DigitSet extras = pattern.extras();
    if (pattern.guard_count < 2 || extras.count() != 1)
        return;
    CellSet targets = candidates.cells_with(extras.first());
    for (const Guard& guard : pattern.guarded())
        targets &= candidates.chart().peers(guard.cell);
    Step step{};
    remove_from(step, targets, extras.first());
    steps.add(std::move(step), [&](Step& taken) { write_evidence(taken, candidates, pattern); });
}

namespace {

// Looks for naked sets in a house made of the guards, taken as one cell, and other cells.
class GuardedSets : StepSearch {
public:
    GuardedSets(const Candidates& candidates, const DeadlyPattern& pattern, Steps& steps)
        : StepSearch(candidates, steps), pattern_(pattern)
    {
    }

    void find_in(HouseIndex house)
    {
        house_ = house;
        others_.clear();
        others_.reserve(max_size);
        const CellSet others = chart_.cells(house) & candidates_.open_cells();
        for (Cell cell : others - pattern_.guard_cells())
            others_.push_back(cell);
        most_ = chart_.size() <= 9 ? count_of(others_) : 6;
        chosen_.clear();
        extend(0, pattern_.extras());
    }

private:
    void extend(std::size_t from, DigitSet digits)
    {
        if (!chosen_.empty() && digits.count() == count_of(chosen_) + 1)
            add(digits);
        if (count_of(chosen_) + 1 >= most_)
            return;
        for (std::size_t i = from; i < others_.size(); ++i) {
            const DigitSet more = digits.with(candidates_.of(others_[i]));
            const std::size_t cells_then = chosen_.size() + others_.size() - i;
            if (more.count() > std::min(most_, static_cast<int>(cells_then) + 1))
                continue; // too many digits, even if all remaining cells join
            chosen_.push_back(others_[i]);
            extend(i + 1, more);
            chosen_.pop_back();
        }
    }

    CellSet holders_of(Digit digit) const
    {
        CellSet holders(chart_.cell_count());
        for (Cell cell : chosen_) {
            if (candidates_.of(cell).has(digit))
                holders.add(cell);
        }
        for (const Guard& guard : pattern_.guarded()) {
            if (guard.extras.has(digit))
                holders.add(guard.cell);
        }
        return holders;
    }

    // Returns the cells of the houses that contain the guards and all other cells of the set. The
    // guards keep their candidates, as in Sudoku Explainer and HoDoKu.
    CellSet cells_of_houses() const
    {
        CellSet set = pattern_.guard_cells();
        for (Cell cell : chosen_)
            set.add(cell);
        CellSet cells(chart_.cell_count());
        for (const PlaceOfCell& place : chart_.houses_of(chosen_.front())) {
            if (set.is_within(chart_.cells(place.house)))
                cells |= chart_.cells(place.house);
        }
        return cells - pattern_.guard_cells();
    }

    void add(DigitSet digits)
    {
        const CellSet reach = cells_of_houses();
        Step step{};
        for (Digit digit : digits) {
            const CellSet seeing = chart_.common_peers(holders_of(digit)) & reach;
            remove_from(step, seeing & candidates_.cells_with(digit), digit);
        }
        steps_.add(std::move(step), [&](Step& taken) { mark_set(taken); });
    }

    void mark_set(Step& step) const
    {
        write_evidence(step, candidates_, pattern_);
        step.size = count_of(chosen_) + 1;
        mark_house(step, house_, Role::Witness);
        for (Cell cell : chosen_) {
            step.cells.push_back({cell, Role::Cause});
            mark_digits(step, cell, candidates_.of(cell), Role::Cause);
        }
    }

    const DeadlyPattern& pattern_;
    HouseIndex house_ = no_house;
    int most_ = 0; // the most cells of a set; the guards count as one
    Cells others_;
    Cells chosen_;
};

} // namespace

void add_type_3(const Candidates& candidates, const DeadlyPattern& pattern, Steps& steps)
{
    if (pattern.guard_count < 2 || pattern.extras().count() < 2)
        return;
    const CellSet roof = pattern.guard_cells();
    for (const PlaceOfCell& place : candidates.chart().houses_of(pattern.guards[0].cell)) {
        if (roof.is_within(candidates.chart().cells(place.house)))
            GuardedSets(candidates, pattern, steps).find_in(place.house);
    }
}

void add_type_4(const Candidates& candidates, const DeadlyPattern& pattern, Steps& steps)
{
    if (pattern.guard_count != 2)
        return;
    const Chart& chart = candidates.chart();
    const auto& [one, other] = std::pair(pattern.guards[0], pattern.guards[1]);
    for (const PlaceOfCell& place : chart.houses_of(one.cell)) {
        if (!chart.is_full(place.house) || !chart.cells(place.house).has(other.cell))
            continue;
        for (Digit digit : one.base.common(other.base)) {
            if (!is_strong(candidates.places(place.house, digit)))
                continue;
            Step step{};
            for (const Guard& guard : {one, other})
                remove_digits(step, guard.cell, guard.base.without(digit));
            steps.add(std::move(step), [&](Step& taken) {
                write_evidence(taken, candidates, pattern);
                link_strongly(taken, one.cell, other.cell, digit, place.house);
            });
        }
    }
}

void add_types(const Candidates& candidates, const DeadlyPattern& pattern, Steps& steps)
{
    add_type_1(candidates, pattern, steps);
    add_type_2(candidates, pattern, steps);
    add_type_3(candidates, pattern, steps);
    add_type_4(candidates, pattern, steps);
}

void add_type(DeadlyType type,
              const Candidates& candidates,
              const DeadlyPattern& pattern,
              Steps& steps)
{
    switch (type) {
    case DeadlyType::One:
        return add_type_1(candidates, pattern, steps);
    case DeadlyType::Two:
        return add_type_2(candidates, pattern, steps);
    case DeadlyType::Three:
        return add_type_3(candidates, pattern, steps);
    case DeadlyType::Four:
        return add_type_4(candidates, pattern, steps);
    }
}

} // namespace engine
