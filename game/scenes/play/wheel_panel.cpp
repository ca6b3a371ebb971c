#include "game/scenes/play/wheel_panel.h"

#include <algorithm>

namespace game {

using engine::Digit;
using engine::MonotonicTime;

namespace {

// Long enough to press the stick after it is back in the middle.
constexpr engine::PlayTime stays_open{600};

} // namespace

std::optional<MonotonicTime> WheelPanel::closes() const
{
    const bool waits = is_open() && *open_until_ != MonotonicTime::max();
    return waits ? open_until_ : std::nullopt;
}

void WheelPanel::tilt(StickTilted tilt)
{
    if (!is_open())
        page_ = std::max(0, play_.input.locked() - 1) / wheel_places;
    tilt_ = tilt;
    const bool is_back = tilt == StickTilted{};
    open_until_ = is_back ? play_.now() + stays_open : MonotonicTime::max();
    if (!is_back)
        lock_pointed();
}

Digit WheelPanel::pointed_at() const
{
    return wheel_digit(play_.grid(), page_, wheel_place(tilt_));
}

void WheelPanel::lock_pointed()
{
    if (pointed_at() != engine::no_digit)
        play_.input.lock(pointed_at());
}

bool WheelPanel::press(PadButton button)
{
    if (!is_open())
        return false;
    switch (button) {
    case PadButton::LeftShoulder:
        turn_page(-1);
        return true;
    case PadButton::RightShoulder:
        turn_page(1);
        return true;
    case PadButton::RightStick:
        tilt_ = {};
        lock_pointed();
        open_until_ = play_.now() + stays_open;
        return true;
    case PadButton::B:
        close();
        return true;
    default:
        return false; // writing and moving are the same as without the wheel
    }
}

void WheelPanel::turn_page(int by)
{
    const int pages = wheel_pages(play_.grid());
    page_ = (page_ + by + pages) % pages;
    if (tilt_ != StickTilted{})
        lock_pointed();
    else
        open_until_ = play_.now() + stays_open;
}

void WheelPanel::draw(Canvas& canvas, Rect cell, Rect board, Scale scale) const
{
    if (is_open())
        draw_wheel(canvas, {place_wheel(cell, board, scale), page_, play_.input.locked()},
                   play_.grid(), scale);
}

} // namespace game
