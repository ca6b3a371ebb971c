#include "game/ui/icons.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "engine/base/ensure.h"
#include "game/ui/rounding.h"

namespace game {

namespace {

// Draws in units of the 24-unit grid; the shape is stored in pixels around its centre.
class Pen {
public:
    // The shape is made in `memory`.
    Pen(int size, std::pmr::memory_resource& memory)
        : shape(memory),
          unit_(size / 24.0),
          stroke_(size >= 20 ? 2 * unit_ : std::max(1.5, 2.2 * unit_))
    {
    }

    // A list of spots to add to, and to draw then.
    Spots spots(std::initializer_list<Spot> first = {}) const
    {
        return Spots(first, shape.spots.get_allocator());
    }
    void line(std::span<const Spot> spots)
    {
        place(spots);
        shape.end_contour(stroke_, false);
    }
    void line(std::initializer_list<Spot> spots) { line(std::span(spots.begin(), spots.size())); }
    void closed(std::span<const Spot> spots)
    {
        place(spots);
        place(spots.first(1));
        shape.end_contour(stroke_, false);
    }
    void closed(std::initializer_list<Spot> spots)
    {
        closed(std::span(spots.begin(), spots.size()));
    }
    // `stroke` is a multiple of the normal stroke width.
    void filled(std::span<const Spot> spots, double stroke = 0)
    {
        place(spots);
        shape.end_contour(stroke * stroke_, true);
    }
    void filled(std::initializer_list<Spot> spots, double stroke = 0)
    {
        filled(std::span(spots.begin(), spots.size()), stroke);
    }
    void circle(Spot centre, double radius)
    {
        add_arc(shape, placed(centre), radius * unit_, 0, 360, stroke_);
    }
    void dot(Spot centre, double radius) { add_disc(shape, placed(centre), radius * unit_); }
    void frame(Spot corner, double side, double radius);

    Shape shape;

private:
    Spot placed(Spot spot) const { return Spot{(spot.x - 12) * unit_, (spot.y - 12) * unit_}; }
    void place(std::span<const Spot> spots)
    {
        for (const Spot spot : spots)
            shape.spots.push_back(placed(spot));
    }

