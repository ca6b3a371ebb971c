#include "engine/patterns/conjugate_pairs.h"

#include <algorithm>
#include <bit>

namespace engine {

ConjugatePairs::ConjugatePairs(const Candidates& candidates, Digit digit) : links_(few_.data())
{
    const Chart& chart = candidates.chart();
    constexpr int at_once = 64;
    for (int from = 0; from < chart.house_count(); from += at_once) {
        // First the houses with two positions, without branches because they are hard to predict;
        // then the pairs.
        const int end = std::min(from + at_once, chart.house_count());
        std::uint64_t houses = 0;
        for (HouseIndex house : HouseIndexes(from, end)) {
            const Places places = candidates.places(house, digit);
            houses |= std::uint64_t{is_single_bit(places & (places - 1))} << (house.index - from);
        }
        for (; houses != 0; houses &= houses - 1)
            add_link_in(HouseIndex::at(from + std::countr_zero(houses)), candidates, digit);
    }
}

void ConjugatePairs::add_link_in(HouseIndex house, const Candidates& candidates, Digit digit)
{
    const Chart& chart = candidates.chart();
    if (!chart.is_full(house))
        return;
    const Places places = candidates.places(house, digit);
    add({house,
         chart.kind(house),
         {chart.cell_in(house, std::countr_zero(places)),
          chart.cell_in(house, std::countr_zero(places & (places - 1)))}});
}

void ConjugatePairs::add(const ConjugatePair& link)
{
    if (count_ < most_without_allocation) {
        few_[count_] = link;
    } else {
        if (many_.empty())
            many_.assign(few_.begin(), few_.end());
        many_.push_back(link);
        links_ = many_.data();
    }
    ++count_;
}

HouseIndex house_of_both(const Chart& chart, Cell one, Cell other)
{
    for (const PlaceOfCell& place : chart.houses_of(one)) {
        if (chart.cells(place.house).has(other))
            return place.house;
    }
    return no_house;
}

} // namespace engine
