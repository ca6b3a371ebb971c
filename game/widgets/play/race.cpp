#include "game/widgets/play/race.h"

#include <algorithm>

#include "game/ui/rounding.h"

namespace game {

using engine::Ghost;
using engine::PlayTime;
using engine::Splits;

namespace {

void compare_with(const Ghost& ghost,
                  const std::vector<PlayTime>& fill_times,
                  PlayTime now,
                  Race& race)
{
    race.ghost_time = ghost.total();
    race.delta = engine::delta(fill_times, ghost.times, now);
    race.ghost_share = ratio(ghost.filled(now), ghost.times.size());
}

} // namespace

Race race_of(const std::vector<PlayTime>& fill_times,
             int cells_to_fill,
             PlayTime now,
             const engine::Comparisons& comparisons,
             engine::Comparison with)
{
    Race race;
    const int cells = std::max(1, cells_to_fill);
    const Ghost& ghost = comparisons.ghost(with);
    Splits ghost_splits;
    if (ghost.is_there()) {
        compare_with(ghost, fill_times, now, race);
        ghost_splits = engine::splits_of(ghost.times, cells);
    }
    const Splits splits = engine::splits_of(fill_times, cells);
    const engine::Segments segments = engine::segments_of(splits);
    PlayTime before{0}; // the difference at the last split
    bool live_found = false;
    for (std::size_t split = 0; split < splits.size(); ++split) {
        SplitRow& row = race.rows[split];
        if (splits[split]) {
            row.state = SplitRow::State::Done;
            row.time = splits[split];
            if (ghost_splits[split])
                row.delta = *splits[split] - *ghost_splits[split];
            row.golden = comparisons.is_gold(split, segments);
        } else if (!live_found) {
            live_found = true;
            row.state = SplitRow::State::Live;
            row.time = now;
            row.delta = race.delta;
        } else {
            row.time = ghost_splits[split];
        }
        if (row.delta) {
            row.trend = engine::trend(before, *row.delta);
            race.trend = row.trend;
            before = *row.delta;
        }
    }
    return race;
}

} // namespace game
