#pragma once
// One digit in one cell: what may be written there, or was.

#include "engine/base/digit_set.h"
#include "engine/grid/cell.h"

namespace engine {

struct Candidate {
    Cell cell;
    Digit digit = no_digit;

    friend constexpr auto operator<=>(const Candidate&, const Candidate&) = default;
};

} // namespace engine
