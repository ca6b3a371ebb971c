#include "engine/play/par_time.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "engine/base/count.h"
#include "engine/rating/rater.h"

namespace engine {

namespace {

// With fewer runs of known effort the slope is the usual one: four times the effort does not take
// four times as long, as a trained eye sees much of it at once.
constexpr std::size_t enough_for_slope = 8;
constexpr double usual_slope = 0.5;
constexpr double steepest = 1.5;
// The usual values weigh as much as this many runs.
constexpr double known_before = 4;
constexpr double usual_spread = 0.26; // a factor of 1.3

double median_of(std::vector<double> numbers) // at least one
{
    std::ranges::sort(numbers);
    const std::size_t middle = numbers.size() / 2;
    return numbers.size() % 2 == 1 ? numbers[middle] : (numbers[middle - 1] + numbers[middle]) / 2;
}

double height_with(double slope, std::span<const MeasuredPoint> points)
{
    std::vector<double> heights;
    for (const MeasuredPoint& point : points)
        heights.push_back(point.y - slope * point.x);
    return median_of(std::move(heights));
}

double log_of(PlayTime time)
{
    return std::log(time.count());
}

PlayTime time_of(double logarithm)
{
    return PlayTime{std::llround(std::exp(logarithm))};
}

LineThrough line_through(std::span<const MeasuredPoint> points) // at least one
{
    double slope = usual_slope;
    const auto fitted = theil_sen(points);
    if (fitted && points.size() >= enough_for_slope)
        slope = std::clamp(fitted->slope, 0.0, steepest);
    return {slope, height_with(slope, points)};
}

// What the runs say: the logarithm of the time, and how far it usually is from that.
struct Estimate {
    double time = 0;
    std::vector<double> deviations = {};
};

Estimate by_effort(int effort, std::span<const MeasuredPoint> points)
{
    const LineThrough line = line_through(points);
    Estimate estimate{line.at(std::log(effort))};
    for (const MeasuredPoint& point : points)
        estimate.deviations.push_back(std::abs(point.y - line.at(point.x)));
    return estimate;
}

Estimate by_level(const std::vector<double>& times)
{
    Estimate estimate{median_of(times)};
    for (double time : times)
        estimate.deviations.push_back(std::abs(time - estimate.time));
    return estimate;
}

ParTime around(double time, std::vector<double> deviations, std::size_t runs)
{
    const int count = count_of(deviations);
    const double spread = (count * median_of(std::move(deviations)) + known_before * usual_spread) /
                          (count + known_before);
    return {time_of(time - spread), time_of(time + spread), runs};
}

} // namespace

int effort_of(const Puzzle& puzzle, const Cancel& cancel)
{
    const Chart chart(puzzle.grid);
    Rater rater(chart, cancel);
    const Rating& rating = rater.rate(puzzle.givens, fitted_to(*puzzle.grid, {}));
    return cancel.is_asked() || !rating.is_solved ? 0 : rating.effort;
}

std::optional<LineThrough> theil_sen(std::span<const MeasuredPoint> points)
{
    std::vector<double> slopes;
    for (std::size_t one = 0; one < points.size(); ++one) {
        for (std::size_t other = one + 1; other < points.size(); ++other) {
            const double across = points[other].x - points[one].x;
            if (across != 0)
                slopes.push_back((points[other].y - points[one].y) / across);
        }
    }
    if (slopes.empty())
        return std::nullopt;
    const double slope = median_of(std::move(slopes));
    return LineThrough{slope, height_with(slope, points)};
}

std::optional<ParTime> par_time(int effort, std::span<const RunBefore> runs)
{
    std::vector<MeasuredPoint> measured;
    std::vector<double> alike;
    std::size_t used = 0;
    for (const RunBefore& run : runs) {
        const bool is_measured = effort > 0 && run.effort > 0;
        if (is_measured)
            measured.push_back({std::log(run.effort), log_of(run.time)});
        if (run.is_alike)
            alike.push_back(log_of(run.time));
        used += is_measured || run.is_alike ? 1 : 0;
    }
    if (used == 0)
        return std::nullopt;
    if (measured.empty()) {
        Estimate level = by_level(alike);
        return around(level.time, std::move(level.deviations), used);
    }
    Estimate estimate = by_effort(effort, measured);
    if (alike.empty())
        return around(estimate.time, std::move(estimate.deviations), used);
    const int count = count_of(measured);
    const double time =
        (count * estimate.time + known_before * by_level(alike).time) / (count + known_before);
    return around(time, std::move(estimate.deviations), used);
}

} // namespace engine
