#include "engine/recipe/board_of_the_day.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/base/count.h"
#include "engine/construct/same_grid.h"
#include "engine/make/goal.h"
#include "engine/make/puzzle_maker.h"
#include "engine/make/reachable_levels.h"
#include "engine/position/forced_houses.h"
#include "engine/rules/drawn_grid.h"
#include "engine/solve/search.h"
#include "tests/engine/long_run.h"
#include "tests/sanitized.h"

namespace engine {
namespace {

using std::chrono::days;

const Day some_day = *parse_day("2026-11-26");
const Day later_day = *parse_day("2027-06-30"); // when boards are rearranged
constexpr int most_days = 9131;                 // 25 years

const BoardKind& kind_of(std::string_view layout, int level)
{
    return *std::ranges::find_if(all_board_kinds(), [&](const BoardKind& kind) {
        return kind.layout == layout && kind.level == level;
    });
}

TEST(BoardOfTheDay, IsThereForEveryLayoutAndLevelOfNewGame)
{
    std::set<std::pair<std::string_view, int>> kinds;
    for (const BoardKind& kind : all_board_kinds())
        EXPECT_TRUE(kinds.emplace(kind.layout, kind.level).second) << kind.layout << kind.level;
    for (const Layout& layout : all_layouts()) {
        for (Level level : reachable_levels(layout)) {
            ASSERT_TRUE(has_boards_of_the_day(layout.id, static_cast<int>(level)))
                << layout.id << " " << id_of(level);
            EXPECT_GE(kind_of(layout.id, static_cast<int>(level)).count(), 31) << layout.id;
            EXPECT_TRUE(board_of_the_day(layout.id, static_cast<int>(level), some_day));
        }
    }
    EXPECT_FALSE(board_of_the_day("9x9+windoku+anti-king", 1, some_day));
    EXPECT_FALSE(board_of_the_day("4x4", 6, some_day));
    EXPECT_FALSE(board_of_the_day("4x4", 6, later_day));
    EXPECT_FALSE(has_boards_of_the_day("4x4", 6));
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

// The lists of the first version stay as they are: killers had three levels and were not rated
// then, and the hidden windows of Windoku, which make a puzzle easier, were not counted.
void expect_level_of_list(const Puzzle& puzzle, Level level, const char* layout)
{
    const Level now = level_of(puzzle);
    const bool has_cages = !puzzle.grid->cages().empty();
    if (has_cages && level == Level::Easy)
        EXPECT_LE(now, Level::Medium) << layout;
    else if (has_cages && level == Level::Hard)
        EXPECT_GE(now, Level::Medium) << layout;
    else if (with_forced_houses(puzzle.grid) != puzzle.grid)
        EXPECT_LE(now, level) << layout;
    else
        EXPECT_EQ(now, level) << layout;
}

// Whatever the layout allows: lines moved, the whole turned with its regions and cages.
TEST(BoardOfTheDay, ThatIsRearrangedKeepsItsLevelAndItsOneSolution)
{
    for (const char* layout : {"4x4", "6x6", "9x9", "10x10", "x-9x9", "windoku", "disjoint-9x9",
                               "anti-knight-9x9", "jigsaw-6x6", "jigsaw-9x9", "jigsaw-x-9x9",
                               "killer-6x6", "killer-9x9", "killer-jigsaw-9x9", "twodoku"}) {
        for (Level level : reachable_levels(*find_layout(layout))) {
            const auto recipe = board_of_the_day(layout, static_cast<int>(level), later_day);
            const auto puzzle = remake(*recipe);
            ASSERT_TRUE(puzzle) << layout << " " << in_english(puzzle.why());
            if (level >= Level::Extreme)
                continue; // rating takes long
            EXPECT_EQ(search(*puzzle->grid, puzzle->givens, {.solutions = 2}).count, 1) << layout;
            const auto original =
                remake(rearranging_of(layout, std::get<OfDay>(recipe->made_from)).value().original);
            ASSERT_TRUE(original) << layout;
            EXPECT_EQ(level_of(*puzzle), level_of(*original)) << layout << " " << id_of(level);
            expect_level_of_list(*puzzle, level, layout);
        }
    }
}

TEST(BoardOfTheDay, IsAnotherOnEachDayAndReturnsBeforeTheyAreRearranged)
{
    const int count = kind_of("9x9", 3).count();
    ASSERT_GT(count, 200);
    for (int day = -3; day < 3; ++day) {
        const auto today = board_of_the_day("9x9", 3, Day(days(day)));
        EXPECT_NE(today, board_of_the_day("9x9", 3, Day(days(day + 1))));
        EXPECT_EQ(today, board_of_the_day("9x9", 3, Day(days(day + count))));
        EXPECT_NE(today, board_of_the_day("9x9", 2, Day(days(day))));
    }
    EXPECT_TRUE(
        std::holds_alternative<FromDice>(board_of_the_day("9x9", 3, last_plain_day)->made_from));
    const auto next = *board_of_the_day("9x9", 3, last_plain_day + days(1));
    EXPECT_EQ(next, (Recipe{"9x9", OfDay{3, last_plain_day + days(1)}}));
    EXPECT_EQ(level_in(next), 3);
}

// All but the names of the digits: these are numbered as they appear. Cages and regions count.
std::string form_of(const Puzzle& puzzle)
{
    std::string form;
    std::vector<int> names(puzzle.grid->size() + 1, 0);
    int named = 0;
    for (Digit digit : puzzle.givens) {
        if (digit != no_digit && names[digit] == 0)
            names[digit] = ++named;
        form += static_cast<char>('.' + (digit == no_digit ? 0 : names[digit]));
    }
    for (const House& house : puzzle.grid->houses()) {
        for (Cell cell : house.cells)
            form += house.kind == HouseKind::Region ? " " + std::to_string(cell.index) : "";
    }
    for (const Cage& cage : puzzle.grid->cages()) {
        form += " " + std::to_string(cage.sum) + ":";
        for (Cell cell : cage.cells)
            form += " " + std::to_string(cell.index);
    }
    return form;
}

// On how many of the days after last_plain_day there is a form that was there before: as a board
// of the list, or rearranged.
int days_with_a_known_form(const BoardKind& kind)
{
    std::set<std::string> forms;
    int known = 0;
    for (Day day = last_plain_day - days(kind.count() - 1); day <= last_plain_day + days(most_days);
         day += days(1))
        known +=
            forms.insert(form_of(*remake(*board_of_the_day(kind.layout, kind.level, day)))).second
                ? 0
                : 1;
    return known;
}

// The forms themselves, where puzzles are made fast.
TEST(BoardOfTheDay, NoFormComesAgainIn25Years)
{
    if (is_sanitized)
        GTEST_SKIP() << "too slow";
    EXPECT_EQ(days_with_a_known_form(kind_of("6x6", 0)), 0);
    if (longer(1) > 1) {
        EXPECT_EQ(days_with_a_known_form(kind_of("9x9", 1)), 0);
    }
}

// As above, by the moves, for all kinds: a code of the list never comes with the same moves twice
// as long as the grid has others. How many it has is in docs/LEVELS.md.
TEST(BoardOfTheDay, IsMovedInAnotherWayEachTime)
{
    for (const BoardKind& kind : all_board_kinds()) {
        const int turns = (most_days + kind.count() - 1) / kind.count();
        const auto layout = *find_layout(kind.layout);
        std::shared_ptr<const Grid> grid = make_grid(layout);
        if (prints_clues(layout))
            grid = with_cages(grid, {{grid->houses().front().cells, 45}});
        Random order(kind.code(0).size());
        const auto moves = different_moves(layout, *grid, turns + 1, order);
        EXPECT_EQ(std::set(moves.begin(), moves.end()).size(), moves.size());
        const std::string id(kind.layout);
        const bool has_flat_boxes = id == "killer-6x6" || id == "killer-8x8";
        const int few = id.starts_with("killer") ? (has_flat_boxes ? 8 : 16)
                        : id.starts_with("jigsaw") || id.starts_with("anti") ? 8
                        : id == "windoku" && kind.level == 6                 ? 128
                                                                             : 0;
        if (few == 0)
            EXPECT_EQ(count_of(moves), turns + 1) << id << " " << kind.level;
        else
            EXPECT_EQ(count_of(moves), few) << id << " " << kind.level;
    }
}

TEST(BoardOfTheDay, KnowsTheLastDayOnWhichItWas)
{
    const auto recipe = *board_of_the_day("jigsaw-9x9", 2, some_day);
    const int count = kind_of("jigsaw-9x9", 2).count();
    EXPECT_EQ(day_of_board(recipe, some_day), some_day);
    EXPECT_EQ(day_of_board(recipe, some_day + days(9)), some_day);
    EXPECT_EQ(day_of_board(recipe, some_day + days(9 * count)), some_day) << "rearranged since";
    EXPECT_EQ(day_of_board(recipe, some_day - days(1)), some_day - days(count));
    const Day before_1970(days(-1));
    EXPECT_EQ(day_of_board(*board_of_the_day("9x9", 0, before_1970), before_1970), before_1970);
}

TEST(BoardOfTheDay, ThatIsRearrangedHasACodeThatKnowsItsDay)
{
    for (const BoardKind& kind : all_board_kinds()) {
        const auto recipe = *board_of_the_day(kind.layout, kind.level, later_day);
        const std::string code = to_text(recipe);
        EXPECT_EQ(code.size(), 14u) << "twelve characters and two dashes: " << code;
        const auto read = parse_recipe(code);
        ASSERT_TRUE(read) << code;
        EXPECT_EQ(*read, recipe);
        EXPECT_EQ(day_of_board(*read, later_day), later_day);
        EXPECT_EQ(day_of_board(*read, later_day + days(999)), later_day);
        EXPECT_EQ(day_of_board(*read, later_day - days(1)), std::nullopt) << "it is to come";
    }
}

// Each puzzle has one code.
TEST(BoardOfTheDay, ADayWhoseBoardIsThatOfTheListHasNoSuchCode)
{
    EXPECT_FALSE(parse_recipe(to_text(Recipe{"9x9", OfDay{1, last_plain_day}})));
    EXPECT_FALSE(remake(Recipe{"9x9", OfDay{1, last_plain_day}}));
    EXPECT_FALSE(remake(Recipe{"4x4", OfDay{6, later_day}})) << "no such kind";
    EXPECT_TRUE(remake(Recipe{"9x9", OfDay{1, *parse_day("9999-12-31")}}));
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
