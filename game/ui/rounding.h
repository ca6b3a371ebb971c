#pragma once
// Whole numbers from others, as pixels and percentages need them, and others from whole numbers.

#include <cmath>

namespace game {

inline int rounded(double number)
{
    return static_cast<int>(std::lround(number));
}

// The greatest whole number that is not above it; the least that is not below it.
inline int rounded_down(double number)
{
    return static_cast<int>(std::floor(number));
}
inline int rounded_up(double number)
{
    return static_cast<int>(std::ceil(number));
}

// As an exact quotient; `whole` must not be 0.
constexpr double ratio(double part, double whole)
{
    return part / whole;
}

} // namespace game
