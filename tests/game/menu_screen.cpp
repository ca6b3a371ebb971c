#include "tests/game/menu_screen.h"

#include <chrono>
#include <string>
#include <thread>
#include <variant>

namespace game {

MenuScreen::MenuScreen(MenuWorld& world, MakeScene make, Size window)
    : services_(world.services()), window_(window), scene_(make(services_))
{
    scene_->lay_out(window_, measure_);
}

MenuScreen::MenuScreen(MenuWorld& world, const Transition& opens, Size window)
    : services_(world.services()), window_(window), scene_(opens.make_scene())
{
    scene_->lay_out(window_, measure_);
}

void MenuScreen::wait_while_busy()
{
    do {
        scene_->update(services_.host.now());
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    } while (scene_->is_busy());
    scene_->update(services_.host.now());
}

DisplayList MenuScreen::picture() const
{
    DisplayList list(window_, measure_);
    scene_->draw(list);
    return list;
}

bool MenuScreen::shows(std::string_view text) const
{
    return picture().shows(text);
}

bool MenuScreen::says(std::string_view text) const
{
    std::string all;
    const DisplayList list = picture();
    for (const DrawCall& call : list.calls()) {
        if (const auto* drawn = std::get_if<drawn::Text>(&call.what))
            all += drawn->text + ' ';
    }
    return all.find(text) != std::string::npos;
}

Transition MenuScreen::press(Key key, Modifiers held)
{
    return scene_->handle(KeyPressed{.key = key, .held = held});
}

Transition MenuScreen::press_letter(char letter, Modifiers held)
{
    return scene_->handle(KeyPressed{.key = Key::Letter, .symbol = letter, .held = held});
}

Transition MenuScreen::press_digit(char digit)
{
    return scene_->handle(KeyPressed{.key = Key::Digit, .symbol = digit});
}

void MenuScreen::type(std::string_view text)
{
    scene_->handle(TextTyped{std::string(text)});
}

Transition MenuScreen::click(Point at)
{
    scene_->handle(PointerPressed{.at = at});
    return scene_->handle(PointerReleased{.at = at});
}

Transition MenuScreen::click(std::string_view text)
{
    const std::optional<Point> at = find(text);
    return at ? click(*at) : Transition{};
}

std::optional<Point> MenuScreen::find(std::string_view text) const
{
    const DisplayList list = picture();
    for (const DrawCall& call : list.calls())
        if (const auto* drawn = std::get_if<drawn::Text>(&call.what))
            if (drawn->text == text)
                return drawn->at;
    return std::nullopt;
}

} // namespace game
