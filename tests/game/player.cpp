#include "tests/game/player.h"

#include <chrono>
#include <thread>
#include <utility>
#include <variant>

#include <gtest/gtest.h>

namespace game {

Player::Player(Desk& desk, std::unique_ptr<Scene> first, Size window)
    : desk_(desk), window_(window), stack_(std::move(first), window, measure_)
{
    wait(0);
}

void Player::press(const Input& input)
{
    stack_.handle(input);
    stack_.update(desk_.host.time);
}

void Player::press_all(std::initializer_list<KeyPressed> keys)
{
    for (const KeyPressed& one : keys)
        press(one);
}

void Player::click(Point at, Modifiers held, PointerButton button)
{
    press(PointerMoved{.at = at, .pressed = false, .held = held});
    press(PointerPressed{.at = at, .button = button, .clicks = 1, .held = held});
    press(PointerReleased{.at = at, .button = button});
}

void Player::click(std::string_view text)
{
    const DisplayList picture = look();
    for (const DrawCall& call : picture.calls()) {
        const auto* drawn = std::get_if<drawn::Text>(&call.what);
        if (drawn != nullptr && drawn->text == text)
            return click(call.bounds.centre());
    }
    ADD_FAILURE() << "nothing says " << text;
}

void Player::drag(Point from, Point to)
{
    press(PointerPressed{.at = from});
    press(PointerMoved{.at = to, .pressed = true});
    press(PointerReleased{.at = to});
}

void Player::wait(int milliseconds)
{
    desk_.host.time += engine::PlayTime{milliseconds};
    stack_.update(desk_.host.time);
}

void Player::wait_while_busy()
{
    for (int tries = 0; tries < 5000 && stack_.top().is_busy(); ++tries) {
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
        wait(0);
    }
}

DisplayList Player::look() const
{
    DisplayList list(window_, measure_);
    stack_.draw(list);
    return list;
}

bool Player::sees(std::string_view text) const
{
    return look().shows(text);
}

} // namespace game
