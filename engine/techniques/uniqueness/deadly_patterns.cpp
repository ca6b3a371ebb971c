// Deadly patterns of several digits, as small graves: each cell has two digits, and every house
// that holds a digit of the pattern holds it twice. So each cell could take its other digit.

#include <algorithm>

#include "engine/steps/evidence.h"
#include "engine/steps/news.h"
#include "engine/steps/steps.h"
#include "engine/techniques/uniqueness/deadly.h"

namespace engine {

namespace {

class SmallGraves {
public:
    SmallGraves(const Candidates& candidates, Steps& steps)
        : candidates_(candidates),
          chart_(candidates.chart()),
          steps_(steps),
          news_(candidates, steps),
          may_join_(candidates.open_cells() - chart_.bound_cells()),
          counts_(static_cast<std::size_t>(chart_.house_count() * chart_.size()))
    {
        for (Cell cell : chart_.all_cells())
            most_houses_ = std::max(most_houses_, static_cast<int>(chart_.houses_of(cell).size()));
    }

    void find()
    {
        if (news_.is_everything() || news_.cells().count() * 4 > may_join_.count())
            return find_through(candidates_.bivalue_cells() & may_join_);
        find_through(news_.cells() & may_join_);
        find_stirred();
    }

private:
    static constexpr int most_cells = 8;

    struct Member {
        Cell cell;
        DigitSet base;
    };
    // A house with a digit once, and the cells that may hold it, too.
    struct Lack {
        Digit digit = no_digit;
        CellSet cells;
    };

    std::uint8_t& count_in(int house, Digit digit)
    {
        return counts_[static_cast<std::size_t>(house * chart_.size() + digit - 1)];
    }
    void find_through(const CellSet& starts);
    void start_at(Cell start);
    void find_stirred();
    std::vector<int> stirred_houses() const;
    CellSet kept_company(CellSet cells);
    bool has_company(Cell cell);
    bool fits(Cell cell, DigitSet base);
    void count(Cell cell, DigitSet base, int change);
    void join(Cell cell, DigitSet base);
    Lack narrowest_lack();
    void extend();
    void extend_with(Cell cell, Digit digit);
    void conclude();

    const Candidates& candidates_;
    const Chart& chart_;
    Steps& steps_;
    News news_;
    CellSet may_join_;
    DeadlyPattern pattern_;
    std::array<Member, most_cells> members_;
    int count_ = 0;
    std::vector<std::uint8_t> counts_; // of members by house and digit
    int lacks_ = 0;                    // ones among these
    int most_houses_ = 0;              // of a cell
};

// After each start all patterns with it are known.
void SmallGraves::find_through(const CellSet& starts)
{
    for (Cell start : starts) {
        if (steps_.is_satisfied())
            return;
        pattern_.cells = CellSet(chart_.cell_count());
        start_at(start);
        may_join_.remove(start);
    }
}

void SmallGraves::start_at(Cell start)
{
    const DigitSet own = candidates_.of(start);
    for (Digit one : own) {
        for (Digit other : own) {
            if (one < other)
                join(start, DigitSet::only(one).with(DigitSet::only(other)));
        }
    }
}

// What two guards do together may be new though no cell of the pattern is: in a house of both there
// may be a naked set with a new cell, or a new strong link.
void SmallGraves::find_stirred()
{
    const CellSet floors = candidates_.bivalue_cells();
    const std::vector<int> houses = stirred_houses();
    CellSet likely = floors;
    for (int house : houses)
        likely |= chart_.cells(house);
    likely = kept_company(likely & may_join_);
    for (int house : houses) {
        may_join_ = kept_company(likely & (floors | chart_.cells(house)));
        find_through(may_join_ - floors);
    }
}

std::vector<int> SmallGraves::stirred_houses() const
{
    std::vector<int> houses;
    for (const Candidate& gone : *steps_.gone()) {
        for (const PlaceOfCell& place : chart_.houses_of(gone.cell)) {
            const bool is_stirred = candidates_.is_open(gone.cell) ||
                                    is_strong(candidates_.places(place.house, gone.digit));
            if (is_stirred && std::ranges::find(houses, place.house) == houses.end())
                houses.push_back(place.house);
        }
    }
    return houses;
}

// Leaves only cells that may be in a pattern within these: each house of such a cell has another
// place for two of its digits.
CellSet SmallGraves::kept_company(CellSet cells)
{
    for (Cell cell : cells)
        count(cell, candidates_.of(cell), 1);
    for (bool goes_on = true; goes_on;) {
        goes_on = false;
        for (Cell cell : CellSet(cells)) {
            if (has_company(cell))
                continue;
            cells.remove(cell);
            count(cell, candidates_.of(cell), -1);
            goes_on = true;
        }
    }
    for (Cell cell : cells)
        count(cell, candidates_.of(cell), -1);
    return cells;
}

bool SmallGraves::has_company(Cell cell)
{
    int digits = 0;
    for (Digit digit : candidates_.of(cell)) {
        const auto houses = chart_.houses_of(cell);
        digits += std::ranges::all_of(
            houses, [&](const PlaceOfCell& place) { return count_in(place.house, digit) > 1; });
    }
    return digits > 1;
}

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

// The one that the fewest cells can make up for.
SmallGraves::Lack SmallGraves::narrowest_lack()
{
    const CellSet rest =
        pattern_.guard_count == 2 ? may_join_ & candidates_.bivalue_cells() : may_join_;
    Lack narrowest;
    int fewest = CellSet::most_cells;
    for (int i = 0; i < count_ && fewest > 0; ++i) {
        const Member& member = members_[static_cast<std::size_t>(i)];
        for (const PlaceOfCell& place : chart_.houses_of(member.cell)) {
            for (Digit digit : member.base) {
                if (count_in(place.house, digit) != 1)
                    continue;
                const CellSet cells =
                    rest & chart_.cells(place.house) & candidates_.cells_with(digit);
                if (const int count = cells.count(); count < fewest) {
                    fewest = count;
                    narrowest = {digit, cells};
                }
            }
        }
    }
    return narrowest;
}

void SmallGraves::extend()
{
    if (lacks_ == 0)
        return conclude();
    if (steps_.is_satisfied())
        return;
    const Lack lack = narrowest_lack();
    for (Cell cell : lack.cells)
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
    add_types(candidates_, pattern_, steps_);
}

} // namespace

static void find_deadly_patterns(const Candidates& candidates, Steps& steps)
{
    SmallGraves(candidates, steps).find();
}

const Technique techniques::deadly_pattern = {
    .id = "deadly_pattern",
    .name = N_("Deadly Pattern"),
    .family = TechniqueFamily::Uniqueness,
    .level = Level::Expert,
    .cost = 200,
    .needs_unique_solution = true,
    .find = find_deadly_patterns,
    .explanation = deadly_pattern_explanation,
    .example =
        ":deadly_pattern:358:92.+17+5+8..+1.+7+36+8+9+2...824+9+7.167+2+4915...1+3.2+647+9+4.+9.+3"
        "+72+1+6+7.5.+83+1.2.....+26..29...+43..:418 338 482 584 588 888 489 889 594:332 532::",
};

} // namespace engine
