// Set equivalence: cells that hold each digit as often as some other cells do. Digits placed on
// both sides cancel out. A digit that the one side can't hold more often leaves the other; where it
// must be in all the cells left to it, it is placed.
// Base and Cover: the houses of both sides. Set 0 and 1: the cells in which they differ. Cause:
// candidates of the step's digits there. Size: the cells of a side.

#include <algorithm>
#include <array>
#include <utility>

#include "engine/patterns/templates.h"
#include "engine/steps/evidence.h"
#include "engine/steps/steps.h"

namespace engine {

namespace {

using Words = std::span<const std::uint64_t>;

int count_common(Words one, Words other)
{
    int common = 0;
    for (std::size_t i = 0; i < one.size(); ++i)
        common += count_bits(one[i] & other[i]);
    return common;
}

class EquivalenceFinder {
public:
    EquivalenceFinder(const Candidates& candidates, Steps& steps)
        : candidates_(candidates),
          chart_(candidates.chart()),
          steps_(steps),
          all_(chart_.equivalences()),
          placed_(static_cast<std::size_t>(chart_.size()) + 1, CellSet(chart_.cell_count())),
          placing_{},
          removing_{}
    {
        for (Cell cell : chart_.all_cells() - candidates.open_cells())
            placed_[candidates.digit(cell)].add(cell);
        for (Digit digit : chart_.all_digits()) {
            if (may_say_anything(digit))
                open_digits_ = open_digits_.with(DigitSet::only(digit));
        }
    }

    void find()
    {
        for (int each = 0; each < all_.count() && !steps_.is_satisfied(); ++each)
            look_at(each);
    }

private:
    struct Side {
        CellSet cells;
        CellSet twice;
    };

    bool may_say_anything(Digit digit) const;
    void look_at(int number);
    bool may_say_anything(int number, Digit digit) const;
    void look_at(int number, DigitSet digits);
    void look_for(int number, Digit digit, const Side& side, const Side& other);
    int count(const CellSet& cells, const Side& side) const
    {
        return (cells & side.cells).count() + (cells & side.twice).count();
    }
    int most_in(const CellSet& cells) const;
    void add(Step step, int number, const std::array<Side, 2>& sides);

