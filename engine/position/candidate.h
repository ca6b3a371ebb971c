#pragma once
// One digit in one cell: a candidate, or a digit placed or removed.

#include <span>

#include "engine/base/digit_set.h"
#include "engine/grid/cell.h"

namespace engine {

struct Candidate {
    Cell cell;
    Digit digit = no_digit;

    friend constexpr auto operator<=>(const Candidate&, const Candidate&) = default;
};

inline DigitSet all_digits_of(std::span<const Candidate> candidates)
{
    DigitSet digits;
    for (const Candidate& candidate : candidates)
        digits = digits.with(candidate.digit);
    return digits;
}

} // namespace engine
