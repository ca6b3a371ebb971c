#include "engine/techniques/sets/rank_zero.h"

#include "engine/steps/evidence.h"

namespace engine {

Step rank_zero_step(const Candidates& candidates,
                    const CellSet& cells,
                    const std::vector<Cover>& covers)
{
    const Chart& chart = candidates.chart();
    Step step{.size = cells.count()};
    mark_cells(step, cells, Role::Cause);
    for (const Cover& cover : covers) {
        if (!cover.digits.empty())
            step.houses.push_back({cover.house, Role::Cover});
        step.digits = step.digits.with(cover.digits);
    }
    for (Digit digit : step.digits) {
        mark_digit(step, candidates, cells, digit, Role::Cause);
        CellSet once(chart.cell_count());
        CellSet twice(chart.cell_count());
        for (const Cover& cover : covers) {
            if (!cover.digits.has(digit))
                continue;
            twice |= once & chart.cells(cover.house);
            once |= chart.cells(cover.house);
        }
        const CellSet removed = (once - cells) | (twice & cells);
        remove_from(step, removed & candidates.cells_with(digit), digit);
    }
    return step;
}

} // namespace engine
