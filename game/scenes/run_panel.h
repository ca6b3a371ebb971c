#pragma once
// What is played, how the run stands, and what happens: the heading, which opens the rules where
// there are any to be told; the clock, the cells that are filled, the race; the line of notices.

#include <functional>
#include <string>
#include <vector>

#include "game/scenes/play.h"
#include "game/widgets/button_panel.h"
#include "game/widgets/play_layout.h"
#include "game/widgets/race.h"

namespace game {

class RunPanel {
public:
    RunPanel(const Play& play, const PlayLayout& layout, std::function<void()> show_rules);

    void place();
    // True when the input was meant for it.
    bool handle(const Input& input);
    void draw(Canvas& canvas) const;
    void draw_notice(Canvas& canvas) const; // over everything beside the board

private:
    struct Heading {
        std::vector<std::string> lines; // one or two
        Font font;
    };
    bool has_named_rules() const;
    int heading_width() const;
    Heading heading(const TextMeasure& measure) const;
    void draw_heading(Canvas& canvas) const;

    Race race() const;
    std::string seed_text(const TextMeasure& measure) const;
    void draw_words(Canvas& canvas, const Race& race) const;
    void draw_race(Canvas& canvas, const Race& race) const;
    // While the line says something, the texts within it are not shown.
    bool is_covered(const TextSpot& spot) const;
    bool is_covered(Rect area) const;

    const Play& play_;
    const PlayLayout& layout_;
    std::function<void()> show_rules_;
    ButtonPanel panel_{FocusKeys::None}; // the heading, where it is to be pressed
};

} // namespace game
