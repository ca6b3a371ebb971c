#include "engine/recipe/board_of_the_day.h"

#include <gtest/gtest.h>

#include <set>

#include "engine/make/puzzle_maker.h"
#include "engine/make/reachable_levels.h"
#include "tests/engine/long_run.h"
#include "tests/sanitized.h"

namespace engine {
namespace {

using std::chrono::days;

const Day some_day = *parse_day("2026-11-26");

TEST(BoardOfTheDay, IsThereForEveryLayoutAndLevelOfNewGame)
{
    std::set<std::pair<std::string_view, int>> kinds;
    for (const BoardKind& kind : all_board_kinds())
        EXPECT_TRUE(kinds.emplace(kind.layout, kind.level).second) << kind.layout << kind.level;
    for (const Layout& layout : all_layouts()) {
        for (Level level : reachable_levels(layout)) {
            EXPECT_GE(days_between_boards(layout.id, static_cast<int>(level)), 31)
                << layout.id << " " << id_of(level);
            EXPECT_TRUE(board_of_the_day(layout.id, static_cast<int>(level), some_day));
        }
    }
    EXPECT_FALSE(board_of_the_day("9x9+windoku+anti-king", 1, some_day));
    EXPECT_FALSE(board_of_the_day("4x4", 6, some_day));
    EXPECT_EQ(days_between_boards("4x4", 6), 0);
}

TEST(BoardOfTheDay, DoesNotComeTwiceBeforeAllOthersCame)
{
    for (const BoardKind& kind : all_board_kinds()) {
        ASSERT_EQ((kind.codes.size() + 1) % (kind.length() + 1), 0u) << kind.layout;
        std::set<std::string_view> codes;
        for (int index = 0; index < kind.count(); ++index)
            EXPECT_TRUE(codes.insert(kind.code(index)).second) << kind.code(index);
    }
}

// All of them with CRONODOKU_LONG=5.
TEST(BoardOfTheDay, IsOfItsLayoutAndLevel)
{
    for (const BoardKind& kind : all_board_kinds()) {
        const int step = is_sanitized ? 25 : std::max(1, 5 / longer(1));
        for (int day = 0; day < kind.count(); day += step) {
            const auto recipe = board_of_the_day(kind.layout, kind.level, Day(days(day)));
            ASSERT_TRUE(recipe) << kind.code(day);
            EXPECT_EQ(recipe->layout, kind.layout) << kind.code(day);
            EXPECT_EQ(level_in(*recipe), kind.level) << kind.code(day);
        }
    }
}

TEST(BoardOfTheDay, IsAPuzzleWithOneSolution)
{
    for (const char* layout : {"4x4", "9x9", "killer-9x9", "jigsaw-9x9", "windoku"}) {
        for (Level level : reachable_levels(*find_layout(layout))) {
            const auto recipe = board_of_the_day(layout, static_cast<int>(level), some_day);
            const auto made = make_again(*recipe);
            ASSERT_TRUE(made) << layout << " " << in_english(made.why());
            EXPECT_EQ(made->level, level);
        }
    }
}

TEST(BoardOfTheDay, IsAnotherOnEachDayAndReturns)
{
    const int count = days_between_boards("9x9", 3);
    ASSERT_GT(count, 200);
    for (int day = -3; day < 3; ++day) {
        const auto today = board_of_the_day("9x9", 3, Day(days(day)));
        EXPECT_NE(today, board_of_the_day("9x9", 3, Day(days(day + 1))));
        EXPECT_EQ(today, board_of_the_day("9x9", 3, Day(days(day + count))));
        EXPECT_NE(today, board_of_the_day("9x9", 2, Day(days(day))));
    }
}

TEST(BoardOfTheDay, KnowsTheLastDayOnWhichItWas)
{
    const auto recipe = *board_of_the_day("jigsaw-9x9", 2, some_day);
    const int count = days_between_boards("jigsaw-9x9", 2);
    EXPECT_EQ(day_of_board(recipe, some_day), some_day);
    EXPECT_EQ(day_of_board(recipe, some_day + days(9)), some_day);
    EXPECT_EQ(day_of_board(recipe, some_day + days(count - 1)), some_day);
    EXPECT_EQ(day_of_board(recipe, some_day + days(count)), some_day + days(count));
    EXPECT_EQ(day_of_board(recipe, some_day - days(1)), some_day - days(count));
    const Day before_1970(days(-1));
    EXPECT_EQ(day_of_board(*board_of_the_day("9x9", 0, before_1970), before_1970), before_1970);
}

TEST(BoardOfTheDay, OtherPuzzlesAreNone)
{
    EXPECT_FALSE(day_of_board(make_puzzle({.seed = 1})->recipe, some_day));
    EXPECT_FALSE(day_of_board({"9x9", FromStock{0, 3, 7}}, some_day));
    const auto layout = *find_layout("9x9");
    EXPECT_FALSE(day_of_board(recipe_of(layout, make_puzzle({.seed = 1})->puzzle), some_day));
    EXPECT_FALSE(day_of_board(make_puzzle({.layout = "9x9+windoku+anti-king", .seed = 3})->recipe,
                              some_day));
}

} // namespace
} // namespace engine
