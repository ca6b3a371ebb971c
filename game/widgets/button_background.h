#pragma once
// The backgrounds of buttons and cards in every state: keycaps, quiet fills, cards, focus rings.

#include "game/ui/canvas.h"
#include "game/ui/scale.h"
#include "game/widgets/button.h"

namespace game {

// How far a keycap's face moves down when pressed, and the height of its lip, in units.
constexpr double keycap_travel = 3;
constexpr double keycap_lip = 4;

bool is_filled(const Button& button);
// Whether buttons of the style are raised: they have a lip and move down when they are pressed.
bool has_lip(ButtonStyle style);
// The position of a keycap's face in this state.
Rect face_of(const Button& button, ButtonState state, Scale scale);

// The colour of what is drawn on a list row: on the focused one, which is filled like a selection
// unless the theme outlines, it must be readable there.
Tint ink_on_row(const Canvas& canvas, ButtonState state, Tint usual);

// The width of a border that looks like a single line.
double hair(Scale scale);

void draw_keycap(Canvas& canvas, const Button& button, ButtonState state, Scale scale);
// For quiet buttons, modes and squares.
void draw_quiet_background(Canvas& canvas, const Button& button, ButtonState state, Scale scale);
void draw_row_background(Canvas& canvas, const Button& button, ButtonState state, Scale scale);
void draw_focus_ring(Canvas& canvas, Rect area, double radius, Scale scale);

// A small card with this corner radius, in units.
struct PanelLook {
    double radius = 10;
    Tint fill = Paint::Surface;
    Tint edge = Paint::Line;
};
void draw_panel(Canvas& canvas, Rect area, const PanelLook& look, Scale scale);

// A card as a background, which can't be pressed.
void draw_card(Canvas& canvas, Rect area, Scale scale);
// The background of a few sentences that stand out, in a soft colour.
void draw_soft(Canvas& canvas, Rect area, Tint tint, Scale scale);
// A card that covers the screen behind it.
void draw_dialog(Canvas& canvas, Rect area, Scale scale);

} // namespace game
