#pragma once
// Of several small sets, those k that hold just k members together: the heart of naked and hidden
// subsets.

#include <array>
#include <bit>
#include <cstdint>

#include "engine/teach/candidates.h"

namespace engine {

// Up to as many sets as a house has cells, each with the number it is known by.
class SmallSets {
public:
    void add(int number, std::uint32_t members)
    {
        sets_[static_cast<std::size_t>(count_)] = {members, std::uint32_t{1} << number};
        ++count_;
    }
    int count() const { return count_; }

    // Calls take(numbers, members) for every choice of so many sets with exactly so many members
    // together, until it answers false: whether it never did.
    template <typename Take>
    bool each_choice(int sets, int members, Take&& take) const
    {
        return count_ < sets || pick(0, sets, members, 0, 0, take);
    }
    template <typename Take>
    bool each_tight(int size, Take&& take) const
    {
        return each_choice(size, size, take);
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

// The candidates of the open cells of a house that have 2 to `most`, by place.
inline SmallSets small_cells(const Candidates& candidates, int house, int most)
{
    SmallSets small;
    for (Places open = candidates.open_places(house); open != 0; open &= open - 1) {
        const int position = std::countr_zero(open);
        const DigitSet digits = candidates.of(candidates.chart().cell_in(house, position));
        if (digits.count() >= 2 && digits.count() <= most)
            small.add(position, digits.bits());
    }
    return small;
}

// The places in a house of the digits that have 2 to `most`, by digit.
inline SmallSets small_digits(const Candidates& candidates, int house, int most)
{
    SmallSets small;
    for (Digit digit = 1; digit <= candidates.chart().size(); ++digit) {
        const Places places = candidates.places(house, digit);
        if ((places & (places - 1)) != 0 && std::popcount(places) <= most)
            small.add(digit, places);
    }
    return small;
}

} // namespace engine
