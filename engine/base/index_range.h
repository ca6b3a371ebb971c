#pragma once
// Consecutive indexes of a type of their own: for (HouseIndex house : chart.houses()).

#include <cstddef>

namespace engine {

template <class Index>
class IndexRange {
public:
    // From `first` on, before `end`; both are numbers of indexes.
    constexpr IndexRange(int first, int end) : first_(first), end_(end) {}

    class Iterator {
    public:
        using value_type = Index;
        using difference_type = std::ptrdiff_t;

        constexpr Iterator() = default;
        constexpr explicit Iterator(int number) : number_(number) {}
        constexpr Index operator*() const { return Index::at(number_); }
        constexpr Iterator& operator++()
        {
            ++number_;
            return *this;
        }
        constexpr Iterator operator++(int) { return Iterator(number_++); }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        int number_ = 0;
    };
    constexpr Iterator begin() const { return Iterator(first_); }
    constexpr Iterator end() const { return Iterator(end_); }

private:
    int first_;
    int end_;
};

} // namespace engine
