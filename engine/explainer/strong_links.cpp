#include "engine/explainer/strong_links.h"

namespace engine::explainer {

namespace {

int kind_of(Family family)
{
    switch (family) {
    case Family::Box:
        return 0;
    case Family::Row:
        return 1;
    case Family::Column:
        return 2;
    case Family::Group:
    case Family::Diagonal:
        return 3;
    }
    return 3;
}

bool in_one_line(const Position& position, Cell one, Cell other)
{
    const Place first = position.chart().grid().place_of(one);
    const Place second = position.chart().grid().place_of(other);
    return first.row == second.row || first.column == second.column;
}

bool is_block(const Position& position, HouseIndex house)
{
    const Family family = position.grid_view.family(house);
    return family == Family::Box || family == Family::Group;
}

DigitLink link(const Position& position, HouseIndex house, Places one, Places other)
{
    const Chart& chart = position.chart();
    return {.house = house,
            .places = CellSet(chart.cell_count()),
            .ends = {chart.cells_at(house, one), chart.cells_at(house, other)},
            .is_grouped = true,
            .kind = kind_of(position.grid_view.family(house))};
}

void add_pair(const Position& position,
              HouseIndex house,
              Places places,
              std::vector<DigitLink>& links)
{
    const Chart& chart = position.chart();
    const Places first = places & -places;
    const Cell one = chart.cell_in(house, std::countr_zero(first));
    const Cell other = chart.cell_in(house, std::countr_zero(places ^ first));
    if (is_block(position, house) && in_one_line(position, one, other))
        return;
    links.push_back(link(position, house, first, places ^ first));
    links.back().is_grouped = false;
}

// Two rows of a block with the digit in the same two columns can be used in either direction.
void add_turned(const Position& position,
                HouseIndex house,
                Places one,
                Places other,
                std::vector<DigitLink>& links)
{
    const Chart& chart = position.chart();
    const Places one_low = one & -one;
    const Places other_low = other & -other;
    const auto cell = [&](Places place) {
        return chart.cell_in(house, std::countr_zero(place));
    };
    if (in_one_line(position, cell(one_low), cell(other_low)) &&
        in_one_line(position, cell(one ^ one_low), cell(other ^ other_low)))
        links.push_back(
            link(position, house, one_low | other_low, (one ^ one_low) | (other ^ other_low)));
}

void add_grouped(const Position& position,
                 HouseIndex house,
                 Places places,
                 std::vector<DigitLink>& links)
{
    for (const Arm& arm : position.grid_view.arms(house)) {
        if ((places & ~(arm.one | arm.other | arm.heart)) != 0)
            continue;
        const bool is_pair_of_rows = is_block(position, house) && arm.heart == 0;
        if (is_pair_of_rows && count_bits(places) < 4)
            continue;
        Places one = places & arm.one;
        Places other = places & arm.other;
        if (one == 0 || other == 0)
            return; // the first shape that fits counts, even if it is not a link
        if (is_single_bit(one) || is_single_bit(other)) {
            // The heart belongs to the longer arm; to the first if both are single.
            (is_single_bit(other) ? one : other) |= arm.heart;
        } else {
            one |= places & arm.heart;
            other |= places & arm.heart;
        }
        links.push_back(link(position, house, one, other));
        if (is_pair_of_rows && count_bits(places) == 4 && count_bits(one) == 2)
            add_turned(position, house, one, other, links);
        return;
    }
}

} // namespace

std::vector<DigitLink> strong_links(const Position& position, Digit digit)
{
    std::vector<DigitLink> links;
    for (HouseIndex house : position.grid_view.chain_houses()) {
        const Places places = position.candidates.places(house, digit);
        const std::size_t before = links.size();
        if (count_bits(places) == 2)
            add_pair(position, house, places, links);
        else if (count_bits(places) > 2 && count_bits(places) <= 6)
            add_grouped(position, house, places, links);
        for (std::size_t added = before; added < links.size(); ++added)
            links[added].places = position.chart().cells_at(house, places);
    }
    return links;
}

} // namespace engine::explainer
