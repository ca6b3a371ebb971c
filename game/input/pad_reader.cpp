#include "game/input/pad_reader.h"

#include <cmath>
#include <cstddef>
#include <numbers>

#include "engine/base/table.h"

namespace game {

using engine::MonotonicTime;

namespace {

// A stick counts as tilted from `tilted` on, and until it is back below `straight`, so that it does
// not flutter between the two.
constexpr double tilted = 0.5;
constexpr double straight = 0.35;
// The directions of the right stick are this wide.
constexpr double eighth = std::numbers::pi / 4;

bool repeats(PadButton button)
{
    switch (button) {
    case PadButton::Up:
    case PadButton::Down:
    case PadButton::Left:
    case PadButton::Right:
    case PadButton::LeftShoulder:
    case PadButton::RightShoulder:
    case PadButton::LeftTrigger:
    case PadButton::RightTrigger:
        return true;
    default:
        return false;
    }
}

PadButton direction_of(const StickMoved& moved)
{
    if (std::abs(moved.right) > std::abs(moved.down))
        return moved.right > 0 ? PadButton::Right : PadButton::Left;
    return moved.down > 0 ? PadButton::Down : PadButton::Up;
}

int sign(double value)
{
    return value > 0 ? 1 : value < 0 ? -1 : 0;
}

} // namespace

std::vector<Input> PadReader::take(const PadButtonChanged& change, MonotonicTime now)
{
    const std::size_t place = engine::index_of(change.button);
    if (down_[place] == change.down)
        return {};
    down_[place] = change.down;
    if (change.down)
        return press(change.button, now);
    release(change.button);
    return {};
}

std::vector<Input> PadReader::press(PadButton button, MonotonicTime now)
{
    if (repeats(button)) {
        repeated_ = button;
        repeater_.start(now, times_);
    }
    return {PadPressed{button}};
}

void PadReader::release(PadButton button)
{
    if (repeated_ != button)
        return;
    repeated_.reset();
    repeater_.stop();
}

std::vector<Input> PadReader::take(const StickMoved& moved, MonotonicTime now)
{
    return moved.stick == Stick::Left ? steer(moved, now) : tilt(moved);
}

std::vector<Input> PadReader::steer(const StickMoved& moved, MonotonicTime now)
{
    const double far = std::hypot(moved.right, moved.down);
    if (steered_ && far < straight) {
        release(*steered_);
        steered_.reset();
    }
    if (far < tilted || (steered_ && *steered_ == direction_of(moved)))
        return {};
    if (steered_)
        release(*steered_);
    steered_ = direction_of(moved);
    return press(*steered_, now);
}

std::vector<Input> PadReader::tilt(const StickMoved& moved)
{
    const double far = std::hypot(moved.right, moved.down);
    const bool was_tilted = tilted_ != StickTilted{};
    StickTilted now = tilted_;
    if (far < straight)
        now = {};
    else if (far >= tilted || was_tilted) {
        const double turn = std::round(std::atan2(moved.down, moved.right) / eighth) * eighth;
        now = {sign(std::round(std::cos(turn) * 2)), sign(std::round(std::sin(turn) * 2))};
    }
    if (now == tilted_)
        return {};
    tilted_ = now;
    return {now};
}

std::vector<Input> PadReader::wait(MonotonicTime now)
{
    if (!repeated_ || !repeater_.acts(now))
        return {};
    return {PadPressed{*repeated_, true}};
}

std::vector<Input> PadReader::let_go()
{
    down_.reset();
    steered_.reset();
    repeated_.reset();
    repeater_.stop();
    if (tilted_ == StickTilted{})
        return {};
    tilted_ = {};
    return {tilted_};
}

} // namespace game
