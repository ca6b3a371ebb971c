// Bent sets, the WXYZ-Wings and larger: as many cells as they have digits, spread over houses. All
// their digits but one can be in the set only once, as the cells that have them see each other. So
// that one is there as well; or all are, if no digit can be there twice.

#include "engine/teach/techniques/evidence.h"
#include "engine/teach/techniques/finders.h"

namespace engine {

namespace {

class BentSets {
public:
    BentSets(const Candidates& candidates, Technique technique, Steps& steps)
        : candidates_(candidates),
          chart_(candidates.chart()),
          technique_(technique),
          steps_(steps),
          size_(technique == Technique::WXYZWing     ? 4
                : technique == Technique::VWXYZWing  ? 5
                : technique == Technique::UVWXYZWing ? 6
                                                     : 7),
          small_(chart_.cell_count())
    {
        for (Cell cell : candidates.open_cells()) {
            if (candidates.of(cell).count() <= size_)
                small_.add(cell);
        }
    }

    void find()
    {
        for (Digit digit : chart_.all_digits())
            find_with_free(digit);
        find_without_free();
    }

private:
    // A set in the making.
    struct Growth {
        DigitSet digits;
        DigitSet once;    // digits of one cell so far, but the free one: in the end there are none,
                          // or a smaller set would do as well
        CellSet may_join; // cells that share no digit but the free one with cells they don't see
        CellSet targets;  // cells with the free digit that see all cells of the set with it
    };

    void find_with_free(Digit free);
    void find_from(Cell one, Cell other, Growth growth);
    void find_without_free();
    void grow(const Growth& growth);
    void join(const Growth& growth, Cell cell);
    CellSet helpful(const Growth& growth) const;
    CellSet conflicts(Cell cell) const;
    void add(const Growth& growth);

    const Candidates& candidates_;
    const Chart& chart_;
    Technique technique_;
    Steps& steps_;
    int size_;                   // as many cells as digits
    CellSet small_;              // cells with so few digits
    Digit free_ = no_digit;      // the one that can be in the set twice
    std::array<Cell, 7> chosen_; // the first count_ of them
    int count_ = 0;
};

// Cells it does not see, though they share a digit.
CellSet BentSets::conflicts(Cell cell) const
{
    CellSet sharing(chart_.cell_count());
    for (Digit digit : candidates_.of(cell)) {
        if (digit != free_)
            sharing |= candidates_.cells_with(digit);
    }
    return sharing - chart_.peers(cell);
}

// Grows from two cells with the free digit that don't see each other. So that no set is met twice,
// they are the first such two of their set.
void BentSets::find_with_free(Digit free)
{
    free_ = free;
    const CellSet& with = candidates_.cells_with(free);
    const CellSet ends = small_ & with;
    CellSet before_one(chart_.cell_count());
    for (Cell one : ends) {
        const CellSet seen = with & chart_.peers(one);
        CellSet before_other = before_one;
        before_one.add(one);
        if (seen.empty())
            continue;
        for (Cell other : ends - chart_.peers(one)) {
            if (other <= one)
                continue;
            CellSet apart = before_one - chart_.peers(other);
            apart |= before_other - chart_.peers(one);
            before_other.add(other);
            const CellSet targets = seen & chart_.peers(other);
            if (!targets.empty())
                find_from(one, other, {{}, {}, small_ - apart, targets});
            if (steps_.is_satisfied())
                return;
        }
    }
}

void BentSets::find_from(Cell one, Cell other, Growth growth)
{
    const DigitSet free = DigitSet::only(free_);
    const DigitSet of_one = candidates_.of(one);
    const DigitSet of_other = candidates_.of(other);
    growth.digits = of_one.with(of_other);
    if (of_one.common(of_other) != free || growth.digits.count() > size_)
        return;
    growth.once = growth.digits.without(free);
    growth.may_join -= conflicts(one);
    growth.may_join -= conflicts(other);
    growth.may_join.remove(one);
    growth.may_join.remove(other);
    chosen_ = {one, other};
    count_ = 2;
    grow(growth);
}

void BentSets::find_without_free()
{
    free_ = no_digit;
    count_ = 0;
    CellSet may_join = small_;
    for (Cell first : small_) {
        if (steps_.is_satisfied())
            return;
        may_join.remove(first);
        join({{}, {}, may_join, CellSet(chart_.cell_count())}, first);
    }
}

// Cells that can join now: those with a digit that is there only once, as it needs another place.
CellSet BentSets::helpful(const Growth& growth) const
{
    if (growth.once.empty()) {
        CellSet sharing(chart_.cell_count());
        for (Digit digit : growth.digits)
            sharing |= candidates_.cells_with(digit);
        return growth.may_join & sharing;
    }
    CellSet cells = growth.may_join;
    if (count_ + 1 == size_) {
        for (Digit digit : growth.once)
            cells &= candidates_.cells_with(digit);
        return cells;
    }
    int fewest = CellSet::most_cells + 1;
    for (Digit digit : growth.once) {
        const CellSet with = growth.may_join & candidates_.cells_with(digit);
        if (const int count = with.count(); count < fewest) {
            fewest = count;
            cells = with;
        }
    }
    return cells;
}

void BentSets::grow(const Growth& growth)
{
    if (count_ == size_ && growth.digits.count() == size_)
        add(growth);
    if (count_ == size_ || growth.digits.count() == count_)
        return;
    Growth rest = growth;
    for (Cell cell : helpful(growth)) {
        if (steps_.is_satisfied())
            return;
        rest.may_join.remove(cell);
        join(rest, cell);
    }
}

void BentSets::join(const Growth& growth, Cell cell)
{
    const DigitSet digits = candidates_.of(cell);
    Growth next = growth;
    next.digits = growth.digits.with(digits);
    if (next.digits.count() > size_)
        return;
    if (free_ != no_digit && digits.has(free_)) {
        next.targets &= chart_.peers(cell);
        if (next.targets.empty())
            return;
    }
    next.once = growth.once.without(digits).with(digits.without(growth.digits));
    if (count_ + 1 < size_)
        next.may_join -= conflicts(cell);
    chosen_[static_cast<std::size_t>(count_++)] = cell;
    grow(next);
    --count_;
}

// Cells: those of the set as causes. Candidates: the digits removed, in the set, as causes, and
// its other digits as restricted.
void BentSets::add(const Growth& growth)
{
    CellSet cells(chart_.cell_count());
    for (int i = 0; i < count_; ++i)
        cells.add(chosen_[static_cast<std::size_t>(i)]);
    if (free_ == no_digit && chart_.house_of_all(cells) >= 0)
        return;
    Step step{.technique = technique_, .size = size_, .digits = growth.digits};
    mark_cells(step, cells, Role::Cause);
    for (Digit digit : growth.digits) {
        const bool goes = free_ == no_digit || digit == free_;
        const CellSet with = cells & candidates_.cells_with(digit);
        mark_digit(step, candidates_, cells, digit, goes ? Role::Cause : Role::Restricted);
        if (goes)
            remove_from(step, chart_.common_peers(with) & candidates_.cells_with(digit), digit);
    }
    steps_.add(std::move(step));
}

} // namespace

void find_bent_sets(const Candidates& candidates, Technique technique, Steps& steps)
{
    BentSets(candidates, technique, steps).find();
}

} // namespace engine
