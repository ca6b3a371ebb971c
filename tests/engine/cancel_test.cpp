// Work that takes long: it ends when it is cancelled, and tells how much is done.

#include "engine/base/cancel.h"

#include <gtest/gtest.h>

#include "engine/base/count.h"
#include "engine/explainer/explainer_rating.h"
#include "engine/formats/examination.h"
#include "engine/formats/playable.h"
#include "engine/hints/hint.h"
#include "engine/make/goal.h"
#include "engine/make/puzzle_maker.h"
#include "engine/rating/hodoku_scale.h"
#include "engine/rating/rater.h"
#include "engine/store/folder/run_lists.h"
#include "engine/text/contradiction.h"

namespace engine {
namespace {

Cancel asked()
{
    const Cancel cancel = Cancel::possible();
    cancel.ask();
    return cancel;
}

// It needs chains.
SharedPuzzle hard_one()
{
    auto puzzle = shared_puzzle_in(
        "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......");
    EXPECT_TRUE(puzzle);
    return *std::move(puzzle);
}

// The classic search, which takes milliseconds, is not cancelled; that of other grids is.
// Two digits are missing, which can be exchanged.
SharedPuzzle large_one()
{
    const auto made = make_puzzle({.layout = "16x16", .level = Level::Easy, .seed = 1});
    EXPECT_TRUE(made);
    SharedPuzzle puzzle;
    puzzle.layout = std::make_shared<const Layout>(*find_layout("16x16"));
    puzzle.grid = made->puzzle.grid;
    puzzle.givens = made->puzzle.solution;
    for (Digit& given : puzzle.givens)
        given = given <= 2 ? no_digit : given;
    return puzzle;
}

TEST(Cancel, TellsHowMuchIsDone)
{
    const Cancel never;
    never.tell(3, 4);
    never.count_one();
    EXPECT_EQ(never.all(), 0u);
    EXPECT_EQ(never.done(), 0u);
    const Cancel cancel = Cancel::possible();
    const Cancel seen = cancel;
    cancel.tell(3, 5);
    cancel.count_one();
    EXPECT_EQ(seen.done(), 4u);
    EXPECT_EQ(seen.all(), 5u);
    cancel.count_one();
    cancel.count_one();
    EXPECT_EQ(seen.done(), 5u) << "never more than all";
}

TEST(Cancel, EndsTheSearchForSolutionsAndForReasons)
{
    const SharedPuzzle puzzle = large_one();
    EXPECT_EQ(examine(puzzle).count, SolutionCount::Several);
    EXPECT_EQ(examine(puzzle, asked()).count, SolutionCount::Unknown);
    EXPECT_FALSE(to_play(puzzle, asked()));

    SharedPuzzle broken = puzzle;
    auto given = broken.givens.begin();
    *given++ = 3;
    *given = 3;
    EXPECT_TRUE(find_contradiction(broken.grid, broken.givens, asked()))
        << "what is seen at once is told all the same";
}

TEST(Cancel, EndsRatings)
{
    const SharedPuzzle puzzle = hard_one();
    const Chart chart(puzzle.grid);
    EXPECT_FALSE(ExplainerScale(chart).rate(puzzle.givens, 94, asked()).is_decided);
    EXPECT_EQ(rate_by_hodoku(chart, puzzle.givens, asked()).score, 0);
    Rater rater(chart, asked());
    EXPECT_FALSE(rater.rate(puzzle.givens).is_solved);
    rater.obey({});
    EXPECT_FALSE(rater.rate(puzzle.givens).steps.empty());
    const Candidates start(chart, puzzle.givens);
    EXPECT_TRUE(solve_like_a_person(start, {}, asked()).steps.empty());
    EXPECT_TRUE(steps_for_hint(start, {.cancel = asked()}).empty());
}

TEST(Cancel, IsToldHowFarRatingsAre)
{
    const auto puzzle = shared_puzzle_in(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    ASSERT_TRUE(puzzle);
    const Chart chart(puzzle->grid);
    const auto open = static_cast<std::size_t>(count_of(puzzle->givens, no_digit));
    const auto told_by = [&](const auto& work) {
        const Cancel cancel = Cancel::possible();
        work(cancel);
        EXPECT_EQ(cancel.all(), open);
        return cancel.done();
    };
    EXPECT_EQ(told_by([&](const Cancel& cancel) { Rater(chart, cancel).rate(puzzle->givens); }),
              open);
    EXPECT_GT(told_by([&](const Cancel& cancel) {
                  solve_like_a_person(Candidates(chart, puzzle->givens), {}, cancel);
              }),
              0u);
    told_by([&](const Cancel& cancel) { rate_by_hodoku(chart, puzzle->givens, cancel); });
    told_by([&](const Cancel& cancel) { ExplainerScale(chart).rate(puzzle->givens, 94, cancel); });
}

// A higher step than the limit is not looked for, which would take seconds.
TEST(Cancel, ALimitOfExplainerLeavesTheSameUndecided)
{
    const SharedPuzzle puzzle = hard_one();
    const Chart chart(puzzle.grid);
    const ExplainerScale scale(chart);
    const ExplainerRating whole = scale.rate(puzzle.givens);
    const ExplainerRating limited = scale.rate(puzzle.givens, 94);
    EXPECT_EQ(limited.is_decided, whole.is_decided && whole.hardest <= 94);
    EXPECT_LE(limited.hardest, 94);
}

TEST(Cancel, EndsListsOfRuns)
{
    RecordBook book;
    for (int run = 0; run < 20; ++run)
        book.add({.category = "9x9 easy", .time = PlayTime{1000}, .date = run, .stats = {}});
    const Cancel counted = Cancel::possible();
    const std::string whole = runs_as_csv(book, counted);
    EXPECT_EQ(counted.done(), 20u);
    EXPECT_LT(runs_as_csv(book, asked()).size(), whole.size());
    const auto read = read_runs_csv(whole, asked());
    ASSERT_TRUE(read);
    EXPECT_TRUE(read->runs().empty());
}

} // namespace
} // namespace engine
