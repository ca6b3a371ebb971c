#include "engine/base/count.h"

#include <algorithm>
#include <string>
#include <utility>

#include "engine/base/ensure.h"
#include "engine/base/play_time.h"
#include "engine/play/run_statistics.h"
#include "game/ui/canvas.h"
#include "game/ui/icons.h"
#include "game/ui/names.h"
#include "game/ui/rounding.h"
#include "game/ui/scale.h"
#include "game/widgets/charts/run_chart.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

using engine::Message;
using engine::N_;
using engine::PlayTime;

// A time above this many medians is drawn at the top, so that it does not press the others
// together.
constexpr int far_above = 4;

constexpr int most_steps = 5;
constexpr TextLook label_look{.size = 12, .tint = Paint::Ink2, .align = Align::Right};
constexpr double label_width = 46; // units, at a text size of 100 %

PlayTime rounded_up_to(PlayTime time, PlayTime step)
{
    return step * ((time + step - PlayTime(1)) / step);
}

// The vertical axis of a chart of times: lines at round times with their labels.
class TimeAxis {
public:
    // Shows at least the times from `fastest` to `slowest`, with at most six lines.
    TimeAxis(engine::PlayTime fastest, engine::PlayTime slowest);

    engine::PlayTime bottom() const { return bottom_; }
    engine::PlayTime top() const { return top_; }
    // The part of the chart that is right of the labels.
    Rect plot(Rect chart, Scale scale) const;
    // In pixels; of a time above the top: the top.
    int y_of(engine::PlayTime time, Rect plot) const;
    void draw(Canvas& canvas, Rect chart, Scale scale) const;

private:
    engine::PlayTime step_{0};
    engine::PlayTime bottom_{0};
    engine::PlayTime top_{0};
};

TimeAxis::TimeAxis(PlayTime fastest, PlayTime slowest)
{
    const auto steps_of = [&](PlayTime step) {
        return (rounded_up_to(slowest, step) - step * (fastest / step)) / step;
    };
    step_ = std::chrono::seconds(engine::round_seconds.front());
    for (std::size_t wider = 1; steps_of(step_) > most_steps; ++wider)
        step_ = wider < engine::round_seconds.size()
                    ? PlayTime(std::chrono::seconds(engine::round_seconds[wider]))
                    : 2 * step_;
    bottom_ = step_ * (fastest / step_);
    top_ = std::max(rounded_up_to(slowest, step_), bottom_ + step_);
}

Rect TimeAxis::plot(Rect chart, Scale scale) const
{
    const int left = scale.font(label_width) + scale.px(10);
    const int above = scale.font(8); // half a label
    return {chart.x + left, chart.y + above, chart.width - left, chart.height - 2 * above};
}

int TimeAxis::y_of(PlayTime time, Rect plot) const
{
    const double share = ratio(std::min(time, top_) - bottom_, top_ - bottom_);
    return plot.bottom() - rounded(share * plot.height);
}

void TimeAxis::draw(Canvas& canvas, Rect chart, Scale scale) const
{
    const Rect inner = plot(chart, scale);
    for (PlayTime time = bottom_; time <= top_; time += step_) {
        const int y = y_of(time, inner);
        canvas.fill(Rect{inner.x, y, inner.width, scale.px(1)}, Paint::Line);
        const int height = scale.font(16);
        draw_number(canvas, short_clock_text(time),
                    Rect{chart.x, y - height / 2, scale.font(label_width), height}, label_look,
                    scale);
    }
}

TimeAxis axis_of(const std::vector<TrendPoint>& points)
{
    ENSURE(!points.empty());
    std::vector<PlayTime> times;
    for (const TrendPoint& point : points) {
        times.push_back(point.time);
        if (point.average)
            times.push_back(*point.average);
    }
    const auto [fastest, slowest] = std::ranges::minmax(times);
    return {fastest, std::min(slowest, far_above * engine::median(times))};
}

class TrendChart : public RunChart {
public:
    TrendChart(const engine::Translations& texts, std::vector<TrendPoint> points, int length)
        : texts_(texts), points_(std::move(points)), length_(length), axis_(axis_of(points_))
    {
    }

