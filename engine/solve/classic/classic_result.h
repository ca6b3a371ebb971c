#pragma once
// The limits of a search of the classic 9x9, and its result.

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "engine/base/digit_set.h"
#include "engine/grid/cell.h"

namespace engine {

class Cancel;

struct SearchLimits {
    int solutions = 2;                  // stop after this many
    std::uint64_t guesses = UINT64_MAX; // stop, undecided, after this many
    // Stop, undecided, when this is asked; null: never. It must outlive the search. On the classic
    // grid it is not looked at, as a search takes milliseconds.
    const Cancel* cancel = nullptr;
};

// In reading order, no_digit if the cell is open.
using ClassicDigits = std::array<Digit, 81>;
using ClassicGivens = std::span<const Digit, 81>;

struct ClassicResult {
    int count = 0; // solutions found, never more than the limit
    std::uint64_t guesses = 0;
    bool decided = true; // false if the limit of guesses was reached before the end

    friend bool operator==(const ClassicResult&, const ClassicResult&) = default;
};

// Solutions with this digit in this cell don't count.
struct Exclusion {
    Cell cell;   // one of the 81
    Digit digit; // 1 to 9
};

} // namespace engine