    const Candidates& candidates_;
    const Chart& chart_;
    Steps& steps_;
    const Equivalences& all_;
    std::vector<CellSet> placed_; // by digit
    DigitSet open_digits_;
    Step placing_;
    Step removing_;
};

// What equal sets say of a digit follows from the ways to place it, too: either these leave a cell
// out, or all that is found are places of which there is one only.
bool EquivalenceFinder::may_say_anything(Digit digit) const
{
    if (may_clear(candidates_, digit))
        return true;
    for (int house = 0; house < chart_.house_count(); ++house) {
        if (chart_.is_full(house) && is_single_bit(candidates_.places(house, digit)))
            return true;
    }
    return false;
}

void EquivalenceFinder::look_at(int number)
{
    DigitSet digits;
    for (Digit digit : open_digits_) {
        if (may_say_anything(number, digit))
            digits = digits.with(DigitSet::only(digit));
    }
    if (!digits.empty())
        look_at(number, digits);
}

// Counts the bits and nothing else: this is asked some thousand times.
bool EquivalenceFinder::may_say_anything(int number, Digit digit) const
{
    const Words bases = all_.in_bases().words(number);
    const Words covers = all_.in_covers().words(number);
    const Words open = candidates_.cells_with(digit).words();
    const int in_bases = count_common(open, bases);
    const int in_covers = count_common(open, covers);
    if (in_bases + in_covers == 0)
        return false;
    if (!all_.is_ring(number))
        return true;
    const Words placed = placed_[digit].words();
    const int missing = count_common(placed, bases) - count_common(placed, covers);
    return (missing >= 0 && missing == in_covers) || (missing <= 0 && -missing == in_bases);
}

void EquivalenceFinder::look_at(int number, DigitSet digits)
{
    const std::array sides = {Side{all_.in_bases()[number], all_.twice_in_bases()[number]},
                              Side{all_.in_covers()[number], all_.twice_in_covers()[number]}};
    for (Digit digit : digits) {
        look_for(number, digit, sides[0], sides[1]);
        look_for(number, digit, sides[1], sides[0]);
    }
    for (Step* step : {&placing_, &removing_}) {
        if (!step->placements.empty() || !step->removals.empty())
            add(std::exchange(*step, {}), number, sides);
    }
}

// Whether the other side holds the digit so seldom that this one is full of it.
void EquivalenceFinder::look_for(int number, Digit digit, const Side& side, const Side& other)
{
    const CellSet here = candidates_.cells_with(digit) & side.cells;
    const CellSet there = candidates_.cells_with(digit) & other.cells;
    if (here.empty() && there.empty())
        return;
    const CellSet& placed = placed_[digit];
    const int missing = count(placed, side) - count(placed, other);
    const int left = count(there, other);
    const bool must_hold_all = left == missing;
    if (missing < 0 || missing > left)
        return;
    if (!must_hold_all && (here.empty() || all_.is_ring(number) || there.meets(other.twice) ||
                           most_in(there) > missing))
        return;
    if (!here.empty()) {
        remove_from(removing_, here, digit);
        removing_.digits = removing_.digits.with(DigitSet::only(digit));
    }
    if (must_hold_all && !there.empty()) {
        for (Cell cell : there)
            placing_.placements.push_back({cell, digit});
        placing_.digits = placing_.digits.with(DigitSet::only(digit));
    }
}

// So often the digit can be in these cells at most: once in each row, column or region. In the many
// cells of rings nobody looks for that.
int EquivalenceFinder::most_in(const CellSet& cells) const
{
    int most = cells.count();
    for (HouseKind kind : {HouseKind::Row, HouseKind::Column, HouseKind::Region}) {
        CellSet rest = cells;
        int houses = 0;
        while (!rest.empty()) {
            const CellSet before = rest;
            for (const PlaceOfCell& place : chart_.houses_of(rest.first())) {
                if (chart_.kind(place.house) == kind)
                    rest -= chart_.cells(place.house);
            }
            if (rest == before)
                rest.remove(rest.first());
            ++houses;
        }
        most = std::min(most, houses);
    }
    return most;
}

void EquivalenceFinder::add(Step step, int number, const std::array<Side, 2>& sides)
{
    const EquivalentHouses& houses = all_.houses(number);
    for (int house : houses.bases)
        mark_house(step, house, Role::Base);
    for (int house : houses.covers)
        mark_house(step, house, Role::Cover);
    for (int group : {0, 1}) {
        const CellSet& cells = sides[static_cast<std::size_t>(group)].cells;
        mark_cells(step, cells, Role::Set, group);
        step.size = std::max(step.size, cells.count());
        for (Digit digit : step.digits) {
            for (Cell cell : cells& candidates_.cells_with(digit)) {
                if (std::ranges::count(step.removals, Candidate{cell, digit}) == 0)
                    step.candidates.push_back({{cell, digit}, Role::Cause, group});
            }
        }
    }
    steps_.add(std::move(step));
}

} // namespace

static void find_set_equivalences(const Candidates& candidates, Steps& steps)
{
    EquivalenceFinder(candidates, steps).find();
}

const Technique techniques::set_equivalence = {
    .id = "set_equivalence",
    .name = N_("Set Equivalence"),
    .family = TechniqueFamily::Sets,
    .level = Level::Extreme,
    .cost = 300,
    .find = find_set_equivalences,
    .explanation =
        {{N_("{bases} and {covers} hold each digit equally often.")},
         {N_("What only the one side has must equal what only the other has: {set_a} and "
             "{set_b}.")},
         {N_("Counting the {digits} that are placed there and those that still can be, only "
             "this is left.")}},
    .example =
        "windoku\t"
        ":set_equivalence:1:5..7...8..4.+5.67..+7.6.....5..+7..8+5...+5..37..+88..6+5..+72"
        "..5.9.2+6+7.7..+6+5+8...+6..+7..51:213 121 223 928 932 834 136 236 337 938 141 941 942 15"
        "1 953 157 958 967 172 281 981 183 383 483 384 989:115::",
};

} // namespace engine
