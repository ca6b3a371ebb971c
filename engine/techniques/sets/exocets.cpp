// Exocets: two base cells in the intersection of a box and a line, and two targets on lines that
// cross the line. If a digit is true in the base, its place in each crossing line is a cell that
// does not see the whole base: a target, or another cell of the cover. If these other cells are too
// few for all the crossing lines, a target holds the digit. So the targets hold the two digits of
// the base and no others. The search needs boxes, and lines in two directions that intersect as in
// one square grid; it tests each condition on the cells themselves.
// Roles: Base and Target for the cells and candidates, Base for the line of the base, Cover for the
// crossing lines. The digits of the step are those of the base.

#include <array>
#include <bit>

#include "engine/steps/evidence.h"
#include "engine/steps/step_search.h"

namespace engine {

namespace {

// Limits for the digits of a base, and for the number of crossing lines.
constexpr int least_digits = 3;
constexpr int most_digits = 4;
constexpr std::size_t most_lines = 5;

// In a junior exocet, the targets lie in the boxes of their lines; in a senior exocet, one of them
// does not.
enum class ExocetKind { Junior, Senior };

class Exocets : StepSearch {
public:
    Exocets(const Candidates& candidates, Steps& steps, ExocetKind kind)
        : StepSearch(candidates, steps),
          kind_(kind),
          holds_(chart_.size() + 1, CellSet(chart_.cell_count()))
    {
        for (Digit digit : chart_.all_digits())
            holds_[digit] = candidates.cells_with(digit);
        for (Cell cell : chart_.all_cells() - candidates.open_cells())
            holds_[candidates.digit(cell)].add(cell);
    }

    void find()
    {
        for (const Crossing& crossing : chart_.crossings()) {
            const bool first_is_box = chart_.is_box(crossing.one);
            const HouseIndex box = first_is_box ? crossing.one : crossing.other;
            const HouseIndex line = first_is_box ? crossing.other : crossing.one;
            if (!chart_.is_box(box) || !is_line(line))
                continue;
            const CellSet open = crossing.cells & candidates_.open_cells();
            for (Cell one : open) {
                for (Cell other : open) {
                    if (one < other)
                        look_at_base(box, line, one, other);
                }
            }
        }
    }

private:
    bool is_line(HouseIndex house) const
    {
        const HouseKind kind = chart_.kind(house);
        return (kind == HouseKind::Row || kind == HouseKind::Column) && chart_.is_full(house);
    }

    void look_at_base(HouseIndex box, HouseIndex line, Cell one, Cell other)
    {
        steps_.stop_if_cancelled();
        digits_ = candidates_.of(one).with(candidates_.of(other));
        if (digits_.count() < least_digits || digits_.count() > most_digits)
            return;
        base_ = {one, other};
        line_ = line;
        seen_by_base_ = chart_.peers(one) & chart_.peers(other);
        lines_.clear();
        std::vector<HouseIndex> others;
        const HouseKind crossing_kind =
            chart_.kind(line) == HouseKind::Row ? HouseKind::Column : HouseKind::Row;
        for (Cell cell : chart_.cells_in_order(line)) {
            for (const PlaceOfCell& place : chart_.houses_of(cell)) {
                if (chart_.kind(place.house) != crossing_kind || !is_line(place.house))
                    continue;
                if (!chart_.cells(box).has(cell))
                    others.push_back(place.house);
                else if (cell != one && cell != other)
                    lines_.push_back(place.house);
            }
        }
        if (!lines_.empty() && lines_.size() + 2 <= most_lines)
            choose_lines(others);
    }

    HouseIndex box_at_crossing(HouseIndex house) const
    {
        for (Cell cell : chart_.cells(house) & chart_.cells(line_)) {
            for (const PlaceOfCell& place : chart_.houses_of(cell)) {
                if (chart_.is_box(place.house))
                    return place.house;
            }
        }
        return no_house;
    }

    void choose_lines(const std::vector<HouseIndex>& others)
    {
        const std::size_t escapes = lines_.size();
        for (HouseIndex one : others) {
            for (HouseIndex other : others) {
                const HouseIndex box = box_at_crossing(one);
                const HouseIndex other_box = box_at_crossing(other);
                if (one >= other || box == no_house || other_box == no_house || box == other_box)
                    continue;
                lines_.resize(escapes);
                lines_.push_back(one);
                lines_.push_back(other);
                choose_targets(box, other_box);
            }
        }
        lines_.resize(escapes);
    }

    // Returns the open cells of the line that have a digit of the base as a candidate and do not
    // see the whole base.
    CellSet targets_on(HouseIndex house) const
    {
        CellSet targets(chart_.cell_count());
        for (Digit digit : digits_)
            targets |= candidates_.cells_with(digit);
        targets &= chart_.cells(house);
        return targets - seen_by_base_;
    }

    void choose_targets(HouseIndex box, HouseIndex other_box)
    {
        const HouseIndex first = lines_[lines_.size() - 2];
        const HouseIndex second = lines_.back();
        const bool is_junior = kind_ == ExocetKind::Junior;
        const CellSet ones = targets_on(first);
        const CellSet others = targets_on(second);
        for (Cell one : is_junior ? (ones & chart_.cells(box)) : ones) {
            for (Cell other : is_junior ? (others & chart_.cells(other_box)) : others) {
                const bool is_near =
                    chart_.cells(box).has(one) && chart_.cells(other_box).has(other);
                if (is_near && !is_junior)
                    continue;
                target_ = {one, other};
                if (targets_take_the_base())
                    add();
            }
        }
    }

