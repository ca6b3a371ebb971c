#pragma once
// Where things are on the title screen, for any window.

#include <array>

#include "game/ui/geometry.h"
#include "game/ui/scale.h"

namespace game {

constexpr int title_menu_length = 6;

struct TitleLayout {
    Rect wordmark; // empty where there is no room
    Rect play;
    Rect continued; // empty without a save
    std::array<Rect, title_menu_length> menu;
    Rect foot;             // languages at its left end, themes at its right end
    Rect board;            // of the demo; empty where there is no room
    Rect strip;            // under the board
    bool key_hints = true; // whether the small buttons have room for their keys
};

TitleLayout lay_out_title(Size window, Scale scale, bool has_save);

} // namespace game
