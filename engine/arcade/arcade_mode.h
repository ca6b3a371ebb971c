#pragma once
// The arcade modes: what is played in each, and what earns points and time. A mode is one row of a
// table; nothing else in the engine knows their names.
//
// How the numbers of the time attack were chosen: a run must end for everybody, and not before
// there was something to do. A 9x9 board has 27 houses and some 42 to 52 empty cells. If all boards
// gave as much as they take, a fast player would never end; so what a house gives falls quickly to
// one second, when a whole board gives 47 seconds: less than half of what anybody needs for it.
// Worked out for players who need the same time for every cell and fill next where a house has few
// gaps:
//
//   seconds for a cell      2    3    4    6    8    12    15
//   boards solved          11    6    4    2    1     0     0
//   minutes until the end  19   15   13   10    7     4     4
//
// In fact later boards take longer, as they are harder: then the fastest solve six boards. (With
// ten seconds for a house, less one for each board down to three, and thirty for a board, two
// seconds for a cell would never end, and four would last half an hour.) The combo lasts as long as
// someone needs who finishes one house after the other without haste. A mistake costs the combo and
// five seconds, more than it takes to look again.
//
// The sprint gives time for each of its five rungs once, so it ends by itself. A miss takes three
// seconds and the position with it: who clicks at random has some twenty tries, of which one or two
// are right, and stays below half of a newcomer's points (tests/engine/sprint_test.cpp plays both).
// The 4x4 boards end after a minute.
// At 2, 4 and 8 seconds for a cell that is 30, 15 and 7 digits, three boards to not quite one. A
// mistake costs three seconds: more than it takes to try another digit.

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/play_time.h"
#include "engine/steps/level.h"

namespace engine {

enum class ArcadeTask {
    Boards, // one puzzle after another
    Steps,  // positions, in each of which the next step of one technique is to be found
};

// What the score counts.
enum class ArcadeUnit { Points, Boards };

// What a run must have reached for a rank, see arcade_rank.h.
struct ArcadeThreshold {
    int count = 0;      // points, boards or, in modes with rungs, finished rungs
    PlayTime within{0}; // in this time; 0: in any
};

struct ArcadeMode {
    std::string_view id; // in files; never changes
    // Raised when the numbers below change so that scores of before and after can't be compared.
    // Each version has a table of its own.
    int version = 1;
    // Keys of the translations.
    const char* name;
    const char* summary; // two short sentences at most; its rules follow from the numbers

    ArcadeTask task = ArcadeTask::Boards;
    ArcadeUnit unit = ArcadeUnit::Points;
    std::string_view layout = "9x9";
    // The levels of the boards, in their order; further boards have the last level. None for steps,
    // whose techniques are those of sprint_ladder.h.
    std::vector<Level> levels = {};
    bool ends_with_levels = false; // when the board of the last level is solved
    // A wrong digit that comes back to its cell, by whatever action, is a mistake again. Otherwise
    // it is one only once on a board.
    bool charges_again = false;

    PlayTime countdown{0};    // at the start; 0: the clock runs up
    PlayTime for_house{0};    // earned for a complete and correct house of the first board
    PlayTime house_loses{0};  // so much less for each further board, but at least least_for_house
    PlayTime for_board{0};    // earned for a solved board
    PlayTime for_rung{0};     // earned for a finished rung, once for each
    PlayTime for_wrong{0};    // lost by a wrong digit, a wrong cell or a position that was skipped
    PlayTime combo_within{0}; // the next house or step within this time raises the combo; 0: none
    int hearts = 0;           // a wrong digit costs one; 0: none
    int points_for_digit = 0; // when a cell gets its correct digit for the first time
    int points_for_house = 0; // times the combo; for steps, those for a step of the first rung
    int points_for_board = 0;
    int steps_in_rung = 0; // so many steps finish a rung; 0: the mode has no rungs
    // For the ranks above the lowest one. They are no rule: others need no other version.
    std::vector<ArcadeThreshold> ranks = {};
};

inline constexpr PlayTime least_for_house{1000};
inline constexpr int highest_combo = 5;

// In the order in which they are offered.
std::span<const ArcadeMode> arcade_modes();

// Whether the score is the boards that were solved; it is points otherwise.
bool counts_boards(const ArcadeMode& mode);

// The name of the mode's table in files: "sprint" of version 1, "sprint.2" of version 2. The
// version is from 1 to that of the mode; without one it is that of the mode.
std::string table_id(const ArcadeMode& mode, std::optional<int> version = {});

Level level_of_board(const ArcadeMode& mode, std::size_t board);    // counted from 0
PlayTime time_for_house(const ArcadeMode& mode, std::size_t board); // likewise

} // namespace engine
