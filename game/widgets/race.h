#pragma once
// How a run stands against the best clean run of its category: read off fill times, for the play
// and win screens to show.

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
    std::optional<engine::PlayTime> time;  // done: when; live: now; ahead: the best run's
    std::optional<engine::PlayTime> delta; // against the best run
    bool golden = false;                   // no clean run was ever faster over this stretch
};

struct Race {
    std::optional<engine::PlayTime> best_time;
    std::optional<engine::PlayTime> delta;
    std::optional<double> best_share; // of its cells the best run had filled by now
    std::array<SplitRow, engine::split_count> rows;
};

// What is raced against: the book without the run itself.
struct Field {
    const engine::RecordBook& records;
    std::string_view category;
    std::optional<std::size_t> left_out = {}; // a run that does not count
};

const engine::Record* best_of(const Field& field);

Race race_of(const std::vector<engine::PlayTime>& fill_times,
             int cells_to_fill,
             engine::PlayTime now,
             const Field& field);

} // namespace game
