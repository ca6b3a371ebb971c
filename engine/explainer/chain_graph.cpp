#include "engine/explainer/chain_graph.h"

#include <algorithm>

namespace engine::explainer {

ChainGraph::ChainGraph(const Position& position)
    : position_(position),
      size_(position.chart().size()),
      numbers_(position.chart().cell_count() * size_, -1)
{
    for (Cell cell : position.candidates.open_cells()) {
        for (Digit digit : position.candidates.of(cell)) {
            numbers_[cell.index * size_ + digit - 1] = count();
            candidates_.push_back({cell, digit});
        }
    }
    for (int number = 0; number < count(); ++number) {
        add_excluded(number);
        add_forced(number);
        add_slots(number);
    }
    excluded_start_.push_back(count_of(excluded_));
    forced_start_.push_back(count_of(forced_));
    slot_start_.push_back(count_of(slots_));
}

void ChainGraph::add_excluded(int number)
{
    const auto [cell, digit] = candidate(number);
    const Chart& chart = position_.chart();
    excluded_start_.push_back(count_of(excluded_));
    for (Digit other : position_.candidates.of(cell)) {
        if (other != digit)
            excluded_.push_back(static_cast<std::uint16_t>(number_of(cell, other)));
    }
    in_cell_.push_back(static_cast<std::uint16_t>(excluded_.size() - excluded_start_.back()));
    CellSet left = chart.peers(cell) & position_.candidates.cells_with(digit);
    for (const PlaceOfCell& place : position_.grid_view.chain_houses_of(cell)) {
        for (int there : each_bit(position_.candidates.places(place.house, digit))) {
            const Cell other = chart.cell_in(place.house, there);
            if (!left.has(other))
                continue;
            left.remove(other);
            excluded_.push_back(static_cast<std::uint16_t>(number_of(other, digit)));
        }
    }
    for (Cell other : left)
        excluded_.push_back(static_cast<std::uint16_t>(number_of(other, digit)));
}

void ChainGraph::add_forced(int number)
{
    const auto [cell, digit] = candidate(number);
    const DigitSet digits = position_.candidates.of(cell);
    forced_start_.push_back(count_of(forced_));
    if (digits.count() == 2)
        forced_.push_back(
            static_cast<std::uint16_t>(number_of(cell, digits.without(digit).first())));
    forced_in_cell_.push_back(digits.count() == 2 ? 1 : 0);
    for (const PlaceOfCell& place : position_.grid_view.chain_houses_of(cell)) {
        const Places other =
            position_.candidates.places(place.house, digit) & ~(Places{1} << place.position);
        if (!is_single_bit(other))
            continue;
        const auto forced = static_cast<std::uint16_t>(
            number_of(position_.chart().cell_in(place.house, std::countr_zero(other)), digit));
        const auto first = forced_.begin() + forced_start_.back();
        if (std::find(first, forced_.end(), forced) == forced_.end())
            forced_.push_back(forced);
    }
}

void ChainGraph::add_slots(int number)
{
    const auto [cell, digit] = candidate(number);
    slot_start_.push_back(count_of(slots_));
    for (const PlaceOfCell& place : position_.grid_view.chain_houses_of(cell))
        slots_.push_back(
            {static_cast<std::uint32_t>(place.house.index * size_ + digit - 1), place.position});
}

// The first house of both in which the digit has at most `most_places` positions.
Reason ChainGraph::first_house_of_both(int number, int then, int most_places) const
{
    const auto [cell, digit] = candidate(number);
    const Cell other = candidate(then).cell;
    if (cell == other)
        return in_cell;
    for (const PlaceOfCell& place : position_.grid_view.chain_houses_of(cell)) {
        if (position_.chart().cells(place.house).has(other) &&
            count_bits(position_.candidates.places(place.house, digit)) <= most_places)
            return static_cast<Reason>(place.house.index);
    }
    return in_cell;
}

int length_addend(int nodes)
{
    int addend = 0;
    int step = 4;
    for (bool is_odd = false; nodes - 2 > step; is_odd = !is_odd) {
        ++addend;
        step = is_odd ? step * 4 / 3 : step * 3 / 2;
    }
    return addend;
}

} // namespace engine::explainer
