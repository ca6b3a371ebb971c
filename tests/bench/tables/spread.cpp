#include "tests/bench/tables/spread.h"

#include <algorithm>
#include <cmath>

namespace bench {

namespace {

double percentile(const std::vector<double>& sorted, double percent)
{
    const double rank = std::ceil(percent / 100 * static_cast<double>(sorted.size()));
    return sorted[static_cast<std::size_t>(std::max(rank, 1.0)) - 1];
}

} // namespace

Spread spread_of(std::vector<double> measurements)
{
    if (measurements.empty())
        return {};
    std::ranges::sort(measurements);
    return {percentile(measurements, 10), percentile(measurements, 50),
            percentile(measurements, 90), percentile(measurements, 99), measurements.back()};
}

} // namespace bench
