#pragma once
// What a screen shows, where it was placed: see box.h.

#include <memory>
#include <vector>

#include "game/widgets/boxes/leaves.h"
#include "game/widgets/button.h"

namespace game {

struct PlacedLeaf {
    Rect area;
    std::shared_ptr<const Leaf> leaf;
    Scrolls scrolls = Scrolls::Never;
    bool is_behind = false; // what scrolls is on it
};

// Filled in by Box::lay_out(), in the order of drawing.
struct Placement {
    std::vector<PlacedLeaf> leaves;
    Unit unit;
    int scrolled = 0;                 // pixels; set before, at most `overflow` afterwards
    int overflow = 0;                 // pixels of the box that scrolls for which there is no room
    std::optional<Rect> scroll;       // the area of that box
    Scrolls scrolls = Scrolls::Never; // whether what is being placed is inside that box
};

// Lays out the box anew; what was placed before is forgotten. Returns its lower edge.
int place(const Box& box, Rect area, const Unit& unit, Placement& placement);
// All buttons, with their areas; segments give one each.
std::vector<Button> buttons_of(const Placement& placement);
// Draws everything but the buttons; or in three steps, from back to front.
void draw_leaves(Canvas& canvas, const Placement& placement);
void draw_behind(Canvas& canvas, const Placement& placement);
void draw_leaves(Canvas& canvas, const Placement& placement, Scrolls which);

// Lays out and draws a box without buttons.
void draw_box(Canvas& canvas, const Box& box, Rect area, Scale scale);

} // namespace game
