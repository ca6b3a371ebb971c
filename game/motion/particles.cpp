#include "game/motion/particles.h"

#include <cmath>
#include <numbers>

#include "game/motion/span.h"
#include "game/ui/rounding.h"

namespace game {
namespace {

constexpr double full_turn = 2 * std::numbers::pi;
// Particles keep their strength for this share of their flight, then fade.
constexpr double fading_begins = 0.6;

// The way in that many seconds at a speed that drag takes away.
double distance_flown(double speed, double drag, double seconds)
{
    return drag > 0 ? speed * (1 - std::exp(-drag * seconds)) / drag : speed * seconds;
}

} // namespace

void Particles::drop_ended(engine::MonotonicTime now)
{
    flights_.erase_if([now](const Flight& flight) { return flight.span.is_over(now); });
}

Particle Particles::at(const Flight& flight, engine::MonotonicTime now)
{
    const double share = flight.span.share(now);
    const double seconds = share * milliseconds(flight.span.length) / 1000;
    const double swing = std::sin(full_turn * (flight.phase + seconds)) * flight.sway;
    const double flip = std::cos(full_turn * (flight.phase + flight.turns * seconds));
    const double fade = std::max(0.0, (share - fading_begins) / (1 - fading_begins));
    const double narrow = flight.turns > 0 ? std::max(0.3, std::abs(flip)) : 1;
    return {.x = flight.x + distance_flown(flight.across, flight.drag, seconds) + swing,
            .y = flight.y + distance_flown(flight.down, flight.drag, seconds),
            .width = flight.side,
            .height = flight.side * narrow,
            .opacity = rounded(100 * (1 - fade)),
            .paint = flight.paint,
            .anchor = flight.anchor};
}

} // namespace game
