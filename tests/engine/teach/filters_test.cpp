// Fast checks that a technique finds nothing must agree with searching for its steps.

#include <gtest/gtest.h>

#include "engine/filters/almost_locked_digits.h"
#include "engine/filters/classic_locked_digits.h"
#include "engine/filters/classic_templates.h"
#include "engine/filters/digit_matching.h"
#include "engine/filters/house_matchings.h"
#include "engine/filters/row_templates.h"
#include "engine/make/puzzle_maker.h"
#include "engine/patterns/almost_locked_sets.h"
#include "engine/patterns/templates.h"
#include "engine/techniques/human_solver.h"
#include "tests/sanitized.h"

namespace engine {

namespace {

// Positions on the path to the solution of some puzzles, with their givens.
template <typename Look>
void look_at_positions(const char* layout, int puzzles, Look&& look)
{
    PuzzleSpec spec;
    spec.layout = layout;
    spec.level = Level::Hard;
    PuzzleMaker maker(spec);
    for (int seed = 1; seed <= fewer(puzzles); ++seed) {
        const auto made = maker.make(static_cast<std::uint64_t>(seed));
        ASSERT_TRUE(made);
        const Chart chart(made->puzzle.grid);
        Candidates candidates(chart, made->puzzle.givens);
        while (!candidates.is_solved() && !testing::Test::HasFailure()) {
            look(candidates);
            const Steps steps = find_easiest(candidates, {.hardest_level = Level::Expert});
            if (steps.empty())
                break;
            apply(steps.found().front(), candidates);
        }
    }
}

bool finds(const Technique* technique, const Candidates& candidates)
{
    Steps steps(Want::First);
    steps.look_for(technique, candidates);
    return !steps.empty();
}

// Without a fast check: a set of open cells with equally many digits, one of which is a candidate
// of another cell.
bool has_subset(const Candidates& candidates, HouseIndex house)
{
    std::vector<std::uint32_t> cells;
    for (Cell cell : candidates.chart().cells_in_order(house)) {
        if (candidates.is_open(cell))
            cells.push_back(candidates.of(cell).bits());
    }
    for (std::uint32_t chosen = 1; chosen + 1 < 1u << cells.size(); ++chosen) {
        std::uint32_t inside = 0;
        std::uint32_t outside = 0;
        for (std::size_t i = 0; i < cells.size(); ++i)
            ((chosen >> i & 1u) != 0 ? inside : outside) |= cells[i];
        if (count_bits(inside) == count_bits(chosen) && (inside & outside) != 0)
            return true;
    }
    return false;
}

bool has_single(const Candidates& candidates)
{
    return finds(&techniques::naked_single, candidates) ||
           finds(&techniques::hidden_single_box, candidates) ||
           finds(&techniques::hidden_single_line, candidates);
}

// From boxes to lines, or from lines to boxes.
DigitSet locked_digits(const Candidates& candidates, bool points)
{
    const Chart& chart = candidates.chart();
    DigitSet locked;
    for (HouseIndex house : chart.houses()) {
        for (HouseIndex other : chart.houses()) {
            if ((chart.kind(house) == HouseKind::Region) != points || house == other)
                continue;
            for (Digit digit : chart.all_digits()) {
                const CellSet here = candidates.cells_with(digit) & chart.cells(house);
                const CellSet there = candidates.cells_with(digit) & chart.cells(other);
                if (here.has_more_than(1) && here.is_within(there) && !there.is_within(here))
                    locked = locked.with(digit);
            }
        }
    }
    return locked;
}

} // namespace

TEST(FiltersTest, MatchingsOfHousesShowWhereSomeSubsetRemovesSomething)
{
    int subsets = 0;
    for (const char* layout : {"9x9", "6x6", "jigsaw-9x9", "windoku"}) {
        look_at_positions(layout, 4, [&](const Candidates& candidates) {
            const HouseMatchings houses(candidates);
            for (HouseIndex house : candidates.chart().houses()) {
                const bool has_one = has_subset(candidates, house);
                EXPECT_EQ(houses.may_have_subset(house), has_one)
                    << layout << " house " << house.index;
                subsets += has_one ? 1 : 0;
            }
        });
    }
    EXPECT_GT(subsets, fewer(100, 16));
}

TEST(FiltersTest, AlmostLockedDigitsHaveFewPlacesOutsideTheCrossing)
{
    int narrow = 0;
    for (const char* layout : {"9x9", "6x6", "jigsaw-9x9", "windoku"}) {
        look_at_positions(layout, 2, [&](const Candidates& candidates) {
            const Chart& chart = candidates.chart();
            const AlmostLockedDigits all(candidates);
            for (HouseIndex house : chart.houses()) {
                const auto overlaps = chart.overlaps_of(house);
                for (std::size_t i = 0; i < overlaps.size() && chart.is_full(house); ++i) {
                    for (Digit digit : chart.all_digits()) {
                        const Places places = candidates.places(house, digit);
                        const int outside = count_bits(places & ~overlaps[i].here);
                        for (int most = 1; most <= AlmostLockedDigits::most; ++most) {
                            const bool is_narrow = places != 0 && outside <= most;
                            ASSERT_EQ(all.with_at_most(most, house, i).has(digit), is_narrow);
                            narrow += is_narrow ? 1 : 0;
                        }
                    }
                }
            }
        });
    }
    EXPECT_GT(narrow, fewer(1000, 16));
}

TEST(FiltersTest, BandsTellLockedDigits)
{
    int found = 0;
    int positions = 0;
    look_at_positions("9x9", 60, [&](const Candidates& candidates) {
        for (const Locked from : {Locked::InRegion, Locked::InLine}) {
            const DigitSet locked = locked_digits(candidates, from == Locked::InRegion);
            const DigitSet told = digits_to_lock(candidates, from);
            EXPECT_TRUE(locked.without(told).empty());
            EXPECT_TRUE(has_single(candidates) || locked == told);
            found += locked.empty() ? 0 : 1;
        }
        ++positions;
    });
    EXPECT_GT(found, fewer(50, 16));
    EXPECT_LT(found, positions);
}

TEST(FiltersTest, WaysBandByBandAreThoseRowByRow)
{
    int impossible = 0;
    look_at_positions("9x9", 30, [&](const Candidates& candidates) {
        for (Digit digit : candidates.chart().all_digits()) {
            const ClassicTemplates by_bands(candidates, digit);
            RowTemplates by_rows(candidates, digit);
            const CellSet removed = by_rows.impossible();
            EXPECT_EQ(by_bands.impossible(), removed);
            impossible += removed.count();
            for (Cell cell : candidates.cells_with(digit)) {
                const CellSet without =
                    candidates.cells_with(digit) - candidates.chart().peers(cell);
                EXPECT_EQ(by_bands.has_template_within(without),
                          by_rows.has_template_within(without));
            }
        }
    });
    EXPECT_GT(impossible, fewer(100, 16));
}

TEST(FiltersTest, FactsThatOutliveChangesAreAsIfMadeAnew)
{
    int subsets = 0;
    for (const char* layout : {"9x9", "6x6", "jigsaw-9x9", "windoku"}) {
        look_at_positions(layout, 4, [&](const Candidates& candidates) {
            const Candidates fresh = candidates;
            const auto& houses = candidates.worked_out<HouseMatchings>();
            const HouseMatchings anew(fresh);
            EXPECT_EQ(houses.may_have_any(), anew.may_have_any());
            for (HouseIndex house : candidates.chart().houses())
                EXPECT_EQ(houses.may_have_subset(house), anew.may_have_subset(house));
            for (Digit digit : candidates.chart().all_digits())
                EXPECT_EQ(impossible_cells(candidates, digit), impossible_cells(fresh, digit));
            subsets += houses.may_have_any() ? 1 : 0;
        });
    }
    EXPECT_GT(subsets, fewer(20, 16));
}

TEST(FiltersTest, AlmostLockedSetsThatOutliveChangesAreAsIfMadeAnew)
{
    int sets_met = 0;
    for (const char* layout : {"9x9", "6x6", "jigsaw-9x9", "windoku"}) {
        look_at_positions(layout, 4, [&](const Candidates& candidates) {
            const auto& sets = candidates.worked_out<AlmostLockedSets>();
            const AlmostLockedSets anew(candidates);
            ASSERT_EQ(sets.size(), anew.size());
            ASSERT_EQ(sets.part_count(), anew.part_count());
            for (int set = 0; set < anew.size(); ++set) {
                EXPECT_EQ(sets.cells(set), anew.cells(set));
                EXPECT_EQ(sets[set].digits, anew[set].digits);
                EXPECT_EQ(sets[set].house, anew[set].house);
                EXPECT_EQ(sets[set].first_part, anew[set].first_part);
            }
            for (int part = 0; part < anew.part_count(); ++part) {
                EXPECT_EQ(sets.set_of(part), anew.set_of(part));
                EXPECT_EQ(sets.digit_of(part), anew.digit_of(part));
                EXPECT_EQ(sets.cells_of_part(part), anew.cells_of_part(part));
                EXPECT_EQ(sets.seen_by(part), anew.seen_by(part));
            }
            sets_met += sets.size();
        });
    }
    EXPECT_GT(sets_met, fewer(1000, 16));
}

// Two lines, three columns: the digits 1 and 2 fill the first two columns; 3 is also given there.
TEST(FiltersTest, SharedDigitsTellSectorSets)
{
    const auto digits = [](std::initializer_list<int> all) {
        DigitSet set;
        for (int digit : all)
            set = set.with(static_cast<Digit>(digit));
        return set;
    };
    const DigitMatching::Crossings tied = {
        {{1, digits({1, 2})}, {1, digits({1, 2})}, {1, digits({1, 3})}}};
    DigitMatching shared;
    shared.add_line(tied, digits({1, 2, 3}));
    EXPECT_TRUE(shared.may_have_locked_set());
    EXPECT_TRUE(shared.removes_anything({})); // 1 from the third
    const DigitMatching::Crossings loose = {
        {{1, digits({1, 2})}, {1, digits({2, 3})}, {1, digits({1, 3})}}};
    DigitMatching ring;
    ring.add_line(loose, digits({1, 2, 3}));
    EXPECT_FALSE(ring.may_have_locked_set());
}

} // namespace engine
