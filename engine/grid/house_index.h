#pragma once
// The index of a house in Grid::houses(), and how to iterate over such indexes.

#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <iterator>

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

// Consecutive houses: for (HouseIndex house : chart.houses()).
class HouseIndexes {
public:
    // From `first` on, as far as the grid has houses.
    constexpr HouseIndexes(int first, int house_count) : first_(first), end_(house_count) {}

    class Iterator {
    public:
        using value_type = HouseIndex;
        using reference = HouseIndex;
        using pointer = void;
        using difference_type = std::ptrdiff_t;
        using iterator_category = std::input_iterator_tag;

        constexpr Iterator() = default;
        constexpr explicit Iterator(int index) : index_(index) {}
        constexpr HouseIndex operator*() const { return HouseIndex::at(index_); }
        constexpr Iterator& operator++()
        {
            ++index_;
            return *this;
        }
        constexpr Iterator operator++(int) { return Iterator(index_++); }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        int index_ = 0;
    };
    constexpr Iterator begin() const { return Iterator(first_); }
    constexpr Iterator end() const { return Iterator(end_); }

private:
    int first_;
    int end_;
};

} // namespace engine
