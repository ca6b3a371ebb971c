#pragma once
// A simulated player: presses keys and buttons, lets time pass, and reads what is drawn.

#include <initializer_list>
#include <memory>
#include <string_view>

#include "game/scenes/scene_stack.h"
#include "game/ui/display_list.h"
#include "tests/game/desk.h"
#include "tests/game/fixed_measure.h"

namespace game {

inline KeyPressed key(Key key, Modifiers held = {})
{
    return KeyPressed{.key = key, .held = held};
}

inline KeyPressed numeral(int digit, Modifiers held = {})
{
    return KeyPressed{.key = Key::Digit, .symbol = static_cast<char>('0' + digit), .held = held};
}

inline KeyPressed letter(char symbol, Modifiers held = {})
{
    return KeyPressed{.key = Key::Letter, .symbol = symbol, .held = held};
}

constexpr Modifiers with_shift{.shift = true};
constexpr Modifiers with_control{.control = true};

class Player {
public:
    Player(Desk& desk, std::unique_ptr<Scene> first, Size window = {1280, 800});

    void press(const Input& input);
    // As after a change of the window, the text size or the hints of keys.
    void lay_out() { stack_.lay_out(window_); }
    void press_all(std::initializer_list<KeyPressed> keys);
    void click(Point at, Modifiers held = {}, PointerButton button = PointerButton::Left);
    // On the first text that is equal; a test fails if there is none.
    void click(std::string_view text);
    void drag(Point from, Point to);
    void wait(int milliseconds);
    // Background work takes real time, while the scene's clock is stopped.
    void wait_while_busy();

    DisplayList look() const;
    bool sees(std::string_view text) const;

    template <typename SceneKind>
    const SceneKind* top() const
    {
        return dynamic_cast<const SceneKind*>(&stack_.top());
    }
    SceneStack& stack() { return stack_; }
    Size window() const { return window_; }

private:
    FixedMeasure measure_;
    Desk& desk_;
    Size window_;
    SceneStack stack_;
};

} // namespace game
