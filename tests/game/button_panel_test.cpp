// Focusing and pressing buttons, by pointer and by keys.

#include "game/widgets/button_panel.h"

#include <gtest/gtest.h>

#include "tests/game/player.h"

namespace game {
namespace {

enum { First, Second, Third, Asleep };

// First and Second side by side, Third and Asleep under them.
ButtonPanel four_buttons(FocusKeys keys = FocusKeys::Menu)
{
    ButtonPanel panel(keys);
    panel.set({
        Button{.id = First, .area = {0, 0, 100, 40}},
        Button{.id = Second, .area = {110, 0, 100, 40}},
        Button{.id = Third, .area = {0, 50, 100, 40}},
        Button{.id = Asleep, .area = {110, 50, 100, 40}, .enabled = false},
    });
    return panel;
}

TEST(ButtonPanel, IsPressedByReleasingWhereThePointerWentDown)
{
    ButtonPanel panel = four_buttons();
    EXPECT_FALSE(panel.handle(PointerPressed{.at = {150, 20}}));
    EXPECT_EQ(panel.handle(PointerReleased{.at = {155, 25}}), Second);
}

TEST(ButtonPanel, ForgetsAPressThatIsReleasedElsewhere)
{
    ButtonPanel panel = four_buttons();
    panel.handle(PointerPressed{.at = {150, 20}});
    EXPECT_FALSE(panel.handle(PointerReleased{.at = {20, 20}}));
    EXPECT_FALSE(panel.handle(PointerReleased{.at = {150, 20}}));
}

TEST(ButtonPanel, IgnoresTheRightButtonAndDisabledOnes)
{
    ButtonPanel panel = four_buttons();
    panel.handle(PointerPressed{.at = {20, 20}, .button = PointerButton::Right});
    EXPECT_FALSE(panel.handle(PointerReleased{.at = {20, 20}, .button = PointerButton::Right}));
    panel.handle(PointerPressed{.at = {150, 70}});
    EXPECT_FALSE(panel.handle(PointerReleased{.at = {150, 70}}));
}

TEST(ButtonPanel, MovesTheFocusToTheNearestButtonOfADirection)
{
    ButtonPanel panel = four_buttons();
    panel.focus(First);
    panel.handle(key(Key::Right));
    EXPECT_EQ(panel.focused(), Second);
    panel.handle(key(Key::Down));
    EXPECT_EQ(panel.focused(), Third) << "the one under it is asleep, the other is still below";
    panel.handle(key(Key::Up));
    EXPECT_EQ(panel.focused(), First);
    panel.handle(key(Key::Left));
    EXPECT_EQ(panel.focused(), First) << "nothing lies there";
}

TEST(ButtonPanel, WalksFromButtonToButtonWithTabIfAllAreOneGroup)
{
    ButtonPanel panel;
    enum class Answer { Any };
    panel.set({
        Button{.id = {Answer::Any, 0}, .area = {0, 0, 100, 40}},
        Button{.id = {Answer::Any, 1}, .area = {110, 0, 100, 40}, .enabled = false},
        Button{.id = {Answer::Any, 2}, .area = {220, 0, 100, 40}},
    });
    panel.handle(key(Key::Tab));
    EXPECT_EQ(panel.focused(), ButtonId(Answer::Any, 0));
    panel.handle(key(Key::Tab));
    EXPECT_EQ(panel.focused(), ButtonId(Answer::Any, 2)) << "the second is asleep";
    panel.handle(key(Key::Tab, with_shift));
    EXPECT_EQ(panel.focused(), ButtonId(Answer::Any, 0));
}

class Groups : public testing::Test {
protected:
    enum class Kind { Size, Level, Start, Asleep };

    // Three sizes in a row; below them three levels, the second of which is chosen; then the start,
    // whose other button counts as a level.
    Groups()
    {
        std::vector<Button> buttons;
        for (std::size_t index = 0; index < 3; ++index) {
            const int x = static_cast<int>(index) * 110;
            buttons.push_back({.id = {Kind::Size, index}, .area = {x, 0, 100, 40}});
        }
        for (std::size_t index = 0; index < 3; ++index) {
            const int x = static_cast<int>(index) * 110;
            buttons.push_back(
                {.id = {Kind::Level, index}, .area = {x, 50, 100, 40}, .chosen = index == 1});
        }
        buttons.push_back({.id = Kind::Asleep, .area = {0, 100, 100, 40}, .enabled = false});
        buttons.push_back({.id = Kind::Start, .area = {110, 100, 100, 40}});
        panel.set(buttons);
    }
    void press(std::initializer_list<Key> keys)
    {
        for (const Key one : keys)
            panel.handle(key(one));
    }

