#pragma once
// The card with the tally of an arcade run: it counts up, line by line, and is heard.

#include <functional>
#include <vector>

#include "game/motion/tally_motion.h"
#include "game/scenes/arcade/tally_lines.h"
#include "game/widgets/boxes/box.h"

namespace game {

class TallyCard {
public:
    using Practise = std::function<void(const engine::Technique&)>;
    TallyCard(Services& services, const ArcadeEnd& end, Practise practise);

    void begin(engine::MonotonicTime now);
    void move(engine::MonotonicTime now);
    void skip() { motion_.skip(now_); } // to the end of the tally
    bool is_counting() const { return motion_.is_counting(now_); }
    TallyMotion& motion() { return motion_; }
    const TallyMotion& motion() const { return motion_; }
    engine::MonotonicTime now() const { return now_; }

    // What was counted so far.
    int score() const;
    engine::PlayTime time() const;

    // The lines share its height. A small one has no rules between them, and only those that
    // matter.
    enum class Form { Usual, Small };
    Box card(Form form);
    int lines(Form form) const; // with the total

private:
    double counted(std::size_t line) const;
    Box line(std::size_t index);
    Box total() const;
    void draw_words(Canvas& canvas, Rect area, Scale scale, std::size_t index) const;
    void draw_value(Canvas& canvas, Rect area, Scale scale, std::size_t index) const;
    Box practise_link(const engine::Technique& technique, std::size_t index);

    Services& services_;
    std::vector<TallyLine> lines_;
    TallyLine total_;
    Practise practise_;
    TallyMotion motion_;
    engine::MonotonicTime now_{0};
    int heard_lines_ = 0;
    engine::MonotonicTime heard_number_{0};
};

} // namespace game
