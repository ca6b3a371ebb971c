// Sue de Coq: cells I in the intersection of two houses, cells A in the rest of one house and B in
// the rest of the other. They have as many digits as cells, if a digit of both A and B counts
// twice. No digit can be in them more often than it is counted, so each must be there, and it is
// removed elsewhere in the house that has all its cells.
// The extended subset is the same around a single cell where two houses intersect, with small
// sides.
// Roles: Intersection, Set 0 (A) and Set 1 (B) for the cells, Witness 0 and 1 for the two houses,
// Cause for the candidates: group 0 for digits of the first house only, 1 for the second, 2 for the
// others. The size is the number of cells.

#include <algorithm>
#include <bit>

#include "engine/base/bits.h"
#include "engine/filters/removals.h"
#include "engine/patterns/set_marks.h"
#include "engine/steps/step_search.h"

namespace engine {

namespace {

// Limits for the cells of the intersection and of a side; on large grids the sides are smaller.
constexpr int most_in_crossing = 4;

constexpr int most_in_small_side = 3;
constexpr Places all_places = ~Places{0};
int most_on_side(int grid_size)
{
    return grid_size <= 9 ? grid_size : most_in_small_side;
}

// Some cells of a house outside the intersection.
struct Side {
    Places places;
    DigitSet digits;
    int size;
};

// Returns how many digits of the intersection the side uses: a side of n cells that has fewer than
// n other digits needs some of them. Returns 0 if it needs none.
int gain_of(const Side& side, DigitSet digits)
{
    return std::max(0, side.size - side.digits.without(digits).count());
}

struct GainingSide {
    Side side;
    int gain;
};

class Crossings : StepSearch {
public:
    // The numbers of facts.
    enum : std::uint8_t { in_crossing, on_side, each_once, some_twice, is_there };

    Crossings(const Candidates& candidates, Steps& steps)
        : StepSearch(candidates, steps),
          most_on_side_(most_on_side(chart_.size())),
          new_(changed_cells(candidates, steps))
    {
        for (HouseIndex house : chart_.houses())
            new_places_.push_back(chart_.places_of(new_ & chart_.cells(house), house));
    }

    void run_on_cells()
    {
        for (Cell cell : candidates_.open_cells()) {
            if (candidates_.of(cell).count() < 3)
                continue;
            if (new_.has(cell))
                look_at_cell(cell);
            else
                look_for_new_around(cell);
        }
    }

    void run_on_crossings()
    {
        for (const Crossing& crossing : chart_.crossings()) {
            if ((crossing.cells & candidates_.open_cells()).count() >= 2)
                look_at(crossing);
        }
    }

private:
    Places new_in(HouseIndex house) const { return new_places_[house.index]; }

    void look_at(const Crossing& crossing)
    {
        one_ = crossing.one;
        other_ = crossing.other;
        if ((new_in(one_) | new_in(other_)) == 0)
            return;
        find_sides(one_, crossing.in_one, sides_[0]);
        find_sides(other_, crossing.in_other, sides_[1]);
        if (!sides_[0].empty() && !sides_[1].empty())
            choose_intersection(crossing.in_one, 0, {}, 0);
    }

    // For each house of the cell, finds the sides that use some of its digits. Then combines the
    // sides of any two houses.
    void look_at_cell(Cell cell)
    {
        const DigitSet digits = candidates_.of(cell);
        const auto houses = chart_.houses_of(cell);
        of_cell_.resize(std::max(of_cell_.size(), houses.size()));
        for (std::size_t i = 0; i < houses.size(); ++i)
            find_gaining(houses[i], digits, of_cell_[i]);
        for (std::size_t i = 0; i < houses.size(); ++i) {
            for (std::size_t j = i + 1; j < houses.size() && !of_cell_[i].empty(); ++j)
                match_around(houses[i], of_cell_[i], houses[j], of_cell_[j], digits);
        }
    }

    // For a cell that has lost no candidate: finds the sides with new cells that use some of its
    // digits, and combines them with the sides in its other houses.
    void look_for_new_around(Cell cell)
    {
        const DigitSet digits = candidates_.of(cell);
        const auto houses = chart_.houses_of(cell);
        of_cell_.resize(std::max(of_cell_.size(), houses.size()));
        std::uint32_t known = 0; // houses whose sides are all in of_cell_
        for (std::size_t i = 0; i < houses.size(); ++i) {
            find_gaining_with_new(houses[i], digits, new_of_cell_);
            for (std::size_t j = 0; j < houses.size() && !new_of_cell_.empty(); ++j) {
                if (i == j)
                    continue;
                if ((known >> j & 1u) == 0)
                    find_gaining(houses[j], digits, of_cell_[j]);
                known |= 1u << j;
                match_around(houses[i], new_of_cell_, houses[j], of_cell_[j], digits);
            }
        }
    }

