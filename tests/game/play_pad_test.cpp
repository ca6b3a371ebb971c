// Playing with a gamepad, and going to the parts of the play screen.

#include "game/scenes/play/play_commands.h"
#include "tests/game/play_fixture.h"

namespace game {
namespace {

class PlayPad : public PlaySceneTest {
protected:
    PlayPad() { desk.host.in_use.device = InputDevice::Gamepad; }

    void press(PadButton button) { player.press(PadPressed{button}); }
    void press(std::initializer_list<PadButton> buttons)
    {
        for (const PadButton button : buttons)
            press(button);
    }
    void tilt(int right, int down) { player.press(StickTilted{right, down}); }
    void point(int right, int down)
    {
        tilt(right, down);
        tilt(0, 0);
    }
    // To the cell to the right of the first one.
    void go_to_open_cell() { press({PadButton::Up, PadButton::Right}); }
    bool sees_start_of(std::string_view text) const
    {
        const DisplayList shown = player.look();
        return std::ranges::any_of(shown.calls(), [text](const DrawCall& call) {
            const auto* drawn = std::get_if<drawn::Text>(&call.what);
            return drawn != nullptr && drawn->text.starts_with(text);
        });
    }
    const engine::Square& open_cell() const { return board()[cell_at(1, 2)]; }
    engine::Digit locked() const { return scene().input().locked(); }
};

TEST_F(PlayPad, EveryButtonHasACommandAndEveryCommandAtMostOneButton)
{
    for (int place = 0; place < pad_button_count; ++place) {
        const auto button = static_cast<PadButton>(place);
        EXPECT_EQ(pad_button_of(pad_command(button)), button);
    }
    EXPECT_EQ(pad_button_of(Command::SelectAll), std::nullopt);
}

TEST_F(PlayPad, DirectionsMoveAndAWritesTheChosenDigit)
{
    go_to_open_cell();
    press(PadButton::A);
    EXPECT_TRUE(sees_start_of("The right stick"));
    press({PadButton::RightShoulder, PadButton::RightShoulder, PadButton::A});
    EXPECT_EQ(open_cell().digit, 2);
    press(PadButton::LeftTrigger);
    EXPECT_EQ(open_cell().digit, engine::no_digit);
    press(PadButton::RightTrigger);
    EXPECT_EQ(open_cell().digit, 2);
    press(PadButton::B);
    EXPECT_EQ(open_cell().digit, engine::no_digit) << "erased";
}

TEST_F(PlayPad, XAndYNoteTheDigit)
{
    go_to_open_cell();
    press({PadButton::LeftShoulder, PadButton::X});
    EXPECT_TRUE(open_cell().corner_notes.has(4)) << "the last digit";
    press({PadButton::LeftShoulder, PadButton::Y});
    EXPECT_TRUE(open_cell().centre_notes.has(3)) << "the one before";
}

TEST_F(PlayPad, TheRightStickPointsAtTheDigits)
{
    go_to_open_cell();
    tilt(0, -1);
    EXPECT_EQ(locked(), 2);
    press(PadButton::A);
    EXPECT_EQ(open_cell().digit, 2) << "at once, while the stick is tilted";
    tilt(1, 1);
    EXPECT_EQ(locked(), 2) << "a board of four digits has no 9";
    tilt(-1, 0);
    EXPECT_EQ(locked(), 4);
    tilt(0, 0);
    EXPECT_EQ(locked(), 4);
}

TEST_F(PlayPad, TheWheelIsShownBesideTheCellAndCloses)
{
    go_to_open_cell();
    const std::size_t before = player.look().calls().size();
    tilt(1, -1);
    EXPECT_GT(player.look().calls().size(), before + 4);
    player.wait(5000);
    EXPECT_GT(player.look().calls().size(), before + 4) << "while the stick is tilted";
    tilt(0, 0);
    player.wait(700);
    EXPECT_LT(player.look().calls().size(), before + 4);
}

TEST_F(PlayPad, TheStickIsPressedForTheMiddleOnlyWhileTheWheelIsOpen)
{
    press(PadButton::RightStick);
    EXPECT_EQ(scene().input().mode(), Mode::Colour);
    press(PadButton::LeftStick);
    EXPECT_EQ(scene().input().mode(), Mode::Digit) << "the next mode after the last";
}

TEST_F(PlayPad, ViewAsksForAHintAndMenuPauses)
{
    press(PadButton::View);
    EXPECT_TRUE(player.sees("Take a hint?"));
    press(PadButton::B);
    EXPECT_FALSE(player.sees("Take a hint?"));
    press(PadButton::Menu);
    EXPECT_TRUE(player.sees("Paused"));
    press(PadButton::A);
    EXPECT_FALSE(is_paused());
}

TEST_F(PlayPad, ThePauseLeadsToAllCommandsAndBLeadsBack)
{
    press({PadButton::Menu, PadButton::Down, PadButton::Down, PadButton::Down, PadButton::Down,
           PadButton::A});
    EXPECT_TRUE(player.sees("Strike impossible notes"));
    press(PadButton::B);
    EXPECT_TRUE(player.sees("Paused"));
    press(PadButton::B);
    EXPECT_FALSE(is_paused());
    EXPECT_FALSE(session().is_paused());
}

TEST_F(PlayPad, IsFeltWhereItIsSeen)
{
    go_to_open_cell();
    press({PadButton::RightShoulder, PadButton::A});
    ASSERT_FALSE(desk.host.felt.empty());
    EXPECT_EQ(desk.host.felt.back().percent, 30) << "a second 1 in the row";
    point(0, -1);
    press(PadButton::A);
    EXPECT_EQ(desk.host.felt.back().percent, 0);
    press(PadButton::Right);
    point(1, -1);
    press(PadButton::A);
    EXPECT_EQ(desk.host.felt.back().percent, 20) << "the row is complete";
}

class WheelPages : public testing::Test {};

TEST_F(WheelPages, HoldNineDigitsEach)
{
    const auto grid = grid_of_boxes(4, 4);
    EXPECT_EQ(wheel_pages(*grid), 2);
    EXPECT_EQ(wheel_digit(*grid, 0, wheel_place(StickTilted{-1, -1})), 1);
    EXPECT_EQ(wheel_digit(*grid, 0, wheel_place(StickTilted{})), 5);
    EXPECT_EQ(wheel_digit(*grid, 1, wheel_place(StickTilted{-1, -1})), 10);
    EXPECT_EQ(wheel_digit(*grid, 1, wheel_place(StickTilted{1, 1})), engine::no_digit);
    EXPECT_EQ(wheel_pages(*grid_of_boxes(3, 3)), 1);
}

TEST_F(WheelPages, AreTurnedByTheShoulderButtonsWhileItIsOpen)
{
    Desk desk;
    engine::Puzzle puzzle;
    puzzle.grid = grid_of_boxes(4, 4);
    puzzle.givens.assign(256, engine::no_digit);
    puzzle.solution.assign(256, 1);
    Player player{desk, make_play_scene(desk.services, new_game(puzzle))};
    const auto locked = [&] {
        return player.top<PlayScene>()->input().locked();
    };
    player.press(StickTilted{1, 0});
    EXPECT_EQ(locked(), 6);
    player.press(PadPressed{PadButton::RightShoulder});
    EXPECT_EQ(locked(), 15);
    player.press(PadPressed{PadButton::RightStick});
    EXPECT_EQ(locked(), 14) << "the middle of the second page";
    player.press(StickTilted{});
    player.wait(1000);
    player.press(PadPressed{PadButton::RightShoulder});
    EXPECT_EQ(locked(), 15) << "the next digit, as the wheel is closed";
}

class PlayAreas : public PlaySceneTest {};

TEST_F(PlayAreas, F6GoesToTheButtonsAndBack)
{
    player.press(key(Key::F6));
    player.press(key(Key::Down));
    player.press(key(Key::Enter));
    EXPECT_TRUE(player.sees("Paused")) << "the second button on the left";
    player.press(key(Key::Escape));
    player.press_all({key(Key::F6), key(Key::F6), key(Key::Right), key(Key::Enter)});
    EXPECT_EQ(scene().input().mode(), Mode::Corner) << "the second button on the right";
    player.press_all({key(Key::F6), key(Key::Down)});
    EXPECT_FALSE(scene().input().empty()) << "the arrows are for the board again";
}

TEST_F(PlayAreas, TabWalksTheGroupsAndEscReturns)
{
    player.press_all({key(Key::Down), key(Key::Right), key(Key::F6, with_shift)});
    player.press_all({key(Key::Tab), key(Key::Right), key(Key::Space)});
    EXPECT_EQ(digit_at(1, 2), 2) << "the second key of the keypad";
    player.press(numeral(3));
    EXPECT_EQ(digit_at(1, 2), 3) << "digits are always for the board";
    player.press_all({key(Key::Escape), key(Key::Down), numeral(3)});
    EXPECT_EQ(digit_at(2, 1), engine::no_digit);
    EXPECT_FALSE(is_paused()) << "Esc only left the buttons";
}

} // namespace
} // namespace game
