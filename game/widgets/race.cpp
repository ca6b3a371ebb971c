#include "game/widgets/race.h"

#include <algorithm>

#include "engine/base/count.h"

namespace game {
namespace {

using engine::PlayTime;
using engine::Record;
using engine::Splits;

constexpr std::size_t split_count = engine::split_count;

Splits splits_of_run(const Record& run)
{
    return engine::splits_of(run.fill_times, engine::count_of(run.fill_times));
}

std::optional<PlayTime> stretch(const Splits& splits, std::size_t split)
{
    if (!splits[split])
        return std::nullopt;
    return split == 0 ? splits[0] : std::optional(*splits[split] - *splits[split - 1]);
}

bool is_fastest_ever(const Splits& splits, std::size_t split, const Field& field)
{
    const auto own = stretch(splits, split);
    const auto best = field.records.best_stretch(field.category, split, field.left_out);
    return own && best && *own < *best;
}

double share_filled(const Record& run, PlayTime now)
{
    const auto filled = std::count_if(run.fill_times.begin(), run.fill_times.end(),
                                      [now](PlayTime time) { return time <= now; });
    return static_cast<double>(filled) / static_cast<double>(run.fill_times.size());
}

} // namespace

const Record* best_of(const Field& field)
{
    return field.records.best_rival(field.category, field.left_out);
}

Race race_of(const std::vector<PlayTime>& fill_times,
             int cells_to_fill,
             PlayTime now,
             const Field& field)
{
    Race race;
    const Record* best = best_of(field);
    Splits best_splits;
    if (best != nullptr) {
        race.best_time = best->time;
        race.delta = engine::delta(fill_times, best->fill_times, now);
        race.best_share = share_filled(*best, now);
        best_splits = splits_of_run(*best);
    }
    const Splits splits = engine::splits_of(fill_times, std::max(1, cells_to_fill));
    bool live_found = false;
    for (std::size_t split = 0; split < split_count; ++split) {
        SplitRow& row = race.rows[split];
        if (splits[split]) {
            row.state = SplitRow::State::Done;
            row.time = splits[split];
            if (best_splits[split])
                row.delta = *splits[split] - *best_splits[split];
            row.golden = is_fastest_ever(splits, split, field);
        } else if (!live_found) {
            live_found = true;
            row.state = SplitRow::State::Live;
            row.time = now;
            row.delta = race.delta;
        } else {
            row.time = best_splits[split];
        }
    }
    return race;
}

} // namespace game
