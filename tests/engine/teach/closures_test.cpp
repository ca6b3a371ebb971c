// Singles of one kind, taken until there are no more: on the classic grid many are taken at a time,
// with the same result.

#include "engine/rating/closures.h"

#include <gtest/gtest.h>

#include "engine/make/puzzle_maker.h"

namespace engine {
namespace {

struct Answers {
    int yes = 0;
    int no = 0;

    void count(bool answer) { ++(answer ? yes : no); }
};

TEST(Closures, KnowPuzzlesThatOneKindOfSinglesSolves)
{
    Answers by_hidden;
    Answers by_naked;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const Level level = seed % 2 == 0 ? Level::Easy : Level::Beginner;
        const auto made = make_puzzle({.layout = "9x9", .level = level, .seed = seed});
        const Chart chart(made->puzzle.grid);
        const Digits& givens = made->puzzle.givens;
        Candidates hidden(chart, givens);
        take_hidden_singles(hidden);
        Candidates naked(chart, givens);
        take_naked_singles(naked);
        EXPECT_EQ(do_hidden_singles_suffice(chart, givens), hidden.is_solved());
        EXPECT_EQ(do_naked_singles_suffice(chart, givens), naked.is_solved());
        by_hidden.count(hidden.is_solved());
        by_naked.count(naked.is_solved());
    }
    EXPECT_TRUE(by_hidden.yes > 0 && by_hidden.no > 0);
    EXPECT_TRUE(by_naked.yes > 0 && by_naked.no > 0);
}

TEST(Closures, KnowThemOnOtherPaper)
{
    for (const char* layout : {"6x6", "8x8", "x-9x9"}) {
        const auto made = make_puzzle({.layout = layout, .level = Level::Easy, .seed = 3});
        ASSERT_TRUE(made) << layout;
        const Chart chart(made->puzzle.grid);
        Candidates hidden(chart, made->puzzle.givens);
        take_hidden_singles(hidden);
        EXPECT_EQ(do_hidden_singles_suffice(chart, made->puzzle.givens), hidden.is_solved());
    }
}

} // namespace
} // namespace engine
