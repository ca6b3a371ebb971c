#pragma once
// The arcade modes: what is played in each, and what earns points and time. A mode is one row of a
// table; nothing else in the engine knows their names.

#include <array>
#include <cstddef>
#include <span>
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

inline constexpr std::size_t arcade_rules = 4; // sentences that explain a mode

struct ArcadeMode {
    std::string_view id; // in files; never changes
    // Keys of the translations.
    const char* name;
    const char* summary; // one line
    // With the placeholders {time}, {house}, {board}, {wrong}, {within}, {combo}, {hearts},
    // {points}, {digit} and {board_points}, which are filled in from the numbers below.
    std::array<const char*, arcade_rules> rules;

    ArcadeTask task = ArcadeTask::Boards;
    ArcadeUnit unit = ArcadeUnit::Points;
    std::string_view layout = "9x9";
    // The levels of the boards, in their order; further boards have the last level. For steps the
    // levels of their techniques, in any order.
    std::vector<Level> levels = {};
    bool ends_with_levels = false; // when the board of the last level is solved

    PlayTime countdown{0};    // at the start; 0: the clock runs up
    PlayTime for_house{0};    // earned for a complete and correct house of the first board; each
                              // further board earns a second less, but at least least_for_house
    PlayTime for_board{0};    // earned for a solved board
    PlayTime for_wrong{0};    // lost by a wrong digit or a wrong cell
    PlayTime combo_within{0}; // the next house or step within this time raises the combo; 0: none
    int hearts = 0;           // a wrong digit costs one; 0: none
    int points_for_digit = 0; // when a cell gets its correct digit for the first time
    int points_for_house = 0; // times the combo; for steps, those for a step
    int points_for_board = 0;
};

inline constexpr PlayTime least_for_house{3000};
inline constexpr int highest_combo = 5;

// In the order in which they are offered.
std::span<const ArcadeMode> arcade_modes();
const ArcadeMode* find_arcade_mode(std::string_view id); // null if there is none

Level level_of_board(const ArcadeMode& mode, std::size_t board);    // counted from 0
PlayTime time_for_house(const ArcadeMode& mode, std::size_t board); // likewise

} // namespace engine
