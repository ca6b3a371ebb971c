// What the devices report becomes input: gestures, repeats, keys that stay held, sticks.

#include "game/input/input_reader.h"

#include <gtest/gtest.h>

#include "tests/game/player.h"

namespace game {
namespace {

using engine::PlayTime;

class Reading : public testing::Test {
protected:
    void take(const DeviceEvent& event)
    {
        for (const Input& input : reader.take(event, now))
            inputs.push_back(input);
    }
    // The loop turns whenever something is due.
    void wait(int milliseconds)
    {
        const engine::MonotonicTime end = now + PlayTime{milliseconds};
        while (reader.due() && *reader.due() <= end) {
            now = std::max(now, *reader.due());
            for (const Input& input : reader.wait(now))
                inputs.push_back(input);
        }
        now = end;
    }
    void finger(int id, FingerChange change, Point at) { take(FingerChanged{id, at, change}); }
    void press(int id, Point at) { finger(id, FingerChange::Pressed, at); }
    void move(int id, Point at) { finger(id, FingerChange::Moved, at); }
    void release(int id, Point at) { finger(id, FingerChange::Released, at); }
    void tap(Point at)
    {
        press(1, at);
        release(1, at);
    }
    void pad(PadButton button, bool down) { take(PadButtonChanged{button, down}); }
    void type(const KeyPressed& key) { take(Input(key)); }
    void shift()
    {
        take(ModifierChanged{ModifierKey::Shift, true});
        take(ModifierChanged{ModifierKey::Shift, false});
    }

    // The last input, which must be of this kind.
    template <typename Kind>
    const Kind& last() const
    {
        return std::get<Kind>(inputs.back());
    }
    template <typename Kind>
    int count() const
    {
        return static_cast<int>(std::ranges::count_if(
            inputs, [](const Input& input) { return std::holds_alternative<Kind>(input); }));
    }
    void follow() { reader.follow(settings, 1); }

