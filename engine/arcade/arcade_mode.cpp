#include "engine/arcade/arcade_mode.h"

#include <algorithm>

#include "engine/base/ensure.h"
#include "engine/base/message.h"

namespace engine {

namespace {

ArcadeMode time_attack()
{
    using enum Level;
    return {.id = "time-attack",
            .version = 2, // 1: 10 seconds for a house, 1 less for each board, 30 for a board
            .name = N_("Time attack"),
            .summary = N_("Finish rows, columns and boxes to win back time."),
            .levels = {Beginner, Easy, Easy, Medium, Medium, Hard},
            .countdown = PlayTime{180'000},
            .for_house = PlayTime{8'000},
            .house_loses = PlayTime{2'000},
            .for_board = PlayTime{20'000},
            .for_wrong = PlayTime{5'000},
            .combo_within = PlayTime{15'000},
            .points_for_house = 100,
            .points_for_board = 500,
            .ranks = {{1'000}, {5'000}, {20'000}, {50'000}}};
}

ArcadeMode gauntlet()
{
    using enum Level;
    return {.id = "gauntlet",
            .version = 2, // 1: the same wrong digit in the same cell cost one heart in all
            .name = N_("Gauntlet"),
            .summary = N_("Five boards, each harder. Three hearts. One clock."),
            .unit = ArcadeUnit::Boards,
            .levels = {Beginner, Easy, Medium, Hard, Expert},
            .ends_with_levels = true,
            .charges_again = true,
            .hearts = 3,
            .ranks = {{1}, {2}, {4}, {.count = 5, .within = PlayTime{1'800'000}}}};
}

ArcadeMode technique_sprint()
{
    return {.id = "sprint",
            .version =
                2, // 1: any technique up to Hard in any order, and as many answers as one liked
            .name = N_("Technique sprint"),
            .summary = N_("Find where each technique works. Climb five rungs."),
            .task = ArcadeTask::Steps,
            .countdown = PlayTime{60'000},
            .for_rung = PlayTime{10'000},
            .for_wrong = PlayTime{3'000},
            .combo_within = PlayTime{8'000},
            .points_for_house = 100,
            .steps_in_rung = 3,
            .ranks = {{1}, {2}, {3}, {4}, {5}}};
}

ArcadeMode one_minute_4x4()
{
    using enum Level;
    return {.id = "minute-4x4",
            .name = N_("One-minute 4×4"),
            .summary = N_("As many small boards as fit into sixty seconds."),
            .layout = "4x4",
            .levels = {Beginner, Easy},
            .countdown = PlayTime{60'000},
            .for_wrong = PlayTime{3'000},
            .points_for_digit = 10,
            .points_for_board = 50,
            .ranks = {{60}, {150}, {300}, {500}}};
}

} // namespace

std::span<const ArcadeMode> arcade_modes()
{
    static const std::array modes = {time_attack(), gauntlet(), technique_sprint(),
                                     one_minute_4x4()};
    return modes;
}

bool counts_boards(const ArcadeMode& mode)
{
    return mode.unit == ArcadeUnit::Boards;
}

std::string table_id(const ArcadeMode& mode, std::optional<int> wanted)
{
    const int version = wanted.value_or(mode.version);
    ENSURE(version >= 1 && version <= mode.version);
    const std::string id(mode.id);
    return version == 1 ? id : id + "." + std::to_string(version);
}

Level level_of_board(const ArcadeMode& mode, std::size_t board)
{
    return mode.levels[std::min(board, mode.levels.size() - 1)];
}

PlayTime time_for_house(const ArcadeMode& mode, std::size_t board)
{
    if (mode.for_house == PlayTime{0})
        return PlayTime{0};
    const PlayTime less = mode.house_loses * static_cast<PlayTime::rep>(board);
    return std::max(least_for_house, mode.for_house - less);
}

} // namespace engine
