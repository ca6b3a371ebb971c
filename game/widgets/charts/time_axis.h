#pragma once
// The vertical axis of a chart of times: lines at round times with their labels.

#include "engine/base/play_time.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"

namespace game {

class TimeAxis {
public:
    // Shows at least the times from `fastest` to `slowest`, with at most six lines.
    TimeAxis(engine::PlayTime fastest, engine::PlayTime slowest);

    engine::PlayTime bottom() const { return bottom_; }
    engine::PlayTime top() const { return top_; }
    // The part of the chart that is right of the labels.
    Rect plot(Rect chart, Scale scale) const;
    // In pixels; of a time above the top: the top.
    int y_of(engine::PlayTime time, Rect plot) const;
    void draw(Canvas& canvas, Rect chart, Scale scale) const;

private:
    engine::PlayTime step_{0};
    engine::PlayTime bottom_{0};
    engine::PlayTime top_{0};
};

} // namespace game
