#pragma once
// The line on which a play says what happens; while it shows something, it covers the texts there.

#include "game/scenes/play.h"
#include "game/widgets/play_layout.h"

namespace game {

class NoticeLine {
public:
    NoticeLine(const Play& play, const PlayLayout& layout) : play_(play), layout_(layout) {}

    bool covers(const TextSpot& spot) const;
    bool covers(Rect area) const;
    void draw(Canvas& canvas) const;

private:
    const Play& play_;
    const PlayLayout& layout_;
};

} // namespace game
