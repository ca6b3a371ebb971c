// What can be wished of a new puzzle: so many givens in each row, digits in order; what is
// impossible, and what a puzzle misses.

#include "engine/make/wishes.h"

#include <algorithm>
#include <functional>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "engine/construct/fill.h"
#include "engine/grid/board.h"
#include "engine/solve/search.h"
#include "engine/text/translations.h"
#include "tests/engine/store_scene.h"
#include "tests/sanitized.h"

namespace engine {
namespace {

MadePuzzle made_to(const PuzzleSpec& spec, std::uint64_t seed)
{
    auto made = PuzzleMaker(spec).make(seed);
    EXPECT_TRUE(made);
    return *std::move(made);
}

void expect_proper(const MadePuzzle& made)
{
    const SearchResult found = search(*made.puzzle.grid, made.puzzle.givens, {.solutions = 2});
    ASSERT_EQ(found.count, 1);
    EXPECT_EQ(found.solutions.front(), made.puzzle.solution);
}

void expect_made_again(const MadePuzzle& made)
{
    const std::string text = to_text(made.recipe);
    const auto recipe = parse_recipe(text);
    ASSERT_TRUE(recipe) << text;
    const auto again = remake(*recipe);
    ASSERT_TRUE(again) << text;
    EXPECT_EQ(again->givens, made.puzzle.givens);
    EXPECT_EQ(again->solution, made.puzzle.solution);
}

std::string reason(const PuzzleSpec& spec)
{
    const auto why = why_impossible(spec);
    return why ? Translations().tr(*why) : "";
}

TEST(Wishes, EveryRowHasExactlyAsManyGivensAsAskedFor)
{
    for (const Level level : {Level::Beginner, Level::Easy}) {
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const MadePuzzle made =
                made_to({.level = level, .givens_in_row = 4, .most_in_row = 4}, seed);
            EXPECT_EQ(givens_in_rows(made.puzzle), std::vector<int>(9, 4)) << seed;
            EXPECT_TRUE(made.is_as_asked);
            EXPECT_EQ(made.level, level);
            expect_proper(made);
            expect_made_again(made);
        }
    }
}

// As the first program of this family had it: 4, 3 or 2 in a row, and the rows drawn by lot.
TEST(Wishes, GivensAreDealtToTheRowsByLot)
{
    const std::vector<int> numbers = {4, 4, 4, 3, 3, 3, 2, 2, 2};
    std::set<std::vector<int>> deals;
    for (const Level level : {Level::Easy, Level::Medium}) {
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const PuzzleSpec spec{.level = level, .givens_of_rows = numbers};
            const MadePuzzle made = made_to(spec, seed);
            std::vector<int> rows = givens_in_rows(made.puzzle);
            deals.insert(rows);
            std::ranges::sort(rows, std::greater());
            EXPECT_EQ(rows, numbers) << seed;
            EXPECT_FALSE(unmet_wish(spec, made));
            EXPECT_EQ(made.level, level);
            expect_proper(made);
            expect_made_again(made);
        }
    }
    EXPECT_GT(deals.size(), 3u);
}

TEST(Wishes, GivensOfRowsThatCantBeAreRefused)
{
    EXPECT_EQ(*parse_givens_of_rows("2,3 ,4, 4"), (std::vector<int>{4, 4, 3, 2}));
    EXPECT_EQ(to_text(*parse_givens_of_rows("2,3,4")), "4,3,2");
    EXPECT_TRUE(parse_givens_of_rows("")->empty());
    for (const char* text : {"4,x", "a", "4;3", "-1,2", "4,,x", "9999"})
        EXPECT_FALSE(parse_givens_of_rows(text)) << text;
    EXPECT_EQ(reason({.givens_of_rows = {4, 4, 4}}),
              "The board has 9 rows: write so many numbers, not 3");
    EXPECT_EQ(reason({.givens_of_rows = {10, 4, 4, 4, 4, 4, 4, 4, 4}}),
              "A row has no room for 10 givens");
    EXPECT_EQ(reason({.givens_of_rows = std::vector<int>(9, 1)}),
              "A classic Sudoku with one solution has at least 17 givens");
    EXPECT_EQ(reason({.givens_of_rows = std::vector<int>(9, 9)}),
              "So many givens leave no cell to fill: the board has 81 cells");
    EXPECT_EQ(reason({.givens = 27, .givens_of_rows = std::vector<int>(9, 3)}),
              "The givens of each row leave no choice of other numbers of givens");
}

TEST(Wishes, ThreeGivensInEachRowAreFoundToo)
{
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const PuzzleSpec spec{.level = Level::Hard, .givens_in_row = 3, .most_in_row = 3};
        const MadePuzzle made = made_to(spec, seed);
        EXPECT_EQ(givens_in_rows(made.puzzle), std::vector<int>(9, 3)) << seed;
        EXPECT_FALSE(unmet_wish(spec, made));
        expect_proper(made);
    }
}

