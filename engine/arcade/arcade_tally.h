#pragma once
// What a run of an arcade mode consisted of: its tally says it line by line when it is over.

#include <optional>
#include <vector>

#include "engine/base/digit_set.h"
#include "engine/base/play_time.h"
#include "engine/grid/cell.h"
#include "engine/steps/level.h"
#include "engine/steps/technique.h"

namespace engine {

struct ArcadeBoardTally {
    Level level = Level::Beginner;
    PlayTime time{0}; // on the clock of the run, so far
    int hearts_lost = 0;
    bool is_solved = false;
};

// Of modes with rungs.
struct ArcadeRungTally {
    int found = 0;
    int missed = 0;
    const Technique* first_missed = nullptr;
};

struct ArcadeMistake {
    Cell cell;
    Digit written = no_digit;
    Digit correct = no_digit;
};

struct ArcadeTally {
    int digits = 0;        // correct ones
    int houses = 0;        // rows, columns and boxes; for positions the steps that were found
    int wrong = 0;         // digits, or cells of positions
    int best_combo = 0;    // 0: no house or step
    int most_in_a_row = 0; // houses or steps, each soon enough after the last one
    int combo_points = 0;  // what combos added to the points of the houses or steps
    std::vector<ArcadeBoardTally> boards = {};      // those that were begun
    std::vector<ArcadeRungTally> rungs = {};        // likewise
    std::optional<ArcadeMistake> last_mistake = {}; // on a board
};

} // namespace engine
