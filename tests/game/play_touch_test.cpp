// Playing with fingers, and dragging fast.

#include <cmath>

#include "tests/game/play_fixture.h"

namespace game {
namespace {

constexpr PointerKind finger = PointerKind::Finger;

class PlayTouch : public PlaySceneTest {
protected:
    void press(Point at, int clicks = 1)
    {
        player.press(PointerPressed{.at = at, .clicks = clicks, .kind = finger});
    }
    void release(Point at)
    {
        player.press(PointerReleased{.at = at, .kind = finger});
        player.press(PointerMoved{.at = {-1, -1}, .kind = finger});
    }
    void tap(Point at, int clicks = 1)
    {
        press(at, clicks);
        release(at);
    }
    void slide(Point to) { player.press(PointerMoved{.at = to, .pressed = true, .kind = finger}); }
    engine::Cells selection() const { return scene().input().selection(); }
    CellPad pad_beside(engine::Cell cell) const // as it opens on an empty cell
    {
        const BoardView view = view_of(player.window());
        return place_cell_pad(*grid, cell, modes_for({}), Mode::Corner, view.area_of(cell),
                              view.area(), Scale{});
    }
};

TEST_F(PlayTouch, ATapSelectsAndTheKeypadWrites)
{
    tap(middle_of(1, 2));
    EXPECT_EQ(selection(), engine::Cells{cell_at(1, 2)});
    tap(pad_key(2));
    EXPECT_EQ(digit_at(1, 2), 2);
}

TEST_F(PlayTouch, ADragSelectsEveryCellOnItsWay)
{
    press(middle_of(1, 1));
    slide(middle_of(1, 4));
    slide(middle_of(4, 4));
    release(middle_of(4, 4));
    EXPECT_EQ(selection().size(), 7u) << "only two places of the way were reported";
}

TEST_F(PlayTouch, AFastMouseSkipsNoCellEither)
{
    player.drag(middle_of(2, 1), middle_of(2, 4));
    EXPECT_EQ(selection().size(), 4u);
    player.press(PointerPressed{.at = middle_of(2, 4), .held = with_control});
    player.press(PointerMoved{.at = middle_of(2, 1), .pressed = true, .held = with_control});
    EXPECT_TRUE(selection().empty()) << "removing is as fast";
}

TEST_F(PlayTouch, ADoubleTapSelectsEqualDigits)
{
    tap(middle_of(1, 1));
    tap(middle_of(1, 1), 2);
    EXPECT_EQ(selection().size(), 4u);
}

TEST_F(PlayTouch, AHeldFingerOpensThePadOfTheCell)
{
    press(middle_of(1, 2));
    player.press(PointerHeld{middle_of(1, 2)});
    release(middle_of(1, 2));
    const CellPad pad = pad_beside(cell_at(1, 2));
    tap(pad.keys[2].centre());
    EXPECT_TRUE(board()[cell_at(1, 2)].corner_notes.has(3));
    tap(pad.keys[1].centre());
    EXPECT_TRUE(board()[cell_at(1, 2)].corner_notes.has(2)) << "the pad stays open";
}

TEST_F(PlayTouch, AHeldFingerMaySlideToANote)
{
    const CellPad pad = pad_beside(cell_at(1, 2));
    press(middle_of(1, 2));
    player.press(PointerHeld{middle_of(1, 2)});
    slide(pad.keys[3].centre());
    release(pad.keys[3].centre());
    EXPECT_TRUE(board()[cell_at(1, 2)].corner_notes.has(4));
}

TEST_F(PlayTouch, AHeldFingerMaySlideToAnotherModeAndThenADigitIsWritten)
{
    const CellPad pad = pad_beside(cell_at(1, 2));
    press(middle_of(1, 2));
    player.press(PointerHeld{middle_of(1, 2)});
    slide(pad.tabs[0].area.centre());
    release(pad.tabs[0].area.centre());
    ASSERT_EQ(pad.tabs[0].mode, Mode::Digit);
    tap(pad.keys[1].centre());
    EXPECT_EQ(digit_at(1, 2), 2);
}

TEST_F(PlayTouch, WithNothingSelectedAKeyIsLockedAndEachTapWrites)
{
    tap({5, 5});
    ASSERT_TRUE(selection().empty());
    tap(pad_key(2));
    EXPECT_EQ(scene().input().locked(), 2);
    press(middle_of(1, 2));
    EXPECT_EQ(digit_at(1, 2), engine::no_digit) << "a second finger might follow";
    release(middle_of(1, 2));
    EXPECT_EQ(digit_at(1, 2), 2);
    tap(middle_of(2, 1));
    EXPECT_EQ(digit_at(2, 1), 2);
}

TEST_F(PlayTouch, ASecondFingerTakesBackWhatTheFirstHasDone)
{
    tap(middle_of(1, 2));
    press(middle_of(3, 3));
    EXPECT_EQ(selection(), engine::Cells{cell_at(3, 3)});
    player.press(PointerCancelled{});
    EXPECT_EQ(selection(), engine::Cells{cell_at(1, 2)});
    tap({5, 5});
    tap(pad_key(2));
    press(middle_of(1, 3));
    player.press(PointerCancelled{});
    EXPECT_EQ(digit_at(1, 3), engine::no_digit) << "nothing is written either";
}

TEST_F(PlayTouch, TwoFingersUndo)
{
    tap(middle_of(1, 2));
    tap(pad_key(2));
    press(middle_of(2, 2));
    player.press(PointerCancelled{});
    player.press(TappedWithTwoFingers{});
    EXPECT_EQ(digit_at(1, 2), engine::no_digit);
}

TEST_F(PlayTouch, NothingStaysHighlightedUnderAFingerThatIsGone)
{
    const DisplayList before = player.look();
    player.press(PointerMoved{.at = middle_of(1, 2), .pressed = true, .kind = finger});
    EXPECT_EQ(player.look().to_text(), before.to_text());
}

class PinchedBoard : public testing::Test {
protected:
    PinchedBoard()
    {
        view.allow_zoom();
        view.place(Rect{0, 0, 480, 480}, Scale{});
    }
    void pinch(Point at, Point moved, double stretched)
    {
        view.pinch(Pinched{at, moved, stretched});
    }

    std::shared_ptr<const engine::Grid> grid = grid_of_boxes(4, 4);
    BoardView view{*grid};
};

TEST_F(PinchedBoard, GrowsAroundTheFingers)
{
    const int before = view.cell_side();
    const auto under = view.cell_at({240, 240});
    ASSERT_TRUE(under);
    for (int step = 0; step < 10; ++step)
        pinch({240, 240}, {0, 0}, 1.06);
    EXPECT_NEAR(view.cell_side(), before * std::pow(1.06, 10), 2);
    EXPECT_EQ(view.cell_at({240, 240}), under);
}

TEST_F(PinchedBoard, FollowsTheFingers)
{
    pinch({240, 240}, {0, 0}, 2);
    const auto under = view.cell_at({240, 240});
    pinch({200, 260}, {-40, 20}, 1);
    EXPECT_EQ(view.cell_at({200, 260}), under);
}

TEST_F(PinchedBoard, ComesBackToTheWholeBoard)
{
    const Rect whole = view.area_of(engine::Cell{0});
    pinch({240, 240}, {0, 0}, 2);
    EXPECT_TRUE(view.is_zoomed());
    pinch({240, 240}, {0, 0}, 0.3);
    EXPECT_FALSE(view.is_zoomed());
    EXPECT_EQ(view.area_of(engine::Cell{0}), whole);
}

} // namespace
} // namespace game