    // Combines sides in two houses of a cell.
    void match_around(PlaceOfCell one,
                      const std::vector<GainingSide>& in_one,
                      PlaceOfCell other,
                      const std::vector<GainingSide>& in_other,
                      DigitSet digits)
    {
        if (in_other.empty())
            return;
        one_ = one.house;
        other_ = other.house;
        const CellSet shared = chart_.cells(one_) & chart_.cells(other_);
        choose_outside(in_one, chart_.places_of(shared, one_), gaining_[0]);
        choose_outside(in_other, chart_.places_of(shared, other_), gaining_[1]);
        match({Places{1} << one.position, digits, 1});
    }

    // Finds the sides that use some of the digits of the cell at this place.
    void find_gaining(PlaceOfCell middle, DigitSet digits, std::vector<GainingSide>& gaining)
    {
        gaining.clear();
        growing_.clear();
        Places rest = candidates_.open_places(middle.house) & ~(Places{1} << middle.position);
        for (; rest != 0; rest &= rest - 1)
            grow_sides(middle.house, rest & -rest, digits, true, gaining);
    }

    // Finds those of these sides that have a new cell.
    void
    find_gaining_with_new(PlaceOfCell middle, DigitSet digits, std::vector<GainingSide>& gaining)
    {
        gaining.clear();
        growing_.clear();
        Places rest = new_in(middle.house);
        for (; rest != 0; rest &= rest - 1)
            grow_sides(middle.house, rest & -rest, digits, true, gaining);
        if (growing_.empty())
            return;
        const Places others = new_in(middle.house) | Places{1} << middle.position;
        rest = candidates_.open_places(middle.house) & ~others;
        for (; rest != 0; rest &= rest - 1)
            grow_sides(middle.house, rest & -rest, digits, false, gaining);
    }

    // Adds the cell at this place to the sides found so far. A side that uses digits of the middle
    // cell has fewer other digits than cells, so sides with too many other digits are dropped.
    void grow_sides(HouseIndex house,
                    Places place,
                    DigitSet digits,
                    bool may_begin,
                    std::vector<GainingSide>& gaining)
    {
        const auto grow = [&](const Side& side) {
            if (has_more_than(most_in_small_side - 1, side.digits.without(digits).bits()))
                return;
            growing_.push_back(side);
            const int gain = gain_of(side, digits);
            if (gain >= 1 && gain < digits.count())
                gaining.push_back({side, gain});
        };
        const DigitSet own = candidates_.of(chart_.cell_in(house, std::countr_zero(place)));
        if (has_more_than(most_in_small_side - 1, own.without(digits).bits()))
            return;
        const std::size_t before = growing_.size();
        if (may_begin)
            grow({place, own, 1});
        for (std::size_t i = 0; i < before; ++i) {
            const Side side = growing_[i];
            if (side.size < most_in_small_side)
                grow({side.places | place, side.digits.with(own), side.size + 1});
        }
    }

    static void choose_outside(const std::vector<GainingSide>& sides,
                               Places crossing,
                               std::vector<GainingSide>& outside)
    {
        outside.clear();
        for (const GainingSide& gaining : sides) {
            if ((gaining.side.places & crossing) == 0)
                outside.push_back(gaining);
        }
    }

    // Finds all choices of open cells outside the intersection.
    void find_sides(HouseIndex house, Places crossing, std::vector<Side>& sides) const
    {
        sides.clear();
        Places place = 1;
        for (Cell cell : chart_.cells_in_order(house)) {
            const DigitSet digits = candidates_.of(cell);
            if (!digits.empty() && (crossing & place) == 0) {
                const std::size_t before = sides.size();
                sides.push_back({place, digits, 1});
                for (std::size_t i = 0; i < before; ++i) {
                    const Side& side = sides[i];
                    if (side.size < most_on_side_)
                        sides.push_back(
                            {side.places | place, side.digits.with(digits), side.size + 1});
                }
            }
            place <<= 1;
        }
    }

    void choose_intersection(Places left, Places chosen, DigitSet digits, int size)
    {
        steps_.stop_if_cancelled();
        for (; left != 0; left &= left - 1) {
            const Places place = left & -left;
            const Cell cell = chart_.cell_in(one_, std::countr_zero(place));
            if (!candidates_.is_open(cell))
                continue;
            const DigitSet all = digits.with(candidates_.of(cell));
            if (size + 1 >= 2 && all.count() >= size + 3)
                try_intersection(chosen | place, all, size + 1);
            if (size + 1 < most_in_crossing)
                choose_intersection(left & (left - 1), chosen | place, all, size + 1);
        }
    }

