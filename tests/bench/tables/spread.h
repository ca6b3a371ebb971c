#pragma once
// Many measurements in a few numbers.

#include <vector>

namespace bench {

struct Spread {
    double p10 = 0;
    double median = 0;
    double p90 = 0;
    double p99 = 0;
    double most = 0;
};

// The smallest measurement that at least so many percent of all do not exceed. All 0 for none.
Spread spread_of(std::vector<double> measurements);

} // namespace bench
