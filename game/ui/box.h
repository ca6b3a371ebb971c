#pragma once
// Boxes lay out a screen. A column or a row contains boxes; each has a length along the column or
// row and space after it, and some grow into what is left. To change a screen, change one of these
// lists; no position is computed by hand:
//
//     Rect title, list, cancel, accept;
//     const Box page = column({
//         part(title, 40).then(12),
//         part(list, 100).grow().then(12), // at least 100 high, and everything that is left
//         row({space().grow(), part(cancel, 90).then(8), part(accept, 90)}).size(48),
//     });
//     page.lay_out(Rect{0, 0, 300, 400}, Unit{1});
//
// fills in the four rectangles: `accept` is {210, 352, 90, 48}. Across its column or row a box is
// as large as the column or row itself, unless a size is set.
//
// Lengths are in units of the design; lay_out() is given the number of pixels in a unit.

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "game/ui/geometry.h"

namespace game {

// A rectangle in pixels, before rounding.
struct Area {
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;

    Rect rounded() const;
};

enum class Axis { Across, Down };
enum class Side { Start, Middle, End };

// Where lengths are rounded to whole pixels: each length by itself, so that equal boxes have equal
// sizes, or only the finished rectangles, so that long sums stay exact when everything is scaled.
enum class Rounding { EachLength, AtTheEnd };

// Pixels in one unit; the same in both directions unless both are given.
struct Unit {
    double across = 1;
    double down = across;
    Rounding rounding = Rounding::EachLength;

    double pixels(double units, Axis axis) const;
};

class Box {
public:
    using OnPlaced = std::function<void(const Area&, Unit)>;
    // Boxes that follow each other along the axis. `on_placed` is called when the area is known.
    Box(Axis axis, std::vector<Box> children, OnPlaced on_placed = {});

    // Each of the following returns a changed copy.
    // Sets the length along the column or row; without it, the box is as long as its content.
    Box size(double length) const { return set(&Box::along_, Length{length, length}); }
    // Sets the preferred length. If there is not enough room, all boxes shrink by the same share of
    // the difference, at most down to `min`.
    Box between(double min, double preferred) const
    {
        return set(&Box::along_, Length{min, preferred});
    }
    // Takes its share of the room that is left when every box has its length.
    Box grow(int share = 1) const { return set(&Box::share_, share); }
    // Adds space after the box.
    Box then(double length) const { return set(&Box::then_, length); }
    // Sets the size across the column or row, and the position.
    Box across(double length, Side side = Side::Middle) const
    {
        return set(&Box::side_, side).set(&Box::across_, length);
    }
    // Adds space inside the edges.
    Box padding(double beside, double above_and_below) const
    {
        return set(&Box::beside_, beside).set(&Box::above_, above_and_below);
    }
    // Adds space between each two children.
    Box gaps(double length) const { return set(&Box::gap_, length); }
    // Fills in the rectangle of the whole box, including its padding.
    Box into(Rect& place) const;
    // Unless the condition holds, the box and its space are omitted, and its rectangles are not
    // filled in.
    Box when(bool condition) const { return set(&Box::is_there_, condition); }

    // Fills in all rectangles. Boxes without enough room extend past the lower or right edge of the
    // area; returns the lower edge of the last one, but at least that of the area.
    int lay_out(Rect area, Unit unit) const;
    // The height it needs, in pixels: if room is short, and if there is enough.
    double min_height(Unit unit) const { return content(Axis::Down, unit).min; }
    double preferred_height(Unit unit) const { return content(Axis::Down, unit).preferred; }

private:
    struct Length {
        double min = 0;
        double preferred = 0;
    };

    template <typename Member, typename Value>
    Box set(Member member, Value value) const
    {
        Box changed = *this;
        changed.*member = value;
        return changed;
    }
    Length along(Axis axis, Unit unit) const; // these two return pixels
    Length content(Axis axis, Unit unit) const;
    void fill(const Area& area, Unit unit) const;
    void fill_across(Area area, Axis axis, Unit unit) const;

    Axis axis_;
    std::vector<Box> children_;
    OnPlaced on_placed_;
    bool is_there_ = true;
    std::optional<Length> along_;
    std::optional<double> across_;
    Side side_ = Side::Middle;
    int share_ = 0;
    double then_ = 0;
    double gap_ = 0;
    double beside_ = 0;
    double above_ = 0;
};

// These names are short, so they are in a namespace of their own: a function that lays out a screen
// says `using namespace box`.
namespace box {

Box column(std::vector<Box> children);
Box row(std::vector<Box> children);
Box space(double length = 0);
Box part(Rect& place, double length = 0);

struct GridLook {
    int columns = 1;
    double row = 0; // maximum height of a row; 0: no maximum
    double gap_across = 0;
    double gap_down = 0;
};
// Equal cells, row by row. Cells of a row differ in width by at most one pixel, and the last one
// ends where the grid ends.
Box grid(std::span<Rect> cells, GridLook look);

} // namespace box
} // namespace game
