#include "game/widgets/technique_shape.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/ensure.h"
#include "game/ui/rounding.h"

namespace game {
namespace {

using engine::Technique;

struct ShapePlace {
    int row = 0;
    int column = 0;
};

struct ShapeFrame { // around a box or a line
    ShapePlace first;
    int rows = 1;
    int columns = 1;
};

struct ShapeLink {
    ShapePlace from;
    ShapePlace to;
};

struct Sketch {
    const Technique* technique;
    // Rows between "/", cells between spaces. "_" is no cell, "." an open one, "7" a digit that is
    // there, "=7" one that follows; "o" is a place of the digit, "-" none of its places, "x" a
    // place that it loses. "+12" are the notes that matter in a cell, "!3" those that it loses, "!"
    // all others.
    std::string_view cells;
    std::vector<ShapeFrame> frames = {};
    std::vector<ShapeLink> links = {};
    std::vector<std::vector<std::string_view>> rows = {}; // the cells, taken apart
};

std::vector<Sketch> all_sketches()
{
    using namespace engine::techniques;
    const ShapeFrame box{{0, 0}, 3, 3};
    const ShapeFrame line_of_6{{0, 0}, 1, 6};
    return {
        {&full_house, "1 2 3 / 4 5 6 / 7 8 =9", {box}},
        {&naked_single, "_ _ 1 _ _ / _ _ 2 _ _ / 3 4 =9 5 6 / _ _ 7 _ _ / _ _ 8 _ _"},
        {&hidden_single_box, "- - - . 7 / 3 =7 5 _ _ / - - - 7 _", {box}},
        {&hidden_single_line, "_ 7 _ _ _ 7 _ / 2 - 4 =7 1 - 8", {{{1, 0}, 1, 7}}},
        {&pointing, "_ x _ / _ x _ / . o . / . o . / . . .", {{{2, 0}, 3, 3}}},
        {&claiming, "x x x _ _ _ / o o . - - - / x x x _ _ _", {box}},
        {&naked_pair, "+12 . !1 +12 !2 .", {line_of_6}},
        {&hidden_pair, "- +12! - - +12! -", {line_of_6}},
        {&naked_triple, "+12 . +23 !1 +13 !3", {line_of_6}},
        {&hidden_triple, "+12! - +23! - +123! -", {line_of_6}},
        {&x_wing, "x _ _ x / o - - o / x _ _ x / o - - o / x _ _ x"},
        {&swordfish, "x _ x _ x / o - o - - / x _ x _ x / - - o - o / x _ x _ x / o - - - o"},
        {&xy_wing, "+12 . . +13 / . _ _ . / +23 . . !3", {}, {{{0, 0}, {0, 3}}, {{0, 0}, {2, 0}}}},
        {&xyz_wing, "+123 !3 !3 . +13 / . +23 . _ _ / . . . _ _", {box}},
        {&skyscraper,
         "o . . - x / - x . o _ / - _ _ - _ / o . . o _",
         {},
         {{{0, 0}, {3, 0}}, {{1, 3}, {3, 3}}}},
        {&two_string_kite,
         "- o - - o / o . . _ _ / - . . _ _ / - _ _ _ _ / o _ _ _ x",
         {box},
         {{{0, 1}, {0, 4}}, {{1, 0}, {4, 0}}}},
        {&unique_rectangle_1, "+12 . . +12 / . _ _ . / +12 . . !12"},
        {&unique_rectangle_2, "+12 . . +12 / . _ _ . / +123 . !3 +123"},
        {&unique_rectangle_4, "+12 . . +12 / . _ _ . / +1!2 - - +1!2"},
        {&empty_rectangle,
         "- o - _ _ / o o o . o / - o - _ - / _ . _ _ - / _ x _ _ o",
         {box},
         {{{1, 4}, {4, 4}}}},
        {&w_wing,
         "+12 _ _ !2 _ / . !2 _ _ +12 / . _ _ _ . / +1 - - - +1",
         {},
         {{{0, 0}, {3, 0}}, {{3, 0}, {3, 4}}, {{3, 4}, {1, 4}}}},
        {&x_chain,
         "_ o - - o / _ _ _ _ . / _ _ o - o / _ x . _ _ / o - o _ _",
         {},
         {{{0, 1}, {0, 4}},
          {{0, 4}, {2, 4}},
          {{2, 4}, {2, 2}},
          {{2, 2}, {4, 2}},
          {{4, 2}, {4, 0}}}},
        {&xy_chain,
         "+12 . . +23 / . _ _ . / . _ _ . / _ +14 . +34 / !1 _ _ _",
         {},
         {{{0, 0}, {0, 3}}, {{0, 3}, {3, 3}}, {{3, 3}, {3, 1}}}},
    };
}

std::vector<std::string_view> parts(std::string_view text, std::string_view separator)
{
    std::vector<std::string_view> found;
    for (std::size_t end = 0; (end = text.find(separator)) != text.npos;
         text.remove_prefix(end + separator.size()))
        found.push_back(text.substr(0, end));
    found.push_back(text);
    return found;
}

const std::vector<Sketch>& sketches()
{
    static const std::vector<Sketch> all = [] {
        std::vector<Sketch> read = all_sketches();
        for (Sketch& sketch : read) {
            for (std::string_view row : parts(sketch.cells, " / "))
                sketch.rows.push_back(parts(row, " "));
        }
        return read;
    }();
    return all;
}

const Sketch& sketch_of(const Technique& technique)
{
    const auto found = std::ranges::find(sketches(), &technique, &Sketch::technique);
    ENSURE(found != sketches().end());
    return *found;
}

class ShapeDrawing {
public:
    ShapeDrawing(Canvas& canvas, const Sketch& sketch, Rect area, Scale scale)
        : canvas_(canvas), sketch_(sketch), hair_(std::max(1, scale.px(1)))
    {
        const int columns = static_cast<int>(sketch.rows.front().size());
        const int rows = static_cast<int>(sketch.rows.size());
        side_ = std::min({scale.px(24), area.width / columns, area.height / rows});
        corner_ = {area.x + (area.width - columns * side_) / 2,
                   area.y + (area.height - rows * side_) / 2};
    }

