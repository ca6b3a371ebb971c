#pragma once
// The median of what is measured several times.

#include <algorithm>
#include <vector>

class Medians {
public:
    void add(double value) { values_.push_back(value); }
    double median()
    {
        std::ranges::sort(values_);
        return values_[values_.size() / 2];
    }

private:
    std::vector<double> values_;
};
