#pragma once
// Taking givens away in an order, with as few questions as can be.

#include <algorithm>
#include <cstddef>

#include "engine/base/cancel.h"

namespace engine {

// Offers `entries` things in their order. `take(first, count)` takes all of those or none, and
// tells. What can go together must also be able to go one after the other: then the same go as if
// each were offered alone, though at first half of them are offered at once, and ever fewer as they
// are refused. False when asked to stop.
template <class Take>
bool take_in_turn(std::size_t entries, const Cancel& stop, Take take)
{
    std::size_t together = entries / 2;
    for (std::size_t first = 0; first < entries;) {
        if (stop.is_asked())
            return false;
        together = std::clamp<std::size_t>(together, 1, entries - first);
        if (take(first, together) || together == 1)
            first += together;
        else
            together /= 2;
    }
    return true;
}

} // namespace engine
