#pragma once
// Boxes that few screens need.

#include "game/widgets/boxes/placement.h"

namespace game {

// Lays out and draws a box without buttons.
void draw_box(Canvas& canvas, const Box& box, Rect area, Scale scale);

namespace box {

// Shows nothing, but is as high as the highest of these paragraphs.
Box room_for(std::vector<std::string> paragraphs, TextLook look);
// A button that is smaller than a fingertip; it can be pressed around it, too.
Box small_button(Button button, DrawIn draw);

} // namespace box
} // namespace game
