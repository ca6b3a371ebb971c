// Unique loops: unique rectangles with six or more cells. Cells with the same two digits form a
// ring in which each sees the next. Every house with one cell of the ring has exactly one more, of
// the other colour, so the two digits could be exchanged along the whole loop.

#include <algorithm>

#include "engine/base/bits.h"
#include "engine/base/count.h"
#include "engine/patterns/equal_pairs.h"
#include "engine/steps/evidence.h"
#include "engine/steps/step_search.h"
#include "engine/techniques/uniqueness/deadly.h"

namespace engine {

namespace {

// Returns those of the cells that may belong to a loop within them: every house of such a cell
// contains another one.
CellSet balanced_part(const Chart& chart, CellSet cells)
{
    const auto is_balanced = [&](Cell cell) {
        return std::ranges::all_of(chart.houses_of(cell), [&](const PlaceOfCell& place) {
            return chart.cells(place.house).meets_twice(cells);
        });
    };
    for (bool changed = true; changed;) {
        if (!cells.has_more_than(5))
            return CellSet(chart.cell_count());
        changed = false;
        for (Cell cell : CellSet(cells)) {
            if (is_balanced(cell))
                continue;
            cells.remove(cell);
            changed = true;
        }
    }
    return cells;
}

// Returns the floor cells and the guards that have one extra digit.
CellSet with_few_digits(const Candidates& candidates, CellSet cells)
{
    for (Cell cell : CellSet(cells)) {
        if (has_more_than(3, candidates.of(cell).bits()))
            cells.remove(cell);
    }
    return cells;
}

// For each bivalue cell, if others have the same digits: the cells that may belong to a loop of
// these digits.
struct LikelyLoops {
    struct Start {
        Cell cell;
        CellSet floors; // cells with only its two digits
        CellSet cells;
    };

    explicit LikelyLoops(const Candidates& candidates)
    {
        const Chart& chart = candidates.chart();
        CellSet looked_at(chart.cell_count());
        each_equal_pair(candidates, 2, [&](Cell first, const CellSet& floors) {
            if (looked_at.has(first))
                return;
            looked_at |= floors;
            CellSet cells = chart.all_cells() - chart.bound_cells();
            for (Digit digit : candidates.of(first))
                cells &= candidates.cells_with(digit);
            // More than two guards are possible only in type 2, where each guard has one extra.
            if (!floors.has_more_than(3))
                cells = with_few_digits(candidates, cells);
            cells = balanced_part(chart, cells);
            const CellSet likely = floors & cells;
            for (Cell start : likely)
                starts.push_back({start, likely, cells});
        });
        std::ranges::sort(starts, {}, &Start::cell);
    }

    std::vector<Start> starts;
};

class LoopFinder : StepSearch {
public:
    LoopFinder(const Candidates& candidates, Steps& steps, DeadlyType type)
        : StepSearch(candidates, steps),
          type_(type),
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
            may_join_ = type_ == DeadlyType::Two ? with_one_extra(cells) : cells;
            find_from(start);
        }
    }

private:
    static constexpr std::size_t longest = 16;

    int most_guards() const
    {
        return type_ == DeadlyType::One   ? 1
               : type_ == DeadlyType::Two ? count_of(pattern_.guards)
                                          : 2;
    }
    int fewest_floors() const { return type_ == DeadlyType::Two ? 2 : 6 - most_guards(); }
    CellSet with_one_extra(const CellSet& cells) const
    {
        return balanced_part(chart_, with_few_digits(candidates_, cells));
    }

    // Finds the loops whose first floor cell in reading order is the start.
    void find_from(Cell start)
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

    void extend(Cell last)
    {
        steps_.stop_if_cancelled();
        if (length_ >= 6 && length_ % 2 == 0 && chart_.sees(last, start_) && is_balanced())
            conclude();
        if (length_ == longest)
            return;
        for (Cell next : chart_.peers(last) & may_join_) {
            if (!push(next))
                continue;
            extend(next);
            pop(next);
        }
    }

    // Adds a cell to the loop, unless it sees a cell of the same colour or the technique does not
    // allow it as a guard.
    bool push(Cell cell)
    {
        CellSet& colour = colour_of_next();
        if (chart_.peers(cell).meets(colour))
            return false;
        if (!floors_.has(cell)) {
            const DigitSet extras = candidates_.of(cell).without(pattern_.digits);
            if (static_cast<int>(pattern_.guard_count) == most_guards())
                return false;
            if (type_ == DeadlyType::Two && pattern_.extras().with(extras).count() > 1)
                return false;
            pattern_.add({cell, pattern_.digits, extras});
        }
        colour.add(cell);
        may_join_.remove(cell);
        ++length_;
        return true;
    }

