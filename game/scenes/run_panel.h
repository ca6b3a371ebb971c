#pragma once
// How the run stands: the clock, the cells that are filled, the race against the best run.

#include "game/scenes/notice_line.h"
#include "game/scenes/play.h"
#include "game/widgets/play_layout.h"
#include "game/widgets/race.h"

namespace game {

class RunPanel {
public:
    RunPanel(const Play& play, const PlayLayout& layout) : play_(play), layout_(layout) {}

    void draw(Canvas& canvas, const NoticeLine& notice) const;

private:
    Race race() const;
    std::string seed_text(const TextMeasure& measure) const;
    void draw_words(Canvas& canvas, const Race& race, const NoticeLine& notice) const;
    void draw_race(Canvas& canvas, const Race& race, const NoticeLine& notice) const;

    const Play& play_;
    const PlayLayout& layout_;
};

} // namespace game