TEST(Wishes, RowsStayBetweenTheLeastAndTheMost)
{
    for (const char* layout : {"6x6", "9x9", "x-9x9", "jigsaw-9x9", "killer-9x9", "samurai"}) {
        if (is_sanitized && layout == std::string_view("samurai"))
            continue; // too slow
        const PuzzleSpec spec{
            .layout = layout, .level = Level::Easy, .givens_in_row = 1, .most_in_row = 5};
        const MadePuzzle made = made_to(spec, 7);
        const std::vector<int> rows = givens_in_rows(made.puzzle);
        EXPECT_GE(*std::ranges::min_element(rows), 1) << layout;
        if (made.is_as_asked)
            EXPECT_LE(*std::ranges::max_element(rows), 5) << layout;
        else
            EXPECT_TRUE(unmet_wish(spec, made)) << layout;
        expect_made_again(made);
    }
}

TEST(Wishes, WhatIsNotFoundIsSaid)
{
    const PuzzleSpec spec{.level = Level::Beginner, .givens_in_row = 2, .most_in_row = 2};
    const MadePuzzle made = made_to(spec, 1);
    EXPECT_FALSE(made.is_as_asked);
    const auto unmet = unmet_wish(spec, made);
    ASSERT_TRUE(unmet);
    EXPECT_NE(Translations().tr(*unmet).find("at most 2 givens in each row"), std::string::npos);
}

// The sentence names the reason where the positions of practice show one.
TEST(Wishes, TechniquesThatAreNeverNextAreSaidToBe)
{
    const auto missed = [](const char* id) {
        const PuzzleSpec spec{.level = Level::Expert, .technique = find_technique(id)};
        MadePuzzle made = *make_puzzle({.seed = 1});
        made.is_as_asked = false;
        return in_english(unmet_wish(spec, made).value());
    };
    EXPECT_EQ(missed("aligned_pair_exclusion"),
              "No puzzle that needs the technique was found: where it finds a step, an easier one "
              "does, too");
    EXPECT_EQ(missed("x_wing"), "No puzzle that needs the technique was found");
}

TEST(Wishes, MoreGivensThanAskedForAreSaid)
{
    PuzzleSpec spec{.layout = "4x4", .level = Level::Beginner, .givens = 3};
    const MadePuzzle made = made_to(spec, 1);
    EXPECT_GT(count_givens(made.puzzle.givens), 3);
    EXPECT_FALSE(made.is_as_asked);
    const auto unmet = unmet_wish(spec, made);
    ASSERT_TRUE(unmet);
    EXPECT_NE(Translations().tr(*unmet).find("No puzzle with 3 givens"), std::string::npos);

    spec.givens = 12;
    const MadePuzzle easy = made_to(spec, 1);
    EXPECT_LE(count_givens(easy.puzzle.givens), 12);
    EXPECT_TRUE(easy.is_as_asked);
    EXPECT_FALSE(unmet_wish(spec, easy));
}

TEST(Wishes, DigitsInOrderFillTheSameGridEachTime)
{
    const PuzzleSpec spec{.level = Level::Medium, .digits_in_order = true};
    const MadePuzzle one = made_to(spec, 1);
    const MadePuzzle other = made_to(spec, 2);
    EXPECT_EQ(one.puzzle.solution, other.puzzle.solution);
    EXPECT_NE(one.puzzle.givens, other.puzzle.givens);
    EXPECT_EQ(Digits(one.puzzle.solution.begin(), one.puzzle.solution.begin() + 9),
              (Digits{1, 2, 3, 4, 5, 6, 7, 8, 9}));
    expect_proper(one);
    expect_made_again(one);
    EXPECT_EQ(made_to(spec, 1).puzzle.givens, one.puzzle.givens);
}

TEST(Wishes, DigitsInOrderBeginTheFirstRowOfEveryLayout)
{
    for (const char* layout :
         {"4x4", "6x6", "16x16", "25x25", "x-9x9", "windoku", "anti-knight-9x9", "anti-king-9x9",
          "disjoint-9x9", "jigsaw-9x9", "samurai"}) {
        const Layout found = *find_layout(layout);
        GridMaker grids(found);
        const auto filled = grids.fill({.dice = 5, .digits_in_order = true}, {});
        ASSERT_TRUE(filled) << layout;
        EXPECT_GT(filled->steps, 0u);
        EXPECT_TRUE(clashing_cells(*grids.grid(), Board(filled->solution)).empty()) << layout;
        for (int column = 0; column < 4; ++column)
            EXPECT_EQ(filled->solution[column], column + 1) << layout;
    }
}

