#include "engine/inference/alternatives.h"

namespace engine {

std::vector<Alternatives> alternatives_of(const Candidates& candidates)
{
    std::vector<Alternatives> all;
    const Chart& chart = candidates.chart();
    for (Cell cell : candidates.open_cells()) {
        Alternatives of_cell;
        for (Digit digit : candidates.of(cell))
            of_cell.candidates.push_back({cell, digit});
        if (of_cell.candidates.size() >= 2)
            all.push_back(std::move(of_cell));
    }
    for (HouseIndex house : chart.houses()) {
        if (!chart.is_full(house))
            continue;
        for (Digit digit : chart.all_digits()) {
            const Places places = candidates.places(house, digit);
            if (count_bits(places) < 2)
                continue;
            Alternatives of_house{house, {}};
            for (Places rest = places; rest != 0; rest &= rest - 1)
                of_house.candidates.push_back(
                    {chart.cell_in(house, std::countr_zero(rest)), digit});
            all.push_back(std::move(of_house));
        }
    }
    return all;
}

} // namespace engine