    void pop(Cell cell)
    {
        --length_;
        colour_of_next().remove(cell);
        may_join_.add(cell);
        if (!floors_.has(cell))
            --pattern_.guard_count;
    }

    CellSet& colour_of_next() { return colours_[length_ % 2]; }

    bool is_balanced() const
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

    void conclude()
    {
        pattern_.cells = colours_[0] | colours_[1];
        add_type(type_, candidates_, pattern_, steps_);
    }

    DeadlyType type_;
    CellSet floors_;   // cells with only the two digits
    CellSet may_join_; // cells with the two digits, and perhaps others, that are not in the loop
    DeadlyPattern pattern_;
    std::array<CellSet, 2> colours_;
    Cell start_;
    std::size_t length_ = 0;
};

} // namespace

static constexpr const char* loop_about =
    N_("A unique rectangle with six cells or more: they form a ring, share two digits, and each "
       "house they touch has exactly two of them. If they held nothing else, the two digits could "
       "be exchanged all round and there would be two solutions.");

const Technique techniques::unique_loop_1 = {
    .id = "unique_loop_1",
    .name = N_("Unique Loop Type 1"),
    .about = {loop_about, deadly_type_1_about},
    .standing = {TechniqueFamily::Uniqueness, Level::Hard, 120},
    .needs_unique_solution = true,
    .find = find_by<LoopFinder, DeadlyType::One>,
    .explanation = deadly_type_1_explanation,
    .other_names =
        "Unique-Loop-6-type-1 Unique-Loop-8-type-1 Unique-Loop-10-type-1 Unique-Loop-12-type-1",
    .example = ":unique_loop_1:57:+5+9+3+4+2+61..+4+6+197+8+35+2+728+15+36..2+7+5+614..38+16+3+92.."
               ".+3+49.+8.+2+61+9+3+28+4..+16+157+2+6+9.+3.+6+8+4.31.+2.::597 797::",
};

const Technique techniques::unique_loop_2 = {
    .id = "unique_loop_2",
    .name = N_("Unique Loop Type 2"),
    .about = {loop_about, N_("The other candidates in the ring are all the same digit: one of its "
                             "cells holds it, so it goes from every cell that sees all of them.")},
    .standing = {TechniqueFamily::Uniqueness, Level::Hard, 120},
    .needs_unique_solution = true,
    .find = find_by<LoopFinder, DeadlyType::Two>,
    .explanation = deadly_type_2_explanation,
    .other_names =
        "Unique-Loop-6-type-2 Unique-Loop-8-type-2 Unique-Loop-10-type-2 Unique-Loop-12-type-2",
    .example = ":unique_loop_2:15:+7.+68+9.4+2.+83+2.+4+69+7.+9.+4.27.+6+8.+47+9+628+1..+6+9.8.+24+"
               "7+2+81+47.6.+94+75+2+39+18+66+9+8+71+4..21+2+36+5+8+7+9+4::316 337::",
};

const Technique techniques::unique_loop_3 = {
    .id = "unique_loop_3",
    .name = N_("Unique Loop Type 3"),
    .about = {loop_about, deadly_type_3_about},
    .standing = {TechniqueFamily::Uniqueness, Level::Hard, 120},
    .needs_unique_solution = true,
    .find = find_by<LoopFinder, DeadlyType::Three>,
    .explanation = deadly_type_3_explanation,
    .other_names =
        "Unique-Loop-6-type-3 Unique-Loop-8-type-3 Unique-Loop-10-type-3 Unique-Loop-12-type-3",
    .example = ":unique_loop_3:38:+68+2+543+9+715+7+1+2+96...+39+4+7+18+6+2+5.4.9+2..6.+9.3.+8..42."
               ".7.+3+485+9.+3.4.+9.+1.+4+1..7+259.7.+9..1...:684 692 694 397 399 899:679::",
};

const Technique techniques::unique_loop_4 = {
    .id = "unique_loop_4",
    .name = N_("Unique Loop Type 4"),
    .about = {loop_about, N_("Two cells of a house have other candidates, and one of the two "
                             "digits has no other place there. So one of them holds that digit, "
                             "and the other of the two digits goes from both.")},
    .standing = {TechniqueFamily::Uniqueness, Level::Hard, 120},
    .needs_unique_solution = true,
    .find = find_by<LoopFinder, DeadlyType::Four>,
    .explanation = deadly_type_4_explanation,
    .other_names =
        "Unique-Loop-6-type-4 Unique-Loop-8-type-4 Unique-Loop-10-type-4 Unique-Loop-12-type-4",
    .example = ":unique_loop_4:16:+26+9+4+1+57+83+4+3+7+8+69+5215+18+7+3+2+9+647...+53+49...+4.87+"
               "3+5..53+2+9+4.+173.2+5+71.+4..+7.+94.+2+35.+4+5+32.+1+7.:649 699:651 681::",
};

} // namespace engine
