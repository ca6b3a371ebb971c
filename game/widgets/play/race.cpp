#include "game/widgets/play/race.h"

#include <algorithm>
#include <cmath>

#include "engine/base/count.h"
#include "game/ui/icons.h"
#include "game/ui/names.h"
#include "game/ui/rounding.h"
#include "game/widgets/button_background.h"
#include "game/widgets/draw_text.h"
#include "game/widgets/play/clock_view.h"

namespace game {

using engine::Ghost;
using engine::PlayTime;
using engine::Splits;

namespace {

// Layout of the splits, in units from the top of their area.
constexpr double heading_middle = 10;
constexpr double first_row = 43;
constexpr double row_step = 34;
constexpr double splits_height = 196;

void draw_notch(Canvas& canvas, const ProgressLook& look, Rect bar, Scale scale)
{
    const int x = bar.x + rounded(bar.width * *look.ghost_share);
    const double unit = scale.unit;
    const double under = bar.height;
    Shape notch(canvas.memory());
    add_polygon(notch, {Spot{-5 * unit, under + 9 * unit}, Spot{5 * unit, under + 9 * unit},
                        Spot{0, under + 2.5 * unit}});
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
    SplitTable(Canvas& canvas, Rect area, Scale scale, const RaceMoment& moment)
        : canvas_(canvas),
          area_(area),
          scale_(scale),
          moment_(moment),
          stretch_(area.height / splits_height)
    {
    }

    // The live row lies on it.
    void card()
    {
        const int y = middle_of(moment_.live);
        const int out = scale_.px(12);
        const Rect area{area_.x - out, y - v(16), area_.width + 2 * out, v(32)};
        canvas_.rounded(area, scale_.px(8), Tint(Paint::Raised).faded(moment_.card));
        canvas_.rounded_border(area, scale_.px(8), hair(scale_),
                               Tint(Paint::Line).faded(moment_.card));
    }

    void heading(const SplitTexts& texts)
    {
        const Rect line{area_.x, area_.y, area_.width, v(2 * heading_middle)};
        const TextLook time{
            .size = 12, .weight = Weight::Regular, .tint = Paint::Ink2, .align = Align::Right};
        draw_text(canvas_, texts.time, line, time, scale_);
        const int taken = canvas_.width_of(texts.time, font_of(time, scale_)) + scale_.px(8);
        draw_text(canvas_, texts.title, Rect{line.x, line.y, line.width - taken, line.height},
                  TextLook{.size = 13, .tint = Paint::Ink2}, scale_);
    }

    void row(const SplitRow& row, int index)
    {
        const int y = middle_of(index);
        const bool ahead = row.state == SplitRow::State::Ahead;
        const Weight weight = ahead ? Weight::Medium : Weight::SemiBold;
        const Paint paint = ahead ? Paint::Ink2 : Paint::Ink;
        canvas_.text(split_name(index), Point{area_.x, y}, Align::Left, font(13, weight), paint);
        const std::string time = row.time ? clock_text(*row.time) : "–";
        draw_numerals(canvas_, time, Point{area_.right(), y}, Align::Right,
                      Font{Face::Numerals, weight, scale_.font(13)}, paint);
        if (row.delta)
            delta(row, index, y);
    }

    void line_under(int index)
    {
        const double between = index + 0.5;
        if (std::abs(between - moment_.live) < 1)
            return; // it is beside the card, or under it
        const int y = middle_of(between);
        const int thickness = std::max(1, rounded_down(scale_.unit + 0.25));
        canvas_.fill(Rect{area_.x, y, area_.width, thickness}, Paint::Line);
    }

    // Around the star that was won last.
    void sparks(std::span<const Particle> sparks) const
    {
        for (const Particle& spark : sparks) {
            const int side = std::max(2, scale_.px(spark.width));
            canvas_.fill(Rect{star_.x + scale_.px(spark.x) - side / 2,
                              star_.y + scale_.px(spark.y) - side / 2, side, side},
                         Tint(spark.paint).faded(spark.opacity));
        }
    }

private:
    int v(double units) const { return rounded(units * stretch_); }
    Font font(double size, Weight weight) const
    {
        return Font{Face::Text, weight, scale_.font(size)};
    }

    int middle_of(double row) const { return area_.y + v(first_row + row_step * row); }

    void delta(const SplitRow& row, int index, int y)
    {
        const Font numerals{Face::Numerals, Weight::SemiBold, scale_.font(13)};
        const std::string text = delta_text(*row.delta);
        const int right = area_.right() - scale_.px(62 * scale_.text);
        const Paint paint = row.golden ? Paint::Gold : delta_paint(*row.delta);
        draw_numerals(canvas_, text, Point{right, y}, Align::Right, numerals, paint);
        const int left = right - numerals_width(canvas_, text, numerals);
        if (!row.golden) {
            draw_trend(canvas_, row.trend, Point{left - scale_.px(13), y}, scale_);
        } else {
            const bool turns = moment_.star_row == index;
            star_ = Point{left - scale_.px(13), y};
            draw_icon(canvas_, Icon::Star, star_, scale_.px(12), paint,
                      turns ? moment_.star_turn : 0);
        }
    }

    Canvas& canvas_;
    Rect area_;
    Scale scale_;
    const RaceMoment& moment_;
    double stretch_; // pixels in a unit, vertically
    Point star_;     // the last one
};

} // namespace

Race race_of(const std::vector<PlayTime>& fill_times,
             int cells_to_fill,
             PlayTime now,
             const engine::Comparisons& comparisons,
             engine::Comparison with)
{
    Race race;
    const int cells = std::max(1, cells_to_fill);
    const Ghost& ghost = comparisons.ghost(with);
    Splits ghost_splits;
    if (ghost.is_there()) {
        race.ghost_time = ghost.total();
        race.delta = engine::delta(fill_times, ghost.times, now);
        race.ghost_share = ratio(ghost.filled(now), ghost.times.size());
        ghost_splits = engine::splits_of(ghost.times, cells);
    }
    const Splits splits = engine::splits_of(fill_times, cells);
    race.best_possible = comparisons.best_possible(splits, now);
    const Ghost& best = comparisons.ghost(engine::Comparison::BestRun);
    race.is_record_lost =
        race.best_possible && best.is_there() && *race.best_possible > best.total();
    const engine::Segments segments = engine::segments_of(splits);
    PlayTime before{0}; // the difference at the last split
    bool live_found = false;
    for (std::size_t split = 0; split < splits.size(); ++split) {
        SplitRow& row = race.rows[split];
        if (splits[split]) {
            row.state = SplitRow::State::Done;
            row.time = splits[split];
            if (ghost_splits[split])
                row.delta = *splits[split] - *ghost_splits[split];
            row.golden = comparisons.is_gold(split, segments);
        } else if (!live_found) {
            live_found = true;
            row.state = SplitRow::State::Live;
            row.time = now;
            row.delta = race.delta;
        } else {
            row.time = ghost_splits[split];
        }
        if (row.delta) {
            row.trend = engine::trend(before, *row.delta);
            race.trend = row.trend;
            before = *row.delta;
        }
    }
    return race;
}

void draw_split_chip(
    Canvas& canvas, const SplitRow& split, Rect line, Rect cell, const EdgeChip& chip, Scale scale)
{
    const bool is_ahead = split.delta->count() < 0;
    const Tint ink =
        Tint(split.golden ? Paint::Gold : delta_paint(*split.delta)).faded(chip.strength);
    const Paint ground = split.golden ? Paint::GoldSoft
                         : is_ahead   ? Paint::OkSoft
                                      : Paint::ErrorSoft;
    const std::string text = delta_text(*split.delta);
    const Font font{Face::Numerals, Weight::SemiBold, scale.font(14)};
    const int sign = scale.px(22);
    const int width = sign + numerals_width(canvas, text, font) + scale.px(12);
    const int x = std::clamp(cell.centre().x - width / 2, line.x, line.right() - width);
    const Rect area{x, line.y + rounded_up(chip.below * scale.unit), width, line.height};
    canvas.rounded(area, scale.px(8), Tint(ground).faded(chip.strength));
    const int y = area.centre().y;
    const Point mark{area.x + scale.px(13), y};
    if (split.golden)
        draw_icon(canvas, Icon::Star, mark, scale.px(12), ink);
    else
        draw_ahead_arrow(canvas, mark, {.is_ahead = is_ahead, .size = 9 * scale.unit, .tint = ink});
    draw_numerals(canvas, text, Point{area.x + sign, y}, Align::Left, font, ink);
}

std::string split_name(std::size_t split)
{
    return std::to_string((split + 1) * 100 / engine::split_count) + " %";
}

void draw_progress(Canvas& canvas, const ProgressLook& look, Rect bar, Scale scale)
{
    canvas.rounded(bar, bar.height / 2, Paint::Track);
    if (look.share > 0) {
        Rect done = bar;
        done.width = std::max(bar.height, rounded(bar.width * look.share));
        canvas.rounded(done, bar.height / 2, Paint::Accent);
    }
    if (look.ghost_share)
        draw_notch(canvas, look, bar, scale);
}

void draw_splits(Canvas& canvas,
                 const Race& race,
                 const SplitTexts& texts,
                 Rect area,
                 Scale scale,
                 const RaceMoment& moment,
                 std::span<const Particle> sparks)
{
    SplitTable table(canvas, area, scale, moment);
    table.heading(texts);
    const bool slides = moment.live != std::floor(moment.live);
    if (slides)
        table.card();
    const int last = engine::count_of(race.rows) - 1;
    for (int index = 0; index <= last; ++index) {
        if (!slides && moment.live == index)
            table.card();
        table.row(race.rows[index], index);
        if (index < last)
            table.line_under(index);
    }
    table.sparks(sparks);
}

} // namespace game
