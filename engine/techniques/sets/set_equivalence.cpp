// Set equivalence: two sets of cells that hold each digit equally often. Digits placed on both
// sides cancel out. A digit that one side can't hold more often is removed from the other; where it
// must be in all its remaining cells, it is placed.
// Roles: Base and Cover for the houses of the two sides, Set 0 and 1 for the cells in which they
// differ, Cause for the candidates of the step's digits in them. The size is the number of cells of
// the larger side.

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "engine/patterns/templates.h"
#include "engine/steps/evidence.h"
#include "engine/steps/step_search.h"

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

class EquivalenceFinder : StepSearch {
public:
    // The numbers of facts.
    enum : std::uint8_t { only_in_bases, only_in_covers, no_place, no_more, all_needed };

    EquivalenceFinder(const Candidates& candidates, Steps& steps)
        : StepSearch(candidates, steps),
          all_(chart_.equivalences()),
          placed_(chart_.size() + 1, CellSet(chart_.cell_count())),
          placing_{},
          removing_{}
    {
        for (Cell cell : chart_.all_cells() - candidates.open_cells())
            placed_[candidates.digit(cell)].add(cell);
        for (Digit digit : chart_.all_digits()) {
            if (may_say_anything(digit))
                open_digits_ = open_digits_.with(digit);
        }
    }

    void find()
    {
        for (int each = 0; each < all_.count(); ++each)
            look_at(each);
    }

private:
    struct Side {
        CellSet cells;
        CellSet twice;
        int group;
    };

    // What equivalences prove about a digit also follows from its templates. So the digit can be
    // skipped if the templates remove nothing and no house has a single place for it.
    bool may_say_anything(Digit digit) const
    {
        if (may_clear(candidates_, digit))
            return true;
        for (HouseIndex house : chart_.houses()) {
            if (chart_.is_full(house) && is_single_bit(candidates_.places(house, digit)))
                return true;
        }
        return false;
    }

    void look_at(int number)
    {
        DigitSet digits;
        for (Digit digit : open_digits_) {
            if (may_say_anything(number, digit))
                digits = digits.with(digit);
        }
        if (!digits.empty())
            look_at(number, digits);
    }

    // This is called some thousand times, so it only counts bits.
    bool may_say_anything(int number, Digit digit) const
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

    void look_at(int number, DigitSet digits)
    {
        const std::array sides = {
            Side{all_.in_bases()[number], all_.twice_in_bases()[number], 0},
            Side{all_.in_covers()[number], all_.twice_in_covers()[number], 1}};
        for (Digit digit : digits) {
            look_for(number, digit, sides[0], sides[1]);
            look_for(number, digit, sides[1], sides[0]);
        }
        for (Step* step : {&placing_, &removing_}) {
            if (!step->placements.empty() || !step->removals.empty())
                add(std::exchange(*step, {}), number, sides);
        }
    }

    // Removes the digit from this side if the other can't hold it more often than this side already
    // does. If the other side then needs all its candidates of the digit, they are placed.
    void look_for(int number, Digit digit, const Side& side, const Side& other)
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
            removing_.digits = removing_.digits.with(digit);
            removing_.facts.push_back({.number = there.empty() ? no_place : no_more,
                                       .digits = {DigitSet::only(digit)},
                                       .cells = {cells_in(here), cells_in(there)},
                                       .count = missing,
                                       .sets = {side.group, other.group}});
        }
        if (must_hold_all && !there.empty()) {
            for (Cell cell : there)
                placing_.placements.push_back({cell, digit});
            placing_.digits = placing_.digits.with(digit);
            placing_.facts.push_back({.number = all_needed,
                                      .digits = {DigitSet::only(digit)},
                                      .cells = {cells_in(there)},
                                      .count = missing,
                                      .sets = {side.group, other.group}});
        }
    }

    int count(const CellSet& cells, const Side& side) const
    {
        return (cells & side.cells).count() + (cells & side.twice).count();
    }

    // Returns how often the digit can be in these cells at most: once in each row, column or
    // region. This is not used for rings, which have too many cells for a person to count.
    int most_in(const CellSet& cells) const
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

    void add(Step step, int number, const std::array<Side, 2>& sides)
    {
        const EquivalentHouses& houses = all_.houses(number);
        for (HouseIndex house : houses.bases)
            mark_house(step, house, Role::Base);
        for (HouseIndex house : houses.covers)
            mark_house(step, house, Role::Cover);
        for (int group : {0, 1}) {
            const CellSet& cells = sides[group].cells;
            mark_cells(step, cells, Role::Set, group);
            step.size = std::max(step.size, cells.count());
            for (Digit digit : step.digits) {
                for (Cell cell : (cells & candidates_.cells_with(digit))) {
                    if (std::ranges::count(step.removals, Candidate{cell, digit}) == 0)
                        step.candidates.push_back({{cell, digit}, Role::Cause, group});
                }
            }
        }
        step.facts.insert(
            step.facts.begin(),
            {{.number = only_in_bases, .cells = {cells_in(sides[0].cells)}, .sets = {0}},
             {.number = only_in_covers, .cells = {cells_in(sides[1].cells)}, .sets = {1}}});
        steps_.add(std::move(step));
    }

    const Equivalences& all_;
    std::vector<CellSet> placed_; // by digit
    DigitSet open_digits_;
    Step placing_;
    Step removing_;
};

} // namespace

const Technique techniques::set_equivalence = {
    .id = "set_equivalence",
    .name = N_("Set Equivalence"),
    .known_as = {"Set Equivalence Theory", "SET", "Phistomefel Ring"},
    .about = {N_("Some houses on the one side and others on the other hold every digit equally "
                 "often, and the cells that both contain cancel out. So what only the one side has "
                 "holds the same digits as what only the other has. Count a digit on both sides: "
                 "where it can't be as often as it would have to, it goes, and where it must be in "
                 "all cells that are left, it is placed.")},
    .standing = {TechniqueFamily::Sets, Level::Extreme, 300},
    .find = find_by<EquivalenceFinder>,
    .explanation = {{N_("{bases} and {covers} hold each digit equally often.")},
                    {N_("What lies on both sides cancels out. Only {bases} contain {cells}."),
                     Each::Fact, EquivalenceFinder::only_in_bases},
                    {N_("Only {covers} contain {cells}: these hold the same digits."), Each::Fact,
                     EquivalenceFinder::only_in_covers},
                    {N_("{other_set} has the {digit} placed as often as {set}, and no place for "
                        "more: so {set} has no more either."),
                     Each::Fact, EquivalenceFinder::no_place},
                    {N_("{set} has {count} more {digit} placed than {other_set}, which can catch "
                        "up by just so many, in {other_cells}: so {set} has no more."),
                     Each::Fact, EquivalenceFinder::no_more},
                    {N_("{set} has {count} more {digit} placed than {other_set}, which needs all "
                        "its places left to catch up: {cells}."),
                     Each::Fact, EquivalenceFinder::all_needed}},
    .example =
        "windoku\t:set_equivalence:1:...829.7+6+6+87.+4..2..+9.+6...48.+54...6..329+5.+6+4..."
        "+6.....5.....6...+5..5...8+6.+97+6...+2..:111 127 327 129 135 335 136 536 537 745 14"
        "6 346 148 348 149 749 155 364 764 765 865 766 167 967 169 769 171 374 974 776 177 37"
        "7 482 184 284 384 785 786 189 389 989 195 196 396:131 164 174::",
};

} // namespace engine
