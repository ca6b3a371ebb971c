#pragma once
// Removes givens in an order, with as few searches as possible.

#include <algorithm>
#include <cstddef>

#include "engine/base/cancel.h"

namespace engine {

// Offers `entries` things in order. `take(first, count)` takes all of these or none, and returns
// whether it did. What can be removed together must also be removable one by one: then the result
// is the same as if each were offered alone, although at first half of them are offered at once,
// and fewer after each refusal. Returns false if cancelled.
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
