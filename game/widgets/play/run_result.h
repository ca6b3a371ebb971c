#pragma once
// What the result of an arcade run is drawn with: its score, the boxes of the rungs, lines of the
// tally, the row of the run in the table.

#include <optional>
#include <string>

#include "game/ui/canvas.h"
#include "game/ui/scale.h"
#include "game/widgets/draw_text.h"

namespace game {

// A large score and, at its foot or, where there is no room, below it, what it counts. The score
// shrinks to its room.
struct ScoreLook {
    std::string score;
    std::string unit;
    double size = 84; // units, which do not grow with the text: it is large already
    double unit_size = 20;
    bool is_gold = false;
};
void draw_score(Canvas& canvas, Rect area, const ScoreLook& look, Scale scale);

// The gems of the Technique sprint. In a run the rung that is played has a strong edge and fills
// from the left; in a result the highest one that was finished has the edge.
struct RungBoxesLook {
    int finished = 0;
    std::optional<double> share = {}; // of the steps of the next one, while it is played
};
void draw_rung_boxes(Canvas& canvas, Rect area, const RungBoxesLook& look, Scale scale);

// A quieter remark beside a label; it is left out where there is no room for it.
struct RemarkLook {
    std::string label;
    std::string remark;
    int opacity = 100; // percent
};
void draw_with_remark(Canvas& canvas, Rect area, const RemarkLook& look, Scale scale);

// Behind the row of the run itself.
void draw_result_row(Canvas& canvas, Rect area, bool is_gold, Scale scale);

} // namespace game
