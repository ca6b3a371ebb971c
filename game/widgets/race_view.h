#pragma once
// How far the play has come, and its five splits against the best run.

#include <string>

#include "game/widgets/play_layout.h"
#include "game/widgets/race.h"

namespace game {

struct ProgressLook {
    double share = 0;
    std::optional<double> best_share; // where the best run was at this moment
    std::string notch_name;           // "your best"; empty: the notch alone
};

void draw_progress(Canvas& canvas, const ProgressLook& look, Rect bar, Scale scale);

struct SplitWords {
    std::string title;   // "Splits"
    std::string against; // "vs best run"
};

// In an area as high as PlayLayout::splits.
void draw_splits(Canvas& canvas, const Race& race, const SplitWords& words, Rect area, Scale scale);

// "20 %" and so on.
std::string split_name(std::size_t split);

} // namespace game
