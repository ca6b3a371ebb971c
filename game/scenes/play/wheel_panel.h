#pragma once
// The wheel of digits in a play: the right stick of a gamepad points at a digit, which is then the
// locked one.

#include <optional>

#include "game/scenes/play/play.h"
#include "game/ui/input.h"
#include "game/widgets/play/cell_pad.h"

namespace game {

class WheelPanel {
public:
    explicit WheelPanel(Play& play) : play_(play) {}

    void tilt(StickTilted tilt);
    // Returns whether the wheel is open and uses the button: the shoulder buttons turn its page,
    // the stick takes the digit in the middle, B closes it.
    bool press(PadButton button);
    void close() { open_until_.reset(); }
    // The wheel stays open for a moment after the stick is back in the middle.
    bool is_open() const { return open_until_ && play_.now() < *open_until_; }
    std::optional<engine::MonotonicTime> closes() const;

    // `cell` is where the cursor is drawn.
    void draw(Canvas& canvas, Rect cell, Rect board, Scale scale) const;

private:
    engine::Digit pointed_at() const;
    void turn_page(int by);
    void lock_pointed();

    Play& play_;
    StickTilted tilt_;
    int page_ = 0;
    std::optional<engine::MonotonicTime> open_until_;
};

} // namespace game
