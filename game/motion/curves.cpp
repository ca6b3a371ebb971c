#include "game/motion/curves.h"

#include <cmath>
#include <numbers>

namespace game {

double ease_out(double time)
{
    return 1 - std::pow(1 - time, 3);
}

double ease_in_out(double time)
{
    return time < 0.5 ? 4 * std::pow(time, 3) : 1 - std::pow(2 - 2 * time, 3) / 2;
}

double back_out(double time)
{
    constexpr double overshoot = 1.4;
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

} // namespace game