    ControlSettings settings;
    InputReader reader;
    engine::MonotonicTime now{1000};
    std::vector<Input> inputs;
};

class Fingers : public Reading {};

TEST_F(Fingers, OneIsAPointer)
{
    press(1, {50, 60});
    ASSERT_EQ(inputs.size(), 1u) << "at once, without waiting for what comes next";
    EXPECT_EQ(last<PointerPressed>().at, (Point{50, 60}));
    EXPECT_EQ(last<PointerPressed>().kind, PointerKind::Finger);
    release(1, {52, 61});
    ASSERT_EQ(inputs.size(), 3u);
    EXPECT_EQ(std::get<PointerReleased>(inputs[1]).at, (Point{52, 61}));
    EXPECT_LT(last<PointerMoved>().at.x, 0) << "nothing stays under a finger that is gone";
    EXPECT_EQ(reader.hands().device, InputDevice::Touch);
}

TEST_F(Fingers, DragOnceTheyHaveMovedFarEnough)
{
    press(1, {50, 60});
    move(1, {54, 62});
    EXPECT_EQ(count<PointerMoved>(), 0) << "a finger trembles";
    move(1, {80, 62});
    EXPECT_EQ(last<PointerMoved>().at, (Point{80, 62}));
    EXPECT_TRUE(last<PointerMoved>().pressed);
    wait(1000);
    EXPECT_EQ(count<PointerHeld>(), 0) << "a drag is not held";
}

TEST_F(Fingers, TapTwiceInTheSamePlace)
{
    tap({50, 60});
    wait(200);
    press(1, {55, 60});
    EXPECT_EQ(last<PointerPressed>().clicks, 2);
    release(1, {55, 60});
    wait(400);
    press(1, {55, 60});
    EXPECT_EQ(last<PointerPressed>().clicks, 1) << "too late";
    release(1, {55, 60});
    press(1, {155, 60});
    EXPECT_EQ(last<PointerPressed>().clicks, 1) << "elsewhere";
}

TEST_F(Fingers, AreHeldAfterAWhile)
{
    press(1, {50, 60});
    wait(349);
    EXPECT_EQ(count<PointerHeld>(), 0);
    wait(1);
    EXPECT_EQ(last<PointerHeld>().at, (Point{50, 60}));
    wait(1000);
    EXPECT_EQ(count<PointerHeld>(), 1);
    EXPECT_FALSE(reader.due()) << "the loop may sleep";
    release(1, {50, 60});
    EXPECT_EQ(count<PointerReleased>(), 1);
}

TEST_F(Fingers, AreHeldAsLongAsThePlayerWants)
{
    settings.hold = 800;
    follow();
    press(1, {50, 60});
    wait(799);
    EXPECT_EQ(count<PointerHeld>(), 0);
    wait(1);
    EXPECT_EQ(count<PointerHeld>(), 1);
}

TEST_F(Fingers, TwoTap)
{
    press(1, {50, 60});
    press(2, {150, 60});
    EXPECT_EQ(count<PointerCancelled>(), 1);
    release(2, {150, 60});
    release(1, {50, 60});
    EXPECT_EQ(count<TappedWithTwoFingers>(), 1);
    EXPECT_EQ(count<PointerReleased>(), 0);
}

TEST_F(Fingers, TwoPinchAndPan)
{
    press(1, {100, 100});
    press(2, {200, 100});
    move(1, {104, 100});
    EXPECT_EQ(count<Pinched>(), 0);
    move(2, {300, 100});
    EXPECT_EQ(last<Pinched>().at, (Point{202, 100}));
    EXPECT_EQ(last<Pinched>().moved.x, 50);
    EXPECT_NEAR(last<Pinched>().stretched, 196.0 / 96, 1e-9);
    move(1, {104, 150});
    move(2, {300, 150});
    EXPECT_EQ(last<Pinched>().moved.y, 25);
    release(1, {104, 150});
    move(2, {10, 10});
    release(2, {10, 10});
    EXPECT_EQ(count<TappedWithTwoFingers>(), 0);
    EXPECT_EQ(count<PointerMoved>(), 0) << "the finger that is left means nothing";
    tap({50, 60});
    EXPECT_EQ(count<PointerReleased>(), 1) << "and then all is as before";
}

TEST_F(Fingers, ASecondOneDoesNotEndADrag)
{
    press(1, {100, 100});
    move(1, {150, 100});
    press(2, {300, 300});
    move(2, {310, 330});
    release(2, {310, 330});
    move(1, {190, 100});
    EXPECT_EQ(last<PointerMoved>().at, (Point{190, 100}));
    EXPECT_EQ(count<PointerCancelled>(), 0);
    EXPECT_EQ(count<PointerReleased>(), 0);
}

TEST_F(Fingers, AreLetGoWhenTheWindowLosesTheFocus)
{
    press(1, {100, 100});
    take(Input(FocusLost{}));
    ASSERT_EQ(inputs.size(), 3u);
    EXPECT_TRUE(std::holds_alternative<PointerCancelled>(inputs[1]));
    release(1, {100, 100});
    wait(1000);
    EXPECT_EQ(inputs.size(), 3u);
}

TEST_F(Fingers, ThatWereNeverPressedDoNothing)
{
    move(3, {1, 1});
    release(3, {1, 1});
    EXPECT_TRUE(inputs.empty());
}

class Keys : public Reading {};

TEST_F(Keys, RepeatAsTheDesktopDoesItAtFirst)
{
    type(key(Key::Left));
    type(KeyPressed{.key = Key::Left, .repeated = true});
    wait(1000);
    EXPECT_EQ(count<KeyPressed>(), 2);
    EXPECT_FALSE(reader.due());
}

TEST_F(Keys, RepeatAsThePlayerWants)
{
    settings.repeat_delay = 400;
    settings.repeat_every = 150;
    follow();
    type(key(Key::Left));
    type(KeyPressed{.key = Key::Left, .repeated = true});
    wait(399);
    EXPECT_EQ(count<KeyPressed>(), 1) << "the desktop's own do not count";
    wait(1);
    EXPECT_EQ(last<KeyPressed>(), (KeyPressed{.key = Key::Left, .repeated = true}));
    wait(300);
    EXPECT_EQ(count<KeyPressed>(), 4);
    take(KeyReleased{key(Key::Right)});
    wait(150);
    EXPECT_EQ(count<KeyPressed>(), 5) << "another key was released";
    take(KeyReleased{key(Key::Left)});
    wait(1000);
    EXPECT_EQ(count<KeyPressed>(), 5);
}

TEST_F(Keys, AreReleasedWhenTheWindowLosesTheFocus)
{
    settings.repeat_delay = 150;
    settings.double_press_keeps = true;
    follow();
    shift();
    shift();
    type(key(Key::Left));
    take(Input(FocusLost{}));
    wait(1000);
    EXPECT_EQ(count<KeyPressed>(), 1);
    EXPECT_EQ(reader.hands().kept, Modifiers{});
}

TEST_F(Keys, ShiftStaysHeldAfterADoublePress)
{
    settings.double_press_keeps = true;
    follow();
    shift();
    wait(100);
    shift();
    EXPECT_TRUE(reader.hands().kept.shift);
    type(numeral(5));
    type(numeral(6));
    EXPECT_EQ(last<KeyPressed>(), numeral(6, with_shift));
    take(Input(PointerPressed{.at = {1, 1}}));
    EXPECT_TRUE(last<PointerPressed>().held.shift);
    shift();
    type(numeral(6));
    EXPECT_EQ(last<KeyPressed>(), numeral(6)) << "once more lets it go";
}

TEST_F(Keys, ShiftStaysHeldOnlyAfterTwoPressesWithNothingBetween)
{
    settings.double_press_keeps = true;
    follow();
    shift();
    type(numeral(5));
    shift();
    EXPECT_FALSE(reader.hands().kept.shift);
    wait(500);
    shift();
    EXPECT_FALSE(reader.hands().kept.shift) << "too slow";
    take(ModifierChanged{ModifierKey::Control, true});
    EXPECT_FALSE(reader.hands().kept.control) << "two different ones";
    settings.double_press_keeps = false;
    follow();
    shift();
    shift();
    EXPECT_FALSE(reader.hands().kept.shift) << "nobody asked for it";
}

class Gamepad : public Reading {};

TEST_F(Gamepad, DirectionsRepeatAndGetFaster)
{
    pad(PadButton::Right, true);
    EXPECT_EQ(last<PadPressed>(), PadPressed{PadButton::Right});
    wait(279);
    EXPECT_EQ(count<PadPressed>(), 1);
    wait(1);
    EXPECT_EQ(last<PadPressed>(), (PadPressed{PadButton::Right, true}));
    wait(70 * 5);
    EXPECT_EQ(count<PadPressed>(), 7) << "six repeats";
    wait(70);
    EXPECT_EQ(count<PadPressed>(), 9) << "twice as fast now";
    pad(PadButton::Right, false);
    wait(1000);
    EXPECT_EQ(count<PadPressed>(), 9);
    EXPECT_FALSE(reader.due()) << "the loop may sleep";
    EXPECT_EQ(reader.hands().device, InputDevice::Gamepad);
}

TEST_F(Gamepad, OtherButtonsDoNotRepeat)
{
    pad(PadButton::A, true);
    wait(2000);
    EXPECT_EQ(count<PadPressed>(), 1);
}

TEST_F(Gamepad, TheLeftStickIsFourDirections)
{
    take(StickMoved{Stick::Left, 0.3, 0.1});
    EXPECT_TRUE(inputs.empty()) << "it trembles";
    take(StickMoved{Stick::Left, 0.8, 0.3});
    EXPECT_EQ(last<PadPressed>().button, PadButton::Right);
    take(StickMoved{Stick::Left, 0.45, 0.1});
    wait(280);
    EXPECT_EQ(count<PadPressed>(), 2) << "still tilted";
    take(StickMoved{Stick::Left, 0.1, 0.9});
    EXPECT_EQ(last<PadPressed>().button, PadButton::Down);
    take(StickMoved{Stick::Left, 0, 0});
    wait(1000);
    EXPECT_EQ(count<PadPressed>(), 3);
}

TEST_F(Gamepad, TheRightStickPointsInEightDirections)
{
    take(StickMoved{Stick::Right, 0.9, 0.05});
    EXPECT_EQ(last<StickTilted>(), (StickTilted{1, 0}));
    take(StickMoved{Stick::Right, 0.9, 0.1});
    EXPECT_EQ(inputs.size(), 1u) << "the same direction";
    take(StickMoved{Stick::Right, -0.7, -0.7});
    EXPECT_EQ(last<StickTilted>(), (StickTilted{-1, -1}));
    take(StickMoved{Stick::Right, 0, -0.4});
    EXPECT_EQ(last<StickTilted>(), (StickTilted{0, -1}));
    take(StickMoved{Stick::Right, 0, -0.1});
    EXPECT_EQ(last<StickTilted>(), StickTilted{});
}

TEST_F(Gamepad, PulledOutHoldsNothing)
{
    take(PadPluggedIn{PadKind::Nintendo});
    EXPECT_EQ(reader.hands().pad, PadKind::Nintendo);
    pad(PadButton::Down, true);
    take(StickMoved{Stick::Right, 1, 0});
    take(PadUnplugged{});
    EXPECT_EQ(last<StickTilted>(), StickTilted{});
    wait(1000);
    EXPECT_EQ(count<PadPressed>(), 1);
    EXPECT_EQ(reader.hands().device, InputDevice::Keyboard);
}

TEST_F(Reading, TheDeviceUsedLastIsKnown)
{
    EXPECT_EQ(reader.hands().device, InputDevice::Keyboard);
    pad(PadButton::A, true);
    take(Input(PointerMoved{.at = {5, 5}}));
    EXPECT_EQ(reader.hands().device, InputDevice::Gamepad) << "somebody pushed the table";
    take(Input(PointerPressed{.at = {5, 5}}));
    EXPECT_EQ(reader.hands().device, InputDevice::Mouse);
    type(key(Key::Left));
    EXPECT_EQ(reader.hands().device, InputDevice::Keyboard);
}

} // namespace
} // namespace game