    void draw() const
    {
        each_cell([this](Rect cell, std::string_view text) { draw_ground(cell, text); });
        for (const ShapeFrame& frame : sketch_.frames)
            draw_frame(frame);
        for (const ShapeLink& link : sketch_.links)
            draw_link(link);
        each_cell([this](Rect cell, std::string_view text) { draw_content(cell, text); });
    }

private:
    void each_cell(auto draw) const
    {
        for (std::size_t row = 0; row < sketch_.rows.size(); ++row) {
            for (std::size_t column = 0; column < sketch_.rows[row].size(); ++column) {
                const std::string_view text = sketch_.rows[row][column];
                if (text != "_")
                    draw(area_of({static_cast<int>(row), static_cast<int>(column)}), text);
            }
        }
    }

    Rect area_of(ShapePlace place) const
    {
        return {corner_.x + place.column * side_, corner_.y + place.row * side_, side_, side_};
    }

    void draw_ground(Rect cell, std::string_view text) const
    {
        const bool is_cause = text == "o" || text.front() == '+';
        const bool is_effect = text == "x" || text.front() == '!';
        const Paint ground = is_cause    ? Paint::CauseSoft
                             : is_effect ? Paint::EffectSoft
                                         : Paint::Board;
        canvas_.fill(Rect{cell.x, cell.y, cell.width + hair_, cell.height + hair_}, Paint::Thin);
        canvas_.fill(Rect{cell.x + hair_, cell.y + hair_, cell.width - hair_, cell.height - hair_},
                     ground);
    }

    void draw_frame(const ShapeFrame& frame) const
    {
        const Rect first = area_of(frame.first);
        const int edge = 2 * hair_;
        const Rect around{first.x - hair_ / 2, first.y - hair_ / 2, frame.columns * side_ + edge,
                          frame.rows * side_ + edge};
        canvas_.rounded_border(around, edge, edge, Paint::Thick);
    }

