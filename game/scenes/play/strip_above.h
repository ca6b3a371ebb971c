#pragma once
// A strip of texts and buttons above a play, and what is drawn below it, whose top is 0 there.

#include <functional>
#include <optional>

#include "game/scenes/services.h"
#include "game/ui/input.h"
#include "game/widgets/boxes/placement.h"
#include "game/widgets/button_panel.h"

namespace game {

// The input as it is for what begins `down` pixels below the top; nothing if it is not for that. A
// lost focus is for the screen around it.
std::optional<Input> input_below(Input input, int down);

class StripAbove {
public:
    explicit StripAbove(Services& services);

    // Returns whether there is more or less room below it than before.
    bool place(const Box& strip, Size window, const Unit& unit);
    ButtonPanel& panel() { return panel_; }
    void draw(Canvas& canvas, const std::function<void(Canvas&)>& draw_below) const;

    int bottom() const { return bottom_; }
    Size room_below() const { return {window_.width, window_.height - bottom_}; }
    std::optional<Input> input_below(const Input& input) const
    {
        return game::input_below(input, bottom_);
    }

private:
    Size window_;
    int bottom_ = 0;
    Placement placement_;
    ButtonPanel panel_{FocusKeys::None};
};

} // namespace game
