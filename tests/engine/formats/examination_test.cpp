// What is said about a puzzle while it is entered: the number of its solutions, and why there is
// none.

#include "engine/formats/examination.h"

#include <string>

#include <gtest/gtest.h>

#include "engine/formats/playable.h"
#include "engine/text/notation.h"
#include "tests/engine/formats/shared_puzzles.h"

namespace engine {
namespace {

const std::string from_newspaper =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

Examination examined(const std::string& line)
{
    return examine(find_puzzle(line)->puzzle);
}

TEST(Examination, FindsTheOnlySolution)
{
    const Examination found = examined(from_newspaper);
    EXPECT_EQ(found.count, SolutionCount::One);
    EXPECT_EQ(to_text(found.solution).substr(0, 9), "534678912");
    EXPECT_TRUE(found.other.empty());
}

TEST(Examination, ShowsTwoOfSeveralAndWhereTheyDiffer)
{
    std::string line = from_newspaper;
    line[0] = line[1] = line[4] = line[9] = line[12] = '.';
    const SharedPuzzle puzzle = find_puzzle(line)->puzzle;
    const Examination found = examine(puzzle);
    ASSERT_EQ(found.count, SolutionCount::Several);
    const Cells cells = differing_cells(*puzzle.grid, found);
    ASSERT_FALSE(cells.empty());
    for (Cell cell : puzzle.grid->cells()) {
        const bool differs = std::ranges::find(cells, cell) != cells.end();
        EXPECT_EQ(found.solution[cell.index] != found.other[cell.index], differs);
    }
}

TEST(Examination, SaysWhyThereIsNone)
{
    std::string line = from_newspaper;
    line[2] = '5';
    const Examination found = examined(line);
    EXPECT_EQ(found.count, SolutionCount::None);
    ASSERT_TRUE(found.contradiction);
    EXPECT_EQ(found.contradiction->cells, (Cells{Cell::at(0), Cell::at(2)}));
}

TEST(Examination, AnEmptyGridHasSeveral)
{
    EXPECT_EQ(examined(std::string(81, '.')).count, SolutionCount::Several);
}

TEST(Examination, CountsFromAPositionWithCandidates)
{
    SharedPuzzle puzzle = find_puzzle(from_newspaper)->puzzle;
    puzzle.candidates = allowed_by_rules(*puzzle.grid, puzzle.givens);
    EXPECT_EQ(examine(puzzle).count, SolutionCount::One);
    const Cell open = Cell::at(2); // 4 in the solution
    puzzle.candidates[open] = puzzle.candidates[open].without(4);
    EXPECT_EQ(examine(puzzle).count, SolutionCount::None);
}

TEST(Examination, FindsSolutionsThatAreNone)
{
    const std::string givens = "1..4.41..14.4..1", solution = "1234341221434321";
    SharedPuzzle puzzle = read_one(givens);
    EXPECT_FALSE(has_wrong_solution(puzzle));
    const auto is_wrong = [&puzzle](const std::string& text) {
        puzzle.solution.clear();
        for (char symbol : text)
            puzzle.solution.push_back(static_cast<Digit>(symbol - '0'));
        return has_wrong_solution(puzzle);
    };
    EXPECT_FALSE(is_wrong(solution));
    EXPECT_TRUE(is_wrong("2134341221434321")) << "changes a given";
    EXPECT_TRUE(is_wrong("1224341221434321")) << "has a digit twice in a row";
    EXPECT_TRUE(is_wrong("1234")) << "is too short";
}

} // namespace
} // namespace engine
