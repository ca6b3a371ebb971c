#include "game/widgets/charts/time_axis.h"

#include <algorithm>

#include "engine/play/run_statistics.h"
#include "game/ui/names.h"
#include "game/ui/rounding.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

using engine::PlayTime;
using engine::round_seconds;

constexpr int most_steps = 5;
constexpr TextLook label_look{.size = 12, .tint = Paint::Ink2, .align = Align::Right};
constexpr double label_width = 46; // units, at a text size of 100 %

PlayTime rounded_up(PlayTime time, PlayTime step)
{
    return step * ((time + step - PlayTime(1)) / step);
}

} // namespace

TimeAxis::TimeAxis(PlayTime fastest, PlayTime slowest)
{
    const auto steps_of = [&](PlayTime step) {
        return (rounded_up(slowest, step) - step * (fastest / step)) / step;
    };
    step_ = std::chrono::seconds(round_seconds.front());
    for (std::size_t wider = 1; steps_of(step_) > most_steps; ++wider)
        step_ = wider < round_seconds.size() ? PlayTime(std::chrono::seconds(round_seconds[wider]))
                                             : 2 * step_;
    bottom_ = step_ * (fastest / step_);
    top_ = std::max(rounded_up(slowest, step_), bottom_ + step_);
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

} // namespace game
