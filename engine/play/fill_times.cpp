#include "engine/play/fill_times.h"

#include <algorithm>

namespace engine {

void FillTimes::follow(const Board& before, const Board& now, PlayTime at)
{
    for (Cell cell : before.cells_that_differ(now)) {
        const bool was_filled = before[cell].digit != no_digit;
        const bool is_filled = now[cell].digit != no_digit;
        if (was_filled && !is_filled)
            forget(cell);
        if (!was_filled && is_filled)
            add(cell, at);
    }
}

void FillTimes::add(Cell cell, PlayTime at)
{
    cells_.push_back(cell);
    times_.push_back(at);
}

void FillTimes::forget(Cell cell)
{
    const auto found = std::find(cells_.begin(), cells_.end(), cell);
    if (found == cells_.end())
        return;
    times_.erase(times_.begin() + (found - cells_.begin()));
    cells_.erase(found);
}

} // namespace engine
