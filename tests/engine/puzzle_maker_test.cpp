#include "engine/make/puzzle_maker.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "engine/make/practised_puzzle.h"
#include "engine/make/reachable_levels.h"
#include "engine/rating/rating.h"
#include "engine/solve/search.h"
#include "engine/text/notation.h"
#include "tests/other_data.h"
#include "tests/sanitized.h"

namespace engine {
namespace {

int fewest_in_a_row(const Puzzle& puzzle)
{
    std::vector<int> rows(static_cast<std::size_t>(puzzle.grid->rows()));
    for (Cell cell : puzzle.grid->cells()) {
        if (puzzle.givens[cell.index] != no_digit)
            ++rows[static_cast<std::size_t>(puzzle.grid->place_of(cell).row)];
    }
    return *std::min_element(rows.begin(), rows.end());
}

// Of these no puzzle came by chance; the positions of practice have some.
TEST(PuzzleMaker, FindsRareTechniquesInTheStockOfPractice)
{
    std::vector<const Technique*> rare = {&techniques::hidden_quad, &techniques::firework_triple,
                                          &techniques::bivalue_oddagon};
    if (!is_sanitized) {
        rare.push_back(&techniques::multi_sector_locked_sets);
        // Only where lines stay in their places: it sees how the whole board is turned.
        rare.push_back(&techniques::symmetric_placement);
    }
    for (const Technique* technique : rare) {
        const PuzzleSpec spec{
            .level = technique->standing.level, .seed = 3, .technique = technique};
        const auto made = make_puzzle(spec);
        ASSERT_TRUE(made) << technique->id;
        EXPECT_TRUE(made->is_as_asked) << technique->id;
        EXPECT_EQ(made->level, spec.level) << technique->id;
        EXPECT_EQ(search(*made->puzzle.grid, made->puzzle.givens).count, 1) << technique->id;
        EXPECT_EQ(make_puzzle(spec)->puzzle.givens, made->puzzle.givens) << technique->id;
        const auto again = make_again(made->recipe);
        ASSERT_TRUE(again) << technique->id;
        EXPECT_EQ(again->puzzle.givens, made->puzzle.givens) << technique->id;
    }
}

// The positions have no pattern of givens.
TEST(PuzzleMaker, TakesNothingFromPracticeIfMoreIsWished)
{
    EXPECT_FALSE(may_be_practised({.level = Level::Hard}));
    EXPECT_TRUE(may_be_practised({.level = Level::Hard, .technique = &techniques::hidden_quad}));
    EXPECT_FALSE(may_be_practised(
        {.level = Level::Hard, .technique = &techniques::hidden_quad, .is_minimal = true}));
    EXPECT_FALSE(may_be_practised(
        {.layout = "6x6", .level = Level::Hard, .technique = &techniques::hidden_quad}));
}

// Never another puzzle in place of one from the stock.
TEST(PuzzleMaker, MakesNothingThatNeedsTheStockWithoutIt)
{
    OtherData data;
    data.remove("stock.txt");
    const PuzzleSpec extreme{.level = Level::Extreme, .seed = 1};
    EXPECT_FALSE(make_puzzle(extreme));
    EXPECT_EQ(why_not_made(extreme), read_stock().why());
    EXPECT_FALSE(make_puzzle({.layout = "windoku", .level = Level::Diabolical, .seed = 1}));
    EXPECT_TRUE(make_puzzle({.level = Level::Expert, .seed = 1}));
    EXPECT_TRUE(make_puzzle({.level = Level::Extreme, .seed = 1, .givens = 26}));
    data.restore("stock.txt");
    EXPECT_TRUE(make_puzzle(extreme));
}

TEST(PuzzleMaker, MakesTheSameWhateverItMadeBefore)
{
    for (const char* layout : {"9x9", "12x12", "x-9x9", "jigsaw-9x9", "killer-9x9", "samurai"}) {
        PuzzleSpec spec{.layout = layout, .level = Level::Hard};
        PuzzleMaker maker(spec);
        for (std::uint64_t seed : {5u, 3u, 5u, 4u}) {
            spec.seed = seed;
            const auto alone = make_puzzle(spec);
            const auto in_turn = maker.make(seed);
            ASSERT_TRUE(alone && in_turn);
            EXPECT_EQ(to_text(in_turn->puzzle.givens), to_text(alone->puzzle.givens)) << layout;
            EXPECT_EQ(*in_turn->puzzle.grid, *alone->puzzle.grid) << layout;
        }
    }
}

TEST(PuzzleMaker, LeavesAsManyGivensAsAskedFor)
{
    for (int givens : {26, 30}) {
        for (Level level : {Level::Easy, Level::Hard}) {
            const auto made = make_puzzle({.level = level, .seed = 8, .givens = givens});
            EXPECT_EQ(count_givens(made->puzzle.givens), givens) << id_of(level);
            EXPECT_EQ(made->level, level);
        }
    }
    const auto halves = make_puzzle(
        {.level = Level::Easy, .symmetry = Symmetry::Rotation2, .seed = 8, .givens = 30});
    EXPECT_LE(count_givens(halves->puzzle.givens), 31);
    const auto cages =
        make_puzzle({.layout = "killer-9x9", .level = Level::Hard, .seed = 8, .givens = 6});
    EXPECT_EQ(count_givens(cages->puzzle.givens), 6);
}

TEST(PuzzleMaker, LeavesSoManyInEveryRow)
{
    for (int in_row : {2, 3, 4}) {
        if (is_sanitized && in_row == 2)
            continue; // hundreds of attempts
        for (Symmetry symmetry : {Symmetry::None, Symmetry::Rotation4}) {
            const auto made = make_puzzle({.level = Level::Easy,
                                           .symmetry = symmetry,
                                           .seed = 2,
                                           .givens = 9 * in_row,
                                           .givens_in_row = in_row});
            EXPECT_GE(fewest_in_a_row(made->puzzle), in_row);
            EXPECT_EQ(search(*made->puzzle.grid, made->puzzle.givens).count, 1);
        }
    }
}

TEST(PuzzleMaker, MakesMinimalPuzzlesOfEveryLevel)
{
    for (Level level : {Level::Beginner, Level::Easy, Level::Hard}) {
        const auto made = make_puzzle({.level = level, .seed = 1, .is_minimal = true});
        EXPECT_EQ(made->level, level);
        for (Cell cell : made->puzzle.grid->cells()) {
            if (made->puzzle.givens[cell.index] == no_digit)
                continue;
            Digits fewer = made->puzzle.givens;
            fewer[cell.index] = no_digit;
            EXPECT_EQ(search(*made->puzzle.grid, fewer).count, 2) << id_of(level);
        }
    }
}

TEST(PuzzleMaker, MeetsTheLevelWhereTheTechniqueIsNotToBeHad)
{
    const auto made = make_puzzle(
        {.layout = "4x4", .level = Level::Beginner, .technique = &techniques::hidden_single_line});
    EXPECT_FALSE(made->is_as_asked);
    EXPECT_EQ(made->level, Level::Beginner);
    const auto harder = make_puzzle({.layout = "6x6",
                                     .level = Level::Hard,
                                     .seed = 2,
                                     .technique = &techniques::large_naked_subset});
    EXPECT_FALSE(harder->is_as_asked);
    EXPECT_EQ(harder->level, Level::Hard);
}

TEST(PuzzleMaker, MeetsTechniquesThatAreSeldomNeeded)
{
    for (std::uint64_t seed = 1; seed <= fewer(10u); ++seed) {
        const auto made =
            make_puzzle({.level = Level::Hard, .seed = seed, .technique = &techniques::skyscraper});
        EXPECT_TRUE(made->is_as_asked) << seed;
    }
}

// Where chance brings more than one in twenty, and the classic grid, which keeps what its seeds
// give.
TEST(PuzzleMaker, SeldomLiftsByEffortAlone)
{
    struct Kind {
        const char* layout;
        Level level;
        std::uint64_t seeds;
    };
    for (const Kind& kind : {Kind{"anti-knight-9x9", Level::Hard, 20},
                             {"16x16", Level::Hard, 10},
                             {"25x25", Level::Hard, 5},
                             {"6x6", Level::Expert, 5},
                             {"killer-9x9", Level::Expert, 6}}) {
        ASSERT_TRUE(is_often_lifted(*find_layout(kind.layout), kind.level)) << kind.layout;
        for (std::uint64_t seed = 1; seed <= fewer(kind.seeds); ++seed) {
            const auto made =
                make_puzzle({.layout = kind.layout, .level = kind.level, .seed = seed});
            ASSERT_TRUE(made) << kind.layout;
            const Rating rating = rate(Chart(made->puzzle.grid), made->puzzle.givens);
            EXPECT_EQ(rating.level, kind.level) << kind.layout << " " << seed;
            EXPECT_FALSE(is_lifted(rating)) << kind.layout << " " << seed;
        }
    }
    EXPECT_FALSE(is_often_lifted(*find_layout("9x9"), Level::Hard));
}

// Effort alone lifts nearly all such puzzles, so one of them is taken in the end.
TEST(PuzzleMaker, LiftsByEffortWhereNothingElseIsToBeHad)
{
    const auto made =
        make_puzzle({.layout = "9x9+anti-knight+anti-king", .level = Level::Hard, .seed = 1});
    ASSERT_TRUE(made);
    EXPECT_TRUE(made->is_as_asked);
    EXPECT_EQ(made->level, Level::Hard);
}

// Rating a killer takes long: trying as many grids as on other small boards would take seconds.
TEST(PuzzleMaker, GivesUpSoonWhereALevelCannotBeReached)
{
    PuzzleSpec spec;
    spec.layout = "killer-4x4";
    spec.level = Level::Expert;
    const auto made = PuzzleMaker(spec).make(1);
    ASSERT_TRUE(made);
    EXPECT_FALSE(made->is_as_asked);
    EXPECT_LT(made->level, Level::Expert);
    EXPECT_LE(made->attempts, 200u);
}

TEST(PuzzleMaker, TellsHowFarItIs)
{
    PuzzleMaker maker({.layout = "12x12", .level = Level::Hard});
    Making last;
    const auto made = maker.make(1, {}, [&last](const Making& making) {
        const bool is_next = making.attempt == last.attempt + 1;
        EXPECT_TRUE(is_next || making.attempt == last.attempt);
        EXPECT_EQ(making.looked_at, is_next ? 1 : last.looked_at + 1);
        EXPECT_LE(making.looked_at, making.of);
        last = making;
    });
    ASSERT_TRUE(made);
    EXPECT_EQ(last.attempt, made->attempts);
    EXPECT_EQ(last.looked_at, 144);
}

TEST(PuzzleMaker, StopsInTheMiddle)
{
    PuzzleMaker maker({.layout = "16x16", .level = Level::Hard});
    Cancel source = Cancel::possible();
    const auto made = maker.make(1, source, [&source](const Making& making) {
        EXPECT_LE(making.looked_at, 20);
        if (making.looked_at == 20)
            source.ask();
    });
    EXPECT_FALSE(made);
}

// The frequency of each of `choices` in `trials` differs from the mean by less than five standard
// deviations: not one in a million such numbers would exceed that by chance.
void expect_even(const std::vector<int>& counts, int trials, double chance, const std::string& what)
{
    const double mean = trials * chance;
    const double scatter = std::sqrt(mean * (1 - chance));
    for (int count : counts)
        EXPECT_NEAR(count, mean, 5 * scatter) << what;
}

class NoBias : public testing::TestWithParam<FillMethod> {};

TEST_P(NoBias, EveryDigitIsAsLikelyInEveryCell)
{
    constexpr int trials = 4000;
    PuzzleMaker maker({.level = Level::Easy, .fill = GetParam()});
    std::vector<int> digits(81 * 9);
    for (std::uint64_t seed = 0; seed < trials; ++seed) {
        const Digits solution = maker.make(seed)->puzzle.solution;
        for (std::size_t cell = 0; cell < solution.size(); ++cell)
            ++digits[9 * cell + solution[cell] - 1u];
    }
    expect_even(digits, trials, 1.0 / 9, "digits in cells");
}

TEST_P(NoBias, GivensAreAsLikelyInEveryCell)
{
    constexpr int trials = 4000;
    PuzzleMaker maker({.level = Level::Hard, .fill = GetParam()});
    std::vector<int> cells(81);
    int all = 0;
    for (std::uint64_t seed = 0; seed < trials; ++seed) {
        const Digits givens = maker.make(seed)->puzzle.givens;
        for (std::size_t cell = 0; cell < givens.size(); ++cell)
            cells[cell] += givens[cell] != no_digit ? 1 : 0;
        all += count_givens(givens);
    }
    expect_even(cells, trials, all / 81.0 / trials, "givens in cells");
}

// In a row of the next band, the digit of the top left cell is in its own stack in one of three
// cases: then in one of two columns, otherwise in one of six.
TEST_P(NoBias, RowsMixAsChanceWould)
{
    constexpr int trials = 4000;
    PuzzleMaker maker({.level = Level::Easy, .fill = GetParam()});
    std::vector<int> columns(9);
    for (std::uint64_t seed = 0; seed < trials; ++seed) {
        const Digits solution = maker.make(seed)->puzzle.solution;
        const auto row = solution.begin() + 36;
        ++columns[static_cast<std::size_t>(std::find(row, row + 9, solution[0]) - row)];
    }
    EXPECT_EQ(columns[0], 0);
    expect_even({columns.begin() + 1, columns.begin() + 3}, trials, 1.0 / 6, "own stack");
    expect_even({columns.begin() + 3, columns.end()}, trials, 1.0 / 9, "other stacks");
}

INSTANTIATE_TEST_SUITE_P(BothFills,
                         NoBias,
                         testing::Values(FillMethod::Backtracking, FillMethod::Transform),
                         [](const auto& fill) { return std::string(id_of(fill.param)); });

} // namespace
} // namespace engine
