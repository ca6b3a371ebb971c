// Puzzles from elsewhere that are to be played: found in a text, judged, refused with a sentence.

#include "engine/formats/playable.h"

#include <algorithm>
#include <gtest/gtest.h>

#include "engine/text/notation.h"
#include "engine/text/translations.h"
#include "tests/engine/formats/format_called.h"
#include "tests/engine/formats/shared_puzzles.h"

namespace engine {
namespace {

const std::string newspaper =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8.."
    "79";

Result<MadePuzzle> play(std::string_view text)
{
    const auto found = find_puzzle(text);
    return found ? to_play(found->puzzle) : Result<MadePuzzle>(Failure{found.why()});
}

std::string why_not(std::string_view text)
{
    const auto made = play(text);
    return made ? "" : Translations().tr(made.why());
}

TEST(Playable, ALineIsPlayedAsItIs)
{
    const auto made = play(newspaper);
    ASSERT_TRUE(made) << Translations().tr(made.why());
    EXPECT_EQ(to_text(made->puzzle.givens), newspaper);
    EXPECT_EQ(made->level, Level::Beginner);
    EXPECT_TRUE(std::ranges::none_of(made->puzzle.solution, [](Digit d) { return d == no_digit; }));
}

TEST(Playable, ItsRecipeMakesItAgain)
{
    const auto made = play(newspaper);
    ASSERT_TRUE(made);
    const auto recipe = parse_recipe(to_text(made->recipe));
    ASSERT_TRUE(recipe);
    const auto again = remake_proper(*recipe);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->givens, made->puzzle.givens);
    EXPECT_EQ(again->solution, made->puzzle.solution);
}

TEST(Playable, TheFirstOfManyIsFound)
{
    const auto found = find_puzzle("# a comment\n" + newspaper + "\n" + newspaper + "\n");
    ASSERT_TRUE(found);
    EXPECT_TRUE(found->is_followed);
    EXPECT_FALSE(find_puzzle(newspaper)->is_followed);
}

TEST(Playable, SaysWhyAPuzzleIsNotPlayed)
{
    std::string clash = newspaper;
    clash[2] = '5';
    EXPECT_EQ(why_not(clash), "It has no solution: 5 is in both R1C1 and R1C3.");
    std::string mistyped = newspaper;
    mistyped[2] = '1';
    EXPECT_EQ(why_not(mistyped), "It has no solution: a digit may be mistyped.");
    std::string open = newspaper;
    open[0] = '.';
    open[1] = '.';
    open[4] = '.';
    EXPECT_EQ(why_not(open), "It has several solutions: a given may be missing.");
    EXPECT_EQ(why_not(to_text(play(newspaper)->puzzle.solution)),
              "It is solved already: every cell has a digit.");
    EXPECT_EQ(why_not(" \n"), "It is empty.");
    EXPECT_EQ(why_not(newspaper.substr(1)), "found 80 cells, needed 81");
}

// What players copy from f-puzzles and SudokuPad, in the editor and on the title.
TEST(Playable, LinksOfOthersAreFoundOrExplained)
{
    const SharedPuzzle printed = find_puzzle(newspaper)->puzzle;
    const auto puzzle = shared_puzzle_in(write(format_called("fpuzzles"), printed));
    ASSERT_TRUE(puzzle);
    EXPECT_EQ(to_text(puzzle->givens), newspaper);
    EXPECT_TRUE(shared_puzzle_in("scfo0BsUqoFERchBnNOWFpKIa"));
    const auto named = shared_puzzle_in("https://sudokupad.app/abc123");
    ASSERT_FALSE(named);
    EXPECT_EQ(named.why().text.substr(0, 27), "this link only names a puzz");
    EXPECT_FALSE(might_be_code("https://sudokupad.app/abc123"));
    EXPECT_TRUE(might_be_code("4F2A-91C3"));
}

// Every kind of layout that a text can hold can be played, saved and remade.
TEST(Playable, PuzzlesOfEveryLayoutComeBackFromTheirLine)
{
    for (const Layout& layout : all_layouts()) {
        if (layout.size > 12)
            continue; // takes long
        const auto made = make_puzzle({.layout = layout.id, .seed = 5});
        ASSERT_TRUE(made);
        const auto again = play(to_line(layout, *made->puzzle.grid, made->puzzle.givens));
        ASSERT_TRUE(again) << layout.id << ": " << Translations().tr(again.why());
        EXPECT_EQ(again->puzzle.givens, made->puzzle.givens) << layout.id;
        EXPECT_EQ(again->puzzle.solution, made->puzzle.solution) << layout.id;
        EXPECT_EQ(again->level, made->level) << layout.id;
    }
}

} // namespace
} // namespace engine