// The digits placed are 391, and 136 times a cell is reached for which no digit is left.
TEST(Wishes, FillingAlongTheRowsTakesAsManyStepsAsThePhpProgram)
{
    const auto steps = [](const char* layout) {
        const auto filled = try_in_order(*make_grid(*find_layout(layout)), CellOrder::AlongRows);
        EXPECT_TRUE(filled) << layout;
        return filled ? filled->steps : 0;
    };
    EXPECT_EQ(steps("9x9"), 527u);
    EXPECT_EQ(steps("4x4"), 16u);

    const MadePuzzle made = made_to({.level = Level::Medium, .fill = FillMethod::Rows}, 1);
    EXPECT_EQ(made.fill_steps, 527u * made.attempts);
    EXPECT_EQ(Digits(made.puzzle.solution.begin(), made.puzzle.solution.begin() + 18),
              (Digits{1, 2, 3, 4, 5, 6, 7, 8, 9, 4, 5, 6, 7, 8, 9, 1, 2, 3}));
    expect_proper(made);
    expect_made_again(made);
    EXPECT_FALSE(has_code(made.recipe));
    for (const char* layout : {"12x12", "jigsaw-9x9", "windoku", "samurai"}) {
        const Layout found = *find_layout(layout);
        GridMaker grids(found);
        const auto filled = grids.fill({.dice = 5, .fill = FillMethod::Rows}, {});
        ASSERT_TRUE(filled) << layout;
        EXPECT_TRUE(clashing_cells(*grids.grid(), Board(filled->solution)).empty()) << layout;
    }
}

TEST(Wishes, WishesThatWereNotThereBeforeChangeNoCode)
{
    const MadePuzzle usual = made_to({.level = Level::Easy}, 3);
    EXPECT_TRUE(has_code(usual.recipe));
    EXPECT_FALSE(has_code(made_to({.level = Level::Easy, .most_in_row = 5}, 3).recipe));
    EXPECT_FALSE(has_code(made_to({.level = Level::Easy, .digits_in_order = true}, 3).recipe));
}

TEST(Wishes, ImpossibleOnesAreNamed)
{
    EXPECT_EQ(reason({}), "");
    EXPECT_EQ(reason({.givens = 30, .givens_in_row = 3, .most_in_row = 4}), "");
    EXPECT_EQ(reason({.layout = "4x4", .givens = 16}),
              "So many givens leave no cell to fill: the board has 16 cells");
    EXPECT_EQ(reason({.layout = "4x4", .givens_in_row = 4}),
              "So many givens leave no cell to fill: the board has 16 cells");
    EXPECT_EQ(reason({.givens_in_row = 4, .most_in_row = 3}),
              "At least 4 and at most 3 givens in a row contradict each other");
    EXPECT_EQ(reason({.givens = 40, .most_in_row = 4}),
              "40 givens don't fit with at most 4 in each of 9 rows");
    EXPECT_EQ(reason({.givens = 20, .givens_in_row = 3}),
              "3 givens in each of 9 rows are more than 20");
    EXPECT_EQ(reason({.most_in_row = 1}),
              "A classic Sudoku with one solution has at least 17 givens");
    EXPECT_EQ(reason({.layout = "killer-9x9", .most_in_row = 1}), "") << "its cages say enough";
    EXPECT_EQ(
        reason(
            {.layout = "killer-9x9", .level = Level::Hard, .technique = find_technique("x_wing")}),
        "On boards with cages no technique can be chosen");
    EXPECT_EQ(reason({.level = Level::Easy, .technique = find_technique("x_wing")}),
              "The technique is too hard for this level: choose a harder level");
    EXPECT_NE(reason({.fill = FillMethod::Transform, .digits_in_order = true}), "");
}

TEST(Wishes, AreCountedAndTakenBack)
{
    PuzzleSpec spec{.layout = "6x6", .level = Level::Medium, .seed = 9};
    EXPECT_EQ(count_wishes(spec), 0);
    const PuzzleSpec usual = spec;
    spec.is_minimal = true;
    spec.givens_in_row = 2;
    spec.digits_in_order = true;
    EXPECT_EQ(count_wishes(spec), 3);
    EXPECT_EQ(without_wishes(spec), usual);
}

class WishesOnDisk : public StoreTest {};

TEST_F(WishesOnDisk, ComeBackWithTheGame)
{
    SavedGame saved = game_of(rich_session());
    saved.spec.technique = find_technique("x_wing");
    saved.spec.givens = 9;
    saved.spec.givens_in_row = 1;
    saved.spec.most_in_row = 3;
    saved.spec.is_minimal = true;
    saved.spec.digits_in_order = true;
    SaveFolder folder = open();
    ASSERT_TRUE(folder.save(saved));
    EXPECT_NE(bytes_of(game()).find("most_in_row"), std::string::npos);
    const auto read = folder.load_game("one");
    ASSERT_TRUE(read);
    EXPECT_EQ(read->spec, saved.spec);
    saved.spec = without_wishes(saved.spec);
    ASSERT_TRUE(folder.save(saved));
    EXPECT_EQ(bytes_of(game()).find("most_in_row"), std::string::npos)
        << "games without wishes are written as before";
}

} // namespace
} // namespace engine
