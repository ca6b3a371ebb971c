#pragma once
// A run compared with a ghost, computed from fill times for the play and win screens.

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/play/comparisons.h"
#include "engine/play/splits.h"
#include "game/motion/race_motion.h"
#include "game/widgets/play/play_layout.h"

namespace game {

struct SplitRow {
    enum class State { Done, Live, Ahead };

    State state = State::Ahead;
    // done: its time; live: the time now; ahead: the ghost's
    std::optional<engine::PlayTime> time;
    std::optional<engine::PlayTime> delta;       // from the ghost
    engine::Trend trend = engine::Trend::Steady; // since the split before
    bool golden = false;                         // no clean run was ever faster in this segment
};

struct Race {
    std::optional<engine::PlayTime> ghost_time; // its last cell; nothing without a ghost
    std::optional<engine::PlayTime> delta;
    engine::Trend trend = engine::Trend::Steady; // since the last split
    std::optional<double> ghost_share;           // the share of cells that it had filled by now
    // If the rest is as fast as the fastest segments; nothing unless several runs are known.
    std::optional<engine::PlayTime> best_possible;
    bool is_record_lost = false; // even so it would be slower than the best run
    std::array<SplitRow, engine::split_count> rows;
};

// `cells_to_fill` is that for which the comparisons were made.
Race race_of(const std::vector<engine::PlayTime>& fill_times,
             int cells_to_fill,
             engine::PlayTime now,
             const engine::Comparisons& comparisons,
             engine::Comparison with);

struct ProgressLook {
    double share = 0;
    std::optional<double> ghost_share; // of the ghost at this time
    std::string_view notch_name;       // "your best"; if empty, the notch has no name
};

void draw_progress(Canvas& canvas, const ProgressLook& look, Rect bar, Scale scale);

struct SplitTexts {
    std::string title; // "vs best run", or "Splits" with nothing to compare with
    std::string time;  // above the times
};

// `area` is as high as PlayLayout::splits; `moment` says where the card of the live split is.
void draw_splits(Canvas& canvas,
                 const Race& race,
                 const SplitTexts& texts,
                 Rect area,
                 Scale scale,
                 const RaceMoment& moment,
                 std::span<const Particle> sparks);

// The difference at the split that was passed last, on a chip in this line, as near to the cell as
// it can be.
void draw_split_chip(
    Canvas& canvas, const SplitRow& split, Rect line, Rect cell, const EdgeChip& chip, Scale scale);

// Returns "20 %" and so on.
std::string split_name(std::size_t split);

} // namespace game
