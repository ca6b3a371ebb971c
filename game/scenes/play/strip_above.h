#pragma once
// A strip of texts and buttons above a play, and what is drawn below it, whose top is 0 there.

#include <functional>
#include <optional>

#include "game/scenes/services.h"
#include "game/widgets/boxes/placement.h"
#include "game/widgets/button_panel.h"

namespace game {

class StripAbove {
public:
    explicit StripAbove(Services& services);

    // Returns whether there is more or less room below it than before.
    bool place(const Box& strip, Size window, const Unit& unit);
    ButtonPanel& panel() { return panel_; }
    void draw(Canvas& canvas, const std::function<void(Canvas&)>& draw_below) const;

    int bottom() const { return bottom_; }
    Size room_below() const { return {window_.width, window_.height - bottom_}; }
    std::optional<Input> input_below(const Input& input) const;

private:
    Size window_;
    int bottom_ = 0;
    Placement placement_;
    ButtonPanel panel_{FocusKeys::None};
};

} // namespace game
