#include "game/motion/curves.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "game/ui/rounding.h"

namespace game {

double ease_out(double time)
{
    return 1 - std::pow(1 - time, 3);
}

double ease_in_out(double time)
{
    return time < 0.5 ? 4 * std::pow(time, 3) : 1 - std::pow(2 - 2 * time, 3) / 2;
}

double time_of_ease_in_out(double value)
{
    return value < 0.5 ? std::cbrt(value / 4) : 1 - std::cbrt(2 - 2 * value) / 2;
}

double back_out(double time, double overshoot)
{
    const double left = time - 1;
    return 1 + (overshoot + 1) * std::pow(left, 3) + overshoot * left * left;
}

double there_and_back(double time)
{
    return std::sin(std::numbers::pi * time);
}

double shake(double time, int swings)
{
    return std::sin(2 * std::numbers::pi * swings * time) * (1 - time);
}

double spring(double seconds)
{
    constexpr double damping = 0.55;
    constexpr double speed = 2 * std::numbers::pi * 8;
    const double swing = speed * std::sqrt(1 - damping * damping);
    const double lost = std::exp(-damping * speed * seconds);
    return 1 -
           lost * (std::cos(swing * seconds) + damping * speed / swing * std::sin(swing * seconds));
}

int percent(double share)
{
    return rounded(100 * std::clamp(share, 0.0, 1.0));
}

} // namespace game
