// What the digits on a board leave of the combinations of cages, and of the digits of each cell.

#include "engine/play/possible_digits.h"

#include <memory>

#include <gtest/gtest.h>

#include "engine/play/session.h"
#include "engine/rules/layout.h"
#include "engine/store/documents/play_document.h"
#include "engine/text/notation.h"

namespace engine {
namespace {

DigitSet digits_in(std::initializer_list<int> digits)
{
    DigitSet set;
    for (const int digit : digits)
        set = set.with(static_cast<Digit>(digit));
    return set;
}

// Rows, columns and boxes of nine, with these cages.
std::shared_ptr<const Grid> classic_with(const std::vector<Cage>& cages)
{
    GridBuilder builder(9);
    const auto plain = make_grid(*find_layout("9x9"));
    for (const House& house : plain->houses())
        builder.add_house(house.kind, house.cells);
    for (const Cage& cage : cages)
        builder.add_cage(cage);
    return std::make_shared<const Grid>(std::move(builder).build());
}

Cell spot_at(int row, int column)
{
    return Cell::at((row - 1) * 9 + column - 1);
}

std::vector<DigitSet> possible_of(const Grid& grid, const Board& board, int cage)
{
    std::vector<DigitSet> possible;
    const auto all = combinations_of_cage(grid.cages()[cage], grid, board);
    for (const CageCombination& each : *all) {
        if (each.is_possible)
            possible.push_back(each.digits);
    }
    return possible;
}

const Cells corner = {spot_at(1, 1), spot_at(1, 2), spot_at(1, 3)};

TEST(PossibleDigits, ACombinationIsOutWithoutADigitThatTheCageHolds)
{
    const auto grid = classic_with({{corner, 8}});
    Board board(Digits(81, no_digit));
    EXPECT_EQ(possible_of(*grid, board, 0),
              (std::vector{digits_in({1, 2, 5}), digits_in({1, 3, 4})}));
    board.write_digit(spot_at(1, 2), 5);
    EXPECT_EQ(possible_of(*grid, board, 0), std::vector{digits_in({1, 2, 5})});
    EXPECT_EQ(combinations_of_cage(grid->cages()[0], *grid, board)->size(), 2U) << "all are listed";
    board.write_digit(spot_at(1, 3), 5);
    EXPECT_TRUE(possible_of(*grid, board, 0).empty()) << "no combination has a digit twice";
}

TEST(PossibleDigits, EachDigitOfACombinationNeedsACellOfItsOwn)
{
    const auto grid = classic_with({{corner, 8}});
    Board board(Digits(81, no_digit));
    board.write_digit(spot_at(5, 1), 3);
    board.write_digit(spot_at(6, 2), 3);
    board.write_digit(spot_at(7, 1), 4);
    EXPECT_EQ(possible_of(*grid, board, 0).size(), 2U) << "4 in the second cell, 3 in the third";
    board.write_digit(spot_at(8, 2), 4);
    EXPECT_EQ(possible_of(*grid, board, 0), std::vector{digits_in({1, 2, 5})})
        << "of 1, 3 and 4 two cells can only be the 1";
}

TEST(PossibleDigits, ThoseThatNoCombinationAllowsAreNotPossible)
{
    const auto grid = classic_with({{corner, 8}, {{spot_at(9, 8), spot_at(9, 9)}, 0}});
    Board board(Digits(81, no_digit));
    EXPECT_EQ(possible_digits(*grid, board)[spot_at(1, 1).index], digits_in({1, 2, 3, 4, 5}));
    EXPECT_EQ(possible_digits(*grid, board)[spot_at(9, 9).index], DigitSet::up_to(9)) << "no sum";
    board.write_digit(spot_at(1, 3), 5);
    EXPECT_EQ(possible_digits(*grid, board)[spot_at(1, 1).index], digits_in({1, 2}));
    EXPECT_EQ(possible_digits(*grid, board)[spot_at(1, 4).index],
              DigitSet::up_to(9).without(Digit{5}));
    EXPECT_TRUE(possible_digits(*grid, board)[spot_at(1, 3).index].empty()) << "it holds a digit";
}

// A note that no combination of its cage allows is struck like one that another cell rules out.
TEST(PossibleDigits, NotesAreJudgedWithCages)
{
    Puzzle puzzle;
    puzzle.grid = classic_with({{corner, 6}});
    puzzle.givens = Digits(81, no_digit);
    puzzle.solution = *parse_digits(
        "123456789456789123789123456231674895875912364694538217317265948542897631968341572",
        *puzzle.grid);
    Session session(puzzle);
    session.act(ToggleCentreNote{{spot_at(1, 1)}, 3}, PlayTime{1});
    EXPECT_FALSE(would_tell_anything(session, StrikeNotes{}));
    session.act(ToggleCentreNote{{spot_at(1, 1)}, 4}, PlayTime{2});
    EXPECT_TRUE(would_tell_anything(session, StrikeNotes{})) << "the cage holds 1, 2 and 3";
    EXPECT_EQ(session.stats().wrong_entries, 0) << "a note is never wrong";
}

TEST(PossibleDigits, CombinationsTellSomethingWhileACageHasAnEmptyCell)
{
    Puzzle puzzle;
    puzzle.grid =
        classic_with({{{spot_at(1, 1), spot_at(1, 2)}, 3}, {{spot_at(9, 8), spot_at(9, 9)}, 0}});
    puzzle.givens = Digits(81, no_digit);
    puzzle.solution = *parse_digits(
        "123456789456789123789123456231674895875912364694538217317265948542897631968341572",
        *puzzle.grid);
    Session session(puzzle);
    EXPECT_TRUE(would_tell_anything(session, StrikeSums{}));
    session.act(PlaceDigit{{spot_at(1, 1)}, 1}, PlayTime{1});
    EXPECT_TRUE(would_tell_anything(session, StrikeSums{}));
    session.act(PlaceDigit{{spot_at(1, 2)}, 2}, PlayTime{2});
    EXPECT_FALSE(would_tell_anything(session, StrikeSums{}));
    EXPECT_TRUE(would_end_clean_run(session, StrikeSums{}));
    session.act(StrikeSums{}, PlayTime{3});
    EXPECT_FALSE(session.stats().clean());
}

// Older programs would take such a log for damaged.
TEST(PossibleDigits, ThatTheyWereStruckIsASaveOfItsOwn)
{
    Puzzle puzzle;
    puzzle.grid = classic_with({{{spot_at(1, 1), spot_at(1, 2)}, 3}});
    puzzle.givens = Digits(81, no_digit);
    puzzle.solution = Digits(81, Digit{1});
    Session session(puzzle);
    session.act(PlaceDigit{{spot_at(1, 1)}, 1}, PlayTime{1});
    EXPECT_EQ(version_needed(session, SavedLog::Whole), 1);
    session.act(StrikeSums{}, PlayTime{2});
    EXPECT_EQ(version_needed(session, SavedLog::Whole), 6);
    EXPECT_EQ(version_needed(session, SavedLog::OnlyBoard), 6);
}

} // namespace
} // namespace engine