    bool targets_take_the_base() const
    {
        const CellSet targets = set_of(chart_, {target_[0], target_[1]});
        for (Digit digit : digits_) {
            CellSet places = holds_[digit];
            places -= seen_by_base_;
            places -= targets;
            if (can_fill(places, 0))
                return false;
        }
        return true;
    }

    // Returns whether the digit can have a place in every line from this one on.
    bool can_fill(const CellSet& places, std::size_t from) const
    {
        if (from == lines_.size())
            return true;
        for (Cell cell : (places & chart_.cells(lines_[from]))) {
            if (can_fill(places - chart_.peers(cell), from + 1))
                return true;
        }
        return false;
    }

    // The digits that are possible in at least one way to give base and targets the same two
    // digits.
    struct Possible {
        std::array<DigitSet, 2> base;
        std::array<DigitSet, 2> target;
    };

    bool clash(Cell one, Cell other) const { return chart_.sees(one, other); }

    Possible possible() const
    {
        Possible all;
        for (Digit x : candidates_.of(base_[0])) {
            for (Digit y : candidates_.of(base_[1]).without(x)) {
                for (int turn = 0; turn < 2; ++turn) {
                    const Cell with_x = target_[turn];
                    const Cell with_y = target_[1 - turn];
                    if (!candidates_.has({with_x, x}) || !candidates_.has({with_y, y}) ||
                        clash(base_[0], with_x) || clash(base_[1], with_y))
                        continue;
                    note(all.base[0], x);
                    note(all.base[1], y);
                    note(all.target[turn], x);
                    note(all.target[1 - turn], y);
                }
            }
        }
        return all;
    }

    static void note(DigitSet& digits, Digit digit) { digits = digits.with(digit); }

    void add()
    {
        const Possible left = possible();
        Step step{.size = 2, .digits = digits_};
        for (std::size_t i = 0; i < 2; ++i) {
            mark_or_remove(step, base_[i], left.base[i], Role::Base);
            mark_or_remove(step, target_[i], left.target[i], Role::Target);
        }
        step.houses.push_back({line_, Role::Base});
        for (HouseIndex line : lines_)
            step.houses.push_back({line, Role::Cover});
        steps_.add(std::move(step));
    }

    void mark_or_remove(Step& step, Cell cell, DigitSet left, Role role) const
    {
        step.cells.push_back({cell, role});
        for (Digit digit : candidates_.of(cell)) {
            if (left.has(digit))
                step.candidates.push_back({{cell, digit}, role});
            else
                step.removals.push_back({cell, digit});
        }
    }

    ExocetKind kind_;
    std::vector<CellSet> holds_; // by digit: the cells that hold it or may hold it
    DigitSet digits_;
    std::array<Cell, 2> base_;
    std::array<Cell, 2> target_;
    HouseIndex line_ = no_house;
    std::vector<HouseIndex>
        lines_; // those that cross the box beside the base, then those of the targets
    CellSet seen_by_base_;
};

} // namespace

static constexpr Explanation exocet_explanation = {
    {N_("Each of {digits} has too few places in {covers} outside of {targets}: if it is in "
        "{base_cells}, it is in one of these as well.")},
    {N_("The two digits of {base_cells} must also be in {targets}.")},
    {N_("Whatever can't be in both places goes.")}};

static constexpr const char* exocet_about =
    N_("Two base cells where a box and a line cross share three or four candidates; two target "
       "cells lie in lines that cross that line. In the crossing lines the base digits have so few "
       "other places that each digit of the base must also be in a target. So the targets hold "
       "just the digits of the base: other candidates go from them, and a digit that can't be in "
       "both places goes from both.");

const Technique techniques::junior_exocet = {
    .id = "junior_exocet",
    .name = N_("Junior Exocet"),
    .known_as = {"JE", "Exocet"},
    .about = {exocet_about,
              N_("In the junior form both targets lie in the two boxes beside the base.")},
    .standing = {TechniqueFamily::Sets, Level::Extreme, 500},
    .find = find_by<Exocets, ExocetKind::Junior>,
    .explanation = exocet_explanation,
    .example = ":junior_exocet:458:1..8.4..5.+54........75.......37..4.17....8+9.6.9..2...8......."
               "93..2.1+56+8.6........:218 228 332 238 338 541 152 567 871 872 173 481 382 484 792 "
               "892 193 395 795 995 298 598 499:197 297 797::",
};

const Technique techniques::senior_exocet = {
    .id = "senior_exocet",
    .name = N_("Senior Exocet"),
    .known_as = {"SE", "Exocet"},
    .about = {exocet_about, N_("In the senior form a target lies farther away.")},
    .standing = {TechniqueFamily::Sets, Level::Extreme, 500},
    .find = find_by<Exocets, ExocetKind::Senior>,
    .explanation = exocet_explanation,
    .example = ":senior_exocet:358:5..87..3..1...9.+4........8....+416+7587..2...+94.4...76+2...3."
               "5.....9.....1.2.....4..:613 117 219 919 229 529 431 633 136 939 352 361 961 963 "
               "671 871 876 977 679 779 483 886 287 689 789 692 893 895 196 699 799:792::",
};

} // namespace engine
