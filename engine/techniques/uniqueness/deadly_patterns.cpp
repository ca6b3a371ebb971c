// Deadly patterns of several digits, which are small bivalue graves: each cell has two pattern
// digits, and every house with a pattern digit has it twice. So each cell could take its other
// digit.

#include <algorithm>

#include "engine/base/count.h"
#include "engine/filters/removals.h"
#include "engine/steps/evidence.h"
#include "engine/steps/step_search.h"
#include "engine/techniques/uniqueness/deadly.h"

namespace engine {

namespace {

class SmallGraves : StepSearch {
public:
    SmallGraves(const Candidates& candidates, Steps& steps)
        : StepSearch(candidates, steps),
          removals_(candidates, steps),
          may_join_(candidates.open_cells() - chart_.bound_cells()),
          counts_(chart_.house_count() * chart_.size())
    {
        for (Cell cell : chart_.all_cells())
            most_houses_ = std::max(most_houses_, count_of(chart_.houses_of(cell)));
    }

    void find()
    {
        if (removals_.is_everything() || removals_.cells().count() * 4 > may_join_.count())
            return find_through(candidates_.bivalue_cells() & may_join_);
        find_through(removals_.cells() & may_join_);
        find_near_changes();
    }

private:
    static constexpr int most_cells = 8;

    struct Member {
        Cell cell;
        DigitSet base;
    };
    // A house that has a pattern digit only once, and the cells that could hold it, too.
    struct Unpaired {
        Digit digit = no_digit;
        CellSet cells;
    };

    std::uint8_t& count_in(HouseIndex house, Digit digit)
    {
        return counts_[house.index * chart_.size() + digit - 1];
    }

    // Finds all patterns through these cells. Each start is removed afterwards, because all
    // patterns with it have been found.
    void find_through(const CellSet& starts)
    {
        for (Cell start : starts) {
            pattern_.cells = CellSet(chart_.cell_count());
            start_at(start);
            may_join_.remove(start);
        }
    }

    void start_at(Cell start)
    {
        const DigitSet own = candidates_.of(start);
        for (Digit one : own) {
            for (Digit other : own) {
                if (one < other)
                    join(start, DigitSet::only(one).with(other));
            }
        }
    }

    // A pattern without new cells may still allow a new step with two guards: a house of both may
    // have a naked set with a new cell, or a new strong link.
    void find_near_changes()
    {
        const CellSet floors = candidates_.bivalue_cells();
        const std::vector<HouseIndex> houses = changed_houses();
        CellSet likely = floors;
        for (HouseIndex house : houses)
            likely |= chart_.cells(house);
        likely = with_partners(likely & may_join_);
        for (HouseIndex house : houses) {
            may_join_ = with_partners(likely & (floors | chart_.cells(house)));
            find_through(may_join_ - floors);
        }
    }

    std::vector<HouseIndex> changed_houses() const
    {
        std::vector<HouseIndex> houses;
        for (const Candidate& removed : *steps_.removed()) {
            for (const PlaceOfCell& place : chart_.houses_of(removed.cell)) {
                const bool is_changed = candidates_.is_open(removed.cell) ||
                                        is_strong(candidates_.places(place.house, removed.digit));
                if (is_changed && std::ranges::find(houses, place.house) == houses.end())
                    houses.push_back(place.house);
            }
        }
        return houses;
    }

    // Returns those of the cells that may belong to a pattern within them: each house of such a
    // cell has another place for two of its digits.
    CellSet with_partners(CellSet cells)
    {
        for (Cell cell : cells)
            count(cell, candidates_.of(cell), 1);
        for (bool changed = true; changed;) {
            changed = false;
            for (Cell cell : CellSet(cells)) {
                if (has_partners(cell))
                    continue;
                cells.remove(cell);
                count(cell, candidates_.of(cell), -1);
                changed = true;
            }
        }
        for (Cell cell : cells)
            count(cell, candidates_.of(cell), -1);
        return cells;
    }

    bool has_partners(Cell cell)
    {
        int digits = 0;
        for (Digit digit : candidates_.of(cell)) {
            const auto houses = chart_.houses_of(cell);
            digits += std::ranges::all_of(
                houses, [&](const PlaceOfCell& place) { return count_in(place.house, digit) > 1; });
        }
        return digits > 1;
    }

