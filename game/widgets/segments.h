#pragma once
// Segments in a track: how they share it. They are drawn as buttons, see button.h.

#include <span>
#include <string>
#include <vector>

#include "game/ui/canvas.h"
#include "game/ui/scale.h"

namespace game {

struct SegmentPlaces {
    std::vector<Rect> areas; // from left to right; together they are the track
    int font_size = 0;       // of all labels, in units
    bool fit = true;         // whether each label fits on a line
};

// All are equally wide, in `usual` units of font size, if every label fits so. Otherwise each is as
// wide as its label needs, and the rest of the track is shared equally; where that is not enough,
// all labels become smaller together, down to 12 units.
SegmentPlaces share_track(const TextMeasure& measure,
                          Rect track,
                          std::span<const std::string> labels,
                          Scale scale,
                          int usual = 14);

} // namespace game
