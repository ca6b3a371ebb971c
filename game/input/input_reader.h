#pragma once
// Turns what the devices report into input, and knows which device the player uses.

#include <optional>
#include <vector>

#include "game/input/finger_gestures.h"
#include "game/input/key_reader.h"
#include "game/input/pad_reader.h"
#include "game/ui/input.h"
#include "game/ui/settings.h"

namespace game {

class InputReader {
public:
    // `unit` is a design unit in pixels.
    void follow(const ControlSettings& settings, double unit);

    std::vector<Input> take(const DeviceEvent& event, engine::MonotonicTime now);
    // What happens without a report: repeats, and fingers that have been held.
    std::vector<Input> wait(engine::MonotonicTime now);
    // When wait() is due; nothing if nothing is held.
    std::optional<engine::MonotonicTime> due() const;

    const Hands& hands() const { return hands_; }

private:
    std::vector<Input> read(const Input& input, engine::MonotonicTime now);
    std::vector<Input> read(const KeyReleased& released, engine::MonotonicTime now);
    std::vector<Input> read(const ModifierChanged& change, engine::MonotonicTime now);
    std::vector<Input> read(const FingerChanged& change, engine::MonotonicTime now);
    std::vector<Input> read(const PadButtonChanged& change, engine::MonotonicTime now);
    std::vector<Input> read(const StickMoved& moved, engine::MonotonicTime now);
    std::vector<Input> read(const PadPluggedIn& plugged, engine::MonotonicTime now);
    std::vector<Input> read(const PadUnplugged& unplugged, engine::MonotonicTime now);
    std::vector<Input> let_go(Input last);

    KeyReader keys_;
    FingerGestures fingers_;
    PadReader pad_;
    Hands hands_;
};

} // namespace game
