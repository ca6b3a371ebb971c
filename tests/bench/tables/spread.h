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

// The smallest measurement that at least this percentage of all do not exceed. All are 0 if there
// are none.
Spread spread_of(std::vector<double> measurements);

} // namespace bench
