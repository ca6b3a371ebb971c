#pragma once
// What an assumption or a conclusion of a net is: a candidate of its NetPlan, true or false.

#include <compare>

#include "engine/base/index_range.h"

namespace engine {

struct Literal {
    int index = 0; // twice the number of the candidate, plus one if it is true

    static constexpr Literal at(int index) { return {index}; }
    static constexpr Literal of(int candidate, bool is_true)
    {
        return {2 * candidate + (is_true ? 1 : 0)};
    }

    constexpr int candidate() const { return index / 2; }
    constexpr bool is_true() const { return index % 2 != 0; }
    constexpr Literal opposite() const { return {index ^ 1}; }

    friend constexpr auto operator<=>(Literal, Literal) = default;
};

using Literals = IndexRange<Literal>;

} // namespace engine