    // Returns whether no house would have a digit three times.
    bool fits(Cell cell, DigitSet base)
    {
        for (const PlaceOfCell& place : chart_.houses_of(cell)) {
            for (Digit digit : base) {
                if (count_in(place.house, digit) == 2)
                    return false;
            }
        }
        return true;
    }

    void count(Cell cell, DigitSet base, int change)
    {
        for (const PlaceOfCell& place : chart_.houses_of(cell)) {
            for (Digit digit : base) {
                std::uint8_t& count = count_in(place.house, digit);
                unpaired_ -= count == 1 ? 1 : 0;
                count = static_cast<std::uint8_t>(count + change);
                unpaired_ += count == 1 ? 1 : 0;
            }
        }
    }

    // Each further cell can pair at most two digits in each of its houses, which limits how many
    // unpaired digits may remain.
    void join(Cell cell, DigitSet base)
    {
        const DigitSet extras = candidates_.of(cell).without(base);
        if (!fits(cell, base) || (!extras.empty() && pattern_.guard_count == 2))
            return;
        if (!extras.empty())
            pattern_.add({cell, base, extras});
        members_[count_++] = {cell, base};
        pattern_.cells.add(cell);
        may_join_.remove(cell);
        count(cell, base, 1);
        const int most = pattern_.guard_count < 2 ? most_cells : most_cells - 2;
        if (unpaired_ <= (most - count_) * 2 * most_houses_)
            extend();
        count(cell, base, -1);
        may_join_.add(cell);
        pattern_.cells.remove(cell);
        --count_;
        if (!extras.empty())
            --pattern_.guard_count;
    }

    // Returns the unpaired digit that the fewest cells can pair.
    Unpaired narrowest_unpaired()
    {
        const CellSet rest =
            pattern_.guard_count == 2 ? may_join_ & candidates_.bivalue_cells() : may_join_;
        Unpaired narrowest;
        int fewest = CellSet::most_cells;
        for (int i = 0; i < count_ && fewest > 0; ++i) {
            const Member& member = members_[i];
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

    void extend()
    {
        steps_.stop_if_cancelled();
        if (unpaired_ == 0)
            return conclude();
        const Unpaired unpaired = narrowest_unpaired();
        for (Cell cell : unpaired.cells)
            extend_with(cell, unpaired.digit);
    }

    void extend_with(Cell cell, Digit digit)
    {
        const DigitSet own = candidates_.of(cell);
        if (own.count() > 2 && pattern_.guard_count == 2)
            return;
        for (Digit other : own.without(digit))
            join(cell, DigitSet::only(digit).with(other));
    }

    // Patterns of two digits are left out: they are unique rectangles and loops.
    void conclude()
    {
        pattern_.digits = {};
        for (int i = 0; i < count_; ++i)
            pattern_.digits = pattern_.digits.with(members_[i].base);
        if (pattern_.digits.count() == 2)
            return;
        add_types(candidates_, pattern_, steps_);
    }

    Removals removals_;
    CellSet may_join_;
    DeadlyPattern pattern_;
    std::array<Member, most_cells> members_;
    int count_ = 0;
    std::vector<std::uint8_t> counts_; // by house and digit: how many cells of the pattern
    int unpaired_ = 0;                 // how many of these counts are 1
    int most_houses_ = 0;              // the most houses of any cell
};

} // namespace

const Technique techniques::deadly_pattern = {
    .id = "deadly_pattern",
    .name = N_("Deadly Pattern"),
    .about = {N_("Some open cells have two digits of a pattern each, and every house has each of "
                 "these digits twice in them or not at all. If they held nothing else, each cell "
                 "could take its other digit, and there would be two solutions. So one of the "
                 "other candidates there is true, and what none of them allows goes.")},
    .standing = {TechniqueFamily::Uniqueness, Level::Expert, 200},
    .needs_unique_solution = true,
    .find = find_by<SmallGraves>,
    .explanation = deadly_pattern_explanation,
    .example =
        ":deadly_pattern:358:92.+17+5+8..+1.+7+36+8+9+2...824+9+7.167+2+4915...1+3.2+647+9+4.+9.+3+"
        "72+1+6+7.5.+83+1.2.....+26..29...+43..:418 338 482 584 588 888 489 889 594:332 532::",
};

} // namespace engine
