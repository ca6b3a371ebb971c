#pragma once
// A run compared with the best clean run of its category, computed from fill times for the play and
// win screens.

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/play/records.h"
#include "engine/play/splits.h"

namespace game {

struct SplitRow {
    enum class State { Done, Live, Ahead };

    State state = State::Ahead;
    // done: its time; live: the time now; ahead: the best run's
    std::optional<engine::PlayTime> time;
    std::optional<engine::PlayTime> delta; // from the best run
    bool golden = false;                   // no clean run was ever faster in this segment
};

struct Race {
    std::optional<engine::PlayTime> best_time;
    std::optional<engine::PlayTime> delta;
    std::optional<double> best_share; // the share of cells that the best run had filled by now
    std::array<SplitRow, engine::split_count> rows;
};

// What a run is compared with: the book without the run itself.
struct Field {
    const engine::RecordBook& records;
    std::string_view category;
    std::optional<std::size_t> left_out = {}; // the index of a run that is ignored
};

const engine::Record* best_of(const Field& field);

Race race_of(const std::vector<engine::PlayTime>& fill_times,
             int cells_to_fill,
             engine::PlayTime now,
             const Field& field);

} // namespace game
