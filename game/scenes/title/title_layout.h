#pragma once
// The layout of the title screen, for any window.

#include <array>

#include "game/ui/geometry.h"
#include "game/ui/scale.h"

namespace game {

constexpr int title_menu_length = 6; // what one plays
constexpr int title_more_length = 5; // what is needed less often, more quietly below

struct TitleLayout {
    Rect wordmark; // empty if there is no room
    Rect play;
    Rect continued; // empty without a saved game
    std::array<Rect, title_menu_length> menu;
    std::array<Rect, title_more_length> more;
    Rect foot;             // languages at its left end, themes at its right end
    Rect board;            // of the demo; empty if there is no room
    Rect strip;            // below the board
    bool key_hints = true; // whether the small buttons have room for icons and keys
};

TitleLayout lay_out_title(Size window, Scale scale, bool has_save);

} // namespace game
