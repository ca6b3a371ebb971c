#pragma once
// How a run stood to the best one while it was filled: ahead above the line, behind below.

#include <vector>

#include "engine/base/play_time.h"
#include "engine/text/catalogue.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"

namespace game {

// A moment of a run: how much of it was filled, and how much earlier (+) than the best that was.
struct DeltaPoint {
    double share = 0;
    double ahead = 0; // milliseconds
};

// At most `most` points, the start and the end among them. Neither run may be empty.
std::vector<DeltaPoint> delta_points(const std::vector<engine::PlayTime>& run,
                                     const std::vector<engine::PlayTime>& best,
                                     int most);

void draw_delta_graph(Canvas& canvas,
                      Rect area,
                      const engine::Catalogue& words,
                      const std::vector<DeltaPoint>& points,
                      Scale scale);

} // namespace game
