#include "engine/construct/line_moves.h"

#include <algorithm>
#include <numeric>

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

LineOrder as_they_are(int count)
{
    LineOrder order(count);
    std::iota(order.begin(), order.end(), 0);
    return order;
}

LineOrder turned_round(int count)
{
    LineOrder order = as_they_are(count);
    std::ranges::reverse(order);
    return order;
}

LineOrder shuffled(int count, Random& random)
{
    LineOrder order = as_they_are(count);
    random.shuffle(order);
    return order;
}

LineOrder shuffled_in_pairs(int count, Random& random)
{
    LineOrder order = as_they_are(count);
    LineOrder pairs = shuffled(count / 2, random);
    for (int line = 0; line < count / 2; ++line) {
        const int pair = pairs[line];
        const int from = random.coin() ? pair : count - 1 - pair;
        order[line] = from;
        order[count - 1 - line] = count - 1 - from;
    }
    return order;
}

LineOrder lines_shuffled(int count, int group, Random& random)
{
    LineOrder order;
    for (int start = 0; start < count; start += group) {
        for (int line : shuffled(group, random))
            order.push_back(start + line);
    }
    return order;
}

LineOrder lines_shuffled_in_pairs(int count, int group, Random& random)
{
    LineOrder order = as_they_are(count);
    for (int start = 0; 2 * start < count; start += group) {
        const bool is_middle = 2 * start + group == count;
        const LineOrder lines =
            is_middle ? shuffled_in_pairs(group, random) : shuffled(group, random);
        for (int line = 0; line < group; ++line) {
            const int from = start + lines[line];
            order[start + line] = from;
            order[count - 1 - start - line] = count - 1 - from;
        }
    }
    return order;
}

LineOrder in_groups(const LineOrder& groups, int group)
{
    LineOrder order;
    for (int from : groups) {
        for (int line = 0; line < group; ++line)
            order.push_back(from * group + line);
    }
    return order;
}

LineOrder after(const LineOrder& one, const LineOrder& other)
{
    LineOrder both;
    both.reserve(one.size());
    for (int line : other)
        both.push_back(one[line]);
    return both;
}

} // namespace engine
