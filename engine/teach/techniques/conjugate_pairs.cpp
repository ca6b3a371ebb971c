#include "engine/teach/techniques/conjugate_pairs.h"

#include <bit>

namespace engine {

ConjugatePairs::ConjugatePairs(const Candidates& candidates, Digit digit) : links_(few_.data())
{
    const Chart& chart = candidates.chart();
    for (int house = 0; house < chart.house_count(); ++house) {
        const Places places = candidates.places(house, digit);
        const Places second = places & (places - 1);
        if (second == 0 || (second & (second - 1)) != 0 || !chart.is_full(house))
            continue;
        add({house,
             chart.kind(house),
             {chart.cell_in(house, std::countr_zero(places)),
              chart.cell_in(house, std::countr_zero(second))}});
    }
}

void ConjugatePairs::add(const ConjugatePair& link)
{
    if (count_ < most_without_allocation) {
        few_[static_cast<std::size_t>(count_)] = link;
    } else {
        if (many_.empty())
            many_.assign(few_.begin(), few_.end());
        many_.push_back(link);
        links_ = many_.data();
    }
    ++count_;
}

int house_of_both(const Chart& chart, Cell one, Cell other)
{
    for (const PlaceOfCell& place : chart.houses_of(one)) {
        if (chart.cells(place.house).has(other))
            return place.house;
    }
    return -1;
}

Node node_of(const CellSet& cells, Digit digit)
{
    Node node{{}, digit};
    for (Cell cell : cells)
        node.cells.push_back(cell);
    return node;
}

} // namespace engine
