#include "engine/play/notice.h"

#include <algorithm>
#include <set>

namespace engine {

namespace {

// The written cells that clash, and the cells they clash with, in reading order.
Cells clashes_of(const Cells& written, const Grid& grid, const Board& now)
{
    std::set<Cell> clashing;
    for (Cell cell : written) {
        for (Cell peer : grid.peers_of(cell)) {
            if (now[peer].digit == now[cell].digit)
                clashing.insert({cell, peer});
        }
    }
    return Cells(clashing.begin(), clashing.end());
}

std::vector<int> houses_of(const Cells& written, const Grid& grid)
{
    std::set<int> houses;
    for (Cell cell : written)
        houses.insert(grid.houses_of(cell).begin(), grid.houses_of(cell).end());
    return std::vector<int>(houses.begin(), houses.end());
}

} // namespace

Cells newly_written(const PlaceDigit& place, const Board& before, const Board& now)
{
    Cells written;
    std::copy_if(place.cells.begin(), place.cells.end(), std::back_inserter(written),
                 [&](Cell cell) {
                     return now[cell].digit == place.digit && before[cell].digit != place.digit;
                 });
    return written;
}

namespace {

std::vector<Event>
notice_written(const Cells& written, const Grid& grid, const Board& before, const Board& now)
{
    std::vector<Event> events;
    if (written.empty())
        return events;

    events.push_back(DigitPlaced{written});
    for (int house : houses_of(written, grid)) {
        const bool is_complete = state_of(now, grid.house(house)) == HouseState::Complete;
        if (is_complete && state_of(before, grid.house(house)) != HouseState::Complete)
            events.push_back(HouseCompleted{house});
    }
    const Cells clashing = clashes_of(written, grid, now);
    if (!clashing.empty())
        events.push_back(ClashMade{clashing});
    return events;
}

} // namespace

std::vector<Event>
notice(const PlaceDigit& place, const Grid& grid, const Board& before, const Board& now)
{
    return notice_written(newly_written(place, before, now), grid, before, now);
}

std::vector<Event>
notice(const TakeStep& step, const Grid& grid, const Board& before, const Board& now)
{
    Cells written;
    for (const Candidate& placed : step.placements) {
        if (before[placed.cell].digit != now[placed.cell].digit)
            written.push_back(placed.cell);
    }
    return notice_written(written, grid, before, now);
}

} // namespace engine
