#pragma once
// A screen is one box. A column or a row contains boxes; each has a length along the column or row
// and space after it, and some grow into what is left. What a box shows is drawn and pressed where
// the box is placed, so that no position is computed by hand:
//
//     return column({
//         text(tr("Paused"), heading_look).then(12),
//         paragraph(sentence(), quiet_look).then(20),
//         button(resume).size(with_text(56)).then(8),
//         evenly({button(restart), button(leave)}, 8).size(with_text(48)),
//     }).padding(36, 30);
//
// Lengths are in units of the design, and those made by with_text() grow with the player's text
// size. A box is as long as its size says, or else as its content needs: a text one line, a
// paragraph the lines that it takes in its width. Across its column or row it fills the whole width
// or height, unless one is set. The leaves are in leaves.h, and placement.h draws what was placed.
//
// For what is drawn elsewhere, such as boards, part() fills in a rectangle:
//
//     Rect title, list, cancel, accept;
//     const Box page = column({
//         part(title, 40).then(12),
//         part(list, 100).grow().then(12), // at least 100 high, and everything that is left
//         row({space().grow(), part(cancel, 90).then(8), part(accept, 90)}).size(48),
//     });
//     page.lay_out(Rect{0, 0, 300, 400}, Unit{1});
//
// fills in the four rectangles: `accept` is {210, 352, 90, 48}.

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "engine/base/function.h"
#include "game/ui/canvas.h"
#include "game/ui/geometry.h"
#include "game/ui/scale.h"

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

// In units of the design.
struct Length {
    constexpr Length(double how_many, bool grows_with_text = false)
        : units(how_many), with_text(grows_with_text)
    {
    }
    double units;
    bool with_text; // longer where the player's text is larger, never shorter
};

// Pixels in one unit; the same in both directions unless both are given. Texts can be measured only
// where there is a measure.
struct Unit {
    double across = 1;
    double down = across;
    Rounding rounding = Rounding::EachLength;
    Scale scale = {across};
    const TextMeasure* measure = nullptr;

    double pixels(Length length, Axis axis) const;
};
Unit unit_of(Scale scale);
Unit unit_of(Scale scale, const TextMeasure& measure);

struct Leaf;      // what a box shows: see leaves.h
struct Placement; // what was placed: see placement.h

class Box {
public:
    using OnPlaced = engine::Function<void(const Area&, const Unit&, Placement&)>;
    // Boxes that follow each other along the axis. `on_placed` is called when the area is known.
    Box(Axis axis, std::vector<Box> children, OnPlaced on_placed = {});
    // Copied everywhere, and long: compiled once.
    Box(const Box& other);
    Box(Box&& other) noexcept;
    Box& operator=(const Box& other);
    Box& operator=(Box&& other) noexcept;
    ~Box();

    // Each of the following returns a changed copy.
    // Sets the length along the column or row; without it, the box is as long as its content.
    Box size(Length length) const { return set(&Box::along_, Bounds{length, length}); }
    // Sets the preferred length. If there is not enough room, all boxes shrink by the same share of
    // the difference, at most down to `min`.
    Box between(Length min, Length preferred) const
    {
        return set(&Box::along_, Bounds{min, preferred});
    }
    // Makes it at least as long, and longer if its content is.
    Box at_least(Length length) const { return set(&Box::least_, length); }
    // Takes its share of the room that is left when every box has its length.
    Box grow(int share = 1) const { return set(&Box::share_, share); }
    // Adds space after the box.
    Box then(Length length) const { return set(&Box::then_, length); }
    // Sets the size across the column or row, and the position.
    Box across(Length length, Side side = Side::Middle) const
    {
        return set(&Box::side_, side).set(&Box::across_, length);
    }
    // Limits the size across.
    Box at_most(Length length, Side side = Side::Start) const
    {
        return set(&Box::side_, side).set(&Box::most_across_, length);
    }
    // Makes it only as large across as its content.
    Box to(Side side) const { return set(&Box::side_, side).set(&Box::fits_content_, true); }
    // Adds space inside the edges.
    Box padding(Length beside, Length above_and_below) const
    {
        return set(&Box::beside_, beside).set(&Box::above_, above_and_below);
    }
    // Adds space between each two children.
    Box gaps(Length length) const { return set(&Box::gap_, length); }
    // Fills in the rectangle of the whole box, including its padding.
    Box into(Rect& place) const;
    // Unless the condition holds, the box and its space are omitted, and its rectangles are not
    // filled in.
    Box when(bool condition) const { return set(&Box::is_there_, condition); }
    // Shows the leaf over the whole box, below its children.
    Box showing(Leaf leaf) const;
    // Only its children move when the player scrolls; at most one box of a screen does it. It is
    // clipped, and as high as it gets.
    Box scrolling() const { return set(&Box::scrolls_, true); }
    bool has_scrolling() const;

