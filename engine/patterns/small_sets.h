#pragma once
// Finds locked sets: k small sets that have exactly k members in total, the core of naked and
// hidden subsets.

#include <array>
#include <bit>
#include <cstdint>

#include "engine/base/bits.h"
#include "engine/position/candidates.h"

namespace engine {

// At most as many sets as a house has cells, each with a number.
class SmallSets {
public:
    void add(int number, std::uint32_t members)
    {
        sets_[count_] = {members, std::uint32_t{1} << number};
        ++count_;
    }
    int count() const { return count_; }

    // Calls take(numbers, members) for every choice of `sets` sets that have exactly `members`
    // members in total.
    template <typename Take>
    void each_choice(int sets, int members, Take&& take) const
    {
        if (count_ >= sets)
            pick(0, sets, members, {0, 0}, take);
    }
    template <typename Take>
    void each_locked(int size, Take&& take) const
    {
        each_choice(size, size, take);
    }

private:
    struct NumberedSet {
        std::uint32_t members;
        std::uint32_t number; // as a bit
    };

    template <typename Take>
    void pick(int from, int left, int most, NumberedSet chosen, Take&& take) const
    {
        for (int i = from; i + left <= count_; ++i) {
            const NumberedSet& next = sets_[i];
            const NumberedSet together{chosen.members | next.members, chosen.number | next.number};
            if (has_more_than(most, together.members))
                continue;
            if (left > 1)
                pick(i + 1, left - 1, most, together, take);
            else if (has_more_than(most - 1, together.members))
                take(together.number, together.members);
        }
    }

    std::array<NumberedSet, max_size> sets_;
    int count_ = 0;
};

// For every house the positions of its open cells with 2 to `most` candidates.
class SmallCells {
public:
    SmallCells(const Candidates& candidates, int most) : candidates_(candidates)
    {
        const Chart& chart = candidates.chart();
        for (HouseIndex house : chart.houses())
            places_[house.index] = 0;
        for (Cell cell : candidates.open_cells()) {
            const std::uint32_t digits = candidates.of(cell).bits();
            if ((digits & (digits - 1)) == 0 || has_more_than(most, digits))
                continue;
            for (const PlaceOfCell& place : chart.houses_of(cell))
                places_[place.house.index] |= Places{1} << place.position;
        }
    }

    Places in(HouseIndex house) const { return places_[house.index]; }
    // The candidates of these cells, by position.
    SmallSets sets_in(HouseIndex house) const
    {
        SmallSets sets;
        for (Places places = in(house); places != 0; places &= places - 1) {
            const int position = std::countr_zero(places);
            const Cell cell = candidates_.chart().cell_in(house, position);
            sets.add(position, candidates_.of(cell).bits());
        }
        return sets;
    }

private:
    const Candidates& candidates_;
    std::array<Places, Chart::most_houses> places_;
};

// The positions in a house of the digits that have 2 to `most` of them, by digit.
inline SmallSets small_digits(const Candidates& candidates, HouseIndex house, int most)
{
    SmallSets small;
    for (Digit digit = 1; digit <= candidates.chart().size(); ++digit) {
        const Places places = candidates.places(house, digit);
        if ((places & (places - 1)) != 0 && !has_more_than(most, places))
            small.add(digit, places);
    }
    return small;
}

} // namespace engine
