#pragma once
// A menu screen under test: it gets keys and clicks, and returns what it draws.

#include <memory>
#include <optional>
#include <string_view>

#include "game/scenes/scene.h"
#include "game/ui/display_list.h"
#include "tests/game/fixed_measure.h"
#include "tests/game/menu_world.h"

namespace game {

using MakeScene = std::unique_ptr<Scene> (*)(Services&);

class MenuScreen {
public:
    // `world` provides the scene's services; fill it first.
    MenuScreen(MenuWorld& world, MakeScene make, Size window = {1280, 800})
        : services_(world.services()), window_(window), scene_(make(services_))
    {
        scene_->lay_out(window_, measure_);
    }

    // A scene that another one opens.
    MenuScreen(MenuWorld& world, const Transition& opens, Size window = {1280, 800})
        : services_(world.services()), window_(window), scene_(opens.make_scene())
    {
        scene_->lay_out(window_, measure_);
    }

    DisplayList picture() const
    {
        DisplayList list(window_, measure_);
        scene_->draw(list);
        return list;
    }
    bool shows(std::string_view text) const { return picture().shows(text); }
    // Also as a part of a text, or broken into lines.
    bool says(std::string_view text) const
    {
        std::string all;
        const DisplayList list = picture();
        for (const DrawCall& call : list.calls()) {
            if (const auto* drawn = std::get_if<drawn::Text>(&call.what))
                all += drawn->text + ' ';
        }
        return all.find(text) != std::string::npos;
    }

    Transition press(Key key, Modifiers held = {})
    {
        return scene_->handle(KeyPressed{.key = key, .held = held});
    }
    Transition press_letter(char letter, Modifiers held = {})
    {
        return scene_->handle(KeyPressed{.key = Key::Letter, .symbol = letter, .held = held});
    }
    Transition press_digit(char digit)
    {
        return scene_->handle(KeyPressed{.key = Key::Digit, .symbol = digit});
    }
    void type(std::string_view text) { scene_->handle(TextTyped{std::string(text)}); }

    Transition click(Point at)
    {
        scene_->handle(PointerPressed{.at = at});
        return scene_->handle(PointerReleased{.at = at});
    }
    // Clicks on the first text that is equal; returns Stay if there is none.
    Transition click(std::string_view text)
    {
        const std::optional<Point> at = find(text);
        return at ? click(*at) : Transition{};
    }
    std::optional<Point> find(std::string_view text) const
    {
        const DisplayList list = picture();
        for (const DrawCall& call : list.calls())
            if (const auto* drawn = std::get_if<drawn::Text>(&call.what))
                if (drawn->text == text)
                    return drawn->at;
        return std::nullopt;
    }

    Scene& scene() { return *scene_; }
    const FixedMeasure& measure() const { return measure_; }

private:
    FixedMeasure measure_;
    Services services_;
    Size window_;
    std::unique_ptr<Scene> scene_;
};

} // namespace game
