#pragma once
// Iterates over the hidden sets of a house, in the order of Sudoku Explainer.

#include "engine/explainer/choose.h"
#include "engine/explainer/position.h"

namespace engine::explainer {

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
