#pragma once
// Iterates over all ways to choose some of several things, in the order of Sudoku Explainer: as
// binary numbers, smallest first.

#include <array>
#include <cstdint>

namespace engine::explainer {

constexpr int most_chosen = 8;

// Calls `try_choice` with arrays of `size` ascending indexes below `count`; stops and returns true
// as soon as it returns true.
template <typename Try>
bool choose(int count, int size, Try try_choice)
{
    if (size < 0 || size > count || size > most_chosen)
        return false;
    std::array<int, most_chosen> chosen = {};
    for (int index = 0; index < size; ++index)
        chosen[index] = index;
    while (true) {
        if (try_choice(chosen))
            return true;
        // The lowest index that can increase by one does; those below it start again.
        int moving = 0;
        while (moving + 1 < size && chosen[moving] + 1 == chosen[moving + 1])
            ++moving;
        if (size == 0 || (moving + 1 == size && chosen[moving] + 1 == count))
            return false;
        ++chosen[moving];
        for (int below = 0; below < moving; ++below)
            chosen[below] = below;
    }
}

} // namespace engine::explainer
