#include <gtest/gtest.h>

#include "game/motion/board_motion.h"
#include "tests/game/play_fixture.h"

namespace game {
namespace {

using engine::HouseIndex;
using engine::MonotonicTime;

class Motion : public testing::Test {
protected:
    const BoardMoment& moment(int milliseconds) const
    {
        return motion.moment(MonotonicTime{milliseconds});
    }
    CellMotion at(int row, int column, int milliseconds) const
    {
        return moment(milliseconds).of(cell_at(row, column));
    }
    // Into the cell in row 1, column 2.
    void write(engine::Digit digit, int now = 0)
    {
        change([digit](engine::Board& after) { after.write_digit(cell_at(1, 2), digit); }, now);
    }
    template <typename Change>
    void change(Change change, int now = 0)
    {
        engine::Board after = board;
        change(after);
        motion.board_changed(board, after, MonotonicTime{now});
        board = after;
    }
    void note(engine::DigitSet notes, int now = 0)
    {
        change([notes](engine::Board& after) { after.write_corner_notes(cell_at(1, 2), notes); },
               now);
    }
    engine::HouseIndex first_of(engine::HouseKind kind) const
    {
        for (engine::HouseIndex house : puzzle.grid->house_indexes()) {
            if (puzzle.grid->house(house).kind == kind)
                return house;
        }
        return engine::no_house;
    }

