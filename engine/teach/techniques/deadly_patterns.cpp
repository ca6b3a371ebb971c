// Deadly patterns of several digits, as small graves: each cell has two digits, and every house
// that holds a digit of the pattern holds it twice. So each cell could take its other digit.

#include "engine/teach/techniques/deadly.h"
#include "engine/teach/techniques/evidence.h"
#include "engine/teach/techniques/finders.h"

namespace engine {

namespace {

class SmallGraves {
public:
    SmallGraves(const Candidates& candidates, Technique technique, Steps& steps)
        : candidates_(candidates),
          chart_(candidates.chart()),
          technique_(technique),
          steps_(steps),
          may_join_(candidates.open_cells() - chart_.bound_cells()),
          counts_(static_cast<std::size_t>(chart_.house_count() * chart_.size()))
    {
        for (Cell cell : chart_.all_cells())
            most_houses_ = std::max(most_houses_, static_cast<int>(chart_.houses_of(cell).size()));
    }

    void find()
    {
        const CellSet starts = candidates_.bivalue_cells() & may_join_;
        for (Cell start : starts) {
            if (steps_.is_satisfied())
                return;
            pattern_.cells = CellSet(chart_.cell_count());
            join(start, candidates_.of(start));
            may_join_.remove(start); // all patterns with it are known now
        }
    }

private:
    static constexpr int most_cells = 8;

    struct Member {
        Cell cell;
        DigitSet base;
    };
    struct Lack {
        int house = -1;
        Digit digit = no_digit;
    };

    std::uint8_t& count_in(int house, Digit digit)
    {
        return counts_[static_cast<std::size_t>(house * chart_.size() + digit - 1)];
    }
    bool fits(Cell cell, DigitSet base);
    void count(Cell cell, DigitSet base, int change);
    void join(Cell cell, DigitSet base);
    Lack first_lack();
    void extend();
    void extend_with(Cell cell, Digit digit);
    void conclude();

    const Candidates& candidates_;
    const Chart& chart_;
    Technique technique_;
    Steps& steps_;
    CellSet may_join_;
    DeadlyPattern pattern_;
    std::array<Member, most_cells> members_;
    int count_ = 0;
    std::vector<std::uint8_t> counts_; // of members by house and digit
    int lacks_ = 0;                    // ones among these
    int most_houses_ = 0;              // of a cell
};

// No house gets a digit three times.
bool SmallGraves::fits(Cell cell, DigitSet base)
{
    for (const PlaceOfCell& place : chart_.houses_of(cell)) {
        for (Digit digit : base) {
            if (count_in(place.house, digit) == 2)
                return false;
        }
    }
    return true;
}

void SmallGraves::count(Cell cell, DigitSet base, int change)
{
    for (const PlaceOfCell& place : chart_.houses_of(cell)) {
        for (Digit digit : base) {
            std::uint8_t& count = count_in(place.house, digit);
            lacks_ -= count == 1 ? 1 : 0;
            count = static_cast<std::uint8_t>(count + change);
            lacks_ += count == 1 ? 1 : 0;
        }
    }
}

// A cell makes up for at most two lacks in each of its houses.
void SmallGraves::join(Cell cell, DigitSet base)
{
    const DigitSet extras = candidates_.of(cell).without(base);
    if (!fits(cell, base) || (!extras.empty() && pattern_.guard_count == 2))
        return;
    if (!extras.empty())
        pattern_.add({cell, base, extras});
    members_[static_cast<std::size_t>(count_++)] = {cell, base};
    pattern_.cells.add(cell);
    may_join_.remove(cell);
    count(cell, base, 1);
    const int most = pattern_.guard_count < 2 ? most_cells : most_cells - 2;
    if (lacks_ <= (most - count_) * 2 * most_houses_)
        extend();
    count(cell, base, -1);
    may_join_.add(cell);
    pattern_.cells.remove(cell);
    --count_;
    if (!extras.empty())
        --pattern_.guard_count;
}

// A house with a digit once.
SmallGraves::Lack SmallGraves::first_lack()
{
    for (int i = 0; i < count_; ++i) {
        const Member& member = members_[static_cast<std::size_t>(i)];
        for (const PlaceOfCell& place : chart_.houses_of(member.cell)) {
            for (Digit digit : member.base) {
                if (count_in(place.house, digit) == 1)
                    return {place.house, digit};
            }
        }
    }
    return {};
}

void SmallGraves::extend()
{
    const Lack lack = first_lack();
    if (lack.house < 0)
        return conclude();
    if (steps_.is_satisfied())
        return;
    const CellSet cells = may_join_ & chart_.cells(lack.house) & candidates_.cells_with(lack.digit);
    for (Cell cell : cells)
        extend_with(cell, lack.digit);
}

void SmallGraves::extend_with(Cell cell, Digit digit)
{
    const DigitSet own = candidates_.of(cell);
    if (own.count() > 2 && pattern_.guard_count == 2)
        return;
    for (Digit other : own.without(DigitSet::only(digit)))
        join(cell, DigitSet::only(digit).with(DigitSet::only(other)));
}

// Those of two digits are unique rectangles and loops.
void SmallGraves::conclude()
{
    pattern_.digits = {};
    for (int i = 0; i < count_; ++i)
        pattern_.digits = pattern_.digits.with(members_[static_cast<std::size_t>(i)].base);
    if (pattern_.digits.count() == 2)
        return;
    add_types(candidates_, technique_, pattern_, steps_);
}

} // namespace

void find_deadly_patterns(const Candidates& candidates, Technique technique, Steps& steps)
{
    SmallGraves(candidates, technique, steps).find();
}

} // namespace engine
