#pragma once
// Explicit conversions between int and double, with the rounding in the name.

#include <chrono>
#include <cmath>
#include <cstdint>

namespace engine {

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

// The quotient of any two numbers, or of two lengths of time, as it is; `whole` must not be 0.
constexpr double ratio(auto part, auto whole)
{
    return static_cast<double>(part) / static_cast<double>(whole);
}
template <class Period>
constexpr double ratio(std::chrono::duration<std::int64_t, Period> part,
                       std::chrono::duration<std::int64_t, Period> whole)
{
    return ratio(part.count(), whole.count());
}

} // namespace engine