    int value_count() const override { return engine::count_of(points_); }

    std::optional<int> value_at(Rect chart, Point at, Scale scale) const override
    {
        const Rect plot = plot_of(chart, scale);
        const int value =
            rounded(1.0 * (at.x - plot.x) * (value_count() - 1) / std::max(1, plot.width));
        return std::clamp(value, 0, value_count() - 1);
    }

    std::string in_words(int value) const override
    {
        const TrendPoint& point = points_[value];
        const std::vector<std::pair<std::string, std::string>> words = {
            {"date", point.date},
            {"time", clock_text(point.time)},
            {"average", point.average ? clock_text(*point.average) : ""},
            {"count", std::to_string(length_)}};
        if (point.is_new_best && point.average)
            return texts_.tr(
                Message{N_("{date}: {time}, a new best; average of {count}: {average}"), words});
        if (point.is_new_best)
            return texts_.tr(Message{N_("{date}: {time}, a new best"), words});
        if (point.average)
            return texts_.tr(Message{N_("{date}: {time}; average of {count}: {average}"), words});
        return texts_.tr(Message{N_("{date}: {time}"), words});
    }

    std::string legend() const override
    {
        return texts_.tr(Message{N_("Dots are runs, stars are new best times, the line is the "
                                    "average of {count}."),
                                 {{"count", std::to_string(length_)}}});
    }

    void draw(Canvas& canvas, Rect chart, std::optional<int> chosen, Scale scale) const override
    {
        axis_.draw(canvas, chart, scale);
        const Rect plot = plot_of(chart, scale);
        if (chosen) {
            const int x = x_of(*chosen, plot);
            canvas.fill(Rect{x, plot.y, scale.px(1), plot.height}, Paint::Focus);
        }
        draw_averages(canvas, plot, scale);
        for (int value = 0; value < value_count(); ++value)
            draw_point(canvas, plot, value, value == chosen, scale);
    }

private:
    Rect plot_of(Rect chart, Scale scale) const
    {
        const Rect plot = axis_.plot(chart, scale);
        const int beside = scale.px(10); // half a star
        return {plot.x + beside, plot.y, plot.width - 2 * beside, plot.height};
    }

    int x_of(int value, Rect plot) const
    {
        if (value_count() == 1)
            return plot.centre().x;
        return plot.x + plot.width * value / (value_count() - 1);
    }

    void draw_averages(Canvas& canvas, Rect plot, Scale scale) const
    {
        std::vector<Spot> spots;
        for (int value = 0; value < value_count(); ++value)
            if (const auto average = points_[value].average)
                spots.push_back(Spot::at(x_of(value, plot), axis_.y_of(*average, plot)));
        if (spots.size() < 2)
            return;
        Shape line(canvas.memory());
        add_line(line, spots, 2.5 * scale.unit);
        canvas.shape(line, Point{}, Paint::Accent);
    }

    void draw_point(Canvas& canvas, Rect plot, int value, bool is_chosen, Scale scale) const
    {
        const TrendPoint& point = points_[value];
        const Point at{x_of(value, plot), axis_.y_of(point.time, plot)};
        if (point.is_new_best) {
            draw_icon(canvas, Icon::Star, at, scale.px(is_chosen ? 18 : 13), Paint::Gold);
            return;
        }
        const int radius = scale.px(is_chosen ? 5 : 3);
        canvas.rounded(Rect{at.x - radius, at.y - radius, 2 * radius, 2 * radius}, radius,
                       is_chosen ? Paint::Ink : Paint::Ink3);
    }

    const engine::Translations& texts_;
    std::vector<TrendPoint> points_;
    int length_;
    TimeAxis axis_;
};

} // namespace

std::unique_ptr<RunChart> make_trend_chart(const engine::Translations& texts,
                                           std::vector<TrendPoint> points,
                                           int average_length)
{
    return std::make_unique<TrendChart>(texts, std::move(points), average_length);
}

} // namespace game