    // Fills in all rectangles. Boxes without enough room extend past the lower or right edge of the
    // area; returns the lower edge of the last one, but at least that of the area.
    int lay_out(Rect area, const Unit& unit) const;
    int lay_out(Rect area, const Unit& unit, Placement& placement) const;
    // The height it needs in this width, in pixels: if room is short, and if there is enough. The
    // width matters only to paragraphs and the like.
    double min_height(const Unit& unit, double width = 0) const;
    double preferred_height(const Unit& unit, double width = 0) const;
    // The width in pixels in which nothing is shortened.
    double natural_width(const Unit& unit) const;

    // All its children are placed over each other.
    Box layered() const { return set(&Box::layers_, true); }
    // The box is made when its width is known, in pixels; each of its forms is one that may be
    // made.
    using Make = engine::Function<Box(double width, const Unit&)>;
    static Box made_by(Make make, std::vector<Box> forms = {});

private:
    struct Bounds {
        Length min;
        Length preferred;
    };
    struct Needs { // pixels
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
    // `room` is the size across the axis, in pixels; 0 if it is not known.
    Needs along(Axis axis, const Unit& unit, double room) const;
    Needs content(Axis axis, const Unit& unit, double room) const;
    Needs needs_of_children(Axis axis, const Unit& unit, double room) const;
    Needs needs_of_leaf(Axis axis, const Unit& unit, double width) const;
    double room_across(double room, Axis axis, const Unit& unit) const;
    // Of all children, in pixels; `room` and `across` are inside the padding.
    std::vector<double> lengths(double room, double across, const Unit& unit) const;
    double space_after(const Box& child, const Unit& unit) const;
    void fill(const Area& area, const Unit& unit, Placement& placement) const;
    void fill_button(const Area& area, const Unit& unit, Placement& placement) const;
    void fill_children(const Area& area, const Unit& unit, Placement& placement) const;
    void fill_across(Area area, Axis axis, const Unit& unit, Placement& placement) const;
    Area scrolled(Area area, const Unit& unit, Placement& placement) const;

    Axis axis_;
    std::shared_ptr<const std::vector<Box>> children_; // shared by all copies
    OnPlaced on_placed_;
    std::shared_ptr<const Leaf> leaf_;
    Make make_;
    bool is_there_ = true;
    bool fits_content_ = false;
    bool scrolls_ = false;
    bool layers_ = false;
    std::optional<Bounds> along_;
    std::optional<Length> across_;
    std::optional<Length> most_across_;
    Length least_ = 0;
    Side side_ = Side::Middle;
    int share_ = 0;
    Length then_ = 0;
    Length gap_ = 0;
    Length beside_ = 0;
    Length above_ = 0;
};

// These names are short, so they are in a namespace of their own: a function that lays out a screen
// says `using namespace box`.
namespace box {

constexpr Length with_text(double units)
{
    return {units, true};
}

Box column(std::vector<Box> children);
Box row(std::vector<Box> children);
Box space(Length length = 0);
Box part(Rect& place, Length length = 0);
// All over each other, each as large as the whole.
Box layers(std::vector<Box> children);
// A row in which all are equally wide.
Box evenly(std::vector<Box> children, Length gap);
// The first whose content is not wider than the room, or else the last.
Box first_that_fits(std::vector<Box> forms);
// Made when the width is known, in units.
Box for_width(engine::Function<Box(double width)> make);

struct GridLook {
    int columns = 1;
    Length row = 0; // maximum height of a row; 0: no maximum
    Length gap_across = 0;
    Length gap_down = 0;
    Length least_width = 0;  // of a cell; if there is one, as many columns as have room
    bool equal_rows = false; // then only as many columns as the rows need
};
// Equal cells, row by row. Cells of a row differ in width by at most one pixel, and the last one
// ends where the grid ends.
Box grid(std::vector<Box> cells, GridLook look);
Box grid(std::span<Rect> cells, GridLook look);

struct ListLook {
    Length row = 0;
    Length gap = 0;
    int kept = 0; // is made also if it is out of sight, such as the one with the focus
};
// Rows of equal height, of which only those in sight are made: there may be very many.
Box list(int count, ListLook look, engine::Function<Box(int row)> make);

} // namespace box
} // namespace game
