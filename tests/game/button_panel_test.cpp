// Focusing and pressing buttons, by pointer and by keys.

#include "game/widgets/button_panel.h"

#include <gtest/gtest.h>

#include "tests/game/player.h"

namespace game {
namespace {

enum { First, Second, Third, Asleep };

// First and Second side by side, Third and Asleep under them.
ButtonPanel four_buttons(FocusKeys keys = FocusKeys::ArrowsAndTab)
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

TEST(ButtonPanel, WalksInOrderWithTabAndBackWithShift)
{
    ButtonPanel panel = four_buttons(FocusKeys::TabOnly);
    panel.handle(key(Key::Tab));
    EXPECT_EQ(panel.focused(), First);
    panel.handle(KeyPressed{.key = Key::Tab, .held = {.shift = true}});
    EXPECT_EQ(panel.focused(), Third) << "the last is asleep";
    panel.handle(key(Key::Down));
    EXPECT_EQ(panel.focused(), Third) << "arrows belong to someone else";
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
            EXPECT_LE(measure.width_of(text->text, text->font), 56);
        }
    }
}

} // namespace
} // namespace game