    void try_intersection(Places places, DigitSet digits, int size)
    {
        const Side middle{places, digits, size};
        const int most = digits.count() - size;
        if ((places & new_in(one_)) != 0)
            return match_gaining(middle, most, all_places, all_places);
        match_gaining(middle, most, all_places, new_in(other_));
        match_gaining(middle, most, new_in(one_), all_places);
    }

    // Combines sides that have a cell at one of these places.
    void match_gaining(const Side& middle, int most, Places in_one, Places in_other)
    {
        if (in_one == 0 || in_other == 0)
            return;
        // Starts with the house in which fewer sides fit.
        const std::size_t first = in_one == all_places ? 1 : 0;
        choose_gaining(sides_[first], middle.digits, most, first == 1 ? in_other : in_one,
                       gaining_[first]);
        if (gaining_[first].empty())
            return;
        choose_gaining(sides_[1 - first], middle.digits, most, first == 1 ? in_one : in_other,
                       gaining_[1 - first]);
        match(middle);
    }

    static void choose_gaining(const std::vector<Side>& sides,
                               DigitSet digits,
                               int most,
                               Places places,
                               std::vector<GainingSide>& gaining)
    {
        gaining.clear();
        for (const Side& side : sides) {
            if ((side.places & places) == 0)
                continue;
            const int gain = gain_of(side, digits);
            if ((int{gain >= 1} & int{gain <= most}) != 0)
                gaining.push_back({side, gain});
        }
    }

    // The sides must use as many digits of the intersection as it has more digits than cells.
    void match(const Side& middle)
    {
        const int surplus = middle.digits.count() - middle.size;
        for (const auto& [one, gain] : gaining_[0]) {
            for (const auto& [other, other_gain] : gaining_[1]) {
                if (gain + other_gain < surplus)
                    continue;
                const DigitSet twice = one.digits.common(other.digits).common(middle.digits);
                if (gain + other_gain - twice.count() == surplus)
                    add(middle, one, other);
            }
        }
    }

    // Removes the digit from cells that see all its candidates in these cells.
    void remove_seen(Step& step, const CellSet& cells, Digit digit) const
    {
        const CellSet holders = cells & candidates_.cells_with(digit);
        remove_from(step, chart_.common_peers(holders) & candidates_.cells_with(digit), digit);
    }

    void add(const Side& middle, const Side& one, const Side& other)
    {
        const CellSet shared = chart_.cells_at(one_, middle.places);
        const CellSet a = chart_.cells_at(one_, one.places);
        const CellSet b = chart_.cells_at(other_, other.places);
        const CellSet all = shared | a | b;
        Step step{.size = all.count()};
        step.digits = middle.digits.with(one.digits).with(other.digits);
        for (Digit digit : step.digits) {
            const bool in_a = one.digits.has(digit);
            const bool in_b = other.digits.has(digit);
            if (in_a && in_b) {
                remove_seen(step, a, digit);
                remove_seen(step, b, digit);
            } else {
                remove_seen(step, all, digit);
            }
            mark_digit(step, candidates_, all, digit, Role::Cause,
                       in_a == in_b ? 2 : (in_a ? 0 : 1));
        }
        steps_.add(std::move(step), [&](Step& taken) {
            mark_cells(taken, shared, Role::Intersection);
            mark_cells(taken, a, Role::Set, 0);
            mark_cells(taken, b, Role::Set, 1);
            taken.houses = {{one_, Role::Witness, 0}, {other_, Role::Witness, 1}};
            tell(taken, middle, one, other);
        });
    }

    // The digits of the three parts, those that may be there twice, and where each of those is that
    // is removed.
    void tell(Step& step, const Side& middle, const Side& one, const Side& other) const
    {
        const CellSet shared = chart_.cells_at(one_, middle.places);
        const CellSet a = chart_.cells_at(one_, one.places);
        const CellSet b = chart_.cells_at(other_, other.places);
        const DigitSet twice = one.digits.common(other.digits);
        step.facts = {{.number = in_crossing,
                       .digits = {middle.digits},
                       .cells = {cells_in(shared)},
                       .houses = {{one_}, {other_}}},
                      {.number = on_side,
                       .digits = {one.digits},
                       .cells = {cells_in(a)},
                       .houses = {{one_}},
                       .sets = {0}},
                      {.number = on_side,
                       .digits = {other.digits},
                       .cells = {cells_in(b)},
                       .houses = {{other_}},
                       .sets = {1}}};
        if (twice.empty())
            step.facts.push_back(
                {.number = each_once, .digits = {step.digits}, .count = step.size});
        else
            step.facts.push_back(
                {.number = some_twice, .digits = {step.digits, twice}, .count = step.size});
        for (Digit digit : removed_digits(step)) {
            if (!twice.has(digit))
                tell_place(step, shared | a | b, digit);
            else {
                tell_place(step, a, digit);
                tell_place(step, b, digit);
            }
        }
    }

