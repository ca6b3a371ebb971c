#pragma once
// The progress of a play, and its five splits compared with a ghost.

#include <span>
#include <string>
#include <string_view>

#include "game/motion/race_motion.h"
#include "game/widgets/play/play_layout.h"
#include "game/widgets/play/race.h"

namespace game {

struct ProgressLook {
    double share = 0;
    std::optional<double> ghost_share; // of the ghost at this time
    std::string_view notch_name;       // "your best"; if empty, the notch has no name
};

void draw_progress(Canvas& canvas, const ProgressLook& look, Rect bar, Scale scale);

struct SplitTexts {
    std::string title;   // "Splits"
    std::string against; // "vs best run"
};

// `area` is as high as PlayLayout::splits; `moment` says where the card of the live split is.
void draw_splits(Canvas& canvas,
                 const Race& race,
                 const SplitTexts& texts,
                 Rect area,
                 Scale scale,
                 const RaceMoment& moment,
                 std::span<const Particle> sparks);

// Returns "20 %" and so on.
std::string split_name(std::size_t split);

} // namespace game
