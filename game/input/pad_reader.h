#pragma once
// The gamepad: buttons, some of which repeat while they are held down, and sticks as directions.

#include <bitset>
#include <optional>
#include <vector>

#include "game/input/device_event.h"
#include "game/input/repeater.h"

namespace game {

class PadReader {
public:
    void set(const RepeatTimes& times) { times_ = times; }

    std::vector<Input> take(const PadButtonChanged& change, engine::MonotonicTime now);
    std::vector<Input> take(const StickMoved& moved, engine::MonotonicTime now);
    std::vector<Input> wait(engine::MonotonicTime now);
    std::optional<engine::MonotonicTime> due() const { return repeater_.due(); }
    // The window lost the focus, or the gamepad was unplugged.
    std::vector<Input> let_go();

private:
    std::vector<Input> press(PadButton button, engine::MonotonicTime now);
    void release(PadButton button);
    std::vector<Input> steer(const StickMoved& moved, engine::MonotonicTime now);
    std::vector<Input> tilt(const StickMoved& moved);

    RepeatTimes times_;
    std::bitset<pad_button_count> down_;
    std::optional<PadButton> steered_;  // the direction of the left stick
    std::optional<PadButton> repeated_; // the button pressed last, while it is held
    Repeater repeater_;
    StickTilted tilted_;
};

} // namespace game