    void draw_link(const ShapeLink& link) const
    {
        const Point from = area_of(link.from).centre();
        const Point to = area_of(link.to).centre();
        // From the edge of one cell to that of the other: what stands in them is to be read.
        const double length = std::hypot(to.x - from.x, to.y - from.y);
        const double across = (to.x - from.x) * side_ / 2 / length;
        const double down = (to.y - from.y) * side_ / 2 / length;
        Shape line(canvas_.memory());
        add_line(line, {Spot{across, down}, Spot{to.x - from.x - across, to.y - from.y - down}},
                 side_ / 13.0);
        canvas_.shape(line, from, Tint(Paint::Cause).faded(60));
    }

    void draw_content(Rect cell, std::string_view text) const
    {
        const Point middle = cell.centre();
        if (text == "o")
            return disc(middle);
        if (text == "x")
            return cross(middle, side_ / 6.0, Paint::Effect);
        if (text == "-")
            return cross(middle, side_ / 9.0, Paint::Ink3);
        if (text.front() == '=')
            return follows(cell, text.substr(1));
        if (text.front() == '+' || text.front() == '!')
            return notes(cell, text);
        if (text != ".")
            digit(middle, text, Weight::Bold, Paint::Given);
    }

    void disc(Point middle) const
    {
        Shape shape(canvas_.memory());
        add_disc(shape, {}, side_ * 5 / 24.0);
        canvas_.shape(shape, middle, Paint::Cause);
    }

    void cross(Point middle, double reach, Paint paint) const
    {
        Shape shape(canvas_.memory());
        add_line(shape, {Spot{-reach, -reach}, Spot{reach, reach}}, side_ / 12.0);
        add_line(shape, {Spot{-reach, reach}, Spot{reach, -reach}}, side_ / 12.0);
        canvas_.shape(shape, middle, paint);
    }

    void follows(Rect cell, std::string_view text) const
    {
        canvas_.rounded_border(cell.inset(hair_), 0, 2 * hair_, Paint::Cause);
        digit(cell.centre(), text, Weight::Bold, Paint::Cause);
    }

    void digit(Point middle, std::string_view text, Weight weight, Paint paint) const
    {
        canvas_.text(text, middle, Align::Centre,
                     Font{Face::Numerals, weight, rounded(side_ * 0.6)}, paint);
    }

    // Side by side; those that are lost are struck through.
    void notes(Rect cell, std::string_view text) const
    {
        const std::size_t lost_from = std::min(text.find('!'), text.size());
        const bool loses_others = text.back() == '!';
        std::string all;
        for (char letter : text) {
            if (letter != '+' && letter != '!')
                all += letter;
        }
        const auto count = static_cast<int>(all.size()) + (loses_others ? 1 : 0);
        const double size = count <= 2 ? 0.46 : count == 3 ? 0.37 : 0.31;
        const Font font{Face::Numerals, Weight::Bold, rounded(side_ * size)};
        const double step = side_ * (count <= 2 ? 0.36 : 0.84 / count);
        double x = cell.centre().x - step * (count - 1) / 2;
        const std::size_t kept = text.front() == '+' ? lost_from - 1 : 0;
        for (std::size_t index = 0; index < all.size(); ++index, x += step) {
            const bool is_lost = index >= kept;
            const Point at{rounded(x), cell.centre().y};
            canvas_.text(all.substr(index, 1), at, Align::Centre, font,
                         is_lost ? Paint::Effect : Paint::Cause);
            if (is_lost)
                strike(at);
        }
        if (loses_others)
            cross({rounded(x), cell.centre().y}, side_ / 10.0, Paint::Effect);
    }

    void strike(Point at) const
    {
        const double reach = side_ / 4.6;
        Shape line(canvas_.memory());
        add_line(line, {Spot{-reach, reach}, Spot{reach, -reach}}, side_ / 14.0);
        canvas_.shape(line, at, Paint::Effect);
    }

    Canvas& canvas_;
    const Sketch& sketch_;
    int hair_;
    int side_ = 0;
    Point corner_;
};

} // namespace

ShapeSize shape_size(const Technique& technique)
{
    const Sketch& sketch = sketch_of(technique);
    return {static_cast<int>(sketch.rows.front().size()), static_cast<int>(sketch.rows.size())};
}

void draw_technique_shape(Canvas& canvas, const Technique& technique, Rect area, Scale scale)
{
    ShapeDrawing(canvas, sketch_of(technique), area, scale).draw();
}

} // namespace game
