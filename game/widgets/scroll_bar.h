#pragma once
// The bar beside an area that shows only a part of its content.

#include "game/ui/canvas.h"
#include "game/ui/scale.h"

namespace game {

// At the right of the area, outside it. `whole` is the height of the content, `above` how much of
// it is hidden above the area, in pixels. Draws nothing if the whole content is visible.
void draw_scroll_bar(Canvas& canvas, Rect area, int whole, int above, Scale scale);

} // namespace game
