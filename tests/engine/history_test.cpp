#include "engine/play/history.h"

#include <gtest/gtest.h>

namespace engine {
namespace {

Board with_digit(const Board& board, Cell cell, Digit digit)
{
    Board next = board;
    next.write_digit(cell, digit);
    return next;
}

TEST(History, WalksBackAndForth)
{
    const Board start(Digits{1, 0, 0, 0});
    const Board second = with_digit(start, Cell{1}, 2);
    const Board third = with_digit(second, Cell{2}, 3);
    History history(start);
    history.push(second);
    history.push(third);
    history.undo();
    EXPECT_EQ(history.board(), second);
    history.undo();
    EXPECT_EQ(history.board(), start);
    EXPECT_FALSE(history.can_undo());
    history.redo();
    history.redo();
    EXPECT_EQ(history.board(), third);
    EXPECT_FALSE(history.can_redo());
}

TEST(History, ANewBoardDropsWhatCouldBeRedone)
{
    const Board start(Digits{0, 0, 0, 0});
    History history(start);
    history.push(with_digit(start, Cell{1}, 2));
    history.undo();
    history.push(with_digit(start, Cell{1}, 3));
    EXPECT_FALSE(history.can_redo());
    history.undo();
    EXPECT_EQ(history.board(), start);
}

} // namespace
} // namespace engine
