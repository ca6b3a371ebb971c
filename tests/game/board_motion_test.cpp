#include <gtest/gtest.h>

#include "game/motion/board_motion.h"
#include "tests/game/play_fixture.h"

namespace game {
namespace {

using engine::MonotonicTime;

class Motion : public testing::Test {
protected:
    CellMotion at(int row, int column, int milliseconds) const
    {
        const std::vector<CellMotion> cells = motion.cells(MonotonicTime{milliseconds});
        return cells.empty() ? CellMotion{} : cells[cell_at(row, column).index];
    }
    // Into the cell in row 1, column 2.
    void write(engine::Digit digit)
    {
        engine::Board after = board;
        after.write_digit(cell_at(1, 2), digit);
        motion.board_changed(board, after, MonotonicTime{0});
        board = after;
    }

    engine::Puzzle puzzle = small_puzzle();
    engine::Board board = engine::Board(puzzle.givens);
    BoardMotion motion{*puzzle.grid};
};

TEST_F(Motion, ADigitGrowsPastItsSizeAndComesBack)
{
    write(2);
    EXPECT_NEAR(at(1, 2, 0).scale, 0.72, 0.01);
    EXPECT_GT(at(1, 2, 90).scale, 1.0);
    EXPECT_NEAR(at(1, 2, 150).scale, 1.0, 0.001);
    EXPECT_EQ(at(1, 1, 0).scale, 1.0);
    EXPECT_FALSE(motion.advance(MonotonicTime{150}));
    EXPECT_TRUE(motion.cells(MonotonicTime{150}).empty());
}

TEST_F(Motion, IsTheSameHoweverManyFramesThereAre)
{
    write(2);
    BoardMotion often = motion;
    for (int time = 0; time < 100; ++time)
        often.advance(MonotonicTime{time});
    EXPECT_EQ(often.cells(MonotonicTime{100})[1].scale, at(1, 2, 100).scale);
}

TEST_F(Motion, AnErasedDigitFades)
{
    write(2);
    motion.advance(MonotonicTime{1000});
    write(engine::no_digit);
    EXPECT_EQ(at(1, 2, 0).leaving, 2);
    EXPECT_EQ(at(1, 2, 0).leaving_opacity, 100);
    EXPECT_LT(at(1, 2, 60).leaving_opacity, 50);
    EXPECT_LT(at(1, 2, 60).leaving_scale, 0.9);
}

TEST_F(Motion, CalmFadesAndMovesNothing)
{
    motion.set_amount(MotionAmount::Calm);
    write(2);
    EXPECT_EQ(at(1, 2, 0).opacity, 0);
    EXPECT_EQ(at(1, 2, 45).scale, 1.0);
    motion.clashed({cell_at(1, 1)}, MonotonicTime{0});
    motion.given_pressed({cell_at(1, 1)}, MonotonicTime{0});
    motion.houses_completed({0}, cell_at(1, 2), MonotonicTime{0});
    EXPECT_EQ(at(1, 1, 50).shift, 0.0);
    EXPECT_EQ(at(1, 1, 50).scale, 1.0);
    EXPECT_GT(at(1, 1, 50).light, 0);
    EXPECT_EQ(at(1, 1, 50).light, at(1, 4, 50).light); // all cells together
    EXPECT_TRUE(motion.sparks(MonotonicTime{50}).empty());
}

TEST_F(Motion, OffMeansThatNothingEverMoves)
{
    motion.set_amount(MotionAmount::Off);
    write(2);
    write(engine::no_digit);
    motion.clashed({cell_at(1, 1)}, MonotonicTime{0});
    motion.digit_finished({cell_at(1, 1)}, MonotonicTime{0});
    motion.houses_completed({0, 4, 8}, cell_at(1, 2), MonotonicTime{0});
    EXPECT_FALSE(motion.is_moving());
}

TEST_F(Motion, LightRunsBothWaysFromTheCell)
{
    motion.houses_completed({0}, cell_at(1, 2), MonotonicTime{0}); // row 1
    ASSERT_EQ(puzzle.grid->house(0).kind, engine::HouseKind::Row);
    EXPECT_GT(at(1, 2, 20).light, 0);
    EXPECT_EQ(at(1, 3, 20).light, 0);
    EXPECT_EQ(at(1, 1, 40).light, at(1, 3, 40).light);
    EXPECT_GT(at(1, 1, 40).light, at(1, 4, 40).light);
    EXPECT_FALSE(motion.sparks(MonotonicTime{100}).empty());
    EXPECT_FALSE(motion.advance(MonotonicTime{2000}));
}

TEST_F(Motion, NeverHoldsMoreThanItHasRoomFor)
{
    for (int i = 0; i < 2000; ++i)
        motion.houses_completed({0, 4, 8}, cell_at(1, 2), MonotonicTime{i});
    EXPECT_LE(motion.sparks(MonotonicTime{2100}).size(), 256u);
    EXPECT_FALSE(motion.advance(MonotonicTime{9000}));
}

class MotionInPlay : public PlaySceneTest {};

TEST_F(MotionInPlay, WakesTheLoopWhileItLastsAndNoLonger)
{
    desk.settings.show_clock = false;
    go_to(1, 2);
    player.wait(3000);
    EXPECT_GT(scene().next_change(), engine::PlayTime{1000});
    player.press(numeral(2));
    EXPECT_EQ(scene().next_change(), engine::PlayTime{16});
    player.wait(200);
    player.wait(3000);
    EXPECT_GT(scene().next_change(), engine::PlayTime{1000});
}

TEST_F(MotionInPlay, InputDoesNotWaitForIt)
{
    go_to(1, 2);
    player.press(numeral(2));
    player.press(key(Key::Right));
    player.press(numeral(3));
    EXPECT_EQ(digit_at(1, 2), 2);
    EXPECT_EQ(digit_at(1, 3), 3);
}

} // namespace
} // namespace game
