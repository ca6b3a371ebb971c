#pragma once
// What every menu screen shares: its margins, the back arrow and title above, the keys below.

#include <string>
#include <vector>

#include "game/ui/scale.h"
#include "game/ui/settings.h"
#include "game/widgets/button.h"

namespace game {

// The scale of menu screens: large text is held back where the window is low.
Scale menu_scale(Size window, const Settings& settings);

struct KeyHint {
    std::string key;
    std::string what;
};

class ScreenFrame {
public:
    void place(Size window, Scale scale);

    // Where the content goes: all the width but the margins, between header and footer.
    Rect content() const { return content_; }
    // Right end of the header, as wide as asked for if there is room.
    Rect header_right(double units) const;
    // Whole window's width in units; below narrow_width there is one column only.
    bool is_narrow() const { return width_units_ < narrow_width; }

    Button back_button(ButtonId id) const;
    void draw_background(Canvas& canvas) const;
    void draw(Canvas& canvas, const std::string& title, const std::vector<KeyHint>& hints) const;

    static constexpr double narrow_width = 760;

private:
    bool is_small() const { return is_narrow() || height_units_ < 600; }
    void draw_hints(Canvas& canvas, const std::vector<KeyHint>& hints) const;

    Size window_;
    Scale scale_;
    double width_units_ = 0;
    double height_units_ = 0;
    Rect content_;
    Rect back_;
    int hints_y_ = 0; // 0: no room for them
};

} // namespace game
