#include "engine/techniques/uniqueness/deadly.h"

#include <algorithm>

#include "engine/steps/evidence.h"

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

Step tell(const Candidates& candidates, const DeadlyPattern& pattern)
{
    Step step{.size = pattern.cells.count(), .digits = pattern.digits};
    const CellSet roof = pattern.guard_cells();
    mark_cells(step, pattern.cells - roof, Role::Floor);
    mark_cells(step, roof, Role::Roof);
    for (Cell cell : pattern.cells - roof) {
        for (Digit digit : candidates.of(cell))
            step.candidates.push_back({{cell, digit}, Role::Cause});
    }
    for (const Guard& guard : pattern.guarded()) {
        for (Digit digit : guard.base)
            step.candidates.push_back({{guard.cell, digit}, Role::Cause});
        for (Digit digit : guard.extras)
            step.candidates.push_back({{guard.cell, digit}, Role::Extra});
    }
    return step;
}

namespace {

// The pattern, told only where somebody wants its evidence.
Step begin_step(const Candidates& candidates, const DeadlyPattern& pattern, const Steps& steps)
{
    if (steps.wants_evidence())
        return tell(candidates, pattern);
    return {};
}

} // namespace

void add_type_1(const Candidates& candidates, const DeadlyPattern& pattern, Steps& steps)
{
    if (pattern.guard_count != 1 || pattern.guards[0].base.empty())
        return;
    Step step = begin_step(candidates, pattern, steps);
    for (Digit digit : pattern.guards[0].base)
        step.removals.push_back({pattern.guards[0].cell, digit});
    steps.add(std::move(step));
}

void add_type_2(const Candidates& candidates, const DeadlyPattern& pattern, Steps& steps)
{
    const DigitSet extras = pattern.extras();
    if (pattern.guard_count < 2 || extras.count() != 1)
        return;
    CellSet targets = candidates.cells_with(extras.first());
    for (const Guard& guard : pattern.guarded())
        targets &= candidates.chart().peers(guard.cell);
    if (targets.empty())
        return;
    Step step = begin_step(candidates, pattern, steps);
    remove_from(step, targets, extras.first());
    steps.add(std::move(step));
}

namespace {

// Looks for naked sets of the guards, taken as one cell, and others of a house.
class GuardedSets {
public:
    GuardedSets(const Candidates& candidates, const DeadlyPattern& pattern, Steps& steps)
        : candidates_(candidates), pattern_(pattern), steps_(steps)
    {
    }

    void find_in(int house)
    {
        house_ = house;
        others_.clear();
        others_.reserve(static_cast<std::size_t>(max_size));
        const CellSet others = candidates_.chart().cells(house) & candidates_.open_cells();
        for (Cell cell : others - pattern_.guard_cells())
            others_.push_back(cell);
        most_ = candidates_.chart().size() <= 9 ? static_cast<int>(others_.size()) : 6;
        chosen_.clear();
        extend(0, pattern_.extras());
    }

private:
    void extend(std::size_t from, DigitSet digits)
    {
        if (!chosen_.empty() && digits.count() == static_cast<int>(chosen_.size()) + 1)
            add(digits);
        if (static_cast<int>(chosen_.size()) + 1 >= most_)
            return;
        for (std::size_t i = from; i < others_.size() && !steps_.is_satisfied(); ++i) {
            const DigitSet more = digits.with(candidates_.of(others_[i]));
            const std::size_t cells_then = chosen_.size() + others_.size() - i;
            if (more.count() > std::min(most_, static_cast<int>(cells_then) + 1))
                continue; // too many, even for all that are left
            chosen_.push_back(others_[i]);
            extend(i + 1, more);
            chosen_.pop_back();
        }
    }

    CellSet holders_of(Digit digit) const
    {
        CellSet holders(candidates_.chart().cell_count());
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

    // Of the houses that hold the guards and all others of the set; the guards are left alone, as
    // Sudoku Explainer and HoDoKu do.
    CellSet cells_of_houses() const
    {
        const Chart& chart = candidates_.chart();
        CellSet set = pattern_.guard_cells();
        for (Cell cell : chosen_)
            set.add(cell);
        CellSet cells(chart.cell_count());
        for (const PlaceOfCell& place : chart.houses_of(chosen_.front())) {
            if (set.is_within(chart.cells(place.house)))
                cells |= chart.cells(place.house);
        }
        return cells - pattern_.guard_cells();
    }

    void add(DigitSet digits)
    {
        const CellSet reach = cells_of_houses();
        std::vector<Candidate> removals;
        for (Digit digit : digits) {
            const CellSet seeing = candidates_.chart().common_peers(holders_of(digit)) & reach;
            for (Cell cell : seeing& candidates_.cells_with(digit))
                removals.push_back({cell, digit});
        }
        if (removals.empty())
            return;
        Step step = begin_step(candidates_, pattern_, steps_);
        step.removals = std::move(removals);
        if (steps_.wants_evidence())
            mark_set(step);
        steps_.add(std::move(step));
    }

    void mark_set(Step& step) const
    {
        step.size = static_cast<int>(chosen_.size()) + 1;
        mark_house(step, house_, Role::Witness);
        for (Cell cell : chosen_) {
            step.cells.push_back({cell, Role::Cause});
            for (Digit digit : candidates_.of(cell))
                step.candidates.push_back({{cell, digit}, Role::Cause});
        }
    }

    const Candidates& candidates_;
    const DeadlyPattern& pattern_;
    Steps& steps_;
    int house_ = -1;
    int most_ = 0; // cells of a set, the guards taken as one
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
            Step step = begin_step(candidates, pattern, steps);
            if (steps.wants_evidence())
                link_strongly(step, one.cell, other.cell, digit, place.house);
            for (const Guard& guard : {one, other}) {
                for (Digit gone : guard.base.without(DigitSet::only(digit)))
                    step.removals.push_back({guard.cell, gone});
            }
            steps.add(std::move(step));
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
