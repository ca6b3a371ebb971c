#include "engine/construct/line_moves.h"

namespace engine {

// Counts the cells of a square row by row.
Digits LineMoves::of(const Digits& digits) const
{
    Digits result(digits.size());
    const std::size_t size = rows.size();
    for (std::size_t cell = 0; cell < digits.size(); ++cell) {
        std::size_t source = cell;
        if (size > 0) {
            const std::size_t row = is_turned ? cell % size : cell / size;
            const std::size_t column = is_turned ? cell / size : cell % size;
            source = rows[row] * size + columns[column];
        }
        const Digit digit = digits[source];
        const bool is_renamed = digit != no_digit && !names.empty();
        result[cell] = is_renamed ? digit_at(names[digit - 1u]) : digit;
    }
    return result;
}

} // namespace engine
