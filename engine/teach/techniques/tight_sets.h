#pragma once
// Of several small sets, those k that hold no more than k members together: the heart of naked and
// hidden subsets.

#include <array>
#include <bit>
#include <cstdint>

#include "engine/base/digit_set.h"

namespace engine {

// At most as many sets as a house has cells, each with the number it is known by.
class SmallSets {
public:
    void add(int number, std::uint32_t members)
    {
        sets_[static_cast<std::size_t>(count_)] = {members, std::uint32_t{1} << number};
        ++count_;
    }
    int count() const { return count_; }

    // Calls take(numbers, members) for every choice of `size` sets with exactly `size` members
    // together, until it answers false: whether it never did.
    template <typename Take>
    bool each_tight(int size, Take&& take) const
    {
        return count_ < size || pick(0, size, size, 0, 0, take);
    }

private:
    struct NumberedSet {
        std::uint32_t members;
        std::uint32_t number; // as a bit
    };

    template <typename Take>
    bool pick(int from,
              int left,
              int size,
              std::uint32_t numbers,
              std::uint32_t members,
              Take&& take) const
    {
        for (int i = from; i + left <= count_; ++i) {
            const NumberedSet& next = sets_[static_cast<std::size_t>(i)];
            const std::uint32_t together = members | next.members;
            if (std::popcount(together) > size)
                continue;
            const std::uint32_t chosen = numbers | next.number;
            if (left > 1 ? !pick(i + 1, left - 1, size, chosen, together, take)
                         : std::popcount(together) == size && !take(chosen, together))
                return false;
        }
        return true;
    }

    std::array<NumberedSet, max_size> sets_;
    int count_ = 0;
};

} // namespace engine
