// Cages as people draw them: without a sum, with cells that touch at corners only or are apart, and
// overlapping. They are solved, written, saved and known again as all others are.

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "engine/base/letters.h"
#include "engine/formats/playable.h"
#include "engine/grid/fingerprint.h"
#include "engine/recipe/recipe.h"
#include "engine/rules/drawn_grid.h"
#include "engine/solve/search.h"
#include "engine/solve/singles.h"
#include "engine/store/documents/play_document.h"
#include "engine/text/contradiction.h"
#include "engine/text/puzzle_line.h"
#include "tests/engine/search_grids.h"
#include "tests/engine/slow_count.h"
#include "tests/engine/store_scene.h"

namespace engine {
namespace {

// Any cells whose digits differ in the solution, of any number of cages, about half with a sum.
std::vector<Cage>
free_cages(const Grid& plain, const Digits& solution, std::size_t count, std::mt19937& dice)
{
    std::vector<Cage> cages(count);
    for (Cage& cage : cages) {
        const std::size_t most = 2 + dice() % 3;
        DigitSet digits;
        for (int tries = 0; tries < 20 && cage.cells.size() < most; ++tries) {
            const Cell cell = plain.cells()[dice() % plain.cells().size()];
            if (digits.has(solution[cell]))
                continue;
            digits = digits.with(solution[cell]);
            cage.cells.push_back(cell);
        }
        std::ranges::sort(cage.cells);
        cage.sum = dice() % 2 == 0 ? 0 : sum_of(cage.cells, solution);
    }
    return cages;
}

Puzzle killer_4x4(std::vector<Cage> cages)
{
    Puzzle puzzle = puzzle_4x4();
    puzzle.grid = with_cages(puzzle.grid, std::move(cages));
    return puzzle;
}

Cage cage_of(std::initializer_list<int> cells, int sum = 0)
{
    Cage cage{.cells = {}, .sum = sum};
    for (const int cell : cells)
        cage.cells.push_back(Cell::at(cell));
    return cage;
}

// In the solution 1234341221434321: without a sum, overlapping and apart.
const std::vector<Cage> three_cages = {cage_of({1, 6, 11}), cage_of({0, 1}, 3),
                                       cage_of({3, 13, 14}, 9)};

TEST(FreeCages, TheSearchAgreesWithTheSlowCount)
{
    std::mt19937 dice(44);
    int counts[3] = {};
    for (int round = 0; round < 400; ++round) {
        const bool is_small = round % 2 == 0;
        const Puzzle puzzle = is_small ? puzzle_4x4() : puzzle_6x6();
        const auto grid = with_cages(
            puzzle.grid, free_cages(*puzzle.grid, puzzle.solution, is_small ? 5 : 9, dice));
        Digits givens = puzzle.solution;
        for (Digit& digit : givens)
            digit = dice() % 100 < (is_small ? 90U : 75U) ? no_digit : digit;
        if (round % 4 == 1)
            givens[dice() % givens.size()] = static_cast<Digit>(1 + dice() % 4);
        const int found = search(*grid, givens, {.solutions = 3}).count;
        EXPECT_EQ(found, count_slowly(*grid, givens, 3)) << round;
        ++counts[std::min(found, 2)];
        if (found != 1)
            continue;
        const Digits filled = fill_singles(*grid, givens, Singles::All);
        const Digits only = search(*grid, givens).solutions.front();
        for (const Cell cell : grid->cells())
            EXPECT_TRUE(filled[cell] == no_digit || filled[cell] == only[cell]) << round;
    }
    EXPECT_TRUE(std::ranges::all_of(counts, [](int count) { return count > 10; }));
}

TEST(FreeCages, ACageWithoutASumOnlyKeepsItsDigitsApart)
{
    const Puzzle puzzle = killer_4x4({cage_of({0, 5, 10})});
    EXPECT_TRUE(puzzle.grid->peers_of(Cell::at(0)).has(Cell::at(10)));
    Digits digits(16, no_digit);
    digits[0] = 4;
    EXPECT_FALSE(find_contradiction(puzzle.grid, digits));
    digits[10] = 4;
    EXPECT_EQ(find_contradiction(puzzle.grid, digits)->kind, Contradiction::Kind::EqualDigits);
}

TEST(FreeCages, ALineListsThem)
{
    const auto layout = find_layout("4x4+killer");
    ASSERT_TRUE(layout);
    const Puzzle puzzle = killer_4x4(three_cages);
    const std::string line = to_line(*layout, *puzzle.grid, puzzle.givens);
    EXPECT_TRUE(line.ends_with(",@r1c2r2c3r3c4,3@r1c1r1c2,9@r1c4r4c2r4c3")) << line;
    const auto read = parse_puzzle_line(line);
    ASSERT_TRUE(read) << in_english(read.why());
    EXPECT_EQ(*read->grid, *puzzle.grid);
    EXPECT_EQ(read->givens, puzzle.givens);
    EXPECT_EQ(read->layout->id, layout->id);
    for (const char* wrong : {"@", "@r1c1r1c1", "326@r1c1", "0@r1c1", "@r5c1", "@r1", "r1c1",
                              "3@r1c1x", "@r1c1r1c2r1c3r1c4r2c1"})
        EXPECT_FALSE(parse_puzzle_line("4x4+killer:p," + std::string(wrong) + ",@r1c1r2c2"))
            << wrong;
    std::string crowded = "4x4+killer:p";
    for (int cage = 0; cage < most_cages_of_cell; ++cage)
        crowded += ",@r1c1r2c2";
    EXPECT_TRUE(parse_puzzle_line(crowded));
    EXPECT_FALSE(parse_puzzle_line(crowded + ",@r1c1r2c2"));
}

// As in every version before: lines between cells, and sums.
TEST(FreeCages, OtherCagesAreWrittenAsBefore)
{
    const Puzzle puzzle = killer_4x4({cage_of({0, 1}, 3), cage_of({2, 3, 7}, 9)});
    EXPECT_EQ(to_line(*find_layout("4x4+killer"), *puzzle.grid, puzzle.givens).find('@'),
              std::string::npos);
    EXPECT_EQ(version_needed(Session(puzzle), SavedLog::Whole), 1);
}

TEST(FreeCages, ARecipeMakesThemAgain)
{
    std::mt19937 dice(45);
    const auto layout = find_layout("6x6+killer");
    for (int round = 0; round < 50; ++round) {
        Puzzle puzzle = puzzle_6x6();
        puzzle.grid =
            with_cages(puzzle.grid, free_cages(*puzzle.grid, puzzle.solution, 1 + round % 7, dice));
        const Recipe recipe = recipe_of(*layout, puzzle);
        const std::string text = to_text(recipe);
        const auto read = parse_recipe(text);
        ASSERT_TRUE(read) << text;
        EXPECT_EQ(*read, recipe);
        const auto again = remake(*read);
        ASSERT_TRUE(again) << in_english(again.why());
        EXPECT_EQ(again->solution, puzzle.solution);
        EXPECT_EQ(again->givens, puzzle.givens);
        EXPECT_EQ(fingerprint_of(*again), fingerprint_of(puzzle));
    }
}

// The borders between cells would make a cage of the cells that are in none.
TEST(FreeCages, ARecipeLeavesCellsToNoCage)
{
    const Puzzle puzzle = killer_4x4({cage_of({0, 1}, 3), cage_of({2, 3, 7}, 9)});
    const auto read = parse_recipe(to_text(recipe_of(*find_layout("4x4+killer"), puzzle)));
    ASSERT_TRUE(read);
    const auto again = remake(*read);
    ASSERT_TRUE(again) << in_english(again.why());
    EXPECT_EQ(*again->grid, *puzzle.grid);
}

TEST(FreeCages, AreSavedAsAVersionOfTheirOwn)
{
    for (const Cage& cage : three_cages) {
        const bool is_usual = cage.cells.size() == 2;
        EXPECT_EQ(version_needed(Session(killer_4x4({cage})), SavedLog::Whole), is_usual ? 1 : 6);
        EXPECT_EQ(version_needed(Session(killer_4x4({cage})), SavedLog::OnlyBoard),
                  is_usual ? 1 : 6);
    }
    EXPECT_EQ(version_needed(Session(killer_4x4({cage_of({0, 1}, 3), cage_of({1, 2}, 5)})),
                             SavedLog::Whole),
              6)
        << "they overlap";
}

using SavesOfFreeCages = StoreTest;

TEST_F(SavesOfFreeCages, ComeBack)
{
    SaveFolder folder = open();
    Scenario scenario(killer_4x4(three_cages));
    scenario.play("r1c2=2 r1c4?4");
    ASSERT_TRUE(folder.save(game_of(scenario.session)));
    EXPECT_TRUE(bytes_of(game()).starts_with("cronodoku game 6 "));
    const auto loaded = folder.load_game("one");
    ASSERT_TRUE(loaded) << in_english(loaded.why());
    EXPECT_EQ(loaded->session.grid(), scenario.session.grid());
    EXPECT_EQ(loaded->session.board(), scenario.session.board());
}

// Without sums the digits have no names; cages turn with the board.
TEST(FreeCages, AreKnownAgain)
{
    const Puzzle without = killer_4x4({cage_of({0, 5, 10})});
    Digits renamed = without.givens;
    for (Digit& digit : renamed)
        digit = digit == no_digit ? no_digit : static_cast<Digit>(5 - digit);
    EXPECT_EQ(fingerprint_of(*without.grid, renamed).form, fingerprint_of(without).form);
    const Puzzle with = killer_4x4({cage_of({0, 5, 10}, 9)});
    EXPECT_NE(fingerprint_of(*with.grid, renamed).form, fingerprint_of(with).form);
    EXPECT_NE(fingerprint_of(with).board, fingerprint_of(without).board);
}

TEST(FreeCages, ArePlayedAndMadeAgain)
{
    const Puzzle puzzle = killer_4x4(three_cages);
    const auto found =
        find_puzzle(to_line(*find_layout("4x4+killer"), *puzzle.grid, puzzle.givens));
    ASSERT_TRUE(found) << in_english(found.why());
    const auto made = to_play(found->puzzle);
    ASSERT_TRUE(made) << in_english(made.why());
    EXPECT_EQ(made->puzzle.solution, puzzle.solution);
    const auto again = remake(*parse_recipe(to_text(made->recipe)));
    ASSERT_TRUE(again);
    EXPECT_EQ(fingerprint_of(*again), fingerprint_of(puzzle));
}

} // namespace
} // namespace engine
