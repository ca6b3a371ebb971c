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
    MenuScreen(MenuWorld& world, MakeScene make, Size window = {1280, 800});
    // A scene that another one opens.
    MenuScreen(MenuWorld& world, const Transition& opens, Size window = {1280, 800});

    DisplayList picture() const;
    bool shows(std::string_view text) const;
    // Also as a part of a text, or broken into lines.
    bool says(std::string_view text) const;

    Transition press(Key key, Modifiers held = {});
    Transition press_letter(char letter, Modifiers held = {});
    Transition press_digit(char digit);
    void type(std::string_view text);

    Transition click(Point at);
    // Clicks on the first text that is equal; returns Stay if there is none.
    Transition click(std::string_view text);
    // Until nothing is worked out in the background any more; the world's clock stands still.
    void wait_while_busy();
    std::optional<Point> find(std::string_view text) const;

    Scene& scene() { return *scene_; }
    const FixedMeasure& measure() const { return measure_; }

private:
    FixedMeasure measure_;
    Services services_;
    Size window_;
    std::unique_ptr<Scene> scene_;
};

} // namespace game
