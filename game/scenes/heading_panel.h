#pragma once
// The line that says what is played. Where rules are to be told it opens them when it is pressed.

#include <functional>
#include <string>
#include <vector>

#include "game/scenes/notice_line.h"
#include "game/scenes/play.h"
#include "game/widgets/button_panel.h"
#include "game/widgets/play_layout.h"

namespace game {

class HeadingPanel {
public:
    HeadingPanel(const Play& play, const PlayLayout& layout, std::function<void()> show_rules);

    void place();
    // True when the input was meant for it.
    bool handle(const Input& input);
    void draw(Canvas& canvas, const NoticeLine& notice) const;

private:
    struct Heading {
        std::vector<std::string> lines; // one or two
        Font font;
    };
    bool has_named_rules() const;
    int width() const;
    Heading heading(const TextMeasure& measure) const;

    const Play& play_;
    const PlayLayout& layout_;
    std::function<void()> show_rules_;
    ButtonPanel panel_{FocusKeys::None}; // empty where nothing is to be pressed
};

} // namespace game
