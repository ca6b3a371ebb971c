// Unique rectangles with strong links, beyond types 4 and 6 and the hidden ones. If a corner held a
// certain digit, bivalue cells and strong links along the sides would fill the rectangle with two
// digits that could be exchanged. So the corner loses this digit.

#include <array>

#include "engine/filters/removals.h"
#include "engine/steps/evidence.h"
#include "engine/steps/step_search.h"
#include "engine/techniques/uniqueness/deadly.h"

namespace engine {

namespace {

struct StrongSide {
    Cell from;
    Cell to;
    Digit digit;
    HouseIndex house;
};

class LinkedRectangles : StepSearch {
public:
    LinkedRectangles(const Candidates& candidates, Steps& steps)
        : StepSearch(candidates, steps), removals_(candidates, steps), corners_(chart_.cell_count())
    {
    }

    void find()
    {
        look_for_links();
        for (Cell corner : candidates_.open_cells()) {
            const DigitSet own = candidates_.of(corner);
            for (const Rectangle& rectangle : chart_.rectangles().at(corner)) {
                const auto& [beside, opposite] = rectangle;
                const DigitSet same = own.common(may_fill(beside, opposite));
                const DigitSet others =
                    may_fill(std::array{corner}, beside[0])
                        .with(may_fill(std::array{corner}, beside[1]))
                        .common(candidates_.of(beside[0]).common(candidates_.of(beside[1])));
                // Usually one of them is empty, but it is hard to predict which, so there is one
                // branch for both.
                if ((int{same.empty()} | int{others.empty()}) != 0)
                    continue;
                const DigitSet fresh = fresh_in(corner, rectangle);
                for (Digit digit : same) {
                    const DigitSet to_try = fresh.has(digit) ? others : others.common(fresh);
                    for (Digit other : to_try.without(digit))
                        suppose(corner, rectangle, digit, other);
                }
            }
        }
    }

private:
    struct Corner {
        DigitSet bivalue; // its digits if it has exactly two
        DigitSet linked;  // digits that have exactly one other place in a house of the cell
    };

    void look_for_links()
    {
        for (HouseIndex house : chart_.houses()) {
            if (!chart_.is_full(house))
                continue;
            const DigitSet strong = candidates_.digits_with_two_places(house);
            for (Cell cell : chart_.cells_in_order(house)) {
                DigitSet& linked = corners_[cell.index].linked;
                linked = linked.with(candidates_.of(cell).common(strong));
            }
        }
        for (Cell cell : candidates_.bivalue_cells())
            corners_[cell.index].bivalue = candidates_.of(cell);
    }

    // Returns the digits that one of `others` may force into the cell.
    template <std::size_t count>
    DigitSet may_fill(const std::array<Cell, count>& others, Cell cell) const
    {
        DigitSet linked;
        for (Cell other : others)
            linked = linked.with(corners_[other.index].linked);
        return corners_[cell.index].bivalue.with(corners_[cell.index].linked.common(linked));
    }
    // Returns the digits whose links may be new. These are all digits if a corner is new, because
    // it may have become bivalue.
    DigitSet fresh_in(Cell corner, const Rectangle& rectangle) const
    {
        DigitSet digits;
        for (Cell cell : {corner, rectangle.beside[0], rectangle.beside[1], rectangle.opposite}) {
            if (removals_.cells().has(cell))
                return chart_.all_digits();
            digits = digits.with(removals_.removed_near(cell));
        }
        return digits;
    }

    // Assumes that the corner holds `digit`. Follows the rectangle in both directions: to both
    // neighbours, or to one of them and on through the opposite cell to the other.
    void suppose(Cell corner, const Rectangle& rectangle, Digit digit, Digit other)
    {
        const auto& [beside, opposite] = rectangle;
        digits_ = DigitSet::only(digit).with(other);
        sides_.clear();
        const bool first = fills(corner, beside[0], other);
        const bool second = fills(corner, beside[1], other);
        if (!first && !second)
            return;
        const Cell reached = beside[first ? 0 : 1];
        if (!fills(reached, opposite, digit) &&
            !(first && second && fills(beside[1], opposite, digit)))
            return;
        if (first && second)
            return add(corner, rectangle, digit);
        if (fills(opposite, beside[first ? 1 : 0], other))
            add(corner, rectangle, digit);
    }

    // Returns whether `to` must hold this digit if `from` holds the other of the two.
    bool fills(Cell from, Cell to, Digit digit)
    {
        if (candidates_.of(to) == digits_)
            return true;
        if (!corners_[from.index].linked.common(corners_[to.index].linked).has(digit))
            return false;
        const HouseIndex house = strong_house(candidates_, from, to, digit);
        if (house != no_house)
            sides_.push_back({from, to, digit, house});
        return house != no_house;
    }

    // Links: the strong ones, from corner to corner. Without any, the rectangle is of type 1.
    void add(Cell corner, const Rectangle& rectangle, Digit digit)
    {
        if (sides_.empty())
            return;
        const auto& [beside, opposite] = rectangle;
        DeadlyPattern pattern{set_of(chart_, {corner, beside[0], beside[1], opposite}), digits_};
        for (Cell cell : pattern.cells) {
            const DigitSet own = candidates_.of(cell);
            if (own != digits_)
                pattern.add({cell, own.common(digits_), own.without(digits_)});
        }
        steps_.add({.removals = {{corner, digit}}}, [&](Step& step) {
            write_evidence(step, candidates_, pattern);
            for (const StrongSide& side : sides_)
                link_strongly(step, side.from, side.to, side.digit, side.house);
        });
    }

    Removals removals_;
    DigitSet digits_;
    std::vector<StrongSide> sides_;
    std::vector<Corner> corners_; // by cell
};

} // namespace

const Technique techniques::unique_rectangle_links = {
    .id = "unique_rectangle_links",
    .name = N_("Unique Rectangle with Links"),
    .about = {N_(
        "Four open cells in two rows, two columns and two boxes share two digits, which could be "
        "exchanged if nothing else were there. Follow what a digit in one corner would mean: "
        "strong links along the sides and cells with two candidates may complete just that "
        "pattern. As a puzzle has one solution, the digit goes from the corner.")},
    .standing = {TechniqueFamily::Uniqueness, Level::Expert, 180},
    .needs_unique_solution = true,
    .find = find_by<LinkedRectangles>,
    .explanation = deadly_type_4_explanation,
    .example = ":unique_rectangle_links:57:+34+8+59+2+7+166+9+2+7+1+4+38517+5+38+6..+4.+5.4+21.+38."
               "+1.+8+375.22+83+9+65+4+7+1.+3.6.8..9.+291+4+3..+7.+6.+2.+9.4+3::771::",
};

} // namespace engine
