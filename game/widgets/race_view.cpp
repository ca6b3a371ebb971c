#include "game/widgets/race_view.h"

#include <algorithm>
#include <cmath>

#include "game/ui/icons.h"
#include "game/ui/names.h"
#include "game/widgets/button_background.h"
#include "game/widgets/clock_view.h"

namespace game {
namespace {

// Layout of the splits, in units from the top of their area.
constexpr double heading_middle = 10;
constexpr double first_row = 43;
constexpr double row_step = 34;
constexpr double splits_height = 196;

void draw_notch(Canvas& canvas, const ProgressLook& look, Rect bar, Scale scale)
{
    const int x = bar.x + static_cast<int>(std::lround(bar.width * *look.best_share));
    const auto unit = static_cast<float>(scale.unit);
    const auto under = static_cast<float>(bar.height);
    Shape notch;
    add_polygon(notch, {Spot{-5 * unit, under + 9 * unit}, Spot{5 * unit, under + 9 * unit},
                        Spot{0, under + 2.5f * unit}});
    canvas.shape(notch, Point{x, bar.y}, Paint::Ink2);
    const int width = scale.px(2);
    canvas.fill(Rect{x - width / 2, bar.y - scale.px(2), width, bar.height + scale.px(4)},
                Paint::Ink2);
    if (look.notch_name.empty())
        return;
    const Font font{Face::Text, Weight::Regular, scale.font(12)};
    const int y = bar.bottom() + scale.px(10);
    const bool fits = x + scale.px(10) + canvas.width_of(look.notch_name, font) <= bar.right();
    canvas.text(look.notch_name, Point{x + scale.px(fits ? 10 : -10), y},
                fits ? Align::Left : Align::Right, font, Paint::Ink2);
}

class SplitTable {
public:
    SplitTable(Canvas& canvas, Rect area, Scale scale)
        : canvas_(canvas), area_(area), scale_(scale), stretch_(area.height / splits_height)
    {
    }

    void heading(const SplitTexts& texts)
    {
        const int y = area_.y + v(heading_middle);
        canvas_.text(texts.title, Point{area_.x, y}, Align::Left, font(13, Weight::Medium),
                     Paint::Ink2);
        canvas_.text(texts.against, Point{area_.right(), y}, Align::Right,
                     font(12, Weight::Regular), Paint::Ink2);
    }

    void row(const SplitRow& row, std::size_t index)
    {
        const int y = area_.y + v(first_row + row_step * static_cast<double>(index));
        const bool live = row.state == SplitRow::State::Live;
        const bool ahead = row.state == SplitRow::State::Ahead;
        if (live)
            card(y);
        const Weight weight = ahead ? Weight::Medium : Weight::SemiBold;
        const Paint paint = ahead ? Paint::Ink2 : Paint::Ink;
        canvas_.text(split_name(index), Point{area_.x, y}, Align::Left, font(13, weight), paint);
        const std::string time = row.time ? clock_text(*row.time) : "–";
        draw_numerals(canvas_, time, Point{area_.right(), y}, Align::Right,
                      Font{Face::Numerals, weight, scale_.font(13)}, paint);
        if (row.delta)
            delta(row, y);
    }

    void line_under(std::size_t index)
    {
        const int y = area_.y + v(first_row + row_step * (static_cast<double>(index) + 0.5));
        const int thickness = std::max(1, static_cast<int>(scale_.unit + 0.25));
        canvas_.fill(Rect{area_.x, y, area_.width, thickness}, Paint::Line);
    }

private:
    int v(double units) const { return static_cast<int>(std::lround(units * stretch_)); }
    Font font(double size, Weight weight) const
    {
        return Font{Face::Text, weight, scale_.font(size)};
    }

    void card(int y)
    {
        const int out = scale_.px(12);
        const Rect area{area_.x - out, y - v(16), area_.width + 2 * out, v(32)};
        canvas_.rounded(area, scale_.px(8), Paint::Raised);
        canvas_.rounded_border(area, scale_.px(8), hair(scale_), Paint::Line);
    }

    void delta(const SplitRow& row, int y)
    {
        const Font numerals{Face::Numerals, Weight::SemiBold, scale_.font(13)};
        const std::string text = delta_text(*row.delta);
        const int right = area_.right() - scale_.px(62 * scale_.text);
        const Paint paint = row.golden ? Paint::Gold : delta_paint(*row.delta);
        draw_numerals(canvas_, text, Point{right, y}, Align::Right, numerals, paint);
        if (row.golden) {
            const int left = right - numerals_width(canvas_, text, numerals);
            draw_icon(canvas_, Icon::Star, Point{left - scale_.px(13), y}, scale_.px(12), paint);
        }
    }

    Canvas& canvas_;
    Rect area_;
    Scale scale_;
    double stretch_; // pixels in a unit, vertically
};

} // namespace

std::string split_name(std::size_t split)
{
    return std::to_string((split + 1) * 100 / engine::split_count) + " %";
}

void draw_progress(Canvas& canvas, const ProgressLook& look, Rect bar, Scale scale)
{
    canvas.rounded(bar, bar.height / 2, Paint::Line);
    if (look.share > 0) {
        Rect done = bar;
        done.width = std::max(bar.height, static_cast<int>(std::lround(bar.width * look.share)));
        canvas.rounded(done, bar.height / 2, Paint::Accent);
    }
    if (look.best_share)
        draw_notch(canvas, look, bar, scale);
}

void draw_splits(Canvas& canvas, const Race& race, const SplitTexts& texts, Rect area, Scale scale)
{
    SplitTable table(canvas, area, scale);
    table.heading(texts);
    for (std::size_t index = 0; index < race.rows.size(); ++index) {
        table.row(race.rows[index], index);
        const bool last = index + 1 == race.rows.size();
        const bool beside_live = race.rows[index].state == SplitRow::State::Live ||
                                 (!last && race.rows[index + 1].state == SplitRow::State::Live);
        if (!last && !beside_live)
            table.line_under(index);
    }
}

} // namespace game
