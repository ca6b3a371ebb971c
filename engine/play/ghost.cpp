#include "engine/play/ghost.h"

#include <algorithm>
#include <map>

#include "engine/base/count.h"
#include "engine/base/ensure.h"

namespace engine {

namespace {

// A point in the fill times of a run: after `whole` cells, and `part` of `parts` on the way to the
// next one.
struct Progress {
    std::int64_t whole = 0;
    std::int64_t part = 0;
    std::int64_t parts = 1;
};

// Returns the segment, from 0, in which the `cell`-th of `cells` cells is filled; cells count from
// 1.
int segment_of(int cell, int cells)
{
    int segment = 0;
    while (cells_at_split(segment + 1, cells) < cell)
        ++segment;
    return segment;
}

// Where a run with `run_cells` cells is when a play with `cells` cells fills its `cell`-th.
Progress progress_at(int cell, int cells, int run_cells)
{
    if (cell == cells) // on boards with fewer cells than segments some are skipped
        return {.whole = run_cells};
    const int segment = segment_of(cell, cells);
    const std::int64_t from = cells_at_split(segment, cells);
    const std::int64_t length = cells_at_split(segment + 1, cells) - from;
    const std::int64_t run_from = cells_at_split(segment, run_cells);
    const std::int64_t way = (cells_at_split(segment + 1, run_cells) - run_from) * (cell - from);
    return {.whole = run_from + way / length, .part = way % length, .parts = length};
}

PlayTime time_after(const std::vector<PlayTime>& times, std::int64_t cells)
{
    return cells == 0 ? PlayTime{0} : times[cells - 1];
}

PlayTime time_at(const std::vector<PlayTime>& times, const Progress& progress)
{
    const PlayTime from = time_after(times, progress.whole);
    if (progress.part == 0)
        return from;
    return from + (time_after(times, progress.whole + 1) - from) * progress.part / progress.parts;
}

PlayTime time_at(const std::vector<PlayTime>& times, int cell, int cells)
{
    return time_at(times, progress_at(cell, cells, count_of(times)));
}

// Times for each cell, by a function of the number of the cell, from 1.
template <typename TimeOf>
std::vector<PlayTime> each_cell(int cells, TimeOf time_of)
{
    ENSURE(cells >= 1);
    std::vector<PlayTime> times;
    times.reserve(cells);
    for (int cell = 1; cell <= cells; ++cell) {
        const PlayTime time = time_of(cell);
        times.push_back(times.empty() ? time : std::max(times.back(), time));
    }
    return times;
}

} // namespace

std::size_t Ghost::filled(PlayTime now) const
{
    return std::ranges::upper_bound(times, now) - times.begin();
}

std::vector<PlayTime> stretched(const std::vector<PlayTime>& fill_times, int cells)
{
    return each_cell(cells, [&](int cell) { return time_at(fill_times, cell, cells); });
}

std::vector<PlayTime> best_segments(FillTimesOfRuns runs, int cells)
{
    ENSURE(!runs.empty());
    std::array<const std::vector<PlayTime>*, split_count> fastest{};
    std::array<PlayTime, split_count + 1> begins{}; // of each segment, and the end of the last
    for (int segment = 0; segment < split_count; ++segment) {
        const auto length = [segment](const std::vector<PlayTime>& times) {
            const int all = count_of(times);
            return time_after(times, cells_at_split(segment + 1, all)) -
                   time_after(times, cells_at_split(segment, all));
        };
        const auto* best = *std::ranges::min_element(
            runs, {}, [&](const std::vector<PlayTime>* times) { return length(*times); });
        fastest[segment] = best;
        begins[segment + 1] = begins[segment] + length(*best);
    }
    return each_cell(cells, [&](int cell) {
        if (cell == cells)
            return begins.back();
        const int segment = segment_of(cell, cells);
        const std::vector<PlayTime>& times = *fastest[segment];
        const PlayTime run_begin = time_after(times, cells_at_split(segment, count_of(times)));
        return begins[segment] + time_at(times, cell, cells) - run_begin;
    });
}

std::vector<PlayTime> best_splits(FillTimesOfRuns runs, int cells)
{
    ENSURE(!runs.empty() && cells >= 1);
    std::map<int, std::vector<Progress>> ways; // by how many cells a run has: most have the same
    std::vector<PlayTime> best(cells, PlayTime::max());
    for (const std::vector<PlayTime>* times : runs) {
        std::vector<Progress>& way = ways[count_of(*times)];
        for (int cell = count_of(way) + 1; cell <= cells; ++cell)
            way.push_back(progress_at(cell, cells, count_of(*times)));
        for (std::size_t index = 0; index < best.size(); ++index)
            best[index] = std::min(best[index], time_at(*times, way[index]));
    }
    return each_cell(cells, [&](int cell) { return best[cell - 1]; });
}

std::vector<PlayTime> average_times(FillTimesOfRuns runs, int cells)
{
    ENSURE(!runs.empty());
    return each_cell(cells, [&](int cell) {
        PlayTime sum{0};
        for (const std::vector<PlayTime>* times : runs)
            sum += time_at(*times, cell, cells);
        return sum / count_of(runs);
    });
}

} // namespace engine
