#pragma once
// A graph of a run compared with the best one: ahead is above the line, behind is below.

#include <vector>

#include "engine/base/play_time.h"
#include "engine/text/translations.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"

namespace game {

// A moment of a run: the share of cells filled, and how much earlier (+) than the best run it was.
struct DeltaPoint {
    double share = 0;
    double ahead = 0; // milliseconds
};

// Returns at most `most` points, including the start and the end. Neither run may be empty.
std::vector<DeltaPoint> delta_points(const std::vector<engine::PlayTime>& run,
                                     const std::vector<engine::PlayTime>& best,
                                     int most);

void draw_delta_graph(Canvas& canvas,
                      Rect area,
                      const engine::Translations& texts,
                      const std::vector<DeltaPoint>& points,
                      Scale scale);

} // namespace game
