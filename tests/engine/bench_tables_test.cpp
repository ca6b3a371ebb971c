// The tables of search_bench: their contents, and that a wrong solver is detected.

#include <gtest/gtest.h>

#include <fstream>

#include "tests/bench/tables/agreement.h"
#include "tests/bench/tables/our_solvers.h"
#include "tests/bench/tables/plugin.h"
#include "tests/bench/tables/puzzle_set.h"
#include "tests/bench/tables/solver_table.h"
#include "tests/bench/tables/text_table.h"

namespace bench {
namespace {

const std::string library = PLAIN_SOLVER;
const std::string proper =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string broken = "55" + std::string(79, '.');
const std::string empty(81, '.');

RaceRules short_race()
{
    return {.limit = 2, .rounds = 1, .milliseconds = 0.1};
}

SolverTable table_beside(const std::string& words)
{
    std::vector<Solver> solvers = our_solvers();
    solvers.push_back(*load_solver(words));
    return solver_table(solvers, {"three", {proper, broken, empty}}, short_race());
}

TEST(SolverPlugin, IsAskedThroughItsOneFunction)
{
    const Solver plain = *load_solver("plain=" + library);
    EXPECT_EQ(plain.name, "plain");
    EXPECT_EQ(ask(plain, proper, 2).count, 1u);
    EXPECT_EQ(ask(plain, broken, 2).count, 0u);
    EXPECT_EQ(ask(plain, empty, 5).count, 5u);
    EXPECT_EQ(ask(plain, proper, 2).solution.substr(0, 9), "534678912");
    EXPECT_EQ(ask(plain, broken, 2).solution, "");
}

TEST(SolverPlugin, MayHaveItsFunctionUnderAnotherName)
{
    const Solver solver = *load_solver("one=" + library + ":finds_one_at_most");
    EXPECT_EQ(ask(solver, empty, 5).count, 1u);
}

TEST(SolverPlugin, IsRefusedWithAReason)
{
    EXPECT_FALSE(load_solver(library));
    EXPECT_FALSE(load_solver("nowhere=no_such_library.so"));
    EXPECT_FALSE(load_solver("unknown=" + library + ":no_such_function"));
}

TEST(SolverTable, TellsThatTheSolversAgree)
{
    const SolverTable table = table_beside("plain=" + library);
    EXPECT_TRUE(table.all_agree) << table.text;
    EXPECT_EQ(table.text.find("DISAGREEMENT"), std::string::npos);
}

TEST(SolverTable, ReportsAWrongCount)
{
    const SolverTable table = table_beside("liar=" + library + ":finds_one_at_most");
    EXPECT_FALSE(table.all_agree);
    EXPECT_NE(table.text.find("DISAGREEMENT: liar finds 1 where search finds 2\n  " + empty),
              std::string::npos)
        << table.text;
}

TEST(SolverTable, ReportsWhatIsNoSolution)
{
    const SolverTable table = table_beside("liar=" + library + ":writes_nonsense");
    EXPECT_FALSE(table.all_agree);
    EXPECT_NE(table.text.find("DISAGREEMENT: liar gives what is no solution"), std::string::npos)
        << table.text;
}

TEST(Agreement, AlsoAsksAboutSpoiledPuzzles)
{
    const std::vector<Solver> solvers = {our_solvers().front(),
                                         *load_solver("liar=" + library + ":finds_one_at_most")};
    const PuzzleSet set = own_sets(1, 10).at(1);
    EXPECT_TRUE(compare(solvers, set, 2).disputes.empty());
    EXPECT_FALSE(compare(solvers, set, 2, 1).disputes.empty());
}

TEST(PuzzleSet, StaysTheSamePuzzleInOtherClothes)
{
    engine::Random random(7);
    const Solver plain = *load_solver("plain=" + library);
    for (const PuzzleSet& set : own_sets(3, 4)) {
        for (const std::string& puzzle : set.puzzles) {
            const std::string dressed = dressed_up(puzzle, random);
            EXPECT_NE(dressed, puzzle);
            EXPECT_EQ(ask(plain, dressed, 2).count, ask(plain, puzzle, 2).count) << puzzle;
        }
    }
}

TEST(PuzzleSet, IsReadFromTheFirstColumn)
{
    const auto file = std::filesystem::path(testing::TempDir()) / "cronodoku_some_set.txt";
    std::ofstream(file) << "# a list\n\n"
                        << std::string(81, '0') << "\tnot rated\n"
                        << proper << "\n";
    const auto set = read_set(file);
    ASSERT_TRUE(set);
    EXPECT_EQ(set->name, "cronodoku_some_set");
    EXPECT_EQ(set->puzzles, (std::vector{empty, proper}));
    std::ofstream(file) << proper.substr(1) << "\n";
    EXPECT_FALSE(read_set(file));
    EXPECT_FALSE(read_set("no such file"));
}

TEST(TextTable, StandsInColumns)
{
    TextTable table({"set", "ns"});
    table.add({"a longer name", "7"});
    table.add({"b", "1234"});
    EXPECT_EQ(table.text(), "set              ns\na longer name     7\nb              1234\n");
    EXPECT_EQ(three_figures(0.0123), "0.0123");
    EXPECT_EQ(three_figures(1.234), "1.23");
    EXPECT_EQ(three_figures(12.34), "12.3");
    EXPECT_EQ(three_figures(1234), "1234");
}

TEST(Spread, NamesTheMeasurements)
{
    const Spread spread = spread_of({5, 1, 4, 2, 3, 10, 9, 8, 7, 6});
    EXPECT_EQ(spread.p10, 1);
    EXPECT_EQ(spread.median, 5);
    EXPECT_EQ(spread.p90, 9);
    EXPECT_EQ(spread.p99, 10);
    EXPECT_EQ(spread.most, 10);
}

} // namespace
} // namespace bench
