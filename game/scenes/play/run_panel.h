#pragma once
// The state of the run: the heading, which opens the rules if there are special ones; the clock,
// the number of filled cells, the race; and the line of notices.

#include <functional>
#include <string>
#include <vector>

#include "game/motion/race_motion.h"
#include "game/scenes/play/board_panel.h"
#include "game/scenes/play/play.h"
#include "game/widgets/button_panel.h"
#include "game/widgets/play/play_layout.h"
#include "game/widgets/play/race.h"

namespace game {

class RunPanel {
public:
    RunPanel(const Play& play, const PlayLayout& layout, std::function<void()> show_rules);

    void place(const TextMeasure& measure);
    // Returns whether the panel used the input.
    bool handle(const Input& input);
    void move(); // to the present time of the play
    bool is_moving() const { return motion_.is_moving(); }
    void draw(Canvas& canvas) const;
    void draw_notice(Canvas& canvas) const; // drawn above everything beside the board
    // Whether there are rules beside rows, columns and boxes.
    bool has_named_rules() const { return has_named_rules_; }
    // The difference at a split, above the board and near where it was filled last, for a moment.
    void draw_split(Canvas& canvas, const BoardPanel& board) const;

private:
    struct Heading {
        std::vector<std::string> lines; // one or two
        Font font;
    };
    int heading_width() const;
    Heading heading(const TextMeasure& measure) const;
    void draw_heading(Canvas& canvas) const;

    std::string code_text(const TextMeasure& measure) const;
    std::string count_text(int filled, int all) const;
    const std::string& count_text() const;
    void draw_texts(Canvas& canvas, const Race& race) const;
    const RaceTexts& race_texts() const;
    void draw_race(Canvas& canvas, const Race& race) const;
    // What is on the line of events now; null if nothing is, or if it would cover other texts only
    // to name what the player has just done.
    const PlayNotice* shown_notice() const;
    // Texts that the current notice, or a description, covers are not shown.
    Rect covered_area() const;
    bool is_covered(const TextSpot& spot) const;
    bool is_covered(Rect area) const { return touch(area, covered_area()); }
    void draw_description(Canvas& canvas, const std::string& text) const;

    const Play& play_;
    const PlayLayout& layout_;
    std::function<void()> show_rules_;
    ButtonPanel panel_{FocusKeys::None}; // the heading, if it can be pressed
    RaceMotion motion_;
    // Made when the panel is placed: nothing in a play changes them.
    bool has_named_rules_ = false;
    Heading heading_;
    std::string day_; // "Today's board"; empty for others
    std::string code_;
    // Made again when another comparison is chosen, or may have other names.
    mutable RaceTexts race_texts_;
    mutable SplitTexts split_texts_;
    mutable int race_changes_ = -1;
    // Made again when another number of cells is filled.
    mutable int counted_ = -1;
    mutable std::string count_;
};

} // namespace game
