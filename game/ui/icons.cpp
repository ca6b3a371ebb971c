#include "game/ui/icons.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include "engine/base/ensure.h"
#include "game/ui/rounding.h"

namespace game {

namespace {

enum class Form { Line, Filled, Circle, Dot };

// A part of an icon, in units of the grid.
struct Stroke {
    Form form;
    Spots spots;     // of a circle or a dot: its centre
    double size = 0; // of a circle or a dot: its radius; around a filled one: its edge, in strokes
};

struct Drawing {
    Icon icon;
    std::vector<Stroke> strokes;
};

Stroke line(Spots spots)
{
    return {Form::Line, std::move(spots)};
}

Stroke closed(Spots spots)
{
    spots.push_back(spots.front());
    return {Form::Line, std::move(spots)};
}

Stroke filled(Spots spots, double edge = 0)
{
    return {Form::Filled, std::move(spots), edge};
}

Stroke circle(Spot centre, double radius)
{
    return {Form::Circle, {centre}, radius};
}

Stroke dot(Spot centre, double radius)
{
    return {Form::Dot, {centre}, radius};
}

Spots with_arc(Spots spots, Spot centre, double radius, double from, double sweep)
{
    add_arc_spots(spots, centre, radius, from, sweep);
    return spots;
}

// Three spots for each curve: its two control points and its end.
Spots with_curves(Spots spots, const Spots& curves)
{
    for (std::size_t at = 0; at + 2 < curves.size(); at += 3)
        add_curve(spots, curves[at], curves[at + 1], curves[at + 2]);
    return spots;
}

Spots rounded_box(Spot corner, double width, double height, double radius)
{
    const double right = corner.x + width;
    const double bottom = corner.y + height;
    Spots spots;
    add_arc_spots(spots, {corner.x + radius, corner.y + radius}, radius, 270, 90);
    add_arc_spots(spots, {right - radius, corner.y + radius}, radius, 0, 90);
    add_arc_spots(spots, {right - radius, bottom - radius}, radius, 90, 90);
    add_arc_spots(spots, {corner.x + radius, bottom - radius}, radius, 180, 90);
    return spots;
}

std::vector<Stroke> arrow(double tip, double tail)
{
    const double barb = tip < tail ? tip + 6 : tip - 6;
    return {line({{tail, 12}, {tip, 12}}), line({{barb, 6}, {tip, 12}, {barb, 18}})};
}

// Undo's arrow points left; redo's is its mirror image.
std::vector<Stroke> turned_back(double side)
{
    const auto across = [side](double x) {
        return 12 + side * (x - 12);
    };
    Spots hook = with_arc({{across(4), 9}, {across(14), 9}}, {across(14), 15}, 6, 0, side * 180);
    hook.push_back({across(10), 21});
    return {line({{across(9), 14}, {across(4), 9}, {across(9), 4}}), line(hook)};
}

Spots star()
{
    Spots spots;
    for (int tip = 0; tip < 10; ++tip) {
        const double radius = tip % 2 == 0 ? 9.2 : 4.0;
        const double angle = tip * std::numbers::pi / 5;
        spots.push_back({12 + radius * std::sin(angle), 12.6 - radius * std::cos(angle)});
    }
    return spots;
}

Spots bulb()
{
    Spots spots = with_arc({{15, 17}, {9, 17}, {9, 15.5}}, {12, 10}, 6, 235, 250);
    spots.insert(spots.end(), {{15, 15.5}, {15, 17}});
    return spots;
}

std::vector<Stroke> mode_frame(std::initializer_list<Spot> dots)
{
    std::vector<Stroke> strokes = {closed(rounded_box({3.5, 3.5}, 17, 17, 3))};
    for (const Spot spot : dots)
        strokes.push_back(dot(spot, 1.6));
    return strokes;
}

const std::vector<Drawing> drawings = {
    {Icon::Menu, {line({{4, 7}, {20, 7}}), line({{4, 12}, {20, 12}}), line({{4, 17}, {20, 17}})}},
    {Icon::Back, arrow(5, 19)},
    {Icon::Next, arrow(19, 5)},
    {Icon::ChevronRight, {line({{9, 6}, {15, 12}, {9, 18}})}},
    {Icon::Pause,
     {filled(rounded_box({6.5, 5}, 3.6, 14, 1.2)), filled(rounded_box({13.9, 5}, 3.6, 14, 1.2))}},
    {Icon::Play, {filled({{7.5, 5}, {19, 12}, {7.5, 19}}, 0.8)}},
    {Icon::Undo, turned_back(1)},
    {Icon::Redo, turned_back(-1)},
    {Icon::Erase,
     {closed({{21, 5}, {9, 5}, {3, 12}, {9, 19}, {21, 19}}), line({{12, 9.5}, {17, 14.5}}),
      line({{17, 9.5}, {12, 14.5}})}},
    {Icon::Check, {line({{5, 12.5}, {10, 17.5}, {19.5, 7}})}},
    {Icon::Cross, {line({{6.5, 6.5}, {17.5, 17.5}}), line({{17.5, 6.5}, {6.5, 17.5}})}},
    {Icon::Settings,
     {line({{4, 7}, {11, 7}}), line({{17, 7}, {20, 7}}), circle({14, 7}, 2.6),
      line({{4, 17}, {7, 17}}), line({{13, 17}, {20, 17}}), circle({10, 17}, 2.6)}},
    {Icon::Trophy,
     {closed(with_arc({{7, 4}, {17, 4}, {17, 10}}, {12, 10}, 5, 90, 180)),
      line(with_curves({{7, 6}, {3.5, 6}}, {{3.5, 9}, {5, 10.5}, {7.3, 10.8}})),
      line(with_curves({{17, 6}, {20.5, 6}}, {{20.5, 9}, {19, 10.5}, {16.7, 10.8}})),
      line({{12, 15}, {12, 19}}), line({{8, 20}, {16, 20}})}},
    {Icon::Pencil,
     {closed({{4, 20}, {5, 15.5}, {16, 4.5}, {19.5, 8}, {8.5, 19}}),
      line({{13.5, 7}, {17, 10.5}})}},
    {Icon::Help,
     {line(with_curves(with_arc({}, {12.1, 9.03}, 3.6, 270.4, 245),
                       {{12.4, 12.9}, {12, 13.5}, {12, 15}})),
      dot({12, 19}, 1.5)}},
    {Icon::Grid,
     {closed(rounded_box({4, 4}, 16, 16, 2.5)), line({{9.33, 4}, {9.33, 20}}),
      line({{4, 9.33}, {20, 9.33}}), line({{14.66, 4}, {14.66, 20}}),
      line({{4, 14.66}, {20, 14.66}})}},
    {Icon::House,
     {closed({{3, 8.5}, {21, 8.5}, {21, 15.5}, {3, 15.5}}), line({{9, 8.5}, {9, 15.5}}),
      line({{15, 8.5}, {15, 15.5}})}},
    {Icon::Sum, {line({{17, 7}, {17, 4.5}, {7, 4.5}, {13, 12}, {7, 19.5}, {17, 19.5}, {17, 17}})}},
    {Icon::Clock, {circle({12, 12}, 8.5), line({{12, 7.5}, {12, 12}, {15.2, 14}})}},
    {Icon::Plus, {line({{12, 5}, {12, 19}}), line({{5, 12}, {19, 12}})}},
    {Icon::Minus, {line({{5, 12}, {19, 12}})}},
    {Icon::Star, {filled(star(), 0.4)}},
    {Icon::ModeDigit, mode_frame({})}, // with a digit that is text
    {Icon::ModeCorner, mode_frame({{7.6, 7.6}, {16.4, 7.6}, {7.6, 16.4}})},
    {Icon::ModeCentre, mode_frame({{7.8, 12}, {12, 12}, {16.2, 12}})},
    {Icon::ModeColour,
     {closed(rounded_box({3.5, 3.5}, 17, 17, 3)),
      filled({{5.5, 18.5}, {18.5, 5.5}, {18.5, 18.5}})}},
    {Icon::Warning,
     {closed({{12, 4}, {21, 19.5}, {3, 19.5}}), line({{12, 10}, {12, 14}}), dot({12, 16.9}, 1.2)}},
    {Icon::Save,
     {line(with_arc({{5, 4}, {16, 4}, {20, 8}, {20, 20}, {4, 20}}, {5, 5}, 1, 270, 90)),
      line({{8, 4}, {8, 9}, {15, 9}, {15, 4}}), line({{8, 20}, {8, 14}, {16, 14}, {16, 20}})}},
    {Icon::Eye,
     {line(with_curves({{2.5, 12}},
                       {{6, 6},
                        {9, 5},
                        {12, 5},
                        {15, 5},
                        {18, 6},
                        {21.5, 12},
                        {18, 18},
                        {15, 19},
                        {12, 19},
                        {9, 19},
                        {6, 18},
                        {2.5, 12}})),
      circle({12, 12}, 3)}},
    {Icon::Globe,
     {circle({12, 12}, 8.7), line({{3.3, 12}, {20.7, 12}}),
      line(with_curves({{12, 3.3}}, {{8, 7}, {8, 17}, {12, 20.7}, {16, 17}, {16, 7}, {12, 3.3}}))}},
    {Icon::Exit,
     {line({{10, 4}, {5, 4}, {5, 20}, {10, 20}}), line({{10, 12}, {20, 12}}),
      line({{16, 8}, {20, 12}, {16, 16}})}},
    {Icon::Validate, {circle({12, 12}, 8.7), line({{7.8, 12.4}, {10.9, 15.4}, {16.4, 9.2}})}},
    {Icon::Bookmark, {closed({{6.5, 4}, {17.5, 4}, {17.5, 20}, {12, 15.5}, {6.5, 20}})}},
    {Icon::Restart,
     {line({{5, 3.2}, {5, 7.8}, {9.6, 7.8}}), line(with_arc({}, {12, 12}, 8.16, 301, 300))}},
    {Icon::Folder, {closed({{3.5, 6}, {9.5, 6}, {11.5, 8.5}, {20.5, 8.5}, {20.5, 19}, {3.5, 19}})}},
    {Icon::Hash,
     {line({{5, 9}, {19, 9}}), line({{5, 15}, {19, 15}}), line({{10, 4}, {8, 20}}),
      line({{16, 4}, {14, 20}})}},
    {Icon::Trash,
     {line({{4, 6.5}, {20, 6.5}}), line({{9, 6.5}, {9, 3.8}, {15, 3.8}, {15, 6.5}}),
      line({{6, 6.5}, {7, 20}, {17, 20}, {18, 6.5}}), line({{10.2, 10.5}, {10.2, 16}}),
      line({{13.8, 10.5}, {13.8, 16}})}},
    {Icon::Hint, {line(bulb()), line({{9.5, 21}, {14.5, 21}})}},
    {Icon::Sound,
     {closed({{3, 9.5}, {7, 9.5}, {12, 5}, {12, 19}, {7, 14.5}, {3, 14.5}}),
      line(with_arc({}, {13, 12}, 3.5, 45, 90)), line(with_arc({}, {13, 12}, 7.5, 45, 90))}},
    {Icon::Keyboard,
     {closed({{2.5, 6}, {21.5, 6}, {21.5, 18}, {2.5, 18}}), dot({6.5, 10}, 1), dot({10.2, 10}, 1),
      dot({13.8, 10}, 1), dot({17.5, 10}, 1), line({{8, 14.5}, {16, 14.5}})}},
    {Icon::Heart,
     {filled(with_curves({{12, 20.5}},
                         {{4, 14},
                          {2, 4.5},
                          {8, 4},
                          {10, 4},
                          {11.5, 5.5},
                          {12, 7},
                          {12.5, 5.5},
                          {14, 4},
                          {16, 4},
                          {22, 4.5},
                          {20, 14},
                          {12, 20.5}}),
             0.4)}},
    {Icon::Search, {circle({10.5, 10.5}, 6.5), line({{15.2, 15.2}, {20.5, 20.5}})}},
    {Icon::Printer,
     {line({{7, 8}, {7, 3.5}, {17, 3.5}, {17, 8}}),
      line({{7, 17}, {3.5, 17}, {3.5, 8}, {20.5, 8}, {20.5, 17}, {17, 17}}),
      closed({{7, 14}, {17, 14}, {17, 20.5}, {7, 20.5}})}},
    {Icon::Copy, // a page in front of another
     {closed({{9, 8.5}, {19.5, 8.5}, {19.5, 20.5}, {9, 20.5}}),
      line({{6, 15.5}, {4.5, 15.5}, {4.5, 3.5}, {15, 3.5}, {15, 5.5}})}},
    {Icon::Paste,
     {line({{8.5, 5.5}, {5, 5.5}, {5, 20.5}, {19, 20.5}, {19, 5.5}, {15.5, 5.5}}),
      closed({{8.5, 3.5}, {15.5, 3.5}, {15.5, 7.5}, {8.5, 7.5}})}},
};

// Adds it in pixels around the centre of the icon; `unit` is the pixels in a unit of the grid.
void add(Shape& shape, const Stroke& stroke, double unit, double width)
{
    const auto placed = [unit](Spot spot) {
        return Spot{(spot.x - 12) * unit, (spot.y - 12) * unit};
    };
    const Spot first = placed(stroke.spots.front());
    if (stroke.form == Form::Circle)
        return add_arc(shape, first, stroke.size * unit, 0, 360, width);
    if (stroke.form == Form::Dot)
        return add_disc(shape, first, stroke.size * unit);
    for (const Spot spot : stroke.spots)
        shape.spots.push_back(placed(spot));
    const bool is_filled = stroke.form == Form::Filled;
    shape.end_contour(is_filled ? stroke.size * width : width, is_filled);
}

} // namespace

void draw_icon(Canvas& canvas, Icon icon, Point centre, int size, Tint tint, double turn)
{
    const auto drawing = std::ranges::find(drawings, icon, &Drawing::icon);
    ENSURE(drawing != drawings.end());
    const double unit = size / 24.0;
    Shape shape(canvas.memory());
    for (const Stroke& stroke : drawing->strokes)
        add(shape, stroke, unit, size >= 20 ? 2 * unit : std::max(1.5, 2.2 * unit));
    if (turn != 0)
        turn_around(shape, turn);
    canvas.shape(shape, centre, tint);
    if (icon != Icon::ModeDigit)
        return;
    const Font font{Face::Numerals, Weight::Bold, rounded(size * 13.5 / 24)};
    canvas.text("5", centre, Align::Centre, font, tint);
}

} // namespace game
