#include "engine/play/splits.h"

#include <algorithm>

#include "engine/base/ensure.h"

namespace engine {

int cells_at_split(int split, int cells_to_fill)
{
    return (split * cells_to_fill + split_count - 1) / split_count;
}

Splits splits_of(const std::vector<PlayTime>& fill_times, int cells_to_fill)
{
    ENSURE(cells_to_fill >= 1);
    Splits splits;
    for (int split = 0; split < split_count; ++split) {
        const std::size_t index = cells_at_split(split + 1, cells_to_fill) - 1;
        if (index < fill_times.size())
            splits[split] = fill_times[index];
    }
    return splits;
}

Segments segments_of(const Splits& splits)
{
    Segments segments;
    for (std::size_t split = 0; split < splits.size(); ++split) {
        if (splits[split])
            segments[split] = split == 0 ? *splits[0] : *splits[split] - *splits[split - 1];
    }
    return segments;
}

// Puzzles of one category differ in how many cells are empty: beyond the best run's last cell, the
// comparison is with that last cell.
std::optional<PlayTime> delta(const std::vector<PlayTime>& fill_times,
                              const std::vector<PlayTime>& best_fill_times,
                              PlayTime now)
{
    if (fill_times.empty() || best_fill_times.empty())
        return std::nullopt;
    const std::size_t filled = std::min(fill_times.size(), best_fill_times.size());
    const PlayTime at_last = fill_times.back() - best_fill_times[filled - 1];
    if (fill_times.size() >= best_fill_times.size())
        return at_last;
    return std::max(at_last, now - best_fill_times[filled]);
}

} // namespace engine
