#pragma once
// A key with one letter of the initials; the active one has arrows above and below that turn it.

#include <string>

#include "game/ui/canvas.h"
#include "game/ui/scale.h"

namespace game {

Rect arrow_above(Rect cap, Scale scale);
Rect arrow_below(Rect cap, Scale scale);
void draw_initial_cap(
    Canvas& canvas, Rect cap, const std::string& letter, bool is_active, Scale scale);

} // namespace game