    void tell_place(Step& step, const CellSet& cells, Digit digit) const
    {
        const CellSet holders = cells & candidates_.cells_with(digit);
        const CellSet seeing = chart_.common_peers(holders) & candidates_.cells_with(digit);
        if (!seeing.empty())
            step.facts.push_back({.number = is_there,
                                  .digits = {DigitSet::only(digit)},
                                  .cells = {cells_in(holders), cells_in(seeing)}});
    }

    int most_on_side_;
    CellSet new_;
    std::vector<Places> new_places_; // by house
    HouseIndex one_ = no_house;      // the two houses
    HouseIndex other_ = no_house;
    std::vector<Side> sides_[2];
    std::vector<GainingSide> gaining_[2];
    // Used for single cells: the sides being built, and by house those that fit the cell.
    std::vector<Side> growing_;
    std::vector<std::vector<GainingSide>> of_cell_;
    std::vector<GainingSide> new_of_cell_; // the sides of one house that have new cells
};

} // namespace

static void find_sue_de_coq(const Candidates& candidates, Steps& steps)
{
    Crossings(candidates, steps).run_on_crossings();
}

static void find_extended_subsets(const Candidates& candidates, Steps& steps)
{
    Crossings(candidates, steps).run_on_cells();
}

static constexpr Explanation sue_de_coq_explanation = {
    {N_("Where {houses} and {other_houses} cross, nothing but {digits} is left for {cells}."),
     Each::Fact, Crossings::in_crossing},
    {N_("In the rest of {houses}, nothing but {digits} is left for {cells}."), Each::Fact,
     Crossings::on_side},
    {N_("Each of {digits} fits there once at most, which makes just as many as the {count} cells: "
        "so each is there."),
     Each::Fact, Crossings::each_once},
    {N_("Each of {digits} fits there once at most, but {other_digits} once on each side. That "
        "makes "
        "just as many as the {count} cells: so each is there."),
     Each::Fact, Crossings::some_twice},
    {N_("So {digit} is in {cells}, and seen from {other_cells}."), Each::Fact,
     Crossings::is_there}};

const Technique techniques::sue_de_coq = {
    .id = "sue_de_coq",
    .name = N_("Sue de Coq"),
    .known_as = {"Two-Sector Disjoint Subsets"},
    .about = {N_(
        "Where a box and a line cross, two or three cells have many candidates. A few cells in the "
        "rest of the line and a few in the rest of the box share these digits with them, so that "
        "all together there are as many digits as cells. Then each digit must be there, and goes "
        "from the rest of the line or box in which all its places lie.")},
    .standing = {TechniqueFamily::Sets, Level::Expert, 250},
    .find = find_sue_de_coq,
    .explanation = sue_de_coq_explanation,
    .other_names = "1101",
    .hodoku = {400, "SUE_DE_COQ", HodokuLevel::Unfair, 250},
    .example = ":sue_de_coq:456789:+2.7+3...+1.8.1..23......+1..251+3+5+928..7+6+8+2...1399+7+4+"
               "1635+8+2.2+9.5+1..+3+5+1..3.29....+2...+51:412 912 416 916 617 817 619 424 624 428 "
               "434 756 774 677 777 884 686 495 795 496 796 697 897:734::",
};

const Technique techniques::extended_subset = {
    .id = "extended_subset",
    .name = N_("Distributed Disjoint Subset"),
    .known_as = {"DDS", "Subset Counting"},
    .about = {N_("Two houses cross in one cell. With a few cells in the rest of the one and a few "
                 "in the rest of the other it makes as many digits as cells, where a digit of both "
                 "sides counts twice. No digit can be there more often than that, so each place is "
                 "needed. It goes from every cell outside that sees all its places on its side.")},
    .standing = {TechniqueFamily::Sets, Level::Expert, 260},
    .find = find_extended_subsets,
    .explanation = sue_de_coq_explanation,
    .example = ":extended_subset:156:5+6+93+81+4+7+28+2+7+4+5+69+3+1+14+3+29+7+56+8...+8+7+3+24+9+"
               "37+4+129+6+8+5+2+9856+4+7+134+3...28+9+7.+8.+7+351247.+2.+4+8+3+5+6::543::",
};

} // namespace engine
