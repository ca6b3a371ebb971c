// Houses that follow from those of the rules, alike in every puzzle of a layout.

#include "engine/position/forced_houses.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "engine/base/bits.h"
#include "engine/hints/hint.h"
#include "engine/make/puzzle_maker.h"
#include "engine/position/candidates.h"
#include "engine/rules/layout.h"
#include "engine/steps/forced_houses_used.h"
#include "engine/text/explain.h"
#include "engine/text/house_name.h"

namespace engine {
namespace {

std::shared_ptr<const Grid> shared_grid(std::string_view layout)
{
    Random dice(7);
    return make_grid(*parse_layout(layout), dice);
}

std::set<std::string> forced_names(const Chart& chart)
{
    std::set<std::string> names;
    for (HouseIndex house : chart.houses()) {
        if (chart.is_forced(house))
            names.insert(house_name(Translations(), chart.grid(), house));
    }
    return names;
}

// Rows or columns beside windows, in them above or left, in them below or right.
constexpr std::array<std::array<int, 3>, 3> thirds = {{{0, 4, 8}, {1, 2, 3}, {5, 6, 7}}};

Cells crossing(const std::array<int, 3>& rows, const std::array<int, 3>& columns)
{
    Cells cells;
    for (int row : rows) {
        for (int column : columns)
            cells.push_back(Cell::at(9 * row + column));
    }
    return cells;
}

// Everything that must hold each digit once on a windoku, by the rules or by what follows.
std::vector<Cells> all_groups()
{
    std::vector<Cells> groups(27);
    for (int cell = 0; cell < 81; ++cell) {
        const int row = cell / 9;
        const int column = cell % 9;
        for (int group : {row, 9 + column, 18 + row / 3 * 3 + column / 3})
            groups[group].push_back(Cell::at(cell));
    }
    for (const auto& rows : thirds) {
        for (const auto& columns : thirds)
            groups.push_back(crossing(rows, columns));
    }
    return groups;
}

// Singles by counting alone, without a chart.
bool do_singles_solve(Digits digits)
{
    const std::vector<Cells> groups = all_groups();
    const auto may_hold = [&](Cell cell, Digit digit) {
        return digits[cell] == no_digit && std::ranges::none_of(groups, [&](const Cells& group) {
                   return std::ranges::count(group, cell) > 0 &&
                          std::ranges::any_of(group,
                                              [&](Cell other) { return digits[other] == digit; });
               });
    };
    const auto write_one = [&] {
        for (Digit digit = 1; digit <= 9; ++digit) {
            for (const Cells& group : groups) {
                Cells places;
                std::ranges::copy_if(group, std::back_inserter(places),
                                     [&](Cell cell) { return may_hold(cell, digit); });
                if (places.size() == 1) {
                    digits[places.front()] = digit;
                    return true;
                }
            }
        }
        for (int index = 0; index < 81; ++index) {
            DigitSet left;
            for (Digit digit = 1; digit <= 9; ++digit) {
                if (may_hold(Cell::at(index), digit))
                    left = left.with(digit);
            }
            if (left.count() == 1) {
                digits[Cell::at(index)] = left.first();
                return true;
            }
        }
        return false;
    };
    while (write_one()) {
    }
    return std::ranges::count(digits, no_digit) == 0;
}

TEST(ForcedHouses, AreTheFiveHiddenWindowsOfWindoku)
{
    for (const char* layout : {"windoku", "9x9+windoku+diagonals", "9x9+windoku+anti-king",
                               "9x9+jigsaw+diagonals+windoku"}) {
        const Chart chart(shared_grid(layout));
        std::set<Cells> cells;
        for (HouseIndex house : chart.houses()) {
            if (chart.is_forced(house))
                cells.insert(chart.cells_in_order(house));
        }
        const std::set<Cells> expected = {
            crossing(thirds[0], thirds[0]), crossing(thirds[0], thirds[1]),
            crossing(thirds[0], thirds[2]), crossing(thirds[1], thirds[0]),
            crossing(thirds[2], thirds[0])};
        EXPECT_EQ(cells, expected) << layout;
        EXPECT_EQ(forced_names(chart),
                  (std::set<std::string>{"hidden window 1", "hidden window 2", "hidden window 3",
                                         "hidden window 4", "hidden window 5"}))
            << layout;
    }
}

TEST(ForcedHouses, AreSevenOnSixteenAndFiveInEachSquare)
{
    EXPECT_EQ(forced_names(Chart(shared_grid("16x16+windoku"))).size(), 7u);
    EXPECT_EQ(forced_names(Chart(shared_grid("twodoku+windoku"))).size(), 10u);
}

TEST(ForcedHouses, AreNoneWhereNoRuleForcesThem)
{
    for (const char* layout : {"9x9", "x-9x9", "jigsaw-9x9", "jigsaw-x-9x9", "disjoint-9x9",
                               "samurai", "6x6", "16x16", "killer-x-9x9"}) {
        const auto parsed = parse_layout(layout);
        if (!parsed)
            continue;
        const auto grid = shared_grid(layout);
        EXPECT_EQ(with_forced_houses(grid), grid) << layout;
        EXPECT_EQ(Chart(grid).puzzle_grid().get(), &Chart(grid).grid()) << layout;
    }
}

TEST(ForcedHouses, LeaveTheGridOfThePuzzleAsItIs)
{
    const auto grid = shared_grid("windoku");
    const Chart chart(grid);
    EXPECT_EQ(grid->houses().size(), 31u);
    EXPECT_EQ(chart.puzzle_grid(), grid);
    EXPECT_EQ(chart.house_count(), 36);
    const Cell corner = Cell::at(0);
    const Cell far = Cell::at(44); // in row 5, column 9
    EXPECT_FALSE(chart.plain_peers(corner).has(far));
    EXPECT_TRUE(chart.peers(corner).has(far));
}

// Three columns leave group 7 what groups 1 and 4 do not hold, but it is a rule's.
TEST(ForcedHouses, AreNoneThatARuleAdds)
{
    const Chart chart(shared_grid("disjoint-9x9"));
    EXPECT_EQ(&chart.grid(), chart.puzzle_grid().get());
    for (HouseIndex house : chart.houses())
        EXPECT_FALSE(origin_of(chart.grid(), house)) << house.index;
}

TEST(ForcedHouses, FollowFromLinesAndWhatLiesInThem)
{
    const Chart chart(shared_grid("windoku"));
    for (HouseIndex house : chart.houses()) {
        const auto origin = origin_of(chart.grid(), house);
        ASSERT_EQ(origin.has_value(), chart.is_forced(house));
        if (!origin)
            continue;
        EXPECT_EQ(origin->lines.size(), 3u);
        ASSERT_EQ(origin->inside.size(), 2u);
        CellSet left(81);
        for (HouseIndex line : origin->lines)
            left |= chart.cells(line);
        for (HouseIndex inside : origin->inside) {
            EXPECT_LT(inside, house);
            EXPECT_TRUE(chart.cells(inside).is_within(left));
            left -= chart.cells(inside);
        }
        EXPECT_EQ(left, chart.cells(house));
    }
}

// Hidden window 4 lacks only 1 and 2, and column 1 has a 1.
TEST(ForcedHouses, AreExplainedWhereAHintUsesThem)
{
    const auto grid = shared_grid("windoku");
    const Chart chart(grid);
    const Cells group = crossing(thirds[1], thirds[0]);
    Digits digits(81, no_digit);
    for (Digit digit = 3; digit <= 9; ++digit)
        digits[group[digit - 1u]] = digit;
    digits[Cell::at(9 * 6)] = 1;
    const Candidates candidates(chart, digits);
    ASSERT_EQ(group[0], Cell::at(9));
    const auto steps = steps_for_hint(candidates, {.cell = group[1]});
    ASSERT_FALSE(steps.empty());
    const Step& step = steps.front();
    ASSERT_EQ(step.placements, (std::vector<Candidate>{{group[1], 1}}));
    std::string told;
    for (const Sentence& sentence : explain(Translations(), chart.grid(), step))
        told += plain(sentence) + "\n";
    EXPECT_NE(told.find("hidden window 4"), told.npos) << told;
    EXPECT_NE(told.find("Row 2, row 3, row 4 hold each digit 3 times, all but one of them in "
                        "window 1, window 2: so hidden window 4, which is the rest, holds each "
                        "digit once."),
              told.npos)
        << told;
}

TEST(ForcedHouses, AreNotMentionedWithoutNeed)
{
    const auto made = make_puzzle({.layout = "windoku", .level = Level::Easy, .seed = 2});
    const Chart chart(made->puzzle.grid);
    Candidates candidates(chart, made->puzzle.givens);
    int plain_steps = 0;
    while (!candidates.is_solved()) {
        const auto steps = steps_for_hint(candidates, {});
        ASSERT_FALSE(steps.empty());
        const Step& step = steps.front();
        if (forced_houses_used(chart.grid(), step).empty()) {
            ++plain_steps;
            for (const Sentence& sentence : explain(Translations(), chart.grid(), step))
                EXPECT_EQ(plain(sentence).find("hidden"), std::string::npos) << plain(sentence);
        }
        apply(step, candidates);
    }
    EXPECT_GT(plain_steps, 20);
}

TEST(ForcedHouses, CountInTheLevelsOfWindoku)
{
    for (Level level : {Level::Medium, Level::Hard, Level::Expert}) {
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const auto made = make_puzzle({.layout = "windoku", .level = level, .seed = seed});
            ASSERT_TRUE(made);
            EXPECT_TRUE(made->is_as_asked);
            EXPECT_FALSE(do_singles_solve(made->puzzle.givens)) << id_of(level) << " " << seed;
        }
    }
    const auto easy = make_puzzle({.layout = "windoku", .level = Level::Easy, .seed = 1});
    EXPECT_TRUE(do_singles_solve(easy->puzzle.givens));
}

} // namespace
} // namespace engine
