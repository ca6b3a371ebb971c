#include "engine/construct/cages.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/construct/fill.h"
#include "engine/rules/layout.h"
#include "engine/solve/search.h"
#include "tests/engine/slow_count.h"

namespace engine {
namespace {

struct Killer {
    std::shared_ptr<const Grid> grid;
    Digits solution;
};

Killer drawn_killer(std::string_view layout, std::uint64_t seed)
{
    Random dice(seed);
    const auto paper = make_grid(*find_layout(layout), dice);
    Digits solution = fill_backtracking(*paper, dice)->solution;
    return {with_sufficient_cages(paper, solution, dice), solution};
}

std::vector<Killer> some_killers()
{
    std::vector<Killer> list;
    for (const char* layout : {"4x4", "6x6", "8x8", "9x9", "x-9x9"}) {
        for (std::uint64_t seed = 0; seed < 10; ++seed)
            list.push_back(drawn_killer(layout, seed));
    }
    return list;
}

bool share_an_edge(const Grid& grid, Cell one, Cell other)
{
    const Place a = grid.place_of(one);
    const Place b = grid.place_of(other);
    return std::abs(a.row - b.row) + std::abs(a.column - b.column) == 1;
}

bool is_connected(const Grid& grid, const Cells& cells)
{
    std::set<Cell> reached = {cells.front()};
    for (std::size_t round = 0; round < cells.size(); ++round) {
        for (Cell cell : cells) {
            const bool beside = std::any_of(reached.begin(), reached.end(), [&](Cell known) {
                return share_an_edge(grid, known, cell);
            });
            if (beside)
                reached.insert(cell);
        }
    }
    return reached.size() == cells.size();
}

TEST(Cages, HoldEachCellOnceInOnePieceWithDifferentDigitsAndTheRightSum)
{
    for (const Killer& puzzle : some_killers()) {
        std::multiset<Cell> covered;
        for (const Cage& cage : puzzle.grid->cages()) {
            covered.insert(cage.cells.begin(), cage.cells.end());
            std::set<Digit> digits;
            int sum = 0;
            for (Cell cell : cage.cells) {
                digits.insert(puzzle.solution[cell.index]);
                sum += puzzle.solution[cell.index];
            }
            EXPECT_EQ(digits.size(), cage.cells.size());
            EXPECT_EQ(sum, cage.sum);
            EXPECT_LE(cage.cells.size(), 5u);
            EXPECT_TRUE(is_connected(*puzzle.grid, cage.cells));
        }
        EXPECT_EQ(Cells(covered.begin(), covered.end()), puzzle.grid->cells());
    }
}

TEST(Cages, LeaveOneSolutionWithoutAnyGiven)
{
    for (const Killer& puzzle : some_killers()) {
        const SearchResult result =
            search(*puzzle.grid, Digits(puzzle.solution.size(), no_digit), {.solutions = 3});
        ASSERT_EQ(result.count, 1);
        EXPECT_EQ(result.solutions.front(), puzzle.solution);
    }
}

TEST(Cages, LeaveOneSolutionAlsoForTheSlowCount)
{
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const Killer puzzle = drawn_killer("4x4", seed);
        EXPECT_EQ(count_slowly(*puzzle.grid, Digits(16, no_digit), 2), 1);
    }
}

TEST(Cages, OfOneCellAreRare)
{
    std::size_t cages = 0;
    std::size_t lonely = 0;
    for (const Killer& puzzle : some_killers()) {
        cages += puzzle.grid->cages().size();
        for (const Cage& cage : puzzle.grid->cages())
            lonely += cage.cells.size() == 1 ? 1u : 0u;
    }
    EXPECT_LT(lonely * 15, cages);
}

TEST(Cages, AreTheSameForTheSameDice)
{
    EXPECT_EQ(*drawn_killer("9x9", 5).grid, *drawn_killer("9x9", 5).grid);
    EXPECT_NE(*drawn_killer("9x9", 5).grid, *drawn_killer("9x9", 6).grid);
}

TEST(Cages, KeepWhatWasOnThePaper)
{
    const auto paper = make_grid(*find_layout("x-9x9"));
    const Killer puzzle = drawn_killer("x-9x9", 1);
    EXPECT_EQ(puzzle.grid->houses(), paper->houses());
    EXPECT_TRUE(std::ranges::equal(puzzle.grid->houses_of(Cell{40}), paper->houses_of(Cell{40})));
}

TEST(Cages, StopWhenAsked)
{
    Cancel source = Cancel::possible();
    source.ask();
    Random dice(1);
    const auto paper = make_grid(*find_layout("9x9"));
    const Digits solution = fill_backtracking(*paper, dice)->solution;
    EXPECT_EQ(with_sufficient_cages(paper, solution, dice, source), nullptr);
}

} // namespace
} // namespace engine
