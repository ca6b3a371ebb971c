#include "game/widgets/charts/delta_graph.h"

#include <algorithm>
#include <cmath>

#include "engine/base/count.h"
#include "game/motion/span.h"
#include "game/ui/rounding.h"
#include "game/widgets/button_background.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

using engine::PlayTime;

// The time at a share of the run, interpolated between two filled cells.
double time_at(const std::vector<PlayTime>& fill_times, double share)
{
    const double place = share * engine::count_of(fill_times);
    const int after = rounded_down(place);
    if (after >= engine::count_of(fill_times))
        return milliseconds(fill_times.back());
    const double from = after == 0 ? 0 : milliseconds(fill_times[after - 1]);
    const double to = milliseconds(fill_times[after]);
    return from + (to - from) * (place - after);
}

struct Curve {
    std::vector<Spot> spots;
    bool above = true;
};

// Splits the points into curves where they cross the line.
std::vector<Curve> curves_of(const std::vector<Spot>& spots, double zero)
{
    std::vector<Curve> curves;
    const auto is_above = [zero](Spot spot) {
        return spot.y <= zero;
    };
    for (const Spot& spot : spots) {
        if (curves.empty()) {
            curves.push_back(Curve{{spot}, is_above(spot)});
            continue;
        }
        if (curves.back().above != is_above(spot)) {
            const Spot last = curves.back().spots.back();
            const double part = (zero - last.y) / (spot.y - last.y);
            const Spot crossing{last.x + part * (spot.x - last.x), zero};
            curves.back().spots.push_back(crossing);
            curves.push_back(Curve{{crossing}, is_above(spot)});
        }
        curves.back().spots.push_back(spot);
    }
    return curves;
}

void draw_curve(Canvas& canvas, const Curve& curve, double zero, double width)
{
    std::vector<Spot> area = curve.spots;
    area.push_back(Spot{curve.spots.back().x, zero});
    area.push_back(Spot{curve.spots.front().x, zero});
    Shape background(canvas.memory());
    add_polygon(background, area);
    canvas.shape(background, Point{}, curve.above ? Paint::OkSoft : Paint::ErrorSoft);
    Shape line(canvas.memory());
    add_line(line, curve.spots, width);
    canvas.shape(line, Point{}, curve.above ? Paint::Ok : Paint::Error);
}

} // namespace

std::vector<DeltaPoint>
delta_points(const std::vector<PlayTime>& run, const std::vector<PlayTime>& best, int most)
{
    std::vector<DeltaPoint> points;
    if (run.empty() || best.empty())
        return points;
    const int steps = std::clamp(engine::count_of(run), 1, most - 1);
    for (int step = 0; step <= steps; ++step) {
        const double share = ratio(step, steps);
        points.push_back(DeltaPoint{share, time_at(best, share) - time_at(run, share)});
    }
    return points;
}

void draw_delta_graph(Canvas& canvas,
                      Rect area,
                      const engine::Translations& texts,
                      const std::vector<DeltaPoint>& points,
                      Scale scale)
{
    canvas.rounded(area, scale.px(10), Paint::Raised);
    double highest = 0;
    double lowest = 0;
    for (const DeltaPoint& point : points) {
        highest = std::max(highest, point.ahead);
        lowest = std::min(lowest, point.ahead);
    }
    // The texts are above and below; the curve must not cross them.
    const int line = scale.font(18);
    const int margin = line + scale.px(8);
    const Rect inner{area.x, area.y + margin, area.width - scale.px(14), area.height - 2 * margin};
    // If the run is neither ahead nor behind, the line stays in the middle.
    const double span = std::max(1000.0, highest - lowest);
    const double top = highest - lowest < 1000.0 ? 500.0 : highest;
    const auto y_of = [&](double ahead) {
        return inner.y + (top - ahead) / span * inner.height;
    };
    for (int fifth = 1; fifth < 5; ++fifth)
        canvas.fill(Rect{inner.x + inner.width * fifth / 5, area.y, scale.px(1), area.height},
                    Paint::Line);
    std::vector<Spot> spots;
    for (const DeltaPoint& point : points)
        spots.push_back(Spot{inner.x + point.share * inner.width, y_of(point.ahead)});
    const double zero = y_of(0);
    for (const Curve& curve : curves_of(spots, zero))
        draw_curve(canvas, curve, zero, 2.5 * scale.unit);
    canvas.fill(Rect{area.x, rounded_down(zero), area.width, scale.px(1)}, Paint::Ink3);
    canvas.rounded_border(area, scale.px(10), hair(scale), Paint::Line);
    const TextLook look{.size = 12, .tint = Paint::Ok};
    const Rect word{area.x + scale.px(12), area.y + scale.px(6), area.width / 2, line};
    draw_text(canvas, texts.tr("ahead"), word, look, scale);
    draw_text(canvas, texts.tr("behind"),
              Rect{word.x, area.bottom() - scale.px(6) - line, word.width, line},
              TextLook{.size = 12, .tint = Paint::Error}, scale);
}

} // namespace game
