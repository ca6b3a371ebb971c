#pragma once
// The gems of the Technique sprint, one for each rung of its ladder. They differ in their number of
// sides, three to six, and the last one is a cut stone: so no colour is needed to tell them apart.

#include "engine/arcade/sprint_ladder.h"
#include "game/ui/canvas.h"

namespace game {

enum class GemState {
    Open,    // the rung is still to come
    Current, // is being played
    Done,    // was finished
};

struct GemLook {
    engine::SprintRung rung = engine::SprintRung::Bronze;
    GemState state = GemState::Done;
    double turn = 0;  // degrees, clockwise
    int filled = 100; // percent of the colour inside, where the rung was finished
};

// `radius` is in pixels, from the centre to a corner.
void draw_gem(Canvas& canvas, const GemLook& look, Point centre, double radius);

} // namespace game