    double unit_;
    double stroke_;
};

Spots rounded_spots(const Pen& pen, Spot corner, double width, double height, double radius)
{
    const double right = corner.x + width;
    const double bottom = corner.y + height;
    Spots spots = pen.spots();
    add_arc_spots(spots, {corner.x + radius, corner.y + radius}, radius, 270, 90);
    add_arc_spots(spots, {right - radius, corner.y + radius}, radius, 0, 90);
    add_arc_spots(spots, {right - radius, bottom - radius}, radius, 90, 90);
    add_arc_spots(spots, {corner.x + radius, bottom - radius}, radius, 180, 90);
    return spots;
}

void Pen::frame(Spot corner, double side, double radius)
{
    closed(rounded_spots(*this, corner, side, side, radius));
}

void arrow(Pen& pen, double tip, double tail)
{
    const double barb = tip < tail ? tip + 6 : tip - 6;
    pen.line({{tail, 12}, {tip, 12}});
    pen.line({{barb, 6}, {tip, 12}, {barb, 18}});
}

// Undo's arrow points left; redo's is its mirror image.
void turn_back(Pen& pen, double side)
{
    const auto across = [side](double x) {
        return 12 + side * (x - 12);
    };
    pen.line({{across(9), 14}, {across(4), 9}, {across(9), 4}});
    Spots hook = pen.spots({{across(4), 9}, {across(14), 9}});
    add_arc_spots(hook, {across(14), 15}, 6, 0, side * 180);
    hook.push_back({across(10), 21});
    pen.line(hook);
}

void erase(Pen& pen)
{
    pen.closed({{21, 5}, {9, 5}, {3, 12}, {9, 19}, {21, 19}});
    pen.line({{12, 9.5}, {17, 14.5}});
    pen.line({{17, 9.5}, {12, 14.5}});
}

void sliders(Pen& pen)
{
    pen.line({{4, 7}, {11, 7}});
    pen.line({{17, 7}, {20, 7}});
    pen.circle({14, 7}, 2.6);
    pen.line({{4, 17}, {7, 17}});
    pen.line({{13, 17}, {20, 17}});
    pen.circle({10, 17}, 2.6);
}

void trophy(Pen& pen)
{
    Spots cup = pen.spots({{7, 4}, {17, 4}, {17, 10}});
    add_arc_spots(cup, {12, 10}, 5, 90, 180);
    pen.closed(cup);
    Spots left = pen.spots({{7, 6}, {3.5, 6}});
    add_curve(left, {3.5, 9}, {5, 10.5}, {7.3, 10.8});
    pen.line(left);
    Spots right = pen.spots({{17, 6}, {20.5, 6}});
    add_curve(right, {20.5, 9}, {19, 10.5}, {16.7, 10.8});
    pen.line(right);
    pen.line({{12, 15}, {12, 19}});
    pen.line({{8, 20}, {16, 20}});
}

void pencil(Pen& pen)
{
    pen.closed({{4, 20}, {5, 15.5}, {16, 4.5}, {19.5, 8}, {8.5, 19}});
    pen.line({{13.5, 7}, {17, 10.5}});
}

void question(Pen& pen)
{
    Spots hook = pen.spots();
    add_arc_spots(hook, {12.1, 9.03}, 3.6, 270.4, 245);
    add_curve(hook, {12.4, 12.9}, {12, 13.5}, {12, 15});
    pen.line(hook);
    pen.dot({12, 19}, 1.5);
}

void grid(Pen& pen)
{
    pen.frame({4, 4}, 16, 2.5);
    for (const double at : {9.33, 14.66}) {
        pen.line({{at, 4}, {at, 20}});
        pen.line({{4, at}, {20, at}});
    }
}

void star(Pen& pen)
{
    Spots spots = pen.spots();
    for (int tip = 0; tip < 10; ++tip) {
        const double radius = tip % 2 == 0 ? 9.2 : 4.0;
        const double angle = tip * std::numbers::pi / 5;
        spots.push_back({12 + radius * std::sin(angle), 12.6 - radius * std::cos(angle)});
    }
    pen.filled(spots, 0.4);
}

void whole_heart(Pen& pen)
{
    Spots spots = pen.spots({{12, 20.5}});
    add_curve(spots, {4, 14}, {2, 4.5}, {8, 4});
    add_curve(spots, {10, 4}, {11.5, 5.5}, {12, 7});
    add_curve(spots, {12.5, 5.5}, {14, 4}, {16, 4});
    add_curve(spots, {22, 4.5}, {20, 14}, {12, 20.5});
    pen.filled(spots, 0.4);
}

void warning(Pen& pen)
{
    pen.closed({{12, 4}, {21, 19.5}, {3, 19.5}});
    pen.line({{12, 10}, {12, 14}});
    pen.dot({12, 16.9}, 1.2);
}

void disk(Pen& pen)
{
    Spots body = pen.spots({{5, 4}, {16, 4}, {20, 8}, {20, 20}, {4, 20}});
    add_arc_spots(body, {5, 5}, 1, 270, 90);
    pen.line(body);
    pen.line({{8, 4}, {8, 9}, {15, 9}, {15, 4}});
    pen.line({{8, 20}, {8, 14}, {16, 14}, {16, 20}});
}

void eye(Pen& pen)
{
    Spots lids = pen.spots({{2.5, 12}});
    add_curve(lids, {6, 6}, {9, 5}, {12, 5});
    add_curve(lids, {15, 5}, {18, 6}, {21.5, 12});
    add_curve(lids, {18, 18}, {15, 19}, {12, 19});
    add_curve(lids, {9, 19}, {6, 18}, {2.5, 12});
    pen.line(lids);
    pen.circle({12, 12}, 3);
}

void globe(Pen& pen)
{
    pen.circle({12, 12}, 8.7);
    pen.line({{3.3, 12}, {20.7, 12}});
    Spots meridians = pen.spots({{12, 3.3}});
    add_curve(meridians, {8, 7}, {8, 17}, {12, 20.7});
    add_curve(meridians, {16, 17}, {16, 7}, {12, 3.3});
    pen.line(meridians);
}

void door(Pen& pen)
{
    pen.line({{10, 4}, {5, 4}, {5, 20}, {10, 20}});
    pen.line({{10, 12}, {20, 12}});
    pen.line({{16, 8}, {20, 12}, {16, 16}});
}

void restart(Pen& pen)
{
    pen.line({{5, 3.2}, {5, 7.8}, {9.6, 7.8}});
    Spots round = pen.spots();
    add_arc_spots(round, {12, 12}, 8.16, 301, 300);
    pen.line(round);
}

void hash(Pen& pen)
{
    pen.line({{5, 9}, {19, 9}});
    pen.line({{5, 15}, {19, 15}});
    pen.line({{10, 4}, {8, 20}});
    pen.line({{16, 4}, {14, 20}});
}

void trash(Pen& pen)
{
    pen.line({{4, 6.5}, {20, 6.5}});
    pen.line({{9, 6.5}, {9, 3.8}, {15, 3.8}, {15, 6.5}});
    pen.line({{6, 6.5}, {7, 20}, {17, 20}, {18, 6.5}});
    pen.line({{10.2, 10.5}, {10.2, 16}});
    pen.line({{13.8, 10.5}, {13.8, 16}});
}

void mode_frame(Pen& pen, std::initializer_list<Spot> dots)
{
    pen.frame({3.5, 3.5}, 17, 3);
    for (const Spot spot : dots)
        pen.dot(spot, 1.6);
}

void menu(Pen& pen)
{
    for (const double y : {7.0, 12.0, 17.0})
        pen.line({{4, y}, {20, y}});
}

void check(Pen& pen)
{
    pen.line({{5, 12.5}, {10, 17.5}, {19.5, 7}});
}

void cross(Pen& pen)
{
    pen.line({{6.5, 6.5}, {17.5, 17.5}});
    pen.line({{17.5, 6.5}, {6.5, 17.5}});
}

void pause(Pen& pen)
{
    pen.filled(rounded_spots(pen, {6.5, 5}, 3.6, 14, 1.2));
    pen.filled(rounded_spots(pen, {13.9, 5}, 3.6, 14, 1.2));
}

void play(Pen& pen)
{
    pen.filled({{7.5, 5}, {19, 12}, {7.5, 19}}, 0.8);
}

void clock(Pen& pen)
{
    pen.circle({12, 12}, 8.5);
    pen.line({{12, 7.5}, {12, 12}, {15.2, 14}});
}

void minus(Pen& pen)
{
    pen.line({{5, 12}, {19, 12}});
}

void plus(Pen& pen)
{
    pen.line({{12, 5}, {12, 19}});
    minus(pen);
}

void mode_colour(Pen& pen)
{
    mode_frame(pen, {});
    pen.filled({{5.5, 18.5}, {18.5, 5.5}, {18.5, 18.5}});
}

void validate(Pen& pen)
{
    pen.circle({12, 12}, 8.7);
    pen.line({{7.8, 12.4}, {10.9, 15.4}, {16.4, 9.2}});
}

void bookmark(Pen& pen)
{
    pen.closed({{6.5, 4}, {17.5, 4}, {17.5, 20}, {12, 15.5}, {6.5, 20}});
}

void folder(Pen& pen)
{
    pen.closed({{3.5, 6}, {9.5, 6}, {11.5, 8.5}, {20.5, 8.5}, {20.5, 19}, {3.5, 19}});
}

void bulb(Pen& pen)
{
    Spots spots = pen.spots({{15, 17}, {9, 17}, {9, 15.5}});
    add_arc_spots(spots, {12, 10}, 6, 235, 250);
    spots.insert(spots.end(), {{15, 15.5}, {15, 17}});
    pen.line(spots);
    pen.line({{9.5, 21}, {14.5, 21}});
}

void loudspeaker(Pen& pen)
{
    pen.closed({{3, 9.5}, {7, 9.5}, {12, 5}, {12, 19}, {7, 14.5}, {3, 14.5}});
    for (const double radius : {3.5, 7.5}) {
        Spots wave = pen.spots();
        add_arc_spots(wave, {13, 12}, radius, 45, 90);
        pen.line(wave);
    }
}

void keyboard(Pen& pen)
{
    pen.closed({{2.5, 6}, {21.5, 6}, {21.5, 18}, {2.5, 18}});
    for (const double x : {6.5, 10.2, 13.8, 17.5})
        pen.dot({x, 10}, 1);
    pen.line({{8, 14.5}, {16, 14.5}});
}

void magnifier(Pen& pen)
{
    pen.circle({10.5, 10.5}, 6.5);
    pen.line({{15.2, 15.2}, {20.5, 20.5}});
}

void printer(Pen& pen)
{
    pen.line({{7, 8}, {7, 3.5}, {17, 3.5}, {17, 8}});
    pen.line({{7, 17}, {3.5, 17}, {3.5, 8}, {20.5, 8}, {20.5, 17}, {17, 17}});
    pen.closed({{7, 14}, {17, 14}, {17, 20.5}, {7, 20.5}});
}

// A page in front of another.
void pages(Pen& pen)
{
    pen.closed({{9, 8.5}, {19.5, 8.5}, {19.5, 20.5}, {9, 20.5}});
    pen.line({{6, 15.5}, {4.5, 15.5}, {4.5, 3.5}, {15, 3.5}, {15, 5.5}});
}

void clipboard(Pen& pen)
{
    pen.line({{8.5, 5.5}, {5, 5.5}, {5, 20.5}, {19, 20.5}, {19, 5.5}, {15.5, 5.5}});
    pen.closed({{8.5, 3.5}, {15.5, 3.5}, {15.5, 7.5}, {8.5, 7.5}});
}

struct Drawing {
    Icon icon;
    void (*draw)(Pen& pen);
};

constexpr std::array drawings = {
    Drawing{Icon::Menu, menu},
    Drawing{Icon::Back,
            [](Pen& pen) {
                arrow(pen, 5, 19);
            }},
    Drawing{Icon::Next,
            [](Pen& pen) {
                arrow(pen, 19, 5);
            }},
    Drawing{Icon::ChevronRight,
            [](Pen& pen) {
                pen.line({{9, 6}, {15, 12}, {9, 18}});
            }},
    Drawing{Icon::Pause, pause},
    Drawing{Icon::Play, play},
    Drawing{Icon::Undo,
            [](Pen& pen) {
                turn_back(pen, 1);
            }},
    Drawing{Icon::Redo,
            [](Pen& pen) {
                turn_back(pen, -1);
            }},
    Drawing{Icon::Erase, erase},
    Drawing{Icon::Check, check},
    Drawing{Icon::Cross, cross},
    Drawing{Icon::Settings, sliders},
    Drawing{Icon::Trophy, trophy},
    Drawing{Icon::Pencil, pencil},
    Drawing{Icon::Help, question},
    Drawing{Icon::Grid, grid},
    Drawing{Icon::Clock, clock},
    Drawing{Icon::Plus, plus},
    Drawing{Icon::Minus, minus},
    Drawing{Icon::Star, star},
    Drawing{Icon::ModeDigit,
            [](Pen& pen) {
                mode_frame(pen, {});
            }},
    Drawing{Icon::ModeCorner,
            [](Pen& pen) {
                mode_frame(pen, {{7.6, 7.6}, {16.4, 7.6}, {7.6, 16.4}});
            }},
    Drawing{Icon::ModeCentre,
            [](Pen& pen) {
                mode_frame(pen, {{7.8, 12}, {12, 12}, {16.2, 12}});
            }},
    Drawing{Icon::ModeColour, mode_colour},
    Drawing{Icon::Warning, warning},
    Drawing{Icon::Save, disk},
    Drawing{Icon::Eye, eye},
    Drawing{Icon::Globe, globe},
    Drawing{Icon::Exit, door},
    Drawing{Icon::Validate, validate},
    Drawing{Icon::Bookmark, bookmark},
    Drawing{Icon::Restart, restart},
    Drawing{Icon::Folder, folder},
    Drawing{Icon::Hash, hash},
    Drawing{Icon::Trash, trash},
    Drawing{Icon::Hint, bulb},
    Drawing{Icon::Sound, loudspeaker},
    Drawing{Icon::Keyboard, keyboard},
    Drawing{Icon::Heart, whole_heart},
    Drawing{Icon::Search, magnifier},
    Drawing{Icon::Printer, printer},
    Drawing{Icon::Copy, pages},
    Drawing{Icon::Paste, clipboard},
};

} // namespace

void draw_icon(Canvas& canvas, Icon icon, Point centre, int size, Tint tint, double turn)
{
    const auto* drawing = std::ranges::find(drawings, icon, &Drawing::icon);
    ENSURE(drawing != drawings.end());
    Pen pen(size, canvas.memory());
    drawing->draw(pen);
    if (turn != 0)
        turn_around(pen.shape, turn);
    canvas.shape(pen.shape, centre, tint);
    if (icon != Icon::ModeDigit)
        return;
    const Font font{Face::Numerals, Weight::Bold, rounded(size * 13.5 / 24)};
    canvas.text("5", centre, Align::Centre, font, tint);
}

} // namespace game