    ButtonPanel panel;
};

TEST_F(Groups, TabWalksThemAndEntersAtTheChosenButton)
{
    press({Key::Tab});
    EXPECT_EQ(panel.focused(), ButtonId(Kind::Size, 0));
    press({Key::Tab});
    EXPECT_EQ(panel.focused(), ButtonId(Kind::Level, 1)) << "it is chosen";
    press({Key::Tab});
    EXPECT_EQ(panel.focused(), ButtonId(Kind::Start)) << "a group that is asleep is left out";
    press({Key::Tab});
    EXPECT_EQ(panel.focused(), ButtonId(Kind::Size, 0));
    panel.handle(key(Key::Tab, with_shift));
    EXPECT_EQ(panel.focused(), ButtonId(Kind::Start));
}

TEST_F(Groups, TabReturnsToWhereTheFocusWas)
{
    press({Key::Tab, Key::Right, Key::Right, Key::Tab, Key::Left, Key::Tab, Key::Tab});
    EXPECT_EQ(panel.focused(), ButtonId(Kind::Size, 2));
    press({Key::Tab});
    EXPECT_EQ(panel.focused(), ButtonId(Kind::Level, 0));
}

TEST_F(Groups, ArrowsStayInsideWhereTheyCan)
{
    panel.set({
        Button{.id = {Kind::Size, 0}, .area = {0, 0, 100, 40}},
        Button{.id = {Kind::Level, 0}, .area = {110, 0, 100, 40}},
        Button{.id = {Kind::Size, 1}, .area = {220, 0, 100, 40}},
    });
    panel.focus({Kind::Size, 0});
    press({Key::Right});
    EXPECT_EQ(panel.focused(), ButtonId(Kind::Size, 1)) << "the nearer one is of another group";
    press({Key::Right});
    EXPECT_EQ(panel.focused(), ButtonId(Kind::Size, 1));
}

TEST_F(Groups, ArrowsGoOnToTheNextOneAtTheEdge)
{
    panel.focus({Kind::Size, 2});
    press({Key::Down});
    EXPECT_EQ(panel.focused(), ButtonId(Kind::Level, 2));
}

TEST_F(Groups, AButtonMayBelongToAnotherKind)
{
    std::vector<Button> buttons = panel.buttons();
    buttons.back().group = Kind::Level;
    panel.set(buttons);
    panel.focus({Kind::Level, 1});
    press({Key::Tab});
    EXPECT_EQ(panel.focused(), ButtonId(Kind::Size, 0)) << "no other group is left";
}

TEST(ButtonPanel, DoesWhatThePressedButtonSays)
{
    ButtonPanel panel;
    int pressed = 0;
    const auto place = [&](const auto& again) -> void {
        panel.set({Button{.id = First, .area = {0, 0, 100, 40}, .press = [&, again] {
                              ++pressed;
                              again(again);
                          }}});
    };
    place(place);
    panel.focus(First);
    panel.handle(key(Key::Enter));
    panel.handle(key(Key::Enter));
    EXPECT_EQ(pressed, 2) << "though all buttons are placed anew while it is pressed";
}

TEST(ButtonPanel, TellsButtonsOfTwoKindsApart)
{
    enum class Choice { Level };
    enum class Way { Back };
    EXPECT_NE(ButtonId(Choice::Level), ButtonId(Way::Back));
    EXPECT_NE(ButtonId(Choice::Level), ButtonId(Choice::Level, 1));
    EXPECT_TRUE(ButtonId(Choice::Level, 1).is(Choice::Level));
}

TEST(ButtonPanel, EnterAndSpacePressTheFocusedButtonOnce)
{
    ButtonPanel panel = four_buttons();
    EXPECT_FALSE(panel.handle(key(Key::Enter))) << "nothing has the focus";
    panel.focus(Third);
    EXPECT_EQ(panel.handle(key(Key::Enter)), Third);
    EXPECT_EQ(panel.handle(key(Key::Space)), Third);
    EXPECT_FALSE(panel.handle(KeyPressed{.key = Key::Enter, .repeated = true}));
}

TEST(ButtonPanel, LeavesKeysToTheBoardInPlay)
{
    ButtonPanel panel = four_buttons(FocusKeys::None);
    panel.focus(First);
    EXPECT_FALSE(panel.handle(key(Key::Enter)));
    EXPECT_FALSE(panel.state_of(panel.buttons()[0]).focused);
}

TEST(ButtonPanel, ShowsWhatIsUnderThePointer)
{
    ButtonPanel panel = four_buttons();
    panel.handle(PointerMoved{.at = {20, 20}});
    EXPECT_TRUE(panel.state_of(panel.buttons()[0]).hovered);
    panel.handle(PointerPressed{.at = {20, 20}});
    EXPECT_TRUE(panel.state_of(panel.buttons()[0]).pressed);
    panel.handle(PointerMoved{.at = {150, 20}, .pressed = true});
    EXPECT_FALSE(panel.state_of(panel.buttons()[0]).pressed) << "the pointer left it";
    EXPECT_FALSE(panel.state_of(panel.buttons()[1]).hovered) << "it is still held by the first";
}

TEST(ButtonPanel, HidesTheFocusRingAfterAClickUntilAKeyIsPressed)
{
    ButtonPanel panel = four_buttons();
    panel.handle(PointerPressed{.at = {20, 20}});
    panel.handle(PointerReleased{.at = {20, 20}});
    EXPECT_FALSE(panel.state_of(panel.buttons()[0]).focused);
    panel.handle(key(Key::Right));
    EXPECT_TRUE(panel.state_of(panel.buttons()[1]).focused);
}

TEST(ButtonPanel, KeepsTheFocusWhenButtonsArePlacedAnew)
{
    ButtonPanel panel = four_buttons();
    panel.focus(Second);
    panel.set({Button{.id = Second, .area = {0, 0, 50, 50}}});
    EXPECT_EQ(panel.focused(), Second);
    panel.set({Button{.id = First, .area = {0, 0, 50, 50}}});
    EXPECT_FALSE(panel.focused());
}

TEST(Button, KeepsTheWordOfAToolOffItsBorder)
{
    DisplayList picture({64, 64}, measure);
    Button undo{.id = First, .area = {0, 0, 64, 64}, .style = ButtonStyle::Tool};
    undo.label = "Deshacer";
    undo.icon = Icon::Undo;
    draw_button(picture, undo, ButtonState{}, Scale{});
    EXPECT_TRUE(picture.shows("Deshacer"));
    for (const DrawCall& call : picture.calls()) {
        const auto* text = std::get_if<drawn::Text>(&call.what);
        if (text != nullptr) {
            EXPECT_LE(measure.width_of(text->text, text->font), 58);
        }
    }
}

} // namespace
} // namespace game
