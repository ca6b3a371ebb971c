#pragma once
// What lies under words: keycaps, quiet fills, cards, focus rings, in every state of a button.

#include "game/ui/canvas.h"
#include "game/ui/scale.h"
#include "game/widgets/button.h"

namespace game {

// How far the face of a keycap goes down when pressed, and how high its lip is, in units.
constexpr double keycap_travel = 3;
constexpr double keycap_lip = 4;

bool is_filled(const Button& button);
// The face of a keycap as it lies now, pressed or not.
Rect face_of(const Button& button, ButtonState state, Scale scale);

// The width of a border that looks one line wide.
float hair(Scale scale);

void draw_keycap(Canvas& canvas, const Button& button, ButtonState state, Scale scale);
// Under quiet buttons, modes and squares.
void draw_quiet_ground(Canvas& canvas, const Button& button, ButtonState state, Scale scale);
void draw_row_ground(Canvas& canvas, const Button& button, ButtonState state, Scale scale);
void draw_focus_ring(Canvas& canvas, Rect area, double radius, Scale scale);

// A card that things lie on: nothing to press.
void draw_card(Canvas& canvas, Rect area, Scale scale);
// One that lies over the screen.
void draw_dialog(Canvas& canvas, Rect area, Scale scale);

} // namespace game
