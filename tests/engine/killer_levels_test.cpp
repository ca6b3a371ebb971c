// Killers of every level: as asked for, with one solution, told by techniques up to the level, and
// made again from their code.

#include <gtest/gtest.h>

#include "engine/make/puzzle_maker.h"
#include "engine/rating/rating.h"
#include "engine/recipe/recipe.h"
#include "engine/rules/layout.h"
#include "engine/solve/search.h"
#include "engine/techniques/human_solver.h"
#include "tests/engine/long_run.h"
#include "tests/sanitized.h"

namespace engine {
namespace {

class KillerLevels : public testing::TestWithParam<const char*> {};

void expect_solved_by_level(const MadePuzzle& made)
{
    const Chart chart(made.puzzle.grid);
    const Path path =
        solve_like_a_person(Candidates(chart, made.puzzle.givens), {.hardest_level = made.level});
    EXPECT_TRUE(path.end.is_solved()) << id_of(made.level);
    for (const Step& step : path.steps) {
        for (const Candidate& removed : step.removals)
            EXPECT_NE(made.puzzle.solution[removed.cell], removed.digit) << step.technique->id;
    }
}

TEST_P(KillerLevels, AreWhatIsNeeded)
{
    for (Level level : all_levels) {
        if (is_sanitized && level > Level::Hard)
            break;
        const auto made = make_puzzle({.layout = GetParam(), .level = level, .seed = 1});
        ASSERT_TRUE(made);
        EXPECT_TRUE(made->is_as_asked) << id_of(level);
        EXPECT_EQ(made->level, level);
        const Puzzle& puzzle = made->puzzle;
        EXPECT_EQ(search(*puzzle.grid, puzzle.givens).count, 1) << id_of(level);
        const int cells = puzzle.grid->cell_count();
        EXPECT_LE(count_givens(puzzle.givens), level <= Level::Easy ? cells / 4 : cells / 8)
            << id_of(level);
        if (level >= Level::Medium) {
            const Digits blank(puzzle.givens.size(), no_digit);
            EXPECT_EQ(search(*puzzle.grid, blank).count, 1) << id_of(level) << ": cages alone";
        }
        if (level < Level::Diabolical)
            expect_solved_by_level(*made);
        const auto recipe = parse_recipe(to_text(made->recipe));
        ASSERT_TRUE(recipe && has_code(*recipe)) << id_of(level);
        const auto again = remake(*recipe);
        ASSERT_TRUE(again);
        EXPECT_TRUE(*again->grid == *puzzle.grid) << id_of(level);
        EXPECT_EQ(again->givens, puzzle.givens) << id_of(level);
    }
}

INSTANTIATE_TEST_SUITE_P(On9x9,
                         KillerLevels,
                         testing::Values("killer-9x9", "killer-x-9x9", "killer-jigsaw-9x9"));

} // namespace
} // namespace engine
