#pragma once
// A simulated player: presses keys and buttons, lets time pass, and reads what is drawn.

#include <chrono>
#include <memory>
#include <string_view>
#include <thread>

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
    Player(Desk& desk, std::unique_ptr<Scene> first, Size window = {1280, 800})
        : desk_(desk), window_(window), stack_(std::move(first), window, measure_)
    {
        wait(0);
    }

    void press(const Input& input)
    {
        stack_.handle(input);
        stack_.update(desk_.host.time);
    }

    // As after a change of the window, the text size or the hints of keys.
    void lay_out() { stack_.lay_out(window_); }

    void press_all(std::initializer_list<KeyPressed> keys)
    {
        for (const KeyPressed& one : keys)
            press(one);
    }

    void click(Point at, Modifiers held = {}, PointerButton button = PointerButton::Left)
    {
        press(PointerMoved{.at = at, .pressed = false, .held = held});
        press(PointerPressed{.at = at, .button = button, .clicks = 1, .held = held});
        press(PointerReleased{.at = at, .button = button});
    }

    void drag(Point from, Point to)
    {
        press(PointerPressed{.at = from});
        press(PointerMoved{.at = to, .pressed = true});
        press(PointerReleased{.at = to});
    }

    void wait(int milliseconds)
    {
        desk_.host.time += engine::PlayTime{milliseconds};
        stack_.update(desk_.host.time);
    }

    // Background work takes real time, while the scene's clock is stopped.
    void wait_while_busy()
    {
        for (int tries = 0; tries < 5000 && stack_.top().is_busy(); ++tries) {
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
            wait(0);
        }
    }

    DisplayList look() const
    {
        DisplayList list(window_, measure_);
        stack_.draw(list);
        return list;
    }

    bool sees(std::string_view text) const { return look().shows(text); }

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