    engine::Puzzle puzzle = small_puzzle();
    engine::Board board = engine::Board(puzzle.givens);
    BoardMotion motion{*puzzle.grid};
};

TEST_F(Motion, ADigitGrowsPastItsSizeAndComesBack)
{
    write(2);
    EXPECT_NEAR(at(1, 2, 0).scale, 0.72, 0.01);
    double largest = 0;
    for (int time = 0; time < 150; ++time)
        largest = std::max(largest, at(1, 2, time).scale);
    EXPECT_NEAR(largest, 1.06, 0.003);
    EXPECT_NEAR(at(1, 2, 149).scale, 1.0, 0.01);
    EXPECT_EQ(at(1, 1, 0).scale, 1.0);
    EXPECT_FALSE(motion.advance(MonotonicTime{150}));
    EXPECT_TRUE(moment(150).cells.empty());
}

TEST_F(Motion, IsTheSameHoweverManyFramesThereAre)
{
    write(2);
    motion.houses_completed({HouseIndex{0}}, cell_at(1, 2), MonotonicTime{0});
    BoardMotion often = motion;
    for (int time = 0; time < 100; ++time)
        often.advance(MonotonicTime{time});
    const BoardMoment& there = often.moment(MonotonicTime{100});
    EXPECT_EQ(there.of(cell_at(1, 2)).scale, at(1, 2, 100).scale);
    ASSERT_EQ(there.sparks.size(), moment(100).sparks.size());
    EXPECT_EQ(there.sparks.front().x, moment(100).sparks.front().x);
}

TEST_F(Motion, AnErasedDigitShrinksAndFades)
{
    write(2);
    motion.advance(MonotonicTime{1000});
    write(engine::no_digit);
    EXPECT_EQ(at(1, 2, 0).leaving, 2);
    EXPECT_EQ(at(1, 2, 0).leaving_opacity, 100);
    EXPECT_LT(at(1, 2, 60).leaving_opacity, 50);
    EXPECT_NEAR(at(1, 2, 60).leaving_scale, 1 - 0.2 * 60 / 90, 0.01);
}

TEST_F(Motion, AnotherDigitInTheCellBeginsAnew)
{
    write(2);
    write(3, 60);
    EXPECT_NEAR(at(1, 2, 60).scale, 0.72, 0.01);
    write(engine::no_digit, 100);
    EXPECT_EQ(at(1, 2, 110).leaving, 3);
    EXPECT_EQ(at(1, 2, 110).scale, 1);
}

TEST_F(Motion, ANoteGrowsAndShrinksAtItsPlace)
{
    note(engine::DigitSet::only(2));
    ASSERT_EQ(moment(0).notes.size(), 1u);
    EXPECT_TRUE(at(1, 2, 0).notes_move);
    EXPECT_NEAR(moment(0).notes[0].scale, 0.6, 0.01);
    EXPECT_GT(moment(70).notes[0].scale, 1.0);
    EXPECT_FALSE(moment(0).notes[0].leaving);
    note({}, 200);
    motion.advance(MonotonicTime{200});
    ASSERT_EQ(moment(200).notes.size(), 1u);
    EXPECT_TRUE(moment(200).notes[0].leaving);
    EXPECT_EQ(moment(245).notes[0].opacity, 50);
    EXPECT_NEAR(moment(245).notes[0].scale, 0.9, 0.01);
}

TEST_F(Motion, NotesOfPeersFadeWhenADigitTakesThem)
{
    note(engine::DigitSet::only(2).with(3));
    motion.advance(MonotonicTime{1000});
    change(
        [](engine::Board& after) {
            after.write_digit(cell_at(1, 3), 2);
            after.write_corner_notes(cell_at(1, 2), engine::DigitSet::only(3));
        },
        1000);
    ASSERT_EQ(moment(1060).notes.size(), 1u);
    EXPECT_EQ(moment(1060).notes[0].digit, 2);
    EXPECT_EQ(moment(1060).notes[0].opacity, 50); // of 120 ms
    motion.advance(MonotonicTime{1120});
    EXPECT_TRUE(moment(1120).notes.empty());
}

TEST_F(Motion, ClashingDigitsAreJoinedByALine)
{
    motion.clashed({cell_at(1, 2)}, {cell_at(1, 4)}, MonotonicTime{0});
    ASSERT_EQ(moment(10).clashes.size(), 1u);
    EXPECT_EQ(moment(10).clashes[0].to, cell_at(1, 4));
    EXPECT_LT(moment(10).clashes[0].drawn, 0.5);
    EXPECT_EQ(moment(150).clashes[0].drawn, 1);
    EXPECT_EQ(moment(150).clashes[0].opacity, 100);
    EXPECT_LT(moment(300).clashes[0].opacity, 30);
    EXPECT_NE(at(1, 2, 20).shift, 0);
    EXPECT_LE(std::abs(at(1, 2, 20).shift), 3);
    EXPECT_EQ(at(1, 4, 20).shift, 0);
    EXPECT_FALSE(motion.advance(MonotonicTime{320}));
}

TEST_F(Motion, AGivenShakesOrItsEdgeBlinks)
{
    motion.given_pressed({cell_at(1, 1)}, MonotonicTime{0});
    EXPECT_NE(at(1, 1, 20).shift, 0);
    EXPECT_EQ(at(1, 1, 20).blink, 0);
    motion.stop();
    motion.set_amount(MotionAmount::Calm);
    motion.given_pressed({cell_at(1, 1)}, MonotonicTime{1000});
    EXPECT_EQ(at(1, 1, 1060).shift, 0);
    EXPECT_EQ(at(1, 1, 1060).blink, 100);
    EXPECT_FALSE(motion.advance(MonotonicTime{1120}));
}

TEST_F(Motion, NothingBlinksMoreThanThreeTimesInASecond)
{
    motion.set_amount(MotionAmount::Calm);
    int blinks = 0;
    bool was_dark = true;
    for (int time = 0; time < 1000; time += 10) {
        motion.given_pressed({cell_at(1, 1)}, MonotonicTime{time});
        motion.advance(MonotonicTime{time});
        const bool dark = at(1, 1, time).blink < 50;
        blinks += was_dark && !dark ? 1 : 0;
        was_dark = dark;
    }
    EXPECT_LE(blinks, 3);
    EXPECT_GE(blinks, 2);
}

TEST_F(Motion, CalmFadesAndMovesNothing)
{
    motion.set_amount(MotionAmount::Calm);
    write(2);
    EXPECT_EQ(at(1, 2, 0).opacity, 0);
    EXPECT_EQ(at(1, 2, 45).opacity, 50);
    EXPECT_EQ(at(1, 2, 45).scale, 1.0);
    motion.clashed({cell_at(1, 1)}, {cell_at(1, 2)}, MonotonicTime{0});
    motion.digit_finished({cell_at(1, 1)}, MonotonicTime{0});
    motion.houses_completed({HouseIndex{0}}, cell_at(1, 2), MonotonicTime{0});
    EXPECT_EQ(at(1, 1, 50).shift, 0.0);
    EXPECT_EQ(at(1, 1, 50).scale, 1.0);
    EXPECT_GT(at(1, 1, 50).light, 0);
    EXPECT_EQ(at(1, 1, 50).light, at(1, 4, 50).light); // all cells together
    EXPECT_TRUE(moment(50).sparks.empty());
    EXPECT_TRUE(moment(50).lines.empty());
    EXPECT_TRUE(moment(50).clashes.empty());
    EXPECT_FALSE(motion.advance(MonotonicTime{240}));
    note(engine::DigitSet::only(3), 300);
    EXPECT_TRUE(moment(340).notes.empty()); // the cell holds a digit
    motion.solved(MonotonicTime{400});
    EXPECT_FALSE(motion.is_moving());
}

TEST_F(Motion, OffMeansThatNothingEverMoves)
{
    motion.set_amount(MotionAmount::Off);
    note(engine::DigitSet::only(3));
    write(2);
    write(engine::no_digit);
    motion.clashed({cell_at(1, 1)}, {cell_at(1, 2)}, MonotonicTime{0});
    motion.given_pressed({cell_at(1, 1)}, MonotonicTime{0});
    motion.digit_finished({cell_at(1, 1)}, MonotonicTime{0});
    motion.houses_completed({HouseIndex{0}, HouseIndex{4}, HouseIndex{8}}, cell_at(1, 2),
                            MonotonicTime{0});
    motion.solved(MonotonicTime{0});
    EXPECT_FALSE(motion.is_moving());
    EXPECT_TRUE(moment(50).cells.empty());
}

TEST_F(Motion, LightRunsBothWaysFromTheCell)
{
    const engine::HouseIndex row = first_of(engine::HouseKind::Row);
    ASSERT_EQ(row, engine::HouseIndex{0});
    motion.houses_completed({row}, cell_at(1, 2), MonotonicTime{0});
    ASSERT_EQ(moment(13).lines.size(), 1u);
    const LineLight early = moment(20).lines[0];
    EXPECT_TRUE(early.runs);
    EXPECT_GT(early.back, 0);
    EXPECT_GT(early.ahead, 0);
    // One cell on the left takes 26 ms, two on the right 52; half a cell more is the end.
    EXPECT_EQ(moment(26).lines[0].back, 1.5);
    EXPECT_LT(moment(26).lines[0].ahead, 2.5);
    EXPECT_EQ(moment(52).lines[0].ahead, 2.5);
    EXPECT_FALSE(moment(52).lines[0].runs);
    EXPECT_FALSE(moment(100).sparks.empty());
}

TEST_F(Motion, DigitsJustBehindTheLightLookLikeGivens)
{
    motion.houses_completed({HouseIndex{0}}, cell_at(1, 1), MonotonicTime{0});
    EXPECT_TRUE(at(1, 1, 5).lit);
    EXPECT_FALSE(at(1, 4, 5).lit);
    EXPECT_TRUE(at(1, 4, 76).lit);
    EXPECT_FALSE(at(1, 4, 76 + 240).lit);
    EXPECT_FALSE(at(2, 1, 30).lit);
}

TEST_F(Motion, DigitsAreRevealedFromACellOutward)
{
    engine::Cells givens;
    for (engine::Cell cell : puzzle.grid->cells()) {
        if (board[cell].digit != engine::no_digit)
            givens.push_back(cell);
    }
    motion.revealed(board, givens.front(), MonotonicTime{0});
    const auto opacity = [this](engine::Cell cell, int time) {
        return moment(time).of(cell).opacity;
    };
    EXPECT_EQ(opacity(givens.back(), 0), 0);
    EXPECT_GT(opacity(givens.front(), 60), opacity(givens.back(), 60));
    for (engine::Cell cell : givens)
        EXPECT_EQ(opacity(cell, 400), 100);
    motion.stop();
    motion.set_amount(MotionAmount::Off);
    motion.revealed(board, givens.front(), MonotonicTime{0});
    EXPECT_FALSE(motion.is_moving());
}

TEST_F(Motion, TheWaveBetweenBoardsIsThereAtOnce)
{
    motion.solved(MonotonicTime{0}, BoardMotion::Wave::BetweenBoards);
    EXPECT_GT(at(1, 1, 60).gold, 0);
    EXPECT_GT(at(4, 4, 500).gold + at(4, 4, 500).solved, 0);
    motion.stop();
    motion.solved(MonotonicTime{0});
    EXPECT_EQ(at(1, 1, 60).gold, 0) << "after a win the board is held first";
}

TEST_F(Motion, DigitsPopAsTheLightPasses)
{
    motion.houses_completed({HouseIndex{0}}, cell_at(1, 2), MonotonicTime{0});
    EXPECT_GT(at(1, 2, 60).scale, 1.05);
    const auto when_largest = [this](int column) {
        int best = 0;
        for (int time = 0; time < 250; ++time) {
            if (at(1, column, time).scale > at(1, column, best).scale)
                best = time;
        }
        EXPECT_NEAR(at(1, column, best).scale, 1.12, 0.001);
        return best;
    };
    EXPECT_LT(when_largest(2), when_largest(3));
    EXPECT_LT(when_largest(3), when_largest(4));
}

TEST_F(Motion, EdgesStayLitAndTheMarkSprings)
{
    motion.houses_completed({HouseIndex{0}}, cell_at(1, 4), MonotonicTime{0});
    // The light runs three cells to the left, 78 ms; the mark on the right pops at once.
    EXPECT_EQ(moment(78 + 230).lines[0].edges, 100);
    EXPECT_LT(moment(78 + 330).lines[0].edges, 40);
    EXPECT_LT(moment(78 + 200).lines[0].trail, 30);
    ASSERT_EQ(moment(26 + 60).marks.size(), 1u);
    EXPECT_NEAR(moment(26 + 60).marks[0].scale, 1.5, 0.01);
    double least = 2;
    for (int time = 26; time < 26 + 320; ++time)
        least = std::min(least, moment(time).marks[0].scale);
    EXPECT_LT(least, 1); // it swings
    EXPECT_GT(least, 0.85);
    EXPECT_TRUE(moment(26 + 320).marks.empty());
}

TEST_F(Motion, ARegionFillsFromTheCellOutwardAndItsOutlineGlows)
{
    const engine::HouseIndex region = first_of(engine::HouseKind::Region);
    motion.houses_completed({region}, cell_at(1, 1), MonotonicTime{0});
    EXPECT_GT(at(1, 1, 20).light, 0);
    EXPECT_EQ(at(2, 2, 20).light, 0);
    EXPECT_GT(at(2, 2, 60).light, 0); // one step, 34 ms
    ASSERT_EQ(moment(100).outlines.size(), 1u);
    EXPECT_GT(moment(100).outlines[0].strength, 50);
    EXPECT_TRUE(moment(100).lines.empty());
}

TEST_F(Motion, SeveralHousesFollowEachOther)
{
    const engine::HouseIndex row = first_of(engine::HouseKind::Row);
    const engine::HouseIndex column = first_of(engine::HouseKind::Column);
    const engine::HouseIndex region = first_of(engine::HouseKind::Region);
    motion.houses_completed({row, column, region}, cell_at(1, 1), MonotonicTime{0});
    EXPECT_EQ(moment(50).outlines.size(), 1u); // the region comes first
    EXPECT_EQ(moment(50).lines.size(), 0u);
    ASSERT_EQ(moment(100).lines.size(), 1u);
    EXPECT_EQ(moment(100).lines[0].house, row);
    ASSERT_EQ(moment(190).lines.size(), 2u);
    EXPECT_EQ(moment(190).lines[1].house, column);
}

TEST_F(Motion, SparksStayNearTheLines)
{
    motion.houses_completed({HouseIndex{0}}, cell_at(1, 1), MonotonicTime{0});
    bool at_mark = false;
    for (int time = 0; time < 600; time += 20) {
        for (const Particle& spark : moment(time).sparks) {
            at_mark = at_mark || spark.anchor != on_the_board;
            if (spark.anchor != on_the_board)
                continue;
            const double away = std::min(std::abs(spark.y), std::abs(spark.y - 1));
            EXPECT_LE(away, 0.2);
        }
    }
    EXPECT_TRUE(at_mark);
}

TEST_F(Motion, NeverHoldsMoreThanItHasRoomFor)
{
    for (int i = 0; i < 2000; ++i)
        motion.houses_completed({HouseIndex{0}, HouseIndex{4}, HouseIndex{8}}, cell_at(1, 2),
                                MonotonicTime{i});
    EXPECT_LE(moment(2100).sparks.size(), Particles::most);
    EXPECT_FALSE(motion.advance(MonotonicTime{9000}));
}

TEST_F(Motion, SlowMachinesShowFewerSparks)
{
    motion.houses_completed({HouseIndex{0}}, cell_at(1, 1), MonotonicTime{0});
    const std::size_t usual = moment(100).sparks.size();
    motion.stop();
    motion.set_amount(MotionAmount::Full, 0.5);
    motion.houses_completed({HouseIndex{0}}, cell_at(1, 1), MonotonicTime{0});
    EXPECT_LT(moment(100).sparks.size(), usual * 3 / 4);
    EXPECT_GT(moment(100).sparks.size(), 0u);
}

TEST_F(Motion, AGoldenWaveCrossesASolvedBoard)
{
    write(2);
    motion.houses_completed({HouseIndex{0}}, cell_at(1, 2), MonotonicTime{0});
    motion.solved(MonotonicTime{0});
    EXPECT_TRUE(moment(50).lines.empty());        // instead of the light of houses
    EXPECT_LT(at(1, 2, 0).scale, 0.8);            // but the last digit still appears
    EXPECT_EQ(at(1, 1, 119).gold, 0);             // the hold
    EXPECT_EQ(at(1, 1, 160).gold, 100);           // 40 ms after the wave has come
    EXPECT_EQ(at(2, 2, 160).gold, 0);             // 48 ms later
    EXPECT_EQ(at(2, 2, 120 + 48 + 40).gold, 100); // two steps of 24
    EXPECT_NEAR(at(3, 3, 120 + 4 * 24 + 80).scale, 1.13, 0.001);
    EXPECT_EQ(at(4, 4, 900).gold, 0);
    EXPECT_FALSE(motion.advance(MonotonicTime{2000}));
}

class MotionInPlay : public PlaySceneTest {
protected:
    MotionInPlay() { desk.settings.motion = MotionChoice::Full; }
};

TEST_F(MotionInPlay, WakesTheLoopWhileItLastsAndNoLonger)
{
    desk.settings.show_clock = false;
    go_to(1, 2);
    player.wait(3000);
    EXPECT_GT(scene().next_change(), engine::PlayTime{1000});
    player.press(numeral(2));
    EXPECT_EQ(scene().next_change(), next_frame);
    player.wait(200);
    player.wait(3000);
    EXPECT_GT(scene().next_change(), engine::PlayTime{1000});
    player.press(key(Key::Right)); // the selection moves
    EXPECT_EQ(scene().next_change(), next_frame);
    player.wait(100);
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

TEST_F(MotionInPlay, TheSelectionSlidesAndItsTintFades)
{
    go_to(1, 2);
    player.wait(1000);
    player.wait(100);
    player.press(key(Key::Right));
    player.wait(30);
    const std::string text = player.look().to_text();
    EXPECT_NE(text.find("selection at 33%"), std::string::npos); // 30 of 90 ms, in
    EXPECT_NE(text.find("selection at 67%"), std::string::npos); // and out
    player.wait(100);
    player.wait(10);
    EXPECT_EQ(player.look().to_text().find("selection at"), std::string::npos);
}

TEST_F(MotionInPlay, TheKeyOfATypedDigitDips)
{
    go_to(1, 2);
    player.wait(1000);
    const std::string down = "raised with 25% background";
    EXPECT_EQ(player.look().to_text().find(down), std::string::npos);
    player.press(numeral(2));
    EXPECT_NE(player.look().to_text().find(down), std::string::npos);
    player.wait(60);
    EXPECT_EQ(player.look().to_text().find(down), std::string::npos);
}

} // namespace
} // namespace game
