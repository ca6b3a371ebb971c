#pragma once
// The keyboard: repeats of a key that is held down, and keys such as Shift that stay held after a
// double press, for players who can't press two keys at once.

#include <optional>
#include <vector>

#include "game/input/device_event.h"
#include "game/input/repeater.h"

namespace game {

struct KeyboardHabits {
    // Of keys that are held down; nothing: as the desktop repeats them.
    std::optional<RepeatTimes> repeats;
    bool double_press_keeps = false; // of Shift and Ctrl
};

class KeyReader {
public:
    void set(const KeyboardHabits& habits);

    std::vector<Input> take(const KeyPressed& pressed, engine::MonotonicTime now);
    void take(const KeyReleased& released);
    void take(const ModifierChanged& change, engine::MonotonicTime now);
    std::vector<Input> wait(engine::MonotonicTime now);
    std::optional<engine::MonotonicTime> due() const { return repeater_.due(); }
    void let_go(); // the window lost the focus

    Modifiers kept() const { return kept_; }
    Modifiers with_kept(Modifiers held) const;

private:
    bool& kept(ModifierKey key);

    KeyboardHabits habits_;
    std::optional<KeyPressed> down_; // repeated by us
    Repeater repeater_;
    Modifiers kept_;
    // The modifier pressed last, if nothing else was pressed since.
    std::optional<ModifierKey> alone_;
    engine::MonotonicTime alone_since_{0};
};

} // namespace game
