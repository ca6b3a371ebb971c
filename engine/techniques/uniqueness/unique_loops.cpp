// Unique loops: unique rectangles of six cells and more. Cells with the same two digits in a ring,
// where each sees the next; every house that holds one cell holds just one more, of the other
// colour. So the two digits could change places all along.

#include <algorithm>

#include "engine/base/few_bits.h"
#include "engine/patterns/equal_pairs.h"
#include "engine/steps/evidence.h"
#include "engine/steps/finders.h"
#include "engine/techniques/uniqueness/deadly.h"

namespace engine {

namespace {

// Leaves only cells that may be in a loop within these: every house of such a cell holds another.
CellSet balanced_part(const Chart& chart, CellSet cells)
{
    const auto is_balanced = [&](Cell cell) {
        return std::ranges::all_of(chart.houses_of(cell), [&](const PlaceOfCell& place) {
            return chart.cells(place.house).meets_twice(cells);
        });
    };
    for (bool goes_on = true; goes_on;) {
        if (!cells.has_more_than(5))
            return CellSet(chart.cell_count());
        goes_on = false;
        for (Cell cell : CellSet(cells)) {
            if (is_balanced(cell))
                continue;
            cells.remove(cell);
            goes_on = true;
        }
    }
    return cells;
}

// Of floors and of guards that have one extra.
CellSet with_few_digits(const Candidates& candidates, CellSet cells)
{
    for (Cell cell : CellSet(cells)) {
        if (has_more_than(3, candidates.of(cell).bits()))
            cells.remove(cell);
    }
    return cells;
}

// For each bivalue cell that has equals the cells that may be in a loop of its digits.
struct LikelyLoops {
    struct Start {
        Cell cell;
        CellSet floors; // with its digits and no other
        CellSet cells;
    };

    explicit LikelyLoops(const Candidates& candidates)
    {
        const Chart& chart = candidates.chart();
        CellSet looked_at(chart.cell_count());
        each_equal_pair(candidates, 2, [&](Cell first, const CellSet& floors) {
            if (looked_at.has(first))
                return false;
            looked_at |= floors;
            CellSet cells = chart.all_cells() - chart.bound_cells();
            for (Digit digit : candidates.of(first))
                cells &= candidates.cells_with(digit);
            // Only in loops of type 2, whose guards have one extra, are there more than two guards.
            if (!floors.has_more_than(3))
                cells = with_few_digits(candidates, cells);
            cells = balanced_part(chart, cells);
            const CellSet likely = floors & cells;
            for (Cell start : likely)
                starts.push_back({start, likely, cells});
            return false;
        });
        std::ranges::sort(starts, {}, &Start::cell);
    }

    std::vector<Start> starts;
};

class LoopFinder {
public:
    LoopFinder(const Candidates& candidates, Technique technique, Steps& steps)
        : candidates_(candidates),
          chart_(candidates.chart()),
          technique_(technique),
          steps_(steps),
          floors_(chart_.cell_count()),
          may_join_(chart_.cell_count())
    {
    }

    void find()
    {
        for (const auto& [start, floors, cells] : candidates_.worked_out<LikelyLoops>().starts) {
            if (!floors.has_more_than(fewest_floors() - 1))
                continue;
            pattern_.digits = candidates_.of(start);
            floors_ = floors;
            may_join_ = technique_ == Technique::UniqueLoop2 ? with_one_extra(cells) : cells;
            find_from(start);
            if (steps_.is_satisfied())
                return;
        }
    }

private:
    static constexpr std::size_t longest = 16;

    int most_guards() const
    {
        return technique_ == Technique::UniqueLoop1   ? 1
               : technique_ == Technique::UniqueLoop2 ? static_cast<int>(pattern_.guards.size())
                                                      : 2;
    }
    int fewest_floors() const
    {
        return technique_ == Technique::UniqueLoop2 ? 2 : 6 - most_guards();
    }
    CellSet with_one_extra(const CellSet& cells) const
    {
        return balanced_part(chart_, with_few_digits(candidates_, cells));
    }
    void find_from(Cell start);
    void extend(Cell last);
    bool push(Cell cell);
    void pop(Cell cell);
    CellSet& colour_of_next() { return colours_[length_ % 2]; }
    bool is_balanced() const;
    void conclude();

    const Candidates& candidates_;
    const Chart& chart_;
    Technique technique_;
    Steps& steps_;
    CellSet floors_;   // cells with the two digits and no other
    CellSet may_join_; // and with others, but for those of the loop
    DeadlyPattern pattern_;
    std::array<CellSet, 2> colours_;
    Cell start_;
    std::size_t length_ = 0;
};

// Loops whose first floor cell in reading order is the start.
void LoopFinder::find_from(Cell start)
{
    start_ = start;
    length_ = 0;
    pattern_.guard_count = 0;
    colours_ = {CellSet(chart_.cell_count()), CellSet(chart_.cell_count())};
    for (Cell floor : floors_) {
        if (floor < start)
            may_join_.remove(floor);
    }
    if (!(floors_ & may_join_).has_more_than(fewest_floors() - 1))
        return;
    may_join_ = balanced_part(chart_, may_join_);
    if (may_join_.has(start) && push(start))
        extend(start);
}

// Cells of one colour don't see each other; guards are as many and as the technique allows.
bool LoopFinder::push(Cell cell)
{
    CellSet& colour = colour_of_next();
    if (chart_.peers(cell).meets(colour))
        return false;
    if (!floors_.has(cell)) {
        const DigitSet extras = candidates_.of(cell).without(pattern_.digits);
        if (static_cast<int>(pattern_.guard_count) == most_guards())
            return false;
        if (technique_ == Technique::UniqueLoop2 && pattern_.extras().with(extras).count() > 1)
            return false;
        pattern_.add({cell, pattern_.digits, extras});
    }
    colour.add(cell);
    may_join_.remove(cell);
    ++length_;
    return true;
}

void LoopFinder::pop(Cell cell)
{
    --length_;
    colour_of_next().remove(cell);
    may_join_.add(cell);
    if (!floors_.has(cell))
        --pattern_.guard_count;
}

void LoopFinder::extend(Cell last)
{
    if (length_ >= 6 && length_ % 2 == 0 && chart_.sees(last, start_) && is_balanced())
        conclude();
    if (length_ == longest || steps_.is_satisfied())
        return;
    for (Cell next : chart_.peers(last) & may_join_) {
        if (!push(next))
            continue;
        extend(next);
        pop(next);
    }
}

bool LoopFinder::is_balanced() const
{
    for (std::size_t i = 0; i < 2; ++i) {
        for (Cell cell : colours_[i]) {
            for (const PlaceOfCell& place : chart_.houses_of(cell)) {
                if (!chart_.cells(place.house).meets(colours_[1 - i]))
                    return false;
            }
        }
    }
    return true;
}

void LoopFinder::conclude()
{
    pattern_.cells = colours_[0] | colours_[1];
    if (technique_ == Technique::UniqueLoop1)
        add_type_1(candidates_, technique_, pattern_, steps_);
    else if (technique_ == Technique::UniqueLoop2)
        add_type_2(candidates_, technique_, pattern_, steps_);
    else if (technique_ == Technique::UniqueLoop3)
        add_type_3(candidates_, technique_, pattern_, steps_);
    else
        add_type_4(candidates_, technique_, pattern_, steps_);
}

} // namespace

void find_unique_loops(const Candidates& candidates, Technique technique, Steps& steps)
{
    LoopFinder(candidates, technique, steps).find();
}

} // namespace engine
