#pragma once
// The index of a house in Grid::houses().

#include <compare>
#include <concepts>
#include <cstdint>

#include "engine/base/index_range.h"

namespace engine {

struct HouseIndex {
    std::int16_t index = 0;

    static constexpr HouseIndex at(std::integral auto index)
    {
        return {static_cast<std::int16_t>(index)};
    }

    friend constexpr auto operator<=>(HouseIndex, HouseIndex) = default;
};

// Where there may be no house. It is less than every index of a house.
constexpr HouseIndex no_house = {-1};

using HouseIndexes = IndexRange<HouseIndex>;

} // namespace engine
