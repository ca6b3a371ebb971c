#include "game/input/finger_gestures.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace game {

using engine::MonotonicTime;
using engine::PlayTime;

namespace {

// A finger that moves less, in units, has stayed.
constexpr double slop = 10;
// Two taps are a double tap within this distance, in units, and time.
constexpr double double_tap_distance = 24;
constexpr PlayTime double_tap_time{300};
// Two fingers that are released within this time tap.
constexpr PlayTime two_finger_tap_time{300};
constexpr double least_distance = 1; // pixels, so that nothing is divided by 0

constexpr PointerKind finger = PointerKind::Finger;
constexpr Point nowhere{-1, -1};

double distance(Point one, Point other)
{
    return std::hypot(one.x - other.x, one.y - other.y);
}

Point middle(Point one, Point other)
{
    return {(one.x + other.x) / 2, (one.y + other.y) / 2};
}

} // namespace

void FingerGestures::set(PlayTime hold, double unit)
{
    hold_ = hold;
    unit_ = unit;
}

bool FingerGestures::is_near(Point one, Point other, double units) const
{
    return distance(one, other) <= units * unit_;
}

FingerGestures::Finger* FingerGestures::find(std::int64_t id)
{
    const auto found = std::ranges::find(fingers_, id, &Finger::id);
    return found == fingers_.end() ? nullptr : &*found;
}

std::vector<Input> FingerGestures::take(const FingerChanged& change, MonotonicTime now)
{
    Finger* known = find(change.finger);
    if (change.change == FingerChange::Pressed)
        return known == nullptr ? press(change, now) : std::vector<Input>();
    if (known == nullptr)
        return {};
    if (change.change == FingerChange::Moved)
        return move(*known, change.at);
    known->at = change.at;
    const Finger released = *known;
    const bool leads = known == &fingers_.front();
    std::erase_if(fingers_, [&](const Finger& each) { return each.id == released.id; });
    if (!leads && (phase_ == Phase::Dragging || phase_ == Phase::Held))
        return {}; // another finger touched the screen meanwhile
    return release(released, now);
}

std::vector<Input> FingerGestures::press(const FingerChanged& change, MonotonicTime now)
{
    fingers_.push_back({change.finger, change.at, change.at});
    if (phase_ == Phase::None) {
        phase_ = Phase::Pressed;
        pressed_ = now;
        taps_ = clicks_at(change.at, now);
        return {PointerPressed{.at = change.at, .clicks = taps_, .kind = finger}};
    }
    if (phase_ == Phase::Pressed) {
        phase_ = Phase::Two;
        pressed_ = now;
        return {PointerCancelled{}};
    }
    if (phase_ == Phase::Two)
        phase_ = Phase::Over; // three fingers mean nothing
    return {};
}

int FingerGestures::clicks_at(Point at, MonotonicTime now) const
{
    const bool again = tapped_at_ && now - tapped_ <= double_tap_time &&
                       is_near(*tapped_at_, at, double_tap_distance);
    return again ? taps_ + 1 : 1;
}

std::vector<Input> FingerGestures::move(Finger& moved, Point at)
{
    const std::vector<Finger> before = fingers_;
    moved.at = at;
    switch (phase_) {
    case Phase::Pressed:
        if (is_near(moved.start, at, slop))
            return {};
        phase_ = Phase::Dragging;
        return {PointerMoved{.at = at, .pressed = true, .kind = finger}};
    case Phase::Dragging:
    case Phase::Held:
        if (moved.id != fingers_.front().id)
            return {};
        return {PointerMoved{.at = at, .pressed = true, .kind = finger}};
    case Phase::Two:
        if (is_near(moved.start, at, slop))
            return {};
        phase_ = Phase::Pinching;
        return pinch(before);
    case Phase::Pinching:
        return pinch(before);
    case Phase::None:
    case Phase::Over:
        return {};
    }
    return {};
}

// A third finger changes nothing.
std::vector<Input> FingerGestures::pinch(const std::vector<Finger>& before)
{
    const Point was = middle(before[0].at, before[1].at);
    const Point is = middle(fingers_[0].at, fingers_[1].at);
    if (before[0].at == fingers_[0].at && before[1].at == fingers_[1].at)
        return {};
    const double apart = std::max(least_distance, distance(fingers_[0].at, fingers_[1].at));
    const double was_apart = std::max(least_distance, distance(before[0].at, before[1].at));
    return {Pinched{is, {is.x - was.x, is.y - was.y}, apart / was_apart}};
}

std::vector<Input> FingerGestures::release(const Finger& released, MonotonicTime now)
{
    const Phase before = phase_;
    phase_ = fingers_.empty() ? Phase::None : Phase::Over;
    switch (before) {
    case Phase::Pressed:
        tapped_at_ = released.at;
        tapped_ = now;
        break;
    case Phase::Dragging:
    case Phase::Held:
        tapped_at_.reset();
        break;
    case Phase::Two:
        if (now - pressed_ <= two_finger_tap_time)
            return {TappedWithTwoFingers{}};
        return {};
    case Phase::Pinching:
    case Phase::None:
    case Phase::Over:
        return {};
    }
    // Nothing stays under a finger that is gone.
    return {PointerReleased{.at = released.at, .kind = finger},
            PointerMoved{.at = nowhere, .kind = finger}};
}

std::vector<Input> FingerGestures::wait(MonotonicTime now)
{
    if (!due() || now < *due())
        return {};
    phase_ = Phase::Held;
    return {PointerHeld{fingers_.front().at}};
}

std::optional<MonotonicTime> FingerGestures::due() const
{
    return phase_ == Phase::Pressed ? std::optional(pressed_ + hold_) : std::nullopt;
}

std::vector<Input> FingerGestures::let_go()
{
    fingers_.clear();
    tapped_at_.reset();
    const Phase before = std::exchange(phase_, Phase::None);
    if (before == Phase::Pressed || before == Phase::Dragging || before == Phase::Held)
        return {PointerCancelled{}};
    return {};
}

} // namespace game
