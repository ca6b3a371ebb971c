#pragma once
// Iterates over all ways to choose some of several things, in the order of Sudoku Explainer: as
// binary numbers, smallest first.

#include <array>

#include "engine/explainer/position.h"

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

// Calls `try_set(hidden, taken)` with every `size` digits of the house that have only as many
// positions in total; stops and returns true as soon as it returns true.
template <typename Try>
bool choose_hidden_set(const Position& position, HouseIndex house, int size, Try try_set)
{
    std::array<Digit, max_size> digits = {};
    int count = 0;
    for (Digit digit : position.chart().all_digits()) {
        const int places = count_bits(position.candidates.places(house, digit));
        if (places >= 2 && places <= size)
            digits[count++] = digit;
    }
    return choose(count, size, [&](const auto& chosen) {
        DigitSet hidden;
        Places taken = 0;
        for (int index = 0; index < size; ++index) {
            const Digit digit = digits[chosen[index]];
            hidden = hidden.with(digit);
            taken |= position.candidates.places(house, digit);
        }
        return count_bits(taken) == size && try_set(hidden, taken);
    });
}

} // namespace engine::explainer
