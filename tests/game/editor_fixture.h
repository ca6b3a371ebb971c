#pragma once
// The editor under test.

#include <string>

#include "game/scenes/screens.h"
#include "tests/game/menu_screen.h"

namespace game {

inline const std::string typed_in =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

class Editor {
public:
    explicit Editor(Size window = {1280, 800}) : screen(world, make_editor_scene, window)
    {
        finish();
    }

    void finish() { screen.wait_while_busy(); }
    void paste(const std::string& text)
    {
        world.host.copied = text;
        screen.press_letter('V', {.control = true});
        finish();
    }
    void type(char digit)
    {
        screen.press_digit(digit);
        finish();
    }

    MenuWorld world;
    MenuScreen screen;
};

} // namespace game
