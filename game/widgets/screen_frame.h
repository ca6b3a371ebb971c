#pragma once
// What all menu screens share: the margins, the back arrow and title at the top, the keys at the
// bottom.

#include <string>
#include <vector>

#include "game/ui/scale.h"
#include "game/ui/settings.h"
#include "game/widgets/button.h"

namespace game {

// The scale of menu screens: the text size is limited in low windows.
Scale menu_scale(Size window, const Settings& settings);

struct KeyHint {
    std::string key;
    std::string what;
};

// What is above and below the content of a screen.
enum class ScreenHead {
    Title,   // the back arrow and the title, and keys below
    Nothing, // the content fills the window but for its margins
};

class ScreenFrame {
public:
    void place(Size window, Scale scale, ScreenHead head = ScreenHead::Title);

    // The area for the content: between the margins, the header and the footer.
    Rect content() const { return content_; }
    Size window() const { return window_; }
    // The right end of the header, `units` wide if there is room.
    Rect header_right(double units) const;
    // Whether the window is narrower than narrow_width, so that there is only one column.
    bool is_narrow() const { return width_units_ < narrow_width; }

    // The largest that titles have.
    static Font title_font(Scale scale);

    Button back_button(ButtonId id) const;
    void draw_background(Canvas& canvas) const;
    // Leaves `beside` pixels free at the right end of the title's line.
    void draw(Canvas& canvas,
              const std::string& title,
              const std::vector<KeyHint>& hints,
              int beside = 0) const;

    static constexpr double narrow_width = 760;

private:
    void place_alone();
    bool is_small() const { return is_narrow() || height_units_ < 600; }
    void draw_hints(Canvas& canvas, const std::vector<KeyHint>& hints) const;

    Size window_;
    Scale scale_;
    ScreenHead head_ = ScreenHead::Title;
    double width_units_ = 0;
    double height_units_ = 0;
    Rect content_;
    Rect back_;
    int hints_y_ = 0; // 0: there is no room for them
};

} // namespace game
