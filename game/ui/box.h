#pragma once
// Boxes lay out a screen. A column or a row holds parts; each says how long it is along the column
// or row and how much space comes then, and some take what is left. To change a screen, change one
// of these lists; no position is ever added up by hand:
//
//     Rect title, list, cancel, accept;
//     const Box page = column({
//         part(title, 40).then(12),
//         part(list, 100).grow().then(12), // at least 100 high, and all that is left
//         row({space().grow(), part(cancel, 90).then(8), part(accept, 90)}).size(48),
//     });
//     page.lay_out(Rect{0, 0, 300, 400}, Unit{1});
//
// fills in the four rectangles: `accept` is {210, 352, 90, 48}. Across its column or row a thing is
// as large as the column or row itself, unless it says otherwise.
//
// Lengths are units of the design; what a unit is in pixels is told when it is laid out.

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "game/ui/geometry.h"

namespace game {

// A rectangle before it is rounded, in pixels.
struct Area {
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;

    Rect rounded() const;
};

enum class Axis { Across, Down };
enum class Side { Start, Middle, End };

// Where fractions of pixels go: away in each length, so that equal things are equally large, or
// only in the finished rectangles, so that long sums stay exact where all shrinks or grows.
enum class Rounding { EachLength, AtTheEnd };

// Pixels in one unit; the same in both directions unless it says otherwise.
struct Unit {
    double across = 1;
    double down = across;
    Rounding rounding = Rounding::EachLength;

    double pixels(double units, Axis axis) const;
};

class Box {
public:
    using Tell = std::function<void(const Area&, Unit)>;
    // Things that follow each other along the axis. `tell` is called when its area is known.
    Box(Axis axis, std::vector<Box> things, Tell tell = {});

    // These answer a box that differs in one thing.
    // How long it is along the column or row it stands in; without this, as long as what is in it.
    Box size(double length) const { return set(&Box::along_, Length{length, length}); }
    // As long as `usual`; where room is short all shrink by the same share, down to `least`.
    Box between(double least, double usual) const
    {
        return set(&Box::along_, Length{least, usual});
    }
    // Takes its share of what is left when everything else has its length.
    Box grow(int share = 1) const { return set(&Box::share_, share); }
    // Space after it.
    Box then(double length) const { return set(&Box::then_, length); }
    // How large it is across the column or row, and where.
    Box across(double length, Side side = Side::Middle) const
    {
        return set(&Box::side_, side).set(&Box::across_, length);
    }
    // Space inside its edges.
    Box padding(double beside, double above_and_below) const
    {
        return set(&Box::beside_, beside).set(&Box::above_, above_and_below);
    }
    // Between each two of the things in it.
    Box gaps(double length) const { return set(&Box::gap_, length); }
    // Fills in where all of it is, its padding with it.
    Box into(Rect& place) const;
    // Unless the condition holds, neither it nor its space is there, and it fills in nothing.
    Box when(bool condition) const { return set(&Box::is_there_, condition); }

    // Fills in all rectangles. What finds no room reaches out of the area's lower or right end; the
    // answer is where it all ends below, at least the area's own end.
    int lay_out(Rect area, Unit unit) const;
    // What it needs, in pixels: where room is short, and where there is enough.
    double least_height(Unit unit) const { return content(Axis::Down, unit).least; }
    double usual_height(Unit unit) const { return content(Axis::Down, unit).usual; }

private:
    struct Length {
        double least = 0;
        double usual = 0;
    };

    template <typename Member, typename Value>
    Box set(Member member, Value value) const
    {
        Box changed = *this;
        changed.*member = value;
        return changed;
    }
    Length along(Axis axis, Unit unit) const; // these two in pixels
    Length content(Axis axis, Unit unit) const;
    void fill(const Area& area, Unit unit) const;
    void fill_across(Area area, Axis axis, Unit unit) const;

    Axis axis_;
    std::vector<Box> things_;
    Tell tell_;
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

// In a namespace of their own because their names are short: a function that lays out says
// `using namespace box`.
namespace box {

Box column(std::vector<Box> things);
Box row(std::vector<Box> things);
Box space(double length = 0);
Box part(Rect& place, double length = 0);

struct GridLook {
    int columns = 1;
    double row = 0; // as high as this, or lower where room is short; 0: as high as there is room
    double gap_across = 0;
    double gap_down = 0;
};
// Equal cells, one row after the other. Those of a row differ in width by one pixel at most, and
// the last ends where the grid ends.
Box grid(std::span<Rect> cells, GridLook look);

} // namespace box
} // namespace game
