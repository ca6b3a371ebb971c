#pragma once
// The medals of the day's board, which a run of it earns: solved, without help, under par. They are
// worked out from runs and stored nowhere.

#include <array>

#include "engine/base/play_time.h"
#include "engine/base/table.h"
#include "engine/play/record.h"

namespace engine {

enum class Medal { Solved, NoHelp, UnderPar };
inline constexpr std::array all_medals = {Medal::Solved, Medal::NoHelp, Medal::UnderPar};

class Medals {
public:
    bool has(Medal medal) const { return earned_[index_of(medal)]; }
    int count() const;
    void add(Medal medal) { earned_[index_of(medal)] = true; }
    void add(const Medals& others);

    friend bool operator==(const Medals&, const Medals&) = default;

private:
    std::array<bool, all_medals.size()> earned_ = {};
};

// The time in which the day's board should be solved, the same for everybody: 12 seconds for each
// empty cell, rounded to half a minute.
PlayTime par_of_the_day(int empty_cells);

// What this run of a day's board earns. A rematch only tells that the board was solved, as its
// solution was known.
Medals medals_of(const Record& run);

} // namespace engine
