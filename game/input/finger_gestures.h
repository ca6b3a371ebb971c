#pragma once
// Turns fingers into input: one finger is a pointer, two pinch, pan or tap.

#include <optional>
#include <vector>

#include "engine/play/stopwatch.h"
#include "game/input/device_event.h"

namespace game {

class FingerGestures {
public:
    // `hold` is how long a finger must stay to be held; `unit` is a design unit in pixels.
    void set(engine::PlayTime hold, double unit);

    std::vector<Input> take(const FingerChanged& change, engine::MonotonicTime now);
    // A finger may have stayed long enough.
    std::vector<Input> wait(engine::MonotonicTime now);
    // When wait() is due; nothing if no finger is waited for.
    std::optional<engine::MonotonicTime> due() const;
    // The window lost the focus: no finger counts any more.
    std::vector<Input> let_go();

private:
    enum class Phase {
        None,
        Pressed, // one finger, which has not moved yet
        Dragging,
        Held,
        Two, // two fingers, which have not moved yet
        Pinching,
        Over, // until all fingers are released
    };
    struct Finger {
        std::int64_t id;
        Point start;
        Point at;
    };

    std::vector<Input> press(const FingerChanged& change, engine::MonotonicTime now);
    std::vector<Input> move(Finger& finger, Point at);
    std::vector<Input> release(const Finger& finger, engine::MonotonicTime now);
    std::vector<Input> pinch(const std::vector<Finger>& before);
    int clicks_at(Point at, engine::MonotonicTime now) const;
    bool is_near(Point one, Point other, double units) const;
    Finger* find(std::int64_t id);

    engine::PlayTime hold_{350};
    double unit_ = 1;
    Phase phase_ = Phase::None;
    std::vector<Finger> fingers_; // in the order in which they were pressed
    engine::MonotonicTime pressed_{0};
    // The last tap, for a double tap.
    std::optional<Point> tapped_at_;
    engine::MonotonicTime tapped_{0};
    int taps_ = 0;
};

} // namespace game
